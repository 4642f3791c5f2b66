// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a lesson inside its page, by what a learner presses and types: runs in every browser that can evaluate a script.

/**
 * @param {{steps: any[], numbers: Record<string, number[]>[], wrongFirst: boolean, student: string, from?: number, stop?: number}} lesson
 * the lesson's file as it was read, by step the numbers of the tensors that have hidden cells, and which steps are played
 * @returns {Promise<{faults: string[], code: string, words: string, solved: number}>}
 */
async function playLesson(lesson) {
  const faults = [], one = (what, inside = document) => inside.querySelector(what);
  const pause = () => new Promise((done) => setTimeout(done, 0));
  const now = () => one('.step.now');
  const type = async (field, text) => {
    field.value = text;
    field.form.requestSubmit();
    await pause();
  };
  const cell = (step, tensor, flat) => {
    for (const table of now().querySelectorAll('table[data-k]')) {
      if (table.dataset.k !== `${step}/${tensor}`) continue;
      const found = table.querySelectorAll('tbody td:not(.s)')[flat - Number(table.dataset.o)];
      if (found) return found;
    }
    return null;
  };
  const flatOf = (shape, index) => index.reduce((flat, each, axis) => flat * shape.slice(-index.length)[axis] + each, 0);

  for (const [n, step] of lesson.steps.entries()) {
    if (n < (lesson.from || 0)) continue;
    const expect = (fine, what) => { if (!fine) faults.push(`step ${n + 1}: ${what}`); };
    expect(now() && now().id === `s${n + 1}`, 'it is not the one that is shown');
    for (const [i, question] of (step.questions || []).entries()) {
      const task = one(`[data-question="${i}"]`, now()), badge = one('.badge', task);
      const press = async (choice) => { one(`[data-choice="${choice}"] summary`, task).click(); await pause(); };
      if (question.choices) {
        const right = question.choices.findIndex((each) => each.right), wrong = question.choices.findIndex((each) => !each.right);
        if (lesson.wrongFirst && wrong >= 0) {
          await press(wrong);
          expect(badge.classList.contains('bad'), `a wrong answer to question ${i + 1} is not called so`);
        }
        await press(right);
        expect(badge.classList.contains('ok'), `the right answer to question ${i + 1} is not called so`);
      } else {
        const field = one('form.answer input', task);
        if (lesson.wrongFirst) {
          await type(field, '12345');
          expect(one('.verdict', task).textContent.includes('12345'), `a wrong number for question ${i + 1} is not named`);
        }
        await type(field, one('.still p', task).textContent);
        expect(badge.classList.contains('ok'), `the right number for question ${i + 1} is not called so: ${one('.verdict', task).textContent}`);
      }
    }
    const predict = one('[data-task=predict]', now()), fault = one('#edit .fault');
    for (let turn = 0; predict && turn < 200 && !one('.badge', predict).classList.contains('ok'); ++turn) {
      one('[data-act=next]', predict).click();
      await pause();
      const on = one('td.on', now());
      if (!on || !on.classList.contains('h')) { faults.push(`step ${n + 1}: no hidden cell is selected`); break; }
      const table = on.closest('table'), tensor = table.dataset.k.replace(/^\d+\//, '');
      const flat = Number(table.dataset.o) + [...table.querySelectorAll('tbody td:not(.s)')].indexOf(on);
      if (lesson.wrongFirst && turn === 0) {
        await type(one('#edit input'), '12345');
        expect(fault.textContent.includes('12345'), 'a wrong prediction is not named');
      }
      await type(one('#edit input'), String(lesson.numbers[n][tensor][flat]));
      if (on.isConnected && one('td.on', now()).classList.contains('h')) { faults.push(`step ${n + 1}: ${fault.textContent}`); break; }
    }
    const goal = one('[data-task=goal]', now());
    if (goal) {
      const badge = one('.badge', goal);
      expect(!badge.classList.contains('ok'), 'the goal holds already');
      if (lesson.wrongFirst) { // one way is shown, and taken back
        one('[data-act=way]', goal).click();
        await pause();
        expect(badge.classList.contains('ok'), 'the way that is shown does not reach the goal');
        one('[data-act=again]', goal).click();
        await pause();
        expect(!badge.classList.contains('ok'), 'starting again does not start again');
      }
      const { edits = [], inputs = {}, config = {}, draws } = step.goal.solution || {};
      const typed = Object.entries(inputs).flatMap(([tensor, rows]) => rows.flatMap((row, i) => row.map((value, j) => ({ tensor, index: [i, j], value }))));
      for (const { tensor, index, value } of [...edits, ...typed]) {
        const shape = lesson.shapes[n][tensor], find = () => cell(n, tensor, flatOf(shape, index));
        for (const card of find() ? [] : ['x', 'given']) {
          if (!find()) one(`[data-card=${card}]`, now())?.click();
          await pause();
        }
        const td = find();
        if (!td) { faults.push(`step ${n + 1}: ${tensor} is not in the page`); continue; }
        if (!td.classList.contains('on')) td.click();
        await pause();
        await type(one('#edit input'), String(value));
        expect(fault.textContent === '', fault.textContent);
      }
      const settings = (path, value) => (typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([name, each]) => settings(path ? `${path}.${name}` : name, each)) : [[path, value]]);
      for (const [path, value] of settings('', config)) {
        const control = document.getElementById(`set-${path}`);
        if (!control) { faults.push(`step ${n + 1}: nothing in the page sets ${path}`); continue; }
        if (control.type === 'checkbox') { if (control.checked !== value) control.click(); continue; }
        control.value = value === null ? control.options[0].value : String(value); // null: as in a scene that does not say it
        control.dispatchEvent(new Event('change', { bubbles: true }));
        await pause();
      }
      if (draws) { // a recipe cannot be written in a page, which shows the way
        one('[data-act=way]', goal).click();
        await pause();
      }
      expect(badge.classList.contains('ok'), `the goal is not reached: ${badge.textContent}`);
    }
    if (lesson.stop === n + 1) return { faults, code: '', words: '', solved: document.querySelectorAll('nav a.solved').length };
    for (const hint of now().querySelectorAll('.hint:not([hidden])')) one('summary', hint).click();
    await pause();
    if (n + 1 < lesson.steps.length) {
      one('.foot .next').click();
      await pause();
    }
  }
  const result = one('.result');
  if (!result || result.hidden) return { faults: [...faults, 'there is no result at the end'], code: '', words: '', solved: 0 };
  await type(one('input', result), lesson.student);
  return { faults, code: one('code', result).textContent, words: one('output span', result).textContent,
           solved: document.querySelectorAll('nav a.solved').length };
}
