// SPDX-License-Identifier: GPL-3.0-or-later
// A file mapped read-only into memory: of gigabytes only what is touched is read, and the system may drop it again.
#pragma once

#include "core/base/result.h"
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
    Replaced, // another file is at its path, or none; what is mapped is still the one that was opened
    Changed,  // written to: what is read may be of before or of after
    Shorter,  // of what is gone zeros are read
};

// What tells a file from another one, and from itself after it was written to.
struct FileIdentity {
    std::uint64_t device = 0, number = 0;
    std::int64_t size = 0, seconds = 0, nanoseconds = 0; // its bytes, and when it was written to last
    bool operator==(const FileIdentity&) const = default;
};

class MappedFile {
public:
    // Pipes, devices and folders are refused without being opened, empty files afterwards. Errors name the path.
    static Result<std::shared_ptr<const MappedFile>> open(const std::string& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    // May be read whatever becomes of the file; whoever reads asks for the state afterwards.
    std::span<const std::byte> bytes() const { return m_bytes; }
    // Cheap: two system calls.
    MappedState state() const;

private:
    MappedFile(std::string path, int descriptor, std::span<const std::byte> bytes, const FileIdentity& identity);

    std::string m_path;
    int m_descriptor;
    std::span<const std::byte> m_bytes;
    FileIdentity m_identity;
    std::optional<TornPages> m_pages; // until they are mapped no more
};

} // namespace attn
