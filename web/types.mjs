// Makes src/protocol.ts from the JSON Schema that tools/web_types.py writes. Run by tools/build_web.py.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(process.argv[2], "utf8"));
const text = await compile(schema, "Everything", {
  additionalProperties: false,
  bannerComment: "// Made from the server's structs by tools/build_web.py; not to be edited.",
  unreachableDefinitions: true,
});
writeFileSync(new URL("./src/protocol.ts", import.meta.url), text);
