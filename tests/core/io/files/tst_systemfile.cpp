// SPDX-License-Identifier: GPL-3.0-or-later
// What reading and writing files asks of the system keeps its promises on each of them.
#include "core/io/files/inputfile.h"
#include "core/io/files/mappedfile.h"
#include "core/io/files/outputfile.h"
#include "core/io/files/ownedfile.h"
#include "core/io/files/system.h"
#include "tests/core/support/temporaryfolder.h"

#include <cerrno>
#include <doctest/doctest.h>
#include <iterator>

using namespace attn;
using test::TemporaryFolder;
namespace fs = std::filesystem;

namespace {

constexpr bool is_windows = fs::path::preferred_separator == '\\';

std::string contentOf(const std::string& path) { return *readWholeFile(path, 1 << 20, Pipes::Refused); }

auto filesIn(const TemporaryFolder& folder) { return std::distance(fs::directory_iterator(folder.place()), {}); }

} // namespace

TEST_CASE("A file is made only where there is none, and read and written at any place of it")
{
    const TemporaryFolder folder;
    const std::string path = folder.file("Ωmega – я.txt");
    const SystemFile file = SystemFile::create(path, SystemFile::Readers::All);
    REQUIRE(file);
    errno = 0;
    CHECK_FALSE(SystemFile::create(path, SystemFile::Readers::All));
    CHECK(errno == EEXIST);
    CHECK(file.write("abc\r\n\x1a"));
    CHECK(file.write("def"));
    CHECK(file.writeAt("XY", 1));
    CHECK(file.sync());
    char read[4] = {};
    CHECK(file.readAt(read, 3, 1) == 3);
    CHECK(std::string(read) == "XY\r");
    CHECK(file.readAt(read, 3, 100) == 0);
    CHECK(contentOf(path) == "aXY\r\n\x1a"
                             "def");
    CHECK(file.cut(2));
    CHECK(contentOf(path) == "aX");
    CHECK(file.state()->identity.size == 2);
    CHECK(file.state()->identity == stateAt(path)->identity);
    CHECK(stateAt(folder.path())->kind == FileKind::Folder);
    errno = 0;
    CHECK_FALSE(SystemFile::openToRead(folder.file("none/at all")));
    CHECK(errno == ENOENT);
}

TEST_CASE("A lock keeps others out until its file is closed, and lets them read")
{
    const TemporaryFolder folder;
    const std::string path = folder.file("a");
    SystemFile mine = SystemFile::create(path, SystemFile::Readers::Owner);
    CHECK(mine.write("abc"));
    CHECK(mine.lock());
    const SystemFile other = SystemFile::openToChange(path);
    REQUIRE(other);
    CHECK_FALSE(other.lock());
    CHECK(contentOf(path) == "abc");
    mine.close();
    CHECK(other.lock());
}

TEST_CASE("A file that is open may take its name, be renamed and be removed")
{
    const TemporaryFolder folder;
    const std::string path = folder.file("a.journal"), later = laterName(path);
    auto mine = OwnedFile::create(path, "one");
    REQUIRE(mine);
    auto next = OwnedFile::create(later, "two");
    REQUIRE(next);
    CHECK(mine->exists());
    CHECK_FALSE(OwnedFile::take(path));
    mine->remove();
    CHECK_FALSE(stateAt(path));
    CHECK(next->exists());
    CHECK_FALSE(next->append(" three"));
    CHECK(*next->read(100) == "two three");
    CHECK(renameOver(later, path));
    CHECK_FALSE(next->exists()); // by its name
    CHECK(filesIn(folder) == 1);
}

TEST_CASE("Later names are counted, and only of the same file")
{
    CHECK(laterName("/a.b/x.journal") == "/a.b/x.2.journal");
    CHECK(laterName("x.2.journal") == "x.3.journal");
    CHECK(laterName("x.99.journal") == "x.100.journal");
    const std::vector<std::string> paths = {"x.journal", "x.10.journal", "y.9.journal", "z.journal"};
    CHECK(isReplaced("x.journal", paths));
    CHECK(isReplaced("x.9.journal", paths));
    CHECK_FALSE(isReplaced("x.10.journal", paths));
    CHECK(isReplaced("y.journal", paths));
    CHECK_FALSE(isReplaced("z.journal", paths));
}

