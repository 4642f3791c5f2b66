// SPDX-License-Identifier: GPL-3.0-or-later
// Array files as NumPy and PyTorch wrote them (tests/golden/make_arrays.py) read as exactly the numbers in them.
#include "core/io/arrays/arrays.h"
#include "core/io/files/inputfile.h"
#include "core/io/files/path.h"
#include "tests/testpaths.h"

#include <bit>
#include <cmath>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <unistd.h>

using namespace attn;

namespace {

const std::string data_folder = sourceFile("tests/data/arrays/");

void checkArray(const ReadArray& array, const nlohmann::json& recorded)
{
    CHECK(array.name == recorded["name"].get<std::string>());
    CHECK(array.storedAs == recorded["stored"].get<std::string>());
    CHECK(array.inexact == recorded["inexact"]);
    CHECK(array.values.shape() == recorded["shape"].get<Shape>());
    REQUIRE(array.values.size() == static_cast<std::int64_t>(recorded["bits"].size()));
    for (std::int64_t i = 0; i < array.values.size(); ++i) {
        CAPTURE(i);
        const nlohmann::json& bits = recorded["bits"][static_cast<std::size_t>(i)];
        if (bits.is_null())
            CHECK(std::isnan(array.values[i]));
        else
            CHECK(std::bit_cast<std::uint32_t>(array.values[i]) == bits.get<std::uint32_t>());
    }
    const bool whole = array.storedAs.find("int") != std::string::npos;
    CHECK(array.values.kind() == (array.storedAs == "bool" ? Kind::Boolean : whole ? Kind::Integer : Kind::Real));
}

Result<std::vector<ReadArray>> readText(std::string_view text) { return readArrays(text, ArrayFormat::Csv, "table"); }

struct Table {
    const char* text;
    Shape shape;
    std::vector<float> values;
};

} // namespace

TEST_CASE("Every file that NumPy and PyTorch wrote reads as the numbers that they say it holds")
{
    std::ifstream recorded_file(data_folder + "arrays.json");
    const auto recorded = nlohmann::json::parse(recorded_file);
    CHECK(recorded.size() > 30);
    for (const auto& [file, arrays] : recorded.items()) {
        CAPTURE(file);
        const auto read = readArrayFile(data_folder + file);
        REQUIRE_MESSAGE(read, (read ? "" : read.error().message));
        REQUIRE(read->size() == arrays.size());
        for (std::size_t i = 0; i < arrays.size(); ++i)
            checkArray((*read)[i], arrays[i]);
    }
}

TEST_CASE("The format follows from the name's ending, in any case of letters")
{
    CHECK(arrayFormatOf("a.npy") == ArrayFormat::Npy);
    CHECK(arrayFormatOf("/a.b/MODEL.SafeTensors") == ArrayFormat::Safetensors);
    CHECK(arrayFormatOf("a.npz") == ArrayFormat::Npz);
    CHECK(arrayFormatOf("a.CSV") == ArrayFormat::Csv);
    CHECK_FALSE(arrayFormatOf("npy"));
    CHECK_FALSE(arrayFormatOf("a.npy.pt"));
    CHECK_FALSE(arrayFormatOf(""));
    CHECK(readArrayFile("a.pt").error().message ==
          "a.pt: a PyTorch pickle, which could run code when read; convert it in Python: "
          "safetensors.torch.save_file(torch.load('a.pt', weights_only=True), 'layer.safetensors')");
    CHECK(readArrayFile("m/Model.ONNX").error().message.find("onnx.load('Model.ONNX')") != std::string::npos);
    for (const char* name : {"a.pth", "pytorch_model.bin", "a.pkl", "a.h5", "flax_model.msgpack", "a.mat"})
        CHECK(readArrayFile(name).error().message.find("; convert it in Python: ") != std::string::npos);
    CHECK(readArrayFile("a.gguf").error().message ==
          "a.gguf: to import a layer from a .gguf file, use attnscope model");
    CHECK(readArrayFile("a.txt").error().message ==
          "a.txt: expected a name that ends in .npy, .npz, .safetensors or .csv");
    CHECK(readArrayFile("/nowhere/a.npy").error().message == "/nowhere/a.npy: no such file");
    CHECK(readArrayFile(data_folder + "../arrays/savez.npz"));
}

