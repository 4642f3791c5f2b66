// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/planenumbers.h"

#include "ui/kit/accessibility.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/lines/planepainter.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace attn {

PlaneNumbers::PlaneNumbers(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setAccessibleName(tr("The current score as lengths and angle"));
}

void PlaneNumbers::setLines(std::vector<PlaneLine> lines)
{
    const bool sameHeight = lines.size() == m_lines.size();
    m_lines = std::move(lines);
    QStringList words;
    for (const PlaneLine& line : m_lines)
        words << line.words();
    describeTo(this, words.join(QStringLiteral(". ")));
    QStringList revealed = words;
    if (std::ranges::any_of(words, [](const QString& each) { return each.contains(tr("outline")); }))
        revealed << tr("An outline has the shape of a rubber band stretched around the points.");
    setToolTip(revealed.join(QLatin1Char('\n')));
    if (!sameHeight)
        updateGeometry();
    update();
}

QSize PlaneNumbers::sizeHint() const { return {400, int(std::ceil(planeLinesHeight(m_lines.size(), 1, textScale())))}; }

void PlaneNumbers::paintEvent(QPaintEvent*)
{
    if (m_lines.empty())
        return;
    QPainter painter(this);
    ScreenCanvas canvas(painter);
    drawPlaneLines(canvas, m_lines, QRectF(rect()), 1, {colors(), textScale()});
}

} // namespace attn
