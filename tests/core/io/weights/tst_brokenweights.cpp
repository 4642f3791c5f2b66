// SPDX-License-Identifier: GPL-3.0-or-later
// Models in files that lie, lack a part, lead elsewhere or are something else are refused in one sentence; and shards that are
// right are one model.
#include "core/io/weights/gguf.h"
#include "core/io/weights/weightfile.h"
#include "tests/core/support/arrayfiles.h"

#include <chrono>
#include <cmath>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace attn;
using namespace attn::test;
namespace fs = std::filesystem;

namespace {

class ModelFolder {
public:
    ModelFolder()
    {
        std::string name = (fs::temp_directory_path() / "attnscope-weights-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()));
        m_path = name;
    }
    ~ModelFolder() { fs::remove_all(m_path); }
    ModelFolder(const ModelFolder&) = delete;
    ModelFolder& operator=(const ModelFolder&) = delete;

    std::string path(const std::string& name) const { return (m_path / name).string(); }
    std::string write(const std::string& name, const std::string& bytes) const
    {
        std::ofstream(path(name), std::ios::binary) << bytes;
        return path(name);
    }

private:
    fs::path m_path;
};

std::string entry(const std::string& name, const std::string& dtype, const std::string& shape,
                  const std::string& offsets)
{
    return "\"" + name + "\":{\"dtype\":\"" + dtype + "\",\"shape\":" + shape + ",\"data_offsets\":" + offsets + "}";
}

// A file that has one float32 of each name.
std::string ones(const std::vector<std::string>& names)
{
    std::string header, data;
    for (const std::string& name : names) {
        header +=
            (header.empty() ? "" : ",") +
            entry(name, "F32", "[1]", "[" + std::to_string(data.size()) + "," + std::to_string(data.size() + 4) + "]");
        data += little(0x3f800000, 4);
    }
    return safetensorsFile("{" + header + "}", data);
}

struct BrokenWeights {
    std::string bytes, says;
};

const std::string four(4, '\0');

} // namespace

TEST_CASE("A broken safetensors file is refused by the place and the rule")
{
    const auto one = [](const std::string& dtype, const std::string& shape, const std::string& offsets,
                        const std::string& data = four) {
        return safetensorsFile("{" + entry("t", dtype, shape, offsets) + "}", data);
    };
    const std::string right = one("F32", "[1]", "[0,4]");
    const std::string halves = entry("a", "F16", "[1]", "[0,2]") + ",";
    const BrokenWeights files[] = {
        {"", "offset 0: the file ends within the 8 bytes that give the header length"},
        {right.substr(0, 7), "offset 7: the file ends within the 8 bytes that give the header length"},
        {right.substr(0, 20), "offset 0: the header length is 54 bytes"},
        {right.substr(0, right.size() - 1), "'t' has the data_offsets [0, 4], but the file has 3 bytes of data"},
        {right + "x", "the file has 1 byte of unused data after the last tensor"},
        {little(~0ULL, 8) + "{}", "the header length is 18,446,744,073,709,551,615 bytes, but the file has 2 left"},
        {little(100'000'001, 8) + std::string(64, ' '), "the header length is 100,000,001 bytes"},
        {safetensorsFile("[]", ""), "the header does not begin with '{'"},
        {safetensorsFile("{", ""), "the header is not JSON"},
        {safetensorsFile("{\"t\":1}", ""), "'t': the header has 1 in the wrong place"},
        {safetensorsFile("{" + entry("t", "F32", "[1]", "[0,4]") + "," + entry("t", "F32", "[1]", "[0,4]") + "}", four),
         "'t': the name occurs twice"},
        {one("F32", "[2]", "[0,4]"), "'t' [2] of F32 needs 8 bytes, but its data_offsets give 4"},
        {one("F32", "[-1]", "[0,4]"), "'t': the header has -1 in the wrong place"},
        {one("F64", "[1]", "[0,4]"), "'t' [1] of F64 needs 8 bytes"},
        {one("I64", "[1]", "[0,4]"), "'t' [1] of I64 needs 8 bytes"},
        {one("BOOL", "[5]", "[0,4]"), "'t' [5] of BOOL needs 5 bytes"},
        {one("F32", "[4294967296,4294967296]", "[0,4]"), "has more than 281,474,976,710,656 values"},
        {one("F32", "[0,9223372036854775807,2]", "[0,0]", ""), "has more than 281,474,976,710,656 values"},
        {one("F32", "[4611686018427387905]", "[0,4]"), "has more than 281,474,976,710,656 values"},
        {one("F32", "[1,1,1,1,1,1,1,1,1]", "[0,4]"), "'t': the shape has more than 8 axes"},
        {one("F32", "[1]", "[4,0]"), "'t' has the data_offsets [4, 0]"},
        {one("F32", "[1]", "[0,18446744073709551615]"), "but the file has 4 bytes of data"},
        {one("F8_E4M3", "[4]", "[0,5]"), "'t' has the data_offsets [0, 5], but the file has 4 bytes"},
        {safetensorsFile("{" + halves + entry("b", "F16", "[1]", "[1,3]") + "}", "xyz"),
         "'b' has the data_offsets [1, 3], which overlap another tensor at offset 1"},
        {safetensorsFile("{" + halves + entry("b", "F16", "[1]", "[3,5]") + "}", "vwxyz"),
         "which leave a gap at offset 2"},
        {std::string("PK\x03\x04\x00\x00\x08\x08\x00\x00", 10) + "archive/data.pkl" + std::string(50, 'x'),
         "a PyTorch pickle, which could run code when read; convert it in Python: safetensors.torch.save_file("},
        {std::string("PK\x03\x04\x00\x00\x08\x08\x00\x00", 10) + std::string(50, 'x'),
         "a ZIP archive; unpack it first"},
        {std::string("\x80\x02\x8a\nl\xfc\x9c\x46\xf9\x20", 10) + std::string(50, 'x'),
         "a PyTorch pickle, which could run code"},
        {"<!doctype html><html>", "a web page (HTML), not the file itself"},
        {"version https://git-lfs.github.com/spec/v1\noid sha256:abc\nsize 5\n", "a Git LFS pointer, not the file"},
        {"GGUF" + std::string(60, '\0'), "expected a safetensors file, got GGUF"},
    };
    REQUIRE(openSafetensorsBytes(std::as_bytes(std::span(right)), "model"));
    const ModelFolder folder;
    for (const auto& [bytes, says] : files) {
        CAPTURE(says);
        const auto file = openSafetensorsBytes(std::as_bytes(std::span(bytes)), "model.safetensors");
        REQUIRE_FALSE(file);
        CHECK_MESSAGE(file.error().message.find(says) != std::string::npos, file.error().message);
        CHECK(file.error().message.starts_with("model.safetensors: "));
        if (bytes.empty())
            continue;
        const std::string path = folder.write("model.safetensors", bytes);
        const auto mapped = openSafetensors(path);
        REQUIRE_FALSE(mapped);
        CHECK(mapped.error().message == path + file.error().message.substr(std::string("model.safetensors").size()));
    }
}

TEST_CASE("A header whose length looks like a pickle's beginning is read")
{
    std::string header = "{" + entry("t", "F32", "[1]", "[0,4]") + "}";
    header.resize(0x280, ' ');
    const std::string bytes = safetensorsFile(header, four);
    REQUIRE(bytes.starts_with("\x80\x02"));
    CHECK(openSafetensorsBytes(std::as_bytes(std::span(bytes)), "model"));
}

TEST_CASE("What is no file is refused at once")
{
    const ModelFolder folder;
    const std::string pipe = folder.path("pipe.safetensors");
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    const auto refused = [](const std::string& path) {
        const auto weights = openSafetensors(path);
        REQUIRE_FALSE(weights);
        const auto gguf = openGguf(path);
        REQUIRE_FALSE(gguf);
        CHECK(gguf.error().message == weights.error().message);
        return weights.error().message;
    };
    CHECK(refused(pipe) == pipe + ": expected a file, got a pipe");
    CHECK(refused(folder.path("")) == folder.path("") + ": expected a file, got a folder");
    CHECK(refused("/dev/zero") == "/dev/zero: expected a file, got a device");
    CHECK(refused(folder.path("none")) == folder.path("none") + ": no such file");
    CHECK(refused(folder.write("empty", "")) == folder.path("empty") + ": empty");
    CHECK(refused("/proc/version") == "/proc/version: empty");
}

TEST_CASE("Shards are one model")
{
    const ModelFolder folder;
    folder.write("z.safetensors", ones({"c", "a"}));
    folder.write("blob", ones({"b", "spare"}));
    fs::create_symlink("blob", folder.path("y.safetensors")); // as in Hugging Face's own cache
    const std::string index =
        folder.write("model.safetensors.index.json",
                     R"({"metadata": {"total_size": 16, "more": [{"weight_map": 1}, null, true, -1, 2.5]},
            "weight_map": {"a": "z.safetensors", "b": "y.safetensors", "c": "z.safetensors"}})");
    const auto file = openSafetensors(index);
    REQUIRE_MESSAGE(file, (file ? "" : file.error().message));
    REQUIRE(file->files().size() == 2);
    CHECK(file->files()[0] == folder.path("y.safetensors"));
    CHECK(file->files()[1] == folder.path("z.safetensors"));
    REQUIRE(file->entries().size() == 4); // those of a shard that the index does not name, too
    CHECK(file->entries()[0].name == "b");
    CHECK(file->find("a")->file == 1);
    CHECK(file->find("spare")->file == 0);
    for (const char* name : {"a", "b", "c"})
        CHECK(file->tensor(*file->find(name)) == Tensor({1}, {1}));
    const fs::path before = fs::current_path();
    fs::current_path(folder.path(""));
    CHECK(openSafetensors("model.safetensors.index.json"));
    fs::current_path(before);
}

