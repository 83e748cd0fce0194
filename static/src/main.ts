// Where the page begins: puts the client into its place in index.html.
import "@fontsource/barlow-semi-condensed/latin-400.css";
import "@fontsource/barlow-semi-condensed/latin-700.css";
import "./style/all.css";

import { mount } from "svelte";

import App from "./App.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no place for the client");
mount(App, { target });
