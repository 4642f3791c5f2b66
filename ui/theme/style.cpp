// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/style.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QMainWindow>
#include <QPainter>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

namespace attn {

namespace {

constexpr char primary_property[] = "attnPrimary";

bool isPrimary(const QWidget* widget) { return widget && widget->property(primary_property).toBool(); }

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

} // namespace

void setPrimary(QWidget* button, bool primary)
{
    button->setProperty(primary_property, primary);
    useTextFont(button, 13, primary ? QFont::DemiBold : QFont::Normal);
    button->update();
}

Style::Style() : QProxyStyle(QStringLiteral("Fusion")) {}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    const QRectF rect(option->rect);
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        paintButton(*painter, rect, option->state, isPrimary(widget), button && button->features & QStyleOptionButton::Flat);
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
    case PE_FrameTabBarBase:
        return;
    case PE_FrameFocusRect:
        // Buttons, fields, combo boxes and sliders show the focus on their own frame.
        if (widget && (widget->inherits("QPushButton") || widget->inherits("QToolButton") || widget->inherits("QComboBox")))
            return;
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
    case PE_FrameLineEdit:
        paintField(*painter, rect, option->state);
        return;
    case PE_Frame: { // text areas and lists: square, since their contents reach into the corners
        const bool focused = option->state & State_HasFocus && option->state & State_Enabled;
        paintFrame(*painter, rect, focused ? colors().accent : colors().edge, Qt::transparent, 1, 0);
        return;
    }
    case PE_IndicatorCheckBox:
        paintCheckMark(*painter, rect, option->state);
        return;
    case PE_IndicatorRadioButton:
        paintRadioMark(*painter, rect, option->state);
        return;
    case PE_FrameMenu:
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, colors().base);
        paintFrame(*painter, rect, colors().edge, Qt::transparent, 1, 0);
        return;
    case PE_PanelStatusBar:
        painter->fillRect(option->rect, colors().window);
        painter->fillRect(QRect(option->rect.topLeft(), QSize(option->rect.width(), 1)), colors().line);
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        paintHairLine(*painter, option->rect);
        return;
    case PE_IndicatorSpinUp:
    case PE_IndicatorArrowUp:
        paintChevron(*painter, option->rect, "up", option->state);
        return;
    case PE_IndicatorSpinDown:
    case PE_IndicatorArrowDown:
        paintChevron(*painter, option->rect, "down", option->state);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton label = *button;
            if (isPrimary(widget) && option->state & State_Enabled) {
                label.palette.setColor(QPalette::ButtonText, colors().onaccent);
                label.icon = QIcon(label.icon.pixmap(label.iconSize, painter->device()->devicePixelRatio(), QIcon::Selected));
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
            if (item->state & (State_Selected | State_Sunken))
                paintFrame(*painter, QRectF(item->rect).adjusted(0, 2, 0, -2), Qt::transparent, colors().soft, 0);
            drawItemText(painter, item->rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, item->palette,
                         item->state & State_Enabled, item->text, QPalette::ButtonText);
        }
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, colors().panel);
        return;
    case CE_ToolBar:
        painter->fillRect(option->rect, colors().panel);
        return;
    case CE_Splitter:
        paintHairLine(*painter, option->rect);
        return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::AlternateBase));
        return;
    case CE_ShapedFrame:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option))
            if (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine) {
                paintHairLine(*painter, option->rect);
                return;
            }
        break;
    default:
        break;
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

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const
{
    if (control == CC_ScrollBar) {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (!bar || part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
            return {}; // no arrows: the bar is the whole track
        const bool across = bar->orientation == Qt::Horizontal;
        const int length = across ? bar->rect.width() : bar->rect.height();
        const int span = bar->maximum - bar->minimum;
        const int handle = span ? qMax(24, int(qint64(bar->pageStep) * length / (qint64(span) + bar->pageStep))) : length;
        const int start = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle, bar->upsideDown);
        const auto cut = [&](int from, int size) {
            return across ? QRect(bar->rect.x() + from, bar->rect.y(), size, bar->rect.height())
                          : QRect(bar->rect.x(), bar->rect.y() + from, bar->rect.width(), size);
        };
        switch (part) {
        case SC_ScrollBarSlider: return cut(start, handle);
        case SC_ScrollBarSubPage: return cut(0, start);
        case SC_ScrollBarAddPage: return cut(start + handle, length - start - handle);
        default: return bar->rect;
        }
    }
    if (control == CC_SpinBox) {
        const QRect& rect = option->rect;
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        const int arrows = spin && spin->buttonSymbols == QAbstractSpinBox::NoButtons ? 0 : 18;
        switch (part) {
        case SC_SpinBoxUp: return {rect.right() - arrows, rect.top() + 2, arrows, rect.height() / 2 - 2};
        case SC_SpinBoxDown: return {rect.right() - arrows, rect.center().y() + 1, arrows, rect.height() / 2 - 2};
        case SC_SpinBoxEditField: return rect.adjusted(2, 2, -arrows - 2, -2);
        default: break;
        }
    }
    if (control == CC_ComboBox && part == SC_ComboBoxArrow)
        return {option->rect.right() - 21, option->rect.top(), 16, option->rect.height()};
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return option->rect.adjusted(5, 1, -22, -1);
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    if (element == SE_CheckBoxFocusRect || element == SE_RadioButtonFocusRect)
        return option->rect;
    if (element == SE_LineEditContents)
        return rect.adjusted(3, 0, -3, 0);
    return rect;
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    const QSize fitted = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: return {qMax(size.width() + 18, scaled(28)), scaled(isPrimary(widget) ? 28 : 24)};
    case CT_ComboBox: return {size.width() + 36, scaled(24)};
    case CT_LineEdit: return {fitted.width(), scaled(24)};
    case CT_SpinBox: return {size.width() + 28, scaled(24)};
    case CT_ToolButton: return {qMax(fitted.width(), scaled(28)), qMax(fitted.height(), scaled(24))};
    case CT_CheckBox:
    case CT_RadioButton: return {fitted.width() + 2, scaled(24)};
    case CT_MenuBarItem: return {size.width() + 18, scaled(28)};
    case CT_MenuItem: return {fitted.width() + 8, qMax(fitted.height(), scaled(24))};
    default: return fitted;
    }
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent: return 10;
    case PM_ScrollBarSliderMin: return 24;
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength: return 20;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return 14;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return 8;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize: return scaled(16);
    case PM_DefaultFrameWidth:
    case PM_ComboBoxFrameWidth:
    case PM_SpinBoxFrameWidth: return 1;
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_MenuBarPanelWidth:
    case PM_MenuBarItemSpacing:
    case PM_MenuBarVMargin:
    case PM_DockWidgetFrameWidth:
    case PM_ToolBarFrameWidth:
    case PM_ToolBarItemMargin:
    case PM_ToolBarItemSpacing: return 0;
    case PM_MenuBarHMargin: return 8;
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth: return 5;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_ComboBox_Popup: return 0; // the list opens below, and the value stays in sight
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton;
    case SH_ToolTip_WakeUpDelay: return 500;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

} // namespace attn
