// SPDX-License-Identifier: GPL-3.0-or-later
// Array files that lie, overflow, explode or hold more than numbers are refused, by the offset and the rule.
#include "core/base/joiningthread.h"
#include "core/io/arrays/arrays.h"
#include "core/io/files/inputfile.h"
#include "tests/core/support/arrayfiles.h"

#include <chrono>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace attn;
using namespace attn::test;

namespace {

struct BrokenArray {
    std::string bytes;
    std::string says;
};

void checkRefused(ArrayFormat format, const std::vector<BrokenArray>& files)
{
    for (const auto& [bytes, says] : files) {
        CAPTURE(says);
        const auto read = readArrays(bytes, format, "broken");
        REQUIRE_FALSE(read);
        CHECK_MESSAGE(read.error().message.find(says) != std::string::npos, read.error().message);
    }
}

std::string dict(const std::string& descr, const std::string& shape, const std::string& order = "False")
{
    return "{'descr': " + descr + ", 'fortran_order': " + order + ", 'shape': " + shape + ", }";
}

const std::string eight(8, '\0');

std::string tensor(const std::string& dtype, const std::string& shape, const std::string& offsets)
{
    return "{\"dtype\":\"" + dtype + "\",\"shape\":" + shape + ",\"data_offsets\":" + offsets + "}";
}

} // namespace