TEST_CASE("Tables are read with and without names, however their cells are parted")
{
    const Table tables[] = {
        {"1,2\n3,4\n", {2, 2}, {1, 2, 3, 4}},
        {"1;2,5\n3;4", {2, 2}, {1, 2.5f, 3, 4}},
        {"1\t2\r\n3\t4\r\n", {2, 2}, {1, 2, 3, 4}},
        {"  1  2\n  3  4\n\n", {2, 2}, {1, 2, 3, 4}},
        {"\xEF\xBB\xBF"
         "1,-2e-3\n",
         {1, 2},
         {1, -2e-3f}},
        {"5\n6\n", {2, 1}, {5, 6}},
        {"a,b\n1,2\n", {1, 2}, {1, 2}},
        {"a\n1\n2\n", {2, 1}, {1, 2}},
        {",0,1\n0,1.5,2\n1,3,4\n", {2, 2}, {1.5f, 2, 3, 4}}, // pandas, with its index
        {"token,0,1\ncat,1,2\n", {1, 2}, {1, 2}},
        {"cat,1,2\nsat,3,4\n", {2, 2}, {1, 2, 3, 4}},
        {"cat,1,2\n", {1, 2}, {1, 2}},
        {"token,a,b\ncat,1,2\nsat,3,4\n", {2, 2}, {1, 2, 3, 4}},
        {"\"a,b\",\"say \"\"x\"\"\"\n\"1\",2\n", {1, 2}, {1, 2}},
        {"\"the, cat\",1\n\"a\nb\",2\n", {2, 1}, {1, 2}},
        {"a b\nr1 1 2\n", {1, 2}, {1, 2}}, // R's write.table
        {"\u22121.5,inf\n-inf,True\n", {2, 2}, {-1.5f, INFINITY, -INFINITY, 1}},
        {"axis0,0,1\n0,1,2\n1,3,4\n", {2, 2}, {1, 2, 3, 4}},
        {"axis0,axis1,0\n0,0,1\n0,1,2\n0,2,3\n1,0,4\n1,1,5\n1,2,6\n", {2, 3, 1}, {1, 2, 3, 4, 5, 6}},
    };
    for (const Table& table : tables) {
        CAPTURE(table.text);
        const auto read = readText(table.text);
        REQUIRE_MESSAGE(read, (read ? "" : read.error().message));
        REQUIRE(read->size() == 1);
        CHECK(read->front().name == "table");
        CHECK(read->front().values == Tensor(table.shape, table.values));
    }
    const auto nan = readText("nan,-0.0\n");
    REQUIRE(nan);
    CHECK(std::isnan(nan->front().values[0]));
    CHECK(std::signbit(nan->front().values[1]));
}

TEST_CASE("What of a table was taken for names is reported")
{
    const std::pair<const char*, const char*> tables[] = {
        {"1,2\n3,4\n", ""},
        {"axis0,0,1\n0,1,2\n1,3,4\n", ""},
        {"a,b\n1,2\n", "row 1 ('a' …) is read as names"},
        {"O.5\n1\n2\n", "row 1 ('O.5') is read as names"},
        {"cat,1,2\nsat,3,4\n", "column 1 ('cat' …) is read as names"},
        {",0,1\n0,1.5,2\n", "row 1 ('0' …) and column 1 ('0' …) are read as names"},
        {"token,0,1\ncat,1,2\n", "row 1 ('token' …) and column 1 ('cat' …) are read as names"},
        {"a b\nr1 1 2\n", "row 1 ('a' …) and column 1 ('r1' …) are read as names"},
    };
    for (const auto& [text, note] : tables) {
        CAPTURE(text);
        const auto read = readText(text);
        REQUIRE_MESSAGE(read, (read ? "" : read.error().message));
        CHECK(read->front().note == note);
    }
    CHECK(readText(std::string_view("1,2\0\n3,4\n", 9))
              .error()
              .message.starts_with("Row 1, column 2: '2\\0' is not a number"));
}

