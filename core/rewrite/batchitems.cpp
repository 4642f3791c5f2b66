// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/batchitems.h"

#include "core/base/say.h"
#include "core/random/normal.h"
#include "core/rewrite/giventensors.h"
#include "core/rewrite/recipe.h"
#include "core/rewrite/rewriting.h"

#include <algorithm>
#include <utility>

namespace attn {

namespace {

// The items of a tensor whose first axis is the batch: item n of the result is item sources[n].
Tensor taken(const Tensor& tensor, const std::vector<std::int64_t>& sources)
{
    Shape shape = tensor.shape();
    const std::int64_t size = tensor.size() / shape.front();
    shape.front() = std::ssize(sources);
    Tensor result(shape, tensor.kind());
    float* out = result.mutableData();
    for (const std::int64_t source : sources)
        out = std::copy_n(tensor.data() + source * size, size, out);
    return result;
}

class Arranging {
public:
    explicit Arranging(const Scene& scene) : m_rewriting(scene), m_scene(m_rewriting.scene) {}

    // Finds the batch; to be called first. Each of `wanted` must be one of its items.
    std::optional<Error> open(std::initializer_list<std::int64_t> wanted)
    {
        if (m_scene.config.stage != Stage::Attention)
            return Error{say("tokens: only an attention layer has a batch that you can change.")};
        if (!startsFromX(m_scene.config))
            return Error{say("tokens: this layer does not start from x, so its arrays determine the batch.")};
        auto planned = plan(m_scene);
        if (!planned)
            return planned.error();
        m_plan = std::move(*planned);
        for (std::int64_t item = 0; item < items(); ++item)
            m_sources.push_back(item);
        for (const std::int64_t item : wanted)
            if (item < 0 || item >= items())
                return Error{say("%1: batch item %2 is outside the range 0 to %3.", "tokens", item, items() - 1)};
        return std::nullopt;
    }

    std::int64_t items() const { return m_plan.dims.B; }
    std::vector<std::int64_t>& sources() { return m_sources; } // for each item of the new batch, the old one it takes

    // `fresh`: the item of the new batch that gets new numbers; -1: none.
    Result<Rewritten> finish(std::int64_t fresh = -1)
    {
        for (const StageTensor* read : readByItem()) // while the scene can still be computed
            if (auto fault = m_rewriting.makeGiven(read->name))
                return *fault;
        if (auto fault = embeddings(fresh))
            return *fault;
        moveReadByItem();
        moveItemOverrides(fresh);
        moveItemSliders(fresh);
        words(fresh);
        if (auto fault = tooManyGiven(m_scene))
            return *fault;
        m_rewriting.dropExpected();
        return m_rewriting.finish();
    }

private:
    std::optional<Error> embeddings(std::int64_t fresh)
    {
        std::string leaf = "x";
        std::optional<Lookup> lookup;
        std::size_t rank = 3;
        while (!m_scene.input(leaf)) {
            Draw& draw = m_scene.draws[static_cast<std::size_t>(m_rewriting.makerOf(leaf))];
            auto* stack = std::get_if<Stack>(&draw);
            if (stack && fresh < 0) {
                stack->n = std::ssize(m_sources);
                moveItemEdits(leaf, rank, fresh);
                return std::nullopt;
            }
            if (const auto* looked_up = std::get_if<Lookup>(&draw)) {
                moveItemEdits(leaf, rank, fresh);
                lookup = *looked_up;
                leaf = lookup->ids;
                rank = 2;
            } else if (auto fault = m_rewriting.makeGiven(leaf)) {
                return fault;
            }
        }
        Tensor& values = *m_scene.input(leaf);
        if (Shape shape = values.shape(); shape.size() < rank) {
            shape.insert(shape.begin(), 1);
            values = values.reshaped(shape);
        }
        moveItemEdits(leaf, rank, fresh);
        values = taken(values, m_sources);
        if (fresh >= 0)
            draw(values, fresh, lookup);
        return std::nullopt;
    }

    // Copies each edit to all current places of its item; drops those of removed items, and `fresh` gets none. `rank`:
    // of the tensor with its batch axis, which an index may lack.
    void moveItemEdits(const std::string& tensor, std::size_t rank, std::int64_t fresh = -1)
    {
        std::vector<Edit> moved;
        for (Edit edit : m_scene.edits.inOrder()) {
            if (edit.tensor != tensor) {
                moved.push_back(std::move(edit));
                continue;
            }
            if (edit.index.size() < rank)
                edit.index.insert(edit.index.begin(), 0);
            spread(std::move(edit), fresh, moved);
        }
        m_scene.edits = moved;
    }

    // The same for pins in the tensors that the layer computes per item.
    void moveItemOverrides(std::int64_t fresh)
    {
        std::vector<Edit> moved;
        for (Edit pinned : m_scene.overrides.inOrder())
            if (axesOf(pinned.tensor).starts_with('b'))
                spread(std::move(pinned), fresh, moved);
            else
                moved.push_back(std::move(pinned));
        m_scene.overrides = moved;
    }

