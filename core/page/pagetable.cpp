// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagetable.h"

#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/base/withheld.h"
#include "core/lessons/locks.h"
#include "core/matrix/cellmark.h"
#include "core/prose/htmltext.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// Most of a page is cells: what HTML allows to leave out of them is a quarter of their bytes.

// The class of a cell beside its colour, in the order of CellMark.
constexpr const char* mark_classes[] = {"", "m", "d", "z", "n", "", "", "", "", "h"};
constexpr std::pair<CellMark, const char*> legend[] = {{CellMark::Masked, SAY_LATER("masked")},
                                                       {CellMark::Dropped, SAY_LATER("dropped")},
                                                       {CellMark::Zero, SAY_LATER("exactly 0")},
                                                       {CellMark::Hidden, SAY_LATER("hidden (work it out)")}};

std::string colorClass(const PageColors& colors, double value)
{
    if (std::isnan(value))
        return {};
    const double share = std::isinf(value) ? (value > 0 ? 1 : 0) : (value - colors.low) / (colors.high - colors.low);
    return (colors.diverging ? "r" : "p") +
           std::to_string(std::lround(std::clamp(share, 0.0, 1.0) * (page_levels - 1)));
}

bool isIn(std::span<const CellBlock> blocks, const std::string& tensor, const Index& index)
{
    return std::ranges::any_of(blocks, [&](const CellBlock& block) {
        return block.tensor == tensor && block.leading.size() <= index.size() &&
               std::equal(block.leading.begin(), block.leading.end(), index.begin());
    });
}

class Table {
public:
    Table(const PageLayer& layer, const PageMatrix& matrix)
        : m_layer(layer), m_matrix(matrix), m_computed(*layer.computed),
          m_tensor(*m_computed.trace->find(matrix.tensor)), m_axes(tensorMatrix(m_computed, m_tensor)),
          m_colors(layer.colors.at(matrix.tensor)), m_mark(m_computed, m_tensor),
          m_first(m_axes.firstPlane(matrix.batch, matrix.head) * (m_axes.rows / m_axes.planes) * m_axes.columns),
          m_before(comparable(layer, m_tensor)),
          m_sums(m_axes.attention() && unitOf(m_computed, matrix.tensor) == "weight" && m_tensor.kind == Kind::Real)
    {
    }

    std::string html() const
    {
        std::string html = "<figure class=\"map\"";
        if (m_axes.batches > 1)
            html += " data-b=\"" + std::to_string(m_matrix.batch) + "\"";
        if (m_axes.layerHeads() > 1) { // every head that reads it
            html += " data-h=\"" + std::to_string(m_matrix.head);
            for (std::int64_t head = m_matrix.head + 1; head < m_matrix.head + m_axes.sharing; ++head)
                html += " " + std::to_string(head);
            html += "\"";
        }
        html += ">";
        if (!m_matrix.caption.empty())
            html += "<figcaption>" + htmlText(m_matrix.caption) + "</figcaption>";
        html += "<div class=\"scroll\"><table tabindex=\"0\" data-k=\"" + htmlText(pageKey(m_layer, m_matrix.tensor)) +
                "\" data-o=\"" + std::to_string(m_first) + "\" data-w=\"" +
                htmlText(words(axisWords(m_axes.rowMeaning).labeled)) + "|" +
                htmlText(words(axisWords(m_axes.columnMeaning).labeled)) + "|" +
                htmlText(words(unitOf(m_computed, m_matrix.tensor))) + "\" aria-label=\"" + htmlText(label()) + "\"" +
                (m_axes.columns > 16 ? " class=\"many\"" : "") + ">\n";
        return html + heading() + "<tbody>\n" + body() + "</table></div></figure>\n";
    }

private:
    static std::string words(std::string_view text) { return text.empty() ? std::string() : say(text); }

    std::string label() const
    {
        std::string text = m_matrix.tensor + (m_matrix.caption.empty() ? "" : ", " + m_matrix.caption);
        const AxisTitles titles = axisTitles(m_computed, m_axes);
        for (const std::string& each : {titles.down, titles.across})
            if (!each.empty())
                text += ". " + each;
        return text;
    }

    std::string heading() const
    {
        const std::string role = m_axes.columnMeaning == AxisMeaning::Key ? " class=k" : "";
        std::string html = "<thead><tr><td>";
        for (const std::string& name : columnNames(m_computed, m_tensor, m_matrix.batch))
            html += "<th scope=col" + role + ">" + htmlText(name);
        return html + (m_sums ? "<th scope=col class=s>" + htmlText(say("sum")) : "") + "</tr></thead>\n";
    }

