// Shows the board by itself, for those who work on it: `npm run dev`, then /dev-board.html.
import { mount } from "svelte";

import Dev from "./Dev.svelte";

mount(Dev, { target: document.body });
