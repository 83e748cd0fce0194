// What a key means: pure, so that it can be read and tested in one place. Letters act only where nobody types.

export type Meaning = { deed: "undo" | "help" | "back" | "give" | "more" } | { deed: "option"; key: string } | null;

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Where the focus is: in a field, on a control that has keys of its own, or on nothing in particular. */
export type Focus = "field" | "control" | "free";

export function meaning(event: Pressed, focus: Focus, letters: boolean): Meaning {
  if (focus === "field") return null;
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") return { deed: "undo" };
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "Escape") return { deed: "back" };
  if (event.key === "?") return { deed: "help" };
  if (event.key === "Enter") return focus === "free" ? { deed: "give" } : null;
  if (event.key === " ") return focus === "free" ? { deed: "option", key: "space" } : null;
  if (!letters || event.key.length !== 1) return null;
  return event.key === "." ? { deed: "more" } : { deed: "option", key: event.key };
}

export function focusOf(element: Element | null): Focus {
  if (element === null || element === document.body || element.id === "desk") return "free";
  if (element.matches("input,select,textarea,[contenteditable=true]")) return "field";
  return element.matches("button,a,summary,[role=tab],[role=button]") ? "control" : "free";
}