TEST_CASE("Tables are read as other programs save them: comments, sep=, UTF-16, counted columns")
{
    const Tensor two_rows({2, 2}, {1.5f, 2, 3, 4});
    const auto utf16 = [](std::u16string_view text, bool big_endian) {
        std::string bytes;
        for (const char16_t unit : text)
            bytes += {char(big_endian ? unit >> 8 : unit & 255), char(big_endian ? unit & 255 : unit >> 8)};
        return bytes;
    };
    const std::pair<std::string, const char*> tables[] = {
        {"# layer 3, head 1\n1.5 2\n3 4\n", "1 line ('# layer 3, head 1') is skipped as a comment"},
        {"# a\r\n#\r\n1.5,2\r\n3,4\r\n", "2 lines ('# a' …) are skipped as comments"},
        {"#made by hand,today\n1.5;2\n3;4\n", "1 line ('#made by hand,today') is skipped as a comment"},
        {"##ing,1.5,2\n#,3,4\n", "column 1 ('##ing' …) is read as names"},
        {"sep=;\r\n1,5;2\r\n3;4\r\n", ""},
        {"sep=|\na|b\n1.5|2\n3|4\n", "row 2 ('a' …) is read as names"},
        {"0,1\n1.5,2\n3,4\n", "row 1 (0, 1 …) is read as column names because it only counts the columns"},
        {"0 1\nr 1.5 2\ns 3 4\n", "row 1 (0, 1 …) is read as column names because it only counts the columns"},
        {utf16(u"\uFEFF1.5\t2\r\n3\t4\r\n", false), ""},
        {utf16(u"\uFEFFB\u00FC\t\xD83D\xDE00\n1.5\t2\n3\t4\n", true), "row 1 ('Bü' …) is read as names"},
    };
    for (const auto& [text, note] : tables) {
        CAPTURE(text);
        const auto read = readText(text);
        REQUIRE_MESSAGE(read, (read ? "" : read.error().message));
        CHECK(read->front().values == two_rows);
        CHECK(read->front().note == note);
        CHECK(read->front().counted_row == (read->front().note.find("counts") != std::string::npos));
    }
    // A mask, and numbers that do not count from 0, are numbers.
    CHECK(readText("0,1\n0,0\n")->front().values.shape() == Shape{2, 2});
    CHECK(readText("1,2\n3,4\n")->front().values.shape() == Shape{2, 2});
    CHECK(readText("0\n1\n2\n")->front().values.shape() == Shape{3, 1});
    CHECK(readText("0,1,2\n")->front().values.shape() == Shape{1, 3});
    CHECK(readText("# a\n1,2\n3,x\n").error().message == "Row 3, column 2: 'x' is not a number");
}

TEST_CASE("The names of a table are kept unless they only count")
{
    const auto names = readText(",Wir,\"a,b\"\nder,1,2\ndie,3,4\n");
    REQUIRE(names);
    CHECK(names->front().row_names == std::vector<std::string>{"der", "die"});
    CHECK(names->front().column_names == std::vector<std::string>{"Wir", "a,b"});
    for (const char* text : {",0,1\n0,1,2\n1,3,4\n", "1,2\n3,4\n", "axis0,0,1\n0,1,2\n1,3,4\n"}) {
        CHECK(readText(text)->front().row_names.empty());
        CHECK(readText(text)->front().column_names.empty());
    }
    CHECK(readText("a,b\n1,2\n")->front().column_names == std::vector<std::string>{"a", "b"});
    CHECK(readText("a\xFF,1\nb,2\n")->front().row_names == std::vector<std::string>{"a\uFFFD", "b"});
}

TEST_CASE("Files of another kind are recognized by their first bytes, whatever their names")
{
    const std::string base =
        (std::filesystem::temp_directory_path() / ("attnscope-foreign-" + std::to_string(getpid()))).string();
    const auto said = [&](const std::string& ending, const std::string& bytes) {
        const std::string path = base + ending;
        std::ofstream(path, std::ios::binary) << bytes;
        const auto read = readArrayFile(path);
        std::filesystem::remove(path);
        REQUIRE_FALSE(read);
        return read.error().message.substr(path.size() + 2);
    };
    const std::string name = std::string(fileNameOf(base));
    for (const char* ending : {".npy", ".npz", ".safetensors", ".csv"}) {
        CAPTURE(ending);
        CHECK(said(ending, "version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 4\n") ==
              "a Git LFS pointer, not the file itself; run git lfs pull to download the file");
        CHECK(said(ending, "\n<!DOCTYPE HTML>\n<html lang=en>") ==
              "a web page (HTML), not the file itself; use the download link of the file");
        CHECK(said(ending, std::string("\x1f\x8b\x08\0\0", 5)) == "compressed with gzip; unpack it with gunzip first");
        CHECK(said(ending, "\x89HDF\r\n\x1a\n\1") ==
              "HDF5; convert it in Python: numpy.savez('layer.npz', W_query=h5py.File('" + name + ending +
                  "')['PATH'][:], …)");
        CHECK(said(ending, std::string("PK\3\4\0\0archive/data.pkl", 22)) ==
              "a PyTorch pickle, which could run code when read; convert it in Python: "
              "safetensors.torch.save_file(torch.load('" +
                  name + ending + "', weights_only=True), 'layer.safetensors')");
        CHECK(said(ending, "\x80\2}q\0.").starts_with("a PyTorch pickle"));
        if (ending != std::string(".npz"))
            CHECK(said(ending, "PK\3\4word/document.xml") == "a ZIP archive; unpack it first");
    }
}

