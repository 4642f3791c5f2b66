// SPDX-License-Identifier: GPL-3.0-or-later
// What index and manifest tell about the pages of a site.
#pragma once

#include "core/base/say.h"
#include "core/lessons/steps.h"

#include <string>
#include <string_view>
#include <vector>

namespace attn {

inline constexpr std::string_view site_title = SAY_LATER("Attention, number by number");

struct SitePage {
    std::string id;   // by which the browser keeps its progress
    std::string file; // "begin.1.weight.html"
    Words title, summary;
    std::size_t steps = 0; // 0 of a scene
    bool live = false;     // with the engine
};

struct SiteSection {
    std::string_view title, caption; // in English
    std::vector<SitePage> pages;
};

std::string siteIndex(const std::vector<SiteSection>& sections, const std::vector<const Catalogue*>& languages);
// imsmanifest.xml. Each lesson with the engine is a SCO of its own, since platforms keep one state and one score for a SCO; other
// pages are assets.
std::string scormManifest(const std::vector<SiteSection>& sections);

} // namespace attn
