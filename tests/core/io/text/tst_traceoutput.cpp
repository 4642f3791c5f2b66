// SPDX-License-Identifier: GPL-3.0-or-later
// A trace as JSON and as .npz holds exactly its numbers, and a file is written whole or not at all.
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/headless/commands.h"
#include "core/io/arrays/arraywriters.h"
#include "core/io/files/outputfile.h"
#include "core/io/text/tracejson.h"
#include "tests/core/support/scenes.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <zlib.h>

using namespace attn;
namespace fs = std::filesystem;

static int umask_calls = 0;

// In place of the C library's.
extern "C" mode_t umask(mode_t mask) noexcept
{
    ++umask_calls;
    return static_cast<mode_t>(syscall(SYS_umask, mask));
}

namespace {

std::shared_ptr<const Trace> someTrace(std::uint64_t number)
{
    auto trace = traceScene(test::randomScene(number, {2, 7, 6, 3, 3}), backends().front());
    REQUIRE_MESSAGE(trace, (trace ? "" : trace.error().message));
    return *trace;
}

std::vector<const TracedTensor*> allOf(const Trace& trace) { return *tensorsNamed(trace, {}); }

// Row-major numbers and the shape of nested JSON lists.
void flatten(const nlohmann::json& value, std::size_t depth, Shape& shape, std::vector<float>& numbers)
{
    if (!value.is_array()) {
        const std::map<std::string, double> words = {{"inf", INFINITY}, {"-inf", -INFINITY}, {"nan", NAN}};
        numbers.push_back(static_cast<float>(value.is_string() ? words.at(value) : value.get<double>()));
        return;
    }
    if (depth == shape.size())
        shape.push_back(static_cast<std::int64_t>(value.size()));
    REQUIRE(shape[depth] == static_cast<std::int64_t>(value.size()));
    for (const auto& item : value)
        flatten(item, depth + 1, shape, numbers);
}

bool sameNumbers(std::span<const float> a, std::span<const float> b)
{
    return std::ranges::equal(a, b, [](float x, float y) {
        return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y) || (std::isnan(x) && std::isnan(y));
    });
}

template <class Number> Number little(const std::string& bytes, std::size_t at)
{
    REQUIRE(at + sizeof(Number) <= bytes.size());
    Number number;
    std::memcpy(&number, bytes.data() + at, sizeof number);
    return number;
}

// Reads a zip archive of stored entries by its directory, as any reader does, and checks every field that must agree.
std::map<std::string, std::string> unzipped(const std::string& bytes)
{
    std::map<std::string, std::string> files;
    const std::size_t end = bytes.size() - 22;
    REQUIRE(bytes.substr(end, 4) == "PK\x05\x06");
    const auto entries = little<std::uint16_t>(bytes, end + 10);
    std::size_t at = little<std::uint32_t>(bytes, end + 16);
    CHECK(at + little<std::uint32_t>(bytes, end + 12) == end);
    for (int i = 0; i < entries; ++i) {
        REQUIRE(bytes.substr(at, 4) == "PK\x01\x02");
        const auto size = little<std::uint32_t>(bytes, at + 24);
        const auto name = bytes.substr(at + 46, little<std::uint16_t>(bytes, at + 28));
        const std::size_t local = little<std::uint32_t>(bytes, at + 42);
        REQUIRE(bytes.substr(local, 4) == "PK\x03\x04");
        CHECK(bytes.substr(local + 4, 26) == bytes.substr(at + 6, 26));
        CHECK(bytes.substr(local + 30, name.size()) == name);
        const std::string content = bytes.substr(local + 30 + name.size(), size);
        CHECK(little<std::uint32_t>(bytes, at + 16) ==
              crc32(0, reinterpret_cast<const Bytef*>(content.data()), static_cast<uInt>(content.size())));
        CHECK(files.emplace(name, content).second);
        at += 46 + name.size();
    }
    CHECK(at == end);
    return files;
}

