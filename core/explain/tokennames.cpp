// SPDX-License-Identifier: GPL-3.0-or-later
// Cells named by the tokens that they speak of.
#include "core/explain/equation.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace attn {

namespace {

// One letter for each axis: b batch, h head, t token, n a plain number.
std::map<std::string, std::string> axesOfLayer(const Scene& scene, const Realized& realized)
{
    std::map<std::string, std::string> axes = {{"x", "btn"},
                                               {"qkv", "btn"},
                                               {"qkv_reshaped", "bthn"},
                                               {"qkv_permuted", "bhtn"},
                                               {"row_sums", "bht"},
                                               {"context", "btn"},
                                               {"output", "btn"},
                                               {"cumulative_context", "bhtnn"},
                                               {"head_context", "bhtn"},
                                               {"allowed", "tt"}};
    for (const char* name : {"q", "k", "v"})
        axes[name] = "bhtn";
    for (const char* name :
         {"scores", "scaled", "masked", "weights_unmasked", "weights_times_mask", "weights", "keep", "dropped"})
        axes[name] = "bhtt";
    const Mask& mask = realized.config.mask;
    if (mask.kind == MaskKind::Padding)
        axes[mask.tensor] = "bt";
    else if (const Tensor* tensor = realized.find(mask.tensor))
        axes[mask.tensor] = tensor->rank() == 3 ? "btt" : "tt";
    for (const Draw& draw : scene.draws)
        if (const auto* lookup = std::get_if<Lookup>(&draw); lookup && lookup->out == "x")
            axes[lookup->ids] = realized.at(lookup->ids).rank() == 2 ? "bt" : "t";
    return axes;
}

// A token on one line without blanks around it; its position too where the same label comes again.
std::vector<std::string> labelsOf(const Scene& scene, std::int64_t b, std::int64_t T)
{
    std::vector<std::string> labels;
    for (std::int64_t t = 0; t < T; ++t) {
        std::string label = tokenLabel(scene, b, t);
        for (char& c : label)
            if (static_cast<unsigned char>(c) < ' ' || c == 0x7F)
                c = ' ';
        const std::size_t first = label.find_first_not_of(' ');
        labels.push_back(first == std::string::npos ? "blank"
                                                    : label.substr(first, label.find_last_not_of(' ') + 1 - first));
    }
    std::map<std::string_view, int> uses;
    for (const std::string& label : labels)
        ++uses[label];
    std::vector<std::string> named;
    for (std::int64_t t = 0; t < T; ++t)
        named.push_back(labels[t] + (uses[labels[t]] > 1 ? " (" + std::to_string(t) + ")" : ""));
    return named;
}

struct NamedAxes {
    std::map<std::string, std::string> axes;
    std::map<std::string, Shape> shapes;
    std::vector<std::vector<std::string>> labels; // of each batch item

    std::string operator()(const CellRef& cell) const
    {
        const auto known = axes.find(cell.tensor);
        const auto shape = shapes.find(cell.tensor);
        const bool fits = known != axes.end() && shape != shapes.end() && known->second.size() == cell.index.size();
        std::string inner;
        std::int64_t batch = labels.size() == 1 ? 0 : -1; // a mask for the whole batch has no tokens of its own
        for (std::size_t axis = 0; axis < cell.index.size(); ++axis) {
            const char letter = fits ? known->second[axis] : 'n';
            const std::int64_t i = cell.index[axis];
            if (letter == 'b')
                batch = i;
            if ((letter == 'b' || letter == 'h') && shape->second[axis] == 1)
                continue;
            const bool token = letter == 't' && batch >= 0;
            const std::string part = token ? labels[batch][i] : (letter == 'h' ? "head " : "") + std::to_string(i);
            inner += (inner.empty() ? "" : ", ") + part;
        }
        return inner.empty() ? cell.tensor : cell.tensor + "[" + inner + "]";
    }
};

} // namespace

std::function<std::string(const CellRef&)> tokenNames(const Scene& scene, const Realized& realized, const Trace& trace)
{
    NamedAxes names;
    if (realized.config.stage == Stage::Attention) {
        names.axes = axesOfLayer(scene, realized);
        for (const TracedTensor& tensor : trace.tensors())
            if (names.axes.contains(tensor.name))
                names.shapes[tensor.name] = tensor.shape;
        for (std::int64_t b = 0; b < realized.plan.dims.B; ++b)
            names.labels.push_back(labelsOf(scene, b, realized.plan.dims.T));
    }
    return names;
}

} // namespace attn
