// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/importbuild.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/import/importparts.h"
#include "core/import/importtokens.h"
#include "core/import/layernames.h"
#include "core/import/layersettings.h"
#include "core/import/recognise.h"
#include "core/layer/positions.h"
#include "core/layer/stages.h"
#include "core/recipe/draws.h"
#include "core/recipe/plandraft.h"
#include "core/rewrite/giventensors.h"
#include "core/rewrite/rewriting.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

class ImportBuilder {
public:
    ImportBuilder(const std::vector<ReadArray>& arrays, const Scene& base, const ImportPlan& plan)
        : m_arrays(arrays), m_base(base), m_wanted(plan), m_rewriting(base), m_scene(m_rewriting.scene),
          m_given(m_scene)
    {
        if (auto planned = attn::plan(base))
            m_plan = std::move(*planned);
    }

    Result<ImportBuilt> run()
    {
        m_built.becomes.assign(m_wanted.steps.size(), "");
        if (m_scene.config.stage == Stage::Attention)
            setHeads();
        for (const auto part :
             {&ImportBuilder::layer, &ImportBuilder::start, &ImportBuilder::settings, &ImportBuilder::family,
              &ImportBuilder::sames, &ImportBuilder::embeddings, &ImportBuilder::memory, &ImportBuilder::mask,
              &ImportBuilder::positions, &ImportBuilder::widths, &ImportBuilder::sources})
            if (auto fault = (this->*part)())
                return *fault;
        if (auto fault = m_given.finish())
            return *fault;
        if (auto fault = dropMisfits())
            return *fault;
        if (auto fault = m_wanted.most_numbers > max_given_numbers ? std::nullopt : tooManyGiven(m_scene))
            return *fault;
        auto finished = m_rewriting.finish();
        if (!finished)
            return finished.error();
        m_built.scene = std::move(finished->scene);
        for (std::size_t i = 0; i < m_built.becomes.size(); ++i)
            if (std::string& becomes = m_built.becomes[i]; m_wanted.steps[i].target != ImportTarget::Mask &&
                                                           !m_built.scene.input(becomes.substr(0, becomes.find(' '))))
                becomes.clear(); // no longer needed
        if (m_tokens.step)
            m_built.becomes[*m_tokens.step] = say("the tokens %1", m_tokens.words);
        if (m_keys.step)
            m_built.becomes[*m_keys.step] = say("the names of the keys: %1", m_keys.words);
        m_built.notes.insert(m_built.notes.end(), finished->dropped.begin(), finished->dropped.end());
        return std::move(m_built);
    }

private:
    using Fault = std::optional<Error>;

    const ReadArray* arrayFor(ImportTarget target, std::size_t* position = nullptr) const
    {
        for (std::size_t i = 0; i < m_wanted.steps.size(); ++i)
            if (m_wanted.steps[i].target == target) {
                if (position)
                    *position = i;
                return &m_arrays[i];
            }
        return nullptr;
    }

    void setHeads()
    {
        Config& config = m_scene.config;
        config.num_heads = m_wanted.heads;
        if (config.num_kv_heads.value_or(m_wanted.heads) == m_wanted.kv_heads)
            return;
        setKeyHeads(m_wanted.heads, m_wanted.kv_heads);
    }
    void setKeyHeads(std::int64_t heads, std::int64_t kv_heads)
    {
        m_scene.config.num_kv_heads = kv_heads != heads ? std::optional(kv_heads) : std::nullopt;
    }

    void give(std::vector<ImportedTensor>& tensors)
    {
        for (ImportedTensor& tensor : tensors) {
            std::string becomes = tensor.name + " " + toString(tensor.tensor.shape());
            if (tensor.turned)
                becomes = say("%1, transposed", becomes);
            if (tensor.regrouped)
                becomes = say("%1, rows reordered: all queries, then all keys, then all values", becomes);
            std::string& all = m_built.becomes[tensor.step]; // the bias of all three becomes three
            all += (all.empty() ? "" : ", ") + becomes;
            m_given.give(tensor.name, std::move(tensor.tensor));
        }
    }

