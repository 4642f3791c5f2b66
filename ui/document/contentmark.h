// SPDX-License-Identifier: GPL-3.0-or-later
// A fingerprint of a file's content: shows a document whether another window or program has written its file since.
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
// Of a file that had the content of `mark`. Reads it, too; nullopt if it exists but cannot be read.
std::optional<FileState> fileStateSince(const QByteArray& mark, const QString& path);

} // namespace attn
