// SPDX-License-Identifier: GPL-3.0-or-later
// Plays the lessons in a real browser: play.mjs PROGRAM BROWSER [LESSON...]. The first time with right answers, and in Chromium
// once more with wrong ones first; the code at the end must be what the program reads.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import url from 'node:url';
import { answersTo, lessonIn } from './answers.mjs';
import { openBrowser } from './browsers.mjs';
import { root } from './module.mjs';

const [program, browserName, ...wanted] = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attnscope-play-'));
const lessons = fs.readdirSync(path.join(root, 'resources', 'lessons')).filter((name) => name.endsWith('.attnlesson') && !name.startsWith('model.'))
  .map((name) => name.replace('.attnlesson', '')).filter((id) => !wanted.length || wanted.includes(id)).sort();
const player = fs.readFileSync(path.join(root, 'tests', 'web', 'player.js'), 'utf8');

let played = 0, wrong = 0;
const browser = await openBrowser(browserName);
try {
  for (const id of lessons) {
    const file = path.join(folder, `${id}.html`);
    execFileSync(program, ['page', id, '--out', file]);
    const text = lessonIn(file), lesson = JSON.parse(text), answers = await answersTo(lesson, text);
    for (const wrongFirst of browserName === 'chromium' ? [false, true] : [false]) {
      const complain = (what) => { ++wrong; console.error(`${browserName}, ${id}${wrongFirst ? ', wrong first' : ''}: ${what}`); };
      const page = await browser.open(url.pathToFileURL(file).href);
      await page.run('localStorage.clear()');
      await page.reload();
      await page.until("document.documentElement.classList.contains('live')");
      const student = 'Ada Lovelace';
      const play = async (more) => {
        const result = await page.run(`${player}\nreturn playLesson(${JSON.stringify({ steps: lesson.steps, ...answers, wrongFirst, student, ...more })});`);
        result.faults.forEach(complain);
        return result;
      };
      let from = 0;
      if (wrongFirst && lesson.steps.length > 1) { // closed in the middle, and gone on with
        from = lesson.steps.length >> 1;
        const { solved } = await play({ stop: from });
        await page.reload();
        await page.until("document.documentElement.classList.contains('live')");
        const [at, still] = await page.run("return [document.querySelector('.step.now').id, document.querySelectorAll('nav a.solved').length]");
        if (at !== `s${from}` || still !== solved) complain(`after a reload in the middle it is at ${at} with ${still} of ${solved} steps solved`);
        await page.run("document.querySelector('.foot .next').click()");
      }
      const result = await play({ from });
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