    // Moves a slider to the first place of its item.
    void moveItemSliders(std::int64_t fresh)
    {
        for (const std::string& tensor : m_rewriting.movedByHand()) {
            const std::string_view axes = axesOf(tensor);
            if (!axes.starts_with('b'))
                continue;
            m_rewriting.moveSliders(tensor, [&](Index index) -> std::optional<Index> {
                if (index.size() + 1 == axes.size())
                    index.insert(index.begin(), 0);
                if (index.size() != axes.size() || index[0] < 0 || index[0] >= items())
                    return index; // it points at no cell
                for (std::int64_t now = 0; now < std::ssize(m_sources); ++now)
                    if (m_sources[now] == index[0] && now != fresh) {
                        index[0] = now;
                        return index;
                    }
                return std::nullopt;
            });
        }
    }

    void spread(Edit edit, std::int64_t fresh, std::vector<Edit>& into) const
    {
        const std::int64_t item = edit.index.front();
        for (std::int64_t now = 0; now < std::ssize(m_sources); ++now)
            if (m_sources[now] == item && now != fresh) {
                edit.index.front() = now;
                into.push_back(edit);
            }
    }

    void draw(Tensor& values, std::int64_t item, const std::optional<Lookup>& lookup)
    {
        TorchGenerator generator(firstSeed(m_scene) + static_cast<std::uint64_t>(items()));
        const std::int64_t size = values.size() / values.dim(0);
        const std::span<float> numbers(values.mutableData() + item * size, static_cast<std::size_t>(size));
        if (!lookup) {
            fillNormal(generator, m_scene.config.normals, numbers);
            return;
        }
        const std::int64_t rows = m_plan.find(lookup->table)->shape[0];
        const std::int64_t maker = m_rewriting.makerOf(lookup->table);
        const auto* table = maker < 0 ? nullptr : std::get_if<Embedding>(&m_scene.draws[std::size_t(maker)]);
        const std::int64_t padding = table ? table->paddingRow().value_or(-1) : -1;
        for (float& id : numbers)
            do
                id = static_cast<float>(generator.word() % static_cast<std::uint64_t>(rows));
            while (rows > 1 && id == static_cast<float>(padding));
    }

    // The mask, the memory and whatever else the layer reads for each item, besides x.
    std::vector<const StageTensor*> readByItem() const
    {
        std::vector<const StageTensor*> read;
        for (const StageTensor& tensor : m_plan.stages)
            if (tensor.operation == Operation::Given && tensor.axes.starts_with('b') && tensor.name != "x")
                read.push_back(&tensor);
        return read;
    }

    void moveReadByItem()
    {
        for (const StageTensor* read : readByItem()) {
            Tensor& values = *m_scene.input(read->name);
            if (values.rank() < std::ssize(read->shape)) // a memory of one item
                values = values.reshaped(read->shape);
            moveItemEdits(read->name, read->shape.size());
            values = taken(values, m_sources);
        }
    }

    void words(std::int64_t fresh)
    {
        auto& of_memory = m_scene.memory_tokens;
        if (!of_memory.empty()) {
            const auto before = std::exchange(of_memory, {});
            for (const std::int64_t source : m_sources)
                of_memory.push_back(before[static_cast<std::size_t>(source)]);
        }
        auto& tokens = m_scene.tokens;
        if (tokens.empty())
            return;
        std::vector<std::vector<std::string>> moved;
        for (const std::int64_t source : m_sources)
            moved.push_back(tokens[static_cast<std::size_t>(source)]);
        if (fresh >= 0)
            for (std::size_t t = 0; t < moved[fresh].size(); ++t)
                moved[fresh][t] = "t" + std::to_string(t); // the words belonged to the old rows
        tokens = std::move(moved);
    }

    Rewriting m_rewriting;
    Scene& m_scene; // its scene
    Plan m_plan;
    std::vector<std::int64_t> m_sources;
};

// A copy after `item`; the item `fresh` of the result gets random numbers, -1: none.
Result<Rewritten> withCopy(const Scene& scene, std::int64_t item, std::int64_t fresh = -1)
{
    Arranging arranging(scene);
    if (auto fault = arranging.open({item}))
        return *fault;
    arranging.sources().insert(arranging.sources().begin() + item, item);
    return arranging.finish(fresh);
}

} // namespace

Result<Rewritten> copyBatchItem(const Scene& scene, std::int64_t item) { return withCopy(scene, item); }

Result<Rewritten> addRandomItem(const Scene& scene, std::int64_t item) { return withCopy(scene, item, item + 1); }

Result<Rewritten> removeBatchItem(const Scene& scene, std::int64_t item)
{
    Arranging arranging(scene);
    if (auto fault = arranging.open({item}))
        return *fault;
    if (arranging.items() == 1)
        return Error{say("tokens: a layer needs at least one batch item.")};
    arranging.sources().erase(arranging.sources().begin() + item);
    return arranging.finish();
}

Result<Rewritten> moveBatchItem(const Scene& scene, std::int64_t from, std::int64_t to)
{
    Arranging arranging(scene);
    if (auto fault = arranging.open({from, to}))
        return *fault;
    if (from == to)
        return Rewritten{scene, {}, {}};
    moveItem(arranging.sources(), from, to);
    return arranging.finish();
}

} // namespace attn
