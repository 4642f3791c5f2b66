// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/scenes.h"

#include "core/layer/fastpath.h"
#include "core/recipe/realize.h"
#include "core/scene/options.h"

#include <algorithm>
#include <limits>
#include <random>
#include <span>
#include <stdexcept>

namespace attn::test {

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

class SceneMaker {
public:
    SceneMaker(std::uint64_t number, const SceneLimits& limits)
        : m_random(number), m_starts(~number), m_slips(number + 0x51195), m_off(number + 0x0ff),
          m_today(number + 0x70da7), m_norms(number + 0x0a11), m_keys(number + 0x4e75), m_limits(limits)
    {
    }

    Scene make()
    {
        chooseSizes();
        chooseOptions();
        m_scene.draws.push_back(ManualSeed{chance(20) ? m_random() : static_cast<std::uint64_t>(pick(0, 1000))});
        if (chance(20))
            m_scene.draws.push_back(Skip{pick(0, 100)});
        switch (m_scene.config.stage) {
        case Stage::Attention:
            addStart();
            addProjection();
            addOutputLayer();
            addMask();
            addFamily();
            break;
        case Stage::DropoutOnly: addMatrix("x", anyShape()); break;
        case Stage::SoftmaxOnly: m_scene.inputs.push_back({"masked", additive(anyShape())}); break;
        }
        if (chance(30))
            m_scene.draws.push_back(ManualSeed{static_cast<std::uint64_t>(pick(0, 1000))});
        addEdits();
        return m_scene;
    }

private:
    std::int64_t pick(std::int64_t least, std::int64_t most)
    {
        return least + static_cast<std::int64_t>(m_random() % (most - least + 1));
    }
    bool chance(int percent) { return pick(1, 100) <= percent; }
    float number(float amplitude) { return amplitude * static_cast<float>(pick(-10000, 10000)) / 10000; }

    Tensor numbers(Shape shape, float amplitude)
    {
        Tensor tensor(std::move(shape));
        for (float* value = tensor.mutableData(); value != tensor.data() + tensor.size(); ++value)
            *value = number(amplitude);
        return tensor;
    }

    // Numbers to add to scores: some are -inf, now and then a whole row.
    Tensor additive(Shape shape)
    {
        Tensor tensor = numbers(std::move(shape), 2);
        const std::int64_t columns = tensor.dim(-1);
        const int density = static_cast<int>(pick(0, 60));
        float* values = tensor.mutableData();
        for (std::int64_t i = 0; i < tensor.size(); ++i)
            if (chance(density))
                values[i] = -infinity;
        if (chance(30))
            std::fill_n(values + pick(0, tensor.size() / columns - 1) * columns, columns, -infinity);
        return tensor;
    }

    Tensor blocked(Shape shape)
    {
        Tensor tensor(std::move(shape), Kind::Boolean);
        const std::int64_t columns = tensor.dim(-1);
        const int density = static_cast<int>(pick(0, 60));
        float* values = tensor.mutableData();
        for (std::int64_t i = 0; i < tensor.size(); ++i)
            values[i] = chance(density);
        if (chance(30))
            std::fill_n(values + pick(0, tensor.size() / columns - 1) * columns, columns, 1.0f);
        return tensor;
    }

    void chooseSizes()
    {
        Config& config = m_scene.config;
        m_B = pick(1, m_limits.batch);
        m_T = pick(1, chance(50) ? std::min<std::int64_t>(8, m_limits.tokens) : m_limits.tokens);
        config.num_heads = pick(1, m_limits.heads);
        config.d_in = pick(1, m_limits.d_in);
        config.d_out = config.num_heads * pick(1, m_limits.head_dim);
        if (chance(20))
            config.head_dim = config.d_out / config.num_heads;
        if (chance(30))
            config.temperature = static_cast<double>(pick(1, 40)) / 10;
        config.row_sums = chance(30);
        config.cumulative = chance(20);
        config.dropout.train = chance(85);
        const double p[] = {0, 0.1, 0.2, 0.5, 0.9, 1, static_cast<double>(pick(0, 100)) / 100};
        config.dropout.p = p[pick(0, std::ssize(p) - 1)];
    }

