// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/brokenscenes.h"

#include <nlohmann/json.hpp>
#include <ostream>

namespace attn::test {

namespace {

// A scene that is right, with something of everything.
const char* const right_scene = R"({
  "format": "attnscope-scene/1",
  "title": "Right",
  "tokens": [["a", "b", "c"], ["a", "c", "b"]],
  "inputs": {"ids": [[0, 1, 2], [0, 2, 1]], "blocked": [[false, false, true], [false, false, false]]},
  "draws": [
    {"op": "manual_seed", "seed": "123"},
    {"op": "embedding", "name": "embed", "num": 3, "dim": 4},
    {"op": "lookup", "table": "embed.weight", "ids": "ids", "out": "x"},
    {"op": "linear", "name": "qkv", "in": 4, "out_features": 12, "bias": false},
    {"op": "linear", "name": "out_proj", "in": 4, "out_features": 4}
  ],
  "config": {
    "projection": "fused_blocks", "num_heads": 2, "d_in": 4, "d_out": 4, "scale": "sqrt_head_dim",
    "mask": {"kind": "padding", "apply": "fill_neg_inf", "tensor": "blocked"},
    "dropout": {"p": 0.5, "on": "weights", "train": true}, "out_proj": "out_proj"
  },
  "edits": [{"tensor": "qkv.weight", "index": [11, 3], "value": 0.5}],
  "expected": {"ids": [[0, 1, 2], [0, 2, 1]]},
  "tolerance": {"default": 5.1e-05},
  "view": {"stage": "weights"}
})";

class BrokenSceneList {
public:
    std::vector<BrokenScene> take() { return std::move(m_list); }

    void text(const std::string& name, const std::string& content, const std::string& says)
    {
        m_list.push_back({"broken_" + name + ".attn", [content](std::ostream& out) { out << content; }, says});
    }
    void large(const std::string& name, std::function<void(std::ostream&)> write, const std::string& says)
    {
        m_list.push_back({"broken_" + name + ".attn", std::move(write), says});
    }
    // The right scene with `value` (JSON) at `pointer`; an empty value takes the member away.
    void changed(const std::string& name, const char* pointer, const std::string& value, const std::string& says)
    {
        auto json = nlohmann::ordered_json::parse(right_scene);
        const nlohmann::ordered_json::json_pointer place(pointer);
        if (value.empty())
            json[place.parent_pointer()].erase(place.back());
        else
            json[place] = nlohmann::ordered_json::parse(value);
        text(name, json.dump(1), says);
    }

private:
    std::vector<BrokenScene> m_list;
};

void addTruncated(BrokenSceneList& list)
{
    const std::string right = right_scene;
    for (std::size_t part = 1; part < 16; ++part)
        list.text("truncated_" + std::to_string(part), right.substr(0, part * right.size() / 16), "line ");
    list.text("truncated_last", right.substr(0, right.size() - 1), "the file ends too early");
    list.text("empty", "", "empty");
    list.text("blank", " \n\t\r\n", "empty");
}

void addNotText(BrokenSceneList& list)
{
    const std::string right = right_scene;
    auto replaced = [&](const std::string& what, const std::string& by) {
        std::string text = right;
        return text.replace(text.find(what), what.size(), by);
    };
    list.text("not_utf8", replaced("Right", "R\xff\xfe"), "not UTF-8");
    list.text("not_utf8_overlong", replaced("Right", "\xc0\xaf"), "not UTF-8");
    list.text("utf16", std::string("\xff\xfe{\0\n\0", 6), "line 1");
    list.text("nul_bytes", std::string(1000, '\0'), "line 1");
    list.text("control_characters", replaced("\"embed\"", "\"em\x1b[31mbed\""), "line ");
    list.text("nan_literal", replaced("0.5,", "NaN,"), "invalid JSON at '");
    list.text("infinity_literal", replaced("0.5,", "-Infinity,"), "invalid JSON at '");
    list.text("number_1e400", replaced("0.5}", "1e400}"), "too large");
    list.text("comment", "// a scene\n" + right, "line 1");
    list.text("trailing_comma", replaced("true},", "true,},"), "invalid JSON at '");
    list.text("single_quotes", replaced("\"Right\"", "'Right'"), "invalid JSON at '");
    list.text("two_documents", right + right, "invalid JSON at '");
    list.text("plain_list", "[1, 2, 3]", "expected an object");
    list.text("plain_number", "7", "expected an object");
    list.text("plain_null", "null", "expected an object");
    list.text("duplicate_top", replaced("\"title\"", "\"format\""), "twice");
    list.text("duplicate_input", replaced("\"blocked\"", "\"ids\""), "twice");
    list.text("duplicate_config", replaced("\"d_out\"", "\"d_in\""), "twice");
    list.text("duplicate_draw", replaced("\"dim\"", "\"num\""), "twice");
    list.text("duplicate_escaped", replaced("\"d_out\"", "\"d\\u005fin\""), "twice");
}

