// SPDX-License-Identifier: GPL-3.0-or-later
// A course for any browser: an index with a card for each lesson and scene, a page for each of them, and the engine once for all.
// Or the same as a package in SCORM 1.2, which a learning platform imports and grades.
#pragma once

#include "core/base/result.h"
#include "core/base/say.h"
#include "core/lessons/steps.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace attn {

struct SitePlan {
    std::vector<std::string>
        arguments;                // ids and files of lessons and scenes, and folders of them; empty: all that ship
    std::optional<Lesson> lesson; // an open one instead
    std::string id;               // of that one
    std::vector<const Catalogue*> languages; // beside English, for the index
    bool scorm = false;                      // of what ships, only the lessons
};

struct SiteFile {
    std::string name; // in ASCII
    std::string content;
};

// Called before each page with the numbers done and in all; false cancels.
using SiteProgress = std::function<bool(int done, int all)>;

// Errors name the lesson or scene that cannot be written. `faults` gets a line for each error in lessons that do not ship.
Result<std::vector<SiteFile>> siteFiles(const SitePlan& plan, const SiteProgress& progress = {},
                                        std::vector<std::string>* faults = nullptr);

// Why no site can be written to `out`: a folder that holds something else. Any file ending in .zip will do.
std::optional<Error> whyNoSite(const std::string& out);
// All files or none: into the folder, in which pages of an earlier site go, or as an archive.
std::optional<Error> writeSite(const std::string& out, const std::vector<SiteFile>& files);

} // namespace attn
