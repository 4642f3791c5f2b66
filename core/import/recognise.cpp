// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/recognise.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/shellwords.h"
#include "core/import/derivedarrays.h"
#include "core/import/importparts.h"
#include "core/import/layernames.h"
#include "core/import/readings.h"
#include "core/import/recordedweights.h"
#include "core/recipe/plandraft.h"
#include "core/rewrite/rewriting.h"

#include <algorithm>
#include <set>

namespace attn {

namespace {

class Recogniser {
public:
    Recogniser(const std::vector<ReadArray>& arrays, const Scene& base, const ImportChoices& choices)
        : m_arrays(arrays), m_base(base), m_choices(choices)
    {
        if (auto planned = plan(base))
            m_plan = std::move(*planned);
    }

    Result<Recognised> run()
    {
        if (const auto fault = checkChoices())
            return *fault;
        if (const auto fault = choosePrefix())
            return *fault;
        m_samePlace = std::ranges::all_of(m_arrays, [&](const ReadArray& array) {
            const auto part = partOf(array.name);
            return chosen(array.name) || !part || !(isProjection(part->target) || isBias(part->target)) ||
                   fitsScene(array);
        });
        for (const ReadArray& array : m_arrays) {
            const ImportStep* step = chosen(array.name);
            m_result.plan.steps.push_back(step ? completed(*step, array) : besideStart(array, recogniseArray(array)));
        }
        leaveOutDerived(m_arrays, m_base, m_plan, m_choices, m_result);
        if (const auto fault = startWithoutX())
            return *fault;
        loneArrayIsX();
        m_tokensFirst = onlyTokensFirstFits();
        for (std::size_t i = 0; i < m_arrays.size(); ++i)
            read(m_result.plan.steps[i], m_arrays[i]);
        return std::move(m_result);
    }

private:
    static bool isBias(ImportTarget target)
    {
        return target == ImportTarget::BQuery || target == ImportTarget::BKey || target == ImportTarget::BValue ||
               target == ImportTarget::QkvBias;
    }

    // Reads the array as was chosen for it or for those beside it, as its name has it, as in the scene; else as is usual.
    void read(ImportStep& step, const ReadArray& array)
    {
        const bool fused = step.target == ImportTarget::Qkv;
        if (step.target == ImportTarget::QkvBias || (step.reading && !fused))
            return; // the bias goes with its weights
        if (m_tokensFirst && isPart(step.target)) {
            step.reading = ArrayReading::TokensFirst;
            m_result.reading_why[step.array] = say("Only in this order do the heads of q and k match.");
            return;
        }
        const auto both = readingsOf(array, step.target, 2);
        if (!both)
            return;
        const auto fits = [&](ArrayReading reading) { return reading == both->first || reading == both->second; };
        const auto set = [&](ArrayReading reading, const std::string& why) {
            step.reading = reading;
            if (!why.empty())
                m_result.reading_why[step.array] = why;
        };
        if (both->first == ArrayReading::FirstRowNames)
            return set(both->first, say("The first row contains only column numbers."));
        for (const ImportStep& each : m_choices.steps)
            if (each.reading && fits(*each.reading))
                return set(*each.reading, say("You chose this reading."));
        const auto part = layerName(step.array);
        if (fused && part && part->cut)
            return set(*part->cut, say("Layers with this name are stored this way."));
        if (fused)
            return set(m_base.config.projection == Projection::FusedInterleaved ? both->second : both->first, "");
        if (step.target != ImportTarget::Mask)
            return set(both->first, "");
        if (isTriangle(array.values))
            return; // causal, whichever of its halves is 1
        if (allowsByName(step.array))
            return set(ArrayReading::OneAllows, say("Masks with this name are stored this way."));
        set(both->first, "");
    }

    static bool isPart(ImportTarget target) { return isStart(target) && target != ImportTarget::Weights; }

