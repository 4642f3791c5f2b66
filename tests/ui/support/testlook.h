// SPDX-License-Identifier: GPL-3.0-or-later
// How a test of the window begins: with the shipped fonts and the light theme, with settings of its own, and strict about what is read.
#pragma once

#include "core/base/expect.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QCoreApplication>
#include <QStandardPaths>
#include <QtGlobal>

namespace attn {

// What Qt's windows without a screen say each time one is laid out hides what a test says.
inline void dropHintsOfThePlugin()
{
    static QtMessageHandler before = nullptr;
    if (before) // once, else it would hand on to itself
        return;
    before = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& message) {
        if (before && !message.contains(QLatin1String("propagateSizeHints")))
            before(type, context, message);
    });
}

inline void useTestLook()
{
    beStrict();
    dropHintsOfThePlugin();
    loadFonts();
    applyTheme(ThemeName::Light);
}

// `name`: of the test. What other tests and the person have set stays untouched, and is not read.
inline void useTestSettings(const QString& name)
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("AttnScopeTest"));
    QCoreApplication::setApplicationName(name);
}

} // namespace attn
