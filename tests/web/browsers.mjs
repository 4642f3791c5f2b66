// SPDX-License-Identifier: GPL-3.0-or-later
// Real browsers without a screen, each behind the same few calls: Chromium and Firefox by puppeteer-core, WebKitGTK by its own
// driver.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(path.resolve(process.env.ATTNSCOPE_NODE_MODULES || 'build/node', 'any.js'));
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

// Waits until a script says true.
async function until(run, script) {
  for (let i = 0; i < 600; ++i) {
    if (await run(`return ${script}`)) return;
    await pause(50);
  }
  throw new Error(`it never became true: ${script}`);
}

async function byPuppeteer(name) {
  const { default: puppeteer } = require('puppeteer-core');
  const browser = await (puppeteer || require('puppeteer-core')).launch(name === 'firefox'
    ? { browser: 'firefox', executablePath: '/usr/bin/firefox-esr', headless: true }
    : { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] });
  return {
    async open(address) {
      const page = await browser.newPage(), complaints = [];
      // Firefox counts the children of a formula that it has read half of, and says so as an error of the page's; look.mjs counts
      // those of whole ones.
      const complain = (text) => { if (!/^Invalid markup: Incorrect number of children/.test(text)) complaints.push(text); };
      page.on('pageerror', (error) => complain(error.message));
      page.on('console', (line) => { if (/^(warn|error)/.test(line.type())) complain(line.text()); });
      page.on('request', (request) => { if (!/^(file|data|blob|about):/.test(request.url())) complaints.push(`asks for ${request.url()}`); });
      await page.goto(address);
      const run = (script) => page.evaluate(`(async () => { ${script} })()`);
      return { page, complaints, run, until: (script) => until(run, script), reload: () => page.reload(), close: () => page.close() };
    },
    close: () => browser.close(),
  };
}

async function byWebDriver() {
  const port = 9517, driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  const ask = async (method, where, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${where}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (value && value.error) throw new Error(value.message || value.error);
    return value;
  };
  for (let i = 0; ; ++i) {
    try { await ask('GET', '/status'); break; } catch (error) { if (i > 100) throw error; await pause(100); }
  }
  const { sessionId } = await ask('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser', args: ['--automation'] } } } });
  const at = `/session/${sessionId}`;
  return {
    async open(address) {
      await ask('POST', `${at}/timeouts`, { script: 120000 });
      await ask('POST', `${at}/url`, { url: address });
      const run = async (script) => {
        const [value, fault] = await ask('POST', `${at}/execute/async`, {
          script: `const done = arguments[0]; (async () => { ${script} })().then((value) => done([value === undefined ? null : value, null]), (error) => done([null, String(error)]));`, args: [] });
        if (fault) throw new Error(fault);
        return value;
      };
      return { complaints: [], run, until: (script) => until(run, script), reload: () => ask('POST', `${at}/refresh`, {}), close: async () => {} };
    },
    async close() {
      await ask('DELETE', at).catch(() => {});
      driver.kill();
    },
  };
}

export const openBrowser = (name) => (name === 'webkit' ? byWebDriver() : byPuppeteer(name));
