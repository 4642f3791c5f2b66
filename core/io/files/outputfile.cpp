// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/outputfile.h"

#include "core/base/say.h"
#include "core/io/files/standardstream.h"
#include "core/io/files/syncfolder.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace attn {

namespace {

namespace fs = std::filesystem;

Error notWritten(const std::string& path, const std::string& why)
{
    return Error{say("%1: cannot be written (%2)", path, why)};
}

bool writeStream(const std::string& path, const std::function<void(std::ostream&)>& write)
{
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    if (out)
        write(out);
    out.close();
    return !out.fail();
}

} // namespace

std::optional<Error> tryOutputFile(const std::string& path, const std::function<void(std::ostream&)>& write)
{
    std::error_code fault;
    const fs::file_status status = path == standard_stream ? fs::file_status() : fs::status(path, fault);
    const auto failed = [&] { return Error{whyNotWritten(path, errno ? errno : EIO)}; };
    if (fs::is_directory(status))
        return failed();
    errno = 0;
    if (path == standard_stream) {
        write(std::cout);
        return std::cout.flush() ? std::nullopt : std::optional(failed());
    }
    if (fs::exists(status) && !fs::is_regular_file(status))
        return writeStream(path, write) ? std::nullopt : std::optional(failed());
    PendingFile file(path);
    if (!file)
        return failed();
    errno = 0;
    if (!writeStream(file.path(), write) || !file.sync() || !file.takeName())
        return failed();
    syncFolderOf(file.target());
    return std::nullopt;
}

std::optional<Error> writeOutputFile(const std::string& path, const std::function<void(std::ostream&)>& write)
{
    const auto fault = tryOutputFile(path, write);
    return fault ? std::optional(notWritten(path, fault->message)) : std::nullopt;
}

std::optional<Error> writeOutputFile(const std::string& path, std::string_view content)
{
    return writeOutputFile(path,
                           [&](std::ostream& out) { out.write(content.data(), std::streamsize(content.size())); });
}

std::optional<Error> OutputFiles::add(const std::string& name, std::string_view content)
{
    const std::string path = (fs::path(m_folder) / name).string();
    const auto failed = [&] { return notWritten(path, whyNotWritten(path, errno)); };
    std::unique_lock lock(m_mutex);
    if (!m_madeFolders.make(m_folder))
        return notWritten(m_folder, whyNotWritten(m_folder, errno));
    std::error_code fault;
    if (fs::is_directory(path, fault))
        return failed();
    lock.unlock();
    PendingFile file(path);
    if (!file || !file.write(content))
        return failed();
    file.closeFile();
    lock.lock();
    m_files.push_back(std::move(file));
    return std::nullopt;
}

std::optional<Error> OutputFiles::commit()
{
    if (const int failed = takeNames(m_files); failed >= 0)
        return notWritten(m_files[failed].target(), whyNotWritten(m_files[failed].target(), errno));
    m_madeFolders.keep();
    return std::nullopt;
}

} // namespace attn
