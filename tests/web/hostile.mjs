// SPDX-License-Identifier: GPL-3.0-or-later
// Strangers' lessons, scenes and links in Chromium: hostile.mjs PROGRAM. Every text is markup, a script, an address or turns the
// writing round; everything in the page is hovered and clicked. Nothing of it runs, loads or becomes an element.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import url from 'node:url';
import { openBrowser } from './browsers.mjs';
import { root } from './module.mjs';

const program = process.argv[2], folder = fs.mkdtempSync(path.join(os.tmpdir(), 'attnscope-hostile-'));
const evil = ['<script>window.ran = 1</script>', '"><img src=x onerror="window.ran = 2">', "' onmouseover='window.ran = 3", '</script><script>window.ran = 4</script>',
              '<svg onload=window.ran=5>', '</title></style></textarea><script>window.ran = 6</script>', '<!--<script>', 'javascript:window.ran=7',
              '&lt;script&gt;window.ran = 8&lt;/script&gt;', '[x](javascript:window.ran=9) ![y](file:///etc/passwd) <https://evil.example> $\\text{<img src=x onerror=window.ran=10>}$',
              '\u202egnirts\u2066', '</td></table><iframe srcdoc="<script>parent.ran = 11</script>">', '__proto__', '[query:<b onclick=window.ran=13>]'];
let number = 0;
const poisoned = (value, key) => (Array.isArray(value) ? value.map((each) => poisoned(each, key))
  : value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, name)]))
  : typeof value === 'string' && ['en', 'de', 'note', 'source', 'verbatim', 'title', 'notes', 'credit'].includes(key) ? `${value} ${evil[number++ % evil.length]}` : value);

const lesson = JSON.parse(fs.readFileSync(path.join(root, 'resources', 'lessons', 'topic.3.masking.attnlesson'), 'utf8'));
const files = { 'lesson.attnlesson': poisoned(lesson) };
for (const [i, name] of ['tokens', 'notes'].entries()) {
  const scene = JSON.parse(fs.readFileSync(path.join(root, 'resources', 'lessons', '000.mha.json'), 'utf8'));
  scene.title = evil.slice(0, 4).join(' ');
  scene.notes = evil.join('\n\n');
  scene.tokens = [evil.slice(4 * i, 4 * i + 6), evil.slice(4 * i + 3, 4 * i + 9)];
  files[`${name}.attn`] = scene;
}

const touchAll = `let touched = 0;
  for (let step = document.querySelectorAll('.step').length; step > 0; --step) {
    for (const each of [...document.querySelectorAll('.step.now *, .step *, #tell *, header *')].slice(0, 1200)) {
      if (each.closest('nav,.foot,.tools,.home,[data-do=save]')) continue;
      for (const type of ['pointerover', 'mouseover', 'focus']) each.dispatchEvent(new Event(type, { bubbles: true }));
      if (each.matches('button,summary,a,td,label,b')) { each.click(); ++touched; }
    }
    document.querySelector('.foot .next, button.next').click();
    await new Promise((done) => setTimeout(done, 30));
    if (!document.documentElement.classList.contains('play')) break;
  }
  const language = document.querySelector('#language');
  language.value = 'de';
  language.dispatchEvent(new Event('change'));
  await new Promise((done) => setTimeout(done, 500));
  const all = [...document.querySelectorAll('*')];
  return { touched, ran: window.ran ?? null, handlers: all.filter((each) => [...each.attributes].some(({ name }) => /^on/i.test(name))).length,
           loading: document.querySelectorAll('img,iframe,object,embed,svg,link').length, links: all.filter((each) => /^(javascript|file|http)/i.test(each.getAttribute('href') || each.getAttribute('src') || '')).length };`;
let wrong = 0, touched = 0;
const complain = (what) => { ++wrong; console.error(what); };
const browser = await openBrowser('chromium');
try {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name), page = `${file}.html`;
    fs.writeFileSync(file, JSON.stringify(content));
    execFileSync(program, ['page', file, '--out', page]);
    for (const link of name === 'notes.attn' ? ['', '#e=AAAA', `#e=${'A'.repeat(9000)}`, '#e=%3Cscript%3E', '#s1"><script>window.ran=14</script>'] : ['', '#s999999', '#s-1']) {
      const opened = await browser.open(url.pathToFileURL(page).href + link);
      opened.page.on('dialog', (dialog) => { complain(`${name}${link}: asks ${dialog.message()}`); dialog.dismiss(); });
      await opened.until("document.documentElement.classList.contains('live')");
      const seen = await opened.run(touchAll);
      touched += seen.touched;
      if (seen.ran !== null || seen.handlers || seen.loading || seen.links || !seen.touched) complain(`${name}${link}: ${JSON.stringify(seen)}`);
      await opened.run('localStorage.clear()');
      for (const each of opened.complaints) complain(`${name}${link}: ${each}`);
      await opened.close();
    }
  }
} finally {
  await browser.close();
  fs.rmSync(folder, { recursive: true });
}
console.log(`${touched} things of strangers' pages touched, ${wrong} faults`);
process.exit(wrong || !touched ? 1 : 0);