    // Norms, frequencies, sinks, distances: the imported ones, none of other weights.
    Fault family()
    {
        Config& config = m_scene.config;
        const bool comes =
            std::ranges::any_of(m_wanted.steps, [](const ImportStep& step) { return isFamilyPart(step.target); });
        if (config.stage != Stage::Attention || startsFromWeights(config))
            return comes
                       ? Fault(Error{say(
                             "the scene computes no scores, so it cannot use norms, frequencies, sinks or distances")})
                       : Fault();
        const bool new_weights = std::ranges::any_of(
            m_wanted.steps, [](const ImportStep& step) { return isProjection(step.target) || isStart(step.target); });
        auto made = importedFamily(m_arrays, m_wanted.steps, m_base.config, new_weights, config);
        if (!made)
            return made.error();
        give(made->tensors);
        m_built.notes.insert(m_built.notes.end(), made->notes.begin(), made->notes.end());
        return std::nullopt;
    }

    Fault layer()
    {
        auto made = importedLayer(m_arrays, m_wanted.steps, m_wanted.heads, m_wanted.kv_heads);
        if (!made)
            return made.error();
        if (made->tensors.empty())
            return std::nullopt;
        if (m_scene.config.stage != Stage::Attention)
            return Error{say("the scene computes only one step, so it cannot use the weights of a layer")};
        Config& config = m_scene.config;
        if (made->has_projections) {
            config.starts_from = made->has_values ? StartsFrom::X : StartsFrom::XForScores;
            config.projection = made->projection;
            config.d_in = made->d_in;
            config.d_out = made->d_out;
            if (made->heads && m_wanted.heads != made->heads)
                return Error{sayCount("the weights are for 1 head, not %1", "the weights are for %n heads, not %1",
                                      made->heads, m_wanted.heads)};
            config.head_dim.reset();
            config.qkv_bias.reset();
            if (isUnscaled(m_wanted.prefix) && config.scale != Scale::None) {
                config.scale = Scale::None;
                m_built.notes.push_back(say("T5 does not scale its scores, so this layer does not either."));
            }
            if (made->out_proj.empty() && !m_plan.out_proj.empty())
                m_built.notes.push_back(say("The import has no output layer. The scene's output layer belongs to "
                                            "different weights and was removed."));
            config.out_proj.clear();
        }
        if (!made->out_proj.empty())
            config.out_proj = made->out_proj;
        give(made->tensors);
        // Biases that the new layer lacks are dropped, even if the scene gave them.
        for (const std::string& name : made->without)
            m_given.drop(name);
        return std::nullopt;
    }

    Fault start()
    {
        auto made = importedStart(m_arrays, m_wanted.steps, m_wanted.heads, m_wanted.kv_heads, m_wanted.most_numbers);
        if (!made)
            return made.error();
        if (made->tensors.empty())
            return std::nullopt;
        if (m_scene.config.stage != Stage::Attention)
            return Error{say("the scene computes only one step, so it cannot start from the arrays of a layer")};
        Config& config = m_scene.config;
        if (made->starts_from == StartsFrom::Weights) {
            config = Config{}; // the rest does not apply
            config.normals = m_base.config.normals;
        }
        config.starts_from = made->starts_from;
        config.projection = Projection::None;
        config.num_heads = made->heads;
        setKeyHeads(made->heads, made->kv_heads);
        config.d_in = config.d_out = made->d_out;
        config.head_dim.reset();
        config.qkv_bias.reset();
        if (made->starts_from != StartsFrom::Qkv)
            config.out_proj.clear();
        const Shape first = made->tensors.front().tensor.shape();
        const std::int64_t keys = made->starts_from == StartsFrom::Weights ? first[3] : made->tensors[1].tensor.dim(2);
        give(made->tensors);
        m_scene.memory_tokens.clear();
        if (first[2] != keys)
            nameKeys(first[0], keys);
        return std::nullopt;
    }

    bool hasStep(ImportTarget target) const { return arrayFor(target) != nullptr; }

