// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/softmax/softmaxrow.h"

#include "core/base/withheld.h"
#include "core/explain/explain.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/partialview.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/studios/softmax/softmaxlogits.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// Reads one row of tensors that have the weights' shape.
class RowReader {
public:
    RowReader(const Computed& computed, int batch, int head, int row) : m_computed(computed), m_row(row)
    {
        const TracedTensor& weights = *computed.trace->find("weights");
        const TensorMatrix matrix = tensorMatrix(computed, weights);
        const std::int64_t inner = matrix.rows / matrix.planes;
        m_plane = matrix.firstPlane(batch, head) + row / inner;
        m_row = row % inner;
        m_batch = std::clamp<std::int64_t>(batch, 0, matrix.batches - 1);
    }
    std::vector<double> operator()(const std::string& tensor) const
    {
        const TracedTensor* found = m_computed.trace->find(tensor);
        return found ? m_computed.trace->row(*found, m_plane, m_row) : std::vector<double>();
    }
    bool blocked(std::size_t key) const
    {
        return m_computed.realized->config.stage == Stage::Attention && m_computed.blocked.applied() &&
               m_computed.blocked(m_batch, m_row, std::int64_t(key));
    }

private:
    const Computed& m_computed;
    std::int64_t m_plane = 0, m_row = 0, m_batch = 0;
};

// The weights that a mask has multiplied, or filled; null without one after the softmax.
const StageTensor* maskedAfter(const Computed& computed)
{
    const std::vector<StageTensor>& stages = computed.realized->plan.stages;
    if (fillsAfter(computed.realized->config))
        return findStage(stages, "weights");
    const auto found = std::ranges::find(stages, Operation::MaskAfter, &StageTensor::operation);
    return found == stages.end() ? nullptr : &*found;
}

// What the normaliser makes.
std::string normalised(const Computed& computed)
{
    const StageTensor* after = maskedAfter(computed);
    return after ? after->from : "weights";
}

double sumOf(const std::vector<double>& values)
{
    double sum = 0;
    for (double value : values)
        sum += value;
    return sum;
}

double largestOf(const std::vector<double>& values)
{
    if (const auto hidden = std::ranges::find_if(values, isWithheld); hidden != values.end())
        return *hidden; // it may be the one
    return values.empty() ? 0 : *std::max_element(values.begin(), values.end());
}

class RowBuilder {
public:
    RowBuilder(const Computed& computed, const RowReader& read, SoftmaxRow& row)
        : m_computed(computed), m_read(read), m_row(row), m_config(computed.realized->config)
    {
    }

    // `share`: of any cell of this row, as the normaliser made it.
    void build(const Explanation& share)
    {
        addLogits();
        m_row.temperature = share.temperature;
        m_row.maximum = share.maximum;
        m_row.sum = share.sum;
        for (const Term& term : share.terms)
            m_row.logits.push_back(float(term.value / share.temperature));
        const std::vector<double> logits(m_row.logits.begin(), m_row.logits.end());
        if (share.temperature != 1)
            add(SoftmaxStep::Temperature, QObject::tr("Temperature"),
                QObject::tr("s / %1").arg(formatSignificant(share.temperature)), normalised(m_computed), logits,
                maskBefore(), largest(logits));
        if (share.operation == Operation::Sum)
            m_row.columns.back().foot = QObject::tr("sum %1").arg(number(share.sum));
        else
            addExponentials(share);
        addWeights();
        if (share.beside)
            addSink(share);
    }

private:
    QString number(double value) const { return formatNumber(value, m_row.digits); }

    void add(SoftmaxStep step, const QString& title, const QString& subtitle, const std::string& tensor,
             std::vector<double> values, bool afterMask, const QString& foot = {})
    {
        SoftmaxColumn column{step, title, subtitle, foot, std::move(values), {}, tensor, {}, {}};
        column.masked.resize(column.values.size());
        column.pending.resize(column.values.size());
        for (std::size_t key = 0; afterMask && key < column.values.size(); ++key)
            column.masked[key] = m_read.blocked(key);
        m_row.columns.push_back(std::move(column));
    }

    QString largest(const std::vector<double>& values) const
    {
        return QObject::tr("maximum %1").arg(number(largestOf(values)));
    }

    bool maskBefore() const { return masksBefore(m_config); }

    void addLogits()
    {
        for (const LogitColumn& column : logitColumns(*m_computed.realized)) {
            const std::string& tensor = column.tensors.back();
            const std::vector<double> values = m_read(tensor);
            add(column.step, column.title, column.subtitle, tensor, values, column.masked, largest(values));
        }
    }

