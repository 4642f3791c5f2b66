// SPDX-License-Identifier: GPL-3.0-or-later
// A file mapped read-only into memory: only touched pages are read, even of gigabytes; the system may drop them.
#pragma once

#include "core/base/result.h"
#include "core/io/files/system.h"
#include "core/io/files/tornpages.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace attn {

// What has become of a file since it was mapped.
enum class MappedState {
    Same,
    Replaced, // its path has another file or none; the opened one is still mapped
    Changed,  // written to: reads may be from before or after
    Shorter,  // missing bytes read as zeros
};

class MappedFile {
public:
    // Pipes, devices and folders are refused without being opened, empty files afterwards. Errors name the path.
    static Result<std::shared_ptr<const MappedFile>> open(const std::string& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    // Readable whatever happens to the file; check state() afterwards.
    std::span<const std::byte> bytes() const { return m_bytes; }
    // Cheap: two system calls.
    MappedState state() const;

private:
    MappedFile(std::string path, SystemFile file, std::span<const std::byte> bytes, const FileIdentity& identity);

    std::string m_path;
    SystemFile m_file;
    std::span<const std::byte> m_bytes;
    FileIdentity m_identity;
    std::optional<TornPages> m_pages; // until they are mapped no more
};

} // namespace attn
