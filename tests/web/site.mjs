// SPDX-License-Identifier: GPL-3.0-or-later
// A course site in real browsers, from the disk and from a server: site.mjs PROGRAM TOOLS. TOOLS is a folder with npm's
// puppeteer-core, axe-core and scorm-again. The site asks for nothing from elsewhere, keeps its language and shows progress; its
// index fits every screen; a package tells a platform what a lesson tells it.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import url from 'node:url';

const [program, tools] = process.argv.slice(2).map((each) => path.resolve(each));
const require = createRequire(path.join(tools, 'package.json'));
const puppeteer = (await import(url.pathToFileURL(require.resolve('puppeteer-core')).href)).default;
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const scorm = fs.readFileSync(path.join(tools, 'node_modules/scorm-again/dist/scorm12.min.js'), 'utf8');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attnscope-site-'));
let faults = 0, checks = 0;

function check(right, what) {
  ++checks;
  if (!right) { ++faults; console.error(`wrong: ${what}`); }
}

// The folder on the loopback, and a page that plays a learning platform.
const asked = [];
const server = http.createServer((request, response) => {
  const name = request.url.split('?')[0].slice(1), file = path.join(folder, name);
  asked.push(name);
  if (name === 'platform.html') {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!DOCTYPE html><title>A platform</title><link rel="icon" href="data:,"><script>${scorm}</script><script>window.API = new Scorm12API({ autocommit: false });</script>
<iframe src="${new URL(request.url, 'http://x').searchParams.get('page')}" width="900" height="700"></iframe>`);
  } else if (fs.existsSync(file)) {
    response.setHeader('Content-Type', { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }[path.extname(file)] || 'text/xml');
    response.end(fs.readFileSync(file));
  } else {
    response.statusCode = 404;
    response.end();
  }
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const origin = `http://127.0.0.1:${server.address().port}`;

// A page that keeps its errors and what it asks for.
async function opened(browser, address, before = () => {}) {
  const page = await browser.newPage();
  const errors = [], requests = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => requests.push(request.url()));
  await page.evaluateOnNewDocument(before);
  await page.goto(address);
  return { page, errors, requests };
}

const visible = (page, what) => page.$$eval(what, (all) => all.filter((each) => each.checkVisibility()).map((each) => each.innerText.trim()));

async function tryIndex(browser, name, base) {
  const where = `${name}, ${base.split(':')[0]}`;
  const { page, errors, requests } = await opened(browser, `${base}/site/index.html`);
  check((await visible(page, 'h2 [lang]'))[0] === 'Start here', `${where}: the first group in English`);
  await page.select('#language', 'de');
  check((await visible(page, '[data-id] h3'))[0] === 'Was ein Gewicht ist', `${where}: a title in German`);
  check(await page.evaluate(() => document.documentElement.lang) === 'de', `${where}: the page's language`);
  await page.evaluate(() => {
    const keep = (id, value) => localStorage.setItem(`attnscope:${id}`, typeof value === 'string' ? value : JSON.stringify(value));
    keep('begin.1.weight', { steps: 8, seen: 8, solved: 5, tasks: 5 });
    keep('begin.2.qkv', { steps: 8, seen: 3, solved: 2, tasks: 6 });
    keep('begin.3.mask', { seen: '<img src=x onerror=alert(1)>', tasks: [5], solved: {} });
    keep('topic.1.scale', { seen: 1e99, solved: -5, tasks: 1e9 });
    keep('topic.2.overflow', '{"seen": 3');
    keep('topic.3.masking', 'null');
  });
  await page.reload();
  const states = await visible(page, '.state');
  check(states[0] === '✓ Fertig', `${where}: a lesson that is done: ${states[0]}`);
  check(/^\D*3\D*8\D*2\D*6\D*$/.test(states[1]), `${where}: a lesson that is begun: ${states[1]}`);
  check(/^\D*8$/.test(states[2]), `${where}: progress that is no number: ${states[2]}`);
  check(/^\D*7\D*7\D*0\D*7\D*$/.test(states[3]), `${where}: progress beyond the end: ${states[3]}`);
  check(/^\D*7$/.test(states[4]) && /^\D*7$/.test(states[5]), `${where}: broken progress: ${states[4]}, ${states[5]}`);
  await page.evaluate(() => localStorage.clear());
  check(errors.length === 0, `${where}: ${errors}`);
  check(requests.every((each) => each.startsWith(`${base}/site/`) || each.startsWith('data:')), `${where}: asks for ${requests.join().slice(0, 400)}`);
  await page.close();

  const without = await opened(browser, `${base}/site/index.html`, () =>
    Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } }));
  await without.page.select('#language', 'de');
  check((await visible(without.page, '[data-id] h3'))[0] === 'Was ein Gewicht ist', `${where}: German without storage`);
  check(without.errors.length === 0, `${where}, without storage: ${without.errors}`);
  await without.page.close();
}

