// Where the page begins: puts the client into its place in index.html.
import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no place for the client");
mount(App, { target });