TEST_CASE("What is wrong with a table is reported by row and column")
{
    const std::pair<const char*, const char*> tables[] = {
        {"", "the table contains no numbers"},
        {"\n \n", "the table contains no numbers"},
        {"a,b\n", "the table has column names but no numbers"},
        {"1,2\n3,x\n", "Row 2, column 2: 'x' is not a number"},
        {"a,b,c\nr,1,2\ns,3,x\n", "Row 3, column 3: 'x' is not a number"},
        {"1,2\n3\n", "Row 2 has 1 number, but the previous rows have 2"},
        {"1,2\n3,4,5\n", "Row 2 has 3 numbers, but the previous rows have 2"},
        {"1,,2\n",
         "Row 1, column 2: the cell is empty, but column 1 has a number; a row must contain either numbers or names"},
        {"1,O.5,3\n4,5,6\n7,8,9\n", "Row 1, column 2: 'O.5' is not a number, but column 1 has a number; a row must "
                                    "contain either numbers or names"},
        {"year,2019,2020\n1,2,3\n", "Row 1, column 1: 'year' is not a number, but row 2 has a number there; a column "
                                    "must contain either numbers or names"},
        {"a,2019,b\n1,2,3\n",
         "Row 1, column 1: 'a' is not a number, but column 2 has a number; a row must contain either numbers or names"},
        {"=1+1,2\n3,4\n", "Row 1, column 1: '=1+1' is not a number, but row 2 has a number there; a column must "
                          "contain either numbers or names"},
        {"0x10,1e5\n1,2\n", "Row 1, column 1: '0x10' is not a number, but row 2 has a number there; a column must "
                            "contain either numbers or names"},
        {"a,b\nO.1,2\nx,4\n5,6\n", "Row 2, column 1: 'O.1' is not a number, but row 4 has a number there; a column "
                                   "must contain either numbers or names"},
        {",5,6\n1,2,3\n", "Row 1, column 1: the cell is empty, but row 2 has a number there; a column must contain "
                          "either numbers or names"},
        {",,,\n", "the table contains no numbers"},
        {"1,2\n3,\n", "Row 2, column 2: the cell is empty"},
        {"r,1\ns\n", "Row 2 has no numbers"},
        {"1,1e39\n", "Row 1, column 2: '1e39' is too large for float32 (maximum 3.4e38)"},
        {"axis0,axis1\n0,0\n", "the table has 2 index columns; expected at most 7, followed by columns of numbers"},
        {"axis0,0\n1,5\n", "Row 2: the first index must be all zeros, got [1]"},
        {"axis0,0\n0,5\n2,5\n", "Row 3: the index [2] does not follow [0]"},
        {"axis0,0\n0,5\n0,5\n", "Row 3: the index [0] does not follow [0]"},
        {"axis0,0\n0,5\n0.5,5\n", "Row 3, column 1: expected an index (0, 1, 2 …), got '0.5'"},
        {"axis0,axis1,0\n0,0,1\n0,1,2\n1,0,3\n", "the indices end at [1, 0], so the array is incomplete"},
        {"axis0,axis1,0\n0,0,1\n0,1,2\n1,0,3\n2,0,3\n", "Row 5: the index [2, 0] does not follow [1, 0]"},
    };
    for (const auto& [text, says] : tables) {
        CAPTURE(text);
        const auto read = readText(text);
        REQUIRE_FALSE(read);
        CHECK(read.error().message == says);
    }
}
