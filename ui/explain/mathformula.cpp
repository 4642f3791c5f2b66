// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/mathformula.h"

namespace attn {

namespace {

Tint tintOf(ProseRole role)
{
    return role == ProseRole::Query   ? Tint::Query
           : role == ProseRole::Key   ? Tint::Key
           : role == ProseRole::Value ? Tint::Value
                                      : Tint::Text;
}

bool isFunction(const MathNode& node)
{
    return node.kind == MathNode::Kind::Function ||
           (node.kind == MathNode::Kind::Script && node.parts[0].kind == MathNode::Kind::Function);
}

// Adds a little room between functions and letters or numbers, not signs or fences.
bool wantsRoom(const MathNode& left, const MathNode& right)
{
    const auto tight = [](const MathNode& node) {
        static const std::string_view fences = "()[]|,";
        return node.kind == MathNode::Kind::Sign || node.kind == MathNode::Kind::Fenced ||
               (node.kind == MathNode::Kind::Upright &&
                (node.text.size() != 1 || fences.find(node.text) != std::string_view::npos));
    };
    return isFunction(left) ? !tight(right) : isFunction(right) && !tight(left);
}

Formula rowOf(const MathNode& node)
{
    std::vector<Formula> parts;
    for (std::size_t i = 0; i < node.parts.size(); ++i) {
        if (i > 0 && wantsRoom(node.parts[i - 1], node.parts[i]))
            parts.push_back(formula::upright(QStringLiteral("\u2009")));
        parts.push_back(formulaOf(node.parts[i]));
    }
    return formula::row(std::move(parts));
}

std::vector<Formula> formulasOf(const std::vector<MathNode>& nodes)
{
    std::vector<Formula> formulas;
    for (const MathNode& node : nodes)
        formulas.push_back(formulaOf(node));
    return formulas;
}

// Lines behind a brace, which have their own box.
bool isCases(const MathNode& node)
{
    return node.text == "{" && node.close.empty() && node.parts[0].kind == MathNode::Kind::Table &&
           node.parts[0].columns == 1;
}

// Null for a row without parts.
Formula orNull(const MathNode& node) { return node.empty() ? nullptr : formulaOf(node); }

} // namespace

Formula formulaOf(const MathNode& node)
{
    using enum MathNode::Kind;
    const QString text = QString::fromStdString(node.text);
    switch (node.kind) {
    case Row: return rowOf(node);
    case Letter: return formula::letter(text, tintOf(node.role));
    case Upright:
    case Function:
    case Live: return formula::upright(text);
    case Sign: return formula::sign(text);
    case Script: return formula::script(formulaOf(node.parts[0]), orNull(node.parts[1]), orNull(node.parts[2]));
    case Fraction: return formula::fraction(formulaOf(node.parts[0]), formulaOf(node.parts[1]));
    case Root: return formula::root(formulaOf(node.parts[0]));
    case Sum:
        return node.parts.empty() ? formula::sum(nullptr, nullptr, text)
                                  : formula::sum(orNull(node.parts[0]), orNull(node.parts[1]), text);
    case Fenced:
        if (isCases(node))
            return formula::cases(formulasOf(node.parts[0].parts));
        return formula::fenced(text, formulaOf(node.parts[0]), QString::fromStdString(node.close));
    case Table: return formula::table(formulasOf(node.parts), node.columns, node.left);
    }
    return formula::row({});
}

} // namespace attn
