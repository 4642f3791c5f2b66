// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/operandview.h"

#include "ui/document/selection.h"
#include "ui/facts/equationlines.h"
#include "ui/heatmap/heatmapmarks.h"
#include "ui/heatmap/shownmaps.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tooltip.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/colorrange.h"
#include "ui/matrix/matrixdata.h"
#include "ui/paint/axislabels.h"
#include "ui/paint/operandpainter.h"
#include "ui/paint/screencanvas.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace attn {
namespace {

constexpr std::size_t most_equation_terms = 4;

QString partsText(const std::vector<EquationPart>& parts)
{
    QStringList texts;
    for (const EquationPart& part : parts)
        texts << part.text;
    return texts.join(QLatin1Char(' '));
}

QString inOneLine(const std::vector<EquationLine>& lines)
{
    QStringList texts;
    for (const EquationLine& line : lines)
        texts << (line.below.empty() ? partsText(line.parts)
                                     : QStringLiteral("%1 / (%2)").arg(partsText(line.parts), partsText(line.below)));
    const auto plain = [](const QString& text) { return text.startsWith(QLatin1String("= ")) ? text.mid(2) : text; };
    if (texts.size() > 1 && texts[0] == plain(texts[0]) && texts[1] != plain(texts[1])) // what was worked out before
        texts = QStringList{texts[0] + QLatin1Char(';'), plain(texts[1])} + texts.mid(2);
    return plain(texts.join(QLatin1Char(' ')));
}

} // namespace

OperandView::OperandView(Selection* selection, ShownMaps* maps, QWidget* parent)
    : MapWidget(parent), m_selection(selection), m_maps(maps)
{
    setAccessibleName(tr("Operands"));
    onEvents(this, {QEvent::Resize, QEvent::FontChange, QEvent::PaletteChange}, [this] { refresh(); });
    setToolTips(this, [this](QPoint place) { // below the maps is room for two terms of many
        return m_layout.foot.contains(place) ? operandTermsText(m_picture) : QString();
    });
}

QString OperandView::show(const std::string& tensor)
{
    m_tensor = tensor;
    return compose();
}

void OperandView::clear()
{
    m_tensor.clear();
    m_picture = {};
}

void OperandView::refresh()
{
    // During a resize the scene may already be another one, without this tensor.
    if (!m_tensor.empty() && m_maps->computed() && m_maps->computed()->trace->find(m_tensor))
        compose();
}

QString OperandView::compose()
{
    const Computed& computed = *m_maps->computed();
    const OperandsOfCell asked{m_tensor, m_selection->batch(), m_selection->head(), m_selection->chosen()};
    const OperandCounts all = operandCounts(computed, asked);
    const CellOperands first = operandsShown(computed, asked, {1, 1, 1});
    m_maps->setOperands(m_tensor, first);
    const MatrixOf matrixOf = [this](const std::string& name, int head) { return m_maps->operand(name, head); };
    std::string tooLarge;
    const HeldMatrixPtr whole = matrixOf(m_tensor, m_selection->head());
    if (!whole)
        tooLarge = m_tensor;
    else {
        std::optional<std::int64_t> made;
        if (const auto& step = m_selection->step(); step && m_selection->chosen()) {
            const Cell at = *m_selection->chosen();
            if (step->tensor == m_selection->steps().find(m_tensor) && step->row == at.row && step->column == at.column)
                made = step->term >= 0 ? step->term + 1 : m_selection->steps().termsOf(*step);
        }
        const double pixel = 1 / devicePixelRatioF();
        const QSizeF least = leastOperandSize(all, first, *whole);
        m_whole = wholeOperandSize(all, first, *whole);
        if (const QSize px(int(std::ceil(least.width())), int(std::ceil(least.height())));
            std::exchange(m_least, px) != px)
            updateGeometry();
        const OperandCounts shown = operandsThatFit(all, first, *whole, size());
        m_picture = operandPicture(computed, asked, shown, made, matrixOf, &tooLarge);
        if (m_picture.layout != CellOperands::Layout::None)
            m_layout = layoutOperands(m_picture, size(), pixel);
    }
    if (!tooLarge.empty()) {
        clear();
        return tr("%1 is too large to show with its operands (at most %2 values)")
            .arg(QString::fromStdString(tooLarge), formatCount(most_held_cells));
    }
    m_equation = equation();
    describeTo(this, m_picture.at ? describeCell(*m_picture.result, *m_picture.at) + QStringLiteral("; ") +
                                        operandFootText(m_picture, m_equation)
                                  : tr("No cell selected"));
    update();
    Q_EMIT composed();
    return m_picture.layout == CellOperands::Layout::None ? tr("Nothing is multiplied here") : QString();
}

