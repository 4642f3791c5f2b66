// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/segmentedcontrol.h"

#include "ui/kit/accessibility.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPainterPath>

namespace attn {

namespace {

class Segment : public QAbstractButton, public AccessibleButton {
public:
    explicit Segment(QWidget* parent) : QAbstractButton(parent)
    {
        setCheckable(true);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    }

    QAccessible::Role accessibleRole() const override { return QAccessible::RadioButton; }
    QAccessible::State accessibleState() const override { return choiceState(isChecked()); }

    QSize sizeHint() const override
    {
        // As wide as bold text, so that nothing moves when the choice changes.
        return {QFontMetrics(textFont(12.5, QFont::DemiBold)).horizontalAdvance(text()) + 18, scaled(24)};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const Colors& c = colors();
        if (isChecked())
            painter.fillRect(rect(), isEnabled() ? c.accent : c.off);
        else if (underMouse() && isEnabled())
            painter.fillRect(rect(), mixed(c.raised, c.text, 0.07));
        paintText(painter, textFont(12.5, isChecked() ? QFont::DemiBold : QFont::Normal),
                  isChecked()   ? (isEnabled() ? c.onaccent : c.base)
                  : isEnabled() ? c.text
                                : c.off,
                  rect(), Qt::AlignCenter, text());
    }

    void focusInEvent(QFocusEvent* event) override
    {
        QAbstractButton::focusInEvent(event);
        parentWidget()->update();
        // Qt moves Tab to the selected button only after one had the focus; before that, to the first.
        QAbstractButton* chosen = group() ? group()->checkedButton() : nullptr;
        const bool by_tab = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
        if (by_tab && chosen && chosen != this && chosen->isVisible() && chosen->isEnabled())
            chosen->setFocus(event->reason());
    }

    void focusOutEvent(QFocusEvent* event) override
    {
        QAbstractButton::focusOutEvent(event);
        parentWidget()->update();
    }
};

} // namespace

SegmentedControl::SegmentedControl(const QString& name, QWidget* parent)
    : QWidget(parent), m_group(new QButtonGroup(this))
{
    setAccessibleName(name);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(2, 2, 2, 2); // room for the frame and the focus ring
    layout->setSpacing(1);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::activated);
}

int SegmentedControl::addSegment(const QString& text, const QString& toolTip)
{
    auto* segment = new Segment(this);
    const int index = count();
    m_group->addButton(segment, index);
    setSegmentText(index, text, toolTip);
    segment->setChecked(index == 0);
    layout()->addWidget(segment);
    return index;
}

int SegmentedControl::count() const { return static_cast<int>(m_group->buttons().size()); }

int SegmentedControl::currentIndex() const { return m_group->checkedId(); }

void SegmentedControl::setCurrentIndex(int index)
{
    if (QAbstractButton* button = m_group->button(index))
        return button->setChecked(true);
    m_group->setExclusive(false); // which would keep the last one
    for (QAbstractButton* button : m_group->buttons())
        button->setChecked(false);
    m_group->setExclusive(true);
}

void SegmentedControl::setSegmentText(int index, const QString& text, const QString& toolTip)
{
    QAbstractButton* segment = m_group->button(index);
    if (!segment || (segment->text() == text && segment->toolTip() == toolTip && !text.isEmpty()))
        return;
    segment->setText(text);
    segment->setAccessibleName(accessibleName() + QStringLiteral(": ") + text);
    segment->setToolTip(toolTip);
    segment->updateGeometry();
}

void SegmentedControl::setSegmentEnabled(int index, bool enabled)
{
    if (QAbstractButton* button = m_group->button(index))
        button->setEnabled(enabled);
}

void SegmentedControl::setSegmentVisible(int index, bool visible)
{
    if (QAbstractButton* button = m_group->button(index))
        button->setVisible(visible);
}

void SegmentedControl::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    bool focused = false, before = false; // a segment precedes this one
    paintFrame(painter, rect(), isEnabled() ? c.edge : c.line, c.raised);
    for (QAbstractButton* button : m_group->buttons()) {
        focused |= button->hasFocus();
        if (button->isHidden())
            continue;
        if (before)
            painter.fillRect(QRect(button->x() - 1, 1, 1, height() - 2), c.line);
        before = true;
    }
    if (focused)
        paintFocusRing(painter, rect());
}

} // namespace attn
