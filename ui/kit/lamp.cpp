// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/lamp.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/label.h"
#include "ui/theme/fonts.h"

#include <QHBoxLayout>
#include <QPainter>

namespace attn {

Lamp::Lamp(Severity severity, const QString& sentence, QWidget* parent) : QWidget(parent), m_severity(severity)
{
    const QString spoken[] = {tr("true"), tr("true but surprising"), tr("wrong"), tr("does not apply")};
    setAccessibleName(sentence);
    describeTo(this, spoken[static_cast<int>(severity)]);
    auto* text = new PlainLabel(sentence, this);
    text->setWordWrap(true);
    useTextFont(text, 12.5);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(24, 2, 0, 2); // the mark is in the left margin
    layout->addWidget(text);
}

void Lamp::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLamp(painter, QRectF(0, 2 + (scaled(17) - 16) / 2.0, 16, 16), m_severity);
}

} // namespace attn