    std::string body() const
    {
        const std::string role = m_axes.rowMeaning == AxisMeaning::Query ? " class=q" : "";
        const std::vector<std::string> names = rowNames(m_computed, m_tensor, m_matrix.batch);
        std::vector<double> values(std::size_t(m_axes.columns));
        std::string html;
        for (std::int64_t row = 0; row < m_axes.rows; ++row) {
            m_tensor.read(m_first + row * m_axes.columns, values);
            html += "<tr><th scope=row" + role + ">" + htmlText(names[std::size_t(row)]);
            double sum = 0;
            for (std::int64_t column = 0; column < m_axes.columns; ++column) {
                html += cell(row, column, values[std::size_t(column)]);
                sum += values[std::size_t(column)];
            }
            if (m_sums)
                html += "<td class=s>" + (isPending(row, m_axes.columns - 1) ? "" : pageNumber(sum, Kind::Real));
            html += "</tr>\n";
        }
        return html;
    }

    bool isPending(std::int64_t row, std::int64_t column) const
    {
        return m_layer.pending && m_layer.pending(m_matrix.tensor, row, column);
    }

    std::string cell(std::int64_t row, std::int64_t column, double value) const
    {
        if (isPending(row, column))
            return "<td class=u>";
        const std::int64_t rows = m_axes.rows / m_axes.planes, flat = m_first + row * m_axes.columns + column;
        const CellMark mark = m_mark(flat / (rows * m_axes.columns), row % rows, column, value);
        std::string classes = mark == CellMark::Masked || mark == CellMark::Dropped ? "" : colorClass(m_colors, value);
        const auto add = [&](const std::string& name) {
            classes += (classes.empty() || name.empty() ? "" : " ") + name;
        };
        add(mark_classes[std::size_t(mark)]);
        if (mark == CellMark::Masked && std::isinf(value))
            add("i");
        const Index index = indexAt(m_tensor.shape, flat);
        if (isEdited(index))
            add("e");
        if (m_before && !isWithheld(value) &&
            pageNumber(m_before->at(flat), m_tensor.kind) != pageNumber(value, m_tensor.kind))
            add("w");
        if (m_layer.locks && !m_layer.locks->empty() && !isLocked(*m_layer.locks, {m_matrix.tensor, index}))
            add("o");
        if (isIn(m_matrix.pointed, m_matrix.tensor, index))
            add("t");
        if (classes.find(' ') != std::string::npos)
            classes = '"' + classes + '"';
        return (classes.empty() ? "<td>" : "<td class=" + classes + ">") + pageNumber(value, m_tensor.kind);
    }

    // The same tensor before, where its cells are the same ones.
    static const TracedTensor* comparable(const PageLayer& layer, const TracedTensor& tensor)
    {
        const TracedTensor* before = layer.before ? layer.before->trace->find(tensor.name) : nullptr;
        return before && before->shape == tensor.shape ? before : nullptr;
    }

    bool isEdited(const Index& index) const
    {
        return m_computed.scene.edits.of(m_matrix.tensor)->find(index) ||
               m_computed.scene.overrides.of(m_matrix.tensor)->find(index);
    }

    const PageLayer& m_layer;
    const PageMatrix& m_matrix;
    const Computed& m_computed;
    const TracedTensor& m_tensor;
    const TensorMatrix m_axes;
    const PageColors& m_colors;
    const MarkRule m_mark;
    const std::int64_t m_first; // flat position of the first cell
    const TracedTensor* const m_before;
    const bool m_sums;
};

} // namespace

std::string pageTable(const PageLayer& layer, const PageMatrix& matrix) { return Table(layer, matrix).html(); }

std::string markLegend(const PageLayer& layer, std::span<const PageMatrix> matrices)
{
    unsigned seen = 0;
    for (const PageMatrix& matrix : matrices) {
        const TracedTensor& tensor = *layer.computed->trace->find(matrix.tensor);
        const TensorMatrix axes = tensorMatrix(*layer.computed, tensor);
        const MarkRule mark(*layer.computed, tensor);
        const std::int64_t rows = axes.rows / axes.planes, plane = rows * axes.columns;
        const std::int64_t first = axes.firstPlane(matrix.batch, matrix.head) * plane;
        for (std::int64_t flat = first; flat < first + axes.planes * plane; ++flat)
            seen |=
                1u << unsigned(mark(flat / plane, flat % plane / axes.columns, flat % axes.columns, tensor.at(flat)));
    }
    std::string html;
    for (const auto& [mark, words] : legend)
        if (seen >> unsigned(mark) & 1)
            html += std::string("<span><i class=\"") + mark_classes[std::size_t(mark)] + "\"></i>" +
                    htmlText(say(words)) + "</span>";
    return html.empty() ? "" : "<p class=\"legend\">" + html + "</p>\n";
}

} // namespace attn
