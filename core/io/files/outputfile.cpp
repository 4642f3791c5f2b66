// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/outputfile.h"

#include "core/base/say.h"
#include "core/io/files/path.h"
#include "core/io/files/standardstream.h"

#include <array>
#include <cerrno>
#include <iostream>
#include <streambuf>

namespace attn {

namespace {

Error notWritten(const std::string& path, const std::string& why)
{
    return Error{say("%1: cannot be written (%2)", path, why)};
}

// What a stream writes into, a piece at a time.
class FileBuffer : public std::streambuf {
public:
    explicit FileBuffer(const SystemFile& file) : m_file(file) { empty(); }

private:
    void empty() { setp(m_piece.data(), m_piece.data() + m_piece.size()); }
    int_type overflow(int_type letter) override
    {
        if (sync() != 0)
            return traits_type::eof();
        return traits_type::eq_int_type(letter, traits_type::eof()) ? 0 : sputc(traits_type::to_char_type(letter));
    }
    int sync() override
    {
        const bool written = m_file.write({pbase(), pptr()});
        empty();
        return written ? 0 : -1;
    }

    const SystemFile& m_file;
    std::array<char, std::size_t(1) << 16> m_piece;
};

bool writeStream(const SystemFile& file, const std::function<void(std::ostream&)>& write)
{
    FileBuffer buffer(file);
    std::ostream out(&buffer);
    write(out);
    return out.flush().good();
}

} // namespace

std::optional<Error> tryOutputFile(const std::string& path, const std::function<void(std::ostream&)>& write)
{
    std::optional<FileStatus> there;
    if (path != standard_stream)
        there = stateAt(path);
    const auto failed = [&] { return Error{whyNotWritten(path, errno ? errno : EIO)}; };
    if (there && there->kind == FileKind::Folder)
        return failed();
    errno = 0;
    if (path == standard_stream) {
        write(std::cout);
        return std::cout.flush() ? std::nullopt : std::optional(failed());
    }
    if (there && there->kind != FileKind::Regular) {
        const SystemFile device = SystemFile::openToWrite(path);
        return device && writeStream(device, write) ? std::nullopt : std::optional(failed());
    }
    PendingFile file(path);
    if (!file)
        return failed();
    errno = 0;
    if (!writeStream(file.file(), write) || !file.file().sync() || !file.takeName())
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
    const std::string path = utf8Of(pathOf(m_folder) / pathOf(name));
    const auto failed = [&] { return notWritten(path, whyNotWritten(path, errno)); };
    std::unique_lock lock(m_mutex);
    if (!m_madeFolders.make(m_folder))
        return notWritten(m_folder, whyNotWritten(m_folder, errno));
    if (const auto there = stateAt(path); there && there->kind == FileKind::Folder)
        return failed();
    lock.unlock();
    PendingFile file(path);
    if (!file || !file.file().write(content))
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
