// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson as a value: steps of text, each with a scene, a place to look at, and tasks for the learner. A *.attnlesson
// file holds it (core/lessons/lessonfile.h), the window plays it, and `attnscope lesson check` validates it.
#pragma once

#include "core/lessons/goal.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attn {

// The same text in several languages; a file that has one language writes a plain string, which is English.
class Words {
public:
    Words() = default;
    explicit Words(std::string english) { set("en", std::move(english)); }
    Words(std::string_view language, std::string text) { set(language, std::move(text)); }

    // In this language, else English, else the first available; empty if there is none.
    const std::string& in(std::string_view language = "en") const;
    void set(std::string_view language, std::string text); // an empty text takes the language away
    bool empty() const { return m_texts.empty(); }
    const std::vector<std::pair<std::string, std::string>>& all() const { return m_texts; }
    bool operator==(const Words&) const = default;

private:
    std::vector<std::pair<std::string, std::string>> m_texts;
};

// What a learner may not change. Without any of it everything can be edited.
struct Locks {
    std::vector<CellBlock> locked; // of inputs and parameters; "tokens" and "config" are names too, "all" is everything
    std::vector<CellBlock> unlocked; // exceptions
    bool empty() const { return locked.empty(); }
    // The tensor that the learner is to edit: what the exceptions name first; empty: none.
    std::string openTensor() const;
    bool operator==(const Locks&) const = default;
};

struct Goal {
    Words text; // "Make journey look most at starts."
    std::vector<Condition> conditions;
    std::optional<Scene> solution; // the step's scene, with what the author did to reach the goal
    bool operator==(const Goal&) const = default;
};

// One of several answers.
struct Choice {
    Words text;
    bool right = false;
    Words because;     // shown after it was chosen
    bool last = false; // stays last when the others are shuffled: “None of these”
    bool operator==(const Choice&) const = default;
};

// A question with answers to choose from, or one whose answer is a number: a cell's, or `value`.
struct Question {
    Words text;
    std::vector<Choice> choices;
    std::optional<CellRef> cell;
    double value = 0;
    double within = 5e-3;
    bool operator==(const Question&) const = default;
};

// The choices by their numbers in the file, in the order in which they are shown: shuffled by the question's own English words,
// so that it is the same in the window, in the browser and on paper, and those that stay last at the end.
std::vector<int> shownOrder(const Question& question);

// What a notebook or a book prints at this place, beside what the program computes.
struct Printed {
    std::string source;                // "In [62]"
    std::vector<std::string> expected; // names in the scene's `expected` and `expected_shapes`
    std::string verbatim;              // what cannot be compared, as it was printed
    Words note;                        // why it differs, or what to see in it
    bool operator==(const Printed&) const = default;
};

struct LessonStep {
    Words title, text;       // text: Markdown with formulas (core/prose); empty: the scene alone, as in a talk
    Scene scene;             // initial scene; its view is where to look, with what is hidden
    std::string from;        // the id of the shipped scene that it is made of; empty: of the step before, or its own
    std::string studio;      // to open, by its id; empty: the heatmap
    bool draw_again = false; // buttons that draw the dropout again, and the mean over the draws
    std::vector<CellBlock> cells;   // pointed at in the map
    std::vector<CellBlock> predict; // of the hidden ones: those to be predicted
    Locks locks;
    std::optional<Goal> goal;
    std::vector<Question> questions;
    std::vector<Words> hints; // shown in order
    std::vector<Printed> prints;
    std::string speaker_notes; // for the presenter; empty: those of the scene
    bool operator==(const LessonStep&) const = default;
};

// What a teacher should know before using a lesson: plain words, never shown to learners.
struct TeacherPage {
    Words aim, pitfalls, ask; // what it is for, what learners stumble over, what to ask the class
    int minutes = 0;          // that it takes; 0: not said
    bool empty() const { return *this == TeacherPage(); }
    bool operator==(const TeacherPage&) const = default;
};

struct Lesson {
    Words title, summary, credit;
    std::string licence;
    TeacherPage teacher;
    std::vector<std::string> stages; // cards of the rail that are shown; empty: all
    std::vector<LessonStep> steps;   // at least one
    bool operator==(const Lesson&) const = default;
};

// What learners may get: the lesson without speaker notes and without the page for teachers.
Lesson withoutPrivate(Lesson lesson);

// Whether one of its texts, what it points at or its goal is about the sums of rows.
bool speaksOfSums(const LessonStep& step);

// Every language that a text of the lesson is in, English first, and how many texts that have English lack it.
struct LanguageCount {
    std::string language;
    int missing = 0;
};
std::vector<LanguageCount> languagesOf(const Lesson& lesson);

} // namespace attn
