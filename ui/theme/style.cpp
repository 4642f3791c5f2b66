// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/mnemonics.h"
#include "ui/theme/stylepaint.h"

#include <QCheckBox>
#include <QLabel>
#include <QMainWindow>
#include <QPainter>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

namespace attn {

namespace {

void paintChevron(QPainter& painter, const QRect& rect, const char* name, QStyle::State state)
{
    QRectF square(0, 0, 12, 12);
    square.moveCenter(QRectF(rect).center());
    paintIcon(painter, square, QLatin1String(name), state & QStyle::State_Enabled ? colors().text : colors().off);
}

// A hair line in the middle of `rect`, along its longer side.
void paintHairLine(QPainter& painter, const QRect& rect)
{
    QRect line = rect;
    if (rect.width() < rect.height())
        line.setLeft(rect.center().x()), line.setWidth(1);
    else
        line.setTop(rect.center().y()), line.setHeight(1);
    painter.fillRect(line, colors().line);
}

// The line below a bar, in the part of it that is being painted.
void paintBottomLine(QPainter& painter, const QRect& bar, const QRect& part)
{
    painter.fillRect(QRect(part.left(), bar.bottom(), part.width(), 1), colors().line);
}

} // namespace

constexpr char primary_property[] = "attnPrimary";

void setPrimary(QWidget* button, bool primary)
{
    button->setProperty(primary_property, primary);
    useTextFont(button, 13, primary ? QFont::DemiBold : QFont::Normal);
    button->update();
}

bool isPrimary(const QWidget* widget) { return widget && widget->property(primary_property).toBool(); }

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

void Style::polish(QWidget* widget)
{
    if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    QProxyStyle::polish(widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    const QRectF rect(option->rect);
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        paintButton(*painter, rect, option->state, isPrimary(widget),
                    button && button->features & QStyleOptionButton::Flat);
        return;
    }
    case PE_PanelButtonTool:
        paintButton(*painter, rect, option->state, isPrimary(widget), option->state & State_AutoRaise);
        return;
    case PE_FrameDefaultButton:
    case PE_FrameButtonBevel:
    case PE_FrameStatusBarItem:
    case PE_FrameDockWidget:
    case PE_PanelScrollAreaCorner:
    case PE_FrameTabBarBase: return;
    case PE_FrameFocusRect:
        // Buttons, fields, combo boxes and sliders show the focus on their own frame.
        if (widget && (widget->inherits("QPushButton") || widget->inherits("QComboBox")))
            return;
        if (widget && widget->inherits("QToolButton") && !widget->property("autoRaise").toBool())
            return; // one without a frame has none while the pointer is elsewhere
        if (const auto* box = qobject_cast<const QCheckBox*>(widget);
            box && box->text().isEmpty() && (option->state & (State_On | State_NoChange)))
            return; // its ring is inside the mark, which is all it shows
        paintFocusRing(*painter, rect, widget && widget->inherits("QAbstractItemView") ? 1 : 4);
        return;
    case PE_PanelLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth > 0)
            paintField(*painter, rect, option->state);
        else if (!widget || !widget->parentWidget() || !widget->parentWidget()->inherits("QAbstractSpinBox"))
            painter->fillRect(option->rect, option->palette.base());
        return;
    }
    case PE_FrameLineEdit: paintField(*painter, rect, option->state); return;
    case PE_Frame: { // text areas and lists: square, since their contents reach into the corners
        const bool focused = option->state & State_HasFocus && option->state & State_Enabled;
        paintFrame(*painter, rect, focused ? colors().accent : colors().edge, Qt::transparent, 1, 0);
        return;
    }
    case PE_IndicatorCheckBox: paintCheckMark(*painter, rect, option->state); return;
    case PE_IndicatorRadioButton: paintRadioMark(*painter, rect, option->state); return;
    case PE_FrameMenu:
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, colors().base);
        paintFrame(*painter, rect, colors().edge, Qt::transparent, 1, 0);
        return;
    case PE_PanelStatusBar:
        painter->fillRect(option->rect, colors().window);
        painter->fillRect(QRect(option->rect.topLeft(), QSize(option->rect.width(), 1)), colors().line);
        return;
    case PE_IndicatorDockWidgetResizeHandle: paintHairLine(*painter, option->rect); return;
    case PE_IndicatorSpinUp:
    case PE_IndicatorArrowUp: paintChevron(*painter, option->rect, "up", option->state); return;
    case PE_IndicatorSpinDown:
    case PE_IndicatorArrowDown: paintChevron(*painter, option->rect, "down", option->state); return;
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton label = *button;
            if (isPrimary(widget) && option->state & State_Enabled) {
                label.palette.setColor(QPalette::ButtonText, colors().onaccent);
                label.icon =
                    QIcon(label.icon.pixmap(label.iconSize, painter->device()->devicePixelRatio(), QIcon::Selected));
            }
            QProxyStyle::drawControl(element, &label, painter, widget);
        }
        return;
    case CE_ComboBoxLabel: // text that does not fit ends in an ellipsis instead of a cut letter
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            QStyleOptionComboBox label = *combo;
            const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() - 2;
            label.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room);
            QProxyStyle::drawControl(element, &label, painter, widget);
        }
        return;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            painter->fillRect(item->rect, colors().panel);
            paintBottomLine(*painter, widget ? widget->rect() : item->rect, item->rect);
            if (item->state & (State_Selected | State_Sunken))
                paintFrame(*painter, QRectF(item->rect).adjusted(0, 2, 0, -2), Qt::transparent, colors().soft, 0);
            const int letters = Mnemonics::areShown() ? Qt::TextShowMnemonic : Qt::TextHideMnemonic;
            drawItemText(painter, item->rect, int(Qt::AlignCenter) | int(Qt::TextSingleLine) | letters, item->palette,
                         item->state & State_Enabled, item->text, QPalette::ButtonText);
        }
        return;
    case CE_MenuItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            if (item->menuItemType == QStyleOptionMenuItem::Separator) {
                painter->fillRect(option->rect, colors().base);
                paintHairLine(*painter, option->rect.adjusted(8, 0, -8, 0));
                return;
            }
        break;
    case CE_MenuBarEmptyArea:
    case CE_ToolBar:
        painter->fillRect(option->rect, colors().panel);
        paintBottomLine(*painter, widget ? widget->rect() : option->rect, option->rect);
        return;
    case CE_Splitter: paintHairLine(*painter, option->rect); return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea: painter->fillRect(option->rect, option->palette.color(QPalette::AlternateBase)); return;
    case CE_ShapedFrame:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option))
            if (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine) {
                paintHairLine(*painter, option->rect);
                return;
            }
        break;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (control == CC_ComboBox) {
        const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        if (combo && combo->frame && combo->editable)
            paintField(*painter, option->rect, option->state);
        else if (combo && combo->frame)
            paintButton(*painter, option->rect, option->state & ~(State_On | State_Sunken), false, false);
        paintChevron(*painter, subControlRect(control, option, SC_ComboBoxArrow, widget), "down", option->state);
    } else if (control == CC_SpinBox) {
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (spin && spin->frame)
            paintField(*painter, option->rect, option->state);
        if (spin && spin->buttonSymbols != QAbstractSpinBox::NoButtons) {
            const auto arrow = [&](SubControl part, const char* name, QAbstractSpinBox::StepEnabledFlag step) {
                State state = option->state;
                state.setFlag(State_Enabled, (state & State_Enabled) && spin->stepEnabled & step);
                paintChevron(*painter, subControlRect(control, option, part, widget), name, state);
            };
            arrow(SC_SpinBoxUp, "up", QAbstractSpinBox::StepUpEnabled);
            arrow(SC_SpinBoxDown, "down", QAbstractSpinBox::StepDownEnabled);
        }
    } else if (control == CC_Slider) {
        if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option))
            paintSlider(*painter, *slider, subControlRect(control, option, SC_SliderHandle, widget));
    } else if (control == CC_ScrollBar) {
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option))
            paintScrollBar(*painter, *bar, subControlRect(control, option, SC_ScrollBarSlider, widget));
    } else {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

} // namespace attn
