// SPDX-License-Identifier: GPL-3.0-or-later
// What is wrong with a scene file is told in one sentence that says where.
#include "tests/core/support/scenefiles.h"

#include <doctest/doctest.h>

using namespace attn;

TEST_CASE("A fault is reported with the path of the place inside the file")
{
    struct Fault {
        const char* pointer; // where the small scene is changed
        const char* value;   // to what, as JSON; null takes the member away
        const char* message; // what the message begins with
    };
    const Fault faults[] = {
        {"/format", R"("attnscope-scene/2")", "format: 'attnscope-scene/2' is too new for this program"},
        {"/format", R"("attnscope-scene/1.5")", "format: expected attnscope-scene/1, got 'attnscope-scene/1.5'"},
        {"/format", "1", "format: expected a string, got 1"},
        {"/format", nullptr, "the file: the member 'format' is missing"},
        {"/config", nullptr, "the file: the member 'config' is missing"},
        {"/colour", "1", "colour: unknown member"},
        {"/title", "[1]", "title: expected a string, got a list"},
        {"/tokens", R"(["a", "b"])", "tokens[0]: expected a list, got the string 'a'"},
        {"/tokens", R"([["a", 1]])", "tokens[0][1]: expected a string, got 1"},
        {"/inputs", "[]", "inputs: expected an object, got a list"},
        {"/inputs/x", "[[1, 2], [3]]", "inputs.x[1]: this list has length 1, but the previous lists have length 2"},
        {"/inputs/x", "[[1, 2], 3]", "inputs.x[1]: expected a list as in the previous lists, got a number"},
        {"/inputs/x", "[1, [2]]", "inputs.x[1]: expected a number as in the previous lists, got a list"},
        {"/inputs/x", "[[1, 2], []]", "inputs.x[1]: the list is empty"},
        {"/inputs/x", "[]", "inputs.x: the list is empty"},
        {"/inputs/x", "[[1, 2], [3, null]]", "inputs.x[1][1]: expected a number, got null"},
        {"/inputs/x", "[[1, 2], [3, true]]", "inputs.x[1][1]: true and false cannot be mixed with numbers"},
        {"/inputs/x", "[[true, true], [true, true]]", "inputs.x: expected numbers, got true and false"},
        {"/inputs/x", R"([[1, 2], [3, "4"]])",
         "inputs.x[1][1]: expected a number or a list of numbers, got the string '4'"},
        {"/inputs/x", R"({"a": 1})", "inputs.x: expected a number or a list of numbers, got an object"},
        {"/inputs/x", "[[1, 2], [3, 1e39]]", "inputs.x[1][1]: the number is outside the range of float32"},
        {"/inputs/x", "[[1, 2], [3, 3.4028235677973366e38]]",
         "inputs.x[1][1]: the number is outside the range of float32"},
        {"/inputs/x", "[[[[[[[[[1]]]]]]]]]", "inputs.x[0][0][0][0][0][0][0][0]: lists are nested deeper than 8 levels"},
        {"/draws/0/op", R"("seed")", "draws[0].op: 'seed' is not one of manual_seed"},
        {"/draws/0/sed", "1", "draws[0].sed: unknown member (expected one of op, seed)"},
        {"/draws/1/in", R"("2")", "draws[1].in: expected a whole number, got the string '2'"},
        {"/draws/1/in", "2.5", "draws[1].in: expected a whole number, got a decimal number"},
        {"/draws/1/in", "99999999999999999999", "draws[1].in: expected a whole number"},
        {"/draws/1/bias", "0", "draws[1].bias: expected true or false, got 0"},
        {"/draws/1", "7", "draws[1]: expected an object, got 7"},
        {"/draws", "{}", "draws: expected a list, got an object"},
        {"/config/scale", R"("sqrt")", "config.scale: 'sqrt' is not one of none, sqrt_head_dim"},
        {"/config/scale", nullptr, "config: the member 'scale' is missing"},
        {"/config/mask", R"({"kind": "causal"})", "config.mask: the member 'apply' is missing"},
        {"/config/mask", R"({"kind": "causal", "apply": "add", "p": 1})", "config.mask.p: unknown member"},
        {"/config/dropout", R"({"on": "weights"})", "config.dropout: the member 'p' is missing"},
        {"/config/dropout", R"({"p": "0.5"})", "config.dropout.p: expected a number, got the string '0.5'"},
        {"/config/dropout", R"({"p": 1.5})", "config.dropout.p: p must be from 0 to 1, got 1.5"},
        {"/config/num_heads", "4", "config.num_heads: 2 cannot be split evenly into 4 heads; try 1 or 2."},
        {"/config/heads_off", "[2]", "config.heads_off: head 2 does not exist; the layer has one head, head 0."},
        {"/config/heads_off", "[1, 0, 1]", "config.heads_off: head 1 is listed twice"},
        {"/config/heads_off", "[-1]", "config.heads_off[0]: must be at least 0, got -1"},
        {"/config/heads_off", "1", "config.heads_off: expected a list, got 1"},
        {"/sliders", R"([{"name": "a", "of": "x", "index": [0, 0], "from": 1, "to": 1}])",
         "sliders[0].to: must be greater than 'from'"},
        {"/sliders", R"([{"name": "a", "of": "x", "index": [0], "plane": [1, 1], "from": 0, "to": 1}])",
         "sliders[0].plane: expected two different components"},
        {"/sliders", R"([{"of": "temperature", "from": 0, "to": 1}])", "sliders[0]: the member 'name' is missing"},
        {"/config/temperature", "0", "config.temperature: must be a number above 0"},
        {"/edits/0/index", "[0, -1]", "edits[0].index[1]: must be at least 0, got -1"},
        {"/edits/0/index", "[0, 0.5]", "edits[0].index[1]: expected a whole number"},
        {"/edits/0/index", "[0, 7]", "edits[0].index: "},
        {"/edits/0/value", R"("four")", "edits[0].value: expected a number, got the string 'four'"},
        {"/edits/0/value", "true", "edits[0].value: expected a number, got true"},
        {"/edits/0/value", "-1e39", "edits[0].value: the number is outside the range of float32"},
        {"/edits/0/note", "1", "edits[0].note: unknown member"},
        {"/expected", R"({"x[0": 1})", "expected.x[0: write part of a tensor as"},
        {"/expected", R"({"x[0]y": 1})", "expected.x[0]y: write part of a tensor as"},
        {"/expected", R"({"x[-1]": 1})", "expected.x[-1]: write part of a tensor as"},
        {"/expected", R"({"x[]": 1})", "expected.x[]: write part of a tensor as"},
        {"/expected", R"({"x y": 1})", "expected.x y: 'x y' is not a valid tensor name"},
        {"/expected_shapes", R"({"x": [0]})", "expected_shapes.x[0]: must be at least 1"},
        {"/expected_shapes", R"({"x": [1,1,1,1,1,1,1,1,1]})", "expected_shapes.x: the list has 9 entries"},
        {"/tolerance", R"({"default": -1})", "tolerance.default: must not be negative"},
        {"/view", R"({"stage": "weights", "head": -2})", "view.head: must be from -1"},
        {"/view", R"({"head": 0})", "view: the member 'stage' is missing"},
        {"/view", R"({"stage": "weights", "operands": 1})", "view.operands: expected"},
        {"/view", R"({"stage": "weights", "cell": [1]})", "view.cell: expected [row, column], got 1 numbers"},
        {"/view", R"({"stage": "weights", "cell": [1, -1]})", "view.cell[1]: must be at least 0, got -1"},
        {"/view", R"({"stage": "weights", "range": {"mode": "all"}})",
         "view.range.mode: 'all' is not one of tensor, fit, head, row"},
        {"/view", R"({"stage": "weights", "range": {"locked": [1, 0]}})",
         "view.range.locked: expected [low, high], got the larger number first"},
        {"/view", R"({"stage": "weights", "range": {"locked": ["inf", 0]}})",
         "view.range.locked[0]: expected a number, got the string 'inf'"},
        {"/view", R"({"stage": "weights", "step": {"tensor": "scores"}})", "view.step: the member 'cell' is missing"},
        {"/view", R"({"stage": "weights", "step": {"tensor": "scores", "cell": [0, 0], "term": -1}})",
         "view.step.term: must be at least 0, got -1"},
        {"/view", R"({"stage": "weights", "step": {"tensor": "scores", "cell": [0, -2]}})",
         "view.step.cell[1]: must be at least -1, got -2"},
        {"/view", R"({"stage": "weights", "hidden": {"tensor": "q"}})", "view.hidden: expected a list, got an object"},
        {"/view", R"({"stage": "weights", "hidden": [[0]]})", "view.hidden[0]: expected an object, got a list"},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "q"}]})",
         "view.hidden[0]: the member 'index' is missing"},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "", "index": []}]})", "view.hidden[0].tensor: "},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "q", "index": [0, -1]}]})",
         "view.hidden[0].index[1]: must be at least 0, got -1"},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "q", "index": [1e30]}]})", "view.hidden[0].index[0]: "},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "q", "index": [], "value": 1}]})",
         "view.hidden[0].value: unknown member"},
        {"/view", R"({"stage": "weights", "hidden": [{"tensor": "q", "index": [0]}, {"tensor": "q", "index": [0]}]})",
         "view.hidden[1].index: q[0] is already hidden"},
        {"/view", R"({"stage": "weights", "zoom": 2})", "view.zoom: unknown member"},
    };
    for (const Fault& fault : faults) {
        auto json = smallScene();
        const nlohmann::ordered_json::json_pointer pointer(fault.pointer);
        if (fault.value)
            json[pointer] = nlohmann::ordered_json::parse(fault.value);
        else
            json[pointer.parent_pointer()].erase(pointer.back());
        const std::string message = messageOf(json.dump());
        CHECK_MESSAGE(message.starts_with(fault.message), fault.pointer, " ", message);
    }
    CHECK(messageOf(smallScene().dump()) == "(read)");
}

