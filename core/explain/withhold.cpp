// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/withhold.h"

#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/explain/formulas.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace attn {

namespace {

// Only computed values can be hidden.
bool canHide(const Computed& computed, const std::string& tensor)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor);
    return stage && stage->computed();
}

// One cell: a tensor and a flat position in it.
struct Place {
    const TracedTensor* tensor = nullptr;
    std::int64_t flat = 0;
};

// A part of a tensor, as the run of its flat positions.
struct Run {
    const TracedTensor* tensor = nullptr; // null: no such part
    std::int64_t from = 0, count = 0;
};

Run runOf(const Computed& computed, const CellBlock& block)
{
    const TracedTensor* tensor = computed.trace->find(block.tensor);
    if (!tensor || block.leading.size() > tensor->shape.size() || !canHide(computed, block.tensor))
        return {};
    for (std::size_t axis = 0; axis < block.leading.size(); ++axis)
        if (block.leading[axis] < 0 || block.leading[axis] >= tensor->shape[axis])
            return {};
    Index first = block.leading;
    first.resize(tensor->shape.size());
    Run run{tensor, first.empty() ? 0 : flatIndex(tensor->shape, first), 1};
    for (std::size_t axis = block.leading.size(); axis < tensor->shape.size(); ++axis)
        run.count *= tensor->shape[axis];
    return run;
}

// Whether the mask alone determines the number.
bool isMasked(const Computed& computed, const StageTensor& stage, const Index& index)
{
    return stage.after_mask && stage.queriesByKeys() && index.size() == 4 && computed.blocked.applied() &&
           computed.blocked(index[0], index[2], index[3]) && !computed.scene.overrides.contains(stage.name, index);
}

std::vector<Place> placesOf(const Computed& computed, const CellBlock& block)
{
    const Run run = runOf(computed, block);
    if (!run.tensor)
        return {};
    const StageTensor& stage = *findStage(computed.realized->plan.stages, block.tensor);
    std::vector<Place> places;
    for (std::int64_t flat = run.from; flat < run.from + run.count; ++flat)
        if (!stage.after_mask || !isMasked(computed, stage, indexAt(run.tensor->shape, flat)))
            places.push_back({run.tensor, flat});
    return places;
}

// What the number of a cell reveals of another.
enum class Tells {
    Nothing,
    Same,    // one number: each reveals the other
    Nearly,  // … but for rounding
    Constant // the later one is it times, or plus, a number that everybody knows
};

Tells revealed(Operation operation)
{
    switch (operation) {
    case Operation::Copy:
    case Operation::Bucket:
    case Operation::Mask:
    case Operation::MaskAfter: return Tells::Same;
    case Operation::Add: // the bias is visible
    case Operation::Scale:
    case Operation::MaskAdd:
    case Operation::Dropout:
    case Operation::Function: return Tells::Constant;
    default: return Tells::Nothing;
    }
}

// A link between cells of two tensors, in the direction of hiding.
struct Link {
    Tells tells = Tells::Nothing;
    const TracedTensor* from = nullptr;
    const TracedTensor* to = nullptr;
    Operand source, target;
    bool forward = true;  // `to` is made from `from`
    bool inPlace = false; // both have the same cells in the same order

    std::optional<std::int64_t> across(std::int64_t flat) const
    {
        if (inPlace)
            return flat;
        const std::vector<Letters> letters = lettersAt(source, flat);
        return letters.empty() ? std::nullopt : elementAt(target, letters.front());
    }
};

bool isInPlace(const Operand& source, const Operand& target)
{
    const auto letterOf = [](const FormulaAxis& axis) { return axis.through || axis.at ? 0 : axis.letter; };
    return source.view == target.view && std::ranges::equal(source.axes, target.axes, {}, letterOf, letterOf) &&
           std::ranges::all_of(source.axes, letterOf);
}

