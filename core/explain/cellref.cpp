// SPDX-License-Identifier: GPL-3.0-or-later
// The names of cells and operations as text: "scores[0,0,3,1]", "softmax_naive".
#include "core/base/nearestword.h"
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/explain/explain.h"
#include "core/recipe/plandraft.h"

#include <algorithm>
#include <charconv>

namespace attn {

namespace {

std::string withoutBlanks(const std::string& text)
{
    std::string kept;
    for (const char c : text)
        if (c != ' ' && c != '\t')
            kept += c;
    return kept;
}

Error notACell(const std::string& text)
{
    constexpr std::size_t longest = 60;
    const std::string shown = text.size() > longest ? text.substr(0, longest) + "..." : text;
    return {say("'%1' is not a cell; expected a tensor and an index, like scores[0,0,3,1]", shown)};
}

// The numbers between the brackets; nullopt if there is anything else.
std::optional<Index> numbersIn(std::string_view text)
{
    Index index;
    while (!text.empty()) {
        std::int64_t number = 0;
        const auto [rest, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (fault != std::errc())
            return std::nullopt;
        index.push_back(number);
        text.remove_prefix(rest - text.data());
        if (text.empty())
            break;
        if (text.front() != ',' || text.size() == 1)
            return std::nullopt;
        text.remove_prefix(1);
    }
    return index;
}

// Puts a 0 before the index for each leading axis of size 1 that it leaves out: scores[3,1] of a single head.
void addSingleAxes(Index& index, const Shape& shape)
{
    if (index.empty() || index.size() >= shape.size())
        return;
    const std::size_t missing = shape.size() - index.size();
    if (std::all_of(shape.begin(), shape.begin() + static_cast<std::ptrdiff_t>(missing),
                    [](std::int64_t extent) { return extent == 1; }))
        index.insert(index.begin(), missing, 0);
}

} // namespace

std::string toString(const CellRef& cell)
{
    if (cell.index.empty())
        return cell.tensor;
    return cell.tensor + "[" + joinedTexts(cell.index, {}, ",") + "]";
}

Error noTensor(const Trace& trace, const std::string& name)
{
    std::vector<std::string_view> known;
    for (const TracedTensor& tensor : trace.tensors())
        known.push_back(tensor.name);
    return noTensor(name, known);
}

Result<CellRef> parseCellRef(const Trace& trace, const std::string& text)
{
    const std::string cell = withoutBlanks(text);
    const std::size_t bracket = cell.find('[');
    const std::string name = cell.substr(0, bracket);
    if (name.empty() || (bracket != std::string::npos && cell.back() != ']'))
        return notACell(text);
    const TracedTensor* tensor = trace.find(name);
    if (!tensor)
        return noTensor(trace, cleaned(name));
    std::optional<Index> index = Index();
    if (bracket != std::string::npos)
        index = numbersIn(std::string_view(cell).substr(bracket + 1, cell.size() - bracket - 2));
    if (!index)
        return notACell(text);
    addSingleAxes(*index, tensor->shape);
    const std::string shape = say("%1 is %2", name, toString(tensor->shape));
    if (index->size() != tensor->shape.size())
        return Error{say("%1: expected %2 indices, got %3", shape, tensor->shape.size(), index->size())};
    if (flatIndex(tensor->shape, *index) < 0)
        return Error{say("%1: %2 is out of range", shape, index->size() > 8 ? say("the index") : toString(*index))};
    return CellRef{name, *index};
}

const char* toString(Operation operation)
{
    switch (operation) {
    case Operation::Given: return "given";
    case Operation::Drawn: return "drawn";
    case Operation::Copy: return "copy";
    case Operation::Product: return "product";
    case Operation::Scale: return "scale";
    case Operation::Norm: return "norm";
    case Operation::Rotate: return "rotate";
    case Operation::Slope: return "slope";
    case Operation::Bucket: return "bucket";
    case Operation::Add: return "add";
    case Operation::Mask: return "mask";
    case Operation::MaskAdd: return "mask_add";
    case Operation::Softmax: return "softmax";
    case Operation::SoftmaxNaive: return "softmax_naive";
    case Operation::SinkShare: return "sink_share";
    case Operation::Sum: return "sum";
    case Operation::MaskAfter: return "mask_after";
    case Operation::Dropout: return "dropout";
    case Operation::Keep: return "keep";
    case Operation::Allowed: return "allowed";
    case Operation::Function: return "function";
    }
    return "";
}

} // namespace attn
