// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/controlcolumn.h"

#include "ui/editors/editorsection.h"
#include "ui/kit/boxes.h"
#include "ui/kit/scrollarea.h"
#include "ui/kit/section.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QPaintEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace attn {

ControlColumn::ControlColumn(const QString& name, QWidget* parent)
    : QWidget(parent), m_scroll(new ScrollArea(this)), m_column(new QWidget)
{
    setAccessibleName(name);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    columnOf(m_column, 0, {freeRoom(1)});
    scrollOnGround(m_scroll, m_column);
    columnOf(this, -1, {m_scroll});
}

Section* ControlColumn::addSection(const QString& title, QWidget* content)
{
    auto* section = new Section(title, m_column);
    section->setContent(content);
    append(section);
    connect(section, &Section::openChanged, this, [this, section](bool open) {
        if (open && isVisible()) // bring it into view
            scrollTo(section);
    });
    return section;
}

void ControlColumn::addPlain(QWidget* content) { append(content); }

void ControlColumn::scrollTo(QWidget* section)
{
    QMetaObject::invokeMethod(
        this,
        [this, section] {
            m_column->adjustSize();
            m_scroll->verticalScrollBar()->setValue(section->y());
        },
        Qt::QueuedConnection);
}

void ControlColumn::scrollToTop() { m_scroll->verticalScrollBar()->setValue(0); }

void ControlColumn::append(QWidget* widget)
{
    auto* column = static_cast<QVBoxLayout*>(m_column->layout());
    column->insertWidget(column->count() - 1, widget);
}

Section* ControlColumn::addEditor(EditorSection* content)
{
    Section* section = addSection(content->title(), content);
    const auto tellHeading = [section, content] {
        section->setTitle(content->title());
        section->setCaption(content->caption());
        section->setNote(content->note());
        section->setVisible(content->applies());
    };
    connect(content, &EditorSection::headingChanged, section, tellHeading);
    tellHeading();
    return section;
}

QSize ControlColumn::sizeHint() const { return {scaled(262), scaled(516)}; }

int ControlColumn::neededWidth() const
{
    return m_column->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width();
}

int ControlColumn::leastWidth() { return scaled(232); }

QSize ControlColumn::minimumSizeHint() const { return {leastWidth(), scaled(160)}; }

void ControlColumn::paintEvent(QPaintEvent* event) { QPainter(this).fillRect(event->rect(), colors().panel); }

} // namespace attn