// `showing`: from a hidden cell to those that hide it, the reverse direction.
std::vector<Link> linksOf(const Computed& computed, bool showing)
{
    std::vector<Link> links;
    const auto add = [&](Tells tells, const Operand& from, const Operand& to, bool forward) {
        Link link{tells,
                  computed.trace->find(from.tensor),
                  computed.trace->find(to.tensor),
                  from,
                  to,
                  forward,
                  isInPlace(from, to)};
        if (link.from && link.to && canHide(computed, to.tensor))
            links.push_back(std::move(link));
    };
    for (const Formula& formula : stageFormulas(*computed.realized)) {
        const Tells tells = formula.term ? revealed(formula.operation) : Tells::Nothing;
        if (tells == Tells::Same || (tells == Tells::Constant && !showing))
            add(tells, *formula.term, formula.made, true);
        if (tells == Tells::Same || (tells == Tells::Constant && showing))
            add(tells, formula.made, *formula.term, false);
    }
    // A circuit makes the same of the tokens as the layer, with the products in another order.
    for (const auto& [layer, circuit] : {std::pair("scores", "qk_tokens"), std::pair("v", "ov_tokens")}) {
        const TracedTensor* made = computed.trace->find(layer);
        const TracedTensor* again = computed.trace->find(circuit);
        const bool is_value = computed.realized->plan.out_proj.empty() || std::string_view(circuit) == "qk_tokens";
        if (!made || !again || !is_value || made->shape.back() != again->shape.back())
            continue;
        // Several heads read one value: each place in a group is its own link.
        const std::int64_t heads = made->shape[1], readers = again->shape[1] / heads;
        Shape groups = again->shape;
        groups[1] = readers;
        groups.insert(groups.begin() + 1, heads);
        for (std::int64_t reader = 0; reader < readers; ++reader) {
            const Operand one = operand(layer, made->shape, "bhij"), other = operand(circuit, groups, "bh#ij", reader);
            add(Tells::Nearly, one, other, true);
            add(Tells::Nearly, other, one, false);
        }
    }
    return links;
}

bool isRevealed(const Computed& computed, const Link& link, const Place& from, const Place& to)
{
    const double number = from.tensor->at(from.flat), other = to.tensor->at(to.flat);
    if (link.tells == Tells::Same)
        return number == other || (std::isnan(number) && std::isnan(other));
    if (link.tells == Tells::Nearly)
        return !(std::abs(number - other) > 0.01 * (1 + std::abs(number)));
    const Place& made = link.forward ? to : from;
    const double result = link.forward ? other : number, term = link.forward ? number : other;
    const bool is_lost = !std::isfinite(result) || (result == 0 && term != 0); // masked, dropped
    return !is_lost && !computed.scene.overrides.contains(made.tensor->name, indexAt(made.tensor->shape, made.flat));
}

// The running sums of a context end with it.
std::vector<Place> runningSums(const Computed& computed, const Place& place, bool showing)
{
    const TracedTensor* sums = computed.trace->find("cumulative_context");
    const TracedTensor* context = computed.trace->find("head_context");
    if (!sums || !context || (place.tensor != sums && place.tensor != context))
        return {};
    const Index index = indexAt(place.tensor->shape, place.flat);
    const std::int64_t keys = sums->shape[3];
    std::vector<Place> places;
    if (place.tensor == context)
        for (std::int64_t key = showing ? keys - 1 : 0; key < keys; ++key)
            places.push_back({sums, flatIndex(sums->shape, {index[0], index[1], index[2], key, index[3]})});
    else if (showing || index[3] == keys - 1)
        places.push_back({context, flatIndex(context->shape, {index[0], index[1], index[2], index[4]})});
    return places;
}

// Adds the cells, and all that hiding them hides, or with `showing` all that hides them.
void spread(const Computed& computed, std::vector<Place> places, bool showing, WithheldCells& cells)
{
    const std::vector<Link> links = linksOf(computed, showing);
    const bool sums = computed.trace->find("cumulative_context") != nullptr;
    std::erase_if(places, [&](const Place& place) { return !cells.add(*place.tensor, place.flat); });
    while (!places.empty()) {
        const Place place = places.back();
        places.pop_back();
        const auto reach = [&](const Place& next) {
            if (cells.add(*next.tensor, next.flat))
                places.push_back(next);
        };
        for (const Link& link : links)
            if (link.from == place.tensor)
                if (const auto flat = link.across(place.flat))
                    if (const Place next{link.to, *flat}; isRevealed(computed, link, place, next))
                        reach(next);
        if (sums)
            for (const Place& next : runningSums(computed, place, showing))
                reach(next);
    }
}

