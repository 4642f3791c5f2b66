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
                QObject::tr("%1 of %2 printed values differ. They were printed with all heads on, but here %3.")
                    .arg(differing, checked, off),
                Severity::Warn};
    if (edited)
        return {QObject::tr("edited"),
                QObject::tr("%1 of %2 printed values differ now. Undo restores them.").arg(differing, checked),
                Severity::Warn};
    const QString first = report.differences.empty() ? QString() : QString::fromStdString(report.differences.front());
    return {QObject::tr("%1 of %2 values differ").arg(differing, checked), first, Severity::Bad};
}

} // namespace

Verdict verdictOfPrint(const Scene& scene, const Trace& trace, std::string_view name, bool edited)
{
    const CheckReport report = checkExpected(scene, trace, name);
    if (report.differing)
        return ofDifferences(report, scene.config, edited);
    if (std::ranges::find(scene.expected, name, &Expected::name) == scene.expected.end())
        return {QObject::tr("same shape"), QObject::tr("The tensor has the printed shape."), Severity::Ok};
    return {QObject::tr("%1 of %2 values match").arg(formatCount(report.printed), formatCount(report.checked)),
            report.printed == report.checked
                ? QObject::tr("Every printed value matches.")
                : QObject::tr("The others differ in their last digits because of rounding."),
            Severity::Ok};
}

Verdict verdictOf(const Scene& scene, const Trace& trace, bool edited)
{
    const Verdict other =
        edited ? Verdict{QObject::tr("edited"),
                         QObject::tr("You have changed this scene since opening it. Undo restores it."), Severity::Warn}
               : Verdict();
    if (scene.expected.empty() && scene.expected_shapes.empty()) // an edit may have changed the layer
        return other;
    const CheckReport report = checkTrace(scene, trace);
    const QString checked = formatCount(report.checked);
    if (report.differing)
        return ofDifferences(report, scene.config, edited);
    if (edited) // what the notebook printed is as it was, and something else is not
        return other;
    if (scene.expected.empty())
        return {
            QObject::tr("shapes only, no seed"),
            QObject::tr("The notebook sets no seed, so only its %1 shapes can be compared. They match.").arg(checked),
            Severity::Warn};
    const std::int64_t numbers = report.checked - std::int64_t(scene.expected_shapes.size());
    if (report.printed == numbers)
        return {QObject::tr("matches PyTorch"),
                QObject::tr("All %1 notebook values stored here match.").arg(formatCount(numbers)), Severity::Ok};
    return {QObject::tr("%1 of %2 values match").arg(formatCount(report.printed), formatCount(numbers)),
            QObject::tr("%1 of the notebook's %2 values match. The others differ in their last digits, because %3.")
                .arg(formatCount(report.printed), formatCount(numbers),
                     std::ranges::any_of(scene.inputs, isReal)
                         ? QObject::tr("this scene starts from the rounded values that the notebook printed")
                         : QObject::tr("float32 rounding depends on the order of additions, which is different here")),
            Severity::Ok};
}

QString backendInWords(const std::string& name, const QString& device)
{
    if (name == "cuda")
        return device.isEmpty() ? QObject::tr("GPU, float32") : QObject::tr("GPU, %1, float32").arg(device);
    if (name == "cpu")
        return QObject::tr("CPU, float32");
    if (name == "reference")
        return QObject::tr("Reference, float64");
    return QString::fromStdString(name);
}

} // namespace attn
