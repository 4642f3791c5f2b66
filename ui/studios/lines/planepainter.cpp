// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/planepainter.h"

#include "ui/kit/numbertext.h"
#include "ui/studios/lines/planelabels.h"
#include "ui/theme/headcolor.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace attn {

namespace {

struct VectorLook {
    double width, thin; // px, current and not
    double head;        // length
    bool dashed = false, hollow = false;
};
VectorLook lookOf(VectorKind kind)
{
    switch (kind) {
    case VectorKind::Query: return {3.4, 1.4, 11};
    case VectorKind::Key: return {3, 1.5, 12};
    case VectorKind::Value: return {2.2, 1.2, 11, true, true};
    case VectorKind::Context: break;
    }
    return {3, 1.5, 12};
}

constexpr double dash_length = 6, dash_gap = 3;      // px
constexpr double least_disc = 1.5, widest_disc = 15; // px: radius of the disc of a weight
constexpr double least_spoke = 0.02;                 // weight of a value that a line joins with the context

double lengthOf(QPointF direction) { return std::hypot(direction.x(), direction.y()); }

QPainterPath lineFrom(QPointF from, QPointF to, bool dashed, double px)
{
    QPainterPath path;
    const QPointF direction = to - from;
    const double length = lengthOf(direction);
    if (!dashed || length <= 0) {
        path.moveTo(from);
        path.lineTo(to);
        return path;
    }
    for (double at = 0; at < length; at += (dash_length + dash_gap) * px) {
        path.moveTo(from + direction * (at / length));
        path.lineTo(from + direction * (std::min(at + dash_length * px, length) / length));
    }
    return path;
}

QColor faded(const QColor& color, const Colors& colors)
{
    return mixed(colors.base, color, colors.highContrast ? 0.75 : 0.5);
}

void drawGrid(Canvas& canvas, const PlaneLayout& layout, const PlaneStyle& style)
{
    const Colors& c = style.colors;
    const QRectF& area = layout.area;
    const TextStyle numbers{TextFace::Numbers, 12 * layout.px};
    const QColor line = c.highContrast ? mixed(c.base, c.line, 0.4) : c.line;
    const PlanePoint low = layout.from(area.bottomLeft()), high = layout.from(area.topRight());
    const double thin = std::max(layout.px, canvas.pixel());
    for (double at = std::ceil(low.up / layout.grid); at * layout.grid < high.up; ++at) {
        const double y = layout.at({0, at * layout.grid}).y();
        canvas.fill(QRectF(area.left(), y - thin / 2, area.width(), thin), at == 0 ? c.edge : line);
        if (at != 0 && y > area.top() + 18 * layout.px && y < area.bottom() - 22 * layout.px)
            canvas.text(formatSignificant(at * layout.grid), numbers, {area.right() - 6 * layout.px, y - 4 * layout.px},
                        c.text2, Align::End);
    }
    for (double at = std::ceil(low.across / layout.grid); at * layout.grid < high.across; ++at) {
        const double x = layout.at({at * layout.grid, 0}).x();
        canvas.fill(QRectF(x - thin / 2, area.top(), thin, area.height()), at == 0 ? c.edge : line);
        const QString words = formatSignificant(at * layout.grid);
        const double width = canvas.textWidth(words, numbers), baseline = area.bottom() - 6 * layout.px;
        if (at == 0 || x + 4 * layout.px + width >= area.right() - 40 * layout.px)
            continue;
        const double high = canvas.capHeight(numbers); // a line of the grid may lie there
        canvas.fill(
            QRectF(x + 2 * layout.px, baseline - high - 2 * layout.px, width + 4 * layout.px, high + 4 * layout.px),
            c.base);
        canvas.text(words, numbers, {x + 4 * layout.px, baseline}, c.text2);
    }
}

// The tip alone: filled of queries, a square of keys, hollow of values.
void drawTip(Canvas& canvas, VectorKind kind, QPointF tip, const QColor& color, double px)
{
    const double r = 2.6 * px;
    QPainterPath path;
    if (kind == VectorKind::Key) {
        canvas.fill(QRectF(tip.x() - r, tip.y() - r, 2 * r, 2 * r), color);
        return;
    }
    path.addEllipse(tip, r, r);
    kind == VectorKind::Value ? canvas.stroke(path, color, 1.2 * px) : canvas.fill(path, color);
}

void drawHull(Canvas& canvas, const PlanePicture& picture, const PlaneLayout& layout, const Colors& c)
{
    if (picture.hull.empty())
        return;
    QPainterPath path(layout.at(picture.hull.front()));
    for (const PlanePoint& corner : picture.hull)
        path.lineTo(layout.at(corner));
    path.closeSubpath();
    if (picture.hull.size() > 2)
        canvas.fill(path, mixed(c.base, c.v, c.highContrast ? 0.18 : 0.07));
    canvas.stroke(path, mixed(c.base, c.v, 0.45), layout.px);
}

// Each value's weight as a disc of that area, and as a line to the context.
void drawWeights(Canvas& canvas, const PlanePicture& picture, const PlaneLayout& layout, const Colors& c)
{
    if (picture.weights.empty())
        return;
    const PlaneArrow* context = picture.find(picture.currentOf(VectorKind::Context));
    for (const PlaneArrow& arrow : picture.arrows) {
        if (arrow.place.kind != VectorKind::Value)
            continue;
        const double weight = std::abs(picture.weights[std::size_t(arrow.place.token)]);
        const double radius = widest_disc * std::sqrt(std::min(weight, 4.0));
        const QPointF tip = layout.at(arrow.tip);
        if (context && weight >= least_spoke)
            canvas.stroke(lineFrom(tip, layout.at(context->tip), false, layout.px),
                          mixed(c.base, c.v, 0.25 + 0.5 * std::min(weight, 1.0)), layout.px);
        if (radius < least_disc)
            continue;
        QPainterPath disc;
        disc.addEllipse(tip, radius * layout.px, radius * layout.px);
        canvas.fill(disc, mixed(c.base, c.v, c.highContrast ? 0.4 : 0.2));
    }
}

// Between the arrows of query and key; omitted if one of them has almost no length.
void drawWedge(Canvas& canvas, const PlanePicture& picture, const PlaneLayout& layout, const Colors& c)
{
    const PlaneArrow* query = picture.find(picture.currentOf(VectorKind::Query));
    const PlaneArrow* key = picture.find(picture.currentOf(VectorKind::Key));
    if (!picture.angle || !query || !key)
        return;
    const QPointF q = layout.at(query->tip) - layout.origin, k = layout.at(key->tip) - layout.origin;
    const double radius = wedgeRadius(picture, layout);
    if (radius <= 0)
        return;
    const auto degrees = [](QPointF direction) {
        return std::atan2(-direction.y(), direction.x()) * 180 / std::numbers::pi;
    };
    double sweep = degrees(k) - degrees(q);
    sweep -= 360 * std::round(sweep / 360);
    const QRectF circle(layout.origin - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius));
    QPainterPath wedge(layout.origin);
    wedge.arcTo(circle, degrees(q), sweep);
    wedge.closeSubpath();
    canvas.fill(wedge, mixed(c.base, c.accent, c.highContrast ? 0.4 : 0.22));
    QPainterPath arc;
    arc.arcMoveTo(circle, degrees(q));
    arc.arcTo(circle, degrees(q), sweep);
    canvas.stroke(arc, c.accent, 1.6 * layout.px);
}

