// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that file access needs from the operating system, in one place: systemposix.cpp and systemwindows.cpp
// behave alike. Paths are UTF-8. Failures leave their reason in errno, with POSIX numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// Distinguishes a file from others, and from itself after a write.
struct FileIdentity {
    std::uint64_t device = 0, number = 0;
    std::int64_t size = 0, seconds = 0, nanoseconds = 0; // its bytes, and when it was written to last, since 1970
    bool operator==(const FileIdentity&) const = default;
    bool isSameFile(const FileIdentity& other) const { return device == other.device && number == other.number; }
};

enum class FileKind { Regular, Folder, Pipe, Device };

struct FileStatus {
    FileKind kind = FileKind::Regular;
    FileIdentity identity;
};

// Of what a path leads to, without opening pipes and devices; nullopt with errno.
std::optional<FileStatus> stateAt(const std::string& path);

// An open file, closed with its object. Others may rename or remove it meanwhile.
class SystemFile {
public:
    enum class Readers { All, Owner };

    // Each is false with errno if there is no such file. create(): EEXIST if the name is taken.
    static SystemFile create(const std::string& path, Readers readers);
    static SystemFile openToRead(const std::string& path);   // does not wait for a pipe's writer
    static SystemFile openToWrite(const std::string& path);  // a device or a pipe
    static SystemFile openToChange(const std::string& path); // the file itself: links are refused
    static SystemFile standardInput();

    SystemFile() = default;
    SystemFile(SystemFile&& other) noexcept;
    SystemFile& operator=(SystemFile&& other) noexcept;
    ~SystemFile() { close(); }
    explicit operator bool() const { return m_handle != none; }
    void close();

    std::optional<FileStatus> state() const;
    // How many bytes, 0 at the end, -1 with errno.
    std::int64_t read(char* to, std::size_t bytes) const;
    std::int64_t readAt(char* to, std::size_t bytes, std::int64_t at) const;
    // All of it, or false with errno, as everything below.
    bool write(std::string_view content) const;
    bool writeAt(std::string_view content, std::int64_t at) const;
    bool cut(std::int64_t size) const;
    bool sync() const; // on the disk when this returns
    // For this process alone until it is closed or the process ends; at once or not at all.
    bool lock() const;
    // The rights of the file at `path`, which this one is to replace.
    bool takeRightsOf(const std::string& path) const;
    // The first bytes in memory, read-only, until unmap().
    std::optional<std::span<const std::byte>> map(std::size_t bytes) const;
    // Reads the first byte of a pipe into `byte`, if available, and makes later reads wait for data. False if no
    // program has opened the pipe for writing.
    bool beginPipe(char* byte, std::size_t& size) const;

private:
    static constexpr std::intptr_t none = -1;
    explicit SystemFile(std::intptr_t handle) : m_handle(handle) {}

    std::intptr_t m_handle = none;
};

void unmap(std::span<const std::byte> memory);

// A file, or a folder that is empty. Takes no memory on Unix, where there may be none left.
bool removeAt(const std::string& path);
// In one step: what has the name is replaced, or stays as it was.
bool renameOver(const std::string& from, const std::string& to);
bool mayWrite(const std::string& path);
// Waits until the names in the folder of `path` are on disk; does nothing if the system cannot, or does so anyway.
void syncFolderOf(const std::string& path);

// Calls `before_end` on its own thread before a signal, Ctrl+C or a closed console ends the program; ignored signals
// stay ignored. Exceeding the file size limit becomes a write error. Called once, before there are other threads.
void callBeforeEnd(void (*before_end)());

// stdin, stdout and stderr pass bytes on as they are, and a console shows UTF-8.
void prepareStreams();
// Whether stderr is a terminal.
bool seesErrors();
// Those of main(), in UTF-8, without the program's own name.
std::vector<std::string> programArguments(int argc, char** argv);

// Whether it is full or failed.
bool isOfDisk(int reason);
// "No space left on device", for a sentence.
std::string reasonText(int reason);

} // namespace attn
