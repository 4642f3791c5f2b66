// SPDX-License-Identifier: GPL-3.0-or-later
// A file mapped read-only into memory: of gigabytes only what is touched is read, and the system may drop it again.
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>

namespace attn {

// Who shortens a file that is mapped takes pages away: touching one ends the program (SIGBUS), and no check made beforehand
// can rule that out. isWhole() is cheap (one system call) and leaves a short moment only.
class MappedFile {
public:
    // Pipes, devices and folders are refused without being opened, empty files afterwards. Errors name the path.
    static Result<std::shared_ptr<const MappedFile>> open(const std::string& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::span<const std::byte> bytes() const { return m_bytes; }
    // Whether the file still is at least as long as what is mapped.
    bool isWhole() const;

private:
    MappedFile(int descriptor, std::span<const std::byte> bytes) : m_descriptor(descriptor), m_bytes(bytes) {}

    int m_descriptor;
    std::span<const std::byte> m_bytes;
};

} // namespace attn
