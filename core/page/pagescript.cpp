// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagestyle.h"

namespace attn {

std::string_view pageScript()
{
    return R"js(
(function () {
  var doc = document, all = function (what, inside) { return Array.from((inside || doc).querySelectorAll(what)); };
  doc.documentElement.classList.add('js');
  var equations = {}, tell = doc.getElementById('tell'), shown = null, pinned = null;

  // What the equations are made of (core/page/pageequations.h), compressed where it is long.
  var plain = doc.getElementById('plain'), packed = doc.getElementById('packed');
  if (plain) equations = JSON.parse(plain.textContent);
  if (packed && window.DecompressionStream) {
    var bytes = Uint8Array.from(atob(packed.textContent.trim()), function (c) { return c.charCodeAt(0); });
    new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))).text()
      .then(function (text) { equations = JSON.parse(text); if (shown) show(shown); });
  }

  // The cells of a tensor by their place in it; a place may be shown more than once.
  var tables = all('table[data-k]'), known = {};
  function body(table) { return table.numbers || (table.numbers = all('tbody td:not(.s)', table)); }
  function cellsOf(key) {
    if (!known[key]) {
      var list = known[key] = [];
      tables.forEach(function (table) {
        if (table.dataset.k === key)
          body(table).forEach(function (td, i) { (list[+table.dataset.o + i] = list[+table.dataset.o + i] || []).push(td); });
      });
    }
    return known[key];
  }
  function textAt(key, flat) { var cells = cellsOf(key)[flat]; return cells ? cells[0].textContent : '?'; }

  function indexAt(shape, flat) {
    var index = [];
    for (var axis = shape.length - 1; axis >= 0; --axis) { index.unshift(flat % shape[axis]); flat = Math.floor(flat / shape[axis]); }
    return index;
  }
  function placeOf(operand, index, term) {
    return index.reduce(function (sum, i, axis) { return sum + i * operand[3 + axis]; }, operand[1] + term * operand[2]);
  }
  function keyBeside(key, tensor) { return key.slice(0, key.indexOf('/') + 1) + tensor; }

  function sumText(sum, key, index) {
    var terms = [];
    for (var term = 0; term < sum.n; ++term)
      terms.push(sum.factors.map(function (operand, second) {
        var text = textAt(keyBeside(key, operand[0]), placeOf(operand, index, term));
        return second && text[0] === '-' ? '(' + text + ')' : text;
      }).join('\u00b7'));
    if (sum.added) terms[sum.first ? 'unshift' : 'push'](textAt(keyBeside(key, sum.added[0]), placeOf(sum.added, index, 0)));
    return terms.reduce(function (text, each) {
      return text + (each[0] === '-' ? ' - ' + each.slice(1) : ' + ' + each);
    });
  }
  function equationOf(key, flat) {
    var made = equations[key];
    if (!made) return '';
    if (made.text && made.text[flat] !== undefined) return made.text[flat];
    var index = indexAt(made.shape, flat), name = key.slice(key.indexOf('/') + 1) + '[' + index.join(',') + '] = ';
    if (made.sum) return name + made.sum.name + ' = ' + sumText(made.sum, key, index) + ' = ' + textAt(key, flat);
    return name + textAt(key, flat) + (made.note ? '\n' + made.note : '');
  }
  function inputsOf(key, flat) {
    var made = equations[key], cells = [];
    if (!made) return cells;
    var add = function (other, place) { cells = cells.concat(cellsOf(other)[place] || []); };
    if (made.sum) {
      var index = indexAt(made.shape, flat);
      made.sum.factors.concat(made.sum.added ? [made.sum.added] : []).forEach(function (operand) {
        for (var term = 0; term < (operand === made.sum.added ? 1 : made.sum.n); ++term)
          add(keyBeside(key, operand[0]), placeOf(operand, index, term));
      });
    } else if (made.from) {
      var width = made.from[1] === 'row' ? made.shape[made.shape.length - 1] : 1, first = flat - flat % width;
      for (var i = 0; i < width; ++i) add(made.from[0], first + i);
    }
    return cells;
  }

