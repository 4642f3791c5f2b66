// SPDX-License-Identifier: GPL-3.0-or-later
// What a stranger can hand to a page: broken lessons, progress, scenes and requests, 2,000 of them. The engine answers each with one
// sentence or takes it, and goes on.
import fs from 'node:fs';
import path from 'node:path';
import { newEngine, root } from './module.mjs';

let seed = 20261129;
const random = (below) => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return Math.floor((seed / 4294967296) * below); };
const pieces = ['"', '{', '}', '[', ']', ',', ':', '0', '-1', '1e999', 'null', 'true', '"x"', '[[[[', '\\u202e', '\\ud800', 'NaN', ' ', '99999999999999999999'];
function broken(text) {
  for (let n = 1 + random(3); n > 0; --n) {
    const at = random(text.length), length = random(random(4) ? 4 : 400);
    text = text.slice(0, at) + (random(3) ? pieces[random(pieces.length)] : '') + text.slice(at + length);
  }
  return text;
}

const folder = path.join(root, 'resources', 'lessons'), names = fs.readdirSync(folder).filter((name) => !name.startsWith('model.') && /\.(json|attnlesson)$/.test(name));
let engine = await newEngine(), tried = 0, refused = 0, wrong = 0;
// The text of a lesson of the page, whose scenes it has itself.
function lessonOf(name) {
  const lesson = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
  for (const step of lesson.steps)
    if (typeof step.scene === 'string') step.scene = JSON.parse(fs.readFileSync(path.join(folder, `${step.scene}.json`), 'utf8'));
  return JSON.stringify(lesson);
}
function ask(request, what) {
  ++tried;
  try {
    const answer = engine(request);
    if (answer.fault === undefined) return answer;
    ++refused;
    if (typeof answer.fault !== 'string' || !answer.fault || answer.fault.includes('\n') || answer.fault.length > 1000) throw new Error(`says ${JSON.stringify(answer.fault)}`);
  } catch (error) {
    ++wrong;
    console.error(`${what}: ${error.message}: ${JSON.stringify(request).slice(0, 300)}`);
  }
  return null;
}
const tensors = ['x', 'weights', 'scores', 'W_query', 'blocked', '', 'nothing'], values = [0, 7, -1, 1e9, 0.5, null, 'x', '0.5', '1/0', [], {}, true];
while (tried < 2000) {
  engine = tried % 100 ? engine : await newEngine(); // whatever is taken does not stay for ever
  const name = names[random(names.length)];
  if (name.endsWith('.json')) {
    const scene = fs.readFileSync(path.join(folder, name), 'utf8');
    if (!ask({ do: 'open', scene: random(2) ? scene : broken(scene) }, name)) continue;
  } else {
    const lesson = lessonOf(name), progress = ask({ do: 'lesson', lesson, progress: '' }, name) && engine({ do: 'progress' }).progress;
    if (!ask(random(2) ? { do: 'lesson', lesson: broken(lesson), progress: '' } : { do: 'lesson', lesson, progress: broken(progress) }, name)) continue;
  }
  for (let n = 0; n < 6; ++n) {
    const value = () => values[random(values.length)], tensor = tensors[random(tensors.length)];
    ask([{ do: 'type', tensor, flat: value(), number: value() }, { do: 'explain', tensor, flat: random(40) }, { do: 'go', step: value() },
         { do: 'step', card: 'softmax', numbers: ['weights[0,0]', broken('weights[0,0,1]')] }, { do: 'choose', question: value(), choice: value() },
         { do: 'answer', question: 0, number: value() }, { do: 'predict', tensor, flat: random(40), number: '1' }, { do: 'set', control: 'seed', value: value() },
         { do: 'patch', patch: { config: { [tensor]: value() } } }, { do: 'walk', by: 'row', to: 'forward' }, { do: value() },
         { do: 'speak', language: 'xx', catalogue: value() }, { do: 'code', id: 'x', student: broken('Ada "Lovelace"'), minutes: value() }][random(13)], name);
  }
}
console.log(`${tried} requests, ${refused} refused in a sentence, ${wrong} otherwise`);
process.exit(wrong ? 1 : 0);
