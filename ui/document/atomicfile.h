// SPDX-License-Identifier: GPL-3.0-or-later
// A file is written whole or not at all. The one place that uses QSaveFile, because its commit() lets a file through
// that was cut short by a full disk (seen with Qt 6.4).
#pragma once

#include "core/base/result.h"

#include <QString>

#include <optional>
#include <string_view>

namespace attn {

// Puts `content` into the file in one step. On an error what was there before is untouched, and the sentence names the
// file and what would work: "a.attn was not saved: the folder /mnt is read-only. Choose another one."
std::optional<Error> writeAtomically(const QString& filePath, std::string_view content);
// Of a writer that was stopped before its files were put in place.
Error stoppedBeforeWriting();

} // namespace attn