    // Its numbers beside those of the keys, from what the normaliser reads to its share.
    void addSink(const Explanation& share)
    {
        const double logit = share.beside->value / share.temperature;
        for (SoftmaxColumn& column : m_row.columns) {
            const bool read =
                &column + 1 == m_row.find(m_row.naive ? SoftmaxStep::Exponential : SoftmaxStep::MinusMaximum);
            if (read)
                column.sink = logit;
            else if (column.step == SoftmaxStep::MinusMaximum)
                column.sink = logit - share.maximum;
            else if (column.step == SoftmaxStep::Exponential)
                column.sink = share.beside->exponential;
            else if (column.step == SoftmaxStep::Divide)
                column.sink = share.beside->exponential / share.sum;
        }
    }

    void addExponentials(const Explanation& share)
    {
        std::vector<double> powers, exponentials;
        for (std::size_t key = 0; key < share.terms.size(); ++key) {
            powers.push_back(m_row.power(key));
            exponentials.push_back(share.terms[key].exponential);
        }
        if (!m_row.naive)
            add(SoftmaxStep::MinusMaximum, QObject::tr("Minus maximum"),
                (share.maximum < 0 ? QStringLiteral("− (%1)") : QStringLiteral("− %1")).arg(number(share.maximum)),
                normalised(m_computed), powers, maskBefore(),
                largestOf(powers) == 0 ? QObject::tr("maximum %1").arg(QStringLiteral("0")) : largest(powers));
        add(SoftmaxStep::Exponential, QObject::tr("Exponential"), QObject::tr("e to each value"),
            normalised(m_computed), std::move(exponentials), maskBefore(),
            QObject::tr("sum %1").arg(number(share.sum)));
    }

    void addWeights()
    {
        const auto withSum = [&](SoftmaxStep step, const QString& title, const QString& subtitle,
                                 const std::string& tensor, bool masked) {
            const std::vector<double> values = m_read(tensor);
            add(step, title, subtitle, tensor, values, masked, QObject::tr("sum %1").arg(number(sumOf(values))));
        };
        const StageTensor* after = maskedAfter(m_computed);
        withSum(SoftmaxStep::Divide, QObject::tr("Divide by the sum"), QStringLiteral("/ ") + number(m_row.sum),
                normalised(m_computed), maskBefore());
        if (!after)
            return;
        withSum(SoftmaxStep::MaskAfter, QObject::tr("Mask"),
                fillsAfter(m_config) ? QObject::tr("−∞ where masked") : QObject::tr("× 0 or × 1"), after->name, true);
        if (!after->onCard()) // a step makes it with its copy
            m_row.columns.back().tensor = "weights";
        if (rescalesWeights(m_config)) {
            const double left = sumOf(m_row.columns.back().values);
            withSum(SoftmaxStep::Rescale, QObject::tr("Rescale"), QStringLiteral("/ ") + number(left), "weights", true);
        }
    }

    const Computed& m_computed;
    const RowReader& m_read;
    SoftmaxRow& m_row;
    const Config& m_config;
};

QString noteOf(const Computed& computed, int batch, int head, int row)
{
    for (const RowNote& note : computed.trace->notes())
        if (note.batch == batch && note.query == row && (note.head < 0 || note.head == head))
            return QString::fromStdString(note.text);
    return {};
}

// "so far 4.8736": of the terms of the steps so far; empty before any.
QString sumSoFar(const SoftmaxColumn& column, std::size_t terms, int digits)
{
    const std::vector<double> made(column.values.begin(), column.values.begin() + std::ptrdiff_t(terms));
    return terms == 0 ? QString() : QObject::tr("so far %1").arg(formatNumber(sumOf(made), digits));
}

// What a cell is at one step: "e^(0.0000) = 1.0000".
QString stepWords(const SoftmaxRow& row, std::size_t at, const SoftmaxColumn& column)
{
    const auto number = [&](double value) { return formatNumber(value, row.digits); };
    const QString value = number(column.values[at]);
    if (column.pending[at])
        return QObject::tr("not computed yet");
    switch (column.step) {
    case SoftmaxStep::Scores: return QObject::tr("score %1").arg(value);
    case SoftmaxStep::Scale: return QObject::tr("scaled score %1").arg(value);
    case SoftmaxStep::Cap: return QObject::tr("capped score %1").arg(value);
    case SoftmaxStep::Bias: return QObject::tr("score with bias %1").arg(value);
    case SoftmaxStep::Mask: return QObject::tr("masked score %1").arg(value);
    case SoftmaxStep::Dropped: return QObject::tr("score after dropout %1").arg(value);
    case SoftmaxStep::Temperature:
        return QObject::tr("score / %1 = %2").arg(formatSignificant(row.temperature)).arg(value);
    case SoftmaxStep::MinusMaximum:
        return QStringLiteral("%1 − %2 = %3").arg(number(row.logits[at]), number(row.maximum), value);
    case SoftmaxStep::Exponential: return QStringLiteral("e^(%1) = %2").arg(number(row.power(at)), value);
    case SoftmaxStep::Divide: {
        const double part = row.byRowSum ? double(row.logits[at]) : row.find(SoftmaxStep::Exponential)->values[at];
        return QStringLiteral("%1 / %2 = %3").arg(number(part), number(row.sum), value);
    }
    case SoftmaxStep::MaskAfter:
        if (std::isinf(column.values[at]))
            return QObject::tr("masked: %1").arg(value);
        return QObject::tr("weight × %1 = %2").arg(column.masked[at] ? 0 : 1).arg(value);
    case SoftmaxStep::Rescale: return QObject::tr("weight %1 = %2").arg(column.subtitle, value);
    }
    return {};
}

} // namespace