// The shared engine starts, and nothing else does: neither a script in the page nor one from elsewhere.
async function tryPage(browser, name, base, id) {
  const where = `${name}, ${base.split(':')[0]}, ${id}`;
  const { page, errors, requests } = await opened(browser, `${base}/site/${id}.html`);
  await page.waitForSelector('html.live', { timeout: 20000 }).catch(() => check(false, `${where}: the engine does not start`));
  check(errors.length === 0, `${where}: ${errors}`);
  check(requests.every((each) => each.startsWith(`${base}/site/`) || each.startsWith('data:')), `${where}: asks for ${requests.join().slice(0, 400)}`);
  asked.length = 0;
  await page.evaluate((address) => {
    for (const [member, value] of [['textContent', 'window.ran = true'], ['src', address]]) {
      const script = document.createElement('script');
      script[member] = value;
      document.body.append(script);
    }
    const image = document.createElement('img');
    image.src = address;
    document.body.append(image);
    return new Promise((done) => setTimeout(done, 300));
  }, `${origin.replace('127.0.0.1', 'localhost')}/stranger.js`);
  check(!asked.includes('stranger.js'), `${where}: asks a stranger`);
  check(!(await page.evaluate(() => window.ran)), `${where}: runs a stranger's script`);
  await page.close();
}

async function tryScreens(browser, base) {
  for (const width of [320, 390, 768, 1280, 1920])
    for (const scheme of ['light', 'dark'])
      for (const language of ['en', 'de']) {
        const where = `index at ${width} px, ${scheme}, ${language}`, page = await browser.newPage();
        await page.setViewport({ width, height: 800 });
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await page.goto(`${base}/site/index.html`);
        await page.select('#language', language);
        await page.evaluate(() => localStorage.setItem('attnscope:begin.2.qkv', '{"seen": 3, "solved": 2, "tasks": 6}'));
        await page.reload();
        const [sideways, small, clipped] = await page.evaluate(() => [
          document.documentElement.scrollWidth > innerWidth,
          Array.from(document.querySelectorAll('a,select'), (each) => (each.closest('li') || each).getBoundingClientRect())
            .filter((box) => box.width < 44 || box.height < 44).length,
          Array.from(document.querySelectorAll('h1,h2,h3,p,li,.done')).filter((each) => each.scrollWidth > each.clientWidth + 1)
            .map((each) => each.textContent),
        ]);
        check(!sideways, `${where}: scrolls sideways`);
        check(small === 0, `${where}: ${small} targets below 44 px`);
        check(clipped.length === 0, `${where}: clipped: ${clipped}`);
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => window.axe.run());
        check(violations.length === 0, `${where}: ${violations.map((each) => each.help)}`);
        await page.close();
      }
}

