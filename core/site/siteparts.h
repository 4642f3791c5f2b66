// SPDX-License-Identifier: GPL-3.0-or-later
// What index and manifest say about the pages of a site.
#pragma once

#include "core/base/say.h"
#include "core/lessons/steps.h"

#include <string>
#include <string_view>
#include <vector>

namespace attn {

inline constexpr std::string_view site_title = SAY_LATER("Attention, number by number");

struct SitePage {
    std::string id;   // key of its progress in the browser
    std::string file; // "begin.1.weight.html"
    Words title, summary;
    std::size_t steps = 0;    // 0 of a scene
    bool live = false;        // with the engine
    TeacherPage teacher = {}; // of a lesson
};

struct SiteSection {
    std::string_view title, caption; // in English
    std::vector<SitePage> pages;
};

// With `teachers` the page for teachers instead: aim, minutes, what learners stumble over, what to ask. Only the foot of the
// index links to it.
std::string siteIndex(const std::vector<SiteSection>& sections, const std::vector<const Catalogue*>& languages,
                      bool teachers = false);
bool saysToTeachers(const std::vector<SiteSection>& sections); // whether a lesson has such a page
// imsmanifest.xml. Each lesson with the engine is its own SCO, since platforms keep one state and one score per SCO;
// other pages are assets.
std::string scormManifest(const std::vector<SiteSection>& sections);

} // namespace attn
