// The page's own voice, where there is no game to speak of: its own words, in the language liked here.
import { taste } from "./taste.svelte";
import { speaker, type Speaker } from "./words";

class Voice {
  readonly t: Speaker = $derived(speaker({ language: taste.language, catalogue: {}, names: {}, sides: {}, measure: taste.measure ?? "cm" }));
}

export const voice = new Voice();
