// SPDX-License-Identifier: GPL-3.0-or-later
// One row from scores to weights, one column for each operation, in the order of the scene. Pure: no widget.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/walk.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace attn {

enum class SoftmaxStep {
    Scores,
    Scale,
    Cap,
    Bias,
    Mask,
    Dropped,
    Temperature,
    MinusMaximum,
    Exponential,
    Divide,
    MaskAfter,
    Rescale
};

struct SoftmaxColumn {
    SoftmaxStep step = SoftmaxStep::Scores;
    QString title, subtitle, foot; // "Exponential", "e to the power", "sum 4.2313"
    std::vector<double> values;
    std::vector<bool> masked;   // hatched: what the number is follows from the mask alone
    std::string tensor;         // made together with this column
    std::vector<bool> pending;  // hidden: not reached by the steps
    std::optional<double> sink; // what the head's sink, which is no key, has in this column
};

struct SoftmaxRow {
    QString query;
    QStringList keys;
    int row = 0, rows = 0;
    int digits = 4;
    bool naive = false, byRowSum = false; // else the softmax with the maximum taken off
    double temperature = 1;
    std::vector<SoftmaxColumn> columns;
    std::vector<float> logits;   // the normaliser's input after the temperature
    double maximum = 0, sum = 0; // as in core/explain; naive: nothing subtracted
    bool whole = true;           // nothing in it is pending or hidden
    QString note;                // why numbers are nan or a row was set to 0; else empty

    bool empty() const { return columns.empty(); }
    double power(std::size_t key) const { return logits[key] - float(maximum); } // of e
    int allowed() const;                    // keys neither masked nor given as minus infinity
    bool hasSink() const;                   // a share of the sum is no key's
    int positionOf(SoftmaxStep step) const; // -1 when the row has no such column
    const SoftmaxColumn* find(SoftmaxStep step) const;
};

// The row of the weights at batch item and head. Empty when the trace has no weights.
SoftmaxRow softmaxRow(const Computed& computed, int batch, int head, int row, int digits);
// The row as far as the steps have come: the rest is pending, and heads and feet of columns that would reveal it are
// empty.
SoftmaxRow atStep(SoftmaxRow row, const Walk& steps, const std::optional<StepPlace>& step);
// How many rows the weights have for one batch item and head; 0 without weights.
int softmaxRows(const Computed& computed);

// The chosen cell from its score to its weight as rich text, the part of `step` in the accent colour:
// "e^(0.0000) / 4.2313 = 1.0000 / 4.2313 = 0.2363".
QString softmaxEquation(const SoftmaxRow& row, int key, SoftmaxStep step, const QString& accent);
// The cell at one step in words: "query one, key journey: e^(0.0000) = 1.0000".
QString softmaxSentence(const SoftmaxRow& row, int key, SoftmaxStep step);

} // namespace attn
