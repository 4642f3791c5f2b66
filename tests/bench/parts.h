// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the bench: each measures one thing, prints it and returns the exit status.
#pragma once

#include <string>
#include <vector>

namespace attn::bench {

// What stands behind the name of a part: words, and options with a value.
class Arguments {
public:
    // The program ends with a message when an option is not known or lacks its value.
    explicit Arguments(const std::vector<std::string>& words);

    // Word number `index`, or `otherwise` when there are fewer.
    std::string word(std::size_t index, const std::string& otherwise = {}) const;
    std::size_t words() const { return m_words.size(); }
    const std::vector<int>& threads() const { return m_threads; } // --threads 1,2
    int rounds() const { return m_rounds; }                       // --rounds 9

private:
    std::vector<std::string> m_words;
    std::vector<int> m_threads{1};
    int m_rounds = 9;
};

int limitsPart(const Arguments& arguments); // limits.cpp
int tracePart(const Arguments& arguments);  // trace.cpp
int editPart(const Arguments& arguments);   // edit.cpp
int levelsPart(const Arguments& arguments); // levels.cpp
int driftPart(const Arguments& arguments);  // drift.cpp
int memoryPart(const Arguments& arguments); // memory.cpp
int modelPart(const Arguments& arguments);  // model.cpp
int servePart(const Arguments& arguments);  // serve.cpp
int gpuPart(const Arguments& arguments);    // gpu.cpp

// With the window only.
int tilesPart(const Arguments& arguments);   // tiles.cpp
int framePart(const Arguments& arguments);   // windowparts.cpp
int linesPart(const Arguments& arguments);   // lines.cpp
int blockPart(const Arguments& arguments);   // block.cpp
int startPart(const Arguments& arguments);   // start.cpp
int figuresPart(const Arguments& arguments); // figures.cpp

} // namespace attn::bench