    // What config.json or the names of the arrays say besides the weights.
    Fault settings()
    {
        Config& config = m_scene.config;
        const bool layer = std::ranges::any_of(m_wanted.steps, [](auto&step) { return isProjection(step.target); }),
                   start = hasStep(ImportTarget::Q) && hasStep(ImportTarget::K);
        if (config.stage != Stage::Attention || startsFromWeights(config) || (!layer && !start && !m_wanted.causal))
            return std::nullopt;
        const bool other_keys = isCross(m_wanted.prefix) || hasStep(ImportTarget::Memory);
        const bool plain = m_base.config.projection == Projection::None && m_base.config.mask.kind == MaskKind::None;
        Mask mask = config.mask;
        if (!m_wanted.config_json.empty()) {
            auto said = layerSettings(m_wanted.config_json, m_wanted.prefix);
            if (!said)
                return said.error();
            m_settings = std::move(*said);
            if (m_settings->family_known)
                apply(*m_settings, layer && !other_keys, config);
            if (m_settings->family_known && !other_keys)
                mask = m_settings->config.mask;
        }
        const bool known = m_settings && m_settings->family_known;
        m_built.positions_known = known && layer;
        if (!known && plain && layer && m_wanted.prefix.ends_with(".attn.attention.") &&
            isCausalByName(m_wanted.prefix) && config.scale == Scale::SqrtHeadDim) {
            config.scale = Scale::None;
            m_built.notes.push_back(say("GPT-Neo does not scale its scores, so this layer does not either."));
        }
        const bool by_name =
            !known && plain && layer && !other_keys && !m_wanted.causal && isCausalByName(m_wanted.prefix);
        if (m_wanted.causal || by_name) {
            mask = {};
            if (m_wanted.causal.value_or(true)) {
                mask.kind = MaskKind::Causal;
                mask.apply = MaskApply::FillNegInf;
            }
        }
        if (hasStep(ImportTarget::Mask) && !m_wanted.causal)
            return std::nullopt;
        if (by_name)
            m_built.notes.push_back(say("Models that store their weights this way do not see later tokens, so the "
                                        "causal mask is on. To turn it off, use --mask none."));
        if (mask != config.mask)
            m_given.drop(config.mask.tensor);
        config.mask = mask;
        return std::nullopt;
    }

    void apply(const LayerSettings& settings, bool rotates, Config& config)
    {
        const Config& said = settings.config;
        config.scale = said.scale;
        config.scale_factor = said.scale_factor;
        config.softcap = said.softcap;
        if (said.position_bias.kind != PositionBiasKind::None && !hasStep(ImportTarget::T5Bias))
            config.position_bias = said.position_bias;
        if (hasStep(ImportTarget::QNorm) && hasStep(ImportTarget::KNorm))
            config.qk_norm = QkNorm{"q_norm", "k_norm", settings.eps, settings.unit_offset};
        if (!said.rope)
            return;
        if (!rotates) {
            if (hasStep(ImportTarget::Q))
                m_built.notes.push_back(
                    say("config.json has rotary positions. They are not applied to recorded queries and keys, which "
                        "may already be rotated. If yours are not, turn on RoPE in the Layer section of the window."));
            return;
        }
        config.rope = said.rope;
        if (!settings.inv_freq.empty() && !hasStep(ImportTarget::InvFreq)) {
            config.rope->inv_freq = "inv_freq";
            m_given.give("inv_freq", Tensor({std::ssize(settings.inv_freq)}, settings.inv_freq));
        }
    }

    // Says what config.json gave; fails where it contradicts the arrays.
    Fault sources()
    {
        if (!m_settings)
            return std::nullopt;
        const Config& config = m_scene.config;
        const std::int64_t head_dim = config.num_heads > 0 ? config.d_out / config.num_heads : 0;
        const bool same_heads = m_settings->heads == config.num_heads;
        if (same_heads && m_settings->head_dim > 0 && head_dim != m_settings->head_dim)
            return Error{say("it gives %1 of size %2, but the arrays have heads of size %3",
                             sayCount("1 head", "%n heads", m_settings->heads), m_settings->head_dim, head_dim)};
        if (config.projection != Projection::None && config.memory.empty() && m_settings->width > 0 &&
            config.d_in != m_settings->width)
            return Error{
                say("it says that tokens have %1 values, but the weights take %2", m_settings->width, config.d_in)};
        LayerSettings told = *m_settings;
        told.head_dim = head_dim;
        if (!same_heads) // chosen otherwise
            told.heads = told.kv_heads = 0;
        const std::vector<std::string> words = settingsWords(told, config);
        if (m_settings->family_known)
            m_built.notes.push_back(say("From config.json (%1): %2.", m_settings->model, listed(words)));
        else if (!words.empty())
            m_built.notes.push_back(
                m_settings->model.empty()
                    ? say("From config.json: %1. It names no model family, so nothing else is read from it.",
                          listed(words))
                    : say("From config.json: %1. Its model_type %2 is unknown, so nothing else is read from it.",
                          listed(words), m_settings->model));
        return std::nullopt;
    }

    // Recorded attention whose keys are not its queries.
    void nameKeys(std::int64_t sequences, std::int64_t keys)
    {
        std::vector<std::string> names;
        for (std::int64_t j = 0; j < keys; ++j)
            names.push_back("m" + std::to_string(j));
        m_scene.memory_tokens.assign(static_cast<std::size_t>(sequences), names);
        m_numbers_keys = true;
    }

