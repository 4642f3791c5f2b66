// SPDX-License-Identifier: GPL-3.0-or-later
// A file is written whole or not at all, with the window's words for what is in the way.
#pragma once

#include "core/base/result.h"

#include <QString>

#include <optional>
#include <string_view>

namespace attn {

// Puts `content` into the file in one step. On an error what was there before is untouched, and the sentence names the
// file and what is in the way: "a.attn was not saved: the folder /mnt is read-only. …"
std::optional<Error> writeAtomically(const QString& filePath, std::string_view content);
// Of a writer that was stopped before its files were put in place.
Error stoppedBeforeWriting();

} // namespace attn
