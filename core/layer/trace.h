// SPDX-License-Identifier: GPL-3.0-or-later
// The result of one computation: every intermediate of the layer as a named, shaped tensor that never changes again.
// Only backends make one, and only core/engine/engine.h has them run; everybody else holds it const and reads it through Trace
// and TracedTensor, so that a backend is free to store a stage, share it or derive it.
#pragma once

#include "core/base/tensor.h"
#include "core/layer/kept.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct PoolGrid;
class TensorSource;

// One tensor of a trace. Numbers are read by their flat position, row-major; any thread may.
class TracedTensor {
public:
    std::string name;
    Shape shape;
    Kind kind = Kind::Real;

    TracedTensor() = default;
    TracedTensor(std::string named, Shape shaped, Kind of, std::shared_ptr<const TensorSource> source)
        : name(std::move(named)), shape(std::move(shaped)), kind(of), m_source(std::move(source)),
          m_size(elementCount(shape))
    {
    }

    // What lies outside the tensor is nan, and ends a strict program (core/base/expect.h).
    double at(std::int64_t flat) const;
    // Elements flat .. flat + out.size() - 1.
    void read(std::int64_t flat, std::span<double> out) const;
    void read(std::int64_t flat, std::span<float> out) const;
    // The best value of every bin, row-major (core/layer/pooling.h); `out` holds as many as the grid has bins.
    void pool(const PoolGrid& grid, std::span<float> out) const;

    const std::shared_ptr<const TensorSource>& source() const { return m_source; } // for backends alone

private:
    template <class Number> void readInto(std::int64_t flat, std::span<Number> out) const;

    std::shared_ptr<const TensorSource> m_source;
    std::int64_t m_size = 0;
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
    std::string text; // why, without the row's name
};

class Trace {
public:
    Trace(std::string backend, std::vector<TracedTensor> tensors, std::vector<RowNote> notes = {})
        : m_backend(std::move(backend)), m_tensors(std::move(tensors)), m_notes(std::move(notes))
    {
    }

    const std::string& backend() const { return m_backend; } // "cpu", "reference", "cuda"
    // Why another backend than the requested one computed it, in one sentence; empty: none did.
    const std::string& fallback() const { return m_fallback; }
    // How it was computed: "full", "steps" (full, one stage after the other), or the only part recomputed: "x row",
    // "query head", "key head", "value column", "mask", "dropout", "norms", "sink", "position bias", "head", "output",
    // "nothing".
    const std::string& path() const { return m_path; }
    // In the order in which they were made: inputs, draws, then x, q, k, v, scores … output.
    const std::vector<TracedTensor>& tensors() const { return m_tensors; }
    const TracedTensor* find(std::string_view name) const;

    // The readers below need a tensor of this trace and an index inside its shape; otherwise they return nan.
    double cell(const TracedTensor& tensor, const Index& index) const;
    std::vector<double> row(const TracedTensor& tensor, std::int64_t plane, std::int64_t row) const;
    std::vector<float> tile(const TracedTensor& tensor, const Tile& tile) const; // rows * columns values
    Tensor dense(const TracedTensor& tensor) const;                              // float32; doubles are rounded

    // Rows of the weights that became nan or were zeroed, and why.
    const std::vector<RowNote>& notes() const { return m_notes; }

    // The same computation with this tensor only: the others' memory can be freed.
    std::shared_ptr<const Trace> only(const TracedTensor& tensor) const;

    // For the engine and its backends, which alone hold a non-const trace: one that is being made, or that has no other
    // readers.
    void setPath(std::string path) { m_path = std::move(path); }
    void setFallback(std::string why) { m_fallback = std::move(why); }
    void setNotes(std::vector<RowNote> notes) { m_notes = std::move(notes); }
    std::vector<TracedTensor>& tensorsToRenew() { return m_tensors; }
    // What the backend keeps with the numbers for the next run; null: nothing.
    void setKept(std::shared_ptr<Kept> kept) { m_kept = std::move(kept); }
    const std::shared_ptr<Kept>& kept() const { return m_kept; }

private:
    std::string m_backend, m_path = "full", m_fallback;
    std::shared_ptr<Kept> m_kept;
    std::vector<TracedTensor> m_tensors;
    std::vector<RowNote> m_notes;
};

// How a shape reads as matrices: planes * rows * columns. A vector is one row; a scalar one cell.
struct MatrixShape {
    std::int64_t planes = 1, rows = 1, columns = 1;
};
MatrixShape matrixShape(const Shape& shape);

} // namespace attn
