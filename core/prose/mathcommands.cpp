// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prose/mathcommands.h"

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
    {"max", Function, "max", "the maximum of"},
    {"min", Function, "min", "the minimum of"},
    {"arg", Function, "arg"},
    {"sin", Function, "sin"},
    {"cos", Function, "cos"},
    {"tanh", Function, "tanh"},
    {"softmax", Function, "softmax"},

    {"sum", Sum, "∑", "sum"},
    {"prod", Sum, "∏", "product"},

    {"cdot", Sign, "·", "times"},
    {"times", Sign, "×", "times"},
    {"div", Sign, "÷", "divided by"},
    {"pm", Sign, "±", "plus or minus"},
    {"odot", Sign, "⊙", "elementwise times"},
    {"le", Sign, "≤", "at most"},
    {"leq", Sign, "≤", "at most"},
    {"ge", Sign, "≥", "at least"},
    {"geq", Sign, "≥", "at least"},
    {"lt", Sign, "<", "less than"},
    {"gt", Sign, ">", "greater than"},
    {"ll", Sign, "≪", "much less than"},
    {"gg", Sign, "≫", "much greater than"},
    {"ne", Sign, "≠", "is not"},
    {"neq", Sign, "≠", "is not"},
    {"approx", Sign, "≈", "is about"},
    {"equiv", Sign, "≡", "is the same as"},
    {"sim", Sign, "∼", "is distributed as"},
    {"propto", Sign, "∝", "is proportional to"},
    {"in", Sign, "∈", "in"},
    {"notin", Sign, "∉", "not in"},
    {"to", Sign, "→", "to"},
    {"rightarrow", Sign, "→", "to"},
    {"mapsto", Sign, "↦", "becomes"},
    {"Rightarrow", Sign, "⇒", "therefore"},
    {"mid", Sign, "|", "given"},

    {"infty", Upright, "∞", "infinity"},
    {"top", Upright, "⊤", "transposed"},
    {"ldots", Upright, "…", "and so on"},
    {"dots", Upright, "…", "and so on"},
    {"cdots", Upright, "⋯", "and so on"},
    {"vdots", Upright, "⋮", "and so on"},
    {"partial", Upright, "∂", "d"},
    {"nabla", Upright, "∇", "gradient"},
    {"forall", Upright, "∀", "for all"},
    {"prime", Upright, "′", "prime"},
    {"langle", Upright, "⟨", "("},
    {"rangle", Upright, "⟩", ")"},
    {"lfloor", Upright, "⌊", "the floor of"},
    {"rfloor", Upright, "⌋", ","},
    {"{", Upright, "{"},
    {"}", Upright, "}"},
    {"|", Upright, "‖", "norm"},
    {"%", Upright, "%", "percent"},
    {"_", Upright, "_"},
    {"#", Upright, "#"},
    {"&", Upright, "&", "and"},
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
    {"", Sign, "=", "equals"},  {"", Sign, "+", "plus"},     {"", Sign, "−", "minus"},
    {"", Upright, "/", "over"}, {"", Upright, "′", "prime"}, {"", Upright, "|", "bar"},
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
