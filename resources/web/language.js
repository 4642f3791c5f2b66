// SPDX-License-Identifier: GPL-3.0-or-later
// The language of a page: the lesson's texts stand in it in several, the engine says its sentences and the page's own words.

/** @param {(request: object) => any} engine @param {string} language whether the engine speaks it from now on */
async function speak(engine, language) {
  /** @type {any} */
  const request = { do: 'speak', language };
  if (language !== 'en') {
    const packed = doc.getElementById(`sentences-${language}`);
    if (!packed) return false;
    request.catalogue = await unpack(packed.textContent || '', 'deflate').json();
  }
  if (engine(request).fault) return false;
  const { words } = engine({ do: 'words' });
  for (const each of all('[data-say]'))
    each.textContent = (words[each.dataset.say || ''] || '').replace('%1', each.dataset.value || '');
  for (const place of all('#tell,#controls'))
    for (const name of Object.keys(place.dataset)) if (words[name]) place.dataset[name] = words[name];
  for (const [name, mark] of [['masked', ' '], ['dropped', ' '], ['right', '✓ '], ['wrong', '✗ ']])
    doc.documentElement.style.setProperty(`--${name}`, JSON.stringify(`${mark}${words[name]} `));
  for (const [what, name] of [['nav', doc.body.dataset.lesson ? 'steps' : 'stages'], ['section.top', 'stages'], ['.foot', 'steps'], ['#tell', 'cell'], ['#controls', 'controls'], ['#tell .close', 'close']]) doc.querySelector(what)?.setAttribute('aria-label', words[name]);
  doc.documentElement.lang = language;
  return true;
}

/** The reader's language, where the page has it. @param {HTMLSelectElement | null} choice */
function languageAsked(choice) {
  const known = choice ? Array.from(choice.options).map((option) => option.value) : [];
  let kept = null;
  try { kept = localStorage.getItem('attnscope:language'); } catch { /* the page's own */ }
  return kept && known.includes(kept) ? kept : doc.documentElement.lang;
}