    void chooseOptions()
    {
        Config& config = m_scene.config;
        do {
            for (const Option& option : options())
                if (const int usual = usualValues(option); usual > 1)
                    option.set(config, static_cast<int>(pick(0, usual - 1)));
            if (config.mask.kind > MaskKind::Causal) // those by position are chosen below
                config.mask.kind = MaskKind(int(config.mask.kind) + int(MaskKind::Padding) - 2);
            if (chance(85))
                config.stage = Stage::Attention;
            chooseStart();
            if (config.normalize == Normalize::None && chance(60))
                config.normalize = Normalize::Softmax;
            if (config.projection == Projection::None || config.projection == Projection::MhaModule)
                config.d_in = config.d_out;
            chooseSlips();
            chooseToday();
            config.mask.tensor = hasTensor(config.mask.kind) ? "mask" : "";
        } while (checkConfig(config));
        switchHeadsOff();
        chooseRecordedKeys();
    }

    // How many values of a choice are drawn here: none of where it starts, and of the mistakes only those that
    // notebooks make.
    static int usualValues(const Option& option)
    {
        constexpr std::pair<std::string_view, int> fewer[] = {
            {"starts_from", 0},        {"tied", 0},      {"asks_with", 0},  {"scale", 2},       {"rope.layout", 0},
            {"position_bias.kind", 0}, {"mask.kind", 5}, {"mask.apply", 5}, {"mask.spares", 0}, {"normalize_over", 0},
            {"dropout.factor", 0}};
        const auto found = std::ranges::find(fewer, option.path, &std::pair<std::string_view, int>::first);
        return found == std::end(fewer) ? static_cast<int>(option.values.size()) : found->second;
    }

    // Of one scene in six the mistakes that nobody makes on purpose, one or several. By a generator of their own, so that
    // all other scenes are what they are without them.
    void chooseSlips()
    {
        Config& config = m_scene.config;
        Config without;
        config.tied = without.tied;
        config.asks_with = without.asks_with;
        config.scale_factor = without.scale_factor;
        config.mask.spares = without.mask.spares;
        config.normalize_over = without.normalize_over;
        config.dropout.factor = without.dropout.factor;
        if (m_slips() % 6 != 0)
            return;
        for (std::uint64_t count = 1 + m_slips() % 3; count > 0; --count)
            switch (m_limits.elsewhere ? m_slips() % 7 : 5) {
            case 0: config.tied = TiedWeights::Query; break;
            case 1: config.asks_with = AsksWith::NextQuery; break;
            case 2:
                config.scale = Scale::Factor;
                config.scale_factor = static_cast<double>(1 + m_slips() % 150) / 100;
                break;
            case 3: config.mask.spares = MaskSpares::FirstPadded; break;
            case 4: config.normalize_over = NormalizeOver::Queries; break;
            case 5: config.dropout.factor = DropoutFactor::OneOverP; break;
            case 6: config.mask.apply = MaskApply::PostSoftmaxNegInf; break;
            }
    }

    std::int64_t today(std::int64_t least, std::int64_t most)
    {
        return least + static_cast<std::int64_t>(m_today() % static_cast<std::uint64_t>(most - least + 1));
    }

    // What today's models put into a layer, each with chances of its own.
    void chooseToday()
    {
        Config& config = m_scene.config;
        const Config without;
        config.num_kv_heads = without.num_kv_heads;
        config.memory = without.memory;
        config.d_memory = without.d_memory;
        config.qk_norm = without.qk_norm;
        config.rope = without.rope;
        config.softcap = without.softcap;
        config.position_bias = without.position_bias;
        config.sinks = without.sinks;
        config.mask.window = config.mask.global = config.mask.prefix = 0;
        m_S = m_T;
        if (today(1, 3) != 1 || !m_limits.today || config.stage != Stage::Attention || startsFromWeights(config))
            return;
        const std::int64_t hd = config.d_out / config.num_heads;
        if (today(1, 3) == 1)
            do
                config.num_kv_heads = today(1, config.num_heads);
            while (config.num_heads % *config.num_kv_heads != 0);
        if (today(1, 4) == 1)
            config.qk_norm = QkNorm{"q_norm", today(1, 3) == 1 ? "q_norm" : "k_norm",
                                    today(1, 3) == 1 || hd == 1 ? 0.01 : 1e-6, today(1, 2) == 1};
        if (config.qk_norm && m_limits.elsewhere && m_norms() % 3 == 0) {
            config.qk_norm->all_heads = true;
            if (config.num_kv_heads.value_or(config.num_heads) != config.num_heads)
                config.qk_norm->key = "k_norm"; // not as long as the query's
        }
        if (today(1, 3) == 1 && hd > 1) {
            constexpr double thetas[] = {10000, 100, 500000, 7};
            config.rope = Rope{thetas[today(0, 3)], RopeLayout(today(0, 1)), {}, today(-3, 20), ""};
            if (hd % 2 != 0 || today(1, 3) == 1)
                config.rope->dims = 2 * today(1, hd / 2);
            if (today(1, 4) == 1)
                config.rope->inv_freq = "inv_freq";
        }
        if (today(1, 5) == 1)
            config.softcap = static_cast<double>(today(1, 500)) / 10;
        if (today(1, 3) == 1)
            config.position_bias = {PositionBiasKind(today(1, 3)), "", today(17, 130), today(1, 2) == 1};
        if (config.position_bias.kind > PositionBiasKind::Alibi)
            config.position_bias.tensor = "bias";
        if (today(1, 4) == 1)
            config.sinks = "sinks";
        if (today(1, 4) == 1) {
            config.mask.kind = today(1, 2) == 1 ? MaskKind::SlidingWindow : MaskKind::Prefix;
            const bool slides = config.mask.kind == MaskKind::SlidingWindow;
            config.mask.window = slides ? today(1, m_T + 1) : 0;
            config.mask.global = slides && today(1, 2) == 1 ? today(0, 3) : 0;
            config.mask.prefix = slides ? 0 : today(0, m_T + 1);
        }
        if (today(1, 5) == 1) {
            config.memory = "memory";
            m_S = today(1, m_limits.tokens);
            if (today(1, 2) == 1)
                config.d_memory = today(1, m_limits.d_in);
        }
    }

