// SPDX-License-Identifier: GPL-3.0-or-later
// What a file holds, in a few bytes: by it a document sees whether another window or program has written its file since.
#pragma once

#include "ui/document/fileconflict.h"

#include <QByteArray>
#include <QString>

#include <optional>
#include <string_view>

namespace attn {

QByteArray contentMark(std::string_view content);
// Of the file's content; empty where no ordinary file can be read. Reads all of it: not for the GUI thread when it is large.
QByteArray contentMarkOfFile(const QString& path);
// Of a file that held what `mark` says. Reads it, too; nothing where it is there and cannot be read.
std::optional<FileState> fileStateSince(const QByteArray& mark, const QString& path);

} // namespace attn
