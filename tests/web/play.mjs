// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the lessons in a real browser: play.mjs PROGRAM BROWSER [LESSON...]. The first time with right answers, and in Chromium
// once more with wrong ones first; the code at the end must be what the program reads.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import url from 'node:url';
import { openBrowser } from './browsers.mjs';
import { done, newEngine, root } from './module.mjs';

const [program, browserName, ...wanted] = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attnscope-play-'));
const lessons = fs.readdirSync(path.join(root, 'resources', 'lessons')).filter((name) => name.endsWith('.attnlesson') && !name.startsWith('model.'))
  .map((name) => name.replace('.attnlesson', '')).filter((id) => !wanted.length || wanted.includes(id)).sort();
const player = fs.readFileSync(path.join(root, 'tests', 'web', 'player.js'), 'utf8');
const shown = await newEngine(), known = await newEngine();

// What the driver must know to answer right: by step, the shape of each tensor, and all numbers where some are hidden.
function answersTo(lesson, text) {
  done(shown, { do: 'lesson', lesson: text, progress: '' });
  const steps = lesson.steps.map((step, n) => {
    done(shown, { do: 'go', step: n });
    const scene = JSON.parse(done(shown, { do: 'save' }).file);
    if (scene.view) delete scene.view.hidden;
    done(known, { do: 'open', scene: JSON.stringify(scene) });
    const shapes = {}, numbers = {};
    for (const tensor of new Set([...(step.predict || []).map((each) => each.replace(/\[.*/, '')),
                                  ...((step.goal?.solution?.edits) || []).map((each) => each.tensor)])) {
      const reply = done(known, { do: 'tensor', tensor });
      shapes[tensor] = reply.shape;
      numbers[tensor] = reply.numbers;
    }
    return { shapes, numbers };
  });
  return { shapes: steps.map((each) => each.shapes), numbers: steps.map((each) => each.numbers) };
}

let played = 0, wrong = 0;
const browser = await openBrowser(browserName);
try {
  for (const id of lessons) {
    const file = path.join(folder, `${id}.html`);
    execFileSync(program, ['page', id, '--out', file]);
    const text = /<script id="lesson"[^>]*>([\s\S]*?)<\/script>/.exec(fs.readFileSync(file, 'utf8'))[1], lesson = JSON.parse(text);
    for (const wrongFirst of browserName === 'chromium' ? [false, true] : [false]) {
      const complain = (what) => { ++wrong; console.error(`${browserName}, ${id}${wrongFirst ? ', wrong first' : ''}: ${what}`); };
      const page = await browser.open(url.pathToFileURL(file).href);
      await page.run('localStorage.clear()');
      await page.reload();
      await page.until("document.documentElement.classList.contains('live')");
      const student = 'Ada Lovelace';
      const result = await page.run(`${player}\nreturn playLesson(${JSON.stringify({ steps: lesson.steps, ...answersTo(lesson, text), wrongFirst, student })});`);
      result.faults.forEach(complain);
      fs.writeFileSync(path.join(folder, 'codes.txt'), `${result.code}\n`);
      let table = '';
      try { table = execFileSync(program, ['results', path.join(folder, 'codes.txt')], { encoding: 'utf8' }); } catch (error) { complain(`the code is refused: ${error.message}`); }
      if (!table.includes(student)) complain(`the code does not have the student: ${result.code}: ${table}`);
      await page.reload(); // the progress is there
      await page.until("document.documentElement.classList.contains('live')");
      const solved = await page.run("return document.querySelectorAll('.badge.ok').length + document.querySelector('.step.now').id");
      if (!solved.endsWith(`s${lesson.steps.length}`)) complain(`after a reload it is at ${solved}`);
      for (const line of page.complaints) complain(line);
      await page.close();
      ++played;
    }
  }
} finally {
  await browser.close();
  fs.rmSync(folder, { recursive: true });
}
console.log(`${browserName}: ${played} lessons played, ${wrong} faults`);
process.exit(wrong || !played ? 1 : 0);
