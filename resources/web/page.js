// SPDX-License-Identifier: GPL-3.0-or-later
// A page of a scene or a lesson: choosing cells and steps; and where the engine runs, equations and edits. What is said and
// computed comes from the engine or stands in the page; here are gestures and places.
(() => {
  const doc = document;
  /** @type {<E extends HTMLElement = HTMLElement>(what: string, inside?: ParentNode) => E[]} */
  const all = (what, inside = doc) => Array.from(inside.querySelectorAll(what));
  /** @type {<E extends HTMLElement = HTMLElement>(what: string, inside?: ParentNode) => E} */
  const one = (what, inside = doc) => /** @type {any} */ (inside.querySelector(what));
  doc.documentElement.classList.add('js');
  const tell = one('#tell');

  // --- cells

  /** @param {HTMLTableElement} table @returns {HTMLTableCellElement[]} */
  const numbersOf = (table) => all('tbody td:not(.s)', table);
  /** @typedef {{table: HTMLTableElement, layer: number, tensor: string, flat: number}} Place */
  /** @param {HTMLTableCellElement} td @returns {Place} */
  function placeOf(td) {
    const table = /** @type {HTMLTableElement} */ (td.closest('table'));
    const [layer, tensor] = (table.dataset.k || '').split(/\/(.*)/);
    return { table, layer: Number(layer), tensor, flat: Number(table.dataset.o) + numbersOf(table).indexOf(td) };
  }
  /**
   * Every place where the page shows this cell.
   * @param {number} layer @param {string} tensor @param {number} flat
   * @returns {HTMLTableCellElement[]}
   */
  const cellsAt = (layer, tensor, flat) =>
    all('table[data-k]').filter((table) => table.dataset.k === `${layer}/${tensor}`)
      .map((table) => numbersOf(/** @type {HTMLTableElement} */ (table))[flat - Number(table.dataset.o)])
      .filter((td) => td);

  /** A sentence of the page's language, with %1 and %2 in their places. @param {string} name @param {...any} values */
  const said = (name, ...values) => (tell.dataset[name] || '').replace(/%(\d)/g, (_, place) => values[place - 1]);

  /** @param {HTMLTableCellElement} td @param {Place} place */
  function wordsOf(td, { table, tensor }) {
    const [row, column, unit] = (table.dataset.w || '').split('|'), marks = td.classList;
    let where = `${row}${rowOf(td).cells[0].textContent}, ${column}${table.rows[0].cells[td.cellIndex].textContent}`;
    if (!one('thead .k', table)) where = said('of', where, tensor);
    const value = marks.contains('m') ? said('masked') : marks.contains('d') ? said('dropped') : marks.contains('h') ? said('hidden')
      : marks.contains('z') ? said('zero', unit) : `${unit} ${td.textContent}`;
    return marks.contains('e') ? said('edited', `${where}: ${value}`) : `${where}: ${value}`;
  }
  /** @param {HTMLTableCellElement} td */
  const rowOf = (td) => /** @type {HTMLTableRowElement} */ (td.parentElement);

  /** @type {HTMLTableCellElement | null} */
  let shown = null;
  /** @type {HTMLTableCellElement | null} */
  let pinned = null;

  function clear() {
    for (const cell of all('td.on,td.in,th.at')) cell.classList.remove('on', 'in', 'at');
  }
  /** @param {HTMLTableCellElement} td */
  function show(td) {
    clear();
    shown = td;
    const place = placeOf(td), told = live ? live.explain(place) : {};
    for (const [tensor, flat] of told.inputs || [])
      for (const cell of cellsAt(place.layer, tensor, flat)) cell.classList.add('in');
    td.classList.remove('in');
    td.classList.add('on');
    rowOf(td).cells[0].classList.add('at');
    place.table.rows[0].cells[td.cellIndex].classList.add('at');
    tell.hidden = false;
    one('strong', tell).textContent = wordsOf(td, place);
    one('.was', tell).textContent = told.before ? ` ${said('before', told.before)}` : '';
    one('.line', tell).textContent = told.equation || '';
    one('.note', tell).textContent = told.note || '';
  }
  function hide() {
    clear();
    shown = pinned = null;
    tell.hidden = true;
  }
  /** @param {EventTarget | null} target @returns {HTMLTableCellElement | null} */
  function numberAt(target) {
    const td = target instanceof Element ? target.closest('.map tbody td') : null;
    return td && !td.classList.contains('s') ? /** @type {HTMLTableCellElement} */ (td) : null;
  }
  /** @param {HTMLTableCellElement} td */
  function choose(td) {
    pinned = td;
    show(td);
    if (live) live.offer(td);
    td.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const under = td.getBoundingClientRect().bottom - tell.getBoundingClientRect().top;
    if (under > 0) window.scrollBy({ top: under + 12, behavior: 'instant' });
  }
  doc.addEventListener('pointerover', (event) => {
    const td = event.pointerType === 'mouse' && !pinned ? numberAt(event.target) : null;
    if (td) show(td);
  });
  doc.addEventListener('click', (event) => {
    const td = numberAt(event.target);
    if (td) { if (td === pinned) hide(); else choose(td); }
  });
  one('.close', tell).addEventListener('click', hide);
  doc.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLTableElement && target.matches('[data-k]:focus-visible'))
      choose(pinned && target.contains(pinned) ? pinned : numbersOf(target)[0]);
  });
  /** @param {HTMLTableElement} table @param {string} key */
  function moveCell(table, key) {
    const from = pinned && table.contains(pinned) ? pinned : numbersOf(table)[0];
    const columns = table.rows[0].cells.length - 1 - all('thead .s', table).length, cells = numbersOf(table), at = cells.indexOf(from);
    const first = at - at % columns;
    const to = { ArrowLeft: Math.max(at - 1, first), ArrowRight: Math.min(at + 1, first + columns - 1), ArrowUp: at - columns,
                 ArrowDown: at + columns, Home: first, End: first + columns - 1 }[key];
    if (to !== undefined && cells[to]) choose(cells[to]);
  }

  // --- steps: stages of a scene, or the steps of a lesson

  const back = /** @type {HTMLButtonElement} */ (one('.back')), next = /** @type {HTMLButtonElement} */ (one('.next'));
  let now = 0, held = 0;
  const steps = () => all('.step:not([hidden])');
  /** @param {number} to */
  function mark(to) {
    now = to;
    steps().forEach((step, i) => step.classList.toggle('now', i === to));
    all('nav a').forEach((link, i) => {
      if (i !== to) { link.removeAttribute('aria-current'); return; }
      link.setAttribute('aria-current', 'step');
      const nav = one('nav'), left = link.offsetLeft;
      if (left < nav.scrollLeft || left + link.offsetWidth > nav.scrollLeft + nav.clientWidth) nav.scrollLeft = left - 40;
    });
    back.disabled = to === 0;
    next.disabled = to === steps().length - 1;
    one('#place').textContent = said('of', to + 1, steps().length);
  }
  /** @param {number} to */
  function go(to) {
    to = Math.max(0, Math.min(steps().length - 1, to));
    held = Date.now() + 900;
    mark(to);
    steps()[to].scrollIntoView({ block: 'start' });
    steps()[to].focus({ preventScroll: true });
  }
  function follow() {
    if (Date.now() < held) return;
    const below = steps().findLastIndex((step) => step.getBoundingClientRect().top < 160);
    const end = window.innerHeight + window.scrollY >= doc.documentElement.scrollHeight - 2;
    const at = end && now > below ? now : Math.max(0, below);
    if (at !== now) mark(at);
  }
  if (steps().length) {
    doc.documentElement.style.setProperty('--bar', `${one('.top').offsetHeight}px`);
    window.addEventListener('scroll', follow, { passive: true });
    back.addEventListener('click', () => go(now - 1));
    next.addEventListener('click', () => go(now + 1));
    one('nav').addEventListener('click', (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link) { event.preventDefault(); go(all('nav a').indexOf(link)); }
    });
    mark(0);
  }

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

  // --- which heads and batch items are shown

  function pick() {
    for (const group of all('.pick')) {
      const axis = group.dataset.axis || '', value = one('[aria-pressed=true]', group).getAttribute('value') || '';
      for (const figure of all(`figure[data-${axis}]`))
        figure.classList.toggle(`out-${axis}`, value !== '' && !(figure.dataset[axis] || '').split(' ').includes(value));
    }
  }
  for (const button of all('.pick button'))
    button.addEventListener('click', () => {
      for (const each of all('button', /** @type {HTMLElement} */ (button.parentElement)))
        each.setAttribute('aria-pressed', String(each === button));
      pick();
    });

  // --- the engine

  /** @type {ReturnType<typeof livePage> | null} */
  let live = null;
  /** @param {(request: object) => any} engine */
  function livePage(engine) {
    const scenes = JSON.parse(one('#scenes').textContent || '[]'), save = doc.querySelector('[data-do=save]');
    const form = /** @type {HTMLFormElement} */ (one('#edit')), field = one('input', form), fault = one('.fault', form);
    const input = /** @type {HTMLInputElement} */ (field), alive = Boolean(save);
    let opened = -1;
    /** @param {number} layer whether the engine has its scene */
    function open(layer) {
      if (layer !== opened && scenes[layer])
        opened = engine({ do: 'open', scene: JSON.stringify(scenes[layer]) }).fault ? -1 : layer;
      return layer === opened;
    }
    /** @param {string} name */
    const button = (name) => /** @type {HTMLButtonElement} */ (one(`[data-do=${name}]`));

    // After a change: sections whose HTML moved are written again, and what was chosen and where one looked stay.
    function renew() {
      const page = engine({ do: 'page' }), chosen = pinned && placeOf(pinned);
      const focused = doc.activeElement instanceof HTMLTableElement ? placeOf(numbersOf(doc.activeElement)[0]) : null;
      const links = one('nav ol');
      links.replaceChildren();
      for (const stage of page.stages) {
        const section = one(`#c-${CSS.escape(stage.card)}`), item = doc.createElement('li');
        const label = doc.createElement(stage.off ? 'span' : 'a'), small = doc.createElement('small');
        label.append(stage.title);
        small.textContent = stage.off || stage.subtitle;
        if (small.textContent) label.append(small);
        if (!stage.off) label.setAttribute('href', `#c-${stage.card}`);
        item.append(label);
        links.append(item);
        section.hidden = Boolean(stage.off);
        const lefts = all('.scroll', section).map((each) => each.scrollLeft);
        section.innerHTML = stage.html;
        all('.scroll', section).forEach((each, i) => { each.scrollLeft = lefts[i] || 0; });
      }
      pick();
      mark(Math.min(now, steps().length - 1));
      if (focused) cellsAt(focused.layer, focused.tensor, focused.flat)[0]?.closest('table')?.focus();
      const again = chosen && cellsAt(chosen.layer, chosen.tensor, chosen.flat)[0];
      if (again) { pinned = again; show(again); offer(again); } else hide();
    }
    /** @param {any} reply of a request that changes the scene */
    function changed(reply) {
      fault.textContent = reply.fault || '';
      if (reply.fault) return false;
      button('undo').disabled = !reply.undo;
      button('redo').disabled = !reply.redo;
      button('again').disabled = !reply.undo;
      renew();
      return true;
    }
    /** @param {HTMLTableCellElement} td what can be typed into it */
    function offer(td) {
      const { layer } = placeOf(td);
      form.hidden = !alive || !open(layer) || td.classList.contains('h');
      input.value = '';
      input.placeholder = td.textContent || '';
      fault.textContent = '';
      button('release').hidden = !td.classList.contains('e');
    }
    /** @param {string} number */
    function type(number) {
      if (!pinned) return;
      const { tensor, flat, table } = placeOf(pinned);
      if (changed(engine({ do: 'type', tensor, flat, number }))) {
        input.value = '';
        if (doc.activeElement !== input) table.focus();
      } else input.select();
    }
    form.addEventListener('submit', (event) => { event.preventDefault(); if (input.value.trim()) type(input.value); });
    for (const name of ['undo', 'redo', 'again'])
      button(name).addEventListener('click', () => changed(engine({ do: name })));
    button('release').addEventListener('click', () => {
      if (pinned) { const { tensor, flat } = placeOf(pinned); changed(engine({ do: 'release', tensor, flat })); }
    });
    save?.addEventListener('click', () => {
      const link = doc.createElement('a'), file = new Blob([engine({ do: 'save' }).file], { type: 'application/json' });
      link.href = URL.createObjectURL(file);
      link.download = `${doc.title.replace(/[^\p{L}\p{N} ._-]/gu, '').trim() || 'scene'}.attn`;
      link.click();
      URL.revokeObjectURL(link.href);
    });
    if (alive) {
      open(0);
      for (const element of all('.alive')) element.hidden = false;
    }
    return {
      /** @param {Place} place */
      explain: ({ layer, tensor, flat }) => (open(layer) ? engine({ do: 'explain', tensor, flat }) : {}),
      offer,
      /** Whether the key is one of editing. @param {KeyboardEvent} event */
      key(event) {
        if (!alive) return false;
        const typing = event.target === input;
        if (typing && event.key === 'Escape') {
          const table = pinned && pinned.closest('table');
          input.value = '';
          fault.textContent = '';
          if (table) table.focus();
          return true;
        }
        if ((event.ctrlKey || event.metaKey) && !typing && /^[zy]$/i.test(event.key)) {
          const redo = event.key.toLowerCase() === 'y' || event.shiftKey;
          changed(engine({ do: redo ? 'redo' : 'undo' }));
          return true;
        }
        const table = event.target instanceof HTMLTableElement && event.target.matches('[data-k]');
        if (!table || form.hidden || event.ctrlKey || event.altKey || event.metaKey) return false;
        if (event.key === 'Enter' || event.key === 'F2' || /^[-+.0-9(]$/.test(event.key)) {
          input.focus();
          input.value = event.key.length === 1 ? event.key : input.placeholder;
          if (event.key.length > 1) input.select();
          return true;
        }
        if (event.key === 'Delete' && pinned && pinned.classList.contains('e')) {
          button('release').click();
          return true;
        }
        return false;
      },
    };
  }
  const packed = doc.getElementById('engine');
  if (packed && window.WebAssembly && window.DecompressionStream)
    unpackEngine((packed.textContent || '').trim()).then((engine) => {
      live = livePage(engine);
      doc.documentElement.classList.add('live');
      if (pinned) choose(pinned); else if (shown) show(shown);
    }, (error) => console.warn(error)); // a host that forbids the module: the page stays as it is
})();