TEST_CASE("A broken .npy is refused")
{
    const std::string f4 = "'<f4'", right = dict(f4, "(2,)");
    REQUIRE(readArrays(npyFile(right, eight), ArrayFormat::Npy, "x"));
    REQUIRE(
        readArrays(npyFile("{\"shape\": (2L,), 'descr':'<f4','fortran_order':True}", eight), ArrayFormat::Npy, "x"));
    std::string long_header = npyFile(right, eight, 2);
    long_header.replace(8, 4, little(10'001, 4));
    std::string lying_header = npyFile(right, eight);
    lying_header.replace(8, 2, little(9'000, 2));
    std::string other_version = npyFile(right, eight);
    other_version[6] = 4;
    checkRefused(
        ArrayFormat::Npy,
        {{"", "offset 0: not an .npy file"},
         {"PK\x03\x04", "offset 0: not an .npy file"},
         {"\x93NUMPY", "offset 6: the file ends inside its header"},
         {"\x93NUMPY\x01", "offset 7: the file ends inside its header"},
         {npyFile(right, eight).substr(0, 9), "offset 9: the file ends inside its header"},
         {npyFile(right, eight, 2).substr(0, 10), "offset 10: the file ends inside its header"},
         {other_version, "offset 6: the file has version 4.0, but this program reads only versions 1.0, 2.0 and 3.0"},
         {long_header, "offset 8: the header length is 10,001 bytes, but at most 10,000 are accepted"},
         {lying_header, "offset 8: the header length is 9,000 bytes, but the file has 126 left"},
         {npyFile(right, eight.substr(1)), "needs 8 bytes, but the file has 7 left"},
         {npyFile(right, eight + "x"), "needs 8 bytes, but the file has 9 left"},
         {npyFile(dict("'|O'", "(1,)"), eight), "descr '|O' means pickled Python objects, which are never loaded"},
         {npyFile(dict("[('a', '<f4')]", "(1,)"), eight), "expected a single number type, got a structured dtype"},
         {npyFile(dict("'<c8'", "(1,)"), eight), "unsupported dtype: descr '<c8'"},
         {npyFile(dict("'<U2'", "(2,)"), eight), "the shape [2] of text needs 16 bytes, but the file has 8 left"},
         {npyFile(dict("'<U2'", "(1,1,1)"), eight), "it contains text, not numbers"},
         {npyFile(dict("'<U99999999999'", "(1,)"), eight), "unsupported dtype: descr '<U99999999999'"},
         {npyFile(dict("'<f1'", "(8,)"), eight), "descr '<f1'"},
         {npyFile(dict("'<i3'", "(1,)"), eight), "descr '<i3'"},
         {npyFile(dict("'|f8'", "(1,)"), eight), "descr '|f8'"},
         {npyFile(dict("'=f4'", "(2,)"), eight), "descr '=f4'"},
         {npyFile(dict("'<f16'", "(1,)"), eight + eight), "descr '<f16'"},
         {npyFile(dict("'<M8[ns]'", "(1,)"), eight), "descr '<M8[ns]'"},
         {npyFile(dict(f4, "(-1,)"), eight), "each size in the shape must be a whole number, 0 or more"},
         {npyFile(dict(f4, "(2.0,)"), eight), "expected ')'"},
         {npyFile(dict(f4, "[2]"), eight), "expected '('"},
         {npyFile(dict(f4, "(99999999999999999999,)"), eight),
          "each size in the shape must be a whole number, 0 or more"},
         {npyFile(dict(f4, "(4294967296, 4294967296)"), eight), "has more than 268,435,456 values"},
         {npyFile(dict(f4, "(9223372036854775807, 2)"), eight), "has more than 268,435,456 values"},
         {npyFile(dict(f4, "(0, 9223372036854775807, 2)"), ""), "has more than 268,435,456 values"},
         {npyFile(dict(f4, "(1, 1, 1, 1, 1, 1, 1, 1, 2)"), eight), "the array has 9 axes, but at most 8 are accepted"},
         {npyFile(dict(f4, "(2,)", "None"), eight), "neither True nor False"},
         {npyFile("{'descr': '<f4', 'fortran_order': False}", eight),
          "descr, fortran_order or shape is missing from the header"},
         {npyFile("{'descr': '<f4', 'descr': '<f4'}", eight), "the header has 'descr'"},
         {npyFile("{'evil': 1}", eight), "the header has 'evil'"},
         {npyFile(right + " + open('/etc/passwd')", eight), "continues after its closing brace"},
         {npyFile("__import__('os')", eight), "expected '{'"},
         {npyFile("{'descr': '<f4", eight), "expected a quoted string"},
         {npyFile("{", eight), "expected a quoted string"},
         {npyFile(dict("'|b1'", "(8,)"), std::string(7, '\0') + '\2'), "offset 135: a Boolean must be 0 or 1, got 2"}});
}

TEST_CASE("A broken .npz is refused")
{
    const std::string zeros = npyZeros(100);
    const auto part = [&](auto change) {
        ZipPart each{"x.npy", zeros};
        change(each);
        return each;
    };
    const auto with = [&](auto change) { return zipFile({part(change)}); };
    REQUIRE(readArrays(zipFile({{"x.npy", zeros}}), ArrayFormat::Npz, ""));
    REQUIRE(readArrays(zipFile({{"x.npy", zeros}}, "a comment"), ArrayFormat::Npz, ""));
    REQUIRE(readArrays(with([](ZipPart& p) { p.zip64 = p.deflated = true; }), ArrayFormat::Npz, ""));
    REQUIRE(readArrays(zipFile({}), ArrayFormat::Npz, "")->empty());
    const std::string right = zipFile({{"x.npy", zeros}});
    std::string many = right;
    many.replace(right.size() - 12, 2, little(999, 2));
    std::string disks = right;
    disks.replace(right.size() - 18, 2, little(1, 2));
    checkRefused(ArrayFormat::Npz,
                 {{"", "the file is too short for a zip archive"},
                  {zeros, "not a NumPy .npz file: it does not start like a zip archive"},
                  {right.substr(0, right.size() - 1), "it has no directory at its end"},
                  {right + "x", "it has no directory at its end"},
                  {"x" + right, "does not reach its end record"},
                  {many, "999 entries"},
                  {disks, "several disks"},
                  {zipFile({{"a.txt", "hello"}}), "the file has no array of numbers ('a.txt': it is not a .npy file)"},
                  {zipFile({{"data.pkl", "\x80\x02."}}), "'data.pkl': it is not a .npy"},
                  {zipFile({{"inner.npz", right}}), "'inner.npz': it is not a .npy"},
                  {zipFile({{"inner.npy", right}}), "'inner.npy', offset 0: not an .npy file"},
                  {zipFile({{"o.npy", npyFile(dict("'|O'", "(1,)"), "\x80\x02.")}}), "'o': descr '|O' means pickled"},
                  {zipFile({{".npy", zeros}}), "'.npy': it is not a .npy"},
                  {zipFile({{"../x.npy", zeros}}), "points outside the archive"},
                  {zipFile({{"a/../../x.npy", zeros}}), "points outside the archive"},
                  {zipFile({{"/x.npy", zeros}}), "points outside the archive"},
                  {zipFile({{"..\\x.npy", zeros}}), "points outside the archive"},
                  {zipFile({{"a\nb.npy", zeros}}), "points outside the archive"},
                  {zipFile({{"x.npy", zeros}, {"x.npy", zeros}}), "the name 'x.npy' occurs twice"},
                  {with([](ZipPart& p) { p.flags = 1; }), "'x.npy' is encrypted"},
                  {with([](ZipPart& p) { p.flags = 1 << 6; }), "'x.npy' is encrypted"},
                  {with([](ZipPart& p) { p.method = 12; }), "compressed with method 12"},
                  {with([](ZipPart& p) { p.wrong_crc = true; }), "the checksum of 'x.npy' is wrong"},
                  {with([](ZipPart& p) { p.own_name = "y.npy"; }), "name does not match its name in the directory"},
                  {with([](ZipPart& p) { p.says_unpacked = 5; }),
                   "'x.npy' is stored uncompressed, but its packed and unpacked sizes differ"},
                  {with([](ZipPart& p) { p.says_unpacked = p.says_packed = 5; }),
                   "the sizes, flags or compression of 'x.npy' do not match its directory entry"},
                  {with([](ZipPart& p) { p.deflated = true, p.says_unpacked = 600; }),
                   "the sizes, flags or compression of 'x.npy' do not match its directory entry"},
                  {with([](ZipPart& p) { p.deflated = true, p.says_unpacked = 600, p.flags = 8; }),
                   "does not unpack to the 600 bytes"},
                  {with([](ZipPart& p) { p.deflated = true, p.says_unpacked = 100, p.flags = 8; }),
                   "does not unpack to the 100 bytes"},
                  {with([](ZipPart& p) { p.says_packed = p.says_unpacked = 1 << 20; }),
                   "needs 1,048,576 bytes, but the file has"},
                  {with([](ZipPart& p) { p.zip64 = true, p.says_packed = p.says_unpacked = std::int64_t(1) << 62; }),
                   "bytes, but the file has"},
                  {with([](ZipPart& p) { p.says_offset = 1; }), "but no entry is there"},
                  {with([](ZipPart& p) { p.says_offset = 0x7fffffff; }), "but no entry is there"},
                  {with([](ZipPart& p) { p.deflated = p.zip64 = true, p.says_unpacked = std::int64_t(1) << 62; }),
                   "rejected as a zip bomb"},
                  {with([](ZipPart& p) { p.deflated = true, p.content = npyZeros(1 << 23); }),
                   "would unpack to more than 16,777,216"},
                  {zipFile({{"a.npy", zeros},
                            part([](ZipPart& p) { p.name = "b.npy", p.own_name = "a.npy", p.says_offset = 0; })}),
                   "name does not match its name in the directory"}});
}

TEST_CASE("Entries that overlap are refused, though each by itself would be right")
{
    // An entry whose own bytes hold a whole second entry, which the directory names as well.
    const ZipPart inner{"b.npy", npyZeros(3)};
    const std::string single = zipFile({inner});
    const std::string entry = single.substr(0, single.find("PK\x01\x02"));
    const std::string outer_content = npyFile(dict("'|u1'", "(" + std::to_string(entry.size()) + ",)"), entry);
    ZipPart named = inner;
    named.says_offset =
        static_cast<std::int64_t>(30 + std::string("a.npy").size() + outer_content.size() - entry.size());
    const auto read = readArrays(zipFile({{"a.npy", outer_content}, named}), ArrayFormat::Npz, "");
    REQUIRE_FALSE(read);
    CHECK(read.error().message.ends_with("two entries overlap"));
}

TEST_CASE("A broken .safetensors is refused")
{
    const std::string x = tensor("F32", "[2]", "[0,8]");
    REQUIRE(readArrays(safetensorsFile("{\"x\":" + x + "}   ", eight), ArrayFormat::Safetensors, ""));
    REQUIRE(readArrays(safetensorsFile("{\"e\":" + tensor("F32", "[0]", "[8,8]") + ",\"x\":" + x + "}", eight),
                       ArrayFormat::Safetensors, ""));
    REQUIRE(readArrays(safetensorsFile("{}", ""), ArrayFormat::Safetensors, "")->empty());
    const auto one = [&](const std::string& header) { return safetensorsFile("{\"x\":" + header + "}", eight); };
    checkRefused(
        ArrayFormat::Safetensors,
        {{"", "offset 0: the file ends within the 8 bytes that give the header length"},
         {little(100, 8) + "{}", "offset 0: the header length is 100 bytes, but the file has 2 left"},
         {little(~std::uint64_t(0), 8) + "{}", "offset 0: the header length is 18,446,744,073,709,551,615 bytes"},
         {safetensorsFile("", eight), "does not begin with '{'"},
         {safetensorsFile(" {}", ""), "does not begin with '{'"},
         {safetensorsFile("{\"x\":", eight), "the header is not JSON"},
         {safetensorsFile("{} {}", ""), "the header is not JSON"},
         {safetensorsFile("{\"x\xff\":1}", ""), "the header is not JSON"},
         {safetensorsFile("{\"x\":" + x + ",\"x\":" + x + "}", eight), "'x': the name occurs twice"},
         {safetensorsFile("{\"__metadata__\":{\"a\":\"b\",\"a\":\"c\"}}", ""), "the member 'a' occurs twice"},
         {safetensorsFile("{\"__metadata__\":{\"a\":1}}", ""), "in the wrong place"},
         {safetensorsFile("{\"__metadata__\":\"a\"}", ""), "in the wrong place"},
         {safetensorsFile("{\"__metadata__\":{\"a\":{}}}", ""), "an object in the wrong place"},
         {safetensorsFile("{\"\":" + x + "}", eight), "a name must have 1 to "},
         {one("{}"), "'x': dtype, shape or data_offsets is missing"},
         {one("5"), "5 in the wrong place"},
         {one("[1]"), "a list in the wrong place"},
         {one("{\"dtype\":\"F32\",\"dtype\":\"F32\"}"), "the member 'dtype' occurs twice"},
         {one("{\"evil\":1}"), "the member 'evil' is not one of"},
         {one(tensor("F8_E4M3", "[8]", "[0,8]")), "'x': the dtype 'F8_E4M3' is not one of"},
         {one(tensor("F32", "[3]", "[0,8]")), "'x' [3] of F32 needs 12 bytes, but its data_offsets give 8"},
         {one(tensor("F32", "[-2]", "[0,8]")), "-2 in the wrong place"},
         {one(tensor("F32", "[2.0]", "[0,8]")), "2.0 in the wrong place"},
         {one(tensor("F32", "[[2]]", "[0,8]")), "a list in the wrong place"},
         {one(tensor("F32", "[18446744073709551615]", "[0,8]")), "an axis that is too large: 18446744073709551615"},
         {one(tensor("F32", "[4294967296,4294967296]", "[0,8]")), "has more than 268,435,456 values"},
         {one(tensor("F32", "[1,1,1,1,1,1,1,1,2]", "[0,8]")), "more than 8 axes"},
         {one(tensor("F32", "[2]", "[0]")), "fewer than two numbers"},
         {one(tensor("F32", "[2]", "[0,8,8]")), "more than two numbers"},
         {one(tensor("F32", "[2]", "[8,0]")), "data_offsets [8, 0], but the file has 8 bytes of data"},
         {one(tensor("F32", "[2]", "[0,16]")), "data_offsets [0, 16], but the file has 8 bytes of data"},
         {one(tensor("F32", "[1]", "[4,8]")), "data_offsets [4, 8], which leave a gap at offset 0"},
         {one(tensor("F32", "[1]", "[0,4]")), "the file has 4 bytes of unused data after the last tensor"},
         {safetensorsFile("{\"x\":" + x + ",\"y\":" + x + "}", eight), "which overlap another tensor at offset 0"},
         {safetensorsFile("{\"x\":" + x + ",\"y\":" + tensor("F32", "[1]", "[4,8]") + "}", eight),
          "which overlap another tensor at offset 4"},
         {safetensorsFile("{\"x\":" + tensor("BOOL", "[8]", "[0,8]") + "}", "aaaaaaaa"),
          "a Boolean must be 0 or 1, got 97"}});
}

TEST_CASE("What is no number is left out, and told, beside arrays of numbers")
{
    const std::string zeros = npyZeros(2), words = std::string("a\0\0\0b\0\0\0\xFC\0\0\0\0\xDC\0\0", 16);
    const auto read =
        readArrays(zipFile({{"x.npy", zeros},
                            {"meta.json", "{}"},
                            {"folder/", ""},
                            {"x", "twice"},
                            {"o.npy", npyFile(dict("'|O'", "(1,)"), "\x80\x02.")},
                            {"c.npy", npyFile(dict("'<c8'", "(1,)"), eight)},
                            {"s.npy", npyFile(dict("[('a', '<f4'), ('b', '<f4', (2, 2))]", "(1,)"), eight)},
                            {"tokens.npy", npyFile(dict("'<U2'", "(2,)"), words)},
                            {"b.npy", npyFile(dict("'|S2'", "(2, 2)", "True"), std::string("a\0cdb\xFF\0\0", 8))}}),
                   ArrayFormat::Npz, "");
    REQUIRE_MESSAGE(read, (read ? "" : read.error().message));
    std::vector<std::pair<std::string, std::string>> left;
    for (const ReadArray& array : *read) {
        CHECK(array.values.size() == (array.left_out.empty() ? 2 : 0));
        if (!array.left_out.empty())
            left.emplace_back(array.name, array.left_out);
    }
    CHECK(left == std::vector<std::pair<std::string, std::string>>{
                      {"meta.json", "it is not a .npy file"},
                      {"o", "descr '|O' means pickled Python objects, which are never loaded"},
                      {"c", "unsupported dtype: descr '<c8'"},
                      {"s", "expected a single number type, got a structured dtype"},
                      {"tokens", "it contains text, not numbers"},
                      {"b", "it contains text, not numbers"}});
    CHECK((*read)[5].texts == ReadTexts{{"ab", "ü\uFFFD"}});
    CHECK((*read)[6].texts == ReadTexts{{"a", "b\uFFFD"}, {"cd", ""}});
    const auto safe = readArrays(
        safetensorsFile("{\"x\":" + tensor("F32", "[1]", "[0,4]") + ",\"f\":" + tensor("C64", "[2]", "[4,8]") + "}",
                        eight),
        ArrayFormat::Safetensors, "");
    REQUIRE(safe);
    CHECK((*safe)[1].left_out == "the dtype 'C64' is not one of BOOL, U8 to U64, I8 to I64, F16, BF16, F32 and F64");
    CHECK(readArrays(npyFile(dict("'<U2'", "(2,)"), words), ArrayFormat::Npy, "tokens")->front().texts.size() == 1);
}

TEST_CASE("A file larger than the limit is refused before it is read, and what is no file as well")
{
    namespace fs = std::filesystem;
    const fs::path path = fs::temp_directory_path() / ("attnscope-arrayfile-" + std::to_string(getpid()) + ".npy");
    std::ofstream(path, std::ios::binary) << npyZeros(8);
    CHECK(readArrayFile(path.string()));
    CHECK(readWholeFile(path.string(), 100, Pipes::Read).error().message.ends_with("larger than 0 MiB"));
    for (const std::string device : {"/dev/zero", "/dev/full", "/dev/urandom", "/dev/null"})
        CHECK(readWholeFile(device, 1 << 30, Pipes::Read).error().message ==
              device + ": expected a file, got a device");
    const std::string pipe = path.string() + ".pipe";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    CHECK(readWholeFile(pipe, 100, Pipes::Refused).error().message == pipe + ": expected a file, got a pipe");
    CHECK(readWholeFile(pipe, 100, Pipes::Read).error().message ==
          pipe + ": expected a file, got a pipe that no program writes to");
    JoiningThread writer([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100)); // as one that is started beside
        std::ofstream(pipe) << "through a pipe";
    });
    CHECK(*readWholeFile(pipe, 100, Pipes::Read) == "through a pipe");
    fs::remove(pipe);
    CHECK(readWholeFile(fs::temp_directory_path().string(), 100, Pipes::Read)
              .error()
              .message.ends_with("expected a file, got a folder"));
    // A file of the kernel's says that it is empty, and may have something to say now and then for ever.
    for (const char* file : {"/proc/self/status", "/proc/kmsg"})
        if (const auto read = readWholeFile(file, 1 << 20, Pipes::Read))
            CHECK(*read == "");
    fs::resize_file(path, max_array_file + 1); // sparse
    CHECK(readArrayFile(path.string()).error().message.ends_with("larger than 1,024 MiB"));
    fs::remove(path);
}
