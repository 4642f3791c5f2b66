// SPDX-License-Identifier: GPL-3.0-or-later
// The engine of pages in node: the script that a browser runs, with the module that lies in resources/web.
import fs from 'node:fs';
import path from 'node:path';
import url from 'node:url';
import vm from 'node:vm';
import zlib from 'node:zlib';

export const root = path.join(path.dirname(url.fileURLToPath(import.meta.url)), '..', '..');
const web = path.join(root, 'resources', 'web');

export async function newEngine() {
  if (!globalThis.startEngine) vm.runInThisContext(fs.readFileSync(path.join(web, 'engine.js'), 'utf8'));
  return globalThis.startEngine(zlib.gunzipSync(fs.readFileSync(path.join(web, 'engine.wasm.gz'))));
}

// The answer to a request that must be done.
export function done(engine, request) {
  const answer = engine(request);
  if (answer.fault) throw new Error(`${JSON.stringify(request).slice(0, 120)}: ${answer.fault}`);
  return answer;
}
