// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/atomicfile.h"

#include "core/io/files/outputfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <ostream>

namespace attn {

std::optional<Error> writeAtomically(const QString& filePath, std::string_view content)
{
    const auto fault = tryOutputFile(QFile::encodeName(filePath).toStdString(), [&](std::ostream& out) {
        out.write(content.data(), std::streamsize(content.size()));
    });
    if (!fault)
        return std::nullopt;
    return Error{
        QStringLiteral("%1 was not saved: %2. What was there before is untouched. Choose another name or folder.")
            .arg(QFileInfo(filePath).fileName(), QString::fromStdString(fault->message))
            .toStdString()};
}

Error stoppedBeforeWriting()
{
    return Error{QCoreApplication::translate("ExportFrame", "Stopped: no file was written.").toStdString()};
}

} // namespace attn