QColor spanColor(const PlaneSpan& span, const Colors& c)
{
    switch (span.role) {
    case SpanRole::Quiet: return c.text2;
    case SpanRole::Query: return c.q;
    case SpanRole::Key: return c.k;
    case SpanRole::Value: return c.v;
    case SpanRole::Accent: return c.accent;
    case SpanRole::Head: return headColor(span.head, c);
    case SpanRole::Plain:
    case SpanRole::Strong: break;
    }
    return c.text;
}

} // namespace

QColor vectorColor(VectorKind kind, const Colors& colors)
{
    return kind == VectorKind::Query ? colors.q : kind == VectorKind::Key ? colors.k : colors.v;
}

void drawVector(Canvas& canvas, VectorKind kind, QPointF from, QPointF to, bool full, const Colors& colors, double px)
{
    const VectorLook look = lookOf(kind);
    const QColor color = full ? vectorColor(kind, colors) : faded(vectorColor(kind, colors), colors);
    const QPointF direction = to - from;
    const double length = lengthOf(direction);
    const double head = std::min((full ? look.head : 8) * px, length);
    if (length < 0.5 * px) { // a dot at the origin
        QPainterPath dot;
        dot.addEllipse(to, 3 * px, 3 * px);
        return canvas.fill(dot, color);
    }
    const QPointF along = direction / length, across(-along.y(), along.x());
    const QPointF base = to - along * head;
    canvas.stroke(lineFrom(from, base, look.dashed, px), color, (full ? look.width : look.thin) * px);
    QPainterPath tip(to);
    tip.lineTo(base + across * head * 0.42);
    tip.lineTo(base - across * head * 0.42);
    tip.closeSubpath();
    if (!look.hollow)
        return canvas.fill(tip, color);
    canvas.fill(tip, colors.base);
    canvas.stroke(tip, color, (full ? 1.6 : 1.1) * px);
}