// A folder of its own for files, gone at the end.
struct OutputFolder {
    fs::path path;
    OutputFolder()
    {
        std::string name = (fs::temp_directory_path() / "attnscope-output-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()));
        path = name;
    }
    ~OutputFolder() { fs::remove_all(path); }
    std::string file(const char* name) const { return (path / name).string(); }
};

std::string contentOf(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_CASE("The JSON of a trace holds every tensor's shape and float32 numbers exactly")
{
    std::size_t not_finite = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
        const auto trace = someTrace(number);
        std::ostringstream out;
        writeTraceJson(out, *trace, allOf(*trace));
        const auto json = nlohmann::json::parse(out.str());
        CHECK(json.size() == 1);
        CHECK(json["tensors"].size() == trace->tensors().size());
        for (const TracedTensor& tensor : trace->tensors()) {
            Shape shape;
            std::vector<float> numbers;
            flatten(json["tensors"][tensor.name], 0, shape, numbers);
            CHECK(shape == tensor.shape);
            CHECK_MESSAGE(sameNumbers(numbers, trace->dense(tensor).values()), tensor.name);
            not_finite += std::ranges::count_if(numbers, [](float x) { return !std::isfinite(x); });
        }
    }
    CHECK(not_finite > 0);
}

TEST_CASE("JSON writes ids as whole numbers, masks as 0 and 1, and reals with a point")
{
    const auto trace = *traceScene(*loadScene("004.fused"), backends().front());
    std::ostringstream out;
    writeTraceJson(out, *trace, *tensorsNamed(*trace, {"ids", "blocked", "embed.weight"}));
    CHECK(out.str().starts_with(
        "{\"tensors\": {\n\"ids\": [[1, 2, 0, 0], [1, 2, 3, 4]],\n"
        "\"blocked\": [[0, 0, 1, 1], [0, 0, 0, 0]],\n\"embed.weight\": [[0.0, 0.0, 0.0, 0.0], ["));
}

TEST_CASE("Tensors come in the order asked for, each once, and an unknown one names those there are")
{
    const auto trace = *traceScene(*loadScene("000.mha"), backends().front());
    const auto tensors = *tensorsNamed(*trace, {"v", "q", "v"});
    REQUIRE(tensors.size() == 2);
    CHECK(tensors[0]->name == "v");
    CHECK(tensors[1]->name == "q");
    const auto unknown = tensorsNamed(*trace, {"q", "Q"});
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().message.starts_with("no tensor 'Q' (available: x1, "));
}

TEST_CASE("A backend without its device gives no other one's numbers, but the reason, and is not held to another one's "
          "memory")
{
    const Backend& cuda = **backendNamed("cuda");
    const auto missing = unavailable(cuda);
    std::string said;
    const auto computed = computeScene(*loadScene("000.mha"), cuda, {}, said);
    REQUIRE(computed);
    CHECK((computed->trace == nullptr) == missing.has_value());
    CHECK(said == (missing ? missing->message : ""));
    const auto trace = traceScene(*loadScene("000.mha"), cuda);
    CHECK(bool(trace) == !missing);
    if (!missing)
        return; // a driver takes address space of its own, more than the limit below leaves
    CHECK(trace.error().message == "cuda: " + missing->message);

    Scene large; // 16 matrices of scores take 256 MiB, what lies beside them 9
    large.draws = {ManualSeed{1}, Randn{"x", {1, 2048, 16}, {}}};
    large.config.num_heads = large.config.d_in = large.config.d_out = 16;
    std::int64_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    rlimit before{};
    getrlimit(RLIMIT_AS, &before);
    const rlimit tight{rlim_t(pages * sysconf(_SC_PAGESIZE)) + (rlim_t(128) << 20), before.rlim_max};
    setrlimit(RLIMIT_AS, &tight);
    const auto on_cpu = computeScene(large, backends().front(), {}, said);
    const auto on_device = computeScene(large, cuda, {}, said);
    setrlimit(RLIMIT_AS, &before);
    REQUIRE_FALSE(on_cpu);
    CHECK(on_cpu.error().message.starts_with("This layer needs"));
    REQUIRE(on_device);
    CHECK(said == missing->message);
}

