// SPDX-License-Identifier: GPL-3.0-or-later
// What every page has around its steps: the head of the HTML, the row of steps, the line that tells of a cell, the equations.
#pragma once

#include "core/page/pagelayer.h"
#include "core/page/pagestages.h"

#include <string>
#include <vector>

namespace attn {

struct PageStep {
    std::string title, subtitle;
    std::string html;    // what is in its section, below nothing: it has its own heading
    std::string classes; // of the section
};

struct PageFrame {
    std::string title;
    bool lesson = false;
    std::string intro; // HTML below the title
    std::vector<PageStep> steps;
    std::vector<PageStage> off; // stages that are off: named, without a section
    std::string after;          // HTML after the steps
    std::string credit;         // plain text
};

std::string framedPage(const PageFrame& frame, const std::vector<PageLayer>& layers);
// Words without the schemes of addresses, so that nothing in a page looks like a link.
std::string withoutSchemes(std::string text);

} // namespace attn
