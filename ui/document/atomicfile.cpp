// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/atomicfile.h"

#include "core/io/files/outputfile.h"

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
    const QString kept = place.isFile() ? QObject::tr(" What was there before is untouched.") : QString();
    return Error{QObject::tr("%1 was not saved: %2.%3 Choose another name or folder.")
                     .arg(place.fileName(), QString::fromStdString(fault->message), kept)
                     .toStdString()};
}

Error stoppedBeforeWriting() { return Error{QObject::tr("Stopped: no file was written.").toStdString()}; }

} // namespace attn
