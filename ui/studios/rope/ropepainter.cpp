// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropepainter.h"

#include "ui/kit/numbertext.h"
#include "ui/studios/rope/ropewords.h"
#include "ui/theme/tint.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace attn {

namespace {

constexpr ArrowStroke before_stroke{1.4, 7, true}, turned_stroke{2.6, 9, false};
constexpr double reach = 0.93;                        // of the longest vector, in radii
constexpr double widest_cell = 39, least_digits = 34; // px
constexpr double least_arc = 3;                       // degrees: a shorter turn is invisible

double degrees(double radians) { return radians * 180 / std::numbers::pi; }

struct Brush {
    Canvas& canvas;
    const RopePicture& picture;
    const RopeLayoutPlaces& places;
    const Colors& palette;

    const Colors& colors() const { return palette; }
    double px() const { return places.px; }
    TextStyle words(double size, TextFace face = TextFace::Words) const { return {face, size * places.px}; }

    void title(const RopePanel& panel, const RopeSide& side) const;
    void components(const RopePanel& panel, const RopeSide& side) const;
    void brackets(const RopePanel& panel, const RopeSide& side, const std::vector<double>& middles) const;
    void slot(const RopeSlot& slot, const RopeSide& side, std::int64_t pair) const;
    void arrows(QPointF centre, const RopeSide& side, std::int64_t pair) const;
    void arrow(QPointF centre, const PairArrow& before, const PairArrow& turned, double turn, bool query) const;
    void below(const RopeSlot& slot, const TurnedPair& turned) const;
    void equation() const;
    void legend() const;
    std::vector<std::int64_t> shownComponents(const RopeSide& side) const;
};

// The components of the shown pairs, in their order in the vector.
std::vector<std::int64_t> Brush::shownComponents(const RopeSide& side) const
{
    std::vector<std::int64_t> all;
    for (std::int64_t pair = places.first; pair < places.first + places.count; ++pair) {
        const auto [first, second] = side.vectors.pair(pair);
        all.insert(all.end(), {first, second});
    }
    std::ranges::sort(all);
    return all;
}

void Brush::title(const RopePanel& panel, const RopeSide& side) const
{
    const QRectF& box = panel.title;
    const QString name = layoutName(side.vectors.rope.layout);
    canvas.centredText(name, words(13, TextFace::Strong), {box.left(), box.center().y()}, colors().text, Align::Start);
    double left = box.left() + canvas.textWidth(name, words(13, TextFace::Strong)) + 8 * px();
    const QString pairs = pairsOf(side.vectors.rope.layout, side.vectors.turning());
    canvas.centredText(canvas.fitted(pairs, words(12), box.right() - left), words(12), {left, box.center().y()},
                       colors().text2, Align::Start);
    left += canvas.textWidth(pairs, words(12)) + 16 * px();
    const QString whose = QObject::tr("q of “%1”").arg(picture.query);
    if (left + canvas.textWidth(whose, words(12)) <= box.right())
        canvas.centredText(whose, words(12), {box.right(), box.center().y()}, colors().q, Align::End);
}

void Brush::components(const RopePanel& panel, const RopeSide& side) const
{
    const std::vector<std::int64_t> shown = shownComponents(side);
    const QRectF& box = panel.cells;
    const double wide =
        std::min(widest_cell * px() * places.text, box.width() / double(std::max<std::size_t>(shown.size(), 1)));
    double largest = 0;
    for (const double number : side.vectors.query)
        largest = std::max(largest, std::abs(number));
    const bool revealed = picture.before == RopeState::Yes;
    std::vector<double> middles;
    canvas.begin(QStringLiteral("components"));
    for (std::size_t at = 0; at < shown.size(); ++at) {
        const QRectF cell(box.left() + double(at) * wide, box.top(), wide - px(), box.height());
        const double number = side.vectors.query[std::size_t(shown[at])];
        middles.push_back(cell.center().x());
        canvas.centredText(QString::number(shown[at]), words(11, TextFace::Numbers),
                           {cell.center().x(), box.top() - 9 * px() * places.text}, colors().text2);
        const double tint = revealed && std::isfinite(number) && largest > 0 ? number / largest : 0;
        const QColor ground = revealed ? tintedCell(tint, colors()) : colors().base;
        canvas.fill(cell, ground);
        if (!revealed || colors().highContrast)
            drawRing(canvas, cell, 0, px(), colors().line);
        if (!revealed && picture.before == RopeState::Pending)
            continue;
        const int decimals = wide >= 48 * px() * places.text ? 3 : wide >= least_digits * px() * places.text ? 2 : 1;
        const int room = int((wide - 2 * px()) /
                             std::max(canvas.textWidth(QStringLiteral("0"), words(11, TextFace::Numbers)), 1e-6));
        canvas.centredText(revealed ? formatCell(number, std::min(decimals, picture.digits), room)
                                    : QStringLiteral("?"),
                           words(11, TextFace::Numbers), cell.center(), textColorOn(ground));
    }
    canvas.end();
    brackets(panel, side, middles);
}

void Brush::brackets(const RopePanel& panel, const RopeSide& side, const std::vector<double>& middles) const
{
    const std::vector<std::int64_t> shown = shownComponents(side);
    const auto middleOf = [&](std::int64_t component) {
        return middles[std::size_t(std::ranges::lower_bound(shown, component) - shown.begin())];
    };
    const bool nested = side.vectors.rope.layout == RopeLayout::Half;
    const double top = panel.brackets.top() + 3 * px();
    const double room = panel.brackets.height() - 13 * px();
    canvas.begin(QStringLiteral("pairs"));
    std::vector<double> levels;
    for (std::int64_t at = 0; at < places.count; ++at)
        levels.push_back(top +
                         (nested ? std::min(8.0 * px(), room / double(places.count)) * double(at + 1) : 16 * px()));
    // Lines first, so that none crosses a number.
    for (std::int64_t at = 0; at < places.count; ++at) {
        const auto [first, second] = side.vectors.pair(places.first + at);
        const bool isCurrent = places.first + at == picture.choice.pair;
        QPainterPath line;
        line.moveTo(middleOf(first), top);
        line.lineTo(middleOf(first), levels[std::size_t(at)]);
        line.lineTo(middleOf(second), levels[std::size_t(at)]);
        line.lineTo(middleOf(second), top);
        canvas.stroke(line, isCurrent ? colors().accent : colors().text2, (isCurrent ? 1.8 : 1.2) * px());
    }
    for (std::int64_t at = 0; at < places.count; ++at) {
        const auto [first, second] = side.vectors.pair(places.first + at);
        const TextStyle text = words(11, TextFace::Strong);
        const QString name = QString::number(places.first + at);
        const QPointF middle((middleOf(first) + middleOf(second)) / 2, levels[std::size_t(at)]);
        const QSizeF size(canvas.textWidth(name, text) + 4 * px(), canvas.capHeight(text) + 2 * px());
        canvas.fill(QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size), colors().base);
        canvas.centredText(name, text, middle,
                           places.first + at == picture.choice.pair ? colors().accent : colors().text);
    }
    canvas.end();
}

