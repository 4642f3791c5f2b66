// SPDX-License-Identifier: GPL-3.0-or-later
// What the checks are made of, for the files of checksOf() alone.
#pragma once

#include "ui/facts/checks.h"

#include <initializer_list>
#include <span>
#include <string_view>

namespace attn::checkparts {

inline constexpr std::int64_t most_numbers = 1'000'000; // read at once in the GUI thread: some 10 ms
inline constexpr double sum_tolerance = 1e-5;           // of float32 row sums, as torch.testing allows

// The planes of [B,H,T,T] that are read, and how the sentences say so.
struct Span {
    std::int64_t first = 0, planes = 0, heads = 1;
    QString said;        // "%1", or "In this head: %1" where it is not all of them
    bool beside = false; // what is said is about the rows that hide nothing

    void leaveOut(std::int64_t hidden); // that many rows
};
Span spanOf(const Computed& computed, const TracedTensor& tensor, int batch, int head, CheckScope scope);

// The rows of a tensor in order as float32, the fastest format to read from a large trace.
class Rows {
public:
    explicit Rows(const TracedTensor& tensor);
    std::span<const float> row(std::int64_t plane, std::int64_t row);
    std::int64_t rows() const { return m_rows; }
    std::int64_t columns() const { return std::int64_t(m_row.size()); }

private:
    const TracedTensor& m_tensor;
    std::int64_t m_rows;
    std::vector<float> m_row;
};

// Whether a number of one of these tensors [B,H,T,T], in those planes, is pinned: then what a check finds there need not be
// the layer's doing.
bool anyOverridden(const Computed& computed, const Span& span, std::initializer_list<std::string_view> tensors);
QString byOverride(const QString& sentence); // with the cause that a check then names: "…: a value is pinned"

double sumOf(std::span<const float> values);
bool hidesAny(std::span<const float> values);
// Numbers that are neither 0 nor nan.
std::int64_t aliveIn(std::span<const float> values);
// "journey", with item and head if there are several; head -1: in all of them.
QString rowName(const Computed& computed, std::int64_t batch, std::int64_t head, std::int64_t row);

// Each adds what applies to this layer.
void addScores(const Computed& computed, std::vector<Check>& checks);
void addMasked(const Computed& computed, int batch, int head, CheckScope scope, std::vector<Check>& checks);
void addWeights(const Computed& computed, int batch, int head, CheckScope scope, std::vector<Check>& checks);
void addDropout(const Computed& computed, int batch, int head, CheckScope scope, std::vector<Check>& checks);
void addConcat(const Computed& computed, std::vector<Check>& checks);

} // namespace attn::checkparts
