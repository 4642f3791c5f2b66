// SPDX-License-Identifier: GPL-3.0-or-later
// The families of operations: sums of products, shares, dropout, masks, norms, turns.
#include "ui/facts/equationwriter.h"

#include "core/base/withheld.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::size_t inline_terms = 4; // more go one below the other, with the running sum

bool isOfContext(const Explanation& explanation)
{
    return explanation.cell.tensor == "head_context" || explanation.cell.tensor == "cumulative_context";
}

} // namespace

QString EquationWriter::tokenOf(std::int64_t batch, std::int64_t token) const
{
    const Dims& dims = m_computed.realized->plan.dims;
    if (m_tokens.empty())
        m_tokens = keyLabels(m_computed.scene, batch, dims.T, dims.S);
    return QString::fromStdString(m_tokens[token]);
}

// At the end of the previous line if that has numbers, else on its own line.
void EquationWriter::endWithResult()
{
    EquationPart end = result();
    end.joined = true;
    if (m_lines.empty() || !m_lines.back().below.empty() || !m_lines.back().right.isEmpty() ||
        m_lines.back().parts.back().quiet)
        return add({sign("="), std::move(end)});
    m_lines.back().parts.push_back(sign("="));
    m_lines.back().parts.push_back(std::move(end));
}

std::vector<EquationPart> EquationWriter::productOf(const Term& term) const
{
    std::vector<EquationPart> parts = {linked(term.value, term.input)};
    if (isBias(term)) {
        parts.push_back(quiet(QObject::tr("bias")));
        return parts;
    }
    if (!keyOf(term).isEmpty()) // a weight comes before its value
        return {{number(term.factor), term.factor_from, false, false},
                sign("·"),
                {factor(term.value), term.input, false, false}};
    parts.push_back(sign("·"));
    parts.push_back({factor(term.factor), term.factor_from, false, false});
    return parts;
}

// The token whose weight a term of a context is.
QString EquationWriter::keyOf(const Term& term) const
{
    if (!isOfContext(m_e) || !term.factor_from)
        return {};
    for (const CellRef* cell : {&term.input, &*term.factor_from})
        if (cell->tensor != "v" && cell->index.size() == 4)
            return tokenOf(cell->index[0], cell->index[3]);
    return {};
}

bool writesRunningSum(const Explanation& explanation)
{
    const std::vector<Term>& terms = explanation.terms;
    return terms.size() > inline_terms || (isOfContext(explanation) && !terms.empty() && terms.front().factor_from);
}

void EquationWriter::products()
{
    if (m_e.terms.empty())
        return; // of a head that is switched off, before the first key: the result alone
    if (writesRunningSum(m_e))
        return runningSum();
    std::vector<EquationPart> parts = {sign("=")};
    for (const Term& term : m_e.terms) {
        if (parts.size() > 1)
            parts.push_back(sign("+"));
        for (EquationPart& part : productOf(term)) {
            part.joined = true; // the sign before a product and its two factors
            parts.push_back(std::move(part));
        }
    }
    add(std::move(parts));
}

void EquationWriter::runningSum()
{
    const bool revealed = !isWithheld(m_e.value); // else the last sum would show it
    const bool ofKeys = !keyOf(m_e.terms.front()).isEmpty();
    if (ofKeys || revealed)
        add({quiet(ofKeys ? QObject::tr("weight · value of each key") : QObject::tr("products"))}, {},
            revealed ? QObject::tr("so far") : QString());
    double so_far = 0;
    for (std::size_t i = 0; i < m_e.terms.size(); ++i) {
        const Term& term = m_e.terms[i];
        so_far += term.value * term.factor;
        if (i >= m_most)
            continue;
        std::vector<EquationPart> parts = {sign(i == 0 ? "=" : "+")};
        for (EquationPart& part : productOf(term))
            parts.push_back(std::move(part));
        if (const QString key = keyOf(term); !key.isEmpty())
            parts.push_back(quiet(key));
        add(std::move(parts), {}, revealed ? number(so_far) : QString());
    }
    if (m_most < m_e.terms.size())
        add({more(m_e.terms.size() - m_most)}, {}, revealed ? number(so_far) : QString());
}

void EquationWriter::largest()
{
    if (takesMaximumOff())
        add({quiet(m_e.by_column ? QObject::tr("largest value in the column")
                                 : QObject::tr("largest value in the row")),
             sign("m ="), plain(number(m_e.maximum))});
}

// "e^(0.4323 − 0.6236)"
std::vector<EquationPart> EquationWriter::power(const Term& own) const
{
    std::vector<EquationPart> parts = {sign("e^("), linked(own.value, own.input, true)};
    if (m_e.temperature != 1)
        parts.push_back(plain(QStringLiteral("/ %1").arg(formatSignificant(m_e.temperature))));
    if (takesMaximumOff()) {
        parts.push_back(sign("−"));
        parts.push_back(plain(factor(m_e.maximum)));
    }
    parts.push_back(sign(")"));
    return parts;
}

