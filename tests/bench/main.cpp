// SPDX-License-Identifier: GPL-3.0-or-later
// attnscope_bench: how fast the engine and the window are, in ratios to this machine's limits and to each other.
#include "tests/bench/paint.h"
#include "tests/bench/parts.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>

namespace attn::bench {

namespace {

struct Part {
    const char* name;
    int (*run)(const Arguments& arguments);
    const char* usage;
};

constexpr Part parts[] = {
    {"limits", limitsPart, "limits                      what the machine can do at most: arithmetic, memory"},
    {"trace", tracePart, "trace [SIZES=cdef]          the whole trace, as a fraction of the arithmetic peak"},
    {"edit", editPart, "edit [SIZES=def]            one cell edited, against the whole trace"},
    {"levels", levelsPart,
     "levels [SIZES=bc]           the same trace by the kernels of every instruction set: how equal"},
    {"drift", driftPart, "drift [SIZES=d] [EDITS=1000] how far from float64 edits with spikes lead"},
    {"memory", memoryPart, "memory [SIZE=f]             what a compact trace takes"},
#ifdef ATTNSCOPE_GUI
    {"paint", [](const Arguments& arguments) { return paintMaps(arguments.rounds()); },
     "paint                       heatmaps painted, beside QCustomPlot's own and a widget that only copies images"},
    {"tiles", tilesPart, "tiles [SIZES=def]           one cell edited, to the painted tiles of all heads"},
    {"frame", framePart, "frame [SIZES=def]           a number dragged in the window, to the painted frame"},
    {"lines", linesPart, "lines [SIZES=d]             lines between tokens painted, beside the maps of the same heads"},
    {"block", blockPart, "block [SIZES=bd]            a block of cubes painted after a hover, and turned"},
    {"figures", figuresPart, "figures [SIZE=d]            all heads as PNG files, beside matplotlib's savefig"},
    {"start", startPart, "start                       to the first painted heatmap, against an empty window"},
#endif
    {"model", modelPart,
     "model [PATH]                a model of GPT-2's size opened, passed through and edited, beside PyTorch"},
    {"gpu", gpuPart,
     "gpu [SIZES=defg] [operations]  whole traces and edits on the GPU, against the floor of that GPU; and what each "
     "asks for"},
    {"serve", servePart, "serve SIZE THREADS MODE     answers each line N on stdin with the seconds of one of N calls"},
};

int usage()
{
    std::fputs("usage: attnscope_bench PART [--threads 1,2] [--rounds 9]\n", stderr);
    for (const Part& part : parts)
        std::fprintf(stderr, "  %s\n", part.usage);
    std::fputs("sizes: a 6 tokens x 3 wide x 1 head, b 64 x 128 x 4, c 256 x 512 x 8, d 512 x 768 x 12,\n"
               "       e 1024 x 768 x 12, f 2048 x 1024 x 16, g 4096 x 1024 x 16,\n"
               "       l 512 x 768 x 12 with 4 key and value heads and rotary positions\n",
               stderr);
    return 2;
}

[[noreturn]] void refuse(const std::string& option)
{
    std::fprintf(stderr, "attnscope_bench: %s wants whole numbers above 0\n", option.c_str());
    std::exit(2);
}

} // namespace

Arguments::Arguments(const std::vector<std::string>& words)
{
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (word != "--threads" && word != "--rounds") {
            if (word.starts_with("--"))
                refuse(word);
            m_words.push_back(word);
            continue;
        }
        std::vector<int> numbers;
        std::istringstream list(i + 1 < words.size() ? words[++i] : "");
        for (std::string number; std::getline(list, number, ',');)
            numbers.push_back(std::atoi(number.c_str()));
        if (numbers.empty() || *std::ranges::min_element(numbers) < 1)
            refuse(word);
        if (word == "--threads")
            m_threads = numbers;
        else
            m_rounds = numbers.front();
    }
}

std::string Arguments::word(std::size_t index, const std::string& otherwise) const
{
    return index < m_words.size() ? m_words[index] : otherwise;
}

} // namespace attn::bench

int main(int argc, char** argv)
{
    using namespace attn::bench;
    const std::vector<std::string> words(argv + 1, argv + argc);
    for (const Part& part : parts)
        if (!words.empty() && words.front() == part.name)
            return part.run(Arguments({words.begin() + 1, words.end()}));
    return usage();
}
