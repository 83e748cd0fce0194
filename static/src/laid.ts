// The links of the table that was set up in this tab: kept until it is closed, so that a reload does not lose them.
import type { Laid } from "./begin";
import { tabHolds, tabKeeps } from "./device";

const KEY = "bc.laid";

export function laidHere(): Laid | null {
  try {
    return JSON.parse(tabHolds(KEY) ?? "null") as Laid | null;
  } catch {
    return null;
  }
}

export function keepLaid(laid: Laid | null): Laid | null {
  tabKeeps(KEY, JSON.stringify(laid));
  return laid;
}
