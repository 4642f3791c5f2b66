// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine of a page answers is, letter for letter, what the same code answers in a native program: digits.mjs PROGRAM
// NATIVE. Every number, section, equation and refusal of all shipped scenes and of 300 random ones, with edits, pins, p, seed and
// masks; every step, diagnosis and goal of all lessons; in both languages. And the numbers are those of the program's `trace`.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { done, newEngine, root } from './module.mjs';

const [program, native] = process.argv.slice(2).map((each) => path.resolve(each));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attnscope-web-')), lessons = path.join(root, 'resources', 'lessons');
const read = (name) => fs.readFileSync(path.join(lessons, name), 'utf8');
const names = fs.readdirSync(lessons).filter((name) => !name.startsWith('model.')).sort();
const german = JSON.parse(fs.readFileSync(path.join(root, 'resources', 'web', 'de.json'), 'utf8'));
let seed = 20261130, numbers = 0, scenes = 0, wrong = 0;
const random = (below) => { seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; return Math.floor((seed / 4294967296) * below); };
const oneOf = (list) => list[random(list.length)];
const complain = (what) => { if (++wrong <= 20) console.error(what); };

/** @type {{request: string, answer: string}[]} */
let asked = [];
let engine = null;
const fresh = async () => {
  const answering = await newEngine();
  asked.push({ request: '', answer: '' });
  engine = (request) => {
    const answer = answering(request);
    asked.push({ request: JSON.stringify(request), answer: JSON.stringify(answer) });
    return answer;
  };
};
// Hands all that was asked to the native program.
function compare() {
  const answers = execFileSync(native, { input: asked.map(({ request }) => `${request}\n`).join(''), maxBuffer: 1 << 30, encoding: 'utf8' }).split('\n');
  let line = 0;
  for (const { request, answer } of asked.filter((each) => each.request))
    if (JSON.stringify(JSON.parse(answers[line++])) !== answer) complain(`${request.slice(0, 200)}: ${answer.slice(0, 200)} instead of ${answers[line - 1].slice(0, 200)}`);
  if (line !== answers.length - 1) complain(`${answers.length - 1} answers to ${line} requests`);
  const count = line;
  asked = [];
  return count;
}

// Everything that a page can show of the scene.
function lookAt() {
  const { tensors } = done(engine, { do: 'tensors' });
  const sizes = tensors.map((tensor) => done(engine, { do: 'tensor', tensor }).numbers.length);
  numbers += sizes.reduce((sum, each) => sum + each, 0);
  engine({ do: 'page' });
  for (let i = 0; i < 8; ++i) {
    const at = random(tensors.length);
    engine({ do: 'explain', tensor: tensors[at], flat: random(sizes[at] + 1) });
  }
  return { tensors, sizes, controls: done(engine, { do: 'controls' }) };
}
// Ten changes, of which some are refused.
function change({ tensors, sizes, controls }) {
  const all = controls.groups.flatMap((group) => group.controls);
  for (let i = 0; i < 10; ++i) {
    const at = random(tensors.length), cell = { tensor: tensors[at], flat: random(sizes[at]) }, control = oneOf(all);
    const value = !control || control.kind === 'button' ? undefined : control.kind === 'switch' ? !control.value
      : control.kind === 'choice' ? oneOf(control.values).name : control.min + random(5) * (control.max - control.min) / 4;
    engine(oneOf([{ do: 'type', ...cell, number: oneOf(['1/sqrt(8)', '-0.75', '3e4', '1/0', 'x']) }, { do: 'move', ...cell, steps: 3 },
                  { do: 'set', control: control ? control.id : 'seed', value }, { do: 'seed', seed: random(1e6) }, { do: 'dropout', p: random(12) / 10 },
                  { do: 'paint', tensor: controls.paint[0] || 'masked', flat: random(9) }, { do: 'release', ...cell }, { do: 'undo' }, { do: 'redo' },
                  { do: 'walk', by: oneOf(['stage', 'row', 'cell']), to: oneOf(['forward', 'back', 'start', 'end']) }]));
  }
}
function speak() {
  engine(random(2) ? { do: 'speak', language: 'en' } : { do: 'speak', language: 'de', catalogue: german });
}

// The numbers that `trace` writes, with the kernels that every machine has.
function compareTrace(name) {
  const file = path.join(folder, 'scene.attn'), scene = JSON.parse(done(engine, { do: 'save' }).file);
  if (scene.view?.hidden) return;
  fs.writeFileSync(file, JSON.stringify(scene));
  const { tensors } = JSON.parse(execFileSync(program, ['trace', file, '--backend', 'cpu'], { env: { ...process.env, ATTNSCOPE_ISA: 'plain' }, maxBuffer: 1 << 28 }));
  for (const tensor of done(engine, { do: 'tensors' }).tensors) {
    const here = done(engine, { do: 'tensor', tensor }).numbers, there = [tensors[tensor]].flat(Infinity);
    if (here.length !== there.length || here.some((each, i) => each !== there[i])) complain(`${name}: the numbers of ${tensor} differ`);
  }
}

async function playScene(name, scene) {
  await fresh();
  speak();
  if (engine({ do: 'open', scene }).fault) return;
  ++scenes;
  change(lookAt());
  lookAt();
  engine({ do: 'edits' });
  compareTrace(name);
}

// Each step with every kind of answer, right and wrong.
async function playLesson(name) {
  const lesson = JSON.parse(read(name));
  for (const step of lesson.steps) if (typeof step.scene === 'string') step.scene = JSON.parse(read(`${step.scene}.json`));
  await fresh();
  done(engine, { do: 'lesson', lesson: JSON.stringify(lesson), progress: '' });
  lesson.steps.forEach((step, n) => {
    speak();
    const look = (card = '') => engine({ do: 'step', card, numbers: ['weights[0,0]', 'scores[0,1]', 'weights[0,0,1,1]'] });
    engine({ do: 'go', step: n });
    for (const { card } of look().stages) look(card);
    for (const [question, { choices }] of (step.questions || []).entries())
      for (const each of choices ? choices.map((_, choice) => ({ do: 'choose', question, choice })) : ['0', '-1', '0.5', '1e3', 'x', '1/3'].map((number) => ({ do: 'answer', question, number }))) {
        engine(each);
        look();
      }
    for (let i = 0; i < 6; ++i) {
      const { predict } = look();
      if (predict?.flat === undefined) break;
      engine({ do: 'predict', tensor: predict.tensor, flat: predict.flat, number: oneOf(['0', '1', '0.25', '-2', 'x']) });
    }
    for (const act of ['hint', 'way', 'undo', 'again', 'reveal']) {
      engine({ do: act });
      look();
    }
  });
  engine({ do: 'progress' });
  engine({ do: 'code', id: name, student: 'Ada', minutes: 3 });
}

let requests = 0;
try {
  for (const name of names.filter((each) => each.endsWith('.json')))
    if (!JSON.parse(read(name)).model) await playScene(name, read(name));
  requests += compare();
  for (const [number, line] of execFileSync(native, ['300'], { encoding: 'utf8', maxBuffer: 1 << 30 }).trim().split('\n').entries()) {
    await playScene(`random scene ${number}`, JSON.parse(line));
    if (number % 50 === 49) requests += compare();
  }
  for (const name of names.filter((each) => each.endsWith('.attnlesson'))) await playLesson(name);
  requests += compare();
} finally {
  fs.rmSync(folder, { recursive: true });
}
console.log(`${requests} answers, ${scenes} scenes, ${numbers} numbers, ${wrong} differ`);
process.exit(wrong || scenes < 300 ? 1 : 0);
