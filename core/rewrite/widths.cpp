// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/widths.h"

namespace attn {

std::optional<Error> setWidth(Rewriting& rewriting, const std::string& name, std::int64_t width)
{
    Scene& scene = rewriting.scene;
    if (const Tensor* given = scene.input(name)) {
        Shape shape = given->shape();
        if (shape.empty())
            return Error{name + " is a single number and has no columns."};
        shape.back() = width;
        return rewriting.resizeInput(name, shape);
    }
    const std::int64_t maker = rewriting.makerOf(name);
    if (maker < 0)
        return Error{"Nothing makes " + name + "."};
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
        return Error{"The width of " + name + " cannot be changed: " + opName(draw) + " makes it."};
    rewriting.notes.push_back(name + " is drawn anew, " + std::to_string(width) + " wide.");
    return std::nullopt;
}

} // namespace attn