TEST_CASE("Shards that are not what the index says are refused")
{
    const ModelFolder folder;
    folder.write("one.safetensors", ones({"a", "b"}));
    folder.write("two.safetensors", ones({"c"}));
    folder.write("again.safetensors", ones({"a"}));
    folder.write("pytorch_model.bin",
                 std::string("PK\x03\x04\x00\x00\x08\x08", 8) + "m/data.pkl" + std::string(50, 'x'));
    fs::create_directory(folder.path("folder"));
    folder.write("folder/in.safetensors", ones({"a"}));
    REQUIRE(mkfifo(folder.path("pipe").c_str(), 0600) == 0);
    const auto map = [](const std::string& members) { return "{\"weight_map\": {" + members + "}}"; };
    std::string many = R"("x0": "one.safetensors")", deep = "{\"metadata\":";
    for (int i = 0; i < 513; ++i)
        many += ",\"y" + std::to_string(i) + "\": \"f" + std::to_string(i) + "\"";
    deep += std::string(100'000, '[');
    const std::string plain = "; expected a plain file name in the index's folder";
    const BrokenWeights files[] = {
        {"", "offset 0: not JSON"},
        {"{", "not JSON"},
        {"\xff{}", "not JSON in UTF-8"},
        {"[]", "a list, expected {\"weight_map\": {\"NAME\": \"FILE\"}}"},
        {"7", "a number, expected {\"weight_map\": {\"NAME\": \"FILE\"}}"},
        {"{}", "weight_map is missing"},
        {R"({"metadata": {}})", "weight_map is missing"},
        {R"({"weight_map": []})", "weight_map: found a list at 'weight_map'; expected a file name"},
        {map(R"("a": 1)"), "weight_map: found a number at 'a'; expected a file name"},
        {map(R"("a": {"b": "one.safetensors"})"), "weight_map: found an object at 'a'; expected a file name"},
        {map(R"("a": ["one.safetensors"])"), "weight_map: found a list at 'a'; expected a file name"},
        {map(R"("a": "one.safetensors", "a": "one.safetensors")"), "'a' occurs twice"},
        {R"({"weight_map": {}, "weight_map": {}})", "'weight_map' occurs twice"},
        {deep, "lists and objects are nested deeper than 32 levels"},
        {map(many), "weight_map lists more than 512 files"},
        {map(R"("a": "../one.safetensors")"), "weight_map: 'a' is in '../one.safetensors'" + plain},
        {map(R"("a": "folder/in.safetensors")"), "'folder/in.safetensors'" + plain},
        {map(R"("a": "/etc/passwd")"), "'/etc/passwd'" + plain},
        {map(R"("a": "..")"), "'..'" + plain},
        {map(R"("a": "..\\one.safetensors")"), plain}, // of Windows, and refused everywhere
        {map(R"("a": "C:one.safetensors")"), "'C:one.safetensors'" + plain},
        {map(R"("a": "")"), "''" + plain},
        {map(R"("a": "one.safetensors\u0000")"), plain},
        {map(R"("a": "folder")"), "folder: expected a file, got a folder"},
        {map(R"("a": "pipe")"), "pipe: expected a file, got a pipe"},
        {map(R"("a": "none.safetensors")"), "none.safetensors: no such file (listed in " + folder.path("i.json") + ")"},
        {map(R"("a": "pytorch_model.bin")"), "pytorch_model.bin: a PyTorch pickle, which could run code"},
        {map(R"("a": "one.safetensors", "d": "two.safetensors")"), "'d' is not in two.safetensors"},
        {map(R"("a": "one.safetensors", "b": "two.safetensors")"), "'b' is in one.safetensors, not in two.safetensors"},
        {map(R"("b": "one.safetensors", "a": "again.safetensors")"),
         "'a' is in both again.safetensors and one.safetensors"},
    };
    for (const auto& [bytes, says] : files) {
        CAPTURE(says);
        const auto file = openSafetensors(folder.write("i.json", bytes));
        REQUIRE_FALSE(file);
        CHECK_MESSAGE(file.error().message.find(says) != std::string::npos, file.error().message);
        CHECK(file.error().message.starts_with(folder.path("")));
    }
}

TEST_CASE("A file that is cut short or written to while it is open is reported by its name")
{
    const ModelFolder folder;
    const std::string bytes =
        safetensorsFile("{" + entry("t", "F32", "[65536]", "[0,262144]") + "}", std::string(262'144, 'x'));
    const std::string path = folder.write("model.safetensors", bytes);
    const auto file = openSafetensors(path);
    REQUIRE(file);
    const WeightEntry& t = file->entries()[0];
    CHECK_FALSE(file->fault());
    CHECK_FALSE(file->replaced());
    CHECK(file->checksum(t) == weightChecksum(file->bytes(t)));
    fs::last_write_time(path, fs::last_write_time(path) + std::chrono::seconds(1));
    REQUIRE(file->fault());
    CHECK(file->fault()->message == path + " was overwritten while the model was open; reopen the model");
    fs::resize_file(path, 4096);
    CHECK(file->tensor(t)[65'535] == 0);
    REQUIRE(file->fault());
    CHECK(file->fault()->message == path + " was truncated while the model was open; reopen the model");
    CHECK(file->bytes(t).back() == std::byte(0));

    fs::remove(path);
    folder.write("model.safetensors", bytes);
    const auto again = openSafetensors(path);
    REQUIRE(again);
    fs::remove(path);
    CHECK(again->replaced() == path);
    CHECK_FALSE(again->fault());
}

TEST_CASE("Gigabytes are opened at once and without memory")
{
    constexpr std::uint64_t size = std::uint64_t(3) << 30;
    const ModelFolder folder;
    const std::string path = folder.write(
        "model.safetensors",
        safetensorsFile(
            "{" + entry("t", "F32", "[" + std::to_string(size / 4) + "]", "[0," + std::to_string(size) + "]") + "}",
            ""));
    fs::resize_file(path, fs::file_size(path) + size); // a hole: no disk, either
    const auto resident = [] {
        struct rusage usage {};
        getrusage(RUSAGE_SELF, &usage);
        return usage.ru_maxrss; // KiB
    };
    const auto before = resident();
    const auto start = std::chrono::steady_clock::now();
    const auto file = openSafetensors(path);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    REQUIRE_MESSAGE(file, (file ? "" : file.error().message));
    float last = 1;
    file->read(file->entries()[0], static_cast<std::int64_t>(size / 4) - 1, 1, &last);
    CHECK(last == 0);
    CHECK(seconds.count() < 1);
    CHECK(resident() - before < 16 * 1024);
}