    // Whether recorded queries, keys and values of four axes belong together as [B,T,H,hd], but not as [B,H,T,hd], and no
    // order was chosen. Heads may share keys and values; queries and keys may differ in number.
    bool onlyTokensFirstFits() const
    {
        std::map<ImportTarget, Shape> shapes;
        for (std::size_t i = 0; i < m_arrays.size(); ++i) {
            const ImportStep& step = m_result.plan.steps[i];
            if (!isPart(step.target))
                continue;
            if (step.reading || m_arrays[i].values.rank() != 4)
                return false;
            shapes[step.target] = m_arrays[i].values.shape();
        }
        if (!shapes.count(ImportTarget::Q) || !shapes.count(ImportTarget::K))
            return false;
        const Shape &q = shapes[ImportTarget::Q], &k = shapes[ImportTarget::K];
        const Shape& v = shapes.try_emplace(ImportTarget::V, k).first->second;
        if (q[0] != k[0] || q[3] != k[3] || v != k)
            return false;
        const auto fit = [&](std::size_t heads) { return q[heads] % k[heads] == 0; };
        return fit(2) && !fit(1);
    }

    // The choice sets the kind of array; the array's name the head and, unless chosen, the layout.
    ImportStep completed(ImportStep step, const ReadArray& array) const
    {
        const auto part = layerName(step.array);
        if (std::exchange(step.open_layout, false))
            step.transposed = isTransposed(array, part.value_or(LayerName{"", step.target}));
        const bool in_heads = isBias(step.target) ? step.target != ImportTarget::QkvBias
                                                  : isProjection(step.target) && step.target != ImportTarget::Qkv;
        if (part && step.head < 0 && in_heads)
            step.head = part->head;
        return step;
    }

    std::optional<Error> checkChoices() const
    {
        std::set<std::string> names;
        std::string known;
        for (const ReadArray& array : m_arrays) {
            if (!names.insert(array.name).second)
                return Error{say("two arrays are named '%1'", array.name)};
            known += (known.empty() ? "" : ", ") + array.name;
        }
        std::set<std::string> chosen_names;
        std::optional<ArrayReading> cut;
        for (const ImportStep& step : m_choices.steps) {
            if (!names.count(step.array))
                return Error{say("no array '%1' (available: %2)", step.array, known)};
            const auto array = std::ranges::find(m_arrays, step.array, &ReadArray::name);
            if (step.target != ImportTarget::Nothing && !array->left_out.empty())
                return Error{say("%1 cannot be used: %2", step.array, array->left_out)};
            if (!chosen_names.insert(step.array).second)
                return Error{say("'%1' is mapped to two targets", step.array)};
            const bool fused = step.target == ImportTarget::Qkv || step.target == ImportTarget::QkvBias;
            if (fused && step.reading && std::exchange(cut, step.reading).value_or(*step.reading) != *step.reading)
                return Error{
                    say("split the weights and bias of a fused layer the same way: both blocks or both per-head")};
        }
        return std::nullopt;
    }

    const ImportStep* chosen(const std::string& name) const
    {
        const auto found = std::ranges::find(m_choices.steps, name, &ImportStep::array);
        return found == m_choices.steps.end() ? nullptr : &*found;
    }

    // The layers that are no tensors of the scene itself; "h.3" chooses "h.3.attn.".
    std::optional<Error> choosePrefix()
    {
        std::vector<ReadArray> open;
        for (const ReadArray& array : m_arrays)
            if (!chosen(array.name) && !fitsScene(array))
                open.push_back(array);
        const std::vector<std::string> all = layerPrefixes(m_choices.prefix.empty() ? open : m_arrays);
        std::vector<std::string> fitting;
        for (const std::string& prefix : all)
            if (prefix == m_choices.prefix ||
                prefix.starts_with(m_choices.prefix + (m_choices.prefix.ends_with('.') ? "" : ".")))
                fitting.push_back(prefix);
        if (m_choices.prefix.empty())
            fitting = all;
        const std::string listed =
            joinedTexts(all, [](const std::string& prefix) { return prefix.empty() ? say("(none)") : prefix; });
        const bool begins = std::ranges::any_of(
            open, [this](const ReadArray& array) { return array.name.starts_with(m_choices.prefix); });
        if (fitting.empty() && !m_choices.prefix.empty() && (!all.empty() || !begins))
            return Error{listed.empty() ? say("no layer has the prefix '%1'", m_choices.prefix)
                                        : say("no layer has the prefix '%1'; available: %2", m_choices.prefix, listed)};
        if (m_choices.layer && !fitting.empty()) {
            if (*m_choices.layer < 0 || *m_choices.layer >= std::ssize(fitting))
                return Error{say("the file has layers 0 to %1, not %2", fitting.size() - 1, *m_choices.layer)};
            fitting = {fitting[static_cast<std::size_t>(*m_choices.layer)]};
        }
        const bool chosen_layer =
            std::ranges::any_of(m_choices.steps, [](const ImportStep& step) { return isProjection(step.target); });
        if (fitting.size() > 1 && !chosen_layer)
            return Error{say("found %1 layers; choose one of these prefixes: %2", fitting.size(), listed)};
        m_result.plan.prefix = fitting.size() == 1 ? fitting.front() : "";
        return std::nullopt;
    }

