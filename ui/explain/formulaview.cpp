// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formulaview.h"

#include <QPainter>

#include <cmath>

namespace attn {

namespace {

constexpr double formula_px = 17, least_px = 13;

} // namespace

FormulaView::FormulaView(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    hide();
}

void FormulaView::setFormula(Formula formula)
{
    const QString name = formula ? tr("Formula: %1").arg(formula->spoken()) : QString();
    if (bool(m_formula) == bool(formula) && name == accessibleName())
        return; // read aloud alike, two formulas are one
    m_formula = std::move(formula);
    setAccessibleName(name);
    setVisible(m_formula != nullptr);
    updateGeometry();
    update();
}

QSize FormulaView::sizeHint() const
{
    if (!m_formula)
        return {0, 0};
    const BoxExtent e = m_formula->extent(formula_px);
    return {static_cast<int>(std::ceil(e.width)), static_cast<int>(std::ceil(e.height())) + 4};
}

double FormulaView::fittingPx() const
{
    const double wide = m_formula->extent(formula_px).width;
    return wide <= width() ? formula_px : std::max(least_px, formula_px * width() / wide);
}

void FormulaView::paintEvent(QPaintEvent*)
{
    if (!m_formula)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double px = fittingPx();
    const BoxExtent e = m_formula->extent(px);
    m_formula->paint(painter, {std::max(0.0, (width() - e.width) / 2), (height() - e.height()) / 2 + e.ascent}, px);
}

} // namespace attn
