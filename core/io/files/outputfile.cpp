// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/outputfile.h"

#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace attn {

namespace {

Error outputError(const std::string& path, int reason)
{
    return Error{path + ": cannot be written (" + std::generic_category().message(reason) + ")"};
}

bool writeStream(const std::string& path, const std::function<void(std::ostream&)>& write)
{
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    if (out)
        write(out);
    out.close();
    return !out.fail();
}

// The rights that a new file would have, or those of the file that is replaced.
mode_t outputMode(const std::string& path)
{
    struct stat old {};
    if (stat(path.c_str(), &old) == 0)
        return old.st_mode & 0777;
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

// A new, empty file beside `target`; gone again at the end unless it took the target's name.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& target)
        : m_target(target), m_path(target + ".XXXXXX"), m_descriptor(mkstemp(m_path.data()))
    {
    }
    ~TemporaryFile()
    {
        if (m_descriptor < 0)
            return;
        close(m_descriptor);
        unlink(m_path.c_str()); // after the renaming there is no such file
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    const std::string& path() const { return m_path; }
    // All steps set errno.
    bool created() const { return m_descriptor >= 0 && fchmod(m_descriptor, outputMode(m_target)) == 0; }
    bool takeName() const { return fsync(m_descriptor) == 0 && ::rename(m_path.c_str(), m_target.c_str()) == 0; }

private:
    std::string m_target;
    std::string m_path;
    int m_descriptor;
};

} // namespace

std::optional<Error> writeOutputFile(const std::string& path, const std::function<void(std::ostream&)>& write)
{
    namespace fs = std::filesystem;
    std::error_code fault;
    const fs::file_status status = fs::status(path, fault);
    if (fs::is_directory(status))
        return Error{path + ": a folder, expected the name of a file"};
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        if (!writeStream(path, write))
            return outputError(path, errno);
        return std::nullopt;
    }
    // A symbolic link keeps pointing where it did: its target is what gets replaced.
    const std::string target = fs::exists(status) ? fs::canonical(path, fault).string() : path;
    if (fs::exists(status) && access(target.c_str(), W_OK) != 0)
        return outputError(path, errno);
    errno = 0;
    TemporaryFile temporary(target);
    if (temporary.created() && writeStream(temporary.path(), write) && temporary.takeName())
        return std::nullopt;
    return outputError(path, errno ? errno : EIO);
}

} // namespace attn
