// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing a cell of a page: every place that shows it, what it is called, and where the engine runs its equation.
const doc = document;
/** @type {<E extends HTMLElement = HTMLElement>(what: string, inside?: ParentNode) => E[]} */
const all = (what, inside = doc) => Array.from(inside.querySelectorAll(what));
/** @type {<E extends HTMLElement = HTMLElement>(what: string, inside?: ParentNode) => E} */
const one = (what, inside = doc) => /** @type {any} */ (inside.querySelector(what));
doc.documentElement.classList.add('js');
const tell = one('#tell');

/** How many numbers a row has, without its sum. @param {HTMLTableElement} table */
const columnsOf = ({ rows: [{ cells }] }) => cells.length - (cells[cells.length - 1].classList.contains('s') ? 2 : 1);
/** @param {HTMLTableElement} table @param {number} i @returns {HTMLTableCellElement | undefined} its number i, row by row */
function numberOf(table, i) {
  const columns = columnsOf(table), row = table.tBodies[0].rows[Math.floor(i / columns)];
  return row && /** @type {HTMLTableCellElement} */ (row.cells[1 + i % columns]);
}
/** @param {HTMLTableElement} table */
const firstOf = (table) => /** @type {HTMLTableCellElement} */ (numberOf(table, 0));
/** @param {HTMLTableElement} table @param {HTMLTableCellElement} td @returns {number} which of its numbers the cell is */
const orderOf = (table, td) => rowOf(td).sectionRowIndex * columnsOf(table) + td.cellIndex - 1;
/** @typedef {{table: HTMLTableElement, layer: number, tensor: string, flat: number}} Place */
/** @param {HTMLTableCellElement} td @returns {Place} */
function placeOf(td) {
  const table = /** @type {HTMLTableElement} */ (td.closest('table'));
  const [layer, tensor] = (table.dataset.k || '').split(/\/(.*)/);
  return { table, layer: Number(layer), tensor, flat: Number(table.dataset.o) + orderOf(table, td) };
}
/**
 * Every place where the page shows this cell.
 * @param {number} layer @param {string} tensor @param {number} flat
 * @returns {HTMLTableCellElement[]}
 */
const cellsAt = (layer, tensor, flat) =>
  Array.from(doc.getElementsByTagName('table')).filter((table) => table.dataset.k === `${layer}/${tensor}`)
    .flatMap((table) => numberOf(table, flat - Number(table.dataset.o)) || []);

/** A sentence of the page's language, with %1 and %2 in their places. @param {string} name @param {...any} values */
const said = (name, ...values) => (tell.dataset[name] || '').replace(/%(\d)/g, (_, place) => values[place - 1]);

/** "query journey" of "query %1" and its heading. @param {string} words @param {HTMLElement} heading */
const labeled = (words, heading) => (words || '%1').replace('%1', () => heading.textContent || '');

/**
 * Where a cell is and what stands there: "query journey, key starts", "weight 0.2673".
 * @param {HTMLTableCellElement} td @param {Place} place
 */
function wordsOf(td, { table, tensor }) {
  const [row, column, unit] = (table.dataset.w || '').split('|'), marks = td.classList;
  let where = `${labeled(row, rowOf(td).cells[0])}, ${labeled(column, table.rows[0].cells[td.cellIndex])}`;
  if (!one('thead .k', table)) where = said('of', where, tensor);
  const value = marks.contains('m') ? said('masked') : marks.contains('d') ? said('dropped') : marks.contains('h') ? said('hidden')
    : marks.contains('u') ? said('pending')
    : marks.contains('z') ? said('zero', unit) : `${unit} ${td.textContent}`;
  return { where, value: marks.contains('e') ? said('edited', value) : value };
}
/** @param {HTMLTableCellElement} td */
const rowOf = (td) => /** @type {HTMLTableRowElement} */ (td.parentElement);

/** Writes words only where they differ: a screen reader announces what is written. @param {string} place @param {string} words @param {ParentNode} [inside] */
function put(place, words, inside = tell) {
  const element = one(place, inside);
  if (element.textContent !== words) element.textContent = words;
}
/** @type {HTMLTableCellElement | null} */
let shown = null;
/** @type {HTMLTableCellElement | null} */
let pinned = null;

