// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a lesson as a hand does: hands.mjs PROGRAM BROWSER HAND [LESSON]. With keys alone, with a mouse on a desktop, or by touch on
// a phone: events come from the browser, and what cannot be reached is a fault. Prints what a screen reader announces.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import url from 'node:url';
import { openBrowser } from './browsers.mjs';
import { answersTo, lessonIn } from './answers.mjs';

const [program, browserName, hand, id = 'begin.3.mask'] = process.argv.slice(2), keys = hand === 'keys', touch = hand === 'touch';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attnscope-hands-')), file = path.join(folder, 'lesson.html');
execFileSync(program, ['page', id, '--out', file]);
const text = lessonIn(file), lesson = JSON.parse(text), known = await answersTo(lesson, text);
let wrong = 0, told;
const complain = (what) => { ++wrong; console.error(`${browserName}, ${hand}, ${id}: ${what}`); };
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const browser = await openBrowser(browserName);
try {
  const { page, run, until, complaints } = await browser.open(url.pathToFileURL(file).href);
  await page.setViewport(touch ? { width: 390, height: 844, hasTouch: true, isMobile: browserName === 'chromium' } : { width: 1280, height: 800 });
  await page.reload();
  await until("document.documentElement.classList.contains('live')");
  await run(`window.told = [];
    for (const place of document.querySelectorAll('[aria-live],[role=status],[role=alert]'))
      new MutationObserver(() => { const words = place.innerText.trim().replace(/\\s+/g, ' '); if (words && window.told.at(-1) !== words) window.told.push(words); })
        .observe(place, { childList: true, subtree: true, characterData: true });`);

  // Whether the element with the focus is this one.
  const isOn = (selector) => run(`return document.activeElement.matches(${JSON.stringify(selector)})`);
  async function tabTo(selector) {
    for (let i = 0; i < 200; ++i) {
      if (await isOn(selector)) {
        if (!await run('return document.hasFocus()')) await page.bringToFront(); // it went round by the browser's own bars
        return true;
      }
      await page.keyboard.press('Tab');
    }
    complain(`${selector} cannot be reached by Tab`);
    return false;
  }
  async function pointTo(element) {
    const at = await element.evaluate(async (each) => { // once nothing scrolls any more
      for (let was = NaN; ;) {
        each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        await new Promise((done) => setTimeout(done, 100));
        const { x, y, width, height } = each.getBoundingClientRect();
        if (y === was) return { x: x + width / 2, y: y + height / 2, width, height };
        was = y;
      }
    });
    if (touch && at.height && Math.min(at.width, at.height) < 24) complain(`${await element.evaluate((each) => each.outerHTML.slice(0, 100))} is ${at.width} by ${at.height} px`);
    if (touch) await page.touchscreen.tap(at.x, at.y); else await page.mouse.click(at.x, at.y);
  }
  async function press(selector) {
    if (keys) {
      if (await tabTo(selector)) await page.keyboard.press(await run("return document.activeElement.type === 'checkbox'") ? 'Space' : 'Enter');
    } else {
      const element = await page.$(selector);
      if (element) await pointTo(element); else complain(`there is no ${selector}`);
    }
    await pause(30);
  }
  const step = '.step.now';
  const badge = (task) => run(`return document.querySelector('${step} ${task} .badge').className`);
  async function type(text) {
    await page.keyboard.type(String(text));
    await page.keyboard.press('Enter');
    await pause(30);
  }
  async function typeInto(selector, text) {
    if (keys) await tabTo(selector); else await press(selector);
    await run("document.activeElement.select?.()");
    await type(text);
  }
  // Where the page shows a cell: the number of the table in the step, row and column in it.
  const placeOf = (n, tensor, flat) => run(`const tables = [...document.querySelectorAll('${step} table[data-k]')];
    for (const [i, table] of tables.entries()) {
      if (table.dataset.k !== '${n}/${tensor}') continue;
      const at = ${flat} - Number(table.dataset.o), columns = table.querySelectorAll('tbody tr:first-child td:not(.s)').length, rows = table.tBodies[0].rows.length;
      if (at >= 0 && at < columns * rows) return { table: i, row: Math.floor(at / columns), column: at % columns };
    }
    return null;`);
  async function chooseCell(n, tensor, flat) {
    let place = await placeOf(n, tensor, flat);
    for (const card of place ? [] : ['x', 'given']) {
      if (!place && await page.$(`${step} [data-card=${card}]`)) await press(`${step} [data-card=${card}]`);
      place = place || await placeOf(n, tensor, flat);
    }
    if (!place) { complain(`step ${n + 1}: ${tensor} is not shown`); return; }
    if (!keys) {
      const td = await page.evaluateHandle(`document.querySelectorAll('${step} table[data-k]')[${place.table}].tBodies[0].rows[${place.row}].querySelectorAll('td')[${place.column}]`);
      if (!await td.evaluate((each) => each.classList.contains('on'))) await pointTo(td);
      await pause(30);
      await press('#edit input');
      return;
    }
    await run(`document.querySelectorAll('${step} table[data-k]').forEach((table, i) => { if (i === ${place.table}) table.id = 'wanted'; else table.removeAttribute('id'); })`);
    if (!await tabTo('#wanted')) return;
    const at = () => run(`const td = document.querySelector('#wanted td.on'); return { row: td.parentElement.sectionRowIndex, column: [...td.parentElement.querySelectorAll('td')].indexOf(td) }`);
    for (let now = await at(), i = 0; i < 200 && (now.row !== place.row || now.column !== place.column); ++i, now = await at())
      await page.keyboard.press(now.row < place.row ? 'ArrowDown' : now.row > place.row ? 'ArrowUp' : now.column < place.column ? 'ArrowRight' : 'ArrowLeft');
    await run("document.querySelector('#wanted').removeAttribute('id')");
    await page.keyboard.press('Enter');
    await run('document.activeElement.select?.()');
  }
  async function setControl(name, value) {
    const selector = `#set-${name.replaceAll('.', '\\.')}`;
    const control = await page.$(selector), kind = control && await control.evaluate((each) => each.type);
    if (!control) { complain(`nothing sets ${name}`); return; }
    if (await run("return !document.querySelector('#controls details').open")) await press('#controls summary');
    if (kind === 'checkbox') { if (await control.evaluate((each) => each.checked) !== value) await press(selector); return; }
    const wanted = value === null ? await control.evaluate((each) => each.options[0].value) : String(value);
    if (!keys || kind !== 'select-one') { await page.select(selector, wanted); await pause(30); return; }
    await tabTo(selector);
    for (let i = 0; i < 40 && await control.evaluate((each) => each.value) !== wanted; ++i)
      await page.keyboard.press(i < 20 ? 'ArrowDown' : 'ArrowUp');
    await pause(30);
  }

  for (const [n, { questions = [], predict, goal }] of lesson.steps.entries()) {
    await run('document.activeElement.blur()');
    for (const [i, { choices }] of questions.entries()) {
      const task = `[data-question="${i}"]`;
      if (choices) await press(`${step} ${task} [data-choice="${choices.findIndex((each) => each.right)}"] summary`);
      else await typeInto(`${step} ${task} form.answer input`, await run(`return document.querySelector('${step} ${task} .still p').textContent`));
      if (!(await badge(task)).includes('ok')) complain(`step ${n + 1}: question ${i + 1} is not right`);
    }
    for (let turn = 0; predict?.length && turn < 100 && !(await badge('[data-task=predict]')).includes('ok'); ++turn) {
      await press(`${step} [data-task=predict] [data-act=next]`);
      const [tensor, flat] = await run(`const td = document.querySelector('${step} td.on'), table = td?.closest('table');
        return td ? [table.dataset.k.replace(/^\\d+\\//, ''), Number(table.dataset.o) + [...table.querySelectorAll('tbody td:not(.s)')].indexOf(td)] : [];`);
      if (!tensor) { complain(`step ${n + 1}: no hidden cell is selected`); break; }
      if (!await isOn('#edit input')) complain(`step ${n + 1}: an answer cannot be typed at once`);
      await type(known.numbers[n][tensor][flat]);
    }
    if (goal) {
      const { edits = [], config = {}, draws } = goal.solution || {};
      for (const { tensor, index, value } of edits) {
        const shape = known.shapes[n][tensor];
        await chooseCell(n, tensor, index.reduce((flat, each, axis) => flat * shape.slice(-index.length)[axis] + each, 0));
        await type(value);
      }
      const settings = (at, value) => (value && typeof value === 'object' ? Object.entries(value).flatMap(([name, each]) => settings(at ? `${at}.${name}` : name, each)) : [[at, value]]);
      for (const [name, value] of settings('', config)) await setControl(name, value);
      if (draws) await press(`${step} [data-task=goal] [data-act=way]`);
      if (!(await badge('[data-task=goal]')).includes('ok')) complain(`step ${n + 1}: the goal is not reached`);
    }
    if (n + 1 === lesson.steps.length) break;
    await press('.foot .next');
    for (let i = 0; i < 60 && !await page.$(`#s${n + 2}.now`); ++i) await pause(50);
    if (!await page.$(`#s${n + 2}.now`)) complain(`step ${n + 1}: Next does not lead on`);
  }
  await typeInto('.result input', 'Ada Lovelace');
  if (!await run("return document.querySelector('.result code').textContent")) complain('there is no result code');
  told = await run('return window.told');
  complaints.forEach(complain);
} finally {
  await browser.close();
  fs.rmSync(folder, { recursive: true });
}
for (const words of told) if (/undefined|NaN|null|%\d/.test(words)) complain(`a screen reader announces "${words}"`);
if (!told.length) complain('a screen reader announces nothing');
if (process.env.ATTNSCOPE_TOLD) for (const words of told) console.log(`  ${words}`);
console.log(`${browserName}: ${id} played with ${hand}, ${told.length} sentences for a screen reader, ${wrong} faults`);
process.exit(wrong ? 1 : 0);
