// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/tracejson.h"

#include "core/io/scene/scenefiletext.h"

#include <ostream>

namespace attn {

namespace {

// Writes one tensor row by row, so that a large one is never held as text.
class NestedListsWriter {
public:
    NestedListsWriter(std::ostream& out, const Trace& trace, const TracedTensor& tensor)
        : m_out(out), m_trace(trace), m_tensor(tensor), m_matrix(matrixShape(tensor.shape))
    {
    }

    void write(std::size_t axis = 0)
    {
        if (axis + 1 >= m_tensor.shape.size()) {
            writeRow();
            return;
        }
        for (std::int64_t i = 0; i < m_tensor.shape[axis]; ++i) {
            m_out << (i ? ", " : "[");
            write(axis + 1);
        }
        m_out << ']';
    }

private:
    void writeRow()
    {
        const auto values =
            m_trace.tile(m_tensor, {m_row / m_matrix.rows, m_row % m_matrix.rows, 0, 1, m_matrix.columns});
        ++m_row;
        m_text = "[";
        for (float value : values) {
            if (m_text.size() > 1)
                m_text += ", ";
            appendElement(m_text, value, m_tensor.kind, "1", "0");
        }
        const bool scalar = m_tensor.shape.empty();
        m_out << (scalar ? m_text.substr(1) : m_text + "]");
    }

    std::ostream& m_out;
    const Trace& m_trace;
    const TracedTensor& m_tensor;
    MatrixShape m_matrix;
    std::int64_t m_row = 0; // of all planes together
    std::string m_text;
};

} // namespace

void writeTraceJson(std::ostream& out, const Trace& trace, std::span<const TracedTensor* const> tensors)
{
    out << "{\"tensors\": {";
    for (const TracedTensor* tensor : tensors) {
        out << (tensor == tensors.front() ? "\n" : ",\n") << jsonText(tensor->name) << ": ";
        NestedListsWriter(out, trace, *tensor).write();
    }
    out << "\n}}\n";
}

} // namespace attn