async function tryPlatform(browser) {
  const { page, errors } = await opened(browser, `${origin}/platform.html?page=package/begin.1.weight.html`);
  const frame = page.frames()[1];
  const tell = (detail) => frame.evaluate((told) => document.dispatchEvent(new CustomEvent('attnscope-progress', { detail: told })), detail);
  const value = (name) => page.evaluate((member) => window.API.cmi.core[member] ?? window.API.cmi.core.score[member], name);
  check(await value('lesson_status') === 'incomplete', `a lesson that begins: ${await value('lesson_status')}`);
  await tell({ steps: 8, seen: 4, solved: 2, tasks: 5, done: false });
  check(await value('lesson_status') === 'incomplete' && await value('raw') === '40', `half of a lesson: ${await value('raw')}`);
  await tell({ steps: 8, seen: 1, solved: 0, tasks: 5, done: false }); // begun again elsewhere
  check(await value('raw') === '40', `what was reached stays: ${await value('raw')}`);
  await tell({ steps: 8, seen: 'x', solved: null, tasks: 5 });
  await tell(null);
  await tell({ steps: 8, seen: 8, solved: 5, tasks: 5, done: true });
  check(await value('lesson_status') === 'passed' && await value('raw') === '100', `a lesson that is done: ${await value('lesson_status')}`);
  check(await value('min') === '0' && await value('max') === '100', 'the range of the score');
  await frame.goto('about:blank');
  check(await page.evaluate(() => window.API.isTerminated()), 'the lesson is left');
  check(errors.length === 0, `a platform: ${errors}`);
  await page.close();
  // A lesson without tasks, and one inside a page that it may not look into.
  const other = await opened(browser, `${origin}/platform.html?page=package/topic.1.scale.html`);
  await other.page.frames()[1].evaluate(() => document.dispatchEvent(
    new CustomEvent('attnscope-progress', { detail: { steps: 7, seen: 7, solved: 0, tasks: 0, done: true } })));
  check(await other.page.evaluate(() => window.API.cmi.core.lesson_status) === 'completed', 'a lesson without tasks');
  await other.page.close();
  const far = await opened(browser, `${origin}/platform.html?page=${origin.replace('127.0.0.1', 'localhost')}/package/begin.1.weight.html`, () => {
    window.faults = [];
    window.addEventListener('error', (event) => window.faults.push(event.message));
  });
  await far.page.frames()[1].waitForSelector('html.live', { timeout: 20000 }).catch(() => check(false, 'a lesson within a page from elsewhere'));
  const told = await far.page.frames()[1].evaluate(() => window.faults);
  check(told && told.length === 0, `within a page from elsewhere: ${told}`);
  await far.page.close();
}

const site = path.join(folder, 'site');
for (const more of [['--out', site], ['--scorm', '--out', path.join(folder, 'package')]])
  execFileSync(program, ['site', '--lang', 'en', ...more], { env: { ...process.env, QT_QPA_PLATFORM: 'offscreen' } });
const sizes = fs.readdirSync(site).map((name) => [name, fs.statSync(path.join(site, name)).size]);
const total = (list) => (list.reduce((sum, [, size]) => sum + size, 0) / 1e6).toFixed(2);
console.log(`site: ${total(sizes)} MB, without single scenes ${total(sizes.filter(([name]) => !/^(\d|today)/.test(name)))} MB`);
try {
  for (const [name, executablePath] of [['chrome', '/usr/bin/chromium'], ['firefox', '/usr/bin/firefox-esr']]) {
    if (!fs.existsSync(executablePath)) { console.log(`${executablePath} is missing: not tried`); continue; }
    const browser = await puppeteer.launch({ browser: name, executablePath, args: name === 'chrome' ? ['--no-sandbox'] : [] });
    try {
      for (const base of [url.pathToFileURL(folder).href, origin]) {
        await tryIndex(browser, name, base);
        for (const id of ['begin.1.weight', '000.mha']) await tryPage(browser, name, base, id);
      }
      if (name === 'chrome') {
        await tryScreens(browser, origin);
        await tryPlatform(browser);
      }
    } finally {
      await browser.close();
    }
  }
} finally {
  server.close();
  fs.rmSync(folder, { recursive: true });
}
console.log(`${checks} checks of a site, ${faults} wrong`);
process.exit(faults || !checks ? 1 : 0);
