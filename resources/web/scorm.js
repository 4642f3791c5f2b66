// SPDX-License-Identifier: GPL-3.0-or-later
// Reports a lesson's progress to a learning platform: the run-time environment of SCORM 1.2.
(() => {
  /** @typedef {Record<'LMSInitialize' | 'LMSGetValue' | 'LMSSetValue' | 'LMSCommit' | 'LMSFinish', (...values: string[]) => string>} Api */
  /** @param {any} frame it, or one that it is in @returns {Api | null} */
  function apiAbove(frame) {
    for (let i = 0; frame && i < 20; ++i) {
      try { if (frame.API) return frame.API; } catch { /* a page from elsewhere */ }
      if (frame.parent === frame) break;
      frame = frame.parent;
    }
    return null;
  }
  const api = apiAbove(window) || apiAbove(window.opener) || apiAbove(window.top && window.top.opener);
  if (!api || String(api.LMSInitialize('')) !== 'true') return;
  const before = api.LMSGetValue('cmi.core.lesson_status');
  let best = Number(api.LMSGetValue('cmi.core.score.raw')) || 0; // of an earlier visit, perhaps in another browser
  let ended = false, complete = before === 'passed' || before === 'completed';
  /** @param {string} name @param {string | number} value */
  const set = (name, value) => api.LMSSetValue(`cmi.core.${name}`, String(value));
  if (!complete) set('lesson_status', 'incomplete');
  set('score.min', 0);
  set('score.max', 100);
  api.LMSCommit('');

  document.addEventListener('attnscope-progress', (event) => {
    const { steps, seen, solved, tasks, done } = /** @type {CustomEvent} */ (event).detail || {};
    if (ended) return;
    const share = tasks > 0 ? solved / tasks : seen / steps;
    best = Math.max(best, Math.round(100 * Math.max(0, Math.min(1, share || 0))));
    set('score.raw', best);
    if (done && !complete) {
      complete = true;
      set('lesson_status', tasks > 0 ? 'passed' : 'completed');
    }
    api.LMSCommit('');
  });
  window.addEventListener('pagehide', () => {
    if (ended) return;
    ended = true;
    api.LMSFinish('');
  });
})();