TEST_CASE("An .npz is a zip archive of .npy files with NumPy's header, types and numbers")
{
    const char* descr[] = {"<f4", "<i8", "|b1"};
    int seen[3] = {};
    for (std::uint64_t number = 0; number < 60; ++number) {
        const auto trace = someTrace(number);
        std::ostringstream out;
        writeNpz(out, *trace, allOf(*trace));
        const auto files = unzipped(out.str());
        CHECK(files.size() == trace->tensors().size());
        for (const TracedTensor& tensor : trace->tensors()) {
            const std::string& npy = files.at(tensor.name + ".npy");
            REQUIRE(npy.substr(0, 8) == std::string("\x93NUMPY\x01\x00", 8));
            const std::size_t header = little<std::uint16_t>(npy, 8);
            CHECK((10 + header) % 64 == 0);
            std::string shape;
            for (std::int64_t extent : tensor.shape)
                shape += std::to_string(extent) + ", ";
            if (!shape.empty())
                shape.resize(shape.size() - (tensor.shape.size() > 1 ? 2 : 1));
            const std::string dict = npy.substr(10, header);
            CHECK(dict.starts_with(std::string("{'descr': '") + descr[int(tensor.kind)] +
                                   "', 'fortran_order': False, 'shape': (" + shape + "), }"));
            CHECK(dict.ends_with('\n'));
            std::vector<float> numbers;
            const int width[] = {4, 8, 1};
            for (std::size_t at = 10 + header; at < npy.size(); at += width[int(tensor.kind)]) {
                numbers.push_back(tensor.kind == Kind::Real      ? little<float>(npy, at)
                                  : tensor.kind == Kind::Integer ? static_cast<float>(little<std::int64_t>(npy, at))
                                                                 : static_cast<float>(npy[at]));
            }
            CHECK_MESSAGE(sameNumbers(numbers, trace->dense(tensor).values()), tensor.name);
            ++seen[int(tensor.kind)];
        }
    }
    for (int count : seen)
        CHECK(count > 0);
}

TEST_CASE("An .npz beyond 4 GiB is refused before a byte is written")
{
    const TracedTensor large{"a", {1 << 14, 1 << 15}, Kind::Real, nullptr};
    const std::vector<const TracedTensor*> once = {&large}, many = {&large, &large};
    CHECK_FALSE(checkNpzSize(once));
    REQUIRE(checkNpzSize(many));
    CHECK(checkNpzSize(many)->message.starts_with("the tensors take 4,096 MiB"));
}

TEST_CASE("A file is replaced whole, keeps its rights and stays where a link points")
{
    const OutputFolder folder;
    const std::string path = folder.file("a.json"), link = folder.file("link.json");
    CHECK_FALSE(writeOutputFile(path, [](std::ostream& out) { out << "one"; }));
    CHECK(contentOf(path) == "one");
    REQUIRE(chmod(path.c_str(), 0640) == 0);
    fs::create_symlink("a.json", link);
    CHECK_FALSE(writeOutputFile(link, [](std::ostream& out) { out << "two"; }));
    CHECK(fs::is_symlink(link));
    CHECK(contentOf(path) == "two");
    CHECK((fs::status(path).permissions() & fs::perms::mask) == fs::perms(0640));
    CHECK(std::distance(fs::directory_iterator(folder.path), {}) == 2);
}

TEST_CASE("A new file has the rights that the umask leaves, and the umask is not touched for that")
{
    const OutputFolder folder;
    const mode_t before = umask(0027);
    umask_calls = 0;
    CHECK_FALSE(writeOutputFile(folder.file("a"), [](std::ostream& out) { out << "x"; }));
    CHECK(umask_calls == 0); // the umask is the whole process's: other threads make files meanwhile
    umask(before);
    CHECK((fs::status(folder.file("a")).permissions() & fs::perms::mask) == fs::perms(0640));
}

TEST_CASE("A name as long as names may be can be written")
{
    const OutputFolder folder;
    const std::string path = folder.file(std::string(255, 'n').c_str());
    CHECK_FALSE(writeOutputFile(path, "x"));
    CHECK(contentOf(path) == "x");
}