void addWrongMembers(BrokenSceneList& list)
{
    list.changed("later_version", "/format", R"("attnscope-scene/2")", "is too new for this program");
    list.changed("other_format", "/format", R"("attnscope-cases/1")",
                 "expected attnscope-scene/1, got 'attnscope-cases/1'");
    list.changed("no_format", "/format", "", "'format' is missing");
    list.changed("no_config", "/config", "", "'config' is missing");
    list.changed("no_projection", "/config/projection", "", "'projection' is missing");
    list.changed("unknown_top", "/notez", "1", "notez: ");
    list.changed("unknown_config", "/config/heads", "1", "config.heads: ");
    list.changed("unknown_mask", "/config/mask/kinds", "1", "config.mask.kinds: ");
    list.changed("unknown_dropout", "/config/dropout/rate", "1", "config.dropout.rate: ");
    list.changed("unknown_draw", "/draws/1/padding", "1", "draws[1].padding: ");
    list.changed("unknown_op", "/draws/1/op", R"("conv")", "draws[1].op: ");
    list.changed("unknown_edit", "/edits/0/was", "1", "edits[0].was: ");
    list.changed("unknown_view", "/view/zoom", "1", "view.zoom: ");
    list.changed("unknown_choice", "/config/normalize", R"("sparsemax")", "config.normalize: ");
}

void addWrongTypes(BrokenSceneList& list)
{
    list.changed("title_number", "/title", "1", "title: ");
    list.changed("title_long", "/title", '"' + std::string(201, 't') + '"', "title: ");
    list.changed("notes_long", "/notes", '"' + std::string(4001, 'n') + '"', "notes: ");
    list.changed("tokens_text", "/tokens", R"("a b c")", "tokens: ");
    list.changed("token_number", "/tokens/0/1", "1", "tokens[0][1]: ");
    list.changed("token_empty", "/tokens/0/1", R"("")", "tokens[0][1]: ");
    list.changed("token_long", "/tokens/0/1", '"' + std::string(257, 't') + '"', "tokens[0][1]: ");
    list.changed("tokens_few", "/tokens/0", R"(["a"])", "tokens[0]: ");
    list.changed("tokens_batch", "/tokens", R"([["a", "b", "c"]])", "tokens: ");
    list.changed("inputs_list", "/inputs", "[1]", "inputs: ");
    list.changed("input_text", "/inputs/ids", R"("0 1 2")", "inputs.ids: ");
    list.changed("input_object", "/inputs/ids", R"({"0": 1})", "inputs.ids: ");
    list.changed("input_numbers_as_texts", "/inputs/ids", R"([["0", "1", "2"], ["0", "2", "1"]])",
                 "inputs.ids[0][0]: ");
    list.changed("draws_object", "/draws", "{}", "draws: ");
    list.changed("seed_out_of_range", "/draws/0/seed", R"("18446744073709551616")", "draws[0].seed: ");
    list.changed("seed_too_negative", "/draws/0/seed", R"("-9223372036854775809")", "draws[0].seed: ");
    list.changed("seed_decimal", "/draws/0/seed", "1.5", "draws[0].seed: ");
    list.changed("size_as_text", "/config/num_heads", R"("2")", "config.num_heads: ");
    list.changed("size_decimal", "/config/d_in", "4.0", "config.d_in: ");
    list.changed("flag_number", "/config/dropout/train", "1", "config.dropout.train: ");
    list.changed("edit_text", "/edits/0/value", R"("half")", "edits[0].value: ");
    list.changed("view_text", "/view", R"("weights")", "view: ");
}

