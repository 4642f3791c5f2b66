// SPDX-License-Identifier: GPL-3.0-or-later
// Inputs and draws as Python, step for step. PyTorch draws by itself; NumPy by the helpers of helpers.h.
#include "core/base/numbertext.h"
#include "core/python/builder.h"
#include "core/recipe/draws.h"

namespace attn::python {

namespace {

constexpr std::int64_t skipped_at_once = 1'000'000; // numbers: 4 MB
constexpr std::int64_t scalar_normals_below = 16;   // elements: PyTorch draws these one by one, everywhere alike

class RecipeLines {
public:
    explicit RecipeLines(ScriptBuilder& script)
        : m(script), m_torch(script.dialect.torch()), m_scalar(script.scene.config.normals == Normals::Scalar)
    {
    }

    void operator()(const ManualSeed& seed)
    {
        m.line((m_torch ? "torch.manual_seed(" : "generator.manual_seed(") + std::to_string(seed.seed) + ")");
    }

    void operator()(const Skip& skip)
    {
        const std::string count = std::to_string(skip.draws);
        if (!m_torch)
            m.line("generator.words(" + count + ")  # thrown away");
        else if (skip.draws <= skipped_at_once)
            m.line("torch.rand(" + count + ")  # thrown away");
        else
            m.line("for _ in range(" + std::to_string(skip.draws / skipped_at_once) +
                   "):  # thrown away\n    torch.rand(" + std::to_string(skipped_at_once) + ")\ntorch.rand(" +
                   std::to_string(skip.draws % skipped_at_once) + ")");
    }

    void operator()(const Rand& rand) { filled("rand", rand.out, rand.shape, rand.mul); }

    void operator()(const Randn& randn)
    {
        filled("randn", randn.out, randn.shape, randn.mul);
        if (!repeatsNormals(elementCount(randn.shape)))
            m.line(m.of(randn.out) + " = " + raw(randn.out, randn.shape) + "  # " + cannot_draw);
        m.edits(randn.out, randn.shape.size());
        m.complete(randn.out);
    }

    void operator()(const Linear& linear)
    {
        const std::string weight = linear.name + ".weight", bias = linear.name + ".bias";
        const std::string sizes = std::to_string(linear.in) + ", " + std::to_string(linear.out_features) +
                                  (linear.bias ? "" : ", bias=False");
        if (m_torch) {
            const std::string layer = m.names.layer(linear.name);
            if (m_scalar)
                m.need(Helper::Layers);
            m.line(layer + (m_scalar ? " = linear(" : " = torch.nn.Linear(") + sizes + ")");
            m.name(weight, layer + ".weight");
            if (linear.bias)
                m.name(bias, layer + ".bias");
        } else {
            m.need(Helper::Layers);
            if (linear.bias) {
                m.line(m.names.tensor(weight) + ", " + m.names.tensor(bias) + " = linear(" + sizes + ")");
                m.name(weight, m.names.tensor(weight));
                m.name(bias, m.names.tensor(bias));
            } else {
                m.make(weight, "linear(" + sizes + ")");
            }
        }
        m.edits(weight, 2);
        if (linear.bias)
            m.edits(bias, 1);
        m.completeModule(m.names.layer(linear.name));
    }

    void operator()(const LinearFromT& linear)
    {
        const std::string weight = linear.name + ".weight";
        m.make(weight, m.of(linear.of) + (m_torch ? ".T.clone()" : ".T.copy()"));
        m.edits(weight, 2);
        m.complete(weight, true);
    }

    void operator()(const Embedding& embedding)
    {
        const std::string weight = embedding.name + ".weight";
        const std::string sizes =
            std::to_string(embedding.num) + ", " + std::to_string(embedding.dim) +
            (embedding.padding_idx ? ", padding_idx=" + std::to_string(*embedding.padding_idx) : "");
        if (m_torch) {
            const std::string layer = m.names.layer(embedding.name);
            m.line(layer + " = torch.nn.Embedding(" + sizes + ")");
            m.name(weight, layer + ".weight");
        } else {
            m.need(Helper::Layers);
            m.need(Helper::Normals);
            m.make(weight, "embedding(" + sizes + ")");
        }
        if (!repeatsNormals(embedding.num * embedding.dim))
            m.line(m.of(weight) + "[:] = " + raw(weight, {embedding.num, embedding.dim}) + "  # " + cannot_draw);
        m.edits(weight, 2);
        m.completeModule(m.names.layer(embedding.name));
    }