// The largest parts of `part` of which `cells` has all that can be hidden.
void addBlocks(const Computed& computed, const WithheldCells& cells, const CellBlock& part,
               std::vector<CellBlock>& blocks)
{
    const std::vector<Place> places = placesOf(computed, part);
    const auto covered =
        std::ranges::count_if(places, [&](const Place& place) { return cells.covers(place.tensor->name, place.flat); });
    if (covered == 0)
        return;
    if (covered == std::ssize(places))
        return blocks.push_back(part);
    CellBlock smaller = part;
    std::int64_t& index = smaller.leading.emplace_back(0);
    const std::int64_t extent = places.front().tensor->shape[part.leading.size()];
    for (index = 0; index < extent; ++index)
        addBlocks(computed, cells, smaller, blocks);
}

std::vector<CellBlock> blocksOf(const Computed& computed, const WithheldCells& cells)
{
    std::vector<CellBlock> blocks;
    for (const TracedTensor& tensor : computed.trace->tensors())
        if (cells.any(tensor.name))
            addBlocks(computed, cells, {tensor.name, {}}, blocks);
    return blocks;
}

ComputedPtr without(ComputedPtr all, std::shared_ptr<const WithheldCells> withheld)
{
    auto revealed = std::make_shared<Computed>(all->scene, all->realized, withheld->without(*all->trace));
    revealed->withheld = std::move(withheld);
    revealed->answers = std::move(all);
    return revealed;
}

} // namespace

std::string whyNotHidden(const Computed& computed, const CellBlock& block)
{
    if (!canHide(computed, block.tensor))
        return say("%1 is an input. Only computed values can be hidden.", block.tensor);
    return placesOf(computed, block).empty()
               ? say("The mask alone determines these values, so there is nothing to hide.")
               : "";
}

std::vector<CellBlock> hiddenCells(const Computed& computed)
{
    std::vector<CellBlock> blocks =
        computed.withheld ? blocksOf(computed, *computed.withheld) : std::vector<CellBlock>();
    blocks.resize(std::min(blocks.size(), max_hidden));
    return blocks;
}

ComputedPtr withAnswers(const ComputedPtr& computed)
{
    return computed && computed->answers ? computed->answers : computed;
}

std::vector<CellBlock> whatHides(const Computed& computed, const CellBlock& block)
{
    const Computed& all = computed.answers ? *computed.answers : computed;
    WithheldCells cells;
    spread(all, placesOf(all, block), true, cells);
    std::vector<CellBlock> blocks = {block}; // whole, so that none of it stays hidden where hidden as such
    std::ranges::copy_if(blocksOf(all, cells), std::back_inserter(blocks),
                         [&](const CellBlock& each) { return each.tensor != block.tensor; });
    return blocks;
}

bool hidesAll(const Computed& computed, const CellBlock& block)
{
    if (!computed.hides(block.tensor))
        return false;
    const std::vector<Place> places = placesOf(computed, block);
    return !places.empty() && std::ranges::all_of(places, [&](const Place& place) {
        return computed.withheld->covers(place.tensor->name, place.flat);
    });
}

ComputedPtr withhold(const ComputedPtr& computed, const std::vector<CellBlock>& hidden)
{
    ComputedPtr all = withAnswers(computed);
    if (!all || hidden.empty())
        return all;
    std::vector<Place> places;
    for (const CellBlock& block : hidden)
        std::ranges::copy(placesOf(*all, block), std::back_inserter(places));
    auto withheld = std::make_shared<WithheldCells>();
    spread(*all, std::move(places), false, *withheld);
    return withheld->empty() ? all : without(std::move(all), std::move(withheld));
}

ComputedPtr withheldByScene(const ComputedPtr& computed)
{
    return computed && computed->scene.view ? withhold(computed, computed->scene.view->hidden) : computed;
}

ComputedPtr withheldLike(const ComputedPtr& like, const ComputedPtr& other)
{
    ComputedPtr all = withAnswers(other);
    return all && like && like->withheld ? without(std::move(all), like->withheld) : all;
}

} // namespace attn
