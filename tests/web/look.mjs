// SPDX-License-Identifier: GPL-3.0-or-later
// Looks at every step of every lesson's page in Chromium: look.mjs PROGRAM. No rule of accessibility is broken (axe-core), and
// nothing is wider than the screen, from a small phone to a large monitor.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import url from 'node:url';
import { openBrowser } from './browsers.mjs';
import { root } from './module.mjs';

const [program, ...wanted] = process.argv.slice(2), folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attnscope-look-'));
const require = createRequire(path.join(process.env.ATTNSCOPE_NODE_MODULES || '.', 'any.js'));
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const widths = [320, 390, 768, 1280, 1920];
const ids = fs.readdirSync(path.join(root, 'resources', 'lessons')).filter((name) => name.endsWith('.attnlesson'))
  .map((name) => name.replace('.attnlesson', '')).concat('000.mha', '000.causal.neg_inf').filter((id) => !wanted.length || wanted.includes(id));
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
    for (let step = 1; step <= steps; ++step) {
      const complain = (what) => { ++wrong; console.error(`${id}, step ${step}: ${what}`); };
      await page.run(`for (const what of ['.step.now .look tbody td', '.step tbody td']) { const td = document.querySelector(what); if (td) { td.click(); break; } }
        document.querySelector('.step.now [data-choice] summary')?.click();`);
      for (const width of widths) {
        await page.page.setViewport({ width, height: 800 });
        const [wide, first] = await page.run(`const wide = document.documentElement.scrollWidth;
          return [wide, [...document.querySelectorAll('body *')].find((each) => each.getBoundingClientRect().right > innerWidth + 1 && !each.closest('.scroll,nav,math,pre,.unseen'))?.outerHTML.slice(0, 120)];`);
        if (wide > width) complain(`${wide} px wide on a screen of ${width}: ${first}`);
      }
      await page.page.setViewport({ width: step % 2 ? 1280 : 390, height: 800 });
      await page.run(`if (!window.axe) { ${axe} }`);
      for (const each of await page.run(`const { violations } = await axe.run(document, { resultTypes: ['violations'] });
        return violations.map(({ id, nodes }) => id + ': ' + nodes.length + ', ' + nodes[0].html.slice(0, 160) + ' ' + nodes[0].failureSummary.slice(0, 240));`)) complain(each);
      if (played) await page.run("document.querySelector('.foot .next').click()");
      ++looked;
    }
    page.complaints.forEach((each) => { ++wrong; console.error(`${id}: ${each}`); });
    await page.close();
  }
} finally {
  await browser.close();
  fs.rmSync(folder, { recursive: true });
}
console.log(`${looked} steps looked at, ${wrong} faults`);
process.exit(wrong || !looked ? 1 : 0);
