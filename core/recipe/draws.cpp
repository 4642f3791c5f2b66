// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/draws.h"

#include "core/base/joiningthread.h"
#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/random/bernoulli.h"
#include "core/random/initializers.h"
#include "core/random/normal.h"
#include "core/random/uniform.h"
#include "core/recipe/plandraft.h"

#include <algorithm>
#include <cmath>
#include <thread>

namespace attn {

namespace {

constexpr std::int64_t stop_interval = 1 << 18; // elements between two looks at the stop token: a millisecond

std::span<float> writable(Tensor& tensor)
{
    float* data = tensor.mutableData();
    return {data, static_cast<std::size_t>(tensor.size())};
}

void multiply(std::span<float> values, std::optional<float> factor)
{
    if (factor)
        for (float& value : values)
            value *= *factor;
}

// Fills the zeroed tensors of one draw.
class DrawExecutor {
public:
    DrawExecutor(std::vector<Tensor>& made, const std::string& path, Normals normals, TorchGenerator& generator,
                 const std::function<const Tensor&(const std::string&)>& tensor)
        : m_made(made), m_path(path), m_normals(normals), m_generator(generator), m_tensor(tensor)
    {
    }

    void operator()(const ManualSeed& seed) { m_generator.manualSeed(seed.seed); }

    void operator()(const Skip& skip) { m_generator.skip(static_cast<std::uint64_t>(skip.draws)); }

    void operator()(const Rand& rand)
    {
        fillUnits(m_generator, made(0));
        multiply(made(0), rand.mul);
    }

    void operator()(const Randn& randn)
    {
        fillNormal(m_generator, m_normals, made(0));
        multiply(made(0), randn.mul);
    }

    void operator()(const Linear& linear) { initLinear(m_generator, m_normals, linear.in, made(0), made(1)); }

    void operator()(const LinearFromT& linear)
    {
        std::ranges::copy(transposedMatrix(m_tensor(linear.of)).values(), made(0).begin());
    }

    void operator()(const Embedding& embedding)
    {
        initEmbedding(m_generator, m_normals, embedding.dim, embedding.padding_idx, made(0));
    }

    void operator()(const Lookup& lookup)
    {
        const Tensor& table = m_tensor(lookup.table);
        const Tensor& ids = m_tensor(lookup.ids);
        const std::int64_t num = table.dim(-2), dim = table.dim(-1);
        const std::span<float> out = made(0);
        for (std::int64_t i = 0; i < ids.size(); ++i) {
            const float id = ids[i];
            if (!(id >= 0 && id < static_cast<float>(num)) || id != std::trunc(id))
                return void(fault =
                                attn::fault(m_path + ".ids", say("%1%2 is %3, but %4 %5 has rows 0 to %6", lookup.ids,
                                                                 toString(indexAt(ids.shape(), i)), shortest(id),
                                                                 lookup.table, toString(table.shape()), num - 1)));
            std::copy_n(table.data() + static_cast<std::int64_t>(id) * dim, dim, out.begin() + i * dim);
        }
    }

    void operator()(const Stack& stack)
    {
        const Tensor& of = m_tensor(stack.of);
        const std::span<float> out = made(0);
        for (std::int64_t copy = 0; copy < stack.n; ++copy)
            std::ranges::copy(of.values(), out.begin() + copy * of.size());
    }

    void operator()(const Mha& mha)
    {
        if (mha.bias)
            initMha(m_generator, m_normals, mha.embed_dim,
                    {.in_proj_weight = made(0),
                     .in_proj_bias = made(1),
                     .out_proj_weight = made(2),
                     .out_proj_bias = made(3)});
        else
            initMha(m_generator, m_normals, mha.embed_dim,
                    {.in_proj_weight = made(0), .in_proj_bias = {}, .out_proj_weight = made(1), .out_proj_bias = {}});
    }

    Fault fault; // the first

private:
    // The numbers of the i-th tensor to make; none when the draw makes fewer (a layer without bias).
    std::span<float> made(std::size_t i) { return i < m_made.size() ? writable(m_made[i]) : std::span<float>(); }

