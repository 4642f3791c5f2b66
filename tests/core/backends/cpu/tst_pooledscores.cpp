// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures made of what was kept from the picture before: bit for bit those that are made of all scores, whatever was
// edited in between, in every trace and every thread.
#include "core/backends/cpu/fused/scores.h"
#include "core/backends/cpu/kernels/kernels.h"
#include "core/engine/engine.h"
#include "core/layer/pooling.h"

#include "tests/core/support/samplescenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <map>
#include <mutex>
#include <random>
#include <thread>

using namespace attn;

namespace {

using RealizedPtr = std::shared_ptr<const Realized>;
using TracePtr = std::shared_ptr<const Trace>;
using Pixels = std::vector<float>;

constexpr std::int64_t tokens = 70, width = 9, plane_count = 6;

// What is asked for of one plane, or of several that count as one matrix; at least two rows.
struct Ask {
    std::string tensor;
    Tile region;
    std::int64_t rows, columns, matrix_rows = tokens;
};

const std::vector<Ask> asks = {{"weights", {0, 0, 0, tokens, tokens}, 12, 20},
                               {"dropped", {0, 0, 0, tokens, tokens}, 12, 20},
                               {"weights", {0, 5, 11, 50, 43}, 50, 5},
                               {"weights", {0, 0, 30, 40, 40}, 20, 29},
                               {"weights", {0, 0, 0, 2 * tokens, tokens}, 7, 3, 2 * tokens}};

Pixels picture(const Trace& trace, const Ask& ask, std::int64_t plane)
{
    PoolGrid grid{ask.region, ask.matrix_rows, tokens, ask.rows, ask.columns, Pooling::Largest};
    grid.region.plane = plane * tokens / ask.matrix_rows;
    Pixels pixels(ask.rows * ask.columns);
    trace.find(ask.tensor)->pool(grid, pixels);
    return pixels;
}

// The same one row of pixels at a time: no two requests in a row are the same, so nothing kept is used.
Pixels fromScores(const Trace& trace, const Ask& ask, std::int64_t plane)
{
    const PoolGrid whole{ask.region, ask.matrix_rows, tokens, ask.rows, ask.columns, Pooling::Largest};
    Pixels pixels;
    for (std::int64_t r = 0; r < ask.rows; ++r) {
        Ask row = ask;
        row.region.row = whole.firstRow(r);
        row.region.rows = whole.firstRow(r + 1) - row.region.row;
        row.rows = 1;
        const Pixels line = picture(trace, row, plane);
        pixels.insert(pixels.end(), line.begin(), line.end());
    }
    return pixels;
}

bool sameBits(const Pixels& a, const Pixels& b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

Tensor normals(Shape shape, std::mt19937& random)
{
    std::normal_distribution<float> normal;
    std::vector<float> values(elementCount(shape));
    for (float& value : values)
        value = normal(random);
    return Tensor(std::move(shape), std::move(values));
}

// Two items of 70 tokens, three heads.
Scene pictureScene(MaskKind mask, std::int64_t head_dim, double dropout)
{
    std::mt19937 random(7);
    const std::int64_t out = 3 * head_dim;
    Scene scene;
    scene.inputs = {{"x", normals({2, tokens, width}, random)}};
    scene.config.projection = Projection::Linear;
    scene.config.d_in = width;
    scene.config.d_out = out;
    scene.config.num_heads = 3;
    scene.config.scale = Scale::SqrtHeadDim;
    scene.config.dropout.p = dropout;
    scene.config.mask.kind = mask;
    scene.config.mask.apply = MaskApply::FillNegInf;
    scene.draws = {ManualSeed{1}, Linear{"W_query", width, out, true}, Linear{"W_key", width, out, true},
                   Linear{"W_value", width, out, true}, ManualSeed{2}};
    Tensor cells({tokens, tokens}, Kind::Boolean);
    for (std::int64_t i = 0; i < cells.size(); ++i)
        cells.mutableData()[i] = random() % 5 == 0;
    if (mask == MaskKind::CustomBool) {
        scene.inputs.push_back({"blocked", cells});
        scene.config.mask.tensor = "blocked";
    }
    return scene;
}

void setCell(Scene& scene, const std::string& tensor, Index index, float value)
{
    scene.edits.remove(tensor, index);
    scene.edits.set(tensor, index, value);
}

// One scene edited at random, with traces of the steps before that somebody still looks at.
class EditedPictures {
public:
    EditedPictures(Scene scene, unsigned seed)
        : m_scene(std::move(scene)), m_random(seed), m_input(realized(m_scene)),
          m_trace(run(*m_input, cpu(), {}, {TraceForm::Compact, nullptr, m_workspace}))
    {
    }

    void step()
    {
        const bool burst = m_random() % 12 == 0; // more edits than are remembered, and no picture
        for (int edits = burst ? 20 : 1 + int(m_random() % 2); edits > 0; --edits) {
            edit(burst);
            const bool in_place = m_random() % 2 == 0;
            if (!in_place)
                hold();
            m_input = realized(m_scene, m_input);
            TracePtr previous = in_place ? std::move(m_trace) : m_trace;
            m_trace = run(*m_input, cpu(), {}, {TraceForm::Compact, std::move(previous), m_workspace});
            ++m_paths[m_trace->path()];
        }
        look(*m_trace);
        if (!m_held.empty() && m_random() % 4 == 0) { // a view of an older trace is painted again
            const Held& held = m_held[m_random() % m_held.size()];
            look(*held.trace);
        }
        for (const Held& held : m_held)
            CHECK(sameBits(picture(*held.trace, held.ask, held.plane), held.pixels));
    }

    int times(const std::string& path) const { return m_paths.contains(path) ? m_paths.at(path) : 0; }

private:
    struct Held {
        TracePtr trace;
        Ask ask;
        std::int64_t plane;
        Pixels pixels;
    };

    static const Backend& cpu() { return **backendNamed("cpu"); }

    void hold()
    {
        const Ask& ask = asks[m_random() % asks.size()];
        const std::int64_t plane = m_random() % plane_count;
        m_held.push_back({m_trace, ask, plane, fromScores(*m_trace, ask, plane)});
        while (m_held.size() > m_random() % 6)
            m_held.erase(m_held.begin() + m_random() % m_held.size());
    }

    // Mostly the same picture as the last time, as on a screen.
    void look(const Trace& trace)
    {
        for (std::int64_t plane = 0; plane < plane_count; ++plane) {
            if (m_random() % 8 == 0)
                continue;
            const int pictures = 1 + int(m_random() % 3);
            for (int i = 0; i < pictures; ++i) {
                const Ask& ask = asks[m_random() % 4 ? 0 : m_random() % asks.size()];
                for (int again = 0; again < 2; ++again)
                    CHECK(sameBits(picture(trace, ask, plane), fromScores(trace, ask, plane)));
                const Pixels once = picture(trace, ask, plane), twice = picture(trace, ask, plane);
                CHECK(sameBits(once, twice));
                CHECK(sameBits(twice, fromScores(trace, ask, plane)));
            }
        }
    }

    void edit(bool only_tokens)
    {
        const auto upTo = [this](std::int64_t end) { return std::int64_t(m_random() % std::uint64_t(end)); };
        const float number = m_normal(m_random) * (m_random() % 6 ? 1.0f : m_random() % 2 ? 60.0f : 3000.0f);
        const auto choice = only_tokens ? 0 : upTo(20);
        if (choice < 10) {
            setCell(m_scene, "x", {upTo(2), upTo(tokens), upTo(width)}, number);
        } else if (choice < 14) {
            const char* const names[] = {"W_query", "W_key", "W_value"};
            const std::int64_t columns = m_scene.config.d_out;
            const std::string name = names[upTo(3)];
            if (m_random() % 3)
                setCell(m_scene, name + ".weight", {upTo(columns), upTo(width)}, m_normal(m_random));
            else
                setCell(m_scene, name + ".bias", {upTo(columns)}, m_normal(m_random));
        } else if (choice < 16 && !m_scene.edits.empty()) { // a number is taken back
            const Edit edit = m_scene.edits.inOrder()[upTo(std::int64_t(m_scene.edits.size()))];
            m_scene.edits.remove(edit.tensor, edit.index);
        } else if (choice < 18) {
            if (m_scene.config.mask.tensor.empty())
                m_scene.config.mask.kind =
                    m_scene.config.mask.kind == MaskKind::Causal ? MaskKind::None : MaskKind::Causal;
            else
                setCell(m_scene, "blocked", {upTo(tokens), upTo(tokens)}, float(upTo(2)));
        } else if (choice == 18) {
            if (m_random() % 2)
                m_scene.draws.back() = ManualSeed{std::uint64_t(upTo(99))};
            else
                m_scene.config.dropout.p = m_scene.config.dropout.p == 0.25 ? 0.5 : 0.25;
        } else if (m_random() % 2) {
            m_scene.config.temperature = m_scene.config.temperature == 1 ? 1.5 : 1;
        } else {
            m_scene.config.dropout.train = !m_scene.config.dropout.train;
        }
    }

    Scene m_scene;
    std::mt19937 m_random;
    std::normal_distribution<float> m_normal;
    std::shared_ptr<Workspace> m_workspace = std::make_shared<Workspace>(2);
    RealizedPtr m_input;
    TracePtr m_trace;
    std::vector<Held> m_held;
    std::map<std::string, int> m_paths;
};

// A plane of scores apart from any layer.
cpu::ScorePlane plainPlane(cpu::BufferPool& pool)
{
    cpu::ScorePlane plane(pool.floats(tokens * cpu::scoreStride(tokens)), tokens);
    std::mt19937 random(1);
    std::normal_distribution<float> normal;
    for (std::int64_t query = 0; query < tokens; ++query)
        for (std::int64_t key = 0; key < tokens; ++key)
            plane.row(query)[key] = normal(random);
    return plane;
}

// Whether every bin that can be seen holds the largest of its scores.
bool holdLargest(const cpu::PooledScores::Rows& rows, const cpu::ScorePlane& plane, const cpu::ScoreBins& bins)
{
    for (std::int64_t query = bins.first_query; query < bins.first_query + bins.queries; ++query) {
        std::vector<float> largest(bins.bins, -INFINITY);
        std::int64_t seen = 0;
        for (std::int64_t bin = 0; bin < bins.bins; ++bin)
            for (std::int64_t key = bins.firstKey(bin); key < bins.firstKey(bin + 1); ++key)
                if (!bins.causal || key <= query) {
                    largest[bin] = std::max(largest[bin], plane.at(query, key));
                    seen = bin + 1;
                }
        largest.resize(seen);
        if (!std::ranges::equal(largest, rows.row(query)))
            return false;
    }
    return true;
}

} // namespace

TEST_CASE("pictures after edits are bit for bit those made of all scores, in the new trace and in every older one")
{
    const auto check = [](MaskKind mask, std::int64_t head_dim, double dropout) {
        CAPTURE(int(mask));
        EditedPictures pictures(pictureScene(mask, head_dim, dropout), unsigned(head_dim));
        for (int i = 0; i < 120; ++i)
            pictures.step();
        CHECK(pictures.times("x row") > 60);
        CHECK(pictures.times("query head") + pictures.times("key head") > 5);
        CHECK(pictures.times("value column") > 3);
        CHECK(pictures.times("full") > 3);
        if (mask == MaskKind::CustomBool)
            CHECK(pictures.times("mask") > 3);
    };
    check(MaskKind::Causal, 5, 0.25); // logits are divided
    check(MaskKind::Causal, 4, 0);    // or multiplied by a power of two
    check(MaskKind::None, 5, 0);
    check(MaskKind::CustomBool, 4, 0.25); // nothing is kept where single cells are blocked
}

TEST_CASE("what is kept is the largest visible score of every bin of every row")
{
    const auto pool = std::make_shared<cpu::BufferPool>();
    const cpu::ScorePlane plane = plainPlane(*pool);
    std::mt19937 random(3);
    for (int i = 0; i < 300; ++i) {
        const auto upTo = [&](std::int64_t most) { return std::int64_t(random() % std::uint64_t(most + 1)); };
        cpu::ScoreBins bins;
        bins.first_query = upTo(tokens - 1);
        bins.queries = 1 + upTo(tokens - bins.first_query - 1);
        bins.first_key = upTo(tokens - 1);
        bins.keys = 1 + upTo(tokens - bins.first_key - 1);
        bins.bins = 1 + upTo(bins.keys - 1);
        bins.causal = i % 2;
        const bool first_time = bool(plane.pooled().rows(plane, bins, cpu::kernels()));
        CHECK(!first_time);
        const auto rows = plane.pooled().rows(plane, bins, cpu::kernels());
        REQUIRE(rows);
        CHECK(holdLargest(rows, plane, bins));
    }
}

TEST_CASE("bins are kept from the second picture on, outlast another picture, and go on to the edited plane")
{
    const auto pool = std::make_shared<cpu::BufferPool>();
    cpu::ScorePlane plane = plainPlane(*pool);
    const cpu::ScoreBins bins{0, tokens, 0, tokens, 20, true}, other{0, 10, 0, tokens, 3, true};
    const auto isKept = [](const cpu::ScorePlane& of, const cpu::ScoreBins& which) {
        const auto rows = of.pooled().rows(of, which, cpu::kernels());
        if (rows)
            CHECK(holdLargest(rows, of, which));
        return bool(rows);
    };
    CHECK(!isKept(plane, bins));
    CHECK(isKept(plane, bins));
    CHECK(!isKept(plane, other));
    CHECK(isKept(plane, bins));

    const auto changed = std::make_shared<cpu::Buffer>(pool->floats(2 * cpu::scoreStride(tokens)));
    for (std::int64_t i = 0; i < 2 * cpu::scoreStride(tokens); ++i)
        changed->floats()[i] = float(i % 7) - 3;
    changed->floats()[cpu::scoreStride(tokens) + 33] = changed->floats()[33];
    const cpu::ScorePlane edited = plane.edited(33, changed, 0, *pool);
    CHECK(isKept(edited, bins));
    CHECK(!isKept(plane, other));
    CHECK(!isKept(plane, bins)); // they are the edited plane's now
    CHECK(isKept(plane, bins));
    CHECK(isKept(edited, bins));

    cpu::ScorePlane alone = plainPlane(*pool);
    CHECK(!isKept(alone, bins));
    CHECK(isKept(alone, bins));
    alone.foldForToken(7);
    for (std::int64_t i = 0; i < tokens; ++i)
        alone.row(i)[7] = alone.row(7)[i] = -9;
    CHECK(isKept(alone, bins));
    alone.foldForAll();
    for (std::int64_t i = 0; i < tokens * cpu::scoreStride(tokens); ++i)
        alone.row(0)[i] = float(i % 5);
    CHECK(!isKept(alone, bins));
    CHECK(isKept(alone, bins));
}

TEST_CASE("pictures that ask for different bins in turn are kept beside each other, one bin of all keys too")
{
    const auto pool = std::make_shared<cpu::BufferPool>();
    cpu::ScorePlane plane = plainPlane(*pool);
    const cpu::ScoreBins picture{0, tokens, 0, tokens, 20, true}, range{1, tokens - 1, 0, tokens, 1, true},
        small{0, tokens, 0, tokens, 5, true};
    for (int round = 0; round < 4; ++round) {
        for (const cpu::ScoreBins& bins : {range, picture, small}) {
            const auto rows = plane.pooled().rows(plane, bins, cpu::kernels());
            CAPTURE(round);
            CAPTURE(bins.bins);
            CHECK(bool(rows) == (round > 0));
            if (rows)
                CHECK(holdLargest(rows, plane, bins));
        }
        plane.foldForToken(9 + round);
        for (std::int64_t i = 0; i < tokens; ++i)
            plane.row(i)[9 + round] = plane.row(9 + round)[i] = float(i % 5) - float(round);
    }
}

TEST_CASE("two threads picture the same traces while edits go on from them")
{
    Scene scene = pictureScene(MaskKind::Causal, 4, 0);
    const auto workspace = std::make_shared<Workspace>(2);
    const Backend& backend = **backendNamed("cpu");
    RealizedPtr input = realized(scene);
    std::mutex mutex;
    TracePtr shown = run(*input, backend, {}, {TraceForm::Compact, nullptr, workspace});
    std::atomic<bool> ended = false, same = true;
    std::atomic<int> looks = 0;
    const auto look = [&](const Trace& trace) {
        for (std::int64_t plane = 0; plane < plane_count; ++plane) {
            const Pixels first = picture(trace, asks[0], plane), second = picture(trace, asks[0], plane);
            if (!sameBits(first, second) || !sameBits(second, fromScores(trace, asks[0], plane)))
                same = false;
        }
        ++looks;
    };
    const auto watch = [&] {
        while (!ended) {
            TracePtr trace;
            {
                const std::lock_guard lock(mutex);
                trace = shown;
            }
            look(*trace);
        }
    };
    std::thread first(watch), second(watch);
    std::mt19937 random(9);
    for (int i = 0; i < 150 || looks < 40; ++i) {
        setCell(scene, "x",
                {std::int64_t(random() % 2), std::int64_t(random() % tokens), std::int64_t(random() % width)},
                float(random() % 100) / 30);
        input = realized(scene, input);
        TracePtr next = run(*input, backend, {}, {TraceForm::Compact, shown, workspace});
        CHECK(next->path() == "x row");
        look(*next);
        const std::lock_guard lock(mutex);
        shown = std::move(next);
    }
    ended = true;
    first.join();
    second.join();
    CHECK(same);
}
