// Puts the page for looking at the frame into its place.
import "@fontsource/barlow-semi-condensed/latin-400.css";
import "@fontsource/barlow-semi-condensed/latin-700.css";
import "../../style/all.css";

import { mount } from "svelte";

import Dev from "./Dev.svelte";

mount(Dev, { target: document.body });