    // Queries recorded with more keys came last, as from a cache: what a mask by position hides from them is written
    // out. Other positions are left out, because a scene counts them from the first query and the first key.
    Fault positions()
    {
        Config& config = m_scene.config;
        const Tensor *q = m_scene.input("q"), *k = m_scene.input("k");
        if (config.stage != Stage::Attention || startsFromX(config) || startsFromWeights(config) || !q || !k ||
            q->dim(-2) == k->dim(-2))
            return std::nullopt;
        const std::int64_t T = q->dim(-2), S = k->dim(-2);
        if (config.rope || config.position_bias.kind == PositionBiasKind::Alibi ||
            config.position_bias.kind == PositionBiasKind::T5) {
            config.rope.reset();
            config.position_bias = {};
            m_built.notes.push_back(
                say("Keys and queries differ in number, so no rotary positions and no distance bias are applied."));
        }
        if (!isByPosition(config.mask.kind))
            return std::nullopt;
        if (S < T)
            return Error{say("a causal mask needs at least as many keys as queries, but q is %1 and k is %2",
                             toString(q->shape()), toString(k->shape()))};
        if (T * S > max_given_numbers)
            return Error{say("a mask of %1 x %2 values is too large for a scene file", T, S)};
        Tensor blocked({T, S}, Kind::Boolean);
        bool hides = false;
        for (std::int64_t i = 0; i < T; ++i)
            for (std::int64_t j = 0; j < S; ++j)
                if (!maskAllows(config.mask, i + S - T, j))
                    blocked.mutableData()[i * S + j] = hides = true;
        const MaskApply apply = config.mask.apply;
        config.mask = {};
        m_built.notes.push_back(sayCount("The query is taken as the last of %1 tokens.",
                                         "The queries are taken as the last %n of %1 tokens.", T, S));
        m_built.notes.push_back(hides ? say("Their rows of the mask are given as numbers.")
                                      : say("The mask would hide no key, so this layer has none."));
        if (!hides)
            return std::nullopt;
        m_writes_mask = true;
        config.mask.kind = MaskKind::CustomBool;
        config.mask.apply = apply;
        config.mask.tensor = "mask";
        m_given.give(config.mask.tensor, std::move(blocked));
        return std::nullopt;
    }

    Fault sames()
    {
        for (std::size_t i = 0; i < m_wanted.steps.size(); ++i) {
            const ReadArray& array = m_arrays[i];
            if (m_wanted.steps[i].target == ImportTarget::Nothing && madeFromGiven(array.name))
                m_scene.edits.removeAll(array.name);
            if (m_wanted.steps[i].target != ImportTarget::Same)
                continue;
            const NamedShape* planned = m_plan.find(array.name);
            if (!planned)
                return Error{say("the scene has no tensor '%1' that the array could replace", array.name)};
            constexpr float most = 1 << 24; // above, not every whole number is a float32
            if (planned->kind == Kind::Integer &&
                std::ranges::any_of(array.values.values(), [](float id) { return std::abs(id) >= most; }))
                return Error{say("%1 contains ids above 16,777,215, the limit of a scene", array.name)};
            put(i, array.name, planned->kind);
        }
        return std::nullopt;
    }

    // Whether the scene derives a tensor from others that take their arrays' numbers; the array is then the result.
    bool madeFromGiven(const std::string& name) const
    {
        const auto given = [&](const std::string& source) {
            const auto step = std::ranges::find(m_wanted.steps, source, &ImportStep::array);
            return step != m_wanted.steps.end() && (step->target == ImportTarget::Same || madeFromGiven(source));
        };
        const std::int64_t maker = m_rewriting.makerOf(name);
        const auto sources =
            maker < 0 ? std::vector<std::string>() : sourcesOf(m_scene.draws[static_cast<std::size_t>(maker)]);
        return !sources.empty() && std::ranges::all_of(sources, given);
    }

    // Gives a tensor the array's numbers, in the shape that the scene's own has where they are as many.
    void put(std::size_t step, const std::string& name, Kind kind)
    {
        Tensor tensor = m_arrays[step].values.withKind(kind);
        const Tensor* input = m_base.input(name);
        const NamedShape* planned = m_plan.find(name);
        const Shape* shape = input ? &input->shape() : planned ? &planned->shape : nullptr;
        if (shape && squeezed(*shape) == squeezed(tensor.shape()))
            tensor = tensor.reshaped(*shape);
        m_built.becomes[step] = name + " " + toString(tensor.shape());
        m_given.give(name, std::move(tensor));
    }

