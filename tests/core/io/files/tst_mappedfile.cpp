// SPDX-License-Identifier: GPL-3.0-or-later
// Mapped files that others shorten, write to and replace: the program lives on, and it is told.
#include "core/base/joiningthread.h"
#include "core/io/files/mappedfile.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace attn;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t size = std::size_t(1) << 20;

// A file of a megabyte of the same letter, gone with the object.
class Letters {
public:
    Letters()
    {
        std::string folder = (fs::temp_directory_path() / "attnscope_mapped_XXXXXX").string();
        m_folder = mkdtemp(folder.data());
        write('x');
    }
    ~Letters() { fs::remove_all(m_folder); }
    std::string path() const { return (m_folder / "letters").string(); }
    // Another file in its place.
    void write(char letter) const
    {
        std::ofstream(path() + ".new") << std::string(size, letter);
        fs::rename(path() + ".new", path());
    }
    // The same file, written to.
    void writeInto(char letter) const
    {
        std::fstream(path(), std::ios::in | std::ios::out) << letter;
        fs::last_write_time(path(), fs::last_write_time(path()) + std::chrono::seconds(1)); // clocks are coarse
    }

private:
    fs::path m_folder;
};

std::shared_ptr<const MappedFile> mapped(const std::string& path)
{
    auto file = MappedFile::open(path);
    REQUIRE(file);
    return *file;
}

bool isAll(std::span<const std::byte> bytes, char letter)
{
    return std::ranges::all_of(bytes, [&](std::byte each) { return each == std::byte(letter); });
}

} // namespace

TEST_CASE("What a file has no more is read as zeros, and its mapping knows")
{
    const Letters letters;
    const auto file = mapped(letters.path()), other = mapped(letters.path());
    CHECK(file->state() == MappedState::Same);
    CHECK(isAll(file->bytes(), 'x'));
    fs::resize_file(letters.path(), 8192);
    CHECK(file->state() == MappedState::Shorter);
    CHECK(isAll(file->bytes().first(8192), 'x'));
    CHECK(isAll(file->bytes().subspan(8192), '\0'));
    fs::resize_file(letters.path(), size); // as long as before, and not the same
    CHECK(file->state() == MappedState::Shorter);
    CHECK(other->state() == MappedState::Changed);
}

TEST_CASE("Threads that read while a file is shortened go on")
{
    for (int round = 0; round < 20; ++round) {
        const Letters letters;
        const auto file = mapped(letters.path());
        std::vector<JoiningThread> readers;
        std::atomic<bool> odd = false, stop = false;
        for (int i = 0; i < 3; ++i)
            readers.emplace_back([&, file] {
                while (!stop)
                    odd = odd || !std::ranges::all_of(file->bytes(), [](std::byte each) {
                              return each == std::byte('x') || each == std::byte(0);
                          });
            });
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        fs::resize_file(letters.path(), 100);
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
        stop = true;
        readers.clear();
        CHECK_FALSE(odd);
        CHECK(isAll(file->bytes().subspan(size / 2), '\0'));
        CHECK(file->state() == MappedState::Shorter);
    }
}

TEST_CASE("Another file at the path is distinguished from one that was written to")
{
    const Letters letters;
    const auto file = mapped(letters.path());
    letters.write('y');
    CHECK(file->state() == MappedState::Replaced);
    CHECK(isAll(file->bytes(), 'x'));
    const auto second = mapped(letters.path());
    CHECK(second->state() == MappedState::Same);
    letters.writeInto('z');
    CHECK(second->state() == MappedState::Changed);
    CHECK(file->state() == MappedState::Replaced);
    fs::remove(letters.path());
    CHECK(file->state() == MappedState::Replaced);
}

TEST_CASE("A bus error of another mapping ends the program as ever")
{
    const Letters letters;
    const auto file = mapped(letters.path());
    const pid_t child = fork();
    if (child == 0) {
        std::FILE* own = std::fopen((letters.path() + ".own").c_str(), "w+");
        std::fputs("short", own);
        std::fflush(own);
        const auto* beyond =
            static_cast<const volatile char*>(mmap(nullptr, size, PROT_READ, MAP_PRIVATE, fileno(own), 0));
        static_cast<void>(beyond[size - 1]);
        _exit(0);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK((WIFSIGNALED(status) || WEXITSTATUS(status) != 0)); // a sanitizer ends it by a report
}
