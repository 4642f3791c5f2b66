// SPDX-License-Identifier: GPL-3.0-or-later
// Writes a file whole or not at all, and says in the window's words what prevents it.
#pragma once

#include "core/base/result.h"

#include <QString>

#include <optional>
#include <string_view>

namespace attn {

// Writes `content` to the file in one step. On an error the old file is untouched, and the sentence names the file and
// what prevents it: "a.attn was not saved: the folder /mnt is read-only. …"
std::optional<Error> writeAtomically(const QString& filePath, std::string_view content);
// The same of a scene or a lesson. Refuses a name by which it could not be opened again.
enum class WorkKind { Scene, Lesson };
std::optional<Error> writeAtomically(const QString& filePath, WorkKind kind, std::string_view content);
// Of a writer that was stopped before its files were put in place.
Error stoppedBeforeWriting();

} // namespace attn
