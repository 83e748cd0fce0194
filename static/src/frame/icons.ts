// Which signs the page has (Symbols.svelte); a name that is not among them is shown as a plain mark.

const KNOWN = new Set(
  "move melee shoot disengage cast alert interact recover stand end ruler eye undo help menu theme chat log cards goal pause next prev copy check x plus minus fit lock clock bot person link more down right warn dice watch list dodge turn".split(
    " ",
  ),
);

export function iconOf(name: string): string {
  return KNOWN.has(name) ? name : "right";
}
