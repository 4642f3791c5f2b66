// SPDX-License-Identifier: GPL-3.0-or-later
// A site's index: its language, and what this browser kept of each lesson's progress. What storage holds is not trusted.
(() => {
  const doc = document, root = doc.documentElement, select = /** @type {HTMLSelectElement | null} */ (doc.querySelector('#language'));
  /** @type {Record<string, Record<string, string>>} */
  const words = JSON.parse(doc.querySelector('#words')?.textContent || '');
  /** @type {(what: string, inside?: ParentNode) => HTMLElement[]} */
  const all = (what, inside = doc) => Array.from(inside.querySelectorAll(what));
  /** @param {string} name @param {...any} values */
  const said = (name, ...values) => words[root.lang][name].replace(/%(\d)/g, (_, place) => values[place - 1]);
  /** @param {string} name @returns {string | null} */
  const kept = (name) => { try { return localStorage.getItem(`attnscope:${name}`); } catch { return null; } };

  /** @param {HTMLElement} card how many of its steps were seen, of how many tasks solved */
  function progressOf(card) {
    /** @type {any} */
    let told = null;
    try { told = JSON.parse(kept(card.dataset.id || '') || 'null'); } catch { /* none is as good */ }
    /** @param {string} name @param {number} most */
    const count = (name, most) => (told && typeof told[name] === 'number' ? Math.max(0, Math.min(most, Math.floor(told[name]))) : 0);
    const steps = Number(card.dataset.steps), tasks = count('tasks', steps), seen = count('seen', steps);
    return { steps, seen, tasks, solved: count('solved', tasks) };
  }
  function showProgress() {
    const cards = all('[data-id]');
    let finished = 0, any = false;
    for (const card of cards) {
      const { steps, seen, tasks, solved } = progressOf(card), done = seen === steps && solved === tasks;
      const [fresh, badge, begun, fill] = all('.fresh,.done,.begun,.bar b', card);
      fill.style.width = `${(100 * (seen + solved)) / (steps + tasks)}%`;
      all('.told', card)[0].textContent = said('steps', seen, steps) + (tasks ? ` · ${said('tasks', solved, tasks)}` : '');
      fresh.hidden = seen > 0;
      badge.hidden = !done;
      begun.hidden = done || seen === 0;
      finished += Number(done);
      any ||= seen > 0;
    }
    const overall = all('#overall')[0];
    overall.hidden = !any;
    overall.textContent = said('all', finished, cards.length);
  }
  /** @param {string} language */
  function speak(language) {
    root.lang = language;
    doc.title = said('title');
    for (const each of all('[data-say]')) each.textContent = said(each.dataset.say || '');
    for (const each of all('body [lang]')) each.hidden = each.lang !== language;
    showProgress();
  }

  root.classList.add('js');
  if (select) {
    for (const option of select.options)
      option.textContent = new Intl.DisplayNames([option.value], { type: 'language' }).of(option.value) || option.value;
    select.addEventListener('change', () => {
      try { localStorage.setItem('attnscope:language', select.value); } catch { /* it is forgotten, then */ }
      speak(select.value);
    });
  }
  const language = kept('language') || '';
  speak(Object.hasOwn(words, language) ? language : root.lang);
  if (select) select.value = root.lang;
  window.addEventListener('pageshow', showProgress); // back from a lesson
  window.addEventListener('storage', showProgress);
})();
