// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/pixelshapes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace attn {

namespace {

constexpr unsigned whole_pixel = 256; // shares of a pixel
constexpr int fixed_bits = 16;        // of places across a line, behind the point
constexpr double thin = 1.3;          // px: half of a line whose ends look the same cut along the pixels
constexpr double upright = 1e-9;      // of an edge's length: it is axis-aligned

unsigned shareOf(double cover) { return unsigned(cover * whole_pixel); }

double coverOf(double inside) { return std::clamp(inside + 0.5, 0.0, 1.0); }

// Of a quadrilateral. How far the middle of a pixel lies inside: 0 where the edge halves the pixel, 1/2 where all of it
// does.
struct QuadEdge {
    double x = 0, y = 0, one = 0;
    double back = 0; // 1 / x

    double at(double row) const { return y * row + one; } // at x = 0
};

} // namespace

PixelField::PixelField(QImage& picture)
    : first(reinterpret_cast<QRgb*>(picture.bits())), row(picture.bytesPerLine() / qsizetype(sizeof(QRgb))),
      width(picture.width()), height(picture.height())
{
}

// A colour split into pairs of channels, so that one product mixes two of them.
class PixelColor {
public:
    explicit PixelColor(QRgb color) : m_color(color), m_even(color & pairs), m_odd(color >> 8 & pairs) {}

    void put(QRgb& pixel, unsigned share) const
    {
        const unsigned even = pixel & pairs, odd = pixel >> 8 & pairs;
        pixel =
            ((even + ((m_even - even) * share >> 8)) & pairs) | (((odd + ((m_odd - odd) * share >> 8)) & pairs) << 8);
    }
    QRgb color() const { return m_color; }

private:
    static constexpr unsigned pairs = 0xFF00FF;
    QRgb m_color, m_even, m_odd;
};

PixelLine::PixelLine(const PixelField& field, const QLineF& line, double width)
    : m_field{field.first, 1, field.row, field.width, field.height}, m_start(line.p1()),
      m_direction(line.p2() - line.p1())
{
    if (std::abs(m_direction.x()) < std::abs(m_direction.y())) {
        m_field = {field.first, field.row, 1, field.height, field.width};
        m_start = m_start.transposed();
        m_direction = m_direction.transposed();
    }
    if (m_direction.x() < 0) {
        m_turned = true;
        m_start += m_direction;
        m_direction = -m_direction;
    }
    if (m_direction.isNull())
        return;
    const double half = width / 2, length = std::hypot(m_direction.x(), m_direction.y());
    m_slope = m_direction.y() / m_direction.x();
    m_reach = half * length / m_direction.x();
    const auto fits = [&](double along) {
        const double y = middle(along);
        return along >= 1 && along <= m_field.length - 1 && y - m_reach >= 1 && y + m_reach <= m_field.breadth - 1;
    };
    m_inside = fits(m_start.x() - 1) && fits(m_start.x() + m_direction.x() + 1);
    m_slant = half < thin ? 0 : half * std::abs(m_direction.y()) / length;
}

// A strip of pixels across the line.
void PixelLine::drawStrip(int at, double from, double to, double share, const PixelColor& shade) const
{
    from = std::max(from, 0.0);
    to = std::min(to, double(m_field.breadth));
    if (to <= from)
        return;
    const int begin = int(from), last = int(std::ceil(to)) - 1;
    QRgb* pixel = m_field.first + at * m_field.along + begin * m_field.across;
    for (int each = begin; each <= last; ++each, pixel += m_field.across)
        shade.put(*pixel, shareOf(share * (std::min(to, each + 1.0) - std::max(from, double(each)))));
}

// Strips fully inside the line, where no end cuts it; `share` of each of their pixels.
void PixelLine::drawStrips(int begin, int end, unsigned share, const PixelColor& shade) const
{
    constexpr std::int64_t one = std::int64_t(1) << fixed_bits;
    constexpr int to_share = fixed_bits - 8;
    const auto fixed = [](double value) { return std::int64_t(value * one); };
    const auto put = [&](QRgb& pixel, std::int64_t part) { shade.put(pixel, unsigned(part >> to_share) * share >> 8); };
    const double y = middle(begin + 0.5);
    std::int64_t low = fixed(y - m_reach), high = fixed(y + m_reach);
    const auto step = std::int64_t(m_slope * one);
    QRgb* strip = m_field.first + begin * m_field.along;
    for (int at = begin; at < end; ++at, low += step, high += step, strip += m_field.along) {
        const std::int64_t first = low >> fixed_bits, last = (high - 1) >> fixed_bits;
        QRgb* pixel = strip + first * m_field.across;
        if (first == last) {
            put(*pixel, high - low);
            continue;
        }
        put(*pixel, (first + 1) * one - low);
        for (std::int64_t middle = first + 1; middle < last; ++middle)
            shade.put(*(pixel += m_field.across), share);
        put(*(pixel + m_field.across), high - last * one);
    }
}

