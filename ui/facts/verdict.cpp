// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/verdict.h"

#include "core/headless/check.h"

#include <QLocale>
#include <QObject>

namespace attn {

Verdict verdictOf(const Scene& scene, const Trace& trace, bool edited)
{
    if (scene.expected.empty() && scene.expected_shapes.empty())
        return {};
    const CheckReport report = checkTrace(scene, trace);
    const QLocale english(QLocale::English);
    const QString checked = english.toString(static_cast<qlonglong>(report.checked));
    const QString differing = english.toString(static_cast<qlonglong>(report.differing));
    if (report.differing && edited)
        return {QObject::tr("edited"),
                QObject::tr("%1 of %2 printed values differ now. Undo brings them back.").arg(differing, checked),
                Severity::Warn};
    if (report.differing) {
        const QString first =
            report.differences.empty() ? QString() : QString::fromStdString(report.differences.front());
        return {QObject::tr("differs in %1 of %2").arg(differing, checked), first, Severity::Bad};
    }
    if (scene.expected.empty())
        return {
            QObject::tr("shapes only: no seed"),
            QObject::tr("The notebook sets no seed, so only its %1 shapes can be compared: they agree.").arg(checked),
            Severity::Warn};
    return {QObject::tr("same digits"),
            QObject::tr("All %1 values that the notebook prints are the same here.").arg(checked), Severity::Ok};
}

} // namespace attn
