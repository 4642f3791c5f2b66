// SPDX-License-Identifier: GPL-3.0-or-later
// What a trace is written to, in every format, reads back as the same bits.
#include "core/engine/engine.h"
#include "core/headless/commands.h"
#include "core/io/arrays/arrays.h"
#include "core/io/arrays/dataformats.h"
#include "core/layer/tensorsource.h"
#include "core/lessons/lesson.h"
#include "tests/core/support/scenes.h"

#include <bit>
#include <cmath>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>
#include <unistd.h>

using namespace attn;

namespace {

using Tensors = std::vector<const TracedTensor*>;

std::string written(const char* ending, const Trace& trace, const Tensors& tensors)
{
    std::ostringstream out;
    const DataFormat* format = dataFormatOf(std::string("a.") + ending);
    REQUIRE(format);
    format->write(out, trace, tensors);
    return out.str();
}

bool sameBits(std::span<const float> a, std::span<const float> b, bool any_nan)
{
    return std::ranges::equal(a, b, [&](float x, float y) {
        return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y) ||
               (any_nan && std::isnan(x) && std::isnan(y));
    });
}

Shape squeezed(Shape shape)
{
    std::erase(shape, 1);
    return shape;
}

void checkRoundTrips(const Trace& trace)
{
    Tensors all;
    for (const TracedTensor& tensor : trace.tensors())
        all.push_back(&tensor);
    for (const auto& [ending, format] :
         {std::pair("npz", ArrayFormat::Npz), {"safetensors", ArrayFormat::Safetensors}}) {
        const auto read = readArrays(written(ending, trace, all), format, "");
        REQUIRE_MESSAGE(read, (read ? "" : read.error().message));
        REQUIRE(read->size() == all.size());
        for (const ReadArray& array : *read) {
            const TracedTensor* tensor = trace.find(array.name);
            REQUIRE(tensor);
            CHECK(array.values.kind() == tensor->kind);
            CHECK(array.values.shape() == tensor->shape);
            CHECK(array.inexact == 0);
            CHECK(sameBits(array.values.values(), trace.dense(*tensor).values(), false));
        }
    }
    for (const TracedTensor* tensor : all) {
        CAPTURE(tensor->name);
        const Tensor values = trace.dense(*tensor);
        const auto npy = readArrays(written("npy", trace, {tensor}), ArrayFormat::Npy, tensor->name);
        REQUIRE(npy);
        CHECK(npy->front().values == values);
        const auto csv = readArrays(written("csv", trace, {tensor}), ArrayFormat::Csv, tensor->name);
        REQUIRE_MESSAGE(csv, (csv ? "" : csv.error().message));
        CHECK(squeezed(csv->front().values.shape()) == squeezed(values.shape()));
        CHECK(sameBits(csv->front().values.values(), values.values(), true));
    }
}

Trace traceOf(std::vector<NamedTensor> tensors)
{
    std::vector<TracedTensor> traced;
    for (const NamedTensor& each : tensors)
        traced.push_back({each.name, each.tensor.shape(), each.tensor.kind(), makeSource(each.tensor)});
    return Trace("cpu", std::move(traced), {});
}

// On a device that is lost when its last number is read.
class LastBreath final : public TensorSource {
public:
    explicit LastBreath(bool& lost) : m_lost(lost) {}
    double at(std::int64_t flat) const override
    {
        m_lost = m_lost || flat == 3;
        return m_lost ? NAN : 1.0;
    }

private:
    bool& m_lost;
};

