// Turns the messages' JSON Schema (standard input) into TypeScript (standard output).
import { readFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

// Fixed-length tuples are spelled `prefixItems` today; the compiler reads the older spelling.
const older = (node) => {
  if (Array.isArray(node)) return node.map(older);
  if (node === null || typeof node !== "object") return node;
  const { prefixItems, minItems, maxItems, ...rest } = node;
  const kept = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, older(inner)]));
  if (!prefixItems) return kept;
  const size = prefixItems.length;
  return { ...kept, items: older(prefixItems), minItems: size, maxItems: size, additionalItems: false };
};

const schema = older(JSON.parse(readFileSync(0, "utf8")));
const root = {
  ...schema,
  title: "Wire",
  type: "object",
  additionalProperties: false,
  properties: Object.fromEntries(Object.keys(schema.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }])),
};
const options = {
  bannerComment: "// Made from app/wire/messages.py by `make types`. Do not edit.",
  additionalProperties: false,
  unreachableDefinitions: true,
};
const made = await compile(root, "Wire", options);
const noise = / \* This (interface|.*?) was referenced by `Wire`'s JSON-Schema\n \* via the `definition` "\w+"\.\n/g;
process.stdout.write(made.replace(noise, "").replace(/\/\*\*\n \*\/\n/g, "").replace(/export interface Wire \{[^}]*\}\n/, ""));
