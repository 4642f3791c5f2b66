// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/widths.h"

#include "core/base/say.h"

namespace attn {

std::optional<Error> setWidth(Rewriting& rewriting, const std::string& name, std::int64_t width)
{
    Scene& scene = rewriting.scene;
    if (const Tensor* given = scene.input(name)) {
        Shape shape = given->shape();
        if (shape.empty())
            return Error{say("%1 is a single number and has no columns.", name)};
        shape.back() = width;
        return rewriting.resizeInput(name, shape);
    }
    const std::int64_t maker = rewriting.makerOf(name);
    if (maker < 0)
        return Error{say("Nothing makes %1.", name)};
    Draw& draw = scene.draws[maker];
    if (const auto* stack = std::get_if<Stack>(&draw))
        return setWidth(rewriting, std::string(stack->of), width);
    if (const auto* lookup = std::get_if<Lookup>(&draw))
        return setWidth(rewriting, std::string(lookup->table), width);
    if (auto* embedding = std::get_if<Embedding>(&draw))
        embedding->dim = width;
    else if (auto* rand = std::get_if<Rand>(&draw); rand && !rand->shape.empty())
        rand->shape.back() = width;
    else if (auto* randn = std::get_if<Randn>(&draw); randn && !randn->shape.empty())
        randn->shape.back() = width;
    else
        return Error{say("The width of %1 cannot be changed: %2 makes it.", name, opName(draw))};
    rewriting.notes.push_back(say("%1 is drawn anew, %2 wide.", name, width));
    return std::nullopt;
}

} // namespace attn
