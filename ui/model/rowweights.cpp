// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/rowweights.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/ghost.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::size_t most_row_bars = 3;
constexpr int row_line_height = 22, row_bar_gap = 8; // px
constexpr double row_bar_height = 12;

} // namespace

RowWeights::RowWeights(QWidget* parent) : MapWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Largest weights in the row"));
}

void RowWeights::setRow(HeldMatrixPtr map, std::optional<Cell> cell)
{
    m_map = std::move(map);
    m_cell = m_map && cell && m_map->contains(*cell) ? cell : std::nullopt;
    m_keys.clear();
    QStringList words;
    if (m_cell) {
        for (int key = 0; key < m_map->columns; ++key)
            if (isNumber(m_map->mark({m_cell->row, key})))
                m_keys.push_back(key);
        const auto larger = [this](int a, int b) {
            const float left = weight(a), right = weight(b);
            return std::isnan(left) != std::isnan(right) ? std::isnan(left) : left > right; // nan first
        };
        std::ranges::stable_sort(m_keys, larger);
        m_keys.resize(std::min(m_keys.size(), most_row_bars));
        for (const int key : m_keys)
            words << describeCell(*m_map, {m_cell->row, key});
    }
    describeTo(this, words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize RowWeights::sizeHint() const { return {scaled(240), int(m_keys.size()) * scaled(row_line_height)}; }

QSize RowWeights::minimumSizeHint() const { return {scaled(140), sizeHint().height()}; }

std::optional<Cell> RowWeights::cellAt(QPointF position) const
{
    const int line = int(std::floor(position.y() / scaled(row_line_height)));
    return line >= 0 && line < int(m_keys.size()) ? std::optional(Cell{line, 0}) : std::nullopt;
}

std::optional<Cell> RowWeights::currentCell() const
{
    const auto found = m_cell ? std::ranges::find(m_keys, m_cell->column) : m_keys.end();
    return found == m_keys.end() ? std::nullopt : std::optional(Cell{int(found - m_keys.begin()), 0});
}

void RowWeights::choose(Cell cell) { Q_EMIT keyChosen(m_keys[std::size_t(cell.row)]); }

QString RowWeights::wordsOf(Cell cell) const
{
    return describeCell(*m_map, {m_cell->row, m_keys[std::size_t(cell.row)]});
}

void RowWeights::paintEvent(QPaintEvent*)
{
    if (!m_cell || m_keys.empty())
        return;
    QPainter painter(this);
    const Colors& c = colors();
    const QFont plain = textFont(12), bold = textFont(12, QFont::DemiBold);
    int label = 0, number = 0;
    double most = 0;
    for (const int key : m_keys) {
        label = std::max(label, QFontMetrics(bold).horizontalAdvance(m_map->columnLabels.value(key)) + 2);
        number = std::max(number, QFontMetrics(numberFont(12)).horizontalAdvance(formatNumber(weight(key))));
        if (std::isfinite(weight(key)))
            most = std::max(most, double(weight(key)));
    }
    label = std::min(label, width() / 3);
    for (std::size_t line = 0; line < m_keys.size(); ++line) {
        const int key = m_keys[line];
        const bool chosen = key == m_cell->column;
        const QRectF row(0, double(line) * scaled(row_line_height), width(), scaled(row_line_height));
        const QFont& font = chosen ? bold : plain;
        paintText(painter, font, chosen ? c.k : c.text, row, Qt::AlignVCenter,
                  QFontMetrics(font).elidedText(m_map->columnLabels.value(key), Qt::ElideMiddle, label));
        paintText(painter, numberFont(12), std::isnan(weight(key)) ? c.bad : c.text, row,
                  Qt::AlignVCenter | Qt::AlignRight, formatNumber(weight(key)));
        const double left = label + row_bar_gap, room = width() - number - row_bar_gap - left;
        if (most > 0 && room > 0 && weight(key) > 0) {
            const double length = std::max(std::round(room * std::min(double(weight(key)) / most, 1.0)), 1.0);
            painter.fillRect(QRectF(left, std::round(row.center().y() - row_bar_height / 2), length, row_bar_height),
                             chosen ? c.k : mixed(c.panel, c.k, 0.45));
        }
    }
    if (hasFocus())
        paintFocusRing(painter, QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
}

} // namespace attn