    void addFamily()
    {
        const Config& config = m_scene.config;
        if (startsFromWeights(config))
            return;
        const std::int64_t hd = config.d_out / config.num_heads;
        if (!config.memory.empty()) {
            addMatrix("memory", m_B == 1 && chance(50) ? Shape{m_S, config.d_memory.value_or(config.d_in)}
                                                       : Shape{m_B, m_S, config.d_memory.value_or(config.d_in)});
            if (chance(30))
                m_scene.memory_tokens.assign(std::size_t(m_B), {});
            for (auto& words : m_scene.memory_tokens)
                words.assign(std::size_t(m_S), "source");
        }
        if (config.qk_norm) {
            const bool whole = config.qk_norm->all_heads;
            addMatrix("q_norm", {whole ? config.num_heads * hd : hd});
            if (config.qk_norm->key != "q_norm")
                addMatrix("k_norm", {whole ? config.num_kv_heads.value_or(config.num_heads) * hd : hd});
        }
        if (config.rope && !config.rope->inv_freq.empty())
            addMatrix("inv_freq", {config.rope->dims.value_or(hd) / 2});
        if (!config.sinks.empty())
            addMatrix("sinks", {config.num_heads});
        if (config.position_bias.kind == PositionBiasKind::T5)
            addMatrix("bias", {pick(4, 32), config.num_heads});
        Shape pairs = {m_B, config.num_heads, m_T, m_S};
        if (config.position_bias.kind == PositionBiasKind::Tensor)
            addMatrix("bias", Shape(pairs.begin() + pick(0, 2), pairs.end()));
    }

    // Of one layer in five each head with even chances. By a generator of its own, too.
    void switchHeadsOff()
    {
        if (m_off() % 5 != 0 || m_scene.config.stage != Stage::Attention)
            return;
        for (std::int64_t head = 0; head < m_scene.config.num_heads; ++head)
            if (m_off() % 2 == 0)
                m_scene.config.heads_off.push_back(head);
    }

    // By a generator of its own, so that a scene is the same one whether or not it might have started elsewhere.
    void chooseStart()
    {
        const Option& starts = option("starts_from");
        const bool elsewhere = m_starts() % 5 == 0 && m_limits.elsewhere;
        starts.set(m_scene.config, elsewhere ? 1 + static_cast<int>(m_starts() % (starts.values.size() - 1)) : 0);
        if (!startsFromX(m_scene.config))
            m_scene.config.projection = Projection::None;
    }

    // Of every other layer that starts from q and k, as many as any: its own generator, so that all others stay as they are.
    void chooseRecordedKeys()
    {
        const Config& config = m_scene.config;
        const PositionBiasKind bias = config.position_bias.kind;
        const bool counts = isByPosition(config.mask.kind) || config.rope || bias == PositionBiasKind::Alibi ||
                            bias == PositionBiasKind::T5;
        if (config.stage != Stage::Attention || startsFromX(config) || startsFromWeights(config) || counts ||
            m_keys() % 2 != 0)
            return;
        m_S = 1 + static_cast<std::int64_t>(m_keys() % static_cast<std::uint64_t>(m_limits.tokens));
        if (m_keys() % 2 == 0)
            m_scene.memory_tokens.assign(std::size_t(m_B), std::vector<std::string>(std::size_t(m_S), "source"));
    }

