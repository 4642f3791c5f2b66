// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/atomicfile.h"

#include "core/io/files/outputfile.h"
#include "core/lessons/lessonfile.h"
#include "ui/language/said.h"

#include <QFile>
#include <QFileInfo>
#include <QObject>

#include <ostream>

namespace attn {

std::optional<Error> writeAtomically(const QString& filePath, std::string_view content)
{
    const auto fault = tryOutputFile(QFile::encodeName(filePath).toStdString(), [&](std::ostream& out) {
        out.write(content.data(), std::streamsize(content.size()));
    });
    if (!fault)
        return std::nullopt;
    const QFileInfo place(filePath);
    const QString kept = place.isFile() ? QObject::tr("The existing file is unchanged.") : QString();
    const QString why =
        QObject::tr("Could not save %1: %2.").arg(place.fileName(), QString::fromStdString(fault->message));
    return Error{inARow({why, kept, QObject::tr("Choose another name or folder.")}).toStdString()};
}

std::optional<Error> writeAtomically(const QString& filePath, WorkKind kind, std::string_view content)
{
    const bool lesson = isLessonFile(QFile::encodeName(filePath).toStdString());
    // A scene that was opened under another name may be saved again.
    const bool scene =
        !lesson && (filePath.endsWith(QLatin1String(".attn"), Qt::CaseInsensitive) || QFile::exists(filePath));
    if (kind == WorkKind::Lesson ? lesson : scene)
        return writeAtomically(filePath, content);
    const QString fault =
        kind == WorkKind::Lesson
            ? QObject::tr("“%1” is not a valid name for a lesson. Choose a name that ends in .attnlesson.")
            : QObject::tr("“%1” is not a valid name for a scene. Choose a name that ends in .attn.");
    return Error{fault.arg(QFileInfo(filePath).fileName()).toStdString()};
}

Error stoppedBeforeWriting() { return Error{QObject::tr("Canceled. No file was written.").toStdString()}; }

} // namespace attn