std::string contentOf(const std::filesystem::path& path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

TEST_CASE("A matrix whose first row counts 0, 1, 2 is written so that this row is read as numbers")
{
    const Trace trace = traceOf({{"x", Tensor({2, 3}, {0, 1, 2, 3.5f, 4, 5})}});
    checkRoundTrips(trace);
    CHECK(written("csv", trace, {trace.find("x")}) == "axis0,0,1,2\n0,0.0,1.0,2.0\n1,3.5,4.0,5.0\n");
}

TEST_CASE("Every tensor of every lesson and of random scenes comes back bit by bit from every format")
{
    for (const LessonEntry& lesson : sceneLessons()) {
        CAPTURE(lesson.id);
        const auto trace = traceScene(*loadLesson(lesson), backends().front());
        REQUIRE(trace);
        checkRoundTrips(**trace);
    }
    for (std::uint64_t number = 0; number < 60; ++number) {
        CAPTURE(number);
        const auto trace = traceScene(test::randomScene(number, {2, 7, 6, 3, 3}), backends().front());
        REQUIRE(trace);
        checkRoundTrips(**trace);
    }
}

TEST_CASE("Numbers at the ends of float32 survive every format, and tensors of more rows than are written at once")
{
    using Limits = std::numeric_limits<float>;
    const std::vector<float> odd = {0.0f,
                                    -0.0f,
                                    Limits::denorm_min(),
                                    -Limits::denorm_min(),
                                    Limits::min(),
                                    Limits::max(),
                                    -Limits::max(),
                                    Limits::infinity(),
                                    -Limits::infinity(),
                                    Limits::quiet_NaN(),
                                    1.0f / 3,
                                    16777216.0f,
                                    std::bit_cast<float>(0x007fffffu),
                                    9.999999e-10f,
                                    1e22f,
                                    123456.7f};
    std::vector<float> many(300 * 1024);
    for (std::size_t i = 0; i < many.size(); ++i)
        many[i] = static_cast<float>(i) * 0.37f;
    checkRoundTrips(traceOf({{"odd", Tensor({2, 8}, odd)},
                             {"odd4", Tensor({2, 1, 2, 4}, odd)},
                             {"column", Tensor({16, 1}, odd)},
                             {"scalar", Tensor({}, std::vector<float>{1.5f})},
                             {"ids", Tensor({2, 2}, {0, 50256, 16777216, 3}, Kind::Integer)},
                             {"mask", Tensor({2, 2}, {0, 1, 1, 0}, Kind::Boolean)},
                             {"many", Tensor({3, 100, 1024}, many)},
                             {"wide", Tensor({1, 300 * 1024}, many)}}));
}

TEST_CASE("A table is what spreadsheets and pandas expect")
{
    const Trace trace = traceOf({{"matrix", Tensor({1, 2, 2}, {0.5f, -1, 1e-9f, 3})},
                                 {"mask", Tensor({2}, {0, 1}, Kind::Boolean)},
                                 {"heads", Tensor({1, 2, 1, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8}, Kind::Integer)}});
    CHECK(written("csv", trace, {trace.find("matrix")}) == "0.5,-1.0\n1e-09,3.0\n");
    CHECK(written("csv", trace, {trace.find("mask")}) == "0,1\n");
    CHECK(written("csv", trace, {trace.find("heads")}) == "axis0,axis1,0,1\n0,0,1,2\n0,1,3,4\n1,0,5,6\n1,1,7,8\n");
}

TEST_CASE("A format is known by the ending of the name, and says what it cannot hold")
{
    const Trace trace = traceOf({{"a", Tensor({2}, {0, 1})}, {"b", Tensor({2}, {0, 1})}});
    const Tensors both = {trace.find("a"), trace.find("b")};
    CHECK(dataEndings() == ".json, .npz, .npy, .csv or .safetensors");
    CHECK(checkData("a.txt", both)->message == "a.txt: expected a name that ends in " + dataEndings());
    CHECK(checkData("a.npy", both)->message == "a.npy: a .npy file can contain only one tensor, not 2");
    CHECK(checkData("a.csv", {})->message == "a.csv: a .csv file can contain only one tensor, not 0");
    for (const char* path : {"a.json", "a.npz", "a.safetensors"})
        CHECK_FALSE(checkData(path, both));
    CHECK(writeData("/nowhere/a.npz", trace, both)->message.starts_with("/nowhere/a.npz: cannot be written"));
}

TEST_CASE("What is read from a device that is lost meanwhile takes no file's place, in any format")
{
    namespace fs = std::filesystem;
    const fs::path folder = fs::temp_directory_path() / ("attnscope-lost-" + std::to_string(getpid()));
    fs::create_directory(folder);
    for (const DataFormat& format : dataFormats()) {
        CAPTURE(format.ending);
        const fs::path path = folder / ("a." + std::string(format.ending));
        std::ofstream(path) << "mine";
        bool lost = false;
        const Trace trace("cuda", {{"a", {4}, Kind::Real, std::make_shared<LastBreath>(lost)}}, {});
        const Tensors tensors = {trace.find("a")};
        const auto fault = writeData(path.string(), trace, tensors, [&] { return lost; });
        REQUIRE(fault);
        CHECK(fault->message == path.string() + ": the GPU stopped responding while the values were being read");
        CHECK(contentOf(path) == "mine");
        CHECK_FALSE(writeData(path.string(), trace, tensors, [] { return false; }));
        CHECK(contentOf(path) != "mine");
    }
    CHECK(std::distance(fs::directory_iterator(folder), {}) ==
          std::ssize(dataFormats())); // and nothing lies beside them
    fs::remove_all(folder);
}