// A softmax or a division by the row's sum: the cell's own part over those of all cells.
void EquationWriter::share()
{
    if (m_e.own >= m_e.terms.size() && m_e.operation != Operation::SinkShare)
        return;
    const bool sum = m_e.operation == Operation::Sum, of_sink = m_e.operation == Operation::SinkShare;
    const auto part = [sum](const Term& term) { return sum ? term.value : term.exponential; };
    const Term& own = ownPart();
    largest();
    const auto isMasked = [&](const Term& term) { return !sum && std::isinf(term.value) && term.value < 0; };
    std::vector<std::size_t> revealed; // a masked one adds exactly 0; the line below counts them
    for (std::size_t i = 0; i < m_e.terms.size(); ++i)
        if (!isMasked(m_e.terms[i]) || (i == m_e.own && !of_sink))
            revealed.push_back(i);
    const std::size_t zeros = std::size_t(std::ranges::count_if(m_e.terms, isMasked));
    const bool is_nan = std::isnan(part(own)) && std::isnan(m_e.sum) && !isWithheld(part(own)) && !isWithheld(m_e.sum);
    if (is_nan && zeros == m_e.terms.size()) { // nothing is divided: the note says why
        add(power(own));
        return endWithResult();
    }
    // Announcing one omitted term takes as much room as the term.
    const std::size_t most = revealed.size() == m_most + 1 ? revealed.size() : m_most;
    std::vector<EquationPart> below;
    std::size_t left_out = 0;
    const auto separate = [&] {
        if (!below.empty())
            below.push_back(sign("+"));
    };
    const auto tellLeftOut = [&] {
        if (left_out == 0)
            return;
        separate();
        below.push_back(more(std::exchange(left_out, 0)));
    };
    for (std::size_t place = 0; place < revealed.size(); ++place) {
        const Term& term = m_e.terms[revealed[place]];
        if (place >= most && (of_sink || revealed[place] != m_e.own)) {
            ++left_out;
            continue;
        }
        tellLeftOut();
        separate();
        below.push_back(linked(part(term), term.input, !of_sink && revealed[place] == m_e.own));
    }
    tellLeftOut();
    if (m_e.beside) { // the sink is the last
        separate();
        below.push_back(linked(m_e.beside->exponential, m_e.beside->input, of_sink));
    }
    add(sum ? std::vector{linked(own.value, own.input, true)} : power(own), std::move(below));
    if (is_nan) // nan / nan says no more
        return endWithResult();
    if (zeros)
        add({quiet(m_e.by_column ? QObject::tr("masked cells in the column: %1 (each adds e^(−∞) = 0)").arg(zeros)
                                 : QObject::tr("%n masked keys add e^(−∞) = 0 each", nullptr, int(zeros)))});
    add({sign("="), plain(number(part(own))), sign("/"), plain(factor(m_e.sum))});
    endWithResult();
}

void EquationWriter::dropout()
{
    if (m_e.draw) {
        const DropoutDraw& draw = *m_e.draw;
        if (draw.u)
            add({sign("u ="), plain(formatBeside(*draw.u, 1 - draw.p, m_digits)), sign(draw.kept ? "<" : "≥"),
                 plain(QStringLiteral("1 − p = %1").arg(formatSignificant(1 - draw.p))),
                 quiet(draw.kept ? QObject::tr("kept") : QObject::tr("dropped"))});
    }
    if (m_e.operation == Operation::Dropout && !m_e.terms.empty()) {
        const Term& term = m_e.terms.front();
        const bool kept = m_e.draw && m_e.draw->kept;
        add({sign("="), linked(term.value, term.input), sign(kept ? "/" : "·"),
             plain(!kept ? factor(term.factor)
                   : m_e.draw->factor == DropoutFactor::OneOverP
                       ? formatSignificant(m_e.draw->p)
                       : QStringLiteral("(1 − %1)").arg(formatSignificant(m_e.draw->p)))});
    }
    endWithResult();
}

void EquationWriter::masked()
{
    if (m_e.terms.empty())
        return;
    std::vector<EquationPart> parts = {sign("=")};
    for (const Term& term : m_e.terms) {
        if (parts.size() > 1)
            parts.push_back(sign("+"));
        parts.push_back(linked(term.value, term.input));
    }
    if (m_e.terms.size() == 1 && m_e.blocked)
        parts = {linked(m_e.terms.front().value, m_e.terms.front().input), quiet(QObject::tr("is masked"))};
    else if (m_e.terms.size() == 1)
        parts.push_back(quiet(QObject::tr("not blocked, unchanged")));
    add(std::move(parts));
    endWithResult();
}

// The own number over the root of the mean square, times the weight.
void EquationWriter::norm()
{
    const Term& own = m_e.terms[m_e.own];
    add({quiet(QObject::tr("mean of the squares")), plain(number(m_e.mean))});
    std::vector<EquationPart> parts = {
        sign("="), linked(own.value, own.input, true), sign("/"),
        plain(QStringLiteral("√(%1 + %2)").arg(number(m_e.mean), formatSignificant(m_e.epsilon))), sign("·")};
    if (m_e.unit_offset)
        parts.push_back(plain(QStringLiteral("(1 +")));
    parts.push_back(
        {m_e.unit_offset ? number(m_e.beside->value) : factor(m_e.beside->value), m_e.beside->input, false, false});
    if (m_e.unit_offset)
        parts.push_back(sign(")"));
    add(std::move(parts));
    endWithResult();
}

// A pair turned by its angle: its two numbers with cosine and sine.
void EquationWriter::rotated()
{
    const Term& one = m_e.terms[0];
    if (m_e.turned->pair < 0) {
        add({sign("="), linked(one.value, one.input)});
        return endWithResult();
    }
    const Term& other = m_e.terms[1];
    const QString angle = number(m_e.turned->angle);
    add({sign("="),
         linked(one.value, one.input),
         sign("·"),
         plain(QStringLiteral("cos %1").arg(angle)),
         sign(m_e.turned->first ? "−" : "+"),
         {factor(other.value), other.input, false, false},
         sign("·"),
         plain(QStringLiteral("sin %1").arg(angle))});
    add({sign("="), plain(number(one.value)), sign("·"), plain(factor(one.factor)), sign("+"),
         plain(factor(other.value)), sign("·"), plain(factor(other.factor))});
    endWithResult();
}

} // namespace attn
