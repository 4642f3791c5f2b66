// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/importparts.h"

#include "core/base/say.h"
#include "core/import/layernames.h"
#include "core/scene/limits.h"

#include <algorithm>

namespace attn {

namespace {

constexpr ImportTarget activations[] = {ImportTarget::Q, ImportTarget::K, ImportTarget::V};

// [B,T,O] -> [B,H,T,hd].
Tensor splitHeads(const Tensor& joined, std::int64_t heads)
{
    const std::int64_t B = joined.dim(0), T = joined.dim(1), hd = joined.dim(2) / heads;
    Tensor split({B, heads, T, hd});
    float* out = split.mutableData();
    for (std::int64_t b = 0; b < B; ++b)
        for (std::int64_t h = 0; h < heads; ++h)
            for (std::int64_t t = 0; t < T; ++t)
                out = std::copy_n(joined.data() + ((b * T + t) * heads + h) * hd, hd, out);
    return split;
}

class StartImporter : ImportPlaces {
public:
    StartImporter(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps, std::int64_t heads,
                  std::int64_t kv_heads, std::int64_t most_numbers)
        : ImportPlaces(arrays, steps), m_mostNumbers(most_numbers)
    {
        m_made.heads = heads;
        m_made.kv_heads = kv_heads;
    }

    Result<ImportedStart> run()
    {
        if (auto twice = find(isStart))
            return *twice;
        if (m_places.empty())
            return std::move(m_made);
        for (std::size_t i = 0; i < m_steps.size(); ++i)
            if (isProjection(m_steps[i].target) || m_steps[i].target == ImportTarget::X)
                return Error{say("the layer starts from %1, but %2 would compute it from x; leave one of them out",
                                 shown(m_places.begin()->first.first), m_arrays[i].name)};
        if (auto fault = has(ImportTarget::Weights) ? weights() : parts())
            return *fault;
        return std::move(m_made);
    }

private:
    // More numbers than a scene can hold are refused before any of them is moved.
    Fault tooMany(ImportTarget target) const
    {
        if (tensor(target).size() <= m_mostNumbers)
            return std::nullopt;
        return Error{say("%1 has %2 values, but a scene file can contain at most %3", shown(target),
                         countText(tensor(target).size()), countText(m_mostNumbers))};
    }

    void add(ImportTarget target, Tensor values)
    {
        m_made.tensors.push_back({place(target), std::string(targetName(target)), std::move(values), false});
    }

    Fault weights()
    {
        const ImportTarget target = ImportTarget::Weights;
        for (const ImportTarget part : activations)
            if (has(part))
                return Error{say("the layer can start from %1 or %2, but not from both; leave one of them out",
                                 shown(target), shown(part))};
        Shape shape = tensor(target).shape();
        if (shape.size() < 2 || shape.size() > 4)
            return Error{say("attention weights must be [B, H, T, S], [H, T, S] or [T, S]; got %1", shown(target))};
        if (auto fault = tooMany(target))
            return fault;
        if (m_steps[place(target)].reading == ArrayReading::BatchMaps && shape.size() == 3)
            shape.insert(shape.begin() + 1, 1);
        while (shape.size() < 4)
            shape.insert(shape.begin(), 1);
        m_made.starts_from = StartsFrom::Weights;
        m_made.heads = m_made.kv_heads = shape[1];
        add(target, tensor(target).withKind(Kind::Real).reshaped(shape));
        return std::nullopt;
    }

    Fault parts()
    {
        for (const ImportTarget needed : {ImportTarget::Q, ImportTarget::K})
            if (!has(needed))
                return Error{say("%1 is missing; q and k are both required", targetName(needed))};
        for (const ImportTarget target : activations)
            if (has(target))
                if (auto fault = part(target))
                    return fault;
        m_made.starts_from = has(ImportTarget::V) ? StartsFrom::Qkv : StartsFrom::Qk;
        const Shape& shape = m_made.tensors.front().tensor.shape();
        m_made.heads = shape[1];
        m_made.d_out = shape[1] * shape[3];
        return std::nullopt;
    }

