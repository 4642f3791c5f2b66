// SPDX-License-Identifier: GPL-3.0-or-later
// The program called from outside, without a display.
#pragma once

#include "tests/testpaths.h"
#include <QProcess>
#include <QStringList>

struct Run {
    int status = -1; // also where the program does not end within a minute
    QByteArray out, error;
};

inline Run runProgram(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("QT_QPA_PLATFORM")); // no display and no hint: the command needs neither
    environment.remove(QStringLiteral("DISPLAY"));
    process.setProcessEnvironment(environment);
    process.start(QString::fromStdString(attn::programFile()), arguments);
    if (!process.waitForFinished(60'000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}
