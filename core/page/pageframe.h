// SPDX-License-Identifier: GPL-3.0-or-later
// What every page has around its steps: the head of the HTML, the row of steps, the line about a cell, and the engine.
#pragma once

#include "core/page/page.h"
#include "core/page/pagelayer.h"
#include "core/page/pagestages.h"

#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct PageStep {
    std::string title, subtitle; // title: of a played lesson HTML
    std::string html;            // content of its section, including its own heading
    std::string classes;         // of the section
    std::string id = {};         // of the section; empty: by its number
    std::string off = {};        // why there is nothing to see; empty if on
};

// In the head of every page of a site, by which an earlier one is known.
inline constexpr std::string_view site_mark = "<meta name=\"generator\" content=\"AttnScope course site\">\n";

// Whether the engine in a page can compute this scene: a trained model's layer would be too large for it.
inline bool computesInPage(const Scene& scene) { return !scene.model; }

struct PageFrame {
    std::string title;
    bool lesson = false;
    bool edited = false;                // its numbers, once the engine runs
    std::string title_html;             // of a played lesson, in all languages
    std::string played;                 // the lesson's file, which the engine plays; empty: the page is for reading
    std::string id;                     // of a played lesson: key of its progress in the browser
    std::vector<std::string> languages; // that it can be switched to
    std::string intro;                  // HTML below the title
    std::vector<PageStep> steps;
    std::string after;  // HTML after the steps
    std::string credit; // plain text
};

// With the engine, readers can ask how a number was computed; without it they only read.
std::string framedPage(const PageFrame& frame, const std::vector<PageLayer>& layers, PageKind kind);
// Removes URL schemes, so that nothing in a page looks like a link.
std::string withoutSchemes(std::string text);

} // namespace attn
