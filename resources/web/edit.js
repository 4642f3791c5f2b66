// SPDX-License-Identifier: GPL-3.0-or-later
// Editing a page's numbers: what is typed goes to the engine, and whatever moved is shown.
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
