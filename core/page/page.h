// SPDX-License-Identifier: GPL-3.0-or-later
// A scene or a lesson as one HTML file that a browser shows without anything else: every number as text in tables, steps by Space
// and arrow keys, and with the engine in it the equation of every cell, and numbers that can be edited.
#pragma once

#include "core/base/result.h"
#include "core/lessons/steps.h"

#include <string>

namespace attn {

// How many numbers a page holds at most, those of all maps together; of larger scenes it is an error that says how many.
inline constexpr std::int64_t most_page_numbers = 120'000;

// With the engine, or without; in a site style, scripts and engine are files beside all pages, and a page of Scorm reports to a
// platform.
enum class PageKind { Live, Static, Shared, Scorm };

// Computes the scene on the cpu backend and writes all stages of it in their order.
Result<std::string> scenePage(const Scene& scene, PageKind kind = PageKind::Live);
// Each step with its text, its map, goal, questions and hints; a live page plays it as the window does. `id`: the key
// of the progress in the browser; derived from the title if empty. A lesson with a trained model's layer is static.
Result<std::string> lessonPage(const Lesson& lesson, PageKind kind = PageKind::Live, const std::string& id = {});
// What a SCENE or LESSON of the command line means. `faults`: set to the number of errors that the lesson has.
Result<std::string> pageNamed(const std::string& argument, PageKind kind = PageKind::Live,
                              std::size_t* faults = nullptr);

} // namespace attn