void addWrongValues(BrokenSceneList& list)
{
    list.changed("heads_not_dividing", "/config/num_heads", "3", "cannot be split evenly into 3 heads");
    list.changed("heads_zero", "/config/num_heads", "0", "config.num_heads: ");
    list.changed("heads_negative", "/config/num_heads", "-2", "config.num_heads: ");
    list.changed("p_above_one", "/config/dropout/p", "1.5", "config.dropout.p: ");
    list.changed("p_negative", "/config/dropout/p", "-0.1", "config.dropout.p: ");
    list.changed("wrong_width", "/config/d_in", "5", "d_in");
    list.changed("ragged_end", "/inputs/ids", "[[0, 1, 2], [0, 2]]", "inputs.ids[1]: ");
    list.changed("ragged_depth", "/inputs/ids", "[[0, 1, 2], 0]", "inputs.ids[1]: ");
    list.changed("empty_list", "/inputs/ids", "[[], []]", "inputs.ids[0]: ");
    list.changed("nine_dimensions", "/inputs/ids", "[[[[[[[[[0]]]]]]]]]", "inputs.ids");
    list.changed("ids_one_axis", "/inputs/ids", "[0, 1, 2]", "x");
    list.changed("ids_decimal", "/inputs/ids", "[[0, 1, 2], [0, 2, 0.5]]", "ids");
    list.changed("ids_out_of_table", "/inputs/ids", "[[0, 1, 2], [0, 2, 3]]", "ids");
    list.changed("ids_negative", "/inputs/ids", "[[0, 1, 2], [0, 2, -1]]", "ids");
    list.changed("ids_inexact", "/inputs/ids", "[[0, 1, 2], [0, 2, 16777217]]", "ids");
    list.changed("mask_shape", "/inputs/blocked", "[[false, true], [true, true]]", "blocked");
    list.changed("mask_numbers", "/inputs/blocked", "[[0, 0, 2], [0, 0, 0]]", "blocked");
    list.changed("mask_unknown_tensor", "/config/mask/tensor", R"("nothing")", "config.mask.tensor: ");
    list.changed("number_1e39", "/edits/0/value", "1e39", "outside the range of float32");
    list.changed("unknown_tensor", "/draws/2/table", R"("nothing")", "draws[2].table: ");
    list.changed("cyclic_names", "/draws/2", R"({"op": "stack", "of": "x", "n": 2, "out": "x"})", "draws[2]");
    list.changed("used_before_made", "/draws/1", R"({"op": "linear_from_T", "name": "w", "of": "qkv.weight"})",
                 "draws[1]");
    list.changed("name_twice", "/draws/4/name", R"("qkv")", "draws[4]");
    list.changed("name_of_a_stage", "/draws/4/name", R"("scores/../x")", "draws[4]");
    list.changed("no_layer", "/config/out_proj", R"("none")", "config.out_proj: ");
    list.changed("no_seed", "/draws/0", R"({"op": "skip", "draws": 1})", "draws[0]");
    list.changed("skip_negative", "/draws/0", R"({"op": "skip", "draws": -1})", "draws[0]");
    list.changed("negative_size", "/draws/3/in", "-4", "draws[3]");
    list.changed("size_zero", "/draws/1/num", "0", "draws[1]");
    list.changed("edit_outside", "/edits/0/index", "[12, 0]", "edits[0].index: ");
    list.changed("edit_short", "/edits/0/index", "[1]", "edits[0].index: ");
    list.changed("edit_negative", "/edits/0/index", "[-1, 0]", "edits[0].index");
    list.changed("edit_unknown_tensor", "/edits/0/tensor", R"("W_query")", "edits[0].tensor: ");
    list.changed("edit_of_a_result", "/edits/0/tensor", R"("scores")", "edits[0].tensor: ");
    list.changed("expected_slice", "/expected", R"({"ids[": 1})", "expected.ids[: ");
    list.changed("tolerance_negative", "/tolerance/default", "-1", "tolerance.default: ");
}

void addHugeSizes(BrokenSceneList& list)
{
    list.changed("huge_table", "/draws/1/num", "9223372036854775807", "draws[1]");
    list.changed("huge_layer", "/draws/3/out_features", "1000000000000", "draws[3]");
    list.changed("huge_shape", "/draws/1", R"({"op": "rand", "shape": [65536, 65536], "out": "r"})", "draws[1]");
    list.changed("overflowing_shape", "/draws/1",
                 R"({"op": "randn", "shape": [4294967296, 4294967296, 16], "out": "r"})", "draws[1]");
    list.changed("huge_stack", "/draws/2", R"({"op": "stack", "of": "embed.weight", "n": 1099511627776, "out": "x"})",
                 "draws[2]");
    list.changed("huge_skip", "/draws/0", R"({"op": "skip", "draws": 1000000000001})", "draws[0]");
    list.changed("huge_heads", "/config/num_heads", "1000000", "config.num_heads: ");
    list.changed("huge_number", "/config/d_out", "100000000000000000000", "config.d_out: ");
}

// `count` times `item`, with commas between.
void repeat(std::ostream& out, std::size_t count, const std::string& item)
{
    for (std::size_t i = 0; i < count; ++i)
        out << (i ? "," : "") << item;
}

void addLargeFiles(BrokenSceneList& list)
{
    const std::string head = "{\"format\": \"attnscope-scene/1\", \"inputs\": {\"x\": ";
    list.large(
        "deep_lists", [](std::ostream& out) { out << std::string(100'000, '['); }, "nested deeper");
    list.large(
        "deep_objects",
        [](std::ostream& out) {
            for (int i = 0; i < 100'000; ++i)
                out << "{\"a\":";
        },
        "nested deeper");
    list.large(
        "deep_tensor", [=](std::ostream& out) { out << head << std::string(100'000, '['); }, "lists are nested deeper");
    list.large(
        "many_numbers",
        [=](std::ostream& out) {
            out << head << '[';
            repeat(out, 5'000'000, "1");
            out << "]}}";
        },
        "more than 4,000,000 numbers");
    list.large(
        "many_short_lists",
        [=](std::ostream& out) {
            out << head << '[';
            repeat(out, 3'999'990, "[1]");
            out << ",[1,2]]}}";
        },
        "this list has length 2, but the previous lists have length 1");
    list.large(
        "many_lists_of_none",
        [=](std::ostream& out) {
            out << "{\"format\": \"attnscope-scene/1\", \"draws\": [";
            repeat(out, 5'000'000, "[]");
            out << "]}";
        },
        "too many values");
    list.large(
        "many_texts",
        [](std::ostream& out) {
            out << "{\"format\": \"attnscope-scene/1\", \"tokens\": [[";
            repeat(out, 2'000'000, "\"abcdefghijklmnopqrs\"");
            out << "]]}";
        },
        "too many values");
    list.large(
        "many_members",
        [](std::ostream& out) {
            out << "{\"format\": \"attnscope-scene/1\", \"config\": {";
            for (int i = 0; i < 100'000; ++i)
                out << (i ? "," : "") << "\"a" << i << "\": 1";
            out << "}}";
        },
        "has more than 1,024 members");
    list.large(
        "many_draws",
        [](std::ostream& out) {
            out << "{\"format\": \"attnscope-scene/1\", \"config\": {}, \"draws\": [";
            repeat(out, 1025, "{\"op\": \"skip\", \"draws\": 1}");
            out << "]}";
        },
        "draws: ");
    list.large(
        "many_edits",
        [](std::ostream& out) {
            out << "{\"format\": \"attnscope-scene/1\", \"config\": {\"stage\": \"softmax_only\"}, \"edits\": [";
            repeat(out, 65'537, "{\"tensor\": \"x\", \"index\": [0], \"value\": 1}");
            out << "]}";
        },
        "edits: ");
    list.large(
        "long_text",
        [](std::ostream& out) {
            out << "{\"format\": \"attnscope-scene/1\", \"title\": \"" << std::string(4096, 't');
            for (int i = 0; i < 5'000; ++i)
                out << std::string(4096, 't');
            out << "\"}";
        },
        "the text has ");
    list.large(
        "long_name", [](std::ostream& out) { out << "{\"" << std::string(5'000'000, 'n') << "\": 1}"; },
        "a member name is too long (5,000,000 bytes)");
    list.large(
        "long_number", [=](std::ostream& out) { out << head << std::string(5'000'000, '9') << "}}"; }, "too large");
    list.large(
        "above_64_mib",
        [](std::ostream& out) {
            for (int i = 0; i <= 64 * 256; ++i)
                out << std::string(4096, ' ');
        },
        "larger than 64 MiB");
}

} // namespace

std::vector<BrokenScene> brokenScenes()
{
    BrokenSceneList list;
    for (const auto add :
         {addTruncated, addNotText, addWrongMembers, addWrongTypes, addWrongValues, addHugeSizes, addLargeFiles})
        add(list);
    return list.take();
}

} // namespace attn::test
