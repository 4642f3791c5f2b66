// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson step as presented to a class, part by part: its text, its goal, each question and then its answer. A value:
// the presenter goes through it, the slide shows a part.
#pragma once

#include <QString>
#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace attn {

class LessonPlay;
struct Scene;

struct ClassPart {
    enum class Does { Ask, Answer, Reveal, Solve }; // the last two: values to work out, one way to the goal
    QString lead;                                   // over it: "A question"; empty: beside what is computed
    std::string prose;                              // Markdown (core/prose)
    Does does = Does::Ask;                          // also of the text
    bool acts() const { return does == Does::Reveal || does == Does::Solve; }
};

struct ClassStep {
    QString title;                // empty: no lesson
    std::vector<ClassPart> parts; // the first is the text
    int number = 0, count = 0;    // of the step, from 0
    QString next = {};            // the title of the one after it
    std::string next_text = {};
    std::shared_ptr<const Scene> next_scene = {}; // null: there is none, or a studio shows it
    QStringList hints = {};                       // for the teacher
    QString notes = {};                           // too: the step's, else its scene's
    bool exists() const { return !title.isEmpty(); }
    bool isLast() const { return number + 1 == count; }
};

// Of the step that is played.
ClassStep classStep(const LessonPlay& play);

} // namespace attn
