// SPDX-License-Identifier: GPL-3.0-or-later
// Scene files that must be refused: cut off, of wrong types and shapes, hostile in size, or not text at all.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

namespace attn::test {

struct BrokenScene {
    std::string name;                         // of the file
    std::function<void(std::ostream&)> write; // in pieces: some are large
    std::string says;                         // a part of the line that must come
};

std::vector<BrokenScene> brokenScenes();

} // namespace attn::test
