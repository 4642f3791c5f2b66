// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/linespainter.h"

#include "ui/paint/pixelshapes.h"
#include "ui/theme/headcolor.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace attn {

namespace {

constexpr std::size_t most_bright = 4;
constexpr double thinnest = 1, thicker_current = 11, thicker_behind = 7; // px
constexpr double behind = 0.16, behind_high_contrast = 0.45;             // of a line's opacity
constexpr double opaque_from = 0.25, least_opaque = 0.01;                // weights

double faintness(const Colors& colors) { return colors.highContrast ? behind_high_contrast : behind; }

// The strongest of the current lines stay visible even when hundreds of tokens share the weight.
double opaqueFrom(const std::vector<DrawnLine>& lines, bool isCurrent)
{
    return lines.empty() || !isCurrent ? opaque_from
                                       : std::clamp(double(std::abs(lines.back().weight)), least_opaque, opaque_from);
}

double opacityOf(float weight, double opaque) { return std::min(1.0, std::sqrt(std::abs(weight) / opaque)); }

// Passes on the pieces of a dashed line in order, as fractions of its length.
template <class Take> void cutIntoPieces(double length, std::span<const double> dash, double unit, const Take& take)
{
    if (dash.empty())
        return take(0.0, 1.0);
    std::size_t part = 0;
    for (double at = 0; at < length; ++part) {
        const double next = std::min(at + dash[part % dash.size()] * unit, length);
        if (part % 2 == 0)
            take(at / length, next / length);
        at = next;
    }
}

QPainterPath pieces(const QLineF& line, std::span<const double> dash, double unit)
{
    QPainterPath path;
    cutIntoPieces(line.length(), dash, unit, [&](double from, double to) {
        path.moveTo(line.pointAt(from));
        path.lineTo(line.pointAt(to));
    });
    return path;
}

struct LineLook {
    QColor color;
    double width = 1;
    std::span<const double> dash;
    bool hollow = false;
};

LineLook lookOf(const LineSet& set, const LinesLayout& layout, const DrawnLine& line, const LinesFocus& focus,
                bool isCurrent, double opaque, const Colors& colors)
{
    const int head = set.heads()[line.head].head;
    // Mixed instead of seen through: that is several times faster, and the strongest lines lie on top.
    const bool faint = !isCurrent || !focus.bright[line.head];
    const double opacity = opacityOf(line.weight, opaque) * (faint ? faintness(colors) : 1);
    return {mixed(colors.base, headColor(head, colors), opacity), thicknessOf(line.weight, isCurrent, layout.unit),
            headDash(head), line.weight < 0};
}

// Keeps the strongest of many lines, so that few are examined closely and none is sorted needlessly.
class Strongest {
public:
    Strongest(const LineSet& set, const LinesLayout& layout, float least, std::size_t most)
        : m_set(set), m_layout(layout), m_least(least), m_most(most)
    {
    }

    // Those of one token, visible and not hidden.
    void add(std::size_t head, LineToken token)
    {
        const std::vector<float> weights = m_set.weights(head, token);
        const double offset = headOffset(m_layout, head, m_set.heads().size());
        for (int other = 0; other < int(weights.size()); ++other) {
            const float weight = weights[std::size_t(other)];
            if (!(std::abs(weight) >= m_least) || std::isinf(weight)) // nan too
                continue;
            const Cell cell = LineSet::cellOf(token, other);
            if (m_layout.isCrossed(cell, offset) && m_set.isRevealed(head, cell))
                m_found.push_back({weight, int(head), cell});
        }
        if (m_found.size() > spare * m_most)
            drop();
    }

    // Weakest first.
    std::vector<DrawnLine> lines()
    {
        drop();
        std::ranges::sort(m_found, weaker);
        std::vector<DrawnLine> lines;
        lines.reserve(m_found.size());
        for (const Candidate& each : m_found) {
            const double offset = headOffset(m_layout, std::size_t(each.head), m_set.heads().size());
            lines.push_back({std::size_t(each.head), each.cell, each.weight, m_layout.line(each.cell, offset)});
        }
        return lines;
    }

private:
    struct Candidate {
        float weight = 0;
        int head = 0;
        Cell cell;
    };
    static constexpr std::size_t spare = 4;

