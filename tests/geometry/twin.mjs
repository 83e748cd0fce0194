// Runs the client's twin under node: scenes as JSON lines on stdin, its answers as JSON lines on stdout.
import { mkdtempSync, readFileSync, rmSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const client = fileURLToPath(new URL("../../static/", import.meta.url));
const ts = createRequire(join(client, "package.json"))("typescript");
const options = { target: "es2022", module: "esnext", rewriteRelativeImportExtensions: true };

async function twin() {
  const folder = mkdtempSync(join(tmpdir(), "twin-"));
  try {
    writeFileSync(join(folder, "package.json"), '{"type": "module"}');
    for (const name of ["sight.ts", "geometry/plane.ts", "geometry/shadow.ts"]) {
      const { outputText } = ts.transpileModule(readFileSync(join(client, "src", name), "utf8"), {
        compilerOptions: options,
      });
      const to = join(folder, name.replace(/\.ts$/, ".js"));
      mkdirSync(dirname(to), { recursive: true });
      writeFileSync(to, outputText);
    }
    return await import(pathToFileURL(join(folder, "sight.js")).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { gap, inFront, margin, Obstacles, pathLength, see, snap, within } = await twin();
const lines = readFileSync(0, "utf8").split("\n").filter(Boolean);
const started = performance.now();
const answers = lines.map((line) => {
  const { viewer, target, terrain, hiders, limits, reach, path, drag } = JSON.parse(line);
  const sight = see(viewer, target, new Obstacles({ terrain }), hiders, limits);
  const near = [gap(viewer, target), margin(viewer, target, reach), within(viewer, target, reach)];
  return JSON.stringify({ sight, near, front: inFront(viewer, target), length: pathLength(path), snapped: snap(drag) });
});
process.stderr.write(`${Math.round(performance.now() - started)} ms\n`);
process.stdout.write(answers.join("\n"));
