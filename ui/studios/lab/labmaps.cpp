// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lab/labmaps.h"

#include "ui/heatmap/heatmapview.h"
#include "ui/kit/boxes.h"
#include "ui/kit/onevents.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/paint/colorbar.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int head_height = 36, margin = 12, most_cell = 60, between = 16, least_with_legend = 250; // px
constexpr int most_flat_labels = 12;
constexpr double plenty = 1e5, widest = 1.8; // of a cell, as a multiple of its height

} // namespace

// What the colours of both maps mean, lying flat above them.
class FlatBar : public QWidget {
public:
    using QWidget::QWidget;
    HeatmapDataPtr data;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (data)
            paintFlatColorBar(painter, QRectF(rect()).adjusted(0, 0, -2, 0), *data, colors());
    }
};

LabMaps::LabMaps(QWidget* parent)
    : QWidget(parent), m_head(new QWidget(this)), m_bar(new FlatBar(m_head)),
      m_which(new SegmentedControl(tr("Show"), m_head))
{
    m_which->addSegment(tr("side by side"), tr("The layer with and without the mistake"));
    m_which->addSegment(tr("B − A"), tr("Effect of the mistake: blue values fell, orange values rose"));
    rowOf(m_head, 8, {{m_bar, 1}, m_which})->setContentsMargins(margin, 4, margin, 4);
    const QString names[] = {tr("A, correct"), tr("B, with the mistake"), tr("Change, B − A")};
    for (int i = 0; i < 3; ++i) {
        m_views[std::size_t(i)] = new HeatmapView(this);
        m_views[std::size_t(i)]->setAccessibleName(names[i]);
        m_views[std::size_t(i)]->hide();
    }
    connect(m_which, &SegmentedControl::activated, this, &LabMaps::showMatrices);
    onEvents(this, {QEvent::Resize, QEvent::FontChange}, [this] { arrange(); });
}

void LabMaps::setMatrices(ComparedMatrices matrices, const QStringList& notes)
{
    m_data = {std::move(matrices.a), std::move(matrices.b), std::move(matrices.difference)};
    m_notes = notes;
    // Dropout rows need not sum to 1: other sums in B are wrong only if A's rows sum to 1.
    m_judged = m_data[0] && m_data[0]->hasRowSums() &&
               std::ranges::all_of(m_data[0]->rowSums, [](double sum) { return std::abs(sum - 1) < 1e-4; });
    m_which->setSegmentEnabled(1, m_data[2] != nullptr);
    m_which->setVisible(!notes.isEmpty());
    showMatrices();
}

void LabMaps::showMatrices()
{
    const bool difference = m_which->currentIndex() == 1 && m_data[2];
    for (std::size_t i = 0; i < 3; ++i) {
        m_views[i]->updateData(m_data[i]);
        m_views[i]->setVisible(m_data[i] && (i == 2) == difference);
    }
    m_bar->data = difference ? m_data[2] : m_data[1] ? m_data[1] : m_data[0];
    m_bar->update();
    arrange();
}

HeatmapParts LabMaps::partsOf(int number, bool first) const
{
    const QString captions[] = {tr("A  Correct"), tr("B  With the mistake"), tr("Change, B − A")};
    HeatmapParts parts;
    parts.caption = m_notes.isEmpty() ? tr("Your scene") : captions[number];
    parts.captionNote = number == 2 ? differenceNote(Difference::Signed, m_data[2].get()) : m_notes.value(number);
    parts.accented = number == 1;
    parts.titles = parts.bar = false;
    parts.rowLabels = first;
    parts.close = true;
    // Elided words are read more easily than digits that have no room; of many tokens none has room.
    parts.uprightBelow = m_data[std::size_t(number)]->columns > most_flat_labels ? 72 : 0;
    parts.legend = height() - scaled(head_height) >= scaled(least_with_legend);
    parts.judgedSums = m_judged;
    parts.widestGutter = width() / 8.0;
    parts.largestCell = scaled(most_cell);
    return parts;
}

// All with cells of one size, as wide as the page has room for; sums and labels take what they need.
void LabMaps::arrange()
{
    const int head = scaled(head_height);
    m_head->setGeometry(0, 0, width(), head);
    std::vector<int> shown;
    for (int i = 0; i < 3; ++i)
        if (m_data[std::size_t(i)] && m_views[std::size_t(i)]->isVisibleTo(this))
            shown.push_back(i);
    const QSizeF room(width() - 2 * margin - between * (int(shown.size()) - 1), height() - head);
    double around = 0, fitting = plenty;
    int columns = 0;
    std::vector<double> surrounds;
    for (const int number : shown) {
        const HeatmapData& data = *m_data[std::size_t(number)];
        const HeatmapParts parts = partsOf(number, number == shown.front());
        const HeatmapLayout layout =
            layoutHeatmap(data, parts, {plenty, room.height()}, {}, {}, 1 / devicePixelRatioF());
        surrounds.push_back(layout.used.width() - layout.whole.width());
        around += surrounds.back();
        columns += data.columns;
        fitting = std::min(fitting, layout.fitCell);
    }
    const double cell = columns == 0 ? 0 : std::min(std::max(1.0, (room.width() - around) / columns), fitting * widest);
    const double spare =
        shown.empty() ? 0 : std::max(0.0, room.width() - around - cell * columns) / double(shown.size());
    double left = margin;
    m_used = head;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const int number = shown[i];
        HeatmapView& view = *m_views[std::size_t(number)];
        HeatmapParts parts = partsOf(number, i == 0);
        const double name = QFontMetricsF(textFont(13, QFont::DemiBold)).horizontalAdvance(parts.caption);
        const double both = name + QFontMetricsF(textFont(12)).horizontalAdvance(parts.captionNote) +
                            scaled(i == 0 ? 98 : 52); // and row labels, and room around
        const double needs = surrounds[i] + cell * m_data[std::size_t(number)]->columns;
        const double wide = needs + std::min(std::max(0.0, both - needs), spare); // for the caption's words
        parts.widestCell = std::max(1.0, std::floor(cell));
        parts.largestCell = std::min(parts.largestCell, parts.widestCell);
        view.setParts(parts);
        view.setGeometry(int(left), head, int(std::ceil(wide)) + 2, int(room.height()));
        // The caption begins where the map does.
        const double words = view.width() - view.heatmapLayout().map.area.left() - name - scaled(14);
        parts.captionNote = QFontMetricsF(textFont(12)).elidedText(parts.captionNote, Qt::ElideRight, words);
        view.setParts(parts);
        m_used = std::max(m_used, head + int(std::ceil(view.heatmapLayout().used.height())));
        left += std::ceil(wide) + between;
    }
    Q_EMIT arranged();
}

void LabMaps::setChosen(std::optional<Cell> cell)
{
    for (HeatmapView* view : m_views)
        view->setChosen(cell);
}

void LabMaps::setHovered(std::optional<Cell> cell)
{
    for (HeatmapView* view : m_views)
        view->setHovered(cell);
}

} // namespace attn
