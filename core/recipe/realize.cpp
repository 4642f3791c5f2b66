// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/realize.h"

#include "core/recipe/draws.h"
#include "core/recipe/plandraft.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>

namespace attn {

struct MadeTensor {
    Tensor raw; // before its edits
    std::shared_ptr<const TensorEdits> edits;
    Tensor tensor;
};

struct RecipeStep {
    Draw draw;
    TorchGenerator after;
};

// What the bits of a keep mask depend on.
struct KeepKey {
    GeneratorPosition position;
    double p;
    DropoutStream stream;
    bool head_after_head;
    Shape shape;
    EditList overrides; // of keep alone
    bool operator==(const KeepKey&) const = default;
};

struct RealizeCache {
    Normals normals;
    std::vector<RecipeStep> steps;
    std::unordered_map<std::string, MadeTensor> made;
    std::optional<KeepKey> keep;
};

namespace {

class Realizer {
public:
    Realizer(const Scene& scene, Plan plan, const Realized* previous, StopToken stop)
        : m_scene(scene), m_previous(previous), m_before(previous ? previous->cache.get() : nullptr),
          m_stop(std::move(stop))
    {
        m_out->config = scene.config;
        m_out->overrides = scene.overrides;
        m_out->plan = std::move(plan);
        m_cache->normals = scene.config.normals;
    }

    Result<std::shared_ptr<const Realized>> run(bool keeps = true)
    {
        for (const NamedTensor& input : m_scene.inputs) {
            const NamedShape& planned = nextPlanned(1).front();
            finish(planned, input.tensor.reshaped(planned.shape).withKind(planned.kind));
        }
        m_same_so_far = m_before && m_before->normals == m_scene.config.normals;
        for (std::size_t i = 0; i < m_scene.draws.size() && !m_stop.requested(); ++i)
            if (auto bad = draw(i))
                return *bad;
        if (keeps && dropoutIsOn(m_scene.config) && !m_stop.requested())
            keep();
        if (m_stop.requested())
            return std::shared_ptr<const Realized>();
        m_out->cache = m_cache;
        return std::shared_ptr<const Realized>(m_out);
    }

private:
    std::span<const NamedShape> nextPlanned(std::size_t count)
    {
        m_planned += count;
        return std::span(m_out->plan.tensors).subspan(m_planned - count, count);
    }

    const MadeTensor* madeBefore(const std::string& name) const
    {
        if (!m_before)
            return nullptr;
        const auto found = m_before->made.find(name);
        return found == m_before->made.end() ? nullptr : &found->second;
    }

    // Applies the edits of a tensor; if the earlier scene made it from the same numbers, only those that differ.
    void finish(const NamedShape& planned, Tensor raw)
    {
        MadeTensor made{raw, m_scene.edits.of(planned.name), raw};
        const MadeTensor* before = madeBefore(planned.name);
        const auto cellOfEdit = [&](const CellEdit& edit) { return cellOf(planned.shape, edit.index); };
        if (before && before->raw.sameBlock(raw) && before->tensor.shape() == planned.shape) {
            made.tensor = before->tensor.withKind(planned.kind);
            std::vector<std::int64_t> changed;
            TensorEdits::compare(*before->edits, *made.edits, [&](const CellEdit* was, const CellEdit* now) {
                const std::int64_t cell = cellOfEdit(now ? *now : *was);
                const float value = now ? now->value : raw[cell];
                if (sameBits(value, made.tensor[cell]))
                    return;
                made.tensor.mutableData()[cell] = value;
                changed.push_back(cell);
            });
            if (!changed.empty() && made.edits->empty())
                made.tensor = raw;
            if (!changed.empty() && before->tensor.kind() == planned.kind)
                m_out->edited.push_back({planned.name, before->tensor, std::move(changed)});
        } else if (!made.edits->empty()) {
            float* data = made.tensor.mutableData();
            for (const CellEdit& edit : *made.edits)
                data[cellOfEdit(edit)] = edit.value;
        }
        m_out->tensors.push_back({planned.name, made.tensor});
        m_cache->made.emplace(planned.name, std::move(made));
    }