    std::vector<Tensor>& m_made;
    const std::string& m_path;
    Normals m_normals;
    TorchGenerator& m_generator;
    const std::function<const Tensor&(const std::string&)>& m_tensor;
};

} // namespace

Result<std::vector<Tensor>> executeDraw(const Draw& draw, const std::string& path, std::span<const NamedShape> planned,
                                        Normals normals, TorchGenerator& generator,
                                        const std::function<const Tensor&(const std::string&)>& tensor)
{
    std::vector<Tensor> made;
    for (const NamedShape& each : planned)
        made.emplace_back(each.shape, each.kind);
    DrawExecutor executor(made, path, normals, generator, tensor);
    std::visit(executor, draw);
    if (executor.fault)
        return *executor.fault;
    return made;
}

KeepCalls keepCalls(const Config& config, const Shape& shape)
{
    if (config.stage != Stage::Attention || config.projection != Projection::HeadsList)
        return {1, 1, elementCount(shape)};
    return {shape[1], shape[0], shape[2] * shape[3]};
}

namespace {

constexpr std::int64_t elements_a_thread = 1 << 20; // from here on; a thread's seek costs as much as drawing these

// Elements from .. to - 1 of a mask, which `call` draws next.
void drawStretch(Bernoulli& call, std::uint64_t* words, std::int64_t from, std::int64_t to, const StopToken& stop)
{
    for (std::int64_t next_look = from; from < to;) {
        if (from >= next_look) {
            if (stop.requested())
                return;
            next_look += stop_interval;
        }
        const int place = static_cast<int>(from % 64),
                  count = static_cast<int>(std::min<std::int64_t>(64 - place, to - from));
        words[from / 64] |= call.bits(count) << place;
        from += count;
    }
}

// Draws `run` elements from `begin` on with several threads, each of which finds its own place in the stream. The
// caller draws the last part, so that its generator and its call end as if it had drawn them all.
void drawRun(Bernoulli& call, const TorchGenerator& generator, std::uint64_t* words, std::int64_t begin,
             std::int64_t run, int threads, const StopToken& stop)
{
    const std::int64_t parts = std::clamp<std::int64_t>(run / elements_a_thread, 1, threads);
    // A part begins with a word of the mask: no two threads write the same one.
    const auto firstOf = [&](std::int64_t part) { return part == 0 ? begin : (begin + run * part / parts) / 64 * 64; };
    std::vector<JoiningThread> helpers;
    for (std::int64_t part = 0; part + 1 < parts; ++part)
        helpers.emplace_back([&, part, copy = generator, here = Bernoulli(call)]() mutable {
            Bernoulli mine(here, copy);
            mine.skip(firstOf(part) - begin);
            drawStretch(mine, words, firstOf(part), firstOf(part + 1), stop);
        });
    const std::int64_t last = firstOf(parts - 1);
    call.skip(last - begin);
    drawStretch(call, words, last, begin + run, stop);
}

} // namespace

KeepMask drawKeep(const Config& config, const Shape& shape, TorchGenerator& generator, StopToken stop, int threads)
{
    KeepMask mask(shape);
    if (config.dropout.p >= 1)
        return mask;
    if (threads == 0)
        threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    std::uint64_t* const words = mask.words();
    const auto [calls, items, run] = keepCalls(config, shape);
    for (std::int64_t c = 0; c < calls; ++c) {
        Bernoulli call(generator, config.dropout.stream, 1.0 - config.dropout.p);
        for (std::int64_t item = 0; item < items && !stop.requested(); ++item)
            drawRun(call, generator, words, (item * calls + c) * run, run, threads, stop);
    }
    return mask;
}

KeepMask withOverrides(KeepMask keep, const EditList& overrides)
{
    const auto all = overrides.of("keep"); // lives as long as the loop
    for (const CellEdit& pinned : *all) {
        const std::int64_t cell = flatIndex(keep.shape(), pinned.index);
        pinned.value != 0 ? keep.keep(cell) : keep.drop(cell);
    }
    return keep;
}

} // namespace attn