void drawPlaneGround(Canvas& canvas, const PlanePicture& picture, const PlaneLayout& layout, const PlaneStyle& style)
{
    const Colors& c = style.colors;
    canvas.fill(layout.area, c.base);
    canvas.begin(QStringLiteral("grid"));
    drawGrid(canvas, layout, style);
    canvas.end();
    canvas.begin(QStringLiteral("hull"));
    drawHull(canvas, picture, layout, c);
    drawWeights(canvas, picture, layout, c);
    canvas.end();
    canvas.begin(QStringLiteral("vectors"));
    // Of tips that lie on one place one is seen.
    std::set<std::tuple<int, int, VectorKind>> taken;
    for (const PlaneArrow& arrow : picture.arrows) {
        if (arrow.isCurrent)
            continue;
        const QPointF tip = layout.at(arrow.tip);
        const auto place = std::tuple(int(std::lround(tip.x() / layout.px / 2)),
                                      int(std::lround(tip.y() / layout.px / 2)), arrow.place.kind);
        if (!layout.area.contains(tip) || !taken.insert(place).second)
            continue;
        if (picture.tipsOnly)
            drawTip(canvas, arrow.place.kind, tip, faded(vectorColor(arrow.place.kind, c), c), layout.px);
        else
            drawVector(canvas, arrow.place.kind, layout.origin, tip, false, c, layout.px);
    }
    canvas.end();
}

void drawCurrentVectors(Canvas& canvas, const PlanePicture& picture, const PlaneLayout& layout, const PlaneStyle& style)
{
    const Colors& c = style.colors;
    canvas.begin(QStringLiteral("selected"));
    drawWedge(canvas, picture, layout, c);
    for (const PlaneArrow& arrow : picture.arrows)
        if (arrow.isCurrent)
            drawVector(canvas, arrow.place.kind, layout.origin, layout.at(arrow.tip), true, c, layout.px);
    canvas.end();
    canvas.begin(QStringLiteral("labels"));
    for (const PlaneLabel& label : planeLabels(picture, layout, canvas, style)) {
        canvas.fill(label.box, c.base);
        canvas.text(label.words, label.style, label.start, label.color);
        if (!label.edited.isEmpty())
            canvas.text(label.edited, label.style, label.editedStart, c.accent);
    }
    canvas.end();
}

void drawPointed(Canvas& canvas, const PlanePicture& picture, const PlaneLayout& layout, const PlaneArrow& arrow,
                 const PlaneStyle& style)
{
    const Colors& c = style.colors;
    const QPointF tip = layout.at(arrow.tip);
    drawVector(canvas, arrow.place.kind, layout.origin, tip, true, c, layout.px);
    QPainterPath ring;
    ring.addEllipse(tip, 8 * layout.px, 8 * layout.px);
    canvas.stroke(ring, c.accent, 1.6 * layout.px);
    const PlaneLabel label = pointedLabel(picture, layout, canvas, style, arrow);
    canvas.fill(label.box, c.base);
    drawRing(canvas, label.box, layout.px, layout.px, c.edge);
    canvas.text(label.words, label.style, label.start, label.color);
}

double planeLinesHeight(std::size_t lines, double px, double text) { return (12 + 22 * text * double(lines)) * px; }

void drawPlaneLines(Canvas& canvas, const std::vector<PlaneLine>& lines, const QRectF& box, double px,
                    const PlaneStyle& style)
{
    const Colors& c = style.colors;
    const TextStyle words{TextFace::Words, 12 * px};
    canvas.fill(box, c.panel);
    drawRing(canvas, box, 0, std::max(px, canvas.pixel()), c.line);
    double titles = 0;
    for (const PlaneLine& line : lines)
        titles = std::max(titles, canvas.textWidth(line.title, words));
    const double start = box.left() + 12 * px + titles + 16 * px, end = box.right() - 10 * px;
    double y = box.top() + 6 * px + 11 * px * style.text;
    for (const PlaneLine& line : lines) {
        canvas.centredText(line.title, words, {box.left() + 12 * px, y}, c.text2, Align::Start);
        double x = start;
        for (const PlaneSpan& span : line.spans) {
            const bool quiet = span.role == SpanRole::Quiet;
            const TextFace face = quiet                           ? TextFace::Words
                                  : span.role == SpanRole::Strong ? TextFace::StrongNumbers
                                                                  : TextFace::Numbers;
            const TextStyle text{face, (quiet ? 12 : 13) * px};
            const double width = canvas.textWidth(span.text, text);
            const QString fits = x + width <= end ? span.text : canvas.fitted(span.text, text, std::max(end - x, 0.0));
            canvas.centredText(fits, text, {x, y}, spanColor(span, c), Align::Start);
            x += width;
            if (x > end)
                break;
        }
        y += 22 * px * style.text;
    }
}

} // namespace attn
