// SPDX-License-Identifier: GPL-3.0-or-later
// A page's start, its keys, and the engine once it runs. What is said and computed comes from the engine or stands in the page.
doc.addEventListener('keydown', (event) => {
  const target = event.target instanceof Element ? event.target : doc.body;
  if (live && live.key(event)) { event.preventDefault(); return; }
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest('input,select,textarea')) return;
  const table = /** @type {HTMLTableElement | null} */ (target.closest('table[data-k]'));
  if (event.key === 'Escape') { hide(); if (table) table.blur(); return; }
  if (table && /^(Arrow|Home|End)/.test(event.key)) { event.preventDefault(); moveCell(table, event.key); return; }
  if (event.key === ' ' && target.closest('button,summary,a')) return;
  const forward = (event.key === ' ' && !event.shiftKey) || event.key === 'ArrowRight' || event.key === 'PageDown';
  const backward = (event.key === ' ' && event.shiftKey) || event.key === 'ArrowLeft' || event.key === 'PageUp';
  if (forward || backward) { event.preventDefault(); go(now + (forward ? 1 : -1)); }
});

for (const each of all('pre')) each.tabIndex = 0; // what scrolls can be reached by keys
const packed = doc.getElementById('engine'), played = doc.getElementById('lesson');
const runs = packed && window.WebAssembly && window.DecompressionStream;
if (runs && played) doc.documentElement.classList.add('play');
if (runs)
  unpackEngine(packed.textContent || '').then(async (engine) => {
    const choice = /** @type {HTMLSelectElement | null} */ (doc.querySelector('#language')), language = languageAsked(choice);
    const own = doc.documentElement.lang;
    if (language !== 'en' || own !== 'en') await speak(engine, language);
    const view = played ? lessonView(engine, played.textContent || '') : sceneView(engine);
    if (!view) throw new Error('the engine does not take the lesson');
    if (choice) {
      choice.value = doc.documentElement.lang;
      choice.addEventListener('change', async () => {
        if (!await speak(engine, choice.value)) return;
        try { localStorage.setItem('attnscope:language', choice.value); } catch { /* it holds for this page */ }
        view.renew();
        mark(now);
      });
    }
    live = livePage(engine, view);
    doc.documentElement.classList.add('live');
    if (live.alive) startControls(engine, live);
    if ('step' in view) {
      const asked = /^#s(\d+)$/.exec(location.hash);
      view.go(Math.min(steps().length - 1, asked ? Math.max(0, Number(asked[1]) - 1) : view.step));
    } else {
      if (language !== own) view.renew();
      if (pinned) choose(pinned); else if (shown) show(shown);
    }
  }).catch((error) => { // a host that forbids the module: the page stays as it is
    doc.documentElement.classList.remove('play');
    console.warn(error);
  });