/** What is marked for the cell that is shown. @type {HTMLElement[]} */
let marked = [];
/** @param {HTMLElement} cell @param {string} name */
function markCell(cell, name) {
  cell.classList.add(name);
  marked.push(cell);
}
function clear() {
  for (const cell of marked) cell.classList.remove('on', 'in', 'at');
  marked = [];
}
/** @param {HTMLTableCellElement} td */
function show(td) {
  clear();
  shown = td;
  const place = placeOf(td), told = live ? live.explain(place) : {};
  for (const [tensor, flat] of told.inputs || [])
    for (const cell of cellsAt(place.layer, tensor, flat)) markCell(cell, 'in');
  td.classList.remove('in');
  markCell(td, 'on');
  markCell(rowOf(td).cells[0], 'at');
  markCell(place.table.rows[0].cells[td.cellIndex], 'at');
  tell.hidden = false;
  const { where, value } = wordsOf(td, place);
  put('.what', where);
  put('.value', value);
  put('.was', told.before ? said('before', told.before) : '');
  put('.line', (told.equation || '').replaceAll(' = ', '\n= '));
  put('.note', told.note || '');
  showRow(td, told.rowBefore);
}
/**
 * The row of a weight as bars; a line where each ended before the last change.
 * @param {HTMLTableCellElement} td @param {number[] | undefined} before
 */
function showRow(td, before) {
  const bars = one('.bars', tell), row = rowOf(td), sum = row.querySelector('.s');
  bars.hidden = !sum || !live;
  if (!sum) return;
  const cells = Array.from(row.cells).slice(1).filter((cell) => cell !== sum);
  const numbers = cells.map((cell) => Number(cell.textContent) || 0), most = Math.max(...numbers, ...(before || []).map(Number), 1e-9);
  const heading = doc.createElement('p'), total = doc.createElement('span');
  heading.append(said('row', row.cells[0].textContent), total);
  total.textContent = sum.textContent;
  bars.replaceChildren(heading, ...cells.map((cell, i) => {
    const line = doc.createElement('div'), label = doc.createElement('span'), bar = doc.createElement('i'), number = doc.createElement('span');
    label.textContent = /** @type {HTMLTableElement} */ (td.closest('table')).rows[0].cells[cell.cellIndex].textContent;
    number.textContent = cell.classList.contains('m') ? said('masked') : cell.textContent;
    bar.style.setProperty('--share', String(Math.max(0, numbers[i]) / most));
    if (before && before[i] !== undefined && Math.abs(before[i] - numbers[i]) > 5e-5) bar.style.setProperty('--was', String(Math.max(0, before[i]) / most));
    line.classList.toggle('at', cell === td);
    line.append(label, bar, number);
    return line;
  }));
  if (before) {
    const legend = doc.createElement('p');
    legend.className = 'quiet';
    legend.textContent = said('lineBefore');
    bars.append(legend);
  }
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
  const place = td.getBoundingClientRect(), bar = tell.getBoundingClientRect(), under = place.bottom - bar.top;
  if (under > 0 && bar.left < place.right) window.scrollBy({ top: under + 12, behavior: 'instant' });
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
one('.line', tell).addEventListener('click', () => tell.classList.toggle('more')); // a phone shows its beginning
doc.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLTableElement && target.matches('[data-k]:focus-visible'))
    choose(pinned && target.contains(pinned) ? pinned : firstOf(target));
});
/** @param {HTMLTableElement} table @param {string} key */
function moveCell(table, key) {
  const from = pinned && table.contains(pinned) ? pinned : firstOf(table), columns = columnsOf(table), at = orderOf(table, from);
  const first = at - at % columns;
  const to = { ArrowLeft: Math.max(at - 1, first), ArrowRight: Math.min(at + 1, first + columns - 1), ArrowUp: at - columns,
               ArrowDown: at + columns, Home: first, End: first + columns - 1 }[key];
  const cell = to !== undefined && numberOf(table, to);
  if (cell) choose(cell);
}

// Which heads and batch items are shown

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
