// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/planelabels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace attn {

namespace {

constexpr std::size_t most_labels = 40;
constexpr double from_tip = 7;     // px from the tip
constexpr double wide_angle = 1.6; // 2 cos of half of it: arrows farther apart leave room for words
constexpr std::size_t rings = 3;   // of positions around it, for required words

// Eight places round a tip, those away from the origin first.
std::vector<QPointF> directions(QPointF outward)
{
    std::vector<QPointF> tries = {{1, 0}, {-1, 0}, {0, -1}, {0, 1}, {0.9, -0.9}, {-0.9, -0.9}, {0.9, 0.9}, {-0.9, 0.9}};
    std::ranges::stable_sort(tries, [&](QPointF a, QPointF b) {
        return QPointF::dotProduct(a, outward) / std::hypot(a.x(), a.y()) >
               QPointF::dotProduct(b, outward) / std::hypot(b.x(), b.y());
    });
    return tries;
}

class LabelPlacer {
public:
    LabelPlacer(const PlaneLayout& layout, const Canvas& canvas) : m_layout(layout), m_canvas(canvas) {}

    // An arrow's path.
    void keepFree(QPointF from, QPointF to)
    {
        const double r = 4 * m_layout.px, length = std::hypot(to.x() - from.x(), to.y() - from.y());
        const int count = std::min(int(length / r) + 1, 500);
        for (int i = 0; i <= count; ++i) {
            const QPointF at = from + (to - from) * (double(i) / count);
            m_taken.emplace_back(at.x() - r, at.y() - r, 2 * r, 2 * r);
        }
    }

    // `must`: placed even if no position is free.
    void place(const QString& words, const QString& edited, const TextStyle& style, const QColor& color, QPointF tip,
               QPointF outward, bool must)
    {
        const double px = m_layout.px, pad = 2 * px;
        const double first = m_canvas.textWidth(words, style), width = first + m_canvas.textWidth(edited, style),
                     height = m_canvas.capHeight(style) * 1.7;
        std::optional<QRectF> found;
        std::optional<QRectF> crossing; // covers arrows, but no words
        const std::vector<QPointF> tries = directions(outward);
        // Required words move farther out before they cover something.
        for (std::size_t i = 0; i < tries.size() * (must ? rings : 1); ++i) {
            const std::size_t ring = i / tries.size();
            const QPointF direction = tries[i % tries.size()];
            const double away = from_tip * (1 + 2.2 * double(ring));
            const QPointF middle =
                tip + QPointF(direction.x() * (width / 2 + away * px), direction.y() * (height / 2 + away * px));
            const QRectF box(middle.x() - width / 2 - pad, middle.y() - height / 2, width + 2 * pad, height);
            const bool inside = m_layout.area.adjusted(px, px, -px, -px).contains(box);
            if (inside && isAllFree(box)) {
                found = box;
                break;
            }
            if (must && inside && !crossing && !isWritten(box))
                crossing = box;
            if (must && !found) {
                QRectF moved = box;
                moved.moveLeft(
                    std::clamp(box.left(), m_layout.area.left() + px, m_layout.area.right() - px - box.width()));
                moved.moveTop(
                    std::clamp(box.top(), m_layout.area.top() + px, m_layout.area.bottom() - px - box.height()));
                found = moved;
            }
        }
        if (crossing && !isAllFree(*found))
            found = crossing;
        if (!found)
            return;
        m_taken.push_back(*found);
        const QPointF start(found->left() + pad, found->center().y() + m_canvas.capHeight(style) / 2);
        m_labels.push_back({words, edited, style, color, *found, start, start + QPointF(first, 0)});
    }

    std::vector<PlaneLabel> take() { return std::move(m_labels); }
    std::size_t count() const { return m_labels.size(); }

private:
    bool isAllFree(const QRectF& box) const
    {
        return std::ranges::none_of(m_taken, [&](const QRectF& taken) { return taken.intersects(box); });
    }
    bool isWritten(const QRectF& box) const
    {
        return std::ranges::any_of(m_labels, [&](const PlaneLabel& label) { return label.box.intersects(box); });
    }