    Shape anyShape()
    {
        Shape shape;
        for (std::int64_t rank = pick(1, 4); rank > 0; --rank)
            shape.push_back(pick(1, 7));
        return shape;
    }

    // A tensor from an input or from a draw.
    void addMatrix(const std::string& name, Shape shape)
    {
        const std::optional<float> mul = chance(50) ? std::optional(number(2)) : std::nullopt;
        switch (pick(0, 3)) {
        case 0: m_scene.inputs.push_back({name, numbers(std::move(shape), 1)}); break;
        case 1: m_scene.draws.push_back(Randn{name, std::move(shape), mul}); break;
        default: m_scene.draws.push_back(Rand{name, std::move(shape), mul}); break;
        }
    }

    void addLayer(const std::string& name, std::int64_t out, std::int64_t in)
    {
        const bool bias = chance(50);
        switch (pick(0, 4)) {
        case 0:
            m_scene.inputs.push_back({name + ".weight", numbers({out, in}, 0.5)});
            if (bias)
                m_scene.inputs.push_back({name + ".bias", numbers({out}, 1)});
            break;
        case 1:
            addMatrix("R_" + name, {in, out});
            m_scene.draws.push_back(LinearFromT{name, "R_" + name});
            break;
        default: m_scene.draws.push_back(Linear{name, in, out, bias}); break;
        }
    }

    // x, or what the layer starts from in its place: for each head, now and then without the axes of one.
    void addStart()
    {
        const Config& config = m_scene.config;
        if (startsFromX(config))
            return addEmbeddings();
        const std::int64_t last = startsFromWeights(config) ? m_T : config.d_out / config.num_heads;
        Shape shape = {m_B, config.num_heads, m_T, last};
        while (shape.size() > 2 && shape.front() == 1 && chance(50))
            shape.erase(shape.begin());
        const std::int64_t kv_heads = config.num_kv_heads.value_or(config.num_heads);
        for (const std::string_view name : startingTensors(config)) {
            const bool shared = name != "q" && kv_heads != config.num_heads;
            Shape own = shared ? Shape{m_B, kv_heads, m_T, last} : shape;
            if (name == "k" || name == "v")
                own[own.size() - 2] = m_S;
            addMatrix(std::string(name), own);
        }
    }

    void addEmbeddings()
    {
        const std::int64_t D = m_scene.config.d_in;
        switch (pick(0, 4)) {
        case 0:
            m_B = 1;
            m_scene.inputs.push_back({"x", numbers({m_T, D}, 1)});
            break;
        case 1: {
            m_words = pick(1, 12);
            Tensor ids({m_B, m_T}, Kind::Integer);
            for (float* id = ids.mutableData(); id != ids.data() + ids.size(); ++id)
                *id = static_cast<float>(pick(0, m_words - 1));
            m_scene.inputs.push_back({"ids", ids});
            const auto padding = chance(50) ? std::optional(pick(-m_words, m_words - 1)) : std::nullopt;
            m_scene.draws.push_back(Embedding{"embed", m_words, D, padding});
            m_scene.draws.push_back(Lookup{"embed.weight", "ids", "x"});
            break;
        }
        case 2:
            addMatrix("x1", {m_T, D});
            m_scene.draws.push_back(Stack{"x1", "x", m_B});
            break;
        default: addMatrix("x", {m_B, m_T, D}); break;
        }
        if (chance(30))
            for (std::int64_t b = 0; b < m_B; ++b)
                m_scene.tokens.emplace_back(m_T, "word");
    }

    std::span<const char* const> parts() const
    {
        static constexpr const char* all[] = {"W_query", "W_key", "W_value"};
        return std::span(all).first(mixesValues(m_scene.config) ? 3 : 2);
    }

    void addProjection()
    {
        const Config& config = m_scene.config;
        const std::int64_t D = config.d_in, O = config.d_out, hd = O / config.num_heads;
        const std::int64_t shared = config.num_kv_heads.value_or(config.num_heads) * hd;
        const auto out = [&](std::string_view name) { return name == "W_query" ? O : shared; };
        const auto in = [&](std::string_view name) {
            return name == "W_query" || config.memory.empty() ? D : config.d_memory.value_or(D);
        };
        switch (config.projection) {
        case Projection::None: break;
        case Projection::Param:
            for (const char* name : parts())
                addMatrix(name, {in(name), out(name)});
            break;
        case Projection::Linear:
            for (const char* name : parts())
                addLayer(name, out(name), in(name));
            break;
        case Projection::HeadsList:
            for (std::int64_t head = 0; head < config.num_heads; ++head)
                for (const char* name : parts())
                    addLayer("head" + std::to_string(head) + "." + name, hd, in(name));
            break;
        case Projection::FusedInterleaved:
        case Projection::FusedBlocks: addLayer("qkv", O + 2 * shared, D); break;
        case Projection::MhaModule: m_scene.draws.push_back(Mha{"mha", D, config.num_heads, chance(70)}); break;
        }
    }