void PixelLine::draw(double from, double to, QRgb color) const
{
    if (m_direction.isNull() || to <= from)
        return;
    const PixelColor shade(color);
    const QPointF a = m_start + m_direction * (m_turned ? 1 - to : from),
                  b = m_start + m_direction * (m_turned ? 1 - from : to);
    if (m_inside && m_slant == 0) {
        const int begin = int(a.x()), last = int(b.x());
        if (begin == last)
            return drawStrips(begin, last + 1, shareOf(b.x() - a.x()), shade);
        drawStrips(begin, begin + 1, shareOf(begin + 1 - a.x()), shade);
        drawStrips(begin + 1, last, whole_pixel, shade);
        return drawStrips(last, last + 1, shareOf(b.x() - last), shade);
    }
    const double low = a.x() - m_slant, high = b.x() + m_slant;
    const bool falls = m_direction.y() > 0;
    const auto inside = [&](double at) { return std::clamp(at, 0.0, double(m_field.length)); };
    const int begin = int(inside(low)), end = int(std::ceil(inside(high)));
    const auto strip = [&](int at) {
        const double left = std::max(double(at), low), right = std::min(at + 1.0, high), x = (left + right) / 2;
        double top = middle(x) - m_reach, bottom = middle(x) + m_reach;
        const auto cut = [&](QPointF corner, double& side, bool under) {
            if (std::abs(x - corner.x()) >= m_slant)
                return;
            const double edge = corner.y() - (x - corner.x()) / m_slope;
            side = under ? std::min(side, edge) : std::max(side, edge);
        };
        cut(a, falls ? top : bottom, !falls);
        cut(b, falls ? bottom : top, falls);
        drawStrip(at, top, bottom, right - left, shade);
    };
    int next = std::clamp(int(std::ceil(inside(a.x() + m_slant))), begin, end);
    const int bound = std::clamp(int(inside(b.x() - m_slant)), next, end);
    for (int at = begin; at < next; ++at)
        strip(at);
    if (next < bound && m_inside) {
        drawStrips(next, bound, whole_pixel, shade);
        next = bound;
    }
    for (int at = next; at < end; ++at)
        strip(at);
}

void fillPixelQuad(const PixelField& field, const std::array<QPointF, 4>& corners, QRgb color)
{
    double area = 0, top = corners[0].y(), bottom = top;
    for (std::size_t i = 0; i < 4; ++i) {
        const QPointF a = corners[i], b = corners[(i + 1) % 4];
        area += a.x() * b.y() - a.y() * b.x();
        top = std::min(top, a.y());
        bottom = std::max(bottom, a.y());
    }
    std::array<QuadEdge, 4> edges;
    std::size_t count = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        const QPointF a = corners[i], direction = (corners[(i + 1) % 4] - a) * (area < 0 ? -1 : 1);
        const double size = std::abs(direction.x()) + std::abs(direction.y());
        if (size < upright)
            continue;
        QuadEdge edge{-direction.y() / size, direction.x() / size,
                      (direction.y() * a.x() - direction.x() * a.y()) / size, 0};
        edge.one += (edge.x + edge.y) / 2; // counted from the middles of pixels
        edge.back = std::abs(edge.x) > upright ? 1 / edge.x : 0;
        edges[count++] = edge;
    }
    if (count < 3)
        return;
    const PixelColor shade(color);
    const int end = std::min(int(std::ceil(bottom)), field.height);
    for (int y = std::max(int(std::floor(top)), 0); y < end; ++y) {
        // Between which x anything is covered, and everything.
        double any = 0, any_end = field.width, all = 0, all_end = field.width - 1;
        for (std::size_t i = 0; i < count; ++i) {
            const QuadEdge& edge = edges[i];
            const double rest = edge.at(y), middle = -rest * edge.back, half = std::abs(edge.back) / 2;
            if (edge.back > 0) {
                any = std::max(any, middle - half);
                all = std::max(all, middle + half);
            } else if (edge.back < 0) {
                any_end = std::min(any_end, middle + half);
                all_end = std::min(all_end, middle - half);
            } else if (rest < 0.5) {
                all_end = -1;
                any_end = rest > -0.5 ? any_end : 0;
            }
        }
        if (any >= any_end)
            continue;
        const int begin = int(std::ceil(any)), stop = std::max(int(std::ceil(any_end)), begin);
        const int inner = all <= all_end ? std::clamp(int(std::ceil(all)), begin, stop) : stop;
        const int outer = all <= all_end ? std::clamp(int(all_end) + 1, inner, stop) : stop;
        QRgb* pixels = field.first + y * field.row;
        const auto putEdge = [&](int from, int to) {
            for (int x = from; x < to; ++x) {
                double cover = 1;
                for (std::size_t i = 0; i < count; ++i)
                    cover += coverOf(edges[i].at(y) + edges[i].x * x) - 1;
                if (cover > 0)
                    shade.put(pixels[x], shareOf(cover));
            }
        };
        putEdge(begin, inner);
        std::fill(pixels + inner, pixels + outer, color);
        putEdge(outer, stop);
    }
}

} // namespace attn
