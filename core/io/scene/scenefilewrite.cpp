// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefile.h"
#include "core/io/scene/scenefileconfig.h"
#include "core/io/scene/scenefiledraws.h"
#include "core/io/scene/scenefilemodel.h"
#include "core/io/scene/scenefiletext.h"

namespace attn {

namespace {

// Nested lists, the innermost on one line each. `compared` (may be empty) says where a number stands and where null.
class NestedListsText {
public:
    NestedListsText(const Tensor& tensor, const std::vector<bool>& compared) : m_tensor(tensor), m_compared(compared) {}

    // The part below `axis` that begins with the next element, its closing bracket indented by `indent`.
    std::string text(int axis, int indent)
    {
        std::string text;
        if (axis == m_tensor.rank()) {
            appendNext(text);
        } else if (axis + 1 == m_tensor.rank()) {
            text += '[';
            for (std::int64_t i = 0; i < m_tensor.dim(axis); ++i) {
                text += i ? ", " : "";
                appendNext(text);
            }
            text += ']';
        } else {
            std::vector<std::string> items;
            for (std::int64_t i = 0; i < m_tensor.dim(axis); ++i)
                items.push_back(this->text(axis + 1, indent + 2));
            text = listOnLines(items, indent);
        }
        return text;
    }

private:
    void appendNext(std::string& text)
    {
        if (!m_compared.empty() && !m_compared[m_next])
            text += "null";
        else
            appendElement(text, m_tensor[m_next], m_tensor.kind(), "true", "false");
        ++m_next;
    }

    const Tensor& m_tensor;
    const std::vector<bool>& m_compared;
    std::int64_t m_next = 0;
};

std::string tensorText(const Tensor& tensor, const std::vector<bool>& compared, int indent)
{
    return NestedListsText(tensor, compared).text(0, indent);
}

std::string tokensText(const std::vector<std::vector<std::string>>& batch)
{
    std::vector<std::string> lines;
    for (const auto& tokens : batch) {
        std::string line = "[";
        for (const std::string& token : tokens)
            line += (line.size() > 1 ? ", " : "") + jsonText(token);
        lines.push_back(line + "]");
    }
    return listOnLines(lines, 2);
}

std::string cellText(const View::CellPlace& cell) { return toString(Shape{cell.row, cell.column}); }

std::string rangeText(const View::Range& range)
{
    JsonMembers members;
    if (!range.mode.empty())
        members.put("mode", jsonText(range.mode));
    if (range.logarithmic)
        members.put("log", "true");
    if (range.locked)
        members.put("locked", "[" + jsonNumber(range.locked->first) + ", " + jsonNumber(range.locked->second) + "]");
    return members.onOneLine();
}

std::string stepText(const View::Step& step)
{
    JsonMembers members;
    members.put("tensor", jsonText(step.tensor)).put("cell", cellText(step.cell));
    if (step.term >= 0)
        members.put("term", std::to_string(step.term));
    return members.onOneLine();
}

std::string hiddenText(const std::vector<CellBlock>& hidden)
{
    std::string text;
    for (const CellBlock& block : hidden)
        text += (text.empty() ? "[" : ", ") +
                JsonMembers().put("tensor", jsonText(block.tensor)).put("index", toString(block.leading)).onOneLine();
    return text + "]";
}

std::string viewText(const View& view)
{
    JsonMembers members;
    members.put("stage", jsonText(view.stage));
    if (view.batch != 0)
        members.put("batch", std::to_string(view.batch));
    if (view.head != 0)
        members.put("head", std::to_string(view.head));
    if (view.all_heads)
        members.put("all_heads", "true");
    if (view.cell)
        members.put("cell", cellText(*view.cell));
    if (view.operands)
        members.put("operands", *view.operands ? "true" : "false");
    if (view.range != View::Range())
        members.put("range", rangeText(view.range));
    if (view.step)
        members.put("step", stepText(*view.step));
    if (!view.hidden.empty())
        members.put("hidden", hiddenText(view.hidden));
    return members.onOneLine();
}

std::string editsText(const EditList& edits)
{
    std::vector<std::string> lines;
    for (const EditList::Entry& edit : edits.inOrder())
        lines.push_back(JsonMembers()
                            .put("tensor", jsonText(edit.tensor))
                            .put("index", toString(edit.index))
                            .put("value", jsonNumber(edit.value))
                            .onOneLine());
    return listOnLines(lines, 2);
}

std::string slidersText(const std::vector<Slider>& sliders)
{
    std::vector<std::string> lines;
    for (const Slider& slider : sliders) {
        JsonMembers members;
        members.put("name", jsonText(slider.name)).put("of", jsonText(slider.of));
        if (!slider.index.empty())
            members.put("index", toString(slider.index));
        if (slider.plane)
            members.put("plane", toString(Index{slider.plane->first, slider.plane->second}));
        members.put("from", jsonNumber(slider.from)).put("to", jsonNumber(slider.to));
        lines.push_back(members.onOneLine());
    }
    return listOnLines(lines, 2);
}

} // namespace

std::string writeScene(const Scene& scene, const std::string& folder)
{
    JsonMembers members;
    members.put("format", jsonText("attnscope-scene/1"));
    if (!scene.title.empty())
        members.put("title", jsonText(scene.title));
    if (!scene.notes.empty())
        members.put("notes", jsonText(scene.notes));
    if (!scene.tokens.empty())
        members.put("tokens", tokensText(scene.tokens));
    if (!scene.memory_tokens.empty())
        members.put("memory_tokens", tokensText(scene.memory_tokens));
    if (scene.view)
        members.put("view", viewText(*scene.view));
    if (!scene.sliders.empty())
        members.put("sliders", slidersText(scene.sliders));
    const bool names_model = namesModel(scene);
    if (names_model)
        members.put("model", modelLayerText(*scene.model, folder));
    JsonMembers inputs;
    for (const NamedTensor& input : scene.inputs)
        if (!names_model || !isGivenByModel(scene, input))
            inputs.put(input.name, tensorText(input.tensor, {}, 4));
    if (!inputs.empty())
        members.put("inputs", inputs.onLines(2));
    if (!scene.draws.empty()) {
        std::vector<std::string> lines;
        for (const Draw& draw : scene.draws)
            lines.push_back(writeDraw(draw));
        members.put("draws", listOnLines(lines, 2));
    }
    members.put("config", writeConfig(scene.config));
    if (!scene.edits.empty())
        members.put("edits", editsText(scene.edits));
    if (!scene.overrides.empty())
        members.put("overrides", editsText(scene.overrides));
    if (!scene.expected.empty()) {
        JsonMembers expected;
        for (const Expected& each : scene.expected)
            expected.put(each.name, tensorText(each.values, each.compared, 4));
        members.put("expected", expected.onLines(2));
    }
    if (!scene.expected_shapes.empty()) {
        JsonMembers shapes;
        for (const ExpectedShape& each : scene.expected_shapes)
            shapes.put(each.tensor, toString(each.shape));
        members.put("expected_shapes", shapes.onLines(2));
    }
    if (!scene.tolerance.empty()) {
        JsonMembers tolerance;
        for (const Tolerance& each : scene.tolerance)
            tolerance.put(each.name, jsonNumber(each.value));
        members.put("tolerance", tolerance.onLines(2));
    }
    return members.onLines(0) + "\n";
}

} // namespace attn