TEST_CASE("A file is written whole over the one that was there, or not at all")
{
    const TemporaryFolder folder;
    const std::string path = folder.file("ü.json");
    CHECK_FALSE(writeOutputFile(path, "old\n"));
    CHECK_FALSE(writeOutputFile(path, "new\n"));
    CHECK(contentOf(path) == "new\n");
    CHECK(writeOutputFile(path, [](std::ostream& out) {
        out << "half";
        out.setstate(std::ios::badbit); // as a full disk does
    }));
    CHECK(contentOf(path) == "new\n");
    CHECK(filesIn(folder) == 1);
    const auto fault = [](const std::string& where) { return writeOutputFile(where, "x")->message; };
    CHECK(fault(folder.path()) == folder.path() + ": cannot be written (this is a folder)");
    CHECK(fault(folder.file("none/a")).ends_with("(the folder " + folder.file("none") + " does not exist)"));
    fs::permissions(folder.place() / pathOf("ü.json"),
                    fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
    if (!mayWrite(path)) // not so for root
        CHECK(fault(path) == path + ": cannot be written (the file is read-only)");
    CHECK(contentOf(path) == "new\n");
    fs::permissions(folder.place() / pathOf("ü.json"), fs::perms::all);
}

TEST_CASE("Large files come through a stream as they are")
{
    const TemporaryFolder folder;
    std::string content;
    for (int i = 0; i < 300'000; ++i)
        content += static_cast<char>(i * 7);
    CHECK_FALSE(writeOutputFile(folder.file("a"), content));
    CHECK(contentOf(folder.file("a")) == content);
    CHECK_FALSE(readWholeFile(folder.file("a"), 1000, Pipes::Refused));
}

TEST_CASE("Several files and their folder appear together, or none of them")
{
    const TemporaryFolder folder;
    for (const bool commit : {false, true}) {
        {
            OutputFiles files(folder.file("made/für/it"));
            CHECK_FALSE(files.add("a", "1"));
            CHECK_FALSE(files.add("b", "2"));
            if (commit)
                CHECK_FALSE(files.commit());
        }
        CHECK(stateAt(folder.file("made")).has_value() == commit);
    }
    CHECK(contentOf(folder.file("made/für/it/b")) == "2");
}

TEST_CASE("Devices and pipes are refused before they are opened")
{
    const std::vector<std::string> devices = is_windows ? std::vector<std::string>{"NUL", "CON", "\\\\.\\NUL", "//./C:"}
                                                        : std::vector<std::string>{"/dev/null", "/dev/zero"};
    for (const std::string& path : devices) {
        CHECK(checkReadable(path, Pipes::Read)->message == path + ": expected a file, got a device");
        CHECK_FALSE(MappedFile::open(path));
        CHECK_FALSE(readWholeFile(path, 100, Pipes::Read));
    }
    if (is_windows)
        for (const std::string path : {"\\\\.\\pipe\\x", "\\\\server\\pipe\\x", "//./PIPE/x"})
            CHECK(checkReadable(path, Pipes::Refused)->message == path + ": expected a file, got a pipe");
    CHECK_FALSE(writeOutputFile(devices.front(), "x")); // which takes it
}

TEST_CASE("A mapped file is the one that was opened, and can be replaced or is said to be in use")
{
    const TemporaryFolder folder;
    const std::string path = folder.file("a");
    CHECK_FALSE(writeOutputFile(path, "old"));
    const auto file = MappedFile::open(path);
    REQUIRE(file);
    CHECK((*file)->state() == MappedState::Same);
    if (const auto fault = writeOutputFile(path, "new!"))
        CHECK(fault->message == path + ": cannot be written (the file is open in another program)");
    else
        CHECK((*file)->state() == MappedState::Replaced);
    CHECK((*file)->bytes()[0] == std::byte('o'));
    CHECK_FALSE(writeOutputFile(folder.file("empty"), ""));
    CHECK_FALSE(MappedFile::open(folder.file("empty")));
}

TEST_CASE("Paths are UTF-8 and cut in one way")
{
    CHECK(utf8Of(pathOf("ü/Ωя.attn")) == "ü/Ωя.attn");
    CHECK(portableUtf8Of(pathOf("a") / pathOf("b")) == "a/b");
    CHECK(fileNameOf("/a/b.c") == "b.c");
    CHECK(fileNameOf("b.c") == "b.c");
    CHECK(folderPartOf("/a/b.c") == "/a/");
    CHECK(folderPartOf("b.c").empty());
    CHECK(fileNameOf("C:\\a\\b.c") == (is_windows ? "b.c" : "C:\\a\\b.c"));
    CHECK(folderPartOf("C:b.c") == (is_windows ? "C:" : ""));
    for (const char* name : {"model-1.safetensors", "ü", "..a", "a b"})
        CHECK(isPlainFileName(name));
    for (const char* name : {"", ".", "..", "a/b", "/a", "a\\b", "..\\a", "C:a", "a\nb"})
        CHECK_FALSE(isPlainFileName(name));
    CHECK_FALSE(isPlainFileName(std::string(256, 'a')));
    if (!is_windows)
        CHECK(utf8Of(pathOf("\xff\xfe")) == "\xff\xfe");
}
