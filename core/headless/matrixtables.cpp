// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/matrixtables.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/explain/withhold.h"
#include "core/matrix/matrixaxes.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace attn {

namespace {

bool isLatex(MatrixForm form) { return form == MatrixForm::Latex || form == MatrixForm::LatexRound; }

std::vector<float> valuesOf(const Trace& trace, const TracedTensor& tensor, const TensorMatrix& matrix,
                            std::int64_t first)
{
    std::vector<float> values;
    for (std::int64_t plane = first; plane < first + matrix.planes; ++plane) {
        const auto part = trace.tile(tensor, {plane, 0, 0, matrix.rows / matrix.planes, matrix.columns});
        values.insert(values.end(), part.begin(), part.end());
    }
    return values;
}

std::optional<Error> missing(const char* option, const std::optional<std::int64_t>& given, std::int64_t count)
{
    if (!given || *given < count)
        return std::nullopt;
    return Error{say("%1: expected 0 to %2, got %3", option, count - 1, *given)};
}

} // namespace

std::optional<MatrixForm> tableFormOf(std::string_view path)
{
    return path.ends_with(".tex")  ? std::optional(MatrixForm::Latex)
           : path.ends_with(".md") ? std::optional(MatrixForm::Markdown)
                                   : std::nullopt;
}

std::optional<MatrixForm> tableFormNamed(std::string_view name)
{
    constexpr std::pair<std::string_view, MatrixForm> forms[] = {{"latex", MatrixForm::Latex},
                                                                 {"latex-round", MatrixForm::LatexRound},
                                                                 {"md", MatrixForm::Markdown},
                                                                 {"csv", MatrixForm::Csv}};
    const auto* form = std::ranges::find(forms, name, &std::pair<std::string_view, MatrixForm>::first);
    return form == std::end(forms) ? std::nullopt : std::optional(form->second);
}

Result<std::string> matrixTables(const Computed& computed, std::span<const TracedTensor* const> tensors,
                                 const TableChoice& choice)
{
    const ComputedPtr shown = withheldByScene(std::make_shared<const Computed>(computed));
    const Dims& dims = computed.realized->plan.dims;
    for (const auto& fault : {missing("--head", choice.head, std::max<std::int64_t>(dims.H, 1)),
                              missing("--batch", choice.batch, std::max<std::int64_t>(dims.B, 1))})
        if (fault)
            return *fault;
    std::int64_t matrices = 0, all = 0;
    const std::int64_t most = isLatex(*choice.form) ? max_latex_numbers : max_copied_numbers;
    for (const TracedTensor* tensor : tensors) {
        const TensorMatrix matrix = tensorMatrix(computed, *tensor);
        if (matrix.rows * matrix.columns > most)
            return Error{say("--format: %1 has %2 × %3 values, but a table can have at most %4", tensor->name,
                             matrix.rows, matrix.columns, countText(most))};
        const std::int64_t shown_here = (choice.batch ? 1 : matrix.batches) * (choice.head ? 1 : matrix.heads);
        matrices += shown_here;
        all += shown_here * matrix.rows * matrix.columns;
    }
    if (*choice.form == MatrixForm::Csv && matrices != 1)
        return Error{say("--format: csv has room for one matrix, not %1; choose one with --tensor, --head and --batch",
                         matrices)};
    if (all > max_copied_numbers)
        return Error{say(
            "--format: %1 values are too many for tables (at most %2); choose some with --tensor, --head and --batch",
            countText(all), countText(max_copied_numbers))};
    struct Part {
        std::string name, text;
    };
    std::vector<Part> parts;
    for (const TracedTensor* tensor : tensors) {
        const TensorMatrix matrix = tensorMatrix(computed, *tensor);
        const int digits =
            tensor->kind != Kind::Real ? 0 : int(choice.digits.value_or(*choice.form == MatrixForm::Csv ? -1 : 4));
        const std::int64_t item = choice.batch.value_or(0), items = choice.batch ? item + 1 : matrix.batches;
        for (std::int64_t b = std::min(item, matrix.batches - 1); b < std::min(items, matrix.batches); ++b) {
            const std::int64_t own = choice.head ? matrix.ownHead(*choice.head) : 0;
            for (std::int64_t h = own; h < (choice.head ? own + 1 : matrix.heads); ++h) {
                std::string name = tensor->name;
                if (matrix.hasBatch || matrix.hasHeads)
                    name += '[' + (matrix.hasBatch ? std::to_string(b) : "") +
                            (matrix.hasBatch && matrix.hasHeads ? "," : "") +
                            (matrix.hasHeads ? std::to_string(h) : "") + ']';
                const auto values = valuesOf(*shown->trace, *shown->trace->find(tensor->name), matrix,
                                             matrix.firstPlane(b, matrix.firstReader(h)));
                std::vector<std::string> rows, columns;
                if (*choice.form == MatrixForm::Markdown) {
                    rows = rowNames(computed, *tensor, b);
                    columns = columnNames(computed, *tensor, b);
                }
                parts.push_back(
                    {std::move(name), matrixText(values, matrix.columns, *choice.form, digits, rows, columns)});
            }
        }
    }
    std::string text;
    for (const Part& part : parts) {
        if (parts.size() > 1)
            text += isLatex(*choice.form) ? "% " + part.name + "\n" // a blank line would end the formula
                                          : (text.empty() ? "" : "\n") + part.name + "\n\n";
        text += part.text;
    }
    return text;
}

} // namespace attn
