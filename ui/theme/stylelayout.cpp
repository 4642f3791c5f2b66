// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes and places of the restyled controls; style.cpp draws them.
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/mnemonics.h"
#include "ui/theme/style.h"

#include <QStyleOption>
#include <QVariant>
#include <QWidget>

namespace attn {

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
        const int handle =
            span ? qMax(24, int(qint64(bar->pageStep) * length / (qint64(span) + bar->pageStep))) : length;
        const int start =
            sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle, bar->upsideDown);
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
        return {option->rect.right() - 19, option->rect.top(), 16, option->rect.height()};
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return option->rect.adjusted(4, 1, -20, -1);
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

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const
{
    const QSize fitted = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton: return {qMax(size.width() + 18, scaled(28)), scaled(isPrimary(widget) ? 28 : 24)};
    case CT_ComboBox: return {size.width() + 30, scaled(24)};
    case CT_LineEdit: return {fitted.width(), scaled(24)};
    case CT_SpinBox: return {size.width() + 28, scaled(24)};
    case CT_ToolButton: return {qMax(fitted.width(), scaled(28)), qMax(fitted.height(), scaled(24))};
    case CT_CheckBox:
    case CT_RadioButton: return {fitted.width() + 2, scaled(24)};
    case CT_MenuBarItem: return {size.width() + 18, scaled(28)};
    case CT_MenuItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        const bool separator = item && item->menuItemType == QStyleOptionMenuItem::Separator;
        return {fitted.width() + 8, separator ? 9 : qMax(fitted.height(), scaled(24))};
    }
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
    case PM_SpinBoxFrameWidth:
    case PM_MenuPanelWidth: return 1;
    case PM_MenuVMargin: return 3;
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

QIcon Style::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    // Of menu bars and tool bars that are too narrow. Qt's is a picture file, for which it looks through all its plugins.
    switch (which) {
    case SP_ToolBarHorizontalExtensionButton: return icon(QStringLiteral("right"));
    case SP_ToolBarVerticalExtensionButton: return icon(QStringLiteral("down"));
    // Of message boxes and file choosers.
    case SP_MessageBoxInformation:
    case SP_MessageBoxQuestion: return icon(QStringLiteral("info"));
    case SP_MessageBoxWarning:
    case SP_MessageBoxCritical: return icon(QStringLiteral("warn"));
    case SP_ArrowBack:
    case SP_FileDialogBack: return icon(QStringLiteral("left"));
    case SP_ArrowForward: return icon(QStringLiteral("right"));
    case SP_FileDialogToParent: return icon(QStringLiteral("up"));
    case SP_FileDialogNewFolder: return icon(QStringLiteral("plus"));
    case SP_FileDialogDetailedView: return icon(QStringLiteral("dots"));
    case SP_FileDialogListView: return icon(QStringLiteral("grid"));
    case SP_DirHomeIcon: return icon(QStringLiteral("home"));
    case SP_DirIcon:
    case SP_DirClosedIcon:
    case SP_DirOpenIcon:
    case SP_DirLinkIcon:
    case SP_ComputerIcon:
    case SP_DriveHDIcon: return icon(QStringLiteral("folder"));
    case SP_FileIcon:
    case SP_FileLinkIcon: return icon(QStringLiteral("file"));
    default: return QProxyStyle::standardIcon(which, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_UnderlineShortcut: return Mnemonics::areShown();
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_ComboBox_Popup: return 0; // the list opens below, and the value stays in sight
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton;
    case SH_ToolTip_WakeUpDelay: return 500;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

} // namespace attn
