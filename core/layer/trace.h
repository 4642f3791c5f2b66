// SPDX-License-Identifier: GPL-3.0-or-later
// The result of one computation: every intermediate of the layer as a named, shaped tensor that never changes again.
// Readers use cell, row, tile and dense only, so that a backend is free to store a stage, share it or derive it.
#pragma once

#include "core/base/keepmask.h"
#include "core/base/tensor.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace attn {

struct PoolGrid;

// Where the numbers of one traced tensor come from.
class TensorSource {
public:
    virtual ~TensorSource() = default;
    virtual double at(std::int64_t flat) const = 0;
    // Elements flat .. flat + out.size() - 1. Override where a whole run is cheaper than cells.
    virtual void read(std::int64_t flat, std::span<double> out) const;
    virtual void read(std::int64_t flat, std::span<float> out) const;
    // The best value of every bin of a region (core/layer/pooling.h). Override where pooling needs no finished numbers.
    virtual void pool(const PoolGrid& grid, std::span<float> out) const;
};

// The three ways to hold a tensor today.
std::shared_ptr<const TensorSource> makeSource(Tensor values);
std::shared_ptr<const TensorSource> makeSource(std::vector<double> values);
std::shared_ptr<const TensorSource> makeSource(std::shared_ptr<const KeepMask> keep);

struct TracedTensor {
    std::string name;
    Shape shape;
    Kind kind = Kind::Real;
    std::shared_ptr<const TensorSource> source;
};

// A part of one matrix: the last two axes are rows and columns, all leading axes together count planes.
struct Tile {
    std::int64_t plane = 0, row = 0, column = 0, rows = 0, columns = 0;
};

// A row whose numbers surprise, and why: "every key of query 2 (batch 0) is masked: 0 / 0 is nan".
struct RowNote {
    std::int64_t batch = 0;
    std::int64_t head = -1; // -1: the same in every head
    std::int64_t query = 0;
    std::string text;
};

class Trace {
public:
    Trace(std::string backend, std::vector<TracedTensor> tensors, std::vector<RowNote> notes)
        : m_backend(std::move(backend)), m_tensors(std::move(tensors)), m_notes(std::move(notes))
    {
    }

    const std::string& backend() const { return m_backend; } // "cpu", "reference", "cuda"
    // Why another backend than the one that was asked for computed it, in one sentence; empty: none did.
    const std::string& fallback() const { return m_fallback; }
    // How it was computed: "full", "steps" (full, one stage after the other), or what alone was computed anew:
    // "x row", "query head", "key head", "value column", "mask", "dropout", "output", "nothing".
    const std::string& path() const { return m_path; }
    // In the order in which they were made: inputs, draws, then x, q, k, v, scores … output.
    const std::vector<TracedTensor>& tensors() const { return m_tensors; }
    const TracedTensor* find(const std::string& name) const;

    // The readers below want a tensor of this trace and an index inside its shape.
    double cell(const TracedTensor& tensor, const Index& index) const;
    std::vector<double> row(const TracedTensor& tensor, std::int64_t plane, std::int64_t row) const;
    std::vector<float> tile(const TracedTensor& tensor, const Tile& tile) const; // rows * columns values
    Tensor dense(const TracedTensor& tensor) const;                              // float32; doubles are rounded

    // Rows of the weights that became nan or were zeroed, and why.
    const std::vector<RowNote>& notes() const { return m_notes; }

private:
    friend class TraceAccess; // the engine's: what it keeps beside the numbers, and their renewal in place

    std::string m_backend, m_path = "full", m_fallback;
    std::shared_ptr<void> m_kept;
    std::vector<TracedTensor> m_tensors;
    std::vector<RowNote> m_notes;
};

// How a shape reads as matrices: planes * rows * columns. A vector is one row; a scalar one cell.
struct MatrixShape {
    std::int64_t planes = 1, rows = 1, columns = 1;
};
MatrixShape matrixShape(const Shape& shape);

} // namespace attn
