// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pageequations.h"

#include "core/base/oneof.h"
#include "core/base/strides.h"
#include "core/explain/equation.h"
#include "core/io/scene/scenefiletext.h"
#include "core/page/pagesum.h"

namespace attn {

namespace {

constexpr std::size_t most_written_terms = 8; // where the numbers of a long sum do not stand in the page

std::string listOf(const Index& numbers) { return "[" + joinedTexts(numbers, {}, ",") + "]"; }

class TensorEquations {
public:
    TensorEquations(const PageLayer& layer, const TracedTensor& tensor)
        : m_layer(layer), m_computed(*layer.computed), m_tensor(tensor), m_sum(layer, tensor)
    {
        m_style.running_sums = false;
        m_style.most_terms = m_sum.valid() ? 0 : longest() > 64 ? most_written_terms : 0;
    }

    std::string json() const
    {
        JsonMembers members;
        members.put("shape", listOf(m_tensor.shape));
        const StageTensor* stage = findStage(m_computed.realized->plan.stages, m_tensor.name);
        if (stage && !stage->from.empty() && m_layer.tensors.contains(stage->from))
            members.put("from", "[" + jsonText(pageKey(m_layer, stage->from)) + "," +
                                    (isRowOperation(stage->operation) ? "\"row\"" : "\"cell\"") + "]");
        putTexts(members);
        if (m_sum.valid())
            members.put("sum", m_sum.json());
        return members.onOneLine();
    }

private:
    Explanation explained(std::int64_t flat) const
    {
        return *explain(m_computed.scene, *m_computed.realized, *m_computed.trace,
                        {m_tensor.name, indexAt(m_tensor.shape, flat)});
    }

    std::size_t longest() const { return explained(0).terms.size(); }

    void putTexts(JsonMembers& members) const
    {
        std::string list, apart;
        std::string note;
        bool given = true;
        const std::int64_t cells = elementCount(m_tensor.shape);
        for (std::int64_t flat = 0; flat < cells; ++flat) {
            const Explanation explanation = explained(flat);
            std::string text = equationText(explanation, m_style);
            const std::string bare = toString(explanation.cell) + " = " +
                                     pageNumber(m_tensor.at(flat), m_tensor.kind); // what the script makes
            given = given && text == bare && (flat == 0 || explanation.note == note);
            note = explanation.note;
            if (!note.empty())
                text += "\n" + note;
            list += (list.empty() ? "" : ",") + jsonText(text);
            if (m_sum.valid() && m_sum.text(explanation) != text)
                apart += (apart.empty() ? "" : ",") + jsonText(std::to_string(flat)) + ":" + jsonText(text);
        }
        if (given)
            members.put("note", jsonText(note));
        else if (!m_sum.valid())
            members.put("text", "[" + list + "]");
        else if (!apart.empty())
            members.put("text", "{" + apart + "}");
    }

    const PageLayer& m_layer;
    const Computed& m_computed;
    const TracedTensor& m_tensor;
    PageSum m_sum;
    EquationStyle m_style;
};

} // namespace

std::string equationsOf(const PageLayer& layer)
{
    JsonMembers tensors;
    for (const TracedTensor& tensor : layer.computed->trace->tensors())
        if (layer.tensors.contains(tensor.name) && elementCount(tensor.shape) > 0)
            tensors.put(pageKey(layer, tensor.name), TensorEquations(layer, tensor).json());
    std::string json = tensors.onOneLine();
    return json;
}

} // namespace attn