    // Of equal ones the later is the stronger.
    static bool weaker(const Candidate& a, const Candidate& b)
    {
        const auto order = [](const Candidate& each) {
            return std::tuple(std::abs(each.weight), each.head, each.cell.row, each.cell.column);
        };
        return order(a) < order(b);
    }

    void drop()
    {
        if (m_found.size() <= m_most)
            return;
        const auto first = m_found.end() - std::ptrdiff_t(m_most);
        std::ranges::nth_element(m_found, first, weaker);
        m_least = std::abs(first->weight);
        m_found.erase(m_found.begin(), first);
    }

    const LineSet& m_set;
    const LinesLayout& m_layout;
    float m_least;
    std::size_t m_most;
    std::vector<Candidate> m_found;
};

} // namespace

std::vector<bool> brightHeads(const LineSet& set, int pointed)
{
    std::vector<bool> bright;
    std::size_t count = 0;
    for (const LineHead& head : set.heads()) {
        const bool among = !head.off && count < most_bright;
        count += among;
        bright.push_back(among || head.head == pointed);
    }
    return bright;
}

std::vector<DrawnLine> linesOf(const LineSet& set, const LinesLayout& layout, LineToken token)
{
    Strongest found(set, layout, least_current, most_current);
    for (std::size_t head = 0; head < set.heads().size(); ++head)
        found.add(head, token);
    return found.lines();
}

std::vector<DrawnLine> linesBehind(const LineSet& set, const LinesLayout& layout, const std::vector<bool>& bright)
{
    Strongest found(set, layout, least_behind, most_behind);
    const int end = std::min(layout.end, set.count(LineSide::Queries));
    for (std::size_t head = 0; head < set.heads().size(); ++head)
        for (int query = layout.first; query < end && bright[head]; ++query)
            found.add(head, {LineSide::Queries, query});
    return found.lines();
}

double thicknessOf(float weight, bool isCurrent, double unit)
{
    const double share = std::min(std::abs(double(weight)), 1.0);
    return (thinnest + (isCurrent ? thicker_current : thicker_behind) * share) * unit;
}

void drawLines(Canvas& canvas, const LineSet& set, const LinesLayout& layout, const std::vector<DrawnLine>& lines,
               const LinesFocus& focus, bool isCurrent, const Colors& colors)
{
    const double opaque = opaqueFrom(lines, isCurrent);
    for (const DrawnLine& line : lines) {
        const LineLook look = lookOf(set, layout, line, focus, isCurrent, opaque, colors);
        const QPainterPath path = pieces(line.line, look.dash, layout.unit);
        canvas.stroke(path, look.color, look.width);
        if (look.hollow)
            canvas.stroke(path, colors.base, look.width / 2);
    }
}

void drawLines(QImage& pixels, QPointF corner, const LineSet& set, const LinesLayout& layout,
               const std::vector<DrawnLine>& lines, const LinesFocus& focus, bool isCurrent, const Colors& colors)
{
    const double scale = pixels.devicePixelRatio();
    const double opaque = opaqueFrom(lines, isCurrent);
    const PixelField field(pixels);
    for (const DrawnLine& line : lines) {
        const LineLook look = lookOf(set, layout, line, focus, isCurrent, opaque, colors);
        const QLineF whole((line.line.p1() - corner) * scale, (line.line.p2() - corner) * scale);
        const double length = whole.length();
        const auto stroke = [&](const QColor& color, double width) {
            const PixelLine pixel_line(field, whole, width * scale);
            cutIntoPieces(
                length, look.dash, layout.unit * scale,
                [&, foreground = color.rgb()](double from, double to) { pixel_line.draw(from, to, foreground); });
        };
        stroke(look.color, look.width);
        if (look.hollow)
            stroke(colors.base, look.width / 2);
    }
}

void drawHeadSample(Canvas& canvas, const QLineF& line, int head, bool faint, double width, double unit,
                    const Colors& colors)
{
    const double opacity = faint ? std::max(faintness(colors), 0.35) : 1;
    const QColor color = mixed(colors.base, headColor(head, colors), opacity);
    canvas.stroke(pieces(line, headDash(head), unit), color, width);
}

} // namespace attn
