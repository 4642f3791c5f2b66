// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/colors.h"

#include "core/look/palette.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QApplication>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

Colors colorsFrom(const LookPalette& palette, bool dark, bool highContrast)
{
    const auto color = [](PlainColor plain) { return QColor::fromRgb(0xFF000000u | plain); };
    const LookPalette& p = palette;
    Colors c;
    c.text = color(p.text);
    c.text2 = color(p.text2);
    c.off = color(p.off);
    c.accent = color(p.accent);
    c.onaccent = color(p.onaccent);
    c.soft = color(p.soft);
    c.q = color(p.q);
    c.k = color(p.k);
    c.v = color(p.v);
    c.ok = color(p.ok);
    c.warn = color(p.warn);
    c.bad = color(p.bad);
    c.flash = color(p.flash);
    c.window = color(p.window);
    c.panel = color(p.panel);
    c.base = color(p.base);
    c.raised = color(p.raised);
    c.line = color(p.line);
    c.edge = color(p.edge);
    c.hbg = color(p.hbg);
    c.hatch = color(p.hatch);
    c.okbg = color(p.okbg);
    c.warnbg = color(p.warnbg);
    c.badbg = color(p.badbg);
    c.dark = dark;
    c.highContrast = highContrast;
    return c;
}

// The one thing that painters cannot be handed: which palette the application has now.
ThemeName& themeInForce()
{
    static ThemeName theme = ThemeName::Light;
    return theme;
}

PlainColor plain(const QColor& color) { return color.rgb() & 0xFFFFFF; }

} // namespace

const Colors& colorsOf(ThemeName theme)
{
    static const Colors light = colorsFrom(lightPalette(), false, false), dark = colorsFrom(darkPalette(), true, false),
                        high_contrast = colorsFrom(highContrastPalette(), true, true);
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

void applyTheme(ThemeName theme, double scale)
{
    const bool styled = dynamic_cast<Style*>(QApplication::style()) != nullptr;
    if (styled && themeInForce() == theme && textScale() == scale && QApplication::font() == textFont())
        return; // it would polish every widget again
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

QColor textColorOn(const QColor& background) { return QColor::fromRgb(0xFF000000u | textColorOn(plain(background))); }

double contrast(const QColor& a, const QColor& b) { return contrast(plain(a), plain(b)); }

} // namespace attn
