// SPDX-License-Identifier: GPL-3.0-or-later
// Light or dark, as the system has it or as it was chosen in a page; before the page is drawn, so that nothing flashes.
(() => {
  const key = 'attnscope:theme', root = document.documentElement;
  try { root.dataset.theme = localStorage.getItem(key) || ''; } catch { /* no storage: the system's choice */ }
  document.addEventListener('DOMContentLoaded', () => {
    const choice = /** @type {HTMLSelectElement} */ (document.getElementById('theme'));
    choice.value = root.dataset.theme || '';
    choice.addEventListener('change', () => {
      root.dataset.theme = choice.value;
      try { localStorage.setItem(key, choice.value); } catch { /* it holds for this page alone */ }
    });
  });
})();