    // Whether step i can be taken over: the same draw, and either everything random before it is the same too, or all
    // that it derives from.
    bool isUnchanged(std::size_t i, const std::vector<std::string>& sources) const
    {
        if (!m_before || i >= m_before->steps.size() || m_before->steps[i].draw != m_scene.draws[i])
            return false;
        if (sources.empty())
            return m_same_so_far;
        return std::ranges::all_of(sources, [&](const std::string& name) {
            const MadeTensor* before = madeBefore(name);
            const Tensor& now = m_cache->made.at(name).tensor;
            return before && before->tensor.sameBlock(now) && before->tensor.shape() == now.shape();
        });
    }

    std::optional<Error> draw(std::size_t i)
    {
        const Draw& draw = m_scene.draws[i];
        const auto planned = nextPlanned(tensorsMadeBy(draw));
        const auto sources = sourcesOf(draw);
        if (isUnchanged(i, sources)) {
            if (sources.empty())
                m_generator = m_before->steps[i].after;
            for (const NamedShape& each : planned)
                finish(each, m_before->made.at(each.name).raw.reshaped(each.shape).withKind(each.kind));
        } else {
            if (sources.empty())
                m_same_so_far = false;
            auto made =
                executeDraw(draw, "draws[" + std::to_string(i) + "]", planned, m_scene.config.normals, m_generator,
                            [&](const std::string& name) -> const Tensor& { return m_cache->made.at(name).tensor; });
            if (!made)
                return made.error();
            for (std::size_t t = 0; t < planned.size(); ++t)
                finish(planned[t], std::move((*made)[t]));
        }
        m_cache->steps.push_back({draw, m_generator});
        return std::nullopt;
    }

    void keep()
    {
        const Config& config = m_scene.config;
        const Dims& dims = m_out->plan.dims;
        const bool layer = config.stage == Stage::Attention;
        const Shape shape = layer ? Shape{dims.B, dims.H, dims.T, dims.S} : m_out->at("x").shape();
        m_cache->keep = {m_generator.position(),
                         config.dropout.p,
                         config.dropout.stream,
                         layer && config.projection == Projection::HeadsList,
                         shape,
                         {}};
        const auto overrides = m_scene.overrides.of("keep"); // lives as long as the loop
        for (const CellEdit* pinned : overrides->inOrder())
            m_cache->keep->overrides.add({"keep", pinned->index, pinned->value});
        const bool unchanged = m_before && m_before->keep == m_cache->keep;
        m_out->keep = unchanged ? m_previous->keep
                                : std::make_shared<const KeepMask>(
                                      withOverrides(drawKeep(config, shape, m_generator, m_stop), m_scene.overrides));
    }

    const Scene& m_scene;
    const Realized* m_previous;
    const RealizeCache* m_before;
    StopToken m_stop;
    std::shared_ptr<Realized> m_out = std::make_shared<Realized>();
    std::shared_ptr<RealizeCache> m_cache = std::make_shared<RealizeCache>();
    TorchGenerator m_generator;
    std::size_t m_planned = 0;  // how many of plan.tensors were reached
    bool m_same_so_far = false; // generator state equals the earlier one
};

} // namespace

const Tensor* Realized::find(const std::string& name) const { return tensorNamed(tensors, name); }

const Tensor& Realized::at(const std::string& name) const
{
    const Tensor* found = find(name);
    assert(found);
    return *found;
}

const Tensor* unedited(const Realized& realized, const std::string& name)
{
    const auto found = realized.cache->made.find(name);
    return found == realized.cache->made.end() ? nullptr : &found->second.raw;
}

TorchGenerator generatorAfterRecipe(const Realized& realized)
{
    const auto& steps = realized.cache->steps;
    return steps.empty() ? TorchGenerator() : steps.back().after;
}

Result<std::shared_ptr<const Realized>> realize(const Scene& scene, const std::shared_ptr<const Realized>& previous,
                                                StopToken stop)
{
    auto planned = plan(scene);
    if (!planned)
        return planned.error();
    return realize(scene, std::move(*planned), previous, std::move(stop));
}

Result<std::shared_ptr<const Realized>> realize(const Scene& scene, Plan planned,
                                                const std::shared_ptr<const Realized>& previous, StopToken stop)
{
    return Realizer(scene, std::move(planned), previous.get(), std::move(stop)).run();
}

Result<std::shared_ptr<const Realized>> realizeTensors(const Scene& scene)
{
    auto planned = plan(scene);
    if (!planned)
        return planned.error();
    return Realizer(scene, std::move(*planned), nullptr, {}).run(false);
}

} // namespace attn
