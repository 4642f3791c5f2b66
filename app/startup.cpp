// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup.h"

#include "app/batch.h"
#include "app/errorline.h"
#include "core/base/say.h"

#include <cstring>
#include <iostream>
#include <QLoggingCategory>
#include <QString>
#include <unistd.h>
#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace attn {

namespace {

void startupMessage(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const bool about_platform = context.category && std::strncmp(context.category, "qt.qpa.", 7) == 0;
    if (type == QtFatalMsg && message.contains("platform plugin")) {
        const int status = reportError(
            ExitStatus::NoDisplay,
            say("no display; the window needs one (attnscope --help lists the commands that work without a display)"));
        std::cerr.flush();
        _exit(status); // returning would abort, exit would run destructors under a half-made application
    }
    for (const char* of_no_use : {"This plugin does not support", "OpenType support missing",
                                  "QStandardPaths:", "Failed to create wl_display", "QProcess"})
        if (message.trimmed().startsWith(QLatin1String(of_no_use)))
            return;
    if (about_platform)
        return;
    std::cerr << printableText(qFormatLogMessage(type, context, message).toStdString()) + "\n";
}

} // namespace

void prepareQt()
{
    qInstallMessageHandler(startupMessage);
#ifdef Q_OS_WIN
    // Without a display Qt would look for fonts beside itself. Wine's DirectWrite reads no fonts but the system's.
    if (!qEnvironmentVariableIsSet("QT_QPA_FONTDIR"))
        qputenv("QT_QPA_FONTDIR", qgetenv("WINDIR") + "/Fonts");
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM") &&
        GetProcAddress(GetModuleHandleW(L"ntdll.dll"), "wine_get_version"))
        qputenv("QT_QPA_PLATFORM", "windows:fontengine=freetype");
#endif
}

} // namespace attn
