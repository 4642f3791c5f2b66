// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/boxes.h"

#include <QScrollArea>

namespace attn {

namespace {

template <class Box> Box* boxOf(QWidget* owner, int spacing, std::initializer_list<Boxed> parts)
{
    auto* box = new Box(owner);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(spacing);
    for (const Boxed& part : parts)
        if (part.widget)
            box->addWidget(part.widget, part.share, part.alignment);
        else if (part.layout)
            box->addLayout(part.layout, part.share);
        else if (part.room > 0)
            box->addSpacing(part.room);
        else
            box->addStretch(part.share);
    return box;
}

} // namespace

QVBoxLayout* columnOf(QWidget* owner, int spacing, std::initializer_list<Boxed> parts)
{
    return boxOf<QVBoxLayout>(owner, spacing, parts);
}

QHBoxLayout* rowOf(QWidget* owner, int spacing, std::initializer_list<Boxed> parts)
{
    return boxOf<QHBoxLayout>(owner, spacing, parts);
}

void scrollOnGround(QScrollArea* scroll, QWidget* content)
{
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

} // namespace attn