    // What the name says, when it belongs to the layer that is taken.
    std::optional<LayerName> partOf(const std::string& name) const
    {
        auto part = layerName(name);
        return part && readsFrom(m_result.plan.prefix, *part) ? part : std::nullopt;
    }

    // Whether the array can take the place of the scene's tensor of its name. Tensors that are given may change their shape.
    bool fitsScene(const ReadArray& array) const
    {
        const NamedShape* tensor = m_plan.find(array.name);
        const bool modules = !m_plan.mha.empty() && array.name.starts_with(m_plan.mha + ".");
        if (!tensor || modules)
            return false;
        const bool same_size = squeezed(tensor->shape) == squeezed(array.values.shape());
        return same_size || (m_base.input(array.name) && !layerName(array.name));
    }

    ImportStep left(const ReadArray& array, const std::string& why)
    {
        m_result.why[array.name] = why;
        return {array.name, ImportTarget::Nothing, false};
    }

    ImportStep recogniseArray(const ReadArray& array)
    {
        const std::string& name = array.name;
        if (array.values.size() == 0)
            return left(array, array.left_out.empty() ? say("it is empty") : array.left_out);
        if (isComputedName(m_base.config, name))
            return left(array, say("the scene computes it"));
        const bool attention = m_base.config.stage == Stage::Attention;
        if (!m_plan.mha.empty() && name.starts_with(m_plan.mha + "."))
            return moduleStep(array);
        const auto part = partOf(name);
        if (name == "x" && m_plan.find(name) && attention)
            return {name, ImportTarget::X, false};
        if (fitsScene(array) && (!part || m_samePlace))
            return {name, ImportTarget::Same, false};
        if (part && attention && keptNearer(*part))
            return left(array, say("an array whose name matches better is used"));
        if (part && attention)
            return {name, part->target, isTransposed(array, *part), part->head};
        if (attention && namesEmbeddings(name) && (array.values.rank() == 2 || array.values.rank() == 3))
            return {name, ImportTarget::X, false};
        if (attention && namesMemory(name) && (array.values.rank() == 2 || array.values.rank() == 3))
            return {name, ImportTarget::Memory, false};
        if (attention && isMask(array))
            return m_hasMask++ ? left(array, say("a different mask is used")) : ImportStep{name, ImportTarget::Mask};
        return left(array, layerName(name) ? say("it belongs to a different layer") : "");
    }

    // Whether another array is the same part of a layer, with a closer name.
    bool keptNearer(const LayerName& part) const
    {
        return isFamilyPart(part.target) && part.prefix != m_result.plan.prefix &&
               std::ranges::any_of(m_arrays, [&](const ReadArray& array) {
                   const auto other = partOf(array.name);
                   return other && other->target == part.target &&
                          (other->prefix == m_result.plan.prefix || other->prefix.size() > part.prefix.size());
               });
    }

    // By its name, in the layer that is taken or outside of all; GPT-2 calls it "bias".
    bool isMask(const ReadArray& array) const
    {
        const std::string& prefix = m_result.plan.prefix;
        const bool inside = array.name.starts_with(prefix) || array.name.find('.') == std::string::npos;
        return (inside && namesMask(array.name) && array.values.rank() >= 2) ||
               (array.name == prefix + "bias" && array.values.rank() == 4);
    }

    // What nn.MultiheadAttention has becomes a fused layer and an output layer, for a module is always drawn.
    ImportStep moduleStep(const ReadArray& array)
    {
        const std::string part = array.name.substr(m_plan.mha.size() + 1);
        const NamedShape* tensor = m_plan.find(array.name);
        const Shape turned(array.values.shape().rbegin(), array.values.shape().rend());
        const bool transposed =
            tensor && tensor->shape != array.values.shape() && tensor->shape == turned; // [3, 1] in a table
        if (part == "in_proj_weight")
            return {array.name, ImportTarget::Qkv, transposed};
        if (part == "in_proj_bias")
            return {array.name, ImportTarget::QkvBias, false};
        if (m_plan.out_proj != m_plan.mha + ".out_proj")
            return left(array, say("the scene uses a different output layer"));
        if (part == "out_proj.weight")
            return {array.name, ImportTarget::OutProj, transposed};
        return {array.name, ImportTarget::OutProjBias, false};
    }

