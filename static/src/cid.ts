// A name for each intent: 16 random bytes in hex. Works on plain http, where randomUUID does not (P-10).

/** A new name for an intent. */
export function cid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
