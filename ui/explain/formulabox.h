// SPDX-License-Identifier: GPL-3.0-or-later
// A small typesetter for formulas: boxes in a row, scripts, fractions, roots, sums, fences and tables, in STIX. Built from
// text, so that a formula can carry the scene's own numbers and the colours of query and key.
#pragma once

#include <QPointF>
#include <QString>

#include <memory>
#include <vector>

class QPainter;

namespace attn {

// Size of a box at a font size, around its baseline.
struct BoxExtent {
    double width = 0, ascent = 0, descent = 0;
    double height() const { return ascent + descent; }
};

// A piece of a formula; never changes, so pieces are shared freely.
class FormulaBox {
public:
    virtual ~FormulaBox() = default;
    virtual BoxExtent extent(double px) const = 0;
    virtual void paint(QPainter& painter, QPointF baseline, double px) const = 0; // baseline: left end
    virtual QString spoken() const = 0;                                           // for a screen reader
};
using Formula = std::shared_ptr<const FormulaBox>;

enum class Tint { Text, Query, Key, Value };

namespace formula {

// Letters are italic, everything else upright.
Formula letter(const QString& name, Tint tint = Tint::Text);
Formula upright(const QString& text);
Formula sign(const QString& text); // a relation or operator with room around it: =, −, ·
Formula row(std::vector<Formula> parts);
// Base with a subscript and a superscript; either may be null.
Formula script(Formula base, Formula sub, Formula sup = nullptr);
Formula fraction(Formula above, Formula below);
Formula root(Formula inside);
// Σ or another large sign, with what it runs over below it and its end above it; either may be null.
Formula sum(Formula over, Formula to = nullptr, const QString& sign = QStringLiteral("\u2211"));
// One line for each case behind a brace.
Formula cases(std::vector<Formula> lines);
// Between two signs as high as it is itself: ( ) [ ] { } |; either may be empty.
Formula fenced(const QString& open, Formula inside, const QString& close);
// Cells row by row, each column as wide as its widest; in the middle of it, or at its left end.
Formula table(std::vector<Formula> cells, std::size_t columns, bool left);

} // namespace formula

} // namespace attn
