// How this device likes to be shown: language, theme, lengths, sounds, single keys. Changes at once, and is kept.
import { remember, remembered, type Theme } from "./device";
import type { Measure } from "./lengths";
import type { Language } from "./words";

function firstLanguage(): Language {
  const kept = remembered("bc.language") ?? navigator.language;
  return kept.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function firstTheme(): Theme {
  const kept = remembered("bc.theme");
  return kept === "dark" || kept === "light" ? kept : null;
}

/** What was chosen here, if it is one of these. */
function one<T extends string>(key: string, of: readonly T[]): T | null {
  return of.find((each) => each === remembered(key)) ?? null;
}

/** Sounds are on where a mouse is: a phone may be in company. */
function firstSounds(): boolean {
  return (one("bc.sounds", ["on", "off"]) ?? (matchMedia("(pointer: fine)").matches ? "on" : "off")) === "on";
}

class Taste {
  language = $state<Language>(firstLanguage());
  theme = $state<Theme>(firstTheme());
  /** What lengths are shown in; null: as each game says. */
  measure = $state<Measure | null>(one("bc.measure", ["cm", "in"]));
  sounds = $state(firstSounds());
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

  light(theme: Theme): void {
    this.theme = theme;
    remember("bc.theme", theme);
  }

  measureIn(measure: Measure | null): void {
    this.measure = measure;
    remember("bc.measure", measure);
  }

  sound(on: boolean): void {
    this.sounds = on;
    remember("bc.sounds", on ? "on" : "off");
  }

  useLetters(on: boolean): void {
    this.letters = on;
    remember("bc.letters", on ? "on" : "off");
  }
}

export const taste = new Taste();
