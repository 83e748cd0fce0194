import { expect, test } from "vitest";

import { canonical, digest } from "./chain";

// Made by Python: json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
const VALUE = { b: [1, -2, true, null], a: { "é": "Théo’s 😀 \u007f\n\"\\/", z: "" } };
const TEXT = '{"a":{"z":"","\\u00e9":"Th\\u00e9o\\u2019s \\ud83d\\ude00 \\u007f\\n\\"\\\\/"},"b":[1,-2,true,null]}';

test("canonical JSON is what the server writes", () => {
  expect(canonical(VALUE)).toBe(TEXT);
});

test("the hash is the server's", () => {
  expect(digest({ tokens: {}, asks: {} })).toBe("b783ea2c792324748d33b7da2ed028fad915047a8cb5a78fd27dcd207cfb3d5b");
});