int SoftmaxRow::allowed() const
{
    const auto& masked = columns.back().masked;
    int count = 0;
    for (std::size_t key = 0; key < masked.size(); ++key)
        count += !masked[key] && logits[key] != -INFINITY;
    return count;
}

bool SoftmaxRow::hasSink() const
{
    return std::ranges::any_of(columns, [](const SoftmaxColumn& column) { return column.sink.has_value(); });
}

int SoftmaxRow::positionOf(SoftmaxStep step) const
{
    const auto found = std::ranges::find(columns, step, &SoftmaxColumn::step);
    return found == columns.end() ? -1 : int(found - columns.begin());
}

const SoftmaxColumn* SoftmaxRow::find(SoftmaxStep step) const
{
    const int at = positionOf(step);
    return at < 0 ? nullptr : &columns[std::size_t(at)];
}

int softmaxRows(const Computed& computed)
{
    const TracedTensor* weights = computed.trace->find("weights");
    // A softmax down the columns computes no row by itself.
    const bool rows = weights && elementCount(weights->shape) > 0 && !normalisesColumns(computed.realized->config);
    return rows ? int(tensorMatrix(computed, *weights).rows) : 0;
}

SoftmaxRow softmaxRow(const Computed& computed, int batch, int head, int row, int digits)
{
    SoftmaxRow out;
    out.rows = softmaxRows(computed);
    if (out.rows == 0)
        return out;
    const TracedTensor& weights = *computed.trace->find("weights");
    const TensorMatrix matrix = tensorMatrix(computed, weights);
    out.row = std::clamp(row, 0, out.rows - 1);
    out.digits = digits;
    const std::int64_t item = std::clamp<std::int64_t>(batch, 0, matrix.batches - 1);
    out.query = rowLabels(computed, weights, item).value(out.row);
    out.keys = columnLabels(computed, weights, item);
    const auto cell = cellRefAt(computed, normalised(computed), int(item), head, {out.row, 0});
    const auto share =
        cell ? explain(computed.scene, *computed.realized, *computed.trace, *cell) : Result<Explanation>(Error{});
    if (!share)
        return out;
    out.naive = share->operation == Operation::SoftmaxNaive;
    out.byRowSum = share->operation == Operation::Sum;
    const RowReader read(computed, batch, head, out.row);
    RowBuilder(computed, read, out).build(*share);
    out.note = noteOf(computed, batch, head, out.row);
    out.whole = std::ranges::none_of(
        out.columns, [](const SoftmaxColumn& column) { return std::ranges::any_of(column.values, isWithheld); });
    return out;
}

SoftmaxRow atStep(SoftmaxRow row, const Walk& steps, const std::optional<StepPlace>& step)
{
    if (!step || row.empty())
        return row;
    const SoftmaxColumn& divide = *row.find(SoftmaxStep::Divide);
    const std::size_t last = divide.values.size() - 1;
    const auto hasTerm = [&](const SoftmaxColumn& column, std::size_t key) {
        const int number = steps.source(column.tensor);
        return number < 0 || attn::hasTerm(steps, *step, number, row.row, std::int64_t(key));
    };
    const auto isDone = [&](const SoftmaxColumn& column, std::size_t key) {
        const int number = steps.source(column.tensor);
        return number < 0 || steps.state(*step, number, row.row, std::int64_t(key)) == StepState::Done;
    };
    std::size_t terms = 0; // of the sum
    while (terms <= last && hasTerm(divide, terms))
        ++terms;
    const bool sum_known = terms > last;
    for (SoftmaxColumn& column : row.columns) {
        const bool makes_terms = column.step >= SoftmaxStep::Temperature && column.step <= SoftmaxStep::Exponential;
        for (std::size_t key = 0; key <= last; ++key)
            column.pending[key] = makes_terms ? !hasTerm(column, key) : !isDone(column, key);
        const auto open = std::ranges::count(column.pending, true);
        const bool sums = column.step == SoftmaxStep::Exponential || (row.byRowSum && &column + 1 == &divide);
        if (sums && !sum_known)
            column.foot = sumSoFar(column, terms, row.digits);
        else if (open > 0)
            column.foot.clear();
        if (!sum_known)
            column.sink.reset();
        const bool tells = column.step == SoftmaxStep::MinusMaximum || column.step == SoftmaxStep::Rescale;
        if (column.step == SoftmaxStep::Divide ? !sum_known : tells && open > std::ptrdiff_t(last))
            column.subtitle.clear();
        row.whole = row.whole && open == 0;
    }
    if (!row.whole)
        row.note.clear();
    return row;
}

