// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/colors.h"

#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

Colors lightColors()
{
    Colors c;
    c.text = "#16191D", c.text2 = "#4C5460", c.off = "#616974";
    c.accent = "#4A3FC4", c.onaccent = "#FFFFFF", c.soft = "#E9E7FB";
    c.q = "#AD4300", c.k = "#00639C", c.v = "#006B4B";
    c.ok = "#176F31", c.warn = "#855400", c.bad = "#B81F28", c.flash = "#C27A00";
    c.window = "#EEF0F3", c.panel = "#F7F8FA", c.base = "#FFFFFF";
    c.raised = "#FFFFFF", c.line = "#D5D9DF", c.edge = "#7E8691";
    c.hbg = "#ECEEF1", c.hatch = "#808995";
    c.okbg = "#E2F2E6", c.warnbg = "#FBEFD6", c.badbg = "#FBE4E4";
    return c;
}

Colors darkColors()
{
    Colors c;
    c.text = "#EBEDF0", c.text2 = "#B0B7C1", c.off = "#969EAA";
    c.accent = "#A79FFF", c.onaccent = "#15131F", c.soft = "#322F57";
    c.q = "#FF9E5E", c.k = "#64BDF5", c.v = "#52CFA2";
    c.ok = "#55C98C", c.warn = "#E8B955", c.bad = "#FF8080", c.flash = "#FFC640";
    c.window = "#1A1C20", c.panel = "#212429", c.base = "#15171A";
    c.raised = "#2A2E34", c.line = "#373C44", c.edge = "#7C8592";
    c.hbg = "#1F2226", c.hatch = "#69727F";
    c.okbg = "#1D3829", c.warnbg = "#3D321B", c.badbg = "#43262A";
    c.dark = true;
    return c;
}

Colors highContrastColors()
{
    Colors c;
    c.text = "#FFFFFF", c.text2 = "#FFFFFF", c.off = "#C8C8C8";
    c.accent = "#FFE500", c.onaccent = "#000000", c.soft = "#2B2700";
    c.q = "#FFB37A", c.k = "#7CD0FF", c.v = "#7CF5C4";
    c.ok = "#6CFF9A", c.warn = "#FFD24D", c.bad = "#FF8A8A", c.flash = "#FFE500";
    c.window = "#000000", c.panel = "#000000", c.base = "#000000";
    c.raised = "#000000", c.line = "#FFFFFF", c.edge = "#FFFFFF";
    c.hbg = "#000000", c.hatch = "#FFFFFF";
    c.okbg = "#002B10", c.warnbg = "#332600", c.badbg = "#3A0000";
    c.dark = true;
    c.highContrast = true;
    return c;
}

// The one thing that painters cannot be handed: which palette the application has now.
ThemeName& themeInForce()
{
    static ThemeName theme = ThemeName::Light;
    return theme;
}

// Relative luminance, WCAG 2.2.
double luminance(const QColor& color)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

const Colors& colorsOf(ThemeName theme)
{
    static const Colors light = lightColors(), dark = darkColors(), high_contrast = highContrastColors();
    return theme == ThemeName::Light ? light : theme == ThemeName::Dark ? dark : high_contrast;
}

QPalette paletteOf(const Colors& c)
{
    QPalette palette;
    const auto set = [&](std::initializer_list<QPalette::ColorRole> roles, const QColor& color) {
        for (const QPalette::ColorRole role : roles)
            palette.setColor(role, color);
    };
    set({QPalette::Window}, c.window);
    set({QPalette::Base, QPalette::ToolTipBase}, c.base);
    set({QPalette::AlternateBase}, c.panel);
    set({QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::ToolTipText, QPalette::BrightText},
        c.text);
    set({QPalette::Button, QPalette::Light, QPalette::Midlight}, c.raised);
    set({QPalette::Highlight, QPalette::Link, QPalette::LinkVisited}, c.accent);
    set({QPalette::HighlightedText}, c.onaccent);
    set({QPalette::PlaceholderText}, c.text2);
    set({QPalette::Mid}, c.line);
    set({QPalette::Dark, QPalette::Shadow}, c.edge);
    for (const QPalette::ColorRole role :
         {QPalette::Text, QPalette::WindowText, QPalette::ButtonText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, c.off);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, c.line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, c.off);
    return palette;
}

const Colors& colors() { return colorsOf(themeInForce()); }

ThemeName currentTheme() { return themeInForce(); }

void applyTheme(ThemeName theme, bool largerText)
{
    const double scale = largerText ? 1.25 : 1.0;
    const bool styled = dynamic_cast<Style*>(QApplication::style()) != nullptr;
    if (styled && themeInForce() == theme && textScale() == scale && QApplication::font() == textFont())
        return; // every widget there is would be polished anew
    themeInForce() = theme;
    setTextScale(scale);
    if (!styled)
        QApplication::setStyle(new Style);
    const QPalette palette = paletteOf(colors());
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    QApplication::setFont(textFont());
    QToolTip::setFont(textFont(12));
    refreshFonts();
}

QColor mixed(const QColor& a, const QColor& b, double f)
{
    const auto channel = [f](int x, int y) {
        return std::clamp(static_cast<int>(std::lround(x + (y - x) * f)), 0, 255);
    };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

QColor inkOn(const QColor& background)
{
    return contrast(Qt::black, background) >= contrast(Qt::white, background) ? Qt::black : Qt::white;
}

double contrast(const QColor& a, const QColor& b)
{
    const double la = luminance(a), lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

} // namespace attn