    const PlaneLayout& m_layout;
    const Canvas& m_canvas;
    std::vector<QRectF> m_taken;
    std::vector<PlaneLabel> m_labels;
};

QString editedWord(const PlaneArrow& arrow) { return arrow.edited ? u' ' + QObject::tr("edited") : QString(); }

void placeAngle(LabelPlacer& placer, const PlanePicture& picture, const PlaneLayout& layout, const PlaneStyle& style)
{
    const PlaneArrow* query = picture.find(picture.currentOf(VectorKind::Query));
    const PlaneArrow* key = picture.find(picture.currentOf(VectorKind::Key));
    if (!picture.angle || !query || !key)
        return;
    const auto degrees = [](double angle) { return QStringLiteral("%1°").arg(angle, 0, 'f', 1); };
    QString words = QObject::tr("angle %1").arg(degrees(*picture.angle));
    if (picture.drawnAngle && degrees(*picture.drawnAngle) != degrees(*picture.angle))
        words = QObject::tr("%1 (drawn as %2)").arg(words, degrees(*picture.drawnAngle));
    const auto unit = [](PlanePoint tip) {
        const double length = std::hypot(tip.across, tip.up);
        return length > 0 ? QPointF(tip.across, -tip.up) / length : QPointF();
    };
    const QPointF middle = unit(query->tip) + unit(key->tip);
    const double length = std::hypot(middle.x(), middle.y()); // 2 cos(angle / 2)
    const auto place = [&](QPointF at, QPointF outward, bool must) {
        placer.place(words, {}, {TextFace::Strong, 13 * layout.px}, style.colors.accent, at, outward, must);
    };
    const std::size_t before = placer.count();
    if (length > 0.1 && length < wide_angle)
        place(layout.origin + middle / length * wedgeRadius(picture, layout), middle, false);
    if (placer.count() == before) // nothing current is on the other side of the origin
        place(layout.origin, middle * -1.0, true);
}

} // namespace

double wedgeRadius(const PlanePicture& picture, const PlaneLayout& layout)
{
    const PlaneArrow* query = picture.find(picture.currentOf(VectorKind::Query));
    const PlaneArrow* key = picture.find(picture.currentOf(VectorKind::Key));
    if (!query || !key)
        return 0;
    const auto length = [&](const PlaneArrow* arrow) {
        return std::hypot(arrow->tip.across, arrow->tip.up) * layout.unit;
    };
    const double shorter = std::min(length(query), length(key));
    return shorter < 6 * layout.px ? 0 : std::clamp(0.75 * shorter, 16 * layout.px, 54 * layout.px);
}

std::vector<PlaneLabel> planeLabels(const PlanePicture& picture, const PlaneLayout& layout, const Canvas& canvas,
                                    const PlaneStyle& style)
{
    LabelPlacer placer(layout, canvas);
    const TextStyle strong{TextFace::Strong, 13 * layout.px}, plain{TextFace::Words, 13 * layout.px};
    const auto outward = [](const PlaneArrow& arrow) { return QPointF(arrow.tip.across, -arrow.tip.up); };
    for (const PlaneArrow& arrow : picture.arrows)
        if (arrow.isCurrent)
            placer.keepFree(layout.origin, layout.at(arrow.tip));
    for (const PlaneArrow& arrow : picture.arrows)
        if (arrow.isCurrent)
            placer.place(picture.nameOf(arrow.place), editedWord(arrow), strong,
                         vectorColor(arrow.place.kind, style.colors), layout.at(arrow.tip), outward(arrow), true);
    placeAngle(placer, picture, layout, style);
    if (picture.tipsOnly)
        return placer.take();
    // Of one kind, so that a name alone says enough.
    const bool keys = picture.choice.shown[std::size_t(VectorKind::Key)];
    const VectorKind named = keys ? VectorKind::Key : VectorKind::Query;
    for (const PlaneArrow& arrow : picture.arrows)
        if (!arrow.isCurrent && arrow.place.kind == named && placer.count() < most_labels)
            placer.place(picture.names.value(int(arrow.place.token)), editedWord(arrow), plain,
                         vectorColor(named, style.colors), layout.at(arrow.tip), outward(arrow), false);
    return placer.take();
}

PlaneLabel pointedLabel(const PlanePicture& picture, const PlaneLayout& layout, const Canvas& canvas,
                        const PlaneStyle& style, const PlaneArrow& arrow)
{
    LabelPlacer placer(layout, canvas);
    placer.place(picture.nameOf(arrow.place), {}, {TextFace::Strong, 13 * layout.px},
                 vectorColor(arrow.place.kind, style.colors), layout.at(arrow.tip),
                 QPointF(arrow.tip.across, -arrow.tip.up), true);
    return placer.take().front();
}

} // namespace attn