void Brush::arrow(QPointF centre, const PairArrow& before, const PairArrow& turned, double turn, bool query) const
{
    if (!(picture.longest > 0))
        return;
    const double unit = places.radius * reach / picture.longest;
    const auto at = [&](const PairArrow& arrow) { return centre + QPointF(arrow.across, -arrow.up) * unit; };
    const QColor color = query ? colors().q : colors().k;
    drawArrow(canvas, centre, at(before), color, before_stroke, px(), colors());
    if (picture.turned != RopeState::Yes)
        return;
    const double radius = (query ? 0.46 : 0.4) * places.radius, length = before.length() * unit;
    const double sweep = std::fmod(degrees(turn), 360);
    if (length > 0.3 * places.radius && std::abs(sweep) > least_arc) {
        const double own = std::min(radius, 0.8 * length);
        const QRectF round(centre.x() - own, centre.y() - own, 2 * own, 2 * own);
        const double start = degrees(std::atan2(before.up, before.across));
        QPainterPath arc;
        arc.arcMoveTo(round, start);
        arc.arcTo(round, start, sweep);
        canvas.stroke(arc, color, 1.2 * px());
    }
    drawArrow(canvas, centre, at(turned), color, turned_stroke, px(), colors());
}

void Brush::arrows(QPointF centre, const RopeSide& side, std::int64_t pair) const
{
    const TurnedPair& turned = side.turned.pairs[std::size_t(pair)];
    arrow(centre, keyArrow(side.vectors, pair), turned.key, turned.keyTurn, false);
    arrow(centre, queryArrow(side.vectors, pair), turned.query, turned.queryTurn, true);
    const bool revealed = picture.turned == RopeState::Yes && picture.longest > 0;
    const double unit = revealed ? places.radius * reach / picture.longest : 0;
    // Names beyond the tips, side by side if the tips coincide.
    const auto nameAt = [&](const PairArrow& tip) {
        const double length = std::max(tip.length(), 1e-30);
        return centre + QPointF(tip.across, -tip.up) * (unit + 10 * px() / length);
    };
    if (!revealed)
        return;
    QPointF q = nameAt(turned.query), k = nameAt(turned.key);
    if (const QPointF apart = k - q; std::hypot(apart.x(), apart.y()) < 11 * px()) {
        const double sign = apart.x() < 0 ? 1 : -1;
        q.rx() += sign * 6 * px();
        k.rx() -= sign * 6 * px();
    }
    canvas.centredText(QStringLiteral("q"), words(13, TextFace::Strong), q, colors().q);
    canvas.centredText(QStringLiteral("k"), words(13, TextFace::Strong), k, colors().k);
}

