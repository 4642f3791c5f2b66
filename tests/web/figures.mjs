// SPDX-License-Identifier: GPL-3.0-or-later
// How large pages are and how fast, in Chromium: figures.mjs PROGRAM [PAGE...]. A page over its limit is a fault; times are
// printed, for they are the machine's.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import url from 'node:url';
import { openBrowser } from './browsers.mjs';
import { root } from './module.mjs';

const [program, ...wanted] = process.argv.slice(2), folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attnscope-figures-'));
const pageOf = (id) => {
  const file = path.join(folder, `${path.basename(id)}.html`);
  execFileSync(program, ['page', id, '--out', file]);
  return file;
};
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1].toFixed(1);
const limits = { '.json': 800_000, '.attnlesson': 1_000_000 };
const wide = { '001.shapes.json': 1_200_000 }; // 17,000 numbers, in rows of 512 and 1536
const largest = { '.json': [0, ''], '.attnlesson': [0, ''] };
let wrong = 0;

for (const name of wanted.length ? [] : fs.readdirSync(path.join(root, 'resources', 'lessons'))) {
  const kind = path.extname(name);
  if (!(kind in limits) || name.startsWith('model.')) continue;
  const size = fs.statSync(pageOf(name.replace(kind, ''))).size;
  const limit = wide[name] || limits[kind];
  if (size > limit) {
    ++wrong;
    console.error(`the page of ${name} has ${size} bytes, and at most ${limit} are wanted`);
  } else if (!(name in wide) && size > largest[kind][0]) largest[kind] = [size, name];
}
for (const [kind, [size, name]] of Object.entries(largest)) if (size) console.log(`largest page of ${kind}: ${name}, ${size} bytes, limit ${limits[kind]}`);

// From the start of a frame, in which a number is typed, to the end of its painting.
const edit = `const [table] = document.querySelectorAll('.step.now table[data-k], .step table[data-k]');
  const input = document.querySelector('#edit input'), times = [];
  const td = [...document.querySelectorAll('.step.now td.o')][0] || table.querySelector('tbody td');
  td.click();
  for (let i = 0; i < 12; ++i) times.push(await new Promise((done) => requestAnimationFrame(() => {
    const began = performance.now(), { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done(performance.now() - began);
    input.value = String(0.11 + i / 10);
    input.form.requestSubmit();
    port2.postMessage(0); // it comes after the frame is painted
  })));
  const fault = document.querySelector('#edit .fault').textContent;
  if (fault) throw new Error(fault);
  return times;`;
const browser = await openBrowser('chromium');
try {
  for (const id of wanted.length ? wanted : ['begin.1.weight', '000.mha']) {
    const address = url.pathToFileURL(pageOf(id)).href, ready = [];
    const page = await browser.open('about:blank');
    await page.page.evaluateOnNewDocument(`new MutationObserver((_, watch) => {
      if (document.documentElement?.classList.contains('live')) { window.ready = performance.now(); watch.disconnect(); }
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['class'] })`);
    for (let i = 0; i < 9; ++i) {
      await page.page.goto(address);
      await page.until('window.ready');
      ready.push(await page.run('return window.ready'));
    }
    console.log(`${id}: opened to ready ${median(ready)} ms, edit to painted ${median(await page.run(edit))} ms`);
    for (const each of page.complaints) { ++wrong; console.error(`${id}: ${each}`); }
    await page.close();
  }
} finally {
  await browser.close();
  fs.rmSync(folder, { recursive: true });
}
process.exit(wrong ? 1 : 0);
