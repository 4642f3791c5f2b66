// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prose/mathcommands.h"

#include "core/base/say.h"

#include <algorithm>
#include <span>

namespace attn {

namespace {

using enum MathNode::Kind;

constexpr MathCommand commands[] = {
    {"alpha", Letter, "α", "alpha"},
    {"beta", Letter, "β", "beta"},
    {"gamma", Letter, "γ", "gamma"},
    {"delta", Letter, "δ", "delta"},
    {"epsilon", Letter, "ε", "epsilon"},
    {"varepsilon", Letter, "ε", "epsilon"},
    {"eta", Letter, "η", "eta"},
    {"theta", Letter, "θ", "theta"},
    {"kappa", Letter, "κ", "kappa"},
    {"lambda", Letter, "λ", "lambda"},
    {"mu", Letter, "μ", "mu"},
    {"pi", Letter, "π", "pi"},
    {"rho", Letter, "ρ", "rho"},
    {"sigma", Letter, "σ", "sigma"},
    {"tau", Letter, "τ", "tau"},
    {"phi", Letter, "φ", "phi"},
    {"chi", Letter, "χ", "chi"},
    {"psi", Letter, "ψ", "psi"},
    {"omega", Letter, "ω", "omega"},
    {"ell", Letter, "ℓ", "l"},
    {"Gamma", Upright, "Γ", "Gamma"},
    {"Delta", Upright, "Δ", "Delta"},
    {"Theta", Upright, "Θ", "Theta"},
    {"Lambda", Upright, "Λ", "Lambda"},
    {"Sigma", Upright, "Σ", "Sigma"},
    {"Phi", Upright, "Φ", "Phi"},
    {"Psi", Upright, "Ψ", "Psi"},
    {"Omega", Upright, "Ω", "Omega"},

    {"exp", Function, "exp"},
    {"log", Function, "log"},
    {"ln", Function, "ln"},
    {"max", Function, "max", SAY_LATER("the maximum of")},
    {"min", Function, "min", SAY_LATER("the minimum of")},
    {"arg", Function, "arg"},
    {"sin", Function, "sin"},
    {"cos", Function, "cos"},
    {"tanh", Function, "tanh"},
    {"softmax", Function, "softmax"},

    {"sum", Sum, "∑", SAY_LATER("sum")},
    {"prod", Sum, "∏", SAY_LATER("product")},

    {"cdot", Sign, "·", SAY_LATER("times")},
    {"times", Sign, "×", SAY_LATER("times")},
    {"div", Sign, "÷", SAY_LATER("divided by")},
    {"pm", Sign, "±", SAY_LATER("plus or minus")},
    {"odot", Sign, "⊙", SAY_LATER("elementwise times")},
    {"le", Sign, "≤", SAY_LATER("at most")},
    {"leq", Sign, "≤", SAY_LATER("at most")},
    {"ge", Sign, "≥", SAY_LATER("at least")},
    {"geq", Sign, "≥", SAY_LATER("at least")},
    {"lt", Sign, "<", SAY_LATER("less than")},
    {"gt", Sign, ">", SAY_LATER("greater than")},
    {"ll", Sign, "≪", SAY_LATER("much less than")},
    {"gg", Sign, "≫", SAY_LATER("much greater than")},
    {"ne", Sign, "≠", SAY_LATER("is not")},
    {"neq", Sign, "≠", SAY_LATER("is not")},
    {"approx", Sign, "≈", SAY_LATER("is about")},
    {"equiv", Sign, "≡", SAY_LATER("is the same as")},
    {"sim", Sign, "∼", SAY_LATER("is distributed as")},
    {"propto", Sign, "∝", SAY_LATER("is proportional to")},
    {"in", Sign, "∈", SAY_LATER("in")},
    {"notin", Sign, "∉", SAY_LATER("not in")},
    {"to", Sign, "→", SAY_LATER("to")},
    {"rightarrow", Sign, "→", SAY_LATER("to")},
    {"mapsto", Sign, "↦", SAY_LATER("becomes")},
    {"Rightarrow", Sign, "⇒", SAY_LATER("therefore")},
    {"mid", Sign, "|", SAY_LATER("given")},

    {"infty", Upright, "∞", SAY_LATER("infinity")},
    {"top", Upright, "⊤", SAY_LATER("transposed")},
    {"ldots", Upright, "…", SAY_LATER("and so on")},
    {"dots", Upright, "…", SAY_LATER("and so on")},
    {"cdots", Upright, "⋯", SAY_LATER("and so on")},
    {"vdots", Upright, "⋮", SAY_LATER("and so on")},
    {"partial", Upright, "∂", "d"},
    {"nabla", Upright, "∇", SAY_LATER("gradient")},
    {"forall", Upright, "∀", SAY_LATER("for all")},
    {"prime", Upright, "′", SAY_LATER("prime")},
    {"langle", Upright, "⟨", "("},
    {"rangle", Upright, "⟩", ")"},
    {"lfloor", Upright, "⌊", SAY_LATER("the floor of")},
    {"rfloor", Upright, "⌋", ","},
    {"{", Upright, "{"},
    {"}", Upright, "}"},
    {"|", Upright, "‖", SAY_LATER("norm")},
    {"%", Upright, "%", SAY_LATER("percent")},
    {"_", Upright, "_"},
    {"#", Upright, "#"},
    {"&", Upright, "&", SAY_LATER("and")},
    {"$", Upright, "$"},
    {",", Upright, "\u2009", " "},
    {":", Upright, "\u2005", " "},
    {";", Upright, "\u2005", " "},
    {" ", Upright, "\u00a0", " "},
    {"quad", Upright, "\u2003", " "},
    {"qquad", Upright, "\u2003\u2003", " "},
    {"!", Upright, ""},
};

// What keys alone write.
constexpr MathCommand keys[] = {
    {"", Sign, "=", SAY_LATER("equals")},  {"", Sign, "+", SAY_LATER("plus")},     {"", Sign, "−", SAY_LATER("minus")},
    {"", Upright, "/", SAY_LATER("over")}, {"", Upright, "′", SAY_LATER("prime")}, {"", Upright, "|", SAY_LATER("bar")},
};

} // namespace

std::vector<std::string_view> mathCommands()
{
    std::vector<std::string_view> names;
    for (const MathCommand& command : commands)
        names.push_back(command.name);
    return names;
}

const MathCommand* mathCommand(std::string_view name)
{
    const auto found = std::ranges::find(commands, name, &MathCommand::name);
    return found == std::end(commands) ? nullptr : &*found;
}

std::string_view nearestCommand(std::string_view name, std::vector<std::string_view> others)
{
    const auto names = mathCommands();
    others.insert(others.end(), names.begin(), names.end());
    std::string_view nearest = "frac";
    long most = 0, least_more = 0;
    for (const std::string_view each : others) {
        const long same = std::ranges::mismatch(name, each).in1 - name.begin();
        const long more = long(each.size()) - same;
        if (same > most || (same == most && same && more < least_more)) {
            nearest = each;
            most = same;
            least_more = more;
        }
    }
    return nearest;
}

std::string_view spokenText(std::string_view text)
{
    for (const std::span<const MathCommand> table :
         {std::span<const MathCommand>(keys), std::span<const MathCommand>(commands)})
        for (const MathCommand& command : table)
            if (command.text == text && !command.spoken.empty())
                return command.spoken;
    return text;
}

} // namespace attn