    Fault part(ImportTarget target)
    {
        Tensor values = inUsualOrder(target);
        Shape shape = values.shape();
        if (shape.size() < 2 || shape.size() > 4)
            return Error{say("%2 must be [B, H, T, head_dim], [B, T, d_out] or [T, d_out]; got %1", shown(target),
                             targetName(target))};
        const std::int64_t heads = target == ImportTarget::Q ? m_made.heads : m_made.kv_heads;
        if (target == ImportTarget::V && tokens(target) != tokens(ImportTarget::K))
            return Error{say("%1 does not fit %2: each key needs a value", shown(target), shown(ImportTarget::K))};
        if (!fitsQueries(shape, heads))
            return Error{heads == m_made.heads
                             ? say("%1 does not fit %2: apart from the number of tokens, both must have the same shape",
                                   shown(target), shown(ImportTarget::Q))
                             : say("%1 must have %3 and otherwise the same shape as %2", shown(target),
                                   shown(ImportTarget::Q), sayCount("1 head", "%n heads", heads))};
        if (auto fault = tooMany(target))
            return fault;
        if (shape.size() == 4) {
            add(target, std::move(values));
            return std::nullopt;
        }
        if (shape.back() % heads != 0)
            return Error{say("%1 cannot be split into %2", shown(target), sayCount("1 head", "%n heads", heads))};
        if (shape.size() == 2)
            shape.insert(shape.begin(), 1);
        add(target, splitHeads(values.reshaped(shape), heads));
        return std::nullopt;
    }

    // [B,T,H,hd] as [B,H,T,hd], [H,T,hd] with its own axis for one sequence.
    Shape usualShape(ImportTarget target) const
    {
        Shape shape = tensor(target).shape();
        const auto reading = m_steps[place(target)].reading;
        if (reading == ArrayReading::TokensFirst && shape.size() == 4)
            std::swap(shape[1], shape[2]);
        if (reading == ArrayReading::HeadByHead && shape.size() == 3)
            shape.insert(shape.begin(), 1);
        return shape;
    }
    Tensor inUsualOrder(ImportTarget target) const
    {
        const Tensor given = tensor(target).withKind(Kind::Real);
        const Shape shape = usualShape(target);
        if (m_steps[place(target)].reading != ArrayReading::TokensFirst || shape.size() != 4)
            return given.reshaped(shape);
        return splitHeads(given.reshaped({shape[0], shape[2], shape[1] * shape[3]}), shape[1]);
    }

    std::int64_t tokens(ImportTarget target) const
    {
        const Shape shape = usualShape(target);
        return shape.size() < 2 ? 0 : *(shape.end() - 2);
    }

    // Whether `shape` is that of q with `heads` heads and any number of tokens.
    bool fitsQueries(const Shape& shape, std::int64_t heads) const
    {
        Shape expected = usualShape(ImportTarget::Q);
        if (expected.size() > 1 && shape.size() == expected.size())
            *(expected.end() - 2) = *(shape.end() - 2);
        if (heads == m_made.heads)
            return shape == expected;
        if (expected.size() == 4)
            expected[1] = heads;
        else if (expected.back() % m_made.heads == 0)
            expected.back() = expected.back() / m_made.heads * heads;
        return shape == expected;
    }

    std::int64_t m_mostNumbers;
    ImportedStart m_made;
};

} // namespace

bool isStart(ImportTarget target)
{
    return target == ImportTarget::Weights || std::ranges::count(activations, target) > 0;
}

std::optional<std::int64_t> headsOfStart(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Shape& shape = arrays[i].values.shape();
        if (steps[i].target == ImportTarget::Weights && shape.size() >= 2)
            return shape.size() == 2 || steps[i].reading == ArrayReading::BatchMaps ? 1 : shape[shape.size() - 3];
        if (steps[i].target == ImportTarget::Q && shape.size() == 4)
            return shape[steps[i].reading == ArrayReading::TokensFirst ? 2 : 1];
        if (steps[i].target == ImportTarget::Q && steps[i].reading == ArrayReading::HeadByHead)
            return shape[0];
    }
    return std::nullopt;
}

Result<ImportedStart> importedStart(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                                    std::int64_t heads, std::int64_t kv_heads, std::int64_t most_numbers)
{
    return StartImporter(arrays, steps, heads, kv_heads, most_numbers).run();
}

} // namespace attn
