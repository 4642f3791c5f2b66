// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at every step of every lesson's page in Chromium: look.mjs PROGRAM. No rule of accessibility is broken (axe-core), and
// nothing is wider than the screen or stands over something else, from a small phone to a large monitor.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import url from 'node:url';
import { openBrowser } from './browsers.mjs';
import { root } from './module.mjs';

const [program, ...wanted] = process.argv.slice(2), folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attnscope-look-'));
const require = createRequire(path.resolve(process.env.ATTNSCOPE_NODE_MODULES || 'build/node', 'any.js'));
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const widths = [320, 390, 768, 1280, 1920];
const ids = fs.readdirSync(path.join(root, 'resources', 'lessons')).filter((name) => name.endsWith('.attnlesson'))
  .map((name) => name.replace('.attnlesson', '')).concat('000.mha', '000.causal.neg_inf').filter((id) => !wanted.length || wanted.includes(id));
// What is special about a scene's page: it is written again in parts, while one looks at it.
async function lookAtScene(id, page, complain) {
  const kept = await page.run(`const table = document.querySelector('table[data-k]'), input = document.querySelector('#edit input');
    if (!document.querySelector('td.on')) table.querySelector('tbody td').click();
    table.focus();
    input.value = '0.25';
    input.form.requestSubmit();
    return table.isConnected && document.activeElement === table;`);
  if (!kept) complain('an edit replaces the table, which loses the focus');
  const told = await page.run(`const pause = () => new Promise((done) => setTimeout(done, 300)), wrong = [];
    const check = (what) => { const td = document.querySelector('td.on'); if (!document.querySelector('#tell').hidden && (!td || !document.querySelector('#tell .value').textContent.includes(td.textContent))) wrong.push(what); };
    [...document.querySelectorAll('#c-softmax table tbody td:not(.s)')].at(-1).click();
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('[data-do=undo]').click();
    check('undo');
    await pause();
    check('undo, later');
    const paint = document.querySelector('#paint'), kind = document.getElementById('set-mask.kind');
    if (!paint.parentElement.hidden) paint.click();
    for (const value of ['none', 'causal']) {
      kind.value = value;
      kind.dispatchEvent(new Event('change', { bubbles: true }));
      check('mask ' + value);
      await pause();
    }
    if (paint.checked && !document.querySelector('#c-mask table.paint')) wrong.push('the mask cannot be painted');
    return wrong;`);
  for (const what of told) complain(`the bar of the selected cell is not of now: ${what}`);
  for (const width of [390, 1280]) {
    await page.page.setViewport({ width, height: 800 });
    await page.reload();
    await page.until("document.documentElement.classList.contains('live')");
    const top = await page.run(`[...document.querySelectorAll('nav a')].at(-3).click();
      await new Promise((done) => setTimeout(done, 1800));
      return document.querySelectorAll('.step:not([hidden])')[document.querySelectorAll('nav a').length - 3].getBoundingClientRect().top;`);
    if (top < 0 || top > 200) complain(`at ${width} px, a stage's link leads to ${top} px beside it`);
  }
  const words = "[...document.querySelectorAll('[data-say],.step h2,#facts')].map((each) => each.textContent)";
  const english = await page.run(`return ${words}`);
  await page.run(`const select = document.querySelector('#language');
    select.value = 'de';
    select.dispatchEvent(new Event('change'));
    await new Promise((done) => setTimeout(done, 1000));`);
  const german = await page.run(`return ${words}`), same = german.filter((each, i) => each === english[i]);
  if (same.length > 3) complain(`in German it still says ${same}`);
  await page.reload();
  await page.until("document.documentElement.classList.contains('live')");
  await page.run('await new Promise((done) => setTimeout(done, 1000))');
  const again = await page.run(`return ${words}`), other = again.filter((each, i) => each !== german[i]);
  if (other.length) complain(`opened again in German it says ${other}`);
  await page.run('localStorage.clear()');
}
let looked = 0, wrong = 0;
const browser = await openBrowser('chromium');
try {
  for (const [n, id] of ids.entries()) {
    const file = path.join(folder, `${id}.html`);
    execFileSync(program, ['page', id, '--out', file]);
    const alive = fs.readFileSync(file, 'utf8').includes('id="engine"');
    const page = await browser.open(url.pathToFileURL(file).href);
    await page.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: n % 2 ? 'dark' : 'light' }]);
    if (alive) await page.until("document.documentElement.classList.contains('live')");
    const played = await page.run("return document.documentElement.classList.contains('play')");
    const steps = played ? await page.run("return document.querySelectorAll('.step').length") : 1;
    const half = await page.run(`return [...document.querySelectorAll('msubsup,munderover,msub,msup,mfrac,munder,mover')]
      .filter((each) => each.children.length !== (/^(msubsup|munderover)$/.test(each.localName) ? 3 : 2)).length;`);
    if (half) { ++wrong; console.error(`${id}: ${half} parts of formulas have too few or too many children`); }
    for (let step = 1; step <= steps; ++step) {
      const complain = (what) => { ++wrong; console.error(`${id}, step ${step}: ${what}`); };
      await page.run(`for (const what of ['.step.now .look tbody td', '.step tbody td']) { const td = document.querySelector(what); if (td) { td.click(); break; } }
        document.querySelector('.step.now [data-choice] summary')?.click();`);
      for (const width of widths) {
        await page.page.setViewport({ width, height: 800 });
        const [wide, first] = await page.run(`const wide = document.documentElement.scrollWidth;
          return [wide, [...document.querySelectorAll('body *')].find((each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest('.scroll,nav,math,pre,.unseen'))?.outerHTML.slice(0, 120)];`);
        const over = await page.run(`const boxes = [...document.querySelectorAll('main>*')].map((each) => [each, each.getBoundingClientRect()]).filter(([, box]) => box.width && box.height);
          return boxes.flatMap(([a, one], i) => boxes.slice(i + 1).filter(([, two]) => one.left < two.right - 1 && two.left < one.right - 1 && one.top < two.bottom - 1 && two.top < one.bottom - 1)
            .map(([b]) => (a.id || a.className) + ' stands over ' + (b.id || b.className)))[0];`);
        if (over) complain(`at ${width} px, ${over}`);
        if (wide > width) complain(`${wide} px wide on a screen of ${width}: ${first}`);
      }
      await page.page.setViewport({ width: step % 2 ? 1280 : 390, height: 800 });
      await page.run(`if (!window.axe) { ${axe} }`);
      for (const each of await page.run(`const { violations } = await axe.run(document, { resultTypes: ['violations'] });
        return violations.map(({ id, nodes }) => id + ': ' + nodes.length + ', ' + nodes[0].html.slice(0, 160) + ' ' + nodes[0].failureSummary.slice(0, 240));`)) complain(each);
      if (played) await page.run("document.querySelector('.foot .next').click()");
      ++looked;
    }
    if (alive && !played) await lookAtScene(id, page, (what) => { ++wrong; console.error(`${id}: ${what}`); });
    page.complaints.forEach((each) => { ++wrong; console.error(`${id}: ${each}`); });
    await page.close();
  }
} finally {
  await browser.close();
  fs.rmSync(folder, { recursive: true });
}
console.log(`${looked} steps looked at, ${wrong} faults`);
process.exit(wrong || !looked ? 1 : 0);
