// SPDX-License-Identifier: GPL-3.0-or-later
// Writes files whole or not at all. On any error the previous file stays unchanged; a replaced file keeps its
// permissions, and a link its target.
#pragma once

#include "core/base/result.h"
#include "core/io/files/pendingfile.h"

#include <functional>
#include <iosfwd>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// Calls `write` with an open stream; the file is on the disk when this returns. A device or a pipe is written to directly,
// and so is stdout, whose path is "-".
// Errors name the path: "/mnt/a.json: cannot be written (the folder /mnt is read-only)".
std::optional<Error> writeOutputFile(const std::string& path, const std::function<void(std::ostream&)>& write);
std::optional<Error> writeOutputFile(const std::string& path, std::string_view content);
// The same, but the error is only the reason: "the folder /mnt is read-only".
std::optional<Error> tryOutputFile(const std::string& path, const std::function<void(std::ostream&)>& write);

// Many files of one folder that appear together or not at all. The folder is made when it is missing.
class OutputFiles {
public:
    explicit OutputFiles(std::string folder) : m_folder(std::move(folder)) {}

    // Holds a file until commit; from any thread.
    std::optional<Error> add(const std::string& name, std::string_view content);
    std::optional<Error> commit();

private:
    std::string m_folder;
    PendingFolders m_madeFolders; // gone after the files in them
    std::vector<PendingFile> m_files;
    std::mutex m_mutex;
};

} // namespace attn
