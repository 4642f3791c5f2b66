// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefilenumbers.h"

#include "core/base/say.h"
#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefiletext.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr float max_exact_whole = 1 << 24; // whole numbers up to here are exact in float32

// "x[1][0]": the path of element `flat` of a block.
std::string elementPath(const std::string& path, const Shape& shape, std::size_t flat)
{
    std::string indices;
    for (auto extent = shape.rbegin(); extent != shape.rend(); ++extent) {
        indices = "[" + std::to_string(flat % *extent) + "]" + indices;
        flat /= *extent;
    }
    return path + indices;
}

// Of the kind that the file's own notation suggests.
Tensor readInput(const JsonNumbers& numbers, const std::string& path)
{
    for (std::size_t i = 0; i < numbers.leaves.size(); ++i)
        if (numbers.leaves[i] == JsonLeaf::Null)
            failAt(elementPath(path, numbers.shape, i), say("expected a number, got null"));
        else if ((numbers.leaves[i] == JsonLeaf::Boolean) != (numbers.leaves[0] == JsonLeaf::Boolean))
            failAt(elementPath(path, numbers.shape, i), say("true and false cannot be mixed with numbers"));
    const auto exact = [](double value) { return std::abs(value) < max_exact_whole; };
    const bool whole = allLeaves(numbers, JsonLeaf::Whole) && std::ranges::all_of(numbers.values, exact);
    const Kind kind = allLeaves(numbers, JsonLeaf::Boolean) ? Kind::Boolean : whole ? Kind::Integer : Kind::Real;
    return Tensor(numbers.shape, toFloats(numbers, path), kind);
}

// Nested lists, the innermost on one line each. `compared` (may be empty) says which are numbers, the rest null.
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

} // namespace

const JsonNumbers& numbersOf(const JsonValue& value) { return *std::get<std::unique_ptr<JsonNumbers>>(value.value); }

const JsonObject& membersOf(const JsonValue& value, const std::string& path)
{
    Fields fields(value, path); // refuses anything but an object
    return std::get<JsonObject>(value.value);
}

std::vector<float> toFloats(const JsonNumbers& numbers, const std::string& path)
{
    std::vector<float> values;
    values.reserve(numbers.values.size());
    for (double value : numbers.values) {
        if (std::isfinite(value) && std::abs(value) > std::numeric_limits<float>::max())
            values.push_back(toFloat(value, elementPath(path, numbers.shape, values.size())));
        else
            values.push_back(static_cast<float>(value));
    }
    return values;
}

bool allLeaves(const JsonNumbers& numbers, JsonLeaf kind)
{
    return std::ranges::all_of(numbers.leaves, [&](JsonLeaf leaf) { return leaf == kind; });
}

std::vector<NamedTensor> readInputs(const JsonValue& value, const std::string& path)
{
    std::vector<NamedTensor> inputs;
    for (const auto& [name, numbers] : membersOf(value, path)) {
        std::string place = path;
        inputs.push_back({name, readInput(numbersOf(numbers), place.append(".").append(name))});
    }
    return inputs;
}

std::optional<Error> settleKinds(std::vector<NamedTensor>& inputs, const Plan& plan)
{
    for (NamedTensor& input : inputs) {
        const Kind written = input.tensor.kind(), used = plan.find(input.name)->kind;
        const auto values = input.tensor.values();
        const auto beyond = [](float value) { return std::abs(value) >= max_exact_whole; };
        if (written == Kind::Boolean && used != Kind::Boolean)
            return Error{say("inputs.%1: expected numbers, got true and false", input.name)};
        if (used == Kind::Integer && std::ranges::any_of(values, beyond))
            return Error{say("inputs.%1: token ids must be below 16,777,216", input.name)};
        if (written != used)
            input.tensor = input.tensor.withKind(used);
    }
    return std::nullopt;
}

std::vector<Edit> readEdits(const JsonValue& value, const std::string& path, std::size_t most,
                            std::vector<std::size_t>* flagged)
{
    std::vector<Edit> edits;
    const JsonList& list = asList(value, path);
    if (list.size() > most)
        failAt(path, say("found %1 %2, but at most %3 are accepted", countText(list.size()),
                         path.substr(path.rfind('.') + 1), countText(most)));
    for (const JsonValue& item : list) {
        Fields edit(item, path + "[" + std::to_string(edits.size()) + "]");
        const JsonValue& number = edit.need("value");
        const bool* flag = flagged ? std::get_if<bool>(&number.value) : nullptr;
        if (flag)
            flagged->push_back(edits.size());
        edits.push_back({edit.text("tensor"), asWholes(edit.need("index"), edit.path("index"), 0),
                         flag ? static_cast<float>(*flag) : asFloat(number, edit.path("value"))});
        edit.close();
    }
    return edits;
}

std::string tensorText(const Tensor& tensor, const std::vector<bool>& compared, int outer_indent)
{
    return NestedListsText(tensor, compared).text(0, outer_indent);
}

std::string editsText(const EditList& edits, int outer_indent)
{
    std::vector<std::string> lines;
    for (const EditList::Entry& edit : edits.inOrder())
        lines.push_back(JsonMembers()
                            .put("tensor", jsonText(edit.tensor))
                            .put("index", toString(edit.index))
                            .put("value", jsonNumber(edit.value))
                            .onOneLine());
    return listOnLines(lines, outer_indent);
}

} // namespace attn
