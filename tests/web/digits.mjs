// SPDX-License-Identifier: GPL-3.0-or-later
// Every number that the engine of a page makes of the shipped scenes, and of each after three changes, is the program's own to the
// last bit: digits.mjs PROGRAM. What the program is asked for is computed with the kernels that every machine has.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { done, newEngine, root } from './module.mjs';

const program = path.resolve(process.argv[2]), folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attnscope-web-'));
const engine = await newEngine();
let numbers = 0, scenes = 0, wrong = 0;

function compare(name, file) {
  const trace = execFileSync(program, ['trace', file, '--backend', 'cpu'],
                             { env: { ...process.env, ATTNSCOPE_ISA: 'plain' }, maxBuffer: 1 << 28 });
  const native = JSON.parse(trace).tensors;
  ++scenes;
  for (const tensor of done(engine, { do: 'tensors' }).tensors) {
    const here = done(engine, { do: 'tensor', tensor }).numbers, there = [native[tensor]].flat(Infinity);
    const differ = there.length === here.length ? here.filter((each, i) => each !== there[i]).length : here.length;
    numbers += here.length;
    if (differ && ++wrong <= 20) console.error(`${name}: ${differ} of ${here.length} numbers of ${tensor} differ`);
  }
}

try {
  const lessons = path.join(root, 'resources', 'lessons');
  for (const name of fs.readdirSync(lessons).filter((each) => each.endsWith('.json')).sort()) {
    const scene = JSON.parse(fs.readFileSync(path.join(lessons, name), 'utf8'));
    if (scene.model) continue;
    if (scene.view) delete scene.view.hidden; // which the program tells and the page does not
    done(engine, { do: 'open', scene: JSON.stringify(scene) });
    compare(name, path.join(lessons, name));
    const { tensors } = done(engine, { do: 'tensors' });
    // Not every scene has what can be changed so: one that refuses stays as it is.
    engine({ do: 'type', tensor: tensors[0], flat: 0, number: '1/sqrt(8)' });
    engine({ do: 'seed', seed: 7 });
    engine({ do: 'dropout', p: 0.3 });
    engine({ do: 'type', tensor: 'scores', flat: 1, number: '0.75' });
    const file = path.join(folder, name);
    fs.writeFileSync(file, done(engine, { do: 'save' }).file);
    compare(`${name}, changed`, file);
  }
} finally {
  fs.rmSync(folder, { recursive: true });
}
console.log(`${scenes} scenes, ${numbers} numbers, ${wrong} tensors differ`);
process.exit(wrong || !scenes ? 1 : 0);