    void operator()(const Lookup& lookup)
    {
        m.make(lookup.out, m.of(lookup.table) + "[" + m.of(lookup.ids) + "]");
        m.edits(lookup.out, m.rankOf(lookup.ids) + 1);
        m.complete(lookup.out, true);
    }

    void operator()(const Stack& stack)
    {
        m.make(stack.out,
               (m_torch ? "torch.stack([" : "np.stack([") + m.of(stack.of) + "] * " + std::to_string(stack.n) + ")");
        m.edits(stack.out, m.rankOf(stack.of) + 1);
        m.complete(stack.out, true);
    }

    void operator()(const Mha& mha)
    {
        const std::string width = std::to_string(mha.embed_dim);
        const std::vector<std::string> parts =
            mha.bias ? std::vector<std::string>{"in_proj_weight", "in_proj_bias", "out_proj.weight", "out_proj.bias"}
                     : std::vector<std::string>{"in_proj_weight", "out_proj.weight"};
        if (m_torch) {
            const std::string layer = m.names.layer(mha.name);
            if (m_scalar) {
                m.need(Helper::Layers);
                m.need(Helper::Module);
            }
            m.line(layer + (m_scalar ? " = multihead_attention(" : " = torch.nn.MultiheadAttention(") + width + ", " +
                   std::to_string(mha.num_heads) + (mha.bias ? "" : ", bias=False") + ")");
            for (const std::string& part : parts)
                m.name(mha.name + "." + part, layer + "." + part);
        } else {
            m.need(Helper::Layers);
            m.need(Helper::Module);
            std::string variables;
            for (const std::string& part : parts) {
                const std::string& variable = m.names.tensor(mha.name + "." + part);
                variables += (variables.empty() ? "" : ", ") + variable;
                m.name(mha.name + "." + part, variable);
            }
            m.line(variables + " = multihead_attention(" + width + (mha.bias ? "" : ", bias=False") + ")");
        }
        for (const std::string& part : parts)
            m.edits(mha.name + "." + part, part.ends_with("bias") ? 1 : 2);
        m.completeModule(m.names.layer(mha.name));
    }

private:
    static constexpr char cannot_draw[] = "drawn by a PyTorch without AVX2, which this script cannot repeat";

    void filled(const std::string& op, const std::string& out, const Shape& shape, std::optional<float> mul)
    {
        if (op == "randn")
            m.need(Helper::Normals);
        m.make(out, (m_torch ? "torch." : "generator.") + op + "(" + (shape.empty() ? "()" : arguments(shape)) + ")" +
                        (mul ? " * " + codeNumber(*mul) : ""));
        if (op != "rand")
            return;
        m.edits(out, shape.size());
        m.complete(out);
    }

    bool repeatsNormals(std::int64_t elements) const { return !m_scalar || elements < scalar_normals_below; }

    // The drawn numbers, before any edit.
    std::string raw(const std::string& name, const Shape& shape)
    {
        const Tensor tensor = unedited(m.realized, name)->reshaped(shape); // an x may have got an axis meanwhile
        if (Dialect::isLarge(tensor))
            m.need(Helper::Numbers);
        return m.dialect.literal(tensor, 4);
    }

    ScriptBuilder& m;
    bool m_torch, m_scalar; // scalar: as a PyTorch without AVX2 draws
};

void writeInputs(ScriptBuilder& script)
{
    if (script.scene.inputs.empty())
        return;
    script.part("Inputs");
    for (const NamedTensor& input : script.scene.inputs) {
        const Tensor tensor = input.tensor.withKind(script.realized.plan.find(input.name)->kind);
        if (Dialect::isLarge(tensor))
            script.need(Helper::Numbers);
        const std::string& variable = script.names.tensor(input.name);
        script.make(input.name, script.dialect.literal(tensor, static_cast<int>(variable.size()) + 3));
        script.edits(input.name, tensor.shape().size());
        script.complete(input.name);
    }
}

} // namespace

void writeRecipe(ScriptBuilder& script)
{
    writeInputs(script);
    if (script.scene.draws.empty())
        return;
    script.part("Parameters, drawn in this order");
    if (!script.dialect.torch()) {
        script.need(Helper::Generator);
        script.line("generator = Generator()");
    }
    for (const Draw& draw : script.scene.draws) {
        const bool follows = script.follows(draw);
        if (follows)
            script.line("torch.set_grad_enabled(True)");
        std::visit(RecipeLines(script), draw);
        if (follows)
            script.line("torch.set_grad_enabled(False)");
    }
}

} // namespace attn::python