  function placeIn(td) {
    var table = td.closest('table');
    return { table: table, key: table.dataset.k, flat: +table.dataset.o + body(table).indexOf(td) };
  }
  // A sentence of the page's language, with %1 and %2 in their places.
  function said(name) {
    var values = arguments;
    return tell.dataset[name].replace(/%(\d)/g, function (all, place) { return values[place]; });
  }
  function wordsOf(td, place) {
    var words = place.table.dataset.w.split('|'), has = function (name) { return td.classList.contains(name); };
    var row = td.parentNode.cells[0].textContent, column = place.table.rows[0].cells[td.cellIndex].textContent;
    var where = words[0] + row + ', ' + words[1] + column;
    if (!place.table.tHead.querySelector('.k')) where = said('of', where, place.key.slice(place.key.indexOf('/') + 1));
    var told = where + ': ' + (has('m') ? said('masked') : has('d') ? said('dropped') : has('h') ? said('hidden')
      : has('z') ? said('zero', words[2]) : words[2] + ' ' + td.textContent);
    return has('e') ? said('edited', told) : told;
  }
  function clear() { all('td.on,td.in,th.at').forEach(function (cell) { cell.classList.remove('on', 'in', 'at'); }); }
  function show(td) {
    clear();
    shown = td;
    var place = placeIn(td), lines = equationOf(place.key, place.flat).split('\n');
    inputsOf(place.key, place.flat).forEach(function (cell) { cell.classList.add('in'); });
    td.classList.remove('in');
    td.classList.add('on');
    td.parentNode.cells[0].classList.add('at');
    place.table.rows[0].cells[td.cellIndex].classList.add('at');
    tell.hidden = false;
    tell.querySelector('strong').textContent = wordsOf(td, place);
    tell.querySelector('.line').textContent = lines[0];
    tell.querySelector('.note').textContent = lines[1] || '';
  }
  function hide() { clear(); shown = pinned = null; tell.hidden = true; }
  function numberAt(target) { var td = target.closest && target.closest('.map tbody td'); return td && !td.classList.contains('s') ? td : null; }
  function choose(td) {
    pinned = td;
    show(td);
    td.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    var under = td.getBoundingClientRect().bottom - tell.getBoundingClientRect().top;
    if (under > 0) window.scrollBy({ top: under + 12, behavior: 'instant' });
  }
  doc.addEventListener('pointerover', function (event) {
    var td = event.pointerType === 'mouse' && !pinned && numberAt(event.target);
    if (td) show(td);
  });
  doc.addEventListener('click', function (event) {
    var td = numberAt(event.target);
    if (td) { if (td === pinned) hide(); else choose(td); }
  });
  tell.querySelector('button').addEventListener('click', hide);
  doc.addEventListener('focusin', function (event) {
    if (event.target.matches('table[data-k]') && event.target.matches(':focus-visible'))
      choose(pinned && event.target.contains(pinned) ? pinned : body(event.target)[0]);
  });
  function moveCell(table, key) {
    var td = pinned && table.contains(pinned) ? pinned : body(table)[0], row = td.parentNode, at = td.cellIndex;
    var next = { ArrowLeft: row.cells[at - 1], ArrowRight: row.cells[at + 1], ArrowUp: row.previousElementSibling,
                 ArrowDown: row.nextElementSibling, Home: row.cells[1], End: row.cells[row.cells.length - 1] }[key];
    if (next && next.cells) next = next.cells[at];
    if (next && next.classList.contains('s')) next = next.previousElementSibling;
    if (next && next.tagName === 'TD') choose(next);
  }

  // Steps: stages of a scene, or the steps of a lesson.
  var steps = all('.step'), links = all('nav a'), now = 0, held = 0;
  var back = doc.querySelector('.back'), on = doc.querySelector('.next'), place = doc.getElementById('place');
  function mark(i) {
    now = i;
    steps.forEach(function (step, k) { step.classList.toggle('now', k === i); });
    links.forEach(function (link, k) {
      if (k !== i) { link.removeAttribute('aria-current'); return; }
      link.setAttribute('aria-current', 'step');
      var nav = link.closest('nav'), left = link.offsetLeft;
      if (left < nav.scrollLeft || left + link.offsetWidth > nav.scrollLeft + nav.clientWidth) nav.scrollLeft = left - 40;
    });
    back.disabled = i === 0;
    on.disabled = i === steps.length - 1;
    place.textContent = said('of', i + 1, steps.length);
  }
  function go(i) {
    i = Math.max(0, Math.min(steps.length - 1, i));
    held = Date.now() + 900;
    mark(i);
    steps[i].scrollIntoView({ block: 'start' });
    steps[i].focus({ preventScroll: true });
  }
  function sync() {
    if (Date.now() < held) return;
    var at = 0, end = window.innerHeight + window.scrollY >= doc.documentElement.scrollHeight - 2;
    steps.forEach(function (step, k) { if (step.getBoundingClientRect().top < 160) at = k; });
    at = end && now > at ? now : at;
    if (at !== now) mark(at);
  }
  if (steps.length) {
    doc.documentElement.style.setProperty('--bar', doc.querySelector('.top').offsetHeight + 'px');
    window.addEventListener('scroll', sync, { passive: true });
    back.addEventListener('click', function () { go(now - 1); });
    on.addEventListener('click', function () { go(now + 1); });
    links.forEach(function (link, i) { link.addEventListener('click', function (event) { event.preventDefault(); go(i); }); });
    mark(0);
  }
  doc.addEventListener('keydown', function (event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    var table = event.target.closest('table[data-k]');
    if (event.key === 'Escape') { hide(); if (table) table.blur(); return; }
    if (table && /^(Arrow|Home|End)/.test(event.key)) { event.preventDefault(); moveCell(table, event.key); return; }
    if (event.key === ' ' && event.target.closest('button,summary')) return;
    var forward = (event.key === ' ' && !event.shiftKey) || event.key === 'ArrowRight' || event.key === 'PageDown';
    var backward = (event.key === ' ' && event.shiftKey) || event.key === 'ArrowLeft' || event.key === 'PageUp';
    if (forward || backward) { event.preventDefault(); go(now + (forward ? 1 : -1)); }
  });

  // Which heads and batch items are shown.
  all('.pick').forEach(function (pick) {
    var axis = pick.dataset.axis, buttons = all('button', pick);
    buttons.forEach(function (button) {
      button.addEventListener('click', function () {
        buttons.forEach(function (each) { each.setAttribute('aria-pressed', each === button); });
        all('figure[data-' + axis + ']').forEach(function (figure) {
          figure.classList.toggle('out-' + axis, button.value !== '' && figure.dataset[axis].split(' ').indexOf(button.value) < 0);
        });
      });
    });
  });
})();
)js";
}

} // namespace attn