    void addOutputLayer()
    {
        if (!chance(50) || !mixesValues(m_scene.config))
            return;
        m_scene.config.out_proj = "out_proj";
        if (m_scene.config.projection != Projection::MhaModule || chance(30)) // the module brings its own
            addLayer("out_proj", pick(1, m_limits.d_in), m_scene.config.d_out);
        else if (chance(50))
            m_scene.config.out_proj = "mha.out_proj";
    }

    void addMask()
    {
        if (startsFromWeights(m_scene.config))
            return;
        const Shape square = chance(50) ? Shape{m_T, m_S} : Shape{m_B, m_T, m_S};
        switch (m_scene.config.mask.kind) {
        case MaskKind::None:
        case MaskKind::Causal:
        case MaskKind::SlidingWindow:
        case MaskKind::Prefix: break;
        case MaskKind::Padding: m_scene.inputs.push_back({"mask", blocked({m_B, m_S})}); break;
        case MaskKind::CustomBool: m_scene.inputs.push_back({"mask", blocked(square)}); break;
        case MaskKind::Additive: m_scene.inputs.push_back({"mask", additive(square)}); break;
        }
    }

    void addEdits()
    {
        const auto planned = plan(m_scene);
        if (!planned)
            throw std::logic_error("a random scene is not valid: " + planned.error().message);
        for (std::int64_t count = chance(40) ? pick(1, 3) : 0; count > 0; --count) {
            const NamedShape& tensor = planned->tensors[pick(0, std::ssize(planned->tensors) - 1)];
            Index index;
            for (std::int64_t extent : tensor.shape)
                index.push_back(pick(0, extent - 1));
            m_scene.edits.set(tensor.name, index, valueFor(tensor.kind));
        }
    }

    float valueFor(Kind kind)
    {
        constexpr float odd[] = {infinity, -infinity, std::numeric_limits<float>::quiet_NaN(), 0};
        switch (kind) {
        case Kind::Boolean: return static_cast<float>(pick(0, 1));
        case Kind::Integer: return static_cast<float>(pick(0, m_words - 1));
        case Kind::Real: break;
        }
        return chance(20) ? odd[pick(0, std::ssize(odd) - 1)] : number(3);
    }

    std::mt19937_64 m_random, m_starts, m_slips, m_off, m_today, m_norms, m_keys;
    SceneLimits m_limits;
    Scene m_scene;
    std::int64_t m_B = 1, m_T = 1, m_S = 1;
    std::int64_t m_words = 1; // rows of the embedding table
};

} // namespace

bool isForGpu(const Config& config)
{
    return config.stage != Stage::Attention || (config.starts_from == StartsFrom::X && notOnGpu(config).empty());
}

Scene withOverrides(Scene scene, std::uint64_t pick)
{
    std::mt19937_64 random(pick);
    const auto planned = plan(scene);
    if (!planned)
        throw std::logic_error("a scene to override is not valid: " + planned.error().message);
    std::vector<const StageTensor*> computed;
    for (const StageTensor& tensor : planned->stages)
        if (tensor.computed())
            computed.push_back(&tensor);
    if (computed.empty())
        return scene; // of weights as they were given
    constexpr float odd[] = {infinity, -infinity, std::numeric_limits<float>::quiet_NaN(), 0};
    for (std::uint64_t count = 1 + random() % 3; count > 0; --count) {
        const StageTensor& tensor = *computed[random() % computed.size()];
        Index index;
        for (const std::int64_t extent : tensor.shape)
            index.push_back(std::int64_t(random() % extent));
        const float real = random() % 5 == 0 ? odd[random() % 4] : float(random() % 600) / 100 - 3;
        scene.overrides.set(tensor.name, index, tensor.kind == Kind::Boolean ? float(random() % 2) : real);
    }
    return scene;
}

Scene randomScene(std::uint64_t number, const SceneLimits& limits) { return SceneMaker(number, limits).make(); }

} // namespace attn::test
