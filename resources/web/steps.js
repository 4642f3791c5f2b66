// SPDX-License-Identifier: GPL-3.0-or-later
// Going through a page: the stages of a scene one below the other, by buttons, links and keys.
const back = /** @type {HTMLButtonElement} */ (one('button.back')), next = /** @type {HTMLButtonElement} */ (one('button.next'));
let now = 0, held = 0;
const steps = () => all('.step:not([hidden])');
/** @param {number} to */
function mark(to) {
  now = to;
  steps().forEach((step, i) => step.classList.toggle('now', i === to));
  all('nav a').forEach((link, i) => {
    if (i !== to) { link.removeAttribute('aria-current'); return; }
    link.setAttribute('aria-current', 'step');
    const nav = one('nav'), left = link.offsetLeft;
    if (left < nav.scrollLeft || left + link.offsetWidth > nav.scrollLeft + nav.clientWidth) nav.scrollLeft = left - 40;
  });
  back.disabled = to === 0;
  next.disabled = to === steps().length - 1;
  one('#place').textContent = said(playing() ? 'step' : 'of', to + 1, steps().length);
}
// A lesson that is played shows one step at a time.
const playing = () => doc.documentElement.classList.contains('play');
/** @param {number} to */
function go(to) {
  to = Math.max(0, Math.min(steps().length - 1, to));
  if (!playing() || !live) { jump(to); return; }
  live.view.go(to);
  window.scrollTo(0, 0);
  steps()[to].focus({ preventScroll: true });
}
// Sections out of sight are not laid out, and their heights are guesses. To scroll to a place, all of them are laid out first.
let arriving = 0;
/** @param {Element} place @param {ScrollIntoViewOptions} options */
function reach(place, options) {
  doc.documentElement.classList.add('whole');
  place.scrollIntoView(options);
  clearTimeout(arriving);
  arriving = setTimeout(() => doc.documentElement.classList.remove('whole'), 1500);
}
/** @param {number} to */
function jump(to) {
  held = Date.now() + 900;
  mark(to);
  reach(steps()[to], { block: 'start' });
  steps()[to].focus({ preventScroll: true });
}
function follow() {
  if (Date.now() < held || playing()) return;
  const below = steps().findLastIndex((step) => step.getBoundingClientRect().top < 160);
  const end = window.innerHeight + window.scrollY >= doc.documentElement.scrollHeight - 2;
  const at = end && now > below ? now : Math.max(0, below);
  if (at !== now) mark(at);
}
if (steps().length) {
  doc.documentElement.style.setProperty('--bar', `${one('.top').offsetHeight}px`);
  window.addEventListener('scroll', follow, { passive: true });
  back.addEventListener('click', () => go(now - 1));
  next.addEventListener('click', () => go(now + 1));
  one('nav').addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link) { event.preventDefault(); go(all('nav a').indexOf(link)); }
  });
  mark(0);
}
