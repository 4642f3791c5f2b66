// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/python/script.h"

#include "core/base/oneof.h"
#include "core/python/builder.h"
#include "core/python/helpers.h"

namespace attn {

namespace {

using namespace python;

std::string tokenLines(const Scene& scene)
{
    std::string text;
    for (const auto& item : scene.tokens) {
        text += (text.empty() ? "tokens = [[" : ",\n          [") + joinedTexts(item, stringText) + "]";
    }
    return text.empty() ? "" : text + "]\n";
}

std::string header(const ScriptBuilder& script)
{
    const Scene& scene = script.scene;
    // The title is on line 3: in the first two, Python would interpret "coding: latin-1" (PEP 263).
    std::string text =
        "#!/usr/bin/env python3\n"
        "# Written by AttnScope: the same seed, draws, edits and arithmetic, and at the end the same tensors.\n# " +
        commentText(scene.title.empty() ? "An attention layer" : scene.title) + "\n";
    if (script.helpers().contains(Helper::Normals) && scene.config.normals == Normals::Avx2)
        text += "# Normal numbers are those of PyTorch on processors with AVX2.\n";
    return text;
}

std::string cellText(const ScriptBuilder& script, const CellRef& cell)
{
    return script.of(cell.tensor) + (cell.index.empty() ? "" : "[" + arguments(cell.index) + "]");
}

std::string derivativeLines(const ScriptBuilder& script)
{
    const std::string by = script.of(script.gradient->by);
    return "\n# The derivative by every number of " + by +
           "\n"
           "cell = " +
           cellText(script, script.gradient->cell) +
           "\n"
           "gradient = torch.autograd.grad(cell, " +
           by +
           ", allow_unused=True)[0] if cell.requires_grad else None\n"
           "if gradient is None:  # nothing of it enters the cell\n"
           "    gradient = torch.zeros_like(" +
           by + ")\n";
}

std::string closing(const ScriptBuilder& script)
{
    std::string text = "\n# Everything, in the order in which it was made\ntensors = {\n";
    for (const auto& [name, expression] : script.tensors())
        text += "    \"" + name + "\": " + expression + ",\n";
    text += "}\nif __name__ == \"__main__\":\n    for name, tensor in tensors.items():\n        print(name, "
            "list(tensor.shape))\n";
    text += script.dialect.torch() ? "        print(tensor.detach())\n" : "        print(tensor)\n";
    if (script.gradient)
        text += "    print(\"d " + toString(script.gradient->cell) + " / d " + script.gradient->by +
                "\", list(gradient.shape))\n    print(gradient)\n";
    return text;
}

} // namespace

std::string scriptOf(const Scene& scene, const Realized& realized, ScriptLanguage language,
                     const std::optional<ScriptGradient>& gradient)
{
    ScriptBuilder script(scene, realized, language, gradient);
    writeRecipe(script);
    if (gradient)
        script.line("\ntorch.set_grad_enabled(True)");
    writeLayer(script);
    const bool torch = script.dialect.torch();
    return header(script) + helperText(script) +
           (torch ? "\ntorch.set_grad_enabled(False)\ntorch.set_printoptions(linewidth=120)\n"
                  : "\nnp.seterr(all=\"ignore\")\nnp.set_printoptions(precision=4, suppress=True, linewidth=120)\n") +
           tokenLines(scene) + script.lines() + (gradient ? derivativeLines(script) : "") + closing(script);
}

std::string_view languageName(ScriptLanguage language)
{
    return language == ScriptLanguage::PyTorch ? "PyTorch" : "NumPy";
}

} // namespace attn