    Fault embeddings()
    {
        std::size_t step = 0;
        const ReadArray* array = arrayFor(ImportTarget::X, &step);
        if (!array)
            return std::nullopt;
        const int rank = array->values.rank();
        if (m_scene.config.stage == Stage::Attention && rank != 2 && rank != 3)
            return Error{
                say("x must be [T, d_in] or [B, T, d_in], but %1 is %2", array->name, toString(array->values.shape()))};
        put(step, "x", Kind::Real);
        if (m_scene.config.stage == Stage::Attention && !startsFromX(m_scene.config))
            m_scene.config.starts_from = StartsFrom::X;
        return std::nullopt;
    }

    Fault mask()
    {
        std::size_t step = 0;
        const ReadArray* array = arrayFor(ImportTarget::Mask, &step);
        if (!array || m_wanted.causal) // the choice holds, and the array is left out
            return std::nullopt;
        if (m_scene.config.stage != Stage::Attention)
            return Error{say("the scene computes only one step, so it cannot use a mask")};
        auto made = importedMask(*array, m_wanted.steps[step].reading, m_scene.config.mask, m_scene.config.num_heads,
                                 sequences(), queries());
        if (!made)
            return made.error();
        if (made->mask.kind == MaskKind::None)
            return maskOfHeads(step, *made);
        if (made->tensor.empty())
            m_given.drop(m_scene.config.mask.tensor);
        else
            m_given.give(made->mask.tensor, std::move(made->tensor));
        m_scene.config.mask = made->mask;
        m_built.becomes[step] = made->becomes;
        return std::nullopt;
    }

    // Of x, or of what the layer starts from.
    Shape startShape() const
    {
        const std::string first(startingTensors(m_scene.config).front());
        const Tensor* given = m_scene.input(first);
        const NamedShape* planned = m_plan.find(first);
        return given ? given->shape() : planned ? planned->shape : Shape();
    }
    std::int64_t sequences() const
    {
        const Shape shape = startShape();
        return shape.size() == (startsFromX(m_scene.config) ? 3u : 4u) ? shape.front() : 1;
    }
    std::int64_t queries() const
    {
        const Shape shape = startShape();
        return shape.size() < 2 ? 0 : shape[shape.size() - 2];
    }

    // A mask of the scene is the same in all heads; a bias of the scores need not be.
    Fault maskOfHeads(std::size_t step, ImportedMask& made)
    {
        const std::string name = "head_mask";
        if (m_scene.config.position_bias.kind != PositionBiasKind::None)
            return Error{
                say("%1 has a mask for each head, which would replace the scene's position bias; turn that off "
                    "or leave the mask out",
                    m_arrays[step].name)};
        m_scene.config.position_bias = PositionBias{PositionBiasKind::Tensor, name};
        m_given.give(name, std::move(made.tensor));
        m_built.becomes[step] = made.becomes;
        return std::nullopt;
    }

    // Keys and values of another sequence, which may be of another width.
    Fault memory()
    {
        std::size_t step = 0;
        const ReadArray* array = arrayFor(ImportTarget::Memory, &step);
        if (!array)
            return std::nullopt;
        Config& config = m_scene.config;
        if (!startsFromX(config) || config.projection == Projection::None)
            return Error{say("%1 is read as memory, but the weights for keys and values are missing; provide them or "
                             "leave out the array",
                             array->name)};
        const std::string name = config.memory.empty() ? "memory" : config.memory;
        config.memory = name;
        const std::int64_t width = array->values.dim(-1);
        config.d_memory = width == config.d_in ? std::nullopt : std::optional(width);
        put(step, name, Kind::Real);
        return std::nullopt;
    }

    // Without its own weights the layer is as wide as x; else x must have their width.
    Fault widths()
    {
        if (!startsFromX(m_scene.config))
            return std::nullopt;
        const Tensor* given = m_scene.input("x");
        const NamedShape* planned = m_plan.find("x");
        if (!given && !planned)
            return Error{say("x is missing; provide an array [T, %1] or [B, T, d_in], or a scene that has x",
                             m_scene.config.d_in ? std::to_string(m_scene.config.d_in) : "d_in")};
        const Shape& shape = given ? given->shape() : planned->shape;
        const std::int64_t width = shape.empty() ? 0 : shape.back();
        if (m_scene.config.projection == Projection::None)
            m_scene.config.d_in = m_scene.config.d_out = width;
        if (m_scene.config.d_in == width)
            return std::nullopt;
        return Error{arrayFor(ImportTarget::X)
                         ? say("x %1 has %2 columns, but the weights need %3; provide matching weights",
                               toString(shape), width, m_scene.config.d_in)
                         : say("x %1 has %2 columns, but the weights need %3; provide a matching array x",
                               toString(shape), width, m_scene.config.d_in)};
    }

