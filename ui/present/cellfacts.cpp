// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/cellfacts.h"

#include "core/base/sentenceparts.h"
#include "ui/document/selection.h"
#include "ui/explain/stageformula.h"
#include "ui/facts/equationdigits.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/focusedrow.h"
#include "ui/matrix/partialview.h"

#include <QObject>

#include <algorithm>

namespace attn {

namespace {

constexpr std::size_t most_terms = 6; // written out; the others are counted

void ask(CellFacts& facts, const Computed& computed, const std::string& tensor, const FocusedRow& row)
{
    const QString from = row.data.rowLabels.value(0), to = row.data.columnLabels.value(row.column);
    const QString name = valueName(computed, tensor);
    if (row.data.attention && unitOf(computed, tensor) == "weight") {
        const std::vector<TintedWord> query = {{from, Tint::Query, true}}, key = {{to, Tint::Key, true}};
        const QString question = QObject::tr("How much does %1 look at %2?");
        const auto first = question.indexOf(QLatin1Char('%')); // of the tokens
        facts.lead = question.left(first).trimmed();
        facts.words = sentenceInParts(question.mid(first), TintedWord(), {query, key});
        return;
    }
    facts.lead = name.left(1).toUpper() + name.mid(1);
    if (row.data.attention)
        facts.words = {{from, Tint::Query, true}, {QStringLiteral(" → ")}, {to, Tint::Key, true}};
    else
        facts.words = {{from, Tint::Text, true}, {QStringLiteral(", ") + axisLabel(row.data.columnMeaning, to)}};
}

// The value is shown large below its equation.
void dropResult(std::vector<EquationLine>& lines)
{
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        std::vector<EquationPart>& parts = line->parts;
        const bool ends = parts.size() >= 2 && parts.back().strong && !parts.back().link &&
                          parts[parts.size() - 2].text == QLatin1String("=");
        if (!ends)
            continue;
        parts.resize(parts.size() - 2);
        if (parts.empty())
            lines.erase(std::next(line).base());
        return;
    }
}

// Remarks flow as words do: a line of them may be wider than the column.
void splitRemarks(std::vector<EquationLine>& lines)
{
    for (EquationLine& line : lines) {
        std::vector<EquationPart> parts;
        for (const EquationPart& part : line.parts)
            if (part.quiet)
                for (const QString& word : part.text.split(QLatin1Char(' ')))
                    parts.push_back({word, part.link, part.strong, true});
            else
                parts.push_back(part);
        line.parts = std::move(parts);
    }
}

// Enough that the written equation holds. The answer decides, even if hidden.
int decimalsFor(const Computed& computed, const CellRef& cell)
{
    const Computed& all = computed.answers ? *computed.answers : computed;
    const auto explained = explain(all.scene, *all.realized, *all.trace, cell);
    return explained ? decimalsThatHold(*explained, class_decimals, most_terms) : class_decimals;
}

// Where even more decimals would not do: no class reads 0.29 + 0.43 = 0.71.
void markRounded(std::vector<EquationLine>& lines)
{
    const QString about = QStringLiteral("≈");
    for (EquationLine& line : lines) {
        if (!line.right.isEmpty() && !line.parts.front().quiet)
            line.right.prepend(about + QLatin1Char(' '));
        else if (line.below.empty() && line.parts.size() > 2 && line.parts[2].text == QLatin1String("/"))
            line.parts.front().text = about; // the quotient of the sum
    }
}

// Whether a cell is a copy of another weight or score. The sources that q, k and v may copy consist of given numbers.
bool copiesRow(const Computed& computed, const Explanation& explained)
{
    if (explained.operation != Operation::Copy || explained.overridden || explained.terms.empty())
        return false;
    const StageTensor* from = findStage(computed.realized->plan.stages, explained.terms.front().input.tensor);
    return from && from->queriesByKeys();
}

// For a copy, how its source was computed: a class has no use for a tensor's name. For given values, empty.
std::vector<EquationLine> linesOf(const Computed& computed, const CellRef& cell, std::optional<std::int64_t> made,
                                  int decimals)
{
    auto explained = explain(computed.scene, *computed.realized, *computed.trace, cell);
    while (explained && copiesRow(computed, *explained))
        explained = explain(computed.scene, *computed.realized, *computed.trace, explained->terms.front().input);
    if (!explained || explained->operation == Operation::Given || explained->operation == Operation::Drawn ||
        explained->operation == Operation::Copy)
        return {};
    const bool ownTerm = made && isRowOperation(explained->operation);
    if (made && !ownTerm)
        keepTerms(*explained, static_cast<std::size_t>(*made));
    std::vector<EquationLine> lines = ownTerm ? ownTermLines(*explained, computed, decimals)
                                              : equationLines(*explained, computed, decimals, most_terms);
    dropResult(lines);
    if (!ownTerm && !sumsHold(*explained, decimals, most_terms))
        markRounded(lines);
    splitRemarks(lines);
    return lines;
}

} // namespace

CellFacts cellFacts(const Computed& computed, const Selection& selection)
{
    const auto cell = chosenRef(computed, selection);
    const auto place = cell ? placeOf(computed, *cell) : std::nullopt;
    if (!place)
        return {};
    const std::string& tensor = cell->tensor;
    const auto whole = focusedRow(computed, tensor, place->batch, place->head, place->cell, class_decimals);
    if (!whole)
        return {};
    const FocusedRow row = atStep(*whole, computed, selection.steps(), selection.step(), tensor, selection.head());
    CellFacts facts;
    ask(facts, computed, tensor, row);
    facts.formula = formulaOf(*computed.realized, tensor);
    facts.row = row;
    if (row.mark() == CellMark::Pending)
        return facts;
    facts.begun = row.mark() == CellMark::Begun;
    facts.hidden = row.mark() == CellMark::Hidden;
    const int decimals = facts.decimals = decimalsFor(computed, *cell);
    facts.lines =
        linesOf(computed, *cell, facts.begun ? std::optional(selection.step()->term + 1) : std::nullopt, decimals);
    facts.value = formatNumber(row.value(), decimals);
    return facts;
}

Check lampFor(const std::vector<Check>& checks, const Computed& computed, const Selection& selection)
{
    const std::vector<Check> said = checksAt(checks, computed, selection.stage(), selection.steps(), selection.step());
    for (const Severity severity : {Severity::Bad, Severity::Warn, Severity::Ok, Severity::Off})
        if (const auto check = std::ranges::find(said, severity, &Check::severity); check != said.end())
            return *check;
    return {Severity::Off, {}};
}

} // namespace attn
