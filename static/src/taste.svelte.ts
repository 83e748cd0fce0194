// How this device likes to be shown: language, theme, single keys. Changes at once, and is kept.
import { remember, remembered, type Theme } from "./device";
import type { Language } from "./words";

function firstLanguage(): Language {
  const kept = remembered("bc.language") ?? navigator.language;
  return kept.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function firstTheme(): Theme {
  const kept = remembered("bc.theme");
  return kept === "dark" || kept === "light" ? kept : null;
}

class Taste {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  letters = $state(remembered("bc.letters") !== "off");

  speak(language: Language): void {
    this.language = language;
    remember("bc.language", language);
  }

  /** To the other theme than the one seen now. */
  flip(): void {
    const dark = this.theme === null ? matchMedia("(prefers-color-scheme: dark)").matches : this.theme === "dark";
    this.theme = dark ? "light" : "dark";
    remember("bc.theme", this.theme);
  }

  useLetters(on: boolean): void {
    this.letters = on;
    remember("bc.letters", on ? "on" : "off");
  }
}

export const taste = new Taste();
