// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/verdict.h"

#include "core/headless/check.h"
#include "ui/kit/numbertext.h"

#include <QObject>

#include <algorithm>

namespace attn {

namespace {

bool isReal(const NamedTensor& input) { return input.tensor.kind() == Kind::Real; }

// "head 1 is off", "heads 0, 2 are off"; empty: all are on.
QString headsOff(const Config& config)
{
    QStringList heads;
    for (const std::int64_t head : config.heads_off)
        heads << QString::number(head);
    return heads.isEmpty()     ? QString()
           : heads.size() == 1 ? QObject::tr("head %1 is off").arg(heads.front())
                               : QObject::tr("heads %1 are off").arg(heads.join(QStringLiteral(", ")));
}

Verdict ofDifferences(const CheckReport& report, const Config& config, bool edited)
{
    const QString checked = formatCount(report.checked), differing = formatCount(report.differing);
    if (const QString off = headsOff(config); !off.isEmpty())
        return {off,
                QObject::tr("%1 of %2 printed values differ: they were printed with all heads on, and here %3.")
                    .arg(differing, checked, off),
                Severity::Warn};
    if (edited)
        return {QObject::tr("edited"),
                QObject::tr("%1 of %2 printed values differ now. Undo brings them back.").arg(differing, checked),
                Severity::Warn};
    const QString first = report.differences.empty() ? QString() : QString::fromStdString(report.differences.front());
    return {QObject::tr("differs in %1 of %2").arg(differing, checked), first, Severity::Bad};
}

} // namespace

Verdict verdictOfPrint(const Scene& scene, const Trace& trace, std::string_view name, bool edited)
{
    const CheckReport report = checkExpected(scene, trace, name);
    if (report.differing)
        return ofDifferences(report, scene.config, edited);
    if (std::ranges::find(scene.expected, name, &Expected::name) == scene.expected.end())
        return {QObject::tr("same shape"), QObject::tr("The tensor has the shape that is printed."), Severity::Ok};
    return {QObject::tr("%1 of %2 same digits").arg(formatCount(report.printed), formatCount(report.checked)),
            report.printed == report.checked ? QObject::tr("Every number prints to the same digits.")
                                             : QObject::tr("The others differ in their last digits, by rounding."),
            Severity::Ok};
}

Verdict verdictOf(const Scene& scene, const Trace& trace, bool edited)
{
    if (scene.expected.empty() && scene.expected_shapes.empty()) // an edit may have made another layer of it
        return edited ? Verdict{QObject::tr("edited"),
                                QObject::tr("This is not the scene that was opened any more. Undo leads back to it."),
                                Severity::Warn}
                      : Verdict();
    const CheckReport report = checkTrace(scene, trace);
    const QString checked = formatCount(report.checked);
    if (report.differing)
        return ofDifferences(report, scene.config, edited);
    if (scene.expected.empty())
        return {
            QObject::tr("shapes only: no seed"),
            QObject::tr("The notebook sets no seed, so only its %1 shapes can be compared: they agree.").arg(checked),
            Severity::Warn};
    const std::int64_t numbers = report.checked - std::int64_t(scene.expected_shapes.size());
    if (report.printed == numbers)
        return {QObject::tr("same digits"),
                QObject::tr("All %1 of the notebook's numbers that are kept here print to the same digits.")
                    .arg(formatCount(numbers)),
                Severity::Ok};
    return {QObject::tr("%1 of %2 same digits").arg(formatCount(report.printed), formatCount(numbers)),
            QObject::tr(
                "%1 of the notebook's %2 numbers print to the same digits; the others differ in their last digits: %3.")
                .arg(formatCount(report.printed), formatCount(numbers),
                     std::ranges::any_of(scene.inputs, isReal)
                         ? QObject::tr("this scene begins with numbers as the notebook printed them, rounded")
                         : QObject::tr("float32 rounds with the order of the additions, which differs")),
            Severity::Ok};
}

} // namespace attn
