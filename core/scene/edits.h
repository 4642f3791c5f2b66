// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers put in by hand: which cells of which tensors, found by tensor and cell. Copies of a list share their
// contents, and a change copies one block of it, so that every step of the undo history can keep its own list.
//
// x and a memory may be given without their batch axis. A cell [0, t, d] may then be called [t, d] too: only the
// functions here know.
#pragma once

#include "core/base/tensor.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace attn {

// One number put in by hand. Applied as soon as `tensor` is made, so that what is derived from it follows.
struct Edit {
    std::string tensor;
    Index index;
    float value = 0;
    bool operator==(const Edit& other) const; // by bits, as tensors: nan equals nan
};

// One edit of a known tensor.
struct CellEdit {
    Index index; // as it was written
    float value = 0;
    std::uint64_t order = 0; // ascending from the first edit of the list to the last, over all tensors
};

// The edits of one tensor, cell after cell in row-major order.
class TensorEdits {
    using Block = std::vector<CellEdit>;
    using Blocks = std::vector<std::shared_ptr<Block>>;

public:
    class Iterator {
    public:
        using value_type = CellEdit;
        using difference_type = std::ptrdiff_t;

        Iterator() = default;
        const CellEdit& operator*() const { return (**m_block)[m_at]; }
        const CellEdit* operator->() const { return &**this; }
        Iterator& operator++()
        {
            if (++m_at == (*m_block)->size())
                nextBlock();
            return *this;
        }
        Iterator operator++(int)
        {
            const Iterator before = *this;
            ++*this;
            return before;
        }
        bool operator==(const Iterator&) const = default;

    private:
        friend class TensorEdits;
        explicit Iterator(Blocks::const_iterator block) : m_block(block) {}
        bool beginsSameBlock(const Iterator& other) const
        {
            return m_at == 0 && other.m_at == 0 && *m_block == *other.m_block;
        }
        void nextBlock()
        {
            ++m_block;
            m_at = 0;
        }
        Blocks::const_iterator m_block{};
        std::size_t m_at = 0;
    };

    explicit TensorEdits(std::string tensor) : m_tensor(std::move(tensor)) {}

    const std::string& tensor() const { return m_tensor; }
    bool empty() const { return m_blocks.empty(); }
    std::size_t size() const { return m_size; }
    Iterator begin() const { return Iterator(m_blocks.begin()); }
    Iterator end() const { return Iterator(m_blocks.end()); }
    // The edit of a cell; null when it has none.
    const CellEdit* find(const Index& index) const;
    // The edits in the order of the list that they are from.
    std::vector<const CellEdit*> inOrder() const;

    // Calls visit(was, now) for every cell that `before` or `after` edits, in row-major order, null for the one that
    // does not. Leaves out many cells that are alike in both: those that the lists share.
    static void compare(const TensorEdits& before, const TensorEdits& after,
                        const std::function<void(const CellEdit* was, const CellEdit* now)>& visit);

private:
    friend class EditList;
    std::size_t blockFor(const Index& index) const; // the one that holds the cell, or would
    CellEdit* findToWrite(const Index& index);
    void insert(CellEdit edit);
    bool remove(const Index& index);
    static Block& writable(std::shared_ptr<Block>& block);

    std::string m_tensor;
    Blocks m_blocks; // none is empty
    std::size_t m_size = 0;
};

class EditList {
public:
    // An edit where it lies; valid until its list is changed or destroyed.
    struct Entry {
        const std::string& tensor;
        const Index& index;
        const float& value;
        operator Edit() const { return {tensor, index, value}; }
    };

    EditList() = default;
    // In this order, also where two are of the same cell: plan() refuses those.
    EditList(const std::vector<Edit>& edits);

    bool empty() const { return size() == 0; }
    std::size_t size() const;
    // Never null; without edits where the tensor has none. Stays as it is when the list is changed.
    std::shared_ptr<const TensorEdits> of(const std::string& tensor) const;
    bool contains(const std::string& tensor, const Index& index) const;
    // Those that have edits, each once.
    const std::vector<std::shared_ptr<TensorEdits>>& tensors() const { return m_tensors; }
    // All of them, the first one that was made first: as a file has them.
    std::vector<Entry> inOrder() const;

    // Sets a cell to `value`: replaces the edit of that cell in place, or appends one.
    void set(const std::string& tensor, const Index& index, float value);
    // Removes the edit of a cell; false if there is none.
    bool remove(const std::string& tensor, const Index& index);
    void removeAll(const std::string& tensor);
    void removeIf(const std::function<bool(const Entry& edit)>& unwanted);
    // At the end, also where the cell has an edit already.
    void add(Edit edit);
    void clear() { *this = {}; }

    // The same edits in the same order.
    bool operator==(const EditList& other) const;

private:
    const TensorEdits* find(const std::string& tensor) const;
    TensorEdits* findToWrite(const std::string& tensor);
    TensorEdits& writable(const std::string& tensor);
    void dropEmpty();

    std::vector<std::shared_ptr<TensorEdits>> m_tensors;
    std::uint64_t m_next = 0; // order of the next edit
};

// The row-major position of a cell in `shape`; -1 if there is none.
std::int64_t cellOf(const Shape& shape, const Index& index);
// The index of the same cell with `rank` numbers: leading axes of one, of the batch or the heads, are left out or put in.
Index indexOfRank(Index index, std::size_t rank);

} // namespace attn