    // Names set the layout, unless the shape is more reliable.
    bool isTransposed(const ReadArray& array, const LayerName& part) const
    {
        if (!hasLayouts(part.target) || array.values.rank() != 2)
            return false;
        const std::int64_t rows = array.values.dim(0), columns = array.values.dim(1);
        if (part.target == ImportTarget::Qkv && part.conv)
            return rows != 3 * columns;
        if (part.target == ImportTarget::OutProj && part.conv) {
            for (const ReadArray& other : m_arrays) // the layout of c_attn beside it
                if (const auto beside = partOf(other.name); beside && beside->target == ImportTarget::Qkv)
                    return isTransposed(other, *beside);
            return true;
        }
        const bool of_keys = part.target == ImportTarget::WKey || part.target == ImportTarget::WValue;
        const std::int64_t remembered = of_keys ? widthOf(namesMemory, ImportTarget::Memory) : 0,
                           width = remembered ? remembered : widthOfX();
        if (of_keys && !remembered && queriesFit(width))
            return part.transposed; // turned together, or of another sequence
        const bool fits = (part.transposed ? rows : columns) == width,
                   fits_turned = (part.transposed ? columns : rows) == width;
        return isProjection(part.target) && width > 0 && !fits && fits_turned ? !part.transposed : part.transposed;
    }

    // Whether the query weights take x as their name says.
    bool queriesFit(std::int64_t width) const
    {
        return std::ranges::any_of(m_arrays, [&](const ReadArray& array) {
            const auto part = partOf(array.name);
            return part && part->target == ImportTarget::WQuery && array.values.rank() == 2 &&
                   array.values.dim(part->transposed ? 0 : 1) == width;
        });
    }

    // The columns of the array that becomes `target`, by choice or by name; 0 when there is none.
    std::int64_t widthOf(bool (*named)(std::string_view), ImportTarget target) const
    {
        for (const ReadArray& array : m_arrays) {
            const ImportStep* step = chosen(array.name);
            if ((step ? step->target == target : named(array.name)) && array.values.rank() >= 2)
                return array.values.dim(-1);
        }
        return 0;
    }

    // The columns of x after the import; 0 when there is none.
    std::int64_t widthOfX() const
    {
        if (const std::int64_t given = widthOf(namesEmbeddings, ImportTarget::X))
            return given;
        const NamedShape* x = m_plan.find("x");
        return x && !x->shape.empty() ? x->shape.back() : 0;
    }

    // Leaves out what would compute a chosen starting array.
    ImportStep besideStart(const ReadArray& array, const ImportStep& step)
    {
        const auto is_chosen = [this](auto test) { return std::ranges::any_of(m_choices.steps, test); };
        const bool beside_weights =
            is_chosen([](const ImportStep& other) { return other.target == ImportTarget::Weights; });
        const bool beside_parts = is_chosen([](const ImportStep& other) { return isStart(other.target); }) &&
                                  step.target != ImportTarget::Mask && step.target != ImportTarget::OutProj &&
                                  step.target != ImportTarget::OutProjBias;
        const bool kept = step.target == ImportTarget::Nothing || !(beside_weights || beside_parts);
        return kept ? step : left(array, say("the layer starts from a different array"));
    }