    // Drops what belonged to other tokens or numbers, and takes the tokens that come along.
    Fault dropMisfits()
    {
        m_rewriting.dropExpected();
        if (m_scene.config.stage != Stage::Attention)
            return std::nullopt;
        Scene bare = m_scene;
        bare.tokens.clear();
        bare.memory_tokens.clear();
        bare.edits.clear();
        bare.overrides.clear();
        bare.config.mask = {};
        const auto sizes = attn::plan(bare);
        if (!sizes)
            return std::nullopt; // finish() says why
        const Dims& dims = sizes->dims;
        const bool same_tokens = dims.B == m_plan.dims.B && dims.T == m_plan.dims.T,
                   same_keys = dims.S == m_plan.dims.S;
        auto tokens = importedTokens(m_arrays, m_wanted, dims.B, dims.T);
        if (!tokens)
            return tokens.error();
        m_tokens = std::move(*tokens);
        if (!m_tokens.note.empty())
            m_built.notes.push_back(m_tokens.note);
        if (!m_tokens.tokens.empty()) {
            m_scene.tokens = m_tokens.tokens;
        } else if (!m_scene.tokens.empty() && !same_tokens) {
            m_scene.tokens.clear();
            m_built.notes.push_back(
                say("The tokens are now named t0 to t%1 because their number changed.", dims.T - 1));
        }
        if (auto fault = nameMemory(dims))
            return fault;
        if (!m_scene.config.mask.tensor.empty() && !(same_tokens && same_keys) && !bringsMask()) {
            m_given.drop(m_scene.config.mask.tensor);
            m_built.notes.push_back(say("The mask %1 does not fit the new number of tokens, so it was removed.",
                                        m_scene.config.mask.tensor));
            m_scene.config.mask = {};
        }
        return std::nullopt;
    }
    // Names the keys that are not the tokens.
    Fault nameMemory(const Dims& dims)
    {
        auto& names = m_scene.memory_tokens;
        if (startsFromX(m_scene.config) && m_scene.config.memory.empty()) {
            names.clear();
            return m_wanted.memory_tokens.empty()
                       ? Fault()
                       : Fault(Error{say("the keys of this layer are its tokens; name them with --tokens")});
        }
        auto keys = importedKeys(m_arrays, m_wanted, dims.B, dims.S);
        if (!keys)
            return keys.error();
        m_keys = std::move(*keys);
        if (!m_keys.note.empty())
            m_built.notes.push_back(m_keys.note);
        if (!m_keys.tokens.empty()) {
            names = m_keys.tokens;
        } else if (m_numbers_keys) {
            m_built.notes.push_back(
                say("The keys are named m0 to m%1 because keys and queries differ in number.", dims.S - 1));
        } else if (!names.empty() && (std::ssize(names) != dims.B || std::ssize(names.front()) != dims.S)) {
            names.clear();
            m_built.notes.push_back(say("The keys are now named m0 to m%1 because their number changed.", dims.S - 1));
        }
        return std::nullopt;
    }

    bool bringsMask() const
    {
        return arrayFor(ImportTarget::Mask) || m_writes_mask ||
               std::ranges::any_of(m_wanted.steps, [&](const ImportStep& step) {
                   return step.target == ImportTarget::Same && step.array == m_scene.config.mask.tensor;
               });
    }

    const std::vector<ReadArray>& m_arrays;
    const Scene& m_base;
    const ImportPlan& m_wanted;
    Plan m_plan; // of the base; empty when it has no tensors
    Rewriting m_rewriting;
    Scene& m_scene; // its scene
    GivenTensors m_given;
    ImportedTokens m_tokens, m_keys;
    bool m_writes_mask = false;              // what a mask by position hides
    bool m_numbers_keys = false;             // the keys have no names yet, and are not the tokens
    std::optional<LayerSettings> m_settings; // of config.json
    ImportBuilt m_built;
};

} // namespace

Result<ImportBuilt> buildImport(const std::vector<ReadArray>& arrays, const Scene& base, const ImportPlan& plan)
{
    return ImportBuilder(arrays, base, plan).run();
}

} // namespace attn
