// SPDX-License-Identifier: GPL-3.0-or-later
// Fusion with flat controls: an edge frame of 4 px radius, an accent ring for the focus, slim sliders and scroll bars.
// Nothing else is restyled; all colors come from the current palette.
#pragma once

#include <QProxyStyle>

namespace attn {

class Style : public QProxyStyle {
    Q_OBJECT

public:
    Style();

    // Labels that Qt makes itself (of tooltips, of questions) show their words letter by letter: as markup, a stranger's text could
    // open any file.
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget = nullptr) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget = nullptr) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget = nullptr) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                    const QWidget* widget = nullptr) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption* option = nullptr,
                       const QWidget* widget = nullptr) const override;
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* data = nullptr) const override;
};

// Marks a push button as the primary one: accent fill, semibold.
void setPrimary(QWidget* button, bool primary = true);
bool isPrimary(const QWidget* widget); // null: no

} // namespace attn