void Brush::below(const RopeSlot& slot, const TurnedPair& turned) const
{
    const TextStyle text = words(11, TextFace::Numbers);
    const double line = 18 * px() * places.text;
    double y = slot.centre.y() + places.radius + 5 * px() + line / 2;
    double x = slot.box.left();
    const auto put = [&](const QString& number, const QColor& color) {
        canvas.centredText(number, text, {x, y}, color, Align::Start);
        x += canvas.textWidth(number, text) + 6 * px();
    };
    put(turnText(turned.queryTurn), colors().q);
    put(turnText(turned.keyTurn), colors().k);
    if (!picture.tellsScore())
        return;
    if (places.twoLines) {
        x = slot.box.left();
        y += line;
    }
    put(partText(turned.part, picture.digits), colors().text);
}

void Brush::slot(const RopeSlot& slot, const RopeSide& side, std::int64_t pair) const
{
    const bool isCurrent = pair == picture.choice.pair;
    const QString name = QObject::tr("Pair %1").arg(pair);
    const double y = slot.box.top() + 10 * px() * places.text;
    canvas.centredText(name, words(12, TextFace::Strong), {slot.box.left(), y},
                       isCurrent ? colors().accent : colors().text, Align::Start);
    const double left = slot.box.left() + canvas.textWidth(name, words(12, TextFace::Strong)) + 5 * px();
    canvas.centredText(
        canvas.fitted(componentsOfPair(side.vectors, pair), words(12), slot.box.right() - left - 4 * px()), words(12),
        {left, y}, colors().text2, Align::Start);

    QPainterPath circle;
    circle.addEllipse(slot.centre, places.radius, places.radius);
    canvas.fill(circle, colors().panel);
    const double r = places.radius;
    canvas.fill(QRectF(slot.centre.x() - r, slot.centre.y() - px() / 2, 2 * r, px()), colors().line);
    canvas.fill(QRectF(slot.centre.x() - px() / 2, slot.centre.y() - r, px(), 2 * r), colors().line);
    canvas.stroke(circle, isCurrent ? colors().accent : colors().edge, (isCurrent ? 2 : 1) * px());
    const RopeState revealed = picture.before;
    if (revealed != RopeState::Yes || !picture.finite) {
        const QString why = revealed == RopeState::Hidden    ? QStringLiteral("?")
                            : revealed == RopeState::Pending ? notYet()
                                                             : QStringLiteral("nan");
        canvas.centredText(why, words(12), slot.centre, colors().text2);
        return;
    }
    arrows(slot.centre, side, pair);
    if (picture.turned == RopeState::Yes)
        below(slot, side.turned.pairs[std::size_t(pair)]);
}

