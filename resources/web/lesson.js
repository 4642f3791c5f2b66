// SPDX-License-Identifier: GPL-3.0-or-later
// Playing a lesson in its page: steps, answers, hints, the progress that the browser keeps, the code that a student hands in.
// The engine judges; here are gestures and places.

/**
 * @param {(request: object) => any} engine
 * @param {string} text the lesson's file
 */
function lessonView(engine, text) {
  const id = doc.body.dataset.lesson || '', tried = id === 'trying/out', key = `attnscope:${id}`, sections = all('.step');
  const result = one('.result'), form = /** @type {HTMLFormElement} */ (one('form', result));
  const student = /** @type {HTMLInputElement} */ (one('input', form));
  /** @type {any} */
  let kept = {};
  let card = '', keeps = true, before = Date.now(), hints = 0, free = false;
  try { kept = JSON.parse(localStorage.getItem(key) || '{}') || {}; } catch { keeps = false; }
  const open = (/** @type {string} */ progress) => !engine({ do: 'lesson', lesson: text, progress }).fault;
  if (!open(String(kept.progress || '')) && !open('')) return null;
  let seconds = Math.max(0, Number(kept.seconds) || 0);

  /** @param {any} counts */
  function keep(counts) {
    const passed = (Date.now() - before) / 1000;
    before = Date.now();
    seconds += passed < 300 ? passed : 0; // after five minutes nobody is there
    const minutes = Math.ceil(seconds / 60);
    try {
      const { progress } = engine({ do: 'progress' });
      if (!tried) localStorage.setItem(key, JSON.stringify({ ...counts, seconds, progress }));
    } catch { keeps = false; }
    if (!keeps) one('.kept').textContent = said('notKept');
    doc.dispatchEvent(new CustomEvent('attnscope-progress', { detail: { lesson: id, minutes, ...counts } }));
  }

  /** @param {HTMLElement} task @param {any} answer @param {string} [place] */
  function tellAnswer(task, answer, place = '.badge') {
    const badge = one(place, task);
    badge.className = `${place.slice(1)} ${answer ? answer.severity : ''}`;
    if (place === '.verdict') put(place, '', task); // the same verdict again is told again
    put(place, answer ? answer.words : '', task);
  }

  /** @param {HTMLElement} section @param {any} step what the engine says of it */
  function write(section, step) {
    for (const each of all('data', section)) each.textContent = step.numbers[each.getAttribute('value') || ''];
    for (const each of all('[data-cell]', section)) each.textContent = step.numbers[each.dataset.cell || ''];
    const part = (/** @type {string} */ name) => section.querySelector(`[data-part=${name}]`);
    for (const name of ['stage', 'open']) {
      const place = part(name);
      if (place) rewrite(/** @type {HTMLElement} */ (place), step[name]);
    }
    all('[data-part=pairs]', section).forEach((each, i) => { each.innerHTML = step.pairs[i]; });
    const chips = part('stages');
    if (chips && step.stages.length > 1) {
      chips.className = 'chips';
      chips.replaceChildren(...step.stages.map((/** @type {any} */ stage) => {
        const chip = doc.createElement('button'), small = doc.createElement('small');
        chip.type = 'button';
        chip.dataset.card = stage.card;
        chip.setAttribute('aria-pressed', String(stage.selected));
        chip.append(stage.title);
        small.textContent = stage.subtitle;
        if (stage.subtitle) chip.append(small);
        return chip;
      }));
    }
    for (const task of all('.task', section)) {
      const { question, task: kind } = task.dataset;
      if (kind === 'goal') tellAnswer(task, step.goal);
      if (kind === 'predict') tellAnswer(task, step.predict.answer);
      if (question !== undefined) {
        const state = step.questions[Number(question)];
        tellAnswer(task, state.answer);
        for (const choice of all('[data-choice]', task))
          /** @type {HTMLDetailsElement} */ (choice).open = choice.dataset.choice === String(state.choice);
      }
      for (const button of all('[data-act]', task)) {
        const off = { undo: !step.undo, redo: !step.redo, again: !step.edited, way: !step.way, next: step.predict?.flat === undefined,
                      reveal: step.predict?.flat === undefined }[button.dataset.act || ''];
        /** @type {HTMLButtonElement} */ (button).disabled = Boolean(off);
      }
    }
    hints = step.hints;
    free = step.free;
    all('.hint', section).forEach((hint, i) => {
      hint.hidden = i > step.hints;
      if (i >= step.hints) /** @type {HTMLDetailsElement} */ (hint).open = false;
    });
    all('nav a').forEach((link, i) => {
      link.classList.toggle('seen', Boolean(step.marks[i]));
      link.classList.toggle('solved', step.marks[i] === 'solved');
    });
    result.hidden = step.step !== sections.length - 1;
  }
  function renew() {
    const section = sections[now];
    const names = new Set([...all('data', section).map((each) => each.getAttribute('value') || ''),
                           ...all('[data-cell]', section).map((each) => each.dataset.cell || '')]);
    const step = engine({ do: 'step', card, numbers: [...names] });
    write(section, step);
    again();
    const panel = one('#controls');
    panel.hidden = !step.controls;
    if (step.controls && !section.contains(panel)) one('.look', section).append(panel);
    for (const follow of followers) follow({ walk: { end: true } });
    keep(step.counts);
  }
  /** @param {any} reply of a request that may have changed the scene */
  function follow(reply) {
    if (!reply.fault) renew();
    return reply;
  }

  doc.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : doc.body;
    const chip = /** @type {HTMLElement | null} */ (target.closest('[data-card]'));
    if (chip) {
      card = chip.dataset.card || '';
      hide();
      renew();
      all('[data-card]', sections[now]).find((each) => each.dataset.card === card)?.focus();
      return;
    }
    const act = /** @type {HTMLElement | null} */ (target.closest('[data-act]'))?.dataset.act;
    if (act === 'next') answerNext();
    else if (act) {
      hide();
      follow(engine({ do: act }));
    }
    const summary = target.closest('summary'), choice = /** @type {HTMLElement | null} */ (summary && summary.closest('[data-choice]'));
    const hint = /** @type {HTMLDetailsElement | null} */ (summary && summary.closest('.hint'));
    if (choice) {
      event.preventDefault(); // it opens as the engine has judged it
      const question = Number(/** @type {HTMLElement} */ (choice.closest('[data-question]')).dataset.question);
      follow(engine({ do: 'choose', question, choice: Number(choice.dataset.choice) }));
    }
    if (hint && !hint.open && Number(hint.dataset.hint) >= hints) {
      follow(engine({ do: 'hint' })); // the next one can be opened, and this one is kept
    }
  });
  for (const each of all('form.answer'))
    each.addEventListener('submit', (event) => {
      event.preventDefault();
      const field = /** @type {HTMLInputElement} */ (one('input', each)), task = /** @type {HTMLElement} */ (each.closest('.task'));
      if (!field.value.trim()) return;
      const reply = follow(engine({ do: 'answer', question: Number(task.dataset.question), number: field.value }));
      tellAnswer(task, reply.answer || { severity: 'bad', words: reply.fault }, '.verdict');
    });

  // A word of the text lights its row as a query, as a key its column.
  /** @param {EventTarget | null} target */
  function light(target) {
    const word = target instanceof Element ? target.closest('.text b:is(.q,.k)') : null;
    for (const each of all('.lit')) each.classList.remove('lit');
    if (!word) return;
    for (const th of all(`th.${word.className}`, sections[now])) {
      const heading = /** @type {HTMLTableCellElement} */ (th), table = /** @type {HTMLTableElement} */ (th.closest('table'));
      if (th.textContent !== word.textContent) continue;
      if (word.className === 'q') rowOf(heading).classList.add('lit');
      else for (const row of table.rows) row.cells[heading.cellIndex].classList.add('lit');
    }
  }
  doc.addEventListener('pointerover', (event) => light(event.target));

  // The next hidden cell is selected, and its answer can be typed.
  function answerNext() {
    const { predict } = engine({ do: 'step', card, numbers: [] });
    const td = predict && predict.flat !== undefined && cellsAt(now, predict.tensor, predict.flat)[0];
    if (td) {
      choose(td);
      one('#edit input').focus();
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const reply = engine({ do: 'code', id, student: student.value, minutes: Math.min(100000, Math.ceil(seconds / 60)) });
    const output = one('output', result);
    one('.fault', result).textContent = reply.fault || '';
    output.hidden = Boolean(reply.fault);
    one('code', output).textContent = reply.code || '';
    one('span', output).textContent = reply.words || '';
  });
  one('output button', result).addEventListener('click', () => {
    const code = one('output code', result);
    doc.getSelection()?.selectAllChildren(code);
    navigator.clipboard?.writeText(code.textContent || '').catch(() => doc.execCommand('copy'));
  });

  return {
    alive: true,
    step: JSON.parse(engine({ do: 'progress' }).progress).step,
    open: (/** @type {number} */ layer) => layer === now,
    renew,
    /** @param {HTMLTableCellElement} td @returns {'edit' | 'predict' | 'locked'} what can be typed into it */
    kindOf(td) {
      if (td.classList.contains('h')) return 'predict';
      return free || td.classList.contains('o') ? 'edit' : 'locked';
    },
    /** @param {number} to */
    go(to) {
      if (engine({ do: 'go', step: to }).fault) return;
      card = '';
      hide();
      mark(to);
      renew();
    },
    predict: (/** @type {object} */ place, /** @type {string} */ number) => follow(engine({ do: 'predict', ...place, number })),
  };
}
