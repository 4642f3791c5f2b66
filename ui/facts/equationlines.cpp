// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/equationlines.h"

#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/layer/stagefacts.h"
#include "core/rewrite/seededrows.h"
#include "ui/facts/equationwriter.h"
#include "ui/language/said.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace attn {

namespace {

QString inWords(const CellRef& cell)
{
    const StageFacts* facts = factsOf(cell.tensor);
    return facts && !facts->words.empty() ? inSentence(QString::fromStdString(say(facts->words)))
                                          : QString::fromStdString(toString(cell));
}

// Whether the cell is of an embedding that a word got as it was typed.
bool isOfNewWord(const Computed& computed, const CellRef& cell)
{
    const TracedTensor& x = *computed.trace->find(cell.tensor);
    const std::int64_t width = x.shape.back(), row = flatIndex(x.shape, cell.index) / width;
    constexpr std::int64_t most = 64; // rows, which are drawn again here
    const std::vector<float> drawn = seededRows(computed.scene, 0, cell.tensor == "x" ? most : 0, width);
    std::vector<float> own(static_cast<std::size_t>(width));
    x.read(row * width, own);
    for (auto known = drawn.begin(); known != drawn.end(); known += width)
        if (std::equal(own.begin(), own.end(), known))
            return true;
    return false;
}

} // namespace

std::vector<EquationLine> EquationWriter::ownTerm()
{
    if (m_e.own >= m_e.terms.size())
        return {};
    const Term& own = m_e.terms[m_e.own];
    if (m_e.operation == Operation::Sum) {
        add({sign("="), linked(own.value, own.input, true)});
        return std::move(m_lines);
    }
    largest();
    add(power(own));
    add({sign("="), {number(own.exponential), std::nullopt, true, false}});
    return std::move(m_lines);
}

std::vector<EquationLine> EquationWriter::lines()
{
    switch (m_e.operation) {
    case Operation::Given:
    case Operation::Drawn:
    case Operation::Allowed: break;
    case Operation::Copy:
        if (!m_e.terms.empty())
            add({sign("="), {inWords(m_e.terms.front().input), m_e.terms.front().input, false, false}});
        endWithResult();
        break;
    case Operation::Product:
        products();
        endWithResult();
        break;
    case Operation::MaskAfter:
        products();
        add({quiet(m_e.blocked ? QObject::tr("blocked: times 0") : QObject::tr("allowed: times 1"))});
        endWithResult();
        break;
    case Operation::Scale:
        if (!m_e.terms.empty() && m_e.scale == 0)
            add({sign("="), linked(m_e.terms.front().value, m_e.terms.front().input), sign("·"),
                 plain(factor(m_e.terms.front().factor))});
        else if (!m_e.terms.empty())
            add({sign("="), linked(m_e.terms.front().value, m_e.terms.front().input), sign("/"),
                 plain(QStringLiteral("√%1").arg(std::lround(m_e.scale * m_e.scale))), sign("="),
                 plain(number(m_e.terms.front().value)), sign("/"), plain(number(m_e.scale))});
        endWithResult();
        break;
    case Operation::Function:
        add({sign("="), linked(m_e.terms.front().value, m_e.terms.front().input), sign("→"),
             plain(QString::fromStdString(written(m_e.function, factor(m_e.terms.front().value).toStdString(), "")))});
        endWithResult();
        break;
    case Operation::Norm: norm(); break;
    case Operation::Rotate: rotated(); break;
    case Operation::Slope:
        add({sign("="), plain(number(-m_e.distance->slope)), sign("·"),
             plain(QString::number(std::abs(m_e.distance->after)))});
        endWithResult();
        break;
    case Operation::Bucket:
        add({sign("="),
             {QString::fromStdString(toString(m_e.terms.front().input)), m_e.terms.front().input, false, false}});
        endWithResult();
        break;
    case Operation::Add:
        add({sign("="),
             linked(m_e.terms[0].value, m_e.terms[0].input),
             sign("+"),
             {factor(m_e.terms[1].value), m_e.terms[1].input, false, false}});
        endWithResult();
        break;
    case Operation::SinkShare: share(); break;
    case Operation::Mask:
    case Operation::MaskAdd: masked(); break;
    case Operation::Softmax:
    case Operation::SoftmaxNaive:
    case Operation::Sum: share(); break;
    case Operation::Dropout:
    case Operation::Keep: dropout(); break;
    }
    if (m_e.overridden)
        add({quiet(QObject::tr("pinned:")), {number(m_e.value), std::nullopt, true, false}});
    else if (m_e.operation == Operation::Given && isOfNewWord(m_computed, m_e.cell))
        addSentence(QObject::tr("drawn at random for this word, so the pattern has no meaning"));
    else if (!m_e.note.empty())
        addSentence(QString::fromStdString(m_e.note));
    return std::move(m_lines);
}

std::vector<EquationLine> equationLines(const Explanation& explanation, const Computed& computed, int digits,
                                        std::size_t most_terms)
{
    return EquationWriter(explanation, computed, digits, most_terms).lines();
}

std::vector<EquationLine> ownTermLines(const Explanation& explanation, const Computed& computed, int digits)
{
    return EquationWriter(explanation, computed, digits, 0).ownTerm();
}

void keepTerms(Explanation& explanation, std::size_t count)
{
    if (explanation.operation != Operation::Product || count >= explanation.terms.size())
        return; // the terms of others, a rotated pair, are no sum
    explanation.terms.resize(count);
    explanation.result = 0;
    for (const Term& term : explanation.terms)
        explanation.result += term.value * term.factor;
    explanation.value = explanation.result;
    if (std::exchange(explanation.overridden, false))
        explanation.note.clear(); // an override's note follows when it is done
}

} // namespace attn
