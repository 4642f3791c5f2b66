// SPDX-License-Identifier: GPL-3.0-or-later
// Editing a page's numbers: what is typed goes to the engine, and whatever moved is shown.
/** @type {ReturnType<typeof livePage> | null} */
let live = null;
/** What follows each change of the page. @type {((page: any) => void)[]} */
const followers = [];

// Classes that gestures give; all others are the engine's.
const gestured = /^(on|in|at|lit|walked|paint|out-[bh])$/;
/** @param {Node} node two nodes of one kind can become each other; a formula is replaced whole */
const kindOfNode = (node) => node.nodeName + (node instanceof HTMLTableElement ? node.dataset.k : node.nodeName === 'math' ? /** @type {Element} */ (node).outerHTML : '');
/**
 * Becomes the other one where it differs, so that what is chosen, focused and scrolled to stays, and only what moved is drawn again.
 * @param {Element} from @param {Element} to
 */
function become(from, to) {
  if (from.className !== to.className) {
    to.classList.add(...from.className.split(' ').filter((name) => gestured.test(name)));
    if (from.className !== to.className) from.className = to.className;
  }
  if (!(from instanceof HTMLTableCellElement)) { // which have nothing else that changes
    for (const { name } of Array.from(from.attributes)) if (!to.hasAttribute(name)) from.removeAttribute(name);
    for (const { name, value } of Array.from(to.attributes)) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
  for (let node = to.firstChild, was = from.firstChild; node || was;) {
    const next = node && node.nextSibling, after = was && was.nextSibling;
    if (!node) was?.remove();
    else if (!was) from.append(node);
    else if (kindOfNode(was) !== kindOfNode(node)) was.replaceWith(node);
    else if (was instanceof Element) become(was, /** @type {Element} */ (node));
    else if (was.nodeValue !== node.nodeValue) was.nodeValue = node.nodeValue;
    node = next;
    was = after;
  }
}
/** What each place was written with. @type {WeakMap<HTMLElement, string>} */
const written = new WeakMap();
/**
 * Where only rows of tables differ, which are nearly all of a large place, they alone are read.
 * @param {HTMLElement} place @param {string} was @param {string} html @returns {boolean} whether that was all
 */
function rewriteRows(place, was, html) {
  const end = '</tr>', before = was.split('<tr>'), after = html.split('<tr>');
  const moved = after.flatMap((part, i) => (part === before[i] ? [] : i - 1)), rows = all('tr', place);
  /** @param {string} part */
  const behind = (part) => part.slice(part.indexOf(end));
  if (before.length !== after.length || rows.length !== after.length - 1) return false;
  if (moved.some((i) => i < 0 || behind(after[i + 1]) !== behind(before[i + 1]))) return false;
  const made = doc.createElement('template');
  made.innerHTML = moved.map((i) => `<tr>${after[i + 1].split(end)[0]}${end}`).join('');
  moved.forEach((i, k) => become(rows[i], made.content.children[k]));
  return true;
}
/** @param {HTMLElement} place @param {string} html */
function rewrite(place, html) {
  const was = written.get(place);
  if (was === html) return;
  written.set(place, html);
  if (was && rewriteRows(place, was, html)) return;
  const made = /** @type {HTMLElement} */ (place.cloneNode());
  made.innerHTML = html;
  become(place, made);
}
/** @type {Place | null} */
let selected = null;
function again() {
  const chosen = pinned && selected && cellsAt(selected.layer, selected.tensor, selected.flat)[0];
  if (chosen) { pinned = chosen; show(chosen); if (live) live.offer(chosen); } else if (pinned) hide();
}

// A scene's page: its stages one below the other.
/** @param {(request: object) => any} engine */
function sceneView(engine) {
  const scenes = JSON.parse(one('#scenes').textContent || '[]');
  let opened = -1, waiting = 0;
  /** @type {string[]} */
  let late = [];
  /** @param {HTMLElement} section */
  const inSight = (section) => {
    const { top, bottom } = section.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  /** @param {any} page what the engine says of it */
  function write(page) {
    for (const { card, html } of page.stages) if (html !== undefined) rewrite(one(`#c-${CSS.escape(card)}`), html);
    pick();
  }
  /** @param {string[]} cards */
  function writeLater(cards) {
    const page = engine({ do: 'page', cards });
    write(page);
    for (const follow of followers) follow(page);
  }
  // What is not in sight follows, a section at a time, while nothing else is asked for.
  function rest() {
    if (late.length) waiting = setTimeout(() => {
      writeLater(late.splice(0, 1));
      rest();
    });
  }
  window.addEventListener('beforeprint', () => { if (late.length) writeLater(late.splice(0)); });
  return {
    alive: Boolean(doc.querySelector('#controls')),
    /** @param {number} layer whether the engine has its scene */
    open(layer) {
      if (layer !== opened && scenes[layer])
        opened = engine({ do: 'open', scene: JSON.stringify(scenes[layer]) }).fault ? -1 : layer;
      return layer === opened;
    },
    renew() {
      const wanted = all('.step').filter((section) => inSight(section) || section.contains(pinned) || section.contains(doc.activeElement));
      const cards = wanted.map((section) => section.id.slice(2));
      const links = one('nav ol'), page = engine({ do: 'page', cards });
      if (page.facts) put('#facts', page.facts, doc);
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
        if (stage.off) rewrite(section, '');
      }
      write(page);
      mark(Math.min(now, steps().length - 1));
      again();
      for (const follow of followers) follow(page);
      clearTimeout(waiting);
      late = page.stages.filter((/** @type {any} */ { html, off }) => html === undefined && !off).map((/** @type {any} */ { card }) => card);
      rest();
    },
    kindOf: (/** @type {HTMLTableCellElement} */ td) => (td.matches('.h,.u') ? 'locked' : 'edit'),
    /** @param {number} to */
    go(to) { jump(to); },
    predict: (/** @type {object} */ place, /** @type {string} */ number) => ({ fault: '' }),
  };
}

/**
 * @param {(request: object) => any} engine
 * @param {ReturnType<typeof sceneView> | NonNullable<ReturnType<typeof lessonView>>} view
 */
function livePage(engine, view) {
  const form = /** @type {HTMLFormElement} */ (one('#edit')), fault = one('.fault', form);
  const input = /** @type {HTMLInputElement} */ (one('input', form));
  let kind = 'edit';
  /** @param {string} name @returns {HTMLButtonElement} */
  const button = (name) => one(`[data-do=${name}]`, form);
  /** @param {string} name @param {boolean} on */
  const enable = (name, on) => { for (const each of all(`[data-do=${name}]`)) /** @type {HTMLButtonElement} */ (each).disabled = !on; };

  /** @param {any} reply of a request that changes the scene */
  function changed(reply) {
    fault.textContent = reply.fault || '';
    if (reply.fault) return false;
    enable('undo', reply.undo);
    enable('redo', reply.redo);
    enable('again', reply.undo);
    selected = pinned && placeOf(pinned);
    view.renew();
    return true;
  }
  /** @param {HTMLTableCellElement} td what can be typed into it */
  function offer(td) {
    const place = placeOf(td);
    kind = view.alive && view.open(place.layer) ? view.kindOf(td) : 'locked';
    form.hidden = !view.alive;
    form.dataset.kind = kind;
    one('label', form).hidden = one('label+button', form).hidden = kind === 'locked';
    one('.for', form).textContent = kind === 'predict' ? said('yourAnswer') : said('newValue');
    input.value = '';
    input.placeholder = kind === 'edit' ? td.textContent || '' : '';
    fault.textContent = '';
    button('release').hidden = kind !== 'edit' || !td.classList.contains('e');
    selected = place;
  }
  /** @param {string} number */
  function type(number) {
    if (!pinned) return;
    const { tensor, flat, table, layer } = placeOf(pinned);
    if (kind === 'predict') {
      selected = placeOf(pinned);
      const { answer, fault: wrong } = view.predict({ tensor, flat }, number);
      fault.className = `fault ${answer ? answer.severity : 'bad'}`;
      fault.textContent = answer ? answer.words : wrong;
      if (answer?.severity === 'ok') input.value = ''; else input.select();
      return;
    }
    fault.className = 'fault';
    if (changed(engine({ do: 'type', tensor, flat, number }))) {
      input.value = '';
      if (doc.activeElement !== input) (cellsAt(layer, tensor, flat)[0]?.closest('table') || table).focus();
    } else input.select();
  }
  form.addEventListener('submit', (event) => { event.preventDefault(); if (input.value.trim()) type(input.value); });
  for (const name of ['undo', 'redo', 'again'])
    for (const each of all(`[data-do=${name}]`)) each.addEventListener('click', () => changed(engine({ do: name })));
  button('release').addEventListener('click', () => {
    if (pinned) { const { tensor, flat } = placeOf(pinned); changed(engine({ do: 'release', tensor, flat })); }
  });
  doc.querySelector('[data-do=save]')?.addEventListener('click', () => {
    const link = doc.createElement('a'), file = new Blob([engine({ do: 'save' }).file], { type: 'application/json' });
    link.href = URL.createObjectURL(file);
    link.download = `${doc.title.replace(/[^\p{L}\p{N} ._-]/gu, '').trim() || 'scene'}.attn`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
  if (view.alive) {
    view.open(0);
    for (const element of all('.alive')) element.hidden = false;
    for (const name of ['undo', 'redo', 'again']) enable(name, false);
  }
  return {
    view,
    engine,
    changed,
    /** @param {Place} place */
    explain: ({ layer, tensor, flat }) => (view.open(layer) ? engine({ do: 'explain', tensor, flat }) : {}),
    offer,
    alive: view.alive,
    renew: view.renew,
    /** Whether the key is one of editing. @param {KeyboardEvent} event */
    key(event) {
      if (!view.alive) return false;
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
      if (!table || form.hidden || kind === 'locked' || event.ctrlKey || event.altKey || event.metaKey) return false;
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
