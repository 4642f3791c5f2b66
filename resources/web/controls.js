// SPDX-License-Identifier: GPL-3.0-or-later
// What a live scene lets one change beside its cells: controls drawn from what the engine offers, the walk, and the link.

/** @param {string} tag @param {object} properties @param {...any} inside */
const made = (tag, properties, ...inside) => {
  const element = /** @type {any} */ (Object.assign(doc.createElement(tag), properties));
  element.append(...inside.filter((each) => each));
  return element;
};
const most_link = 8192, most_patch = 1 << 20;

/** @param {(request: object) => any} engine @param {NonNullable<typeof live>} page */
function startControls(engine, page) {
  const panel = one('#controls'), groups = one('.groups', panel), fault = one('.fault', panel), told = one('.link', panel);
  const by = /** @type {HTMLSelectElement} */ (one('#by')), painting = /** @type {HTMLInputElement} */ (one('#paint'));
  /** @type {{drawn: string, held: string, frame: number, paint: string[], walk: any}} */
  const state = { drawn: '', held: '', frame: 0, paint: [], walk: { end: true } };

  /** A request that changes the scene; what refuses it is said. @param {any} request */
  function put(request) {
    const reply = engine(request);
    fault.textContent = reply.fault || '';
    told.textContent = '';
    state.held = request.hold ? request.control || 'cell' : '';
    if (reply.fault) draw(); else page.changed(reply);
    return reply;
  }
  /** The last of several requests, once a frame. @param {any} request */
  function soon(request) {
    cancelAnimationFrame(state.frame);
    if (request.hold) state.frame = requestAnimationFrame(() => put(request)); else put(request);
  }

  /** @param {any} control */
  function row({ id, kind, label, values }) {
    const type = { number: 'number', slider: 'range', switch: 'checkbox' }[/** @type {string} */ (kind)];
    const input = kind === 'choice' ? made('select', {}, ...values.map((/** @type {any} */ each) => made('option', { value: each.name })))
      : kind === 'button' ? made('button', { type: 'button', textContent: label }) : made('input', { type });
    input.id = `set-${id}`;
    /** @param {boolean} hold */
    const set = (hold) => soon({ do: 'set', control: id, hold,
                                 value: kind === 'switch' ? input.checked : kind === 'choice' ? input.value : Number(input.value) });
    if (kind === 'button') input.addEventListener('click', () => put({ do: 'set', control: id }));
    else input.addEventListener('change', () => set(false));
    if (kind === 'slider') input.addEventListener('input', () => set(true));
    return kind === 'button' ? made('p', {}, input)
      : made('label', { className: kind }, made('span', { textContent: label }), input, kind === 'slider' && made('output', {}));
  }
  /** @param {any} control */
  function refresh({ id, kind, help, off, value, values, min, max, step }) {
    const input = /** @type {any} */ (doc.getElementById(`set-${id}`));
    input.parentElement.title = off || help;
    input.disabled = Boolean(off);
    if (kind === 'switch') input.checked = value;
    if (kind === 'choice')
      values.forEach((/** @type {any} */ each, /** @type {number} */ i) => {
        Object.assign(input.options[i], { disabled: Boolean(each.off), textContent: each.off ? `${each.label} (${each.off})` : each.label });
      });
    if (kind === 'slider') input.nextSibling.textContent = String(Number(value.toPrecision(4)));
    if (kind === 'number' || (kind === 'slider' && id !== state.held)) Object.assign(input, { min, max, step });
    if (kind === 'choice' || kind === 'number' || (kind === 'slider' && id !== state.held)) input.value = value;
  }
  function draw() {
    const offered = engine({ do: 'controls' }), focused = doc.activeElement && doc.activeElement.id;
    const drawn = JSON.stringify(offered.groups, (name, value) => (/^(value|off|min|max)$/.test(name) ? 0 : value));
    if (drawn !== state.drawn)
      groups.replaceChildren(...offered.groups.map((/** @type {any} */ group) =>
        made('fieldset', {}, made('legend', { textContent: group.title }), ...group.controls.map(row))));
    state.drawn = drawn;
    for (const group of offered.groups) group.controls.forEach(refresh);
    if (focused && doc.activeElement !== doc.getElementById(focused)) doc.getElementById(focused)?.focus();
    state.paint = offered.paint;
    /** @type {HTMLElement} */ (painting.parentElement).hidden = !state.paint.length;
    for (const table of all('table[data-k]'))
      table.classList.toggle('paint', painting.checked && state.paint.includes((table.dataset.k || '').slice(2)));
  }
  painting.addEventListener('change', draw);

  // The walk

  function showWalk() {
    one('#walked').textContent = state.walk.words || '';
    for (const button of all('[data-walk]', panel))
      /** @type {HTMLButtonElement} */ (button).disabled = Boolean(/end|forward/.test(button.dataset.walk || '') ? state.walk.end : state.walk.start);
    const td = state.walk.tensor && cellsAt(0, state.walk.tensor, state.walk.flat)[0];
    for (const each of all('.walked')) each.classList.remove('walked');
    if (td) td.classList.add('walked');
    return td;
  }
  /** @param {string} to */
  function walk(to) {
    engine({ do: 'walk', by: by.value, to });
    page.renew();
    const td = showWalk(), bottom = window.innerHeight - (tell.hidden ? 0 : tell.offsetHeight);
    if (!td) return;
    mark(Math.max(0, steps().findIndex((step) => step.contains(td))));
    const { top, bottom: end } = td.getBoundingClientRect();
    if (top < one('.top').offsetHeight + 40 || end > bottom) reach(td, { block: 'center' });
  }
  for (const button of all('[data-walk]', panel)) button.addEventListener('click', () => walk(button.dataset.walk || ''));
  followers.push((shown) => { state.walk = shown.walk; showWalk(); draw(); });

  // The link

  /** @param {ReadableStream} stream */
  async function bytesOf(stream) {
    const parts = [];
    let size = 0;
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return new Blob(parts);
      size += value.length;
      if (size > most_patch) throw new Error('too large');
      parts.push(value);
    }
  }
  async function copyLink() {
    const patch = JSON.stringify(engine({ do: 'edits' }).patch);
    const packed = await bytesOf(new Blob([patch]).stream().pipeThrough(new CompressionStream('deflate-raw')));
    const letters = btoa(String.fromCharCode(...new Uint8Array(await packed.arrayBuffer())));
    const link = `${location.href.split('#')[0]}#e=${letters.replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '')}`;
    fault.textContent = letters.length > most_link ? panel.dataset.long || '' : '';
    if (fault.textContent) return;
    try {
      await navigator.clipboard.writeText(link);
      told.textContent = panel.dataset.copied || '';
    } catch {
      const field = made('input', { value: link, readOnly: true });
      told.replaceChildren(made('label', {}, panel.dataset.copy || '', field));
      field.select();
    }
  }
  one('[data-do=link]').addEventListener('click', copyLink);
  /** What a link brought, which is a stranger's. @param {string} letters */
  async function openLink(letters) {
    try {
      if (letters.length > most_link) throw new Error('too long');
      const packed = Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
      const patch = await bytesOf(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
      put({ do: 'patch', patch: JSON.parse(await patch.text()) });
    } catch { fault.textContent = panel.dataset.broken || ''; }
  }

  const details = /** @type {HTMLDetailsElement} */ (one('details', panel)), wide = window.matchMedia('(min-width:1100px)');
  const fold = () => { details.open = wide.matches && !playing(); };
  wide.addEventListener('change', fold);
  fold();
  draw();
  showWalk();
  startGestures(put, soon, (tensor) => painting.checked && state.paint.includes(tensor), walk, () => !state.walk.end);
  if (location.hash.startsWith('#e=')) openLink(location.hash.slice(3));
}
