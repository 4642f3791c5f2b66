// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/backends/cuda/twindevice.h"

#include "core/backends/cuda/kernels/rowlogic.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <vector>

namespace attn::test {

using namespace cuda;

namespace {

// --- the pointers of every operation; those to what is written are not const ---

template <class Visit> void eachPointer(Product& op, Visit visit) { visit(op.a), visit(op.b), visit(op.c); }
template <class Visit> void eachPointer(RowRule& rule, Visit visit)
{
    visit(rule.mask), visit(rule.keep), visit(rule.bias), visit(rule.sinks);
}
template <class Visit> void eachPointer(AddBias& op, Visit visit) { visit(op.y), visit(op.bias); }
template <class Visit> void eachPointer(Dots& op, Visit visit)
{
    visit(op.a), visit(op.b), visit(op.bias), visit(op.c);
}
template <class Visit> void eachPointer(NormHeads& op, Visit visit) { visit(op.from), visit(op.weight), visit(op.to); }
template <class Visit> void eachPointer(RotateHeads& op, Visit visit) { visit(op.from), visit(op.turns), visit(op.to); }
template <class Visit> void eachPointer(RowPass& op, Visit visit)
{
    eachPointer(op.rule, visit);
    visit(op.scores), visit(op.states), visit(op.scaled), visit(op.capped), visit(op.biased), visit(op.masked),
        visit(op.dropped_scores), visit(op.unmasked);
    visit(op.times_mask), visit(op.weights), visit(op.dropped), visit(op.row_sums), visit(op.mixing);
}
template <class Visit> void eachPointer(ReadStage& op, Visit visit)
{
    eachPointer(op.rule, visit);
    visit(op.scores), visit(op.states), visit(op.out);
}
template <class Visit> void eachPointer(PoolStage& op, Visit visit)
{
    eachPointer(op.rule, visit);
    visit(op.scores), visit(op.states), visit(op.out);
}
template <class Visit> void eachPointer(SinkShares& op, Visit visit)
{
    eachPointer(op.rule, visit);
    visit(op.states), visit(op.out);
}
template <class Visit> void eachPointer(TokenScores& op, Visit visit)
{
    eachPointer(op.rule, visit);
    visit(op.q), visit(op.k), visit(op.scores), visit(op.old_scores);
}
template <class Visit> void eachPointer(MakeSums& op, Visit visit)
{
    eachPointer(op.rule, visit);
    visit(op.states), visit(op.context), visit(op.sums);
}
template <class Visit> void eachPointer(MoveRows& op, Visit visit)
{
    eachPointer(op.rule, visit);
    visit(op.scores), visit(op.old_scores), visit(op.v), visit(op.old_value), visit(op.states), visit(op.sums);
    visit(op.context), visit(op.fault);
}
template <class Visit> void eachPointer(FreshRows& op, Visit visit)
{
    eachPointer(op.rule, visit);
    visit(op.list), visit(op.scores), visit(op.v), visit(op.states), visit(op.sums), visit(op.context);
}
template <class Visit> void eachPointer(Cumulate& op, Visit visit) { visit(op.mixing), visit(op.v), visit(op.out); }
template <class Visit> void eachPointer(DropCells& op, Visit visit) { visit(op.x), visit(op.keep), visit(op.out); }
template <class Visit> void eachPointer(CheckFinite& op, Visit visit) { visit(op.numbers), visit(op.fault); }
template <class Visit> void eachPointer(Silence& op, Visit visit) { visit(op.context); }

// --- rows ---

// What numbers are measured by: the largest of their row; 0: of all that was written, where the operation sums products.
template <class Operation> std::int64_t rowLength(const Operation&, const void*) { return 0; }
std::int64_t rowLength(const RowPass& op, const void* written) { return written == op.row_sums ? 0 : op.rule.columns; }
std::int64_t rowLength(const ReadStage& op, const void*) { return op.rule.columns; }
std::int64_t rowLength(const PoolStage& op, const void*) { return op.grid.columns; }
std::int64_t rowLength(const DropCells&, const void*) { return 1; }

// How much of the first row lies before what was written.
template <class Operation> std::int64_t rowOffset(const Operation&) { return 0; }
std::int64_t rowOffset(const ReadStage& op) { return op.rule.columns > 0 ? op.first % op.rule.columns : 0; }

// --- conditions ---

// How much the rounding of a row's numbers is magnified, for each row; empty: of none. A row that is divided by its sum
// may have terms that cancel: then by the sum of their sizes over the size of their sum.
template <class Operation> std::vector<double> conditionsOf(const Operation&) { return {}; }
std::vector<double> conditionsOf(const RowPass& op)
{
    if (op.rule.normalize != Normalize::Sum || op.planes == 0)
        return {};
    std::vector<double> conditions((op.first_plane + (op.planes - 1) * op.plane_step + 1) * op.rule.rows, 1);
    for (std::int64_t i = 0; i < op.planes * op.rule.rows; ++i) {
        const std::int64_t plane = op.first_plane + i / op.rule.rows * op.plane_step, query = i % op.rule.rows;
        const Row row = rowOf(op.rule, plane, query);
        double sum = 0, sizes = 0;
        for (int key = 0; key < row.columns; ++key) {
            const float logit = logitsOf(row, key, load<1>(op.scores + row.start + key)).logit.x[0];
            sum += logit;
            sizes += std::abs(logit);
        }
        if (sum != 0 && std::isfinite(sizes))
            conditions[plane * op.rule.rows + query] = sizes / std::abs(sum);
    }
    return conditions;
}

// The row of the conditions that the first of what was written belongs to.
template <class Operation> std::int64_t firstRow(const Operation&, const void*) { return 0; }
std::int64_t firstRow(const RowPass& op, const void* written)
{
    return written == op.mixing ? op.first_plane * op.rule.rows : 0; // one plane after the other
}

// --- numbers ---

bool isPoison(float number) { return EmulatedDevice::isPoison(number); }
bool isPoison(double number)
{
    return EmulatedDevice::isPoison(
        std::bit_cast<float>(static_cast<std::uint32_t>(std::bit_cast<std::uint64_t>(number))));
}
bool isPoison(int number) { return EmulatedDevice::isPoison(std::bit_cast<float>(number)); }
bool isPoison(const RowState& state) { return isPoison(state.max) && isPoison(state.sum); }

// `scale`: the largest number of its row, which its rounding is measured by, times the row's condition.
bool isAlike(double a, double b, double scale)
{
    constexpr double nearly_infinite = 1e37; // where the order of a sum decides whether it overflows
    constexpr double rounding = 1e-5;        // of sums in another order, and of another expf
    if (a == b || (std::isnan(a) && std::isnan(b)))
        return true;
    if (!std::isfinite(a) || !std::isfinite(b))
        return scale > nearly_infinite;
    return std::abs(a - b) <= rounding * scale;
}
// `condition`: of its row.
bool isAlike(const RowState& a, const RowState& b, double condition)
{
    return isAlike(a.max, b.max, std::abs(b.max)) && isAlike(a.peak, b.peak, condition * std::abs(b.peak)) &&
           isAlike(a.sum, b.sum, condition * std::max(std::abs(b.sum), double(std::abs(b.peak)))) &&
           isAlike(a.kept_sum, b.kept_sum, std::max(std::abs(b.kept_sum), 1.0)) && a.blocked == b.blocked;
}

double magnitude(double number) { return std::isfinite(number) ? std::abs(number) : 0; }
double magnitude(const RowState&) { return 0; }

std::string textOf(double number) { return std::to_string(number); }
std::string textOf(const RowState& state)
{
    return "{max " + textOf(state.max) + ", sum " + textOf(state.sum) + ", kept " + textOf(state.kept_sum) + "}";
}

} // namespace

// --- memory ---

std::pair<const TwinDevice::Block*, std::size_t> TwinDevice::find(const void* address) const
{
    const auto* const at = static_cast<const std::byte*>(address);
    auto block = m_blocks.upper_bound(at);
    if (block == m_blocks.begin())
        return {nullptr, 0};
    --block;
    return {&block->second, static_cast<std::size_t>(at - block->first)};
}

void* TwinDevice::twinOf(const void* address) const
{
    const auto [block, offset] = find(address);
    return block ? block->twin + offset : nullptr;
}

void TwinDevice::call()
{
    if (m_calls_left >= 0 && m_calls_left-- == 0)
        setLost();
    if (isLost()) {
        m_calls_left = 0;
        throw Failure{FailureKind::Lost, "the GPU stopped responding"};
    }
}

std::int64_t TwinDevice::freeBytes()
{
    call();
    return m_first->freeBytes();
}

void TwinDevice::wait()
{
    call();
    m_first->wait();
}

void* TwinDevice::allocate(std::size_t bytes)
{
    call();
    void* const memory = m_first->allocate(bytes);
    m_blocks[static_cast<std::byte*>(memory)] = {bytes, static_cast<std::byte*>(m_twin.allocate(bytes))};
    return memory;
}

void TwinDevice::release(void* memory) noexcept
{
    const auto block = m_blocks.find(static_cast<std::byte*>(memory));
    if (block != m_blocks.end()) {
        m_twin.release(block->second.twin);
        m_blocks.erase(block);
    }
    m_first->release(memory);
}

void TwinDevice::upload(void* device, const void* host, std::size_t bytes)
{
    call();
    m_first->upload(device, host, bytes);
    m_twin.upload(twinOf(device), host, bytes);
}

void TwinDevice::download(void* host, const void* device, std::size_t bytes)
{
    call();
    m_first->download(host, device, bytes);
}

void TwinDevice::copy(void* to, const void* from, std::size_t bytes)
{
    call();
    m_first->copy(to, from, bytes);
    m_twin.copy(twinOf(to), twinOf(from), bytes);
}

// --- operations ---

void TwinDevice::tell(const std::string& sentence)
{
    if (++m_reports <= 20)
        m_differences += sentence + "\n";
}

template <class Number> void TwinDevice::compare(const char* name, const Number* first, const Rows& rows)
{
    const auto [block, offset] = find(first);
    if (!block)
        return tell(std::string(name) + ": writes where no block is");
    const std::size_t count = (block->bytes - offset) / sizeof(Number);
    std::vector<Number> found(count), expected(count);
    m_first->download(found.data(), first, count * sizeof(Number));
    Number* const twin = reinterpret_cast<Number*>(block->twin + offset);
    m_twin.download(expected.data(), twin, count * sizeof(Number));
    bool reported = false;
    std::size_t begin = 0;
    while (begin < count) {
        const std::size_t left = begin == 0 ? rows.length - rows.offset : rows.length;
        const std::size_t end = rows.length > 0 ? std::min(count, begin + left) : count;
        const auto condition = [&](std::size_t row) {
            row += static_cast<std::size_t>(rows.first);
            return row < rows.conditions.size() ? rows.conditions[row] : 1.0;
        };
        double scale = 0;
        for (std::size_t i = begin; i < end; ++i)
            if (!isPoison(expected[i]))
                scale = std::max(scale, magnitude(expected[i]));
        for (std::size_t i = begin; i < end; ++i) {
            if (isPoison(expected[i]))
                continue;
            ++m_compared;
            const double measure = std::is_same_v<Number, RowState> ? condition(i)
                                   : rows.length > 0                ? scale * condition(begin / rows.length)
                                                                    : scale;
            if (!reported && !isAlike(found[i], expected[i], measure)) {
                reported = true;
                tell(std::string(name) + ": " + textOf(found[i]) + " instead of " + textOf(expected[i]) +
                     " at element " + std::to_string(i) + ", where the largest is " + textOf(scale));
            }
            expected[i] = found[i];
        }
        begin = end;
    }
    m_twin.upload(twin, expected.data(), count * sizeof(Number));
}

template <class Operation> void TwinDevice::both(const char* name, const Operation& operation)
{
    call();
    m_operations.insert(name);
    Operation twin = operation;
    eachPointer(twin, [this](auto*& pointer) {
        if (pointer)
            pointer = static_cast<std::remove_reference_t<decltype(pointer)>>(twinOf(pointer));
    });
    if constexpr (std::is_same_v<Operation, Product>) {
        m_first->multiply(operation);
        m_twin.multiply(twin);
    } else {
        m_first->run(operation);
        m_twin.run(twin);
    }
    const std::vector<double> conditions = conditionsOf(twin);
    Operation first = operation;
    eachPointer(first, [&](auto*& pointer) {
        using Number = std::remove_pointer_t<std::remove_reference_t<decltype(pointer)>>;
        if constexpr (!std::is_const_v<Number>)
            if (pointer)
                compare<Number>(
                    name, pointer,
                    {rowLength(operation, pointer), rowOffset(operation), firstRow(operation, pointer), conditions});
    });
}

void TwinDevice::multiply(const Product& product) { both("Product", product); }

void TwinDevice::run(const DeviceOperation& operation)
{
    std::visit([&](const auto& each) { both(operationName(operation), each); }, operation);
}

} // namespace attn::test
