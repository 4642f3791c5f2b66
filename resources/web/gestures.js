// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers dragged and stepped, masks painted and the walk by keys. By how much a number moves, and what a stroke blocks, the engine
// knows.
/**
 * @param {(request: object) => any} put @param {(request: object) => void} soon
 * @param {(tensor: string) => boolean} paints @param {(to: string) => void} walk @param {() => boolean} walking
 */
function startGestures(put, soon, paints, walk, walking) {
  const form = one('#edit'), input = /** @type {HTMLInputElement} */ (one('input', form));
  /** @type {any} */
  let hand = null; // what the pointer that is down does
  let ended = false; // its click is no choice of a cell

  /** @param {HTMLTableCellElement} td @param {object} more */
  const paint = (td, more) => {
    const { tensor, flat } = placeOf(td);
    return { do: 'paint', tensor, flat, ...more };
  };
  doc.addEventListener('pointerdown', (event) => {
    const td = event.isPrimary && event.button === 0 ? numberAt(event.target) : null;
    ended = false;
    if (!td) return;
    const place = placeOf(td);
    if (paints(place.tensor)) {
      const { block } = put(paint(td, { hold: true }));
      hand = { block, tensor: place.tensor, flat: place.flat };
      ended = true;
      event.preventDefault();
    } else if (td === pinned && form.dataset.kind === 'edit') {
      hand = { request: { do: 'move', tensor: place.tensor, flat: place.flat }, x: event.clientX, y: event.clientY };
    }
  });
  doc.addEventListener('pointermove', (event) => {
    if (!hand || !event.isPrimary) return;
    if (!hand.request) {
      const td = numberAt(doc.elementFromPoint(event.clientX, event.clientY)), { tensor, flat } = td ? placeOf(td) : hand;
      if (!td || tensor !== hand.tensor || flat === hand.flat) return;
      hand.flat = flat;
      put(paint(td, { block: hand.block, hold: true }));
      return;
    }
    const right = event.clientX - hand.x, up = hand.y - event.clientY;
    if (!hand.along && Math.max(Math.abs(right), Math.abs(up)) < 5) return;
    hand.along = hand.along || (Math.abs(right) >= Math.abs(up) ? 'right' : 'up');
    if (hand.along === 'up' && event.pointerType === 'touch') { hand = null; return; } // it scrolls
    hand.pixels = Math.round(hand.along === 'right' ? right : up);
    doc.documentElement.setPointerCapture(event.pointerId); // the cell is drawn again under it
    ended = true;
    soon({ ...hand.request, pixels: hand.pixels, fine: event.shiftKey, coarse: event.ctrlKey, hold: true });
  });
  /** @param {boolean} keep */
  const release = (keep) => {
    if (!hand) return;
    const { request, along, pixels, tensor, flat, block } = hand;
    hand = null;
    if (along) soon({ ...request, pixels: keep ? pixels : 0 });
    else if (!request) put({ do: 'paint', tensor, flat, block });
  };
  /** @param {boolean} keep */
  const up = (keep) => {
    release(keep);
    setTimeout(() => { ended = false; }); // its own click, if there is one, comes before
  };
  doc.addEventListener('pointerup', (event) => { if (event.isPrimary) up(true); });
  doc.addEventListener('pointercancel', () => up(false));
  doc.addEventListener('click', (event) => {
    if (ended) { event.stopImmediatePropagation(); event.preventDefault(); }
    ended = false;
  }, true);

  doc.addEventListener('keydown', (event) => {
    const target = event.target instanceof Element ? event.target : doc.body, table = target.closest('table[data-k]');
    const done = () => { event.preventDefault(); event.stopImmediatePropagation(); };
    if (event.key === 'Escape' && hand && hand.along) { done(); release(false); return; }
    const arrow = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (arrow && pinned && form.dataset.kind === 'edit' && (target === input || (table && event.altKey)) && !event.ctrlKey && !event.metaKey) {
      const { tensor, flat } = placeOf(pinned);
      done();
      put({ do: 'move', tensor, flat, steps: arrow, fine: event.shiftKey });
      if (target === input) { input.value = pinned.textContent || ''; input.select(); }
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === ' ' && table && pinned && paints(placeOf(pinned).tensor)) { done(); put(paint(pinned, {})); return; }
    if (!walking() || target.closest('input,select,button,summary,textarea') || (table && event.key !== ' ')) return;
    if (event.key === ' ' || event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      done();
      walk(event.key === 'ArrowLeft' || event.shiftKey ? 'back' : 'forward');
    }
  }, true);
}