    // Starts from recorded queries and keys, or attention, if nothing else makes them. Of the attention of several layers
    // one must be chosen.
    std::optional<Error> startWithoutX()
    {
        std::vector<ImportStep>& steps = m_result.plan.steps;
        const auto makes = [](const ImportStep& step) {
            return step.target == ImportTarget::X || step.target == ImportTarget::Same || isProjection(step.target);
        };
        if (m_base.config.stage != Stage::Attention || std::ranges::any_of(steps, makes))
            return std::nullopt;
        const bool has_chosen_weights =
            std::ranges::count(m_choices.steps, ImportTarget::Weights, &ImportStep::target) > 0;
        std::map<ImportTarget, std::size_t> found;
        std::vector<std::size_t> recorded; // by the kind of their numbers, or by their names
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const ReadArray& array = m_arrays[i];
            auto target = chosen(array.name) ? std::optional(steps[i].target) : startNamed(array.name);
            const bool open = !chosen(array.name) && !has_chosen_weights && steps[i].target == ImportTarget::Nothing;
            if (open && (!target || *target == ImportTarget::Weights)) {
                const bool weights = isRecordedWeights(array.values);
                if (weights && array.name.starts_with(m_choices.prefix))
                    recorded.push_back(i);
                target = weights ? std::optional(ImportTarget::Weights) : target;
            }
            if (has_chosen_weights && target == ImportTarget::Weights && !chosen(array.name))
                continue;
            if (target && isStart(*target) && array.values.rank() >= 2 && array.values.size() > 0 &&
                array.name.starts_with(m_choices.prefix))
                found.try_emplace(*target, i);
        }
        if (const auto same = std::ranges::find(
                recorded, m_choices.prefix, [this](std::size_t i) -> const std::string& { return m_arrays[i].name; });
            same != recorded.end()) { // not "attentions.10" beside "attentions.1"
            found[ImportTarget::Weights] = *same;
            recorded = {*same};
        }
        const bool parts = found.count(ImportTarget::Q) && found.count(ImportTarget::K);
        const auto weights = found.find(ImportTarget::Weights);
        if (!parts && (recorded.size() > 1 || m_choices.layer) && !recorded.empty() && weights != found.end() &&
            !chosen(m_arrays[weights->second].name)) {
            if (!m_choices.layer)
                return Error{say("found recorded attention of %1 layers: %2; choose one with --layer 0 to %3, or by "
                                 "name with --prefix",
                                 recorded.size(),
                                 joinedTexts(recorded, [this](std::size_t i) { return m_arrays[i].name; }),
                                 recorded.size() - 1)};
            if (*m_choices.layer < 0 || *m_choices.layer >= std::ssize(recorded))
                return Error{say("the file has layers 0 to %1, not %2", recorded.size() - 1, *m_choices.layer)};
            weights->second = recorded[static_cast<std::size_t>(*m_choices.layer)];
        }
        for (const auto& [target, place] : found)
            if (!chosen(m_arrays[place].name) && (target == ImportTarget::Weights) != parts &&
                (parts || target == ImportTarget::Weights)) {
                steps[place] = {m_arrays[place].name, target, false};
                m_result.why.erase(m_arrays[place].name);
                if (target == ImportTarget::Weights && startNamed(m_arrays[place].name) != target)
                    m_result.notes.push_back(say("%1 is read as recorded attention because each of its rows sums to 1. "
                                                 "If it contains embeddings, use --map %2.",
                                                 m_arrays[place].name, shellWord(m_arrays[place].name + "=x")));
            }
        if (!parts && found.count(ImportTarget::Weights))
            for (std::size_t i = 0; i < steps.size(); ++i)
                if (!chosen(m_arrays[i].name) && !isStart(steps[i].target) && steps[i].target != ImportTarget::Nothing)
                    steps[i] = left(m_arrays[i], say("the attention weights are imported instead"));
        return std::nullopt;
    }

    // Beside weights that the scene has, a single table with an uninformative name is its embeddings.
    void loneArrayIsX()
    {
        ImportPlan& plan = m_result.plan;
        if (m_arrays.size() != 1 || m_base.config.stage != Stage::Attention ||
            m_base.config.projection == Projection::None || chosen(m_arrays.front().name) ||
            plan.steps.front().target != ImportTarget::Nothing || m_result.why[m_arrays.front().name] != "")
            return;
        const int rank = m_arrays.front().values.rank();
        if (rank == 2 || rank == 3)
            plan.steps.front().target = ImportTarget::X;
    }

    const std::vector<ReadArray>& m_arrays;
    const Scene& m_base;
    const ImportChoices& m_choices;
    Plan m_plan;             // of the base; empty when it has no tensors
    bool m_samePlace = true; // all projections fit into the scene's own
    int m_hasMask = 0;       // masks found so far
    bool m_tokensFirst = false;
    Recognised m_result;
};

} // namespace

Result<Recognised> recognise(const std::vector<ReadArray>& arrays, const Scene& base, const ImportChoices& choices)
{
    return Recogniser(arrays, base, choices).run();
}

} // namespace attn