QString softmaxEquation(const SoftmaxRow& row, int key, SoftmaxStep step, const QString& accent)
{
    const std::size_t at = std::size_t(key);
    const auto number = [&](double value) { return formatNumber(value, row.digits); };
    const auto part = [&](const QString& text, bool here) {
        return here ? QStringLiteral("<span style=\"color:%1\">%2</span>").arg(accent, text) : text;
    };
    const SoftmaxColumn& divide = *row.find(SoftmaxStep::Divide);
    if (divide.pending[at]) { // the last step reached so far
        const auto done = std::ranges::find_if(row.columns.rbegin(), row.columns.rend(),
                                               [&](const SoftmaxColumn& column) { return !column.pending[at]; });
        return stepWords(row, at, done == row.columns.rend() ? row.columns.front() : *done);
    }
    QString text;
    const double logit = row.logits[at];
    if (row.byRowSum) {
        text = part(number(logit), step != SoftmaxStep::Divide) + QStringLiteral(" / ") + number(row.sum);
    } else {
        const double exponential = row.find(SoftmaxStep::Exponential)->values[at];
        const bool early = step < SoftmaxStep::MinusMaximum;
        if (!row.naive && (early || step == SoftmaxStep::MinusMaximum)) {
            const QString difference = part(number(logit), early) + QStringLiteral(" − ") + number(row.maximum);
            text = QStringLiteral("e^(") + part(difference, step == SoftmaxStep::MinusMaximum) +
                   QStringLiteral(") / ") + number(row.sum) + QStringLiteral(" = ");
        }
        text += part(QStringLiteral("e^(%1)").arg(number(row.power(at))),
                     step == SoftmaxStep::Exponential || (row.naive && early)) +
                QStringLiteral(" / ") + number(row.sum) + QStringLiteral(" = ") + number(exponential) +
                QStringLiteral(" / ") + number(row.sum);
    }
    text += QStringLiteral(" = ") +
            (row.columns.size() > 0 && &divide == &row.columns.back()
                 ? QStringLiteral("<b>%1</b>").arg(part(number(divide.values[at]), step == SoftmaxStep::Divide))
                 : number(divide.values[at]));
    if (const SoftmaxColumn* after = row.find(SoftmaxStep::MaskAfter); after && !after->pending[at]) {
        const bool last = after == &row.columns.back();
        text += QStringLiteral(" × %1 = ").arg(after->masked[at] ? 0 : 1) +
                (last ? QStringLiteral("<b>%1</b>") : QStringLiteral("%1"))
                    .arg(part(number(after->values[at]), step == SoftmaxStep::MaskAfter));
        if (const SoftmaxColumn* rescale = row.find(SoftmaxStep::Rescale); rescale && !rescale->pending[at])
            text += QStringLiteral(" ") + rescale->subtitle +
                    QStringLiteral(" = <b>%1</b>").arg(part(number(rescale->values[at]), step == SoftmaxStep::Rescale));
    }
    return text;
}

QString softmaxSentence(const SoftmaxRow& row, int key, SoftmaxStep step)
{
    const SoftmaxColumn* column = row.find(step);
    if (!column || key < 0 || key >= row.keys.size())
        return {};
    const QString words =
        QObject::tr("query %1, key %2: %3").arg(row.query, row.keys[key], stepWords(row, std::size_t(key), *column));
    const SoftmaxColumn* powers = row.find(SoftmaxStep::Exponential);
    const bool sums = step == SoftmaxStep::Exponential || step == SoftmaxStep::Divide;
    if (!sums || !powers || !powers->sink || column->pending[std::size_t(key)])
        return words;
    return QObject::tr("%1; the sink adds %2 to the sum").arg(words, formatNumber(*powers->sink, row.digits));
}

} // namespace attn
