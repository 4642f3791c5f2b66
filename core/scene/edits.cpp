// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/edits.h"

#include "core/base/strides.h"

#include <algorithm>
#include <compare>
#include <span>
#include <utility>

namespace attn {

namespace {

// A change copies one block and the list of blocks; of 65,536 edits both are about as large.
constexpr std::size_t block_size = 128;

// The index without the batch axis of a batch of one: how two names of one cell are alike.
std::span<const std::int64_t> withoutBatch(const Index& index)
{
    const bool first_of_batch = index.size() == 3 && index[0] == 0;
    return std::span(index).subspan(first_of_batch ? 1 : 0);
}

// Row-major order; equal for two names of one cell.
std::strong_ordering compareCells(const Index& a, const Index& b)
{
    const auto of_a = withoutBatch(a), of_b = withoutBatch(b);
    if (of_a.size() != of_b.size())
        return of_a.size() <=> of_b.size();
    return std::lexicographical_compare_three_way(of_a.begin(), of_a.end(), of_b.begin(), of_b.end());
}

} // namespace

bool Edit::operator==(const Edit& other) const
{
    return tensor == other.tensor && index == other.index && sameBits(value, other.value);
}

std::size_t TensorEdits::blockFor(const Index& index) const
{
    const auto found = std::ranges::partition_point(
        m_blocks, [&](const auto& block) { return compareCells(block->back().index, index) < 0; });
    return static_cast<std::size_t>(found - m_blocks.begin());
}

const CellEdit* TensorEdits::find(const Index& index) const
{
    const std::size_t at = blockFor(index);
    if (at == m_blocks.size())
        return nullptr;
    const auto found = std::ranges::partition_point(
        *m_blocks[at], [&](const CellEdit& edit) { return compareCells(edit.index, index) < 0; });
    return compareCells(found->index, index) == 0 ? &*found : nullptr;
}

std::vector<const CellEdit*> TensorEdits::inOrder() const
{
    std::vector<const CellEdit*> edits;
    edits.reserve(m_size);
    for (const CellEdit& edit : *this)
        edits.push_back(&edit);
    std::ranges::sort(edits, {}, &CellEdit::order);
    return edits;
}

void TensorEdits::compare(const TensorEdits& before, const TensorEdits& after,
                          const std::function<void(const CellEdit* was, const CellEdit* now)>& visit)
{
    Iterator was = before.begin(), now = after.begin();
    while (was != before.end() || now != after.end()) {
        const bool both = was != before.end() && now != after.end();
        if (both && was.beginsSameBlock(now)) {
            was.nextBlock();
            now.nextBlock();
            continue;
        }
        const auto order = both                 ? compareCells(was->index, now->index)
                           : now == after.end() ? std::strong_ordering::less
                                                : std::strong_ordering::greater;
        visit(order <= 0 ? &*was : nullptr, order >= 0 ? &*now : nullptr);
        if (order <= 0)
            ++was;
        if (order >= 0)
            ++now;
    }
}

TensorEdits::Block& TensorEdits::writable(std::shared_ptr<Block>& block)
{
    if (block.use_count() > 1)
        block = std::make_shared<Block>(*block);
    return *block;
}

CellEdit* TensorEdits::findToWrite(const Index& index)
{
    const CellEdit* found = find(index);
    if (!found)
        return nullptr;
    std::shared_ptr<Block>& block = m_blocks[blockFor(index)];
    const auto at = found - block->data();
    return &writable(block)[at];
}

void TensorEdits::insert(CellEdit edit)
{
    ++m_size;
    const std::size_t at = blockFor(edit.index);
    if (at == m_blocks.size() && (m_blocks.empty() || m_blocks.back()->size() >= block_size)) {
        m_blocks.push_back(std::make_shared<Block>(1, std::move(edit)));
        return;
    }
    std::shared_ptr<Block>& block = m_blocks[std::min(at, m_blocks.size() - 1)];
    const auto place = std::ranges::partition_point(
        *block, [&](const CellEdit& other) { return compareCells(other.index, edit.index) <= 0; });
    const auto offset = place - block->begin();
    Block& edits = writable(block);
    edits.insert(edits.begin() + offset, std::move(edit));
    if (edits.size() > block_size) {
        const auto middle = edits.begin() + block_size / 2;
        auto rest = std::make_shared<Block>(std::make_move_iterator(middle), std::make_move_iterator(edits.end()));
        edits.erase(middle, edits.end());
        m_blocks.insert(m_blocks.begin() + static_cast<std::ptrdiff_t>(std::min(at, m_blocks.size() - 1)) + 1,
                        std::move(rest));
    }
}

bool TensorEdits::remove(const Index& index)
{
    const CellEdit* found = find(index);
    if (!found)
        return false;
    const auto at = m_blocks.begin() + static_cast<std::ptrdiff_t>(blockFor(index));
    const auto offset = found - (*at)->data();
    Block& edits = writable(*at);
    edits.erase(edits.begin() + offset);
    if (edits.empty())
        m_blocks.erase(at);
    --m_size;
    return true;
}

EditList::EditList(const std::vector<Edit>& edits)
{
    for (const Edit& edit : edits)
        add(edit);
}

std::size_t EditList::size() const
{
    std::size_t size = 0;
    for (const auto& edits : m_tensors)
        size += edits->size();
    return size;
}

const TensorEdits* EditList::find(const std::string& tensor) const
{
    const auto found =
        std::ranges::find(m_tensors, tensor, [](const auto& edits) -> const std::string& { return edits->tensor(); });
    return found == m_tensors.end() ? nullptr : found->get();
}

std::shared_ptr<const TensorEdits> EditList::of(const std::string& tensor) const
{
    for (const auto& edits : m_tensors)
        if (edits->tensor() == tensor)
            return edits;
    return std::make_shared<const TensorEdits>(tensor);
}

bool EditList::contains(const std::string& tensor, const Index& index) const
{
    const TensorEdits* edits = find(tensor);
    return edits && edits->find(index);
}

std::vector<EditList::Entry> EditList::inOrder() const
{
    std::vector<std::pair<const CellEdit*, const std::string*>> edits;
    edits.reserve(size());
    for (const auto& each : m_tensors)
        for (const CellEdit& edit : *each)
            edits.emplace_back(&edit, &each->tensor());
    std::ranges::sort(edits, {}, [](const auto& edit) { return edit.first->order; });
    std::vector<Entry> entries;
    entries.reserve(edits.size());
    for (const auto& [edit, tensor] : edits)
        entries.push_back({*tensor, edit->index, edit->value});
    return entries;
}

TensorEdits* EditList::findToWrite(const std::string& tensor)
{
    for (auto& edits : m_tensors) {
        if (edits->tensor() != tensor)
            continue;
        if (edits.use_count() > 1)
            edits = std::make_shared<TensorEdits>(*edits);
        return edits.get();
    }
    return nullptr;
}

TensorEdits& EditList::writable(const std::string& tensor)
{
    if (TensorEdits* edits = findToWrite(tensor))
        return *edits;
    return *m_tensors.emplace_back(std::make_shared<TensorEdits>(tensor));
}

void EditList::dropEmpty()
{
    std::erase_if(m_tensors, [](const auto& edits) { return edits->empty(); });
}

void EditList::set(const std::string& tensor, const Index& index, float value)
{
    TensorEdits& edits = writable(tensor);
    if (CellEdit* edit = edits.findToWrite(index))
        edit->value = value;
    else
        edits.insert({index, value, m_next++});
}

bool EditList::remove(const std::string& tensor, const Index& index)
{
    if (!contains(tensor, index))
        return false;
    findToWrite(tensor)->remove(index);
    dropEmpty();
    return true;
}

void EditList::removeAll(const std::string& tensor)
{
    std::erase_if(m_tensors, [&](const auto& edits) { return edits->tensor() == tensor; });
}

void EditList::removeIf(const std::function<bool(const Entry& edit)>& unwanted)
{
    const EditList before = *this; // so that its entries stay
    for (const Entry& edit : before.inOrder())
        if (unwanted(edit))
            findToWrite(edit.tensor)->remove(edit.index);
    dropEmpty();
}

void EditList::add(Edit edit) { writable(edit.tensor).insert({std::move(edit.index), edit.value, m_next++}); }

bool EditList::operator==(const EditList& other) const
{
    if (size() != other.size())
        return false;
    bool same = true, same_order = true;
    for (const auto& edits : m_tensors) {
        const TensorEdits* others = other.find(edits->tensor());
        if (others == edits.get())
            continue;
        if (!others || others->size() != edits->size())
            return false;
        TensorEdits::compare(*edits, *others, [&](const CellEdit* a, const CellEdit* b) {
            same = same && a && b && a->index == b->index && sameBits(a->value, b->value);
            same_order = same_order && a && b && a->order == b->order;
        });
        if (!same)
            return false;
    }
    const auto sameCell = [](const Entry& a, const Entry& b) { return a.tensor == b.tensor && a.index == b.index; };
    return same_order || std::ranges::equal(inOrder(), other.inOrder(), sameCell);
}

std::int64_t cellOf(const Shape& shape, const Index& index)
{
    if (index.size() == 2 && shape.size() == 3)
        return shape[0] == 1 ? flatIndex(shape, {0, index[0], index[1]}) : -1;
    return flatIndex(shape, index);
}

Index indexOfRank(Index index, std::size_t rank)
{
    while (index.size() > rank)
        index.erase(index.begin());
    while (index.size() < rank)
        index.insert(index.begin(), 0);
    return index;
}

} // namespace attn
