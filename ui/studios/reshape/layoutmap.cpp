// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/reshape/layoutmap.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/onevents.h"
#include "ui/paint/cellpainter.h"
#include "ui/theme/colormap.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace attn {

namespace {

constexpr int row_label_width = 92, numbers_width = 78, matrix_gap = 10, tag_width = 6; // px
constexpr int most_pixels = 1 << 22;

QColor matrixColor(std::int64_t matrix) { return matrix == 0 ? colors().q : matrix == 1 ? colors().k : colors().v; }

QString matrixName(std::int64_t matrix)
{
    static const std::array<QString, 3> names = {QStringLiteral("q"), QStringLiteral("k"), QStringLiteral("v")};
    return names[std::size_t(matrix)];
}

QString layoutName(QkvLayout layout)
{
    switch (layout) {
    case QkvLayout::Separate: return LayoutMap::tr("Three separate matrices");
    case QkvLayout::Interleaved: return LayoutMap::tr("One matrix, split by head");
    case QkvLayout::Blocks: return LayoutMap::tr("One matrix, split into three");
    }
    return {};
}

} // namespace

LayoutMap::LayoutMap(QkvLayout layout, QWidget* parent) : MapWidget(parent), m_layout(layout)
{
    setAccessibleName(layoutName(layout));
    setWhatsThis(tr("Each line is a row of the weights. The selected row is highlighted in all layouts. Press Up or "
                    "Down to move through the rows."));
    onEvents(this, {QEvent::PaletteChange}, [this] { makeImage(); });
}

void LayoutMap::show(const Tensor& weight, const Dims& dims)
{
    m_weight = weight;
    m_dims = dims;
    makeImage();
    update();
}

void LayoutMap::makeImage()
{
    m_image = {};
    const std::int64_t rows = 3 * m_dims.O, columns = m_dims.D;
    if (m_weight.empty() || rows * columns > most_pixels)
        return;
    float limit = 0;
    for (float value : m_weight.values())
        if (std::isfinite(value))
            limit = std::max(limit, std::abs(value));
    const ColorTable& table = colorTable(QStringLiteral("diverging"), colors().dark);
    m_image = QImage(int(columns), int(rows), QImage::Format_RGB32);
    for (std::int64_t row = 0; row < rows; ++row) {
        auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(int(row)));
        for (std::int64_t column = 0; column < columns; ++column) {
            const float value = m_weight[row * columns + column];
            const double place =
                limit > 0 && !std::isnan(value) ? std::clamp(0.5 + 0.5 * value / limit, 0.0, 1.0) : 0.5;
            line[column] = table[std::size_t(place * 255 + 0.5)];
        }
    }
}

// Three matrices are drawn apart, the rows of a fused one are not.
QRectF LayoutMap::band(std::int64_t first, std::int64_t count) const
{
    const double gaps = m_layout == QkvLayout::Separate ? 2 * matrix_gap : 0;
    const double tall = (height() - 4 - gaps) / double(3 * m_dims.O);
    const double gap = m_layout == QkvLayout::Separate ? double(first / m_dims.O) * matrix_gap : 0;
    const double left = scaled(row_label_width);
    return {left, 2 + gap + double(first) * tall, width() - left - scaled(numbers_width), double(count) * tall};
}

QkvRow LayoutMap::rowAt(std::int64_t number) const
{
    if (m_layout == QkvLayout::Interleaved)
        return {number / m_dims.hd % 3, number / (3 * m_dims.hd), number % m_dims.hd};
    return {number / m_dims.O, number % m_dims.O / m_dims.hd, number % m_dims.hd};
}

std::int64_t LayoutMap::numberOf(const QkvRow& row) const
{
    return qkvRow(m_layout, m_dims, row.matrix, row.head, row.element);
}

std::optional<Cell> LayoutMap::cellAt(QPointF position) const
{
    for (int number = 0; number < cellCount().height(); ++number)
        if (const QRectF row = band(number, 1); position.y() >= row.top() && position.y() < row.bottom())
            return Cell{number, 0};
    return std::nullopt;
}

std::optional<Cell> LayoutMap::currentCell() const
{
    return m_chosen ? std::optional(Cell{int(numberOf(*m_chosen)), 0}) : std::nullopt;
}

