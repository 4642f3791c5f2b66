// SPDX-License-Identifier: GPL-3.0-or-later
// Cells named by the tokens that they speak of.
#include "core/base/say.h"
#include "core/base/shownword.h"
#include "core/explain/equation.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace attn {

namespace {

// A token on one line without blanks around it; with its position if the label is repeated.
std::vector<std::string> namesOf(std::vector<std::string> labels)
{
    for (std::string& label : labels) {
        for (char& c : label)
            if (static_cast<unsigned char>(c) < ' ' || c == 0x7F)
                c = ' ';
        const std::size_t first = label.find_first_not_of(' ');
        label = first == std::string::npos ? "blank" : label.substr(first, label.find_last_not_of(' ') + 1 - first);
    }
    std::map<std::string_view, int> uses;
    for (const std::string& label : labels)
        ++uses[label];
    std::vector<std::string> named;
    for (std::size_t t = 0; t < labels.size(); ++t)
        named.push_back(shownWord(labels[t]) + (uses[labels[t]] > 1 ? " (" + std::to_string(t) + ")" : ""));
    return named;
}

std::vector<std::string> tokensNamed(const Scene& scene, std::int64_t b, const Dims& dims, bool keys)
{
    std::vector<std::string> labels;
    for (std::int64_t t = 0; t < (keys ? dims.S : dims.T); ++t)
        labels.push_back(keys ? keyLabel(scene, b, t, dims.S == dims.T) : tokenLabel(scene, b, t));
    return namesOf(std::move(labels));
}

bool countsTokens(char axis) { return axis == 't' || axis == 'i' || axis == 'j'; }

struct NamedAxes {
    std::map<std::string, std::pair<std::string, Shape>> tensors; // axes as in the table of stages
    std::vector<std::vector<std::string>> labels, keys;           // of each batch item

    std::string operator()(const CellRef& cell) const
    {
        const auto known = tensors.find(cell.tensor);
        const bool fits = known != tensors.end() && known->second.first.size() == cell.index.size();
        std::string inner;
        std::int64_t batch = labels.size() == 1 ? 0 : -1; // a mask for the whole batch has no tokens of its own
        for (std::size_t axis = 0; axis < cell.index.size(); ++axis) {
            const char letter = fits ? known->second.first[axis] : '-';
            const std::int64_t i = cell.index[axis];
            if (letter == 'b')
                batch = i;
            const bool head = letter == 'h' || letter == 'k';
            if ((letter == 'b' || head) && known->second.second[axis] == 1)
                continue;
            const bool token = countsTokens(letter) && batch >= 0;
            const std::string part = token  ? (letter == 'j' ? keys : labels)[batch][i]
                                     : head ? (letter == 'k' ? say("key head %1", i) : say("head %1", i))
                                            : std::to_string(i);
            inner += (inner.empty() ? "" : ", ") + part;
        }
        return inner.empty() ? cell.tensor : cell.tensor + "[" + inner + "]";
    }
};

} // namespace

std::function<std::string(const CellRef&)> tokenNames(const Scene& scene, const Realized& realized)
{
    NamedAxes names;
    if (realized.config.stage == Stage::Attention) {
        for (const StageTensor& tensor : realized.plan.stages)
            names.tensors[tensor.name] = {tensor.axes, tensor.shape};
        for (const Draw& draw : scene.draws)
            if (const auto* lookup = std::get_if<Lookup>(&draw); lookup && lookup->out == "x") {
                const Shape& ids = realized.at(lookup->ids).shape();
                names.tensors[lookup->ids] = {ids.size() == 2 ? "bt" : "t", ids};
            }
        for (std::int64_t b = 0; b < realized.plan.dims.B; ++b) {
            names.labels.push_back(tokensNamed(scene, b, realized.plan.dims, false));
            names.keys.push_back(tokensNamed(scene, b, realized.plan.dims, true));
        }
    }
    return names;
}

} // namespace attn
