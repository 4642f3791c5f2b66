// SPDX-License-Identifier: GPL-3.0-or-later
// What a driver must know to answer a lesson right.
import fs from 'node:fs';
import { done, newEngine } from './module.mjs';

// The lesson's file in a page.
export const lessonIn = (file) => /<script id="lesson"[^>]*>([\s\S]*?)<\/script>/.exec(fs.readFileSync(file, 'utf8'))[1];

// By step, the shape of each tensor that the learner needs, and all its numbers where some are hidden.
export async function answersTo(lesson, text) {
  const shown = await newEngine(), known = await newEngine(), shapes = [], numbers = [];
  done(shown, { do: 'lesson', lesson: text, progress: '' });
  for (const [n, { predict = [], goal }] of lesson.steps.entries()) {
    done(shown, { do: 'go', step: n });
    const scene = JSON.parse(done(shown, { do: 'save' }).file);
    if (scene.view) delete scene.view.hidden;
    done(known, { do: 'open', scene: JSON.stringify(scene) });
    shapes.push({});
    numbers.push({});
    for (const tensor of new Set([...predict.map((each) => each.replace(/\[.*/, '')), ...(goal?.solution?.edits || []).map((each) => each.tensor),
                                  ...Object.keys(goal?.solution?.inputs || {})])) {
      const reply = done(known, { do: 'tensor', tensor });
      shapes[n][tensor] = reply.shape;
      numbers[n][tensor] = reply.numbers;
    }
  }
  return { shapes, numbers };
}
