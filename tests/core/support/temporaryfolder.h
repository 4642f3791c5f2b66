// SPDX-License-Identifier: GPL-3.0-or-later
// A folder for the files of one test, gone with the object, on every system.
#pragma once

#include "core/io/files/path.h"

#include <filesystem>
#include <random>
#include <string>
#include <system_error>

namespace attn::test {

class TemporaryFolder {
public:
    // Its name has letters beyond ASCII, so that each test proves that paths are UTF-8.
    TemporaryFolder()
    {
        do
            m_place = std::filesystem::temp_directory_path() /
                      pathOf("attnscope-tést-" + std::to_string(std::random_device()()));
        while (!std::filesystem::create_directory(m_place));
    }
    ~TemporaryFolder()
    {
        std::error_code fault;
        std::filesystem::remove_all(m_place, fault);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::filesystem::path& place() const { return m_place; }
    std::string path() const { return utf8Of(m_place); }
    std::string file(std::string_view name) const { return utf8Of((m_place / pathOf(name)).make_preferred()); }

private:
    std::filesystem::path m_place;
};

} // namespace attn::test
