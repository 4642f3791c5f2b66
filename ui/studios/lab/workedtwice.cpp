// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lab/workedtwice.h"

#include "ui/explain/equationview.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/scrollarea.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>

namespace attn {

namespace {

// "A" or "B" as a small plate, as the maps and the equations of the error lab are named.
class LayerPlate : public PlainLabel {
public:
    LayerPlate(const QString& letter, bool wrong, QWidget* parent) : PlainLabel(letter, parent), m_wrong(wrong)
    {
        useTextFont(this, 12, QFont::Bold);
        setAlignment(Qt::AlignCenter);
        setAccessibleName(wrong ? QObject::tr("B, with the mistake") : QObject::tr("A, correct"));
    }
    QSize sizeHint() const override { return {scaled(20), scaled(20)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_wrong ? colors().bad : colors().text);
        painter.drawRoundedRect(QRectF(QPointF(), QSizeF(sizeHint())), 3, 3);
        painter.setPen(colors().base);
        painter.setFont(textFont(12, QFont::Bold));
        painter.drawText(QRectF(QPointF(), QSizeF(sizeHint())), Qt::AlignCenter, text());
    }

private:
    bool m_wrong;
};

constexpr std::size_t most_terms = 8;

// How the cell comes about, from its row of scores on: what a mask after the softmax does to a weight means little
// without the weight. A dropout needs only itself.
std::vector<EquationLine> storyOf(const Computed& layer, CellRef cell, int digits)
{
    std::vector<EquationLine> story;
    for (;;) {
        auto explained = explain(layer.scene, *layer.realized, *layer.trace, cell);
        if (!explained)
            return story;
        if (explained->operation == Operation::Copy)
            explained->note.clear(); // already shown beside the maps
        const StageTensor* stage = findStage(layer.realized->plan.stages, cell.tensor);
        const bool goes_on = stage && stage->queriesByKeys() && explained->terms.size() == 1 &&
                             stage->unit == "weight" && explained->operation != Operation::Dropout;
        if (explained->operation != Operation::Copy || !goes_on) {
            std::vector<EquationLine> lines = equationLines(*explained, layer, digits, most_terms);
            story.insert(story.begin(), lines.begin(), lines.end());
        }
        if (!goes_on)
            return story;
        cell = explained->terms.front().input;
    }
}

} // namespace

WorkedTwice::WorkedTwice(QWidget* parent) : QWidget(parent), m_title(new PlainLabel), m_hint(new PlainLabel)
{
    useTextFont(m_title, 13, QFont::DemiBold);
    useQuietFont(m_hint, 12);
    auto* inside = new QWidget;
    QHBoxLayout* both = rowOf(nullptr, 24);
    for (int i = 0; i < 2; ++i) {
        m_rows[i] = new QWidget(inside);
        m_names[i] = new LayerPlate(i == 0 ? QStringLiteral("A") : QStringLiteral("B"), i == 1, m_rows[i]);
        m_equations[i] = new EquationView(m_rows[i]);
        m_equations[i]->setAccessibleName(i == 0 ? tr("Calculation in A") : tr("Calculation in B"));
        rowOf(m_rows[i], 10, {{m_names[i], 0, Qt::AlignTop}, {columnOf(nullptr, 0, {m_equations[i], freeRoom(1)}), 1}});
        both->addWidget(m_rows[i], 1);
        connect(m_equations[i], &EquationView::followed, this, &WorkedTwice::followed);
    }
    auto* head = rowOf(nullptr, 10, {m_title, {m_hint, 1}});
    columnOf(inside, 6, {Boxed(head), Boxed(both), freeRoom(1)})->setContentsMargins(16, 8, 16, 8);
    auto* scroll = new ScrollArea(this);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrollOnGround(scroll, inside);
    columnOf(this, 0, {scroll});
}

void WorkedTwice::setCell(const ComputedPtr& a, const ComputedPtr& b, const std::optional<CellRef>& cell,
                          const QString& title, const QString& hint)
{
    m_title->setText(title);
    m_hint->setText(hint);
    const ComputedPtr layers[] = {a, b};
    for (int i = 0; i < 2; ++i) {
        const Computed* layer = layers[i].get();
        const bool there = layer && cell && layer->trace->find(cell->tensor);
        m_rows[i]->setVisible(there);
        m_equations[i]->setLines(there ? storyOf(*layer, *cell, m_digits) : std::vector<EquationLine>());
    }
}

} // namespace attn