void Brush::equation() const
{
    const QRectF& box = places.equation;
    const double y = box.center().y();
    double x = box.left();
    const auto put = [&](const QString& text, const TextStyle& style, const QColor& color, double room) {
        canvas.centredText(text, style, {x, y}, color, Align::Start);
        x += canvas.textWidth(text, style) + room * px();
    };
    const TextStyle name = words(13, TextFace::Strong), numbers = words(13, TextFace::Numbers);
    const double widest = box.width() / 6;
    put(canvas.fitted(picture.query, name, widest), name, colors().q, 6);
    put(QString(QChar(0x2192)), words(13), colors().text2, 6);
    put(canvas.fitted(picture.key, name, widest), name, colors().k, 20);
    const auto widthOf = [&](const RopeEquation& equation) {
        double width =
            canvas.textWidth(QStringLiteral("= ") + equation.result, words(13, TextFace::StrongNumbers)) + 7 * px();
        for (const RopeTerm& term : equation.terms)
            width += canvas.textWidth(term.sign + term.number, numbers) + 12 * px() +
                     (term.words.isEmpty() ? 0 : canvas.textWidth(term.words, words(12)) + 8 * px());
        return width;
    };
    // The pairs that are shown where they fit, else as many as do.
    std::int64_t count = places.count;
    RopeEquation equation = ropeEquation(picture, places.first, count);
    while (count > 0 && widthOf(equation) > box.right() - x)
        equation = ropeEquation(picture, places.first, --count);
    for (std::size_t at = 0; at < equation.terms.size(); ++at) {
        const RopeTerm& term = equation.terms[at];
        if (at > 0 || term.sign != QLatin1String("+"))
            put(term.sign, numbers, colors().text, 5);
        put(term.number, numbers, term.pair == picture.choice.pair ? colors().accent : colors().text, 7);
        if (!term.words.isEmpty())
            put(term.words, words(12), colors().text2, 8);
    }
    if (!equation.terms.empty()) {
        put(QStringLiteral("="), numbers, colors().text, 7);
        put(equation.result, words(13, TextFace::StrongNumbers), colors().text, 0);
    }
}

void Brush::legend() const
{
    const QRectF& box = places.legend;
    const double y = box.center().y();
    const TextStyle text = words(12);
    double x = box.right();
    const auto put = [&](const QString& name, const ArrowStroke& stroke) {
        canvas.centredText(name, text, {x, y}, colors().text2, Align::End);
        x -= canvas.textWidth(name, text) + 8 * px();
        drawArrow(canvas, {x - 24 * px(), y}, {x, y}, colors().text2, stroke, px(), colors());
        x -= 40 * px();
    };
    put(QObject::tr("rotated"), turned_stroke);
    put(QObject::tr("before"), before_stroke);
    const QString under = QObject::tr("below each circle: rotation of q, rotation of k, and their part of the score");
    canvas.centredText(canvas.fitted(under, text, x - box.left()), text, {box.left(), y}, colors().text2, Align::Start);
}

} // namespace

void drawArrow(Canvas& canvas, QPointF from, QPointF tip, const QColor& color, const ArrowStroke& stroke, double px,
               const Colors& colors)
{
    const QPointF sign = tip - from;
    const double length = std::hypot(sign.x(), sign.y());
    if (length < 0.5 * px)
        return;
    const QPointF along = sign / length, across(-along.y(), along.x());
    const double head = std::min(stroke.head * px, length), half = 0.42 * head;
    const QPointF neck = tip - along * head;
    const double line = length - head, dash = 4 * px, gap = 3 * px;
    QPainterPath path;
    for (double at = 0; at < line; at += stroke.dashed ? dash + gap : line) {
        path.moveTo(from + along * at);
        path.lineTo(from + along * (stroke.dashed ? std::min(at + dash, line) : line));
    }
    canvas.stroke(path, color, stroke.width * px);
    QPainterPath point(tip);
    point.lineTo(neck + across * half);
    point.lineTo(neck - across * half);
    point.closeSubpath();
    canvas.fill(point, stroke.dashed ? colors.base : color);
    if (stroke.dashed)
        canvas.stroke(point, color, stroke.width * px);
}

void drawRopePanels(Canvas& canvas, const RopePicture& picture, const RopeLayoutPlaces& places, const Colors& colors)
{
    if (picture.empty())
        return;
    const Brush brush{canvas, picture, places, colors};
    for (std::size_t panel = 0; panel < 2; ++panel) {
        const RopeSide& side = picture.sides[panel];
        canvas.begin(layoutName(side.vectors.rope.layout));
        brush.title(places.panels[panel], side);
        brush.components(places.panels[panel], side);
        for (std::int64_t at = 0; at < places.count; ++at)
            brush.slot(places.panels[panel].slots[std::size_t(at)], side, places.first + at);
        canvas.end();
    }
    brush.equation();
    brush.legend();
}

} // namespace attn