// For a cell made by no sum and no row, once computed.
QString OperandView::equation() const
{
    if (!m_picture.at || m_picture.layout != CellOperands::Layout::Cells || isRowOperation(m_picture.operation) ||
        isUnfinished(m_picture.result->mark(*m_picture.at)))
        return {};
    const Computed& computed = *m_maps->computed();
    const auto cell = cellRefAt(computed, m_tensor, m_selection->batch(), m_selection->head(), *m_selection->chosen());
    if (!cell)
        return {};
    const auto explained = explain(computed.scene, *computed.realized, *computed.trace, *cell);
    return explained ? inOneLine(equationLines(*explained, computed, m_picture.result->digits, most_equation_terms))
                     : QString();
}

std::optional<Cell> OperandView::shownCell(std::optional<Cell> cell) const
{
    if (!cell || !m_picture.result)
        return std::nullopt;
    const Cell shown{cell->row - m_picture.origin.row, cell->column - m_picture.origin.column};
    return m_picture.result->contains(shown) ? std::optional(shown) : std::nullopt;
}

QRectF OperandView::placeOf(Cell cell) const
{
    const auto shown = shownCell(cell);
    return shown ? m_layout.result.cellRect(shown->row, shown->column) : QRectF();
}

QSize OperandView::cellCount() const { return {int(m_picture.all.columns), int(m_picture.all.rows)}; }

std::optional<Cell> OperandView::cellAt(QPointF position) const
{
    if (!m_picture.result)
        return std::nullopt;
    auto cell = m_layout.result.cellAt(position, m_picture.result->rows, m_picture.result->columns);
    if (cell)
        *cell = {cell->row + m_picture.origin.row, cell->column + m_picture.origin.column};
    return cell;
}

std::optional<Cell> OperandView::currentCell() const { return m_selection->chosen(); }

void OperandView::pointAt(std::optional<Cell> cell)
{
    m_selection->setHovered(cell);
    update();
}

void OperandView::choose(Cell cell)
{
    m_selection->setTensor(QString::fromStdString(m_tensor));
    m_selection->setChosen(cell);
}

void OperandView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::RightButton && m_picture.result) // the context menu refers to the cell
        if (const auto cell = cellMeant(*m_picture.result, furnitureOf(m_layout), event->position(), m_picture.at))
            choose({cell->row + m_picture.origin.row, cell->column + m_picture.origin.column});
    MapWidget::mousePressEvent(event);
}

QString OperandView::wordsOf(Cell cell) const
{
    const auto shown = shownCell(cell);
    return shown ? describeCell(*m_picture.result, *shown) : QString();
}

void OperandView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    if (!m_picture.result || m_picture.layout == CellOperands::Layout::None)
        return;
    const HeatmapLayout furniture = furnitureOf(m_layout);
    paintFurniture(painter, *m_picture.result, furniture, {}, colors());
    if (m_picture.at)
        paintLabelTints(painter, *m_picture.result, furniture, *m_picture.at, colors());
    ScreenCanvas canvas(painter);
    drawOperandMaps(canvas, m_picture, m_layout, colors());
    drawOperandShares(canvas, m_picture, m_layout, colors());
    if (hasFocus() && m_byKeyboard)
        drawRing(canvas, m_layout.result.area, 3, 2, colors().accent);
    drawOperandFrames(canvas, m_picture, m_layout, colors());
    if (!m_layout.foot.isEmpty())
        drawOperandFoot(canvas, m_picture, m_layout, m_equation, colors());
    if (const auto hovered = shownCell(m_selection->hovered()); hovered && hovered != m_picture.at)
        paintHoveredCell(painter, *m_picture.result, furniture, *hovered);
}

} // namespace attn