void LayoutMap::pointAt(std::optional<Cell> cell)
{
    const auto row = cell ? std::optional(rowAt(cell->row)) : std::nullopt;
    if (row == m_hovered)
        return;
    setHovered(row);
    Q_EMIT hovered(row);
}

QString LayoutMap::describe(const QkvRow& row) const
{
    static const std::array<QString, 3> names = {QStringLiteral("W_query"), QStringLiteral("W_key"),
                                                 QStringLiteral("W_value")};
    const bool apart = m_layout == QkvLayout::Separate;
    const std::int64_t number = apart ? row.head * m_dims.hd + row.element : numberOf(row);
    return tr("%1 of head %2, element %3: row %4 of %5.weight")
        .arg(matrixName(row.matrix))
        .arg(row.head)
        .arg(row.element)
        .arg(number)
        .arg(apart ? names[std::size_t(row.matrix)] : QStringLiteral("qkv"));
}

QPoint LayoutMap::middleOf(const QkvRow& row) const { return band(numberOf(row), 1).center().toPoint(); }

void LayoutMap::setHovered(std::optional<QkvRow> row)
{
    if (std::exchange(m_hovered, row) != row)
        update();
}

void LayoutMap::setChosen(std::optional<QkvRow> row)
{
    m_chosen = row;
    describeTo(this, row && !m_weight.empty() ? describe(*row) : tr("No row selected"));
    update();
}

void LayoutMap::paintFrame(QPainter& painter, const QkvRow& row, bool chosen) const
{
    QRectF place = band(numberOf(row), 1);
    if (place.height() < 4)
        place = QRectF(place.left(), place.center().y() - 2, place.width(), 4);
    paintCellFrame(painter, place.toAlignedRect(), chosen ? CellFrame::Chosen : CellFrame::Hover, colors());
}

void LayoutMap::paintEvent(QPaintEvent*)
{
    if (m_weight.empty())
        return;
    QPainter painter(this);
    const Colors& c = colors();
    const QFont words = textFont(12), numbers = numberFont(11);
    double free = -1; // labels below this do not run into the one before
    for (std::int64_t first = 0; first < 3 * m_dims.O; first += m_dims.hd) {
        const QRectF place = band(first, m_dims.hd);
        const QkvRow row = rowAt(first);
        if (m_image.isNull())
            painter.fillRect(place, mixed(c.base, matrixColor(row.matrix), 0.35));
        else
            painter.drawImage(place, m_image, QRectF(0, double(first), m_image.width(), double(m_dims.hd)));
        painter.fillRect(
            QRectF(place.left() - tag_width - 2, place.top() + 1, tag_width, std::max(place.height() - 2, 1.0)),
            matrixColor(row.matrix));
        painter.fillRect(QRectF(place.left() - tag_width - 2, place.top(), place.width() + tag_width + 2, 1), c.base);
        const double line = scaled(16);
        if (place.center().y() - line / 2 < free)
            continue;
        free = place.center().y() + line / 2;
        paintText(painter, words, matrixColor(row.matrix),
                  QRectF(0, place.center().y() - line / 2, place.left() - tag_width - 10, line),
                  Qt::AlignRight | Qt::AlignVCenter, tr("%1 head %2").arg(matrixName(row.matrix)).arg(row.head));
        painter.setFont(numbers);
        painter.setPen(c.text2);
        const std::int64_t from = m_layout == QkvLayout::Separate ? first % m_dims.O : first;
        painter.drawText(QRectF(place.right() + 8, place.center().y() - line / 2, scaled(numbers_width), line),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         m_dims.hd == 1 ? QString::number(from)
                                        : QStringLiteral("%1–%2").arg(from).arg(from + m_dims.hd - 1));
    }
    if (m_chosen)
        paintFrame(painter, *m_chosen, true);
    if (m_hovered && m_hovered != m_chosen)
        paintFrame(painter, *m_hovered, false);
    if (hasFocus()) {
        painter.setPen(QPen(c.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(scaled(row_label_width) - tag_width - 5, 1,
                                width() - scaled(row_label_width) - scaled(numbers_width) + tag_width + 8,
                                height() - 2));
    }
}

} // namespace attn
