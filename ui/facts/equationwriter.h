// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the lines of one explanation; one function for each family of operations. For the files of equation lines alone.
#pragma once

#include "core/base/withheld.h"
#include "ui/facts/equationlines.h"
#include "ui/kit/numbertext.h"

#include <QObject>

#include <string>

namespace attn {

class EquationWriter {
public:
    EquationWriter(const Explanation& explanation, const Computed& computed, int digits, std::size_t most)
        : m_e(explanation), m_computed(computed), m_digits(digits), m_most(most ? most : explanation.terms.size())
    {
    }

    std::vector<EquationLine> lines();
    std::vector<EquationLine> ownTerm();

private:
    QString number(double value) const // as a cell shows it, by whatever backend
    {
        return formatNumber(isWithheld(value) ? value : static_cast<float>(value), m_digits);
    }
    // In parentheses if its sign would follow another one.
    QString factor(double value) const
    {
        const QString text = number(value);
        return text.startsWith(QChar(0x2212)) ? QStringLiteral("(%1)").arg(text) : text;
    }
    EquationPart linked(double value, const CellRef& cell, bool strong = false) const
    {
        return {number(value), cell, strong, false};
    }
    EquationPart plain(const QString& text) const { return {text, std::nullopt, false, false}; }
    EquationPart sign(const char* utf8) const { return plain(QString::fromUtf8(utf8)); }
    EquationPart quiet(const QString& text) const { return {text, std::nullopt, false, true}; }
    // In words, so that a narrow panel breaks it.
    void addSentence(const QString& text)
    {
        std::vector<EquationPart> parts;
        for (const QString& word : text.split(QLatin1Char(' ')))
            parts.push_back(quiet(word));
        add(std::move(parts));
    }
    // The number that the cell shows: what its terms give in float64 may round otherwise. Of one that is overridden what it
    // would be.
    EquationPart result() const
    {
        return {number(m_e.overridden ? m_e.result : m_e.value), std::nullopt, !m_e.overridden, false};
    }
    std::vector<EquationPart> productOf(const Term& term) const;
    EquationPart more(std::size_t left_out) const
    {
        EquationPart part = quiet(QObject::tr("… %n more terms", nullptr, int(left_out)));
        part.omitted = true;
        return part;
    }
    bool isBias(const Term& term) const { return !term.factor_from && term.factor == 1 && m_e.terms.size() > 1; }
    QString keyOf(const Term& term) const;
    QString tokenOf(std::int64_t batch, std::int64_t token) const;

    void add(std::vector<EquationPart> parts, std::vector<EquationPart> below = {}, const QString& right = {})
    {
        m_lines.push_back({std::move(parts), std::move(below), right});
    }
    void endWithResult();
    void products();
    void runningSum();
    std::vector<EquationPart> power(const Term& own) const;
    void largest();
    void share();
    void dropout();
    void masked();
    void norm();
    void rotated();
    bool takesMaximumOff() const
    {
        return m_e.operation == Operation::Softmax || (m_e.operation == Operation::SinkShare && m_e.stable);
    }
    // What a share is a share for: the cell's own key, or the sink.
    const Term& ownPart() const { return m_e.operation == Operation::SinkShare ? *m_e.beside : m_e.terms[m_e.own]; }

    const Explanation& m_e;
    const Computed& m_computed;
    int m_digits;
    std::size_t m_most;
    std::vector<EquationLine> m_lines;
    mutable std::vector<std::string> m_tokens; // of the batch item, on first use
};

} // namespace attn
