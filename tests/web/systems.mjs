// SPDX-License-Identifier: GPL-3.0-or-later
// The same scene has the same digits on every system: systems.mjs PROGRAM... traces the built-in scenes by each program
// (this system's, Windows' under Wine) and by the engine of a page, all with the kernels that every machine has. Traces must be the
// same bytes, and their numbers those of the engine.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { done, newEngine, root } from './module.mjs';

const programs = process.argv.slice(2), lessons = path.join(root, 'resources', 'lessons');
const env = { ...process.env, ATTNSCOPE_ISA: 'plain' };
const traceBy = (program, id) => execFileSync(program, ['trace', id, '--backend', 'cpu'], { env, maxBuffer: 1 << 28 });
const least = 38; // scenes that a page can hold
let scenes = 0, numbers = 0, wrong = 0;
const complain = (what) => { ++wrong; console.error(what); };

for (const name of fs.readdirSync(lessons).filter((each) => each.endsWith('.json')).sort()) {
  const id = name.replace('.json', ''), scene = fs.readFileSync(path.join(lessons, name), 'utf8');
  if (JSON.parse(scene).model) continue;
  const traces = programs.map((program) => traceBy(program, id));
  traces.forEach((trace, i) => { if (!trace.equals(traces[0])) complain(`${id}: ${programs[i]} has other bytes than ${programs[0]}`); });
  const engine = await newEngine();
  if (engine({ do: 'open', scene }).fault) continue; // too large for a page
  ++scenes;
  const { tensors } = JSON.parse(traces[0]);
  for (const tensor of done(engine, { do: 'tensors' }).tensors) {
    const here = done(engine, { do: 'tensor', tensor }).numbers, there = [tensors[tensor]].flat(Infinity);
    numbers += here.length;
    if (here.length !== there.length || here.some((each, i) => each !== there[i])) complain(`${id}: the page's ${tensor} differs`);
  }
}
console.log(`${scenes} scenes by ${programs.length} programs and in a page: ${numbers} numbers, ${wrong} differ`);
process.exit(wrong || scenes < least ? 1 : 0);