TEST_CASE(
    "Files of a folder appear together, keep the rights and links of those that were there, or nothing has changed")
{
    const OutputFolder folder;
    const std::string far = folder.file("far"), there = folder.file("out/there"), link = folder.file("out/link");
    fs::create_directory(folder.file("out"));
    CHECK_FALSE(writeOutputFile(there, "old"));
    CHECK_FALSE(writeOutputFile(far, "old"));
    REQUIRE(chmod(there.c_str(), 0600) == 0);
    fs::create_symlink("../far", link);
    const auto files_in = [](const fs::path& path) { return std::distance(fs::directory_iterator(path), {}); };
    {
        OutputFiles files(folder.file("out"));
        for (const char* name : {"there", "link", "new"})
            CHECK_FALSE(files.add(name, "unwanted"));
        CHECK(contentOf(there) == "old");
        CHECK_FALSE(fs::exists(folder.file("out/new")));
    }
    CHECK(files_in(folder.file("out")) == 2);
    {
        OutputFiles files(folder.file("out"));
        for (const char* name : {"there", "link", "new"})
            CHECK_FALSE(files.add(name, "new"));
        CHECK_FALSE(files.commit());
    }
    for (const std::string& path : {there, far, folder.file("out/new")})
        CHECK(contentOf(path) == "new");
    CHECK(fs::is_symlink(link));
    CHECK((fs::status(there).permissions() & fs::perms::mask) == fs::perms(0600));
    CHECK(files_in(folder.file("out")) == 3);
    {
        OutputFiles files(folder.file("out"));
        for (const char* name : {"new", "third", "there"})
            CHECK_FALSE(files.add(name, "newer"));
        fs::remove(there);
        fs::create_directory(there); // in the way of the last one
        CHECK(files.commit()->message == there + ": cannot be written (this is a folder)");
    }
    CHECK(contentOf(folder.file("out/new")) == "new");
    CHECK_FALSE(fs::exists(folder.file("out/third")));
    CHECK(files_in(folder.file("out")) == 3);
    {
        OutputFiles files(folder.file("made/for/it"));
        CHECK_FALSE(files.add("a", "x"));
        CHECK(fs::exists(folder.file("made/for/it")));
    }
    CHECK_FALSE(fs::exists(folder.file("made")));
    {
        OutputFiles files(folder.file("made/for/it"));
        CHECK_FALSE(files.add("a", "x"));
        CHECK_FALSE(files.commit());
    }
    CHECK(contentOf(folder.file("made/for/it/a")) == "x");
}

TEST_CASE("What cannot be written leaves the old file and nothing else")
{
    const OutputFolder folder;
    const std::string path = folder.file("a.json");
    CHECK_FALSE(writeOutputFile(path, [](std::ostream& out) { out << "old"; }));
    const auto fault = writeOutputFile(path, [](std::ostream& out) {
        out << "half";
        out.setstate(std::ios::badbit); // as a full disk does
    });
    REQUIRE(fault);
    CHECK(fault->message.starts_with(path + ": cannot be written"));
    CHECK_THROWS_AS((void)writeOutputFile(path, [](std::ostream&) { throw std::bad_alloc(); }), std::bad_alloc);
    CHECK(contentOf(path) == "old");
    CHECK(std::distance(fs::directory_iterator(folder.path), {}) == 1);
    const auto fault_of = [](const std::string& where) { return writeOutputFile(where, "x")->message; };
    CHECK(fault_of(folder.path.string()).ends_with("(this is a folder)"));
    CHECK(fault_of(folder.file("none/a.json")).ends_with("(the folder " + folder.file("none") + " does not exist)"));
    CHECK(fault_of(std::string(5000, 'n')).ends_with("(the file name is too long)"));
    CHECK(fault_of(folder.file(std::string(300, 'n').c_str())).ends_with("(the file name is too long)"));
    CHECK(fault_of("/proc/x.png").find("the folder /proc") != std::string::npos);
    CHECK(writeOutputFile("/dev/full", [](std::ostream& out) { out << "x"; }));
    CHECK(fs::is_character_file("/dev/full"));
}