TEST_CASE("Broken text is reported with line and column")
{
    CHECK(messageOf("") == "the file: empty");
    CHECK(messageOf(" \n") == "the file: empty");
    const std::string none = "not an AttnScope file (a text file starting with '{' was expected)";
    CHECK(messageOf("\x89PNG\r\n") == "line 1, column 1: " + none);
    CHECK(messageOf("\nDear all") == "line 2, column 1: " + none);
    CHECK(messageOf("notes on attention") == "line 1, column 2: " + none); // "null" begins so
    CHECK(messageOf("{\n  \"format\": NaN}") == "line 2, column 13: invalid JSON at '\"format\": N'");
    CHECK(messageOf("{\n\"format\": \"a\"") == "line 2, column 14: the file ends too early");
    CHECK(messageOf("{\"inputs\": {\"x\": [1, 1e400]}}") ==
          "line 1, column 26: the number 1e400 is too large (maximum 1.8e308)");
    CHECK(messageOf("{\"title\": \"\xff\"}") == "line 1, column 12: the text is not UTF-8");
    CHECK(messageOf("\xEF\xBB\xBF{]").starts_with("line 1, column 2: "));
    CHECK(messageOf("\xEF\xBB\xBF" + smallScene().dump()) == "(read)");
    CHECK(messageOf("{} {}").starts_with("line 1, column 4: invalid JSON at '"));
    CHECK(messageOf("{\"a\": 1, \"a\": 2}") == "the file: the member 'a' occurs twice here");
    CHECK(messageOf(R"({"config": {"scale": 1, "scale": 1}})") == "config: the member 'scale' occurs twice here");
    CHECK(messageOf(std::string(100'000, '[')) ==
          "[0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0]: is nested deeper than 16 levels");
}
