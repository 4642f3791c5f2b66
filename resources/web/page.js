// SPDX-License-Identifier: GPL-3.0-or-later
// A page's start, its keys, and the engine once it runs. What is said and computed comes from the engine or stands in the page.
doc.addEventListener('keydown', (event) => {
  const target = event.target instanceof Element ? event.target : doc.body;
  if (live && live.key(event)) { event.preventDefault(); return; }
  if (event.ctrlKey || event.altKey || event.metaKey || target.closest('input')) return;
  const table = /** @type {HTMLTableElement | null} */ (target.closest('table[data-k]'));
  if (event.key === 'Escape') { hide(); if (table) table.blur(); return; }
  if (table && /^(Arrow|Home|End)/.test(event.key)) { event.preventDefault(); moveCell(table, event.key); return; }
  if (event.key === ' ' && target.closest('button,summary')) return;
  const forward = (event.key === ' ' && !event.shiftKey) || event.key === 'ArrowRight' || event.key === 'PageDown';
  const backward = (event.key === ' ' && event.shiftKey) || event.key === 'ArrowLeft' || event.key === 'PageUp';
  if (forward || backward) { event.preventDefault(); go(now + (forward ? 1 : -1)); }
});

const packed = doc.getElementById('engine');
if (packed && window.WebAssembly && window.DecompressionStream)
  unpackEngine((packed.textContent || '').trim()).then((engine) => {
    live = livePage(engine);
    doc.documentElement.classList.add('live');
    if (pinned) choose(pinned); else if (shown) show(shown);
  }, (error) => console.warn(error)); // a host that forbids the module: the page stays as it is
