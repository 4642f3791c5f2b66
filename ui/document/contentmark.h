// SPDX-License-Identifier: GPL-3.0-or-later
// What a file holds, in a few bytes: by it a document sees whether another window or program has written its file since.
#pragma once

#include <QByteArray>
#include <QString>

#include <string_view>

namespace attn {

QByteArray contentMark(std::string_view content);
// Of the file's content; empty where no ordinary file can be read. Reads all of it: not for the GUI thread when it is large.
QByteArray contentMarkOfFile(const QString& path);

} // namespace attn
