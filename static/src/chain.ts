// Whether this screen shows what the server holds: the same bytes, the same hash (P-04, A-14).
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** JSON as the server writes it: keys sorted, nothing between, every character beyond ASCII escaped. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${ascii(key)}:${canonical(inner)}`).join(",")}}`;
  }
  return typeof value === "string" ? ascii(value) : JSON.stringify(value);
}

/** The SHA-256 of a value's canonical JSON, in hex. */
export function digest(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(value))));
}

function ascii(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\uffff]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
