// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/readings.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/import/layernames.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace attn {

namespace {

enum class Question { Cut, MaskSense, AxesOfFour, AxesOfThree, FirstAxis, FirstRow };

struct ReadingFacts {
    ArrayReading reading;
    Question question;
    std::string_view word;
    const char* name;
    const char* rule;
};
// In pairs, the usual answer first.
constexpr ReadingFacts table[] = {
    {ArrayReading::ThreeBlocks, Question::Cut, "blocks", SAY_LATER("three blocks"),
     SAY_LATER("all of q, then all of k, then all of v: split, then reshape")},
    {ArrayReading::PerHead, Question::Cut, "per-head", SAY_LATER("per head"),
     SAY_LATER("q, k and v of head 0, then of head 1, …: reshape [T, H, 3 hd], then chunk")},
    {ArrayReading::OneBlocks, Question::MaskSense, "block", SAY_LATER("1 blocks"),
     SAY_LATER("1 marks a key that a query cannot see")},
    {ArrayReading::OneAllows, Question::MaskSense, "keep", SAY_LATER("1 allows"),
     SAY_LATER("1 marks a key that a query can see")},
    {ArrayReading::HeadsFirst, Question::AxesOfFour, "bhtd", SAY_LATER("heads before tokens"), "[B, H, T, head_dim]"},
    {ArrayReading::TokensFirst, Question::AxesOfFour, "bthd", SAY_LATER("tokens before heads"), "[B, T, H, head_dim]"},
    {ArrayReading::Joined, Question::AxesOfThree, "btd", SAY_LATER("heads side by side"), "[B, T, H × head_dim]"},
    {ArrayReading::HeadByHead, Question::AxesOfThree, "htd", SAY_LATER("head by head"), "[H, T, head_dim]"},
    {ArrayReading::HeadMaps, Question::FirstAxis, "heads", SAY_LATER("one map per head"), "[H, T, S]"},
    {ArrayReading::BatchMaps, Question::FirstAxis, "batch", SAY_LATER("one map per sequence"), "[B, T, S]"},
    {ArrayReading::FirstRowNames, Question::FirstRow, "names", SAY_LATER("column names in the first row"),
     SAY_LATER("0, 1, 2 … are just column numbers")},
    {ArrayReading::FirstRowNumbers, Question::FirstRow, "numbers", SAY_LATER("numbers in the first row"),
     SAY_LATER("0, 1, 2 … are values like those below")},
};

const ReadingFacts& factsOf(ArrayReading reading) { return *std::ranges::find(table, reading, &ReadingFacts::reading); }

bool asks(Question question, ImportTarget target)
{
    switch (question) {
    case Question::Cut: return target == ImportTarget::Qkv || target == ImportTarget::QkvBias;
    case Question::MaskSense: return target == ImportTarget::Mask;
    case Question::FirstAxis: return target == ImportTarget::Weights;
    case Question::FirstRow:
        return target != ImportTarget::Nothing && !asks(Question::Cut, target) && target != ImportTarget::Mask;
    default: return target == ImportTarget::Q || target == ImportTarget::K || target == ImportTarget::V;
    }
}

std::optional<Question> questionOf(const ReadArray& array, ImportTarget target, std::int64_t kv_heads)
{
    const Shape& shape = array.values.shape();
    if (array.counted_row && array.row_names.empty() && shape.size() == 2 && asks(Question::FirstRow, target))
        return Question::FirstRow;
    switch (target) {
    case ImportTarget::Qkv:
    case ImportTarget::QkvBias: return kv_heads > 1 ? std::optional(Question::Cut) : std::nullopt;
    case ImportTarget::Mask:
        return std::ranges::all_of(array.values.values(), [](float value) { return value == 0 || value == 1; })
                   ? std::optional(Question::MaskSense)
                   : std::nullopt;
    case ImportTarget::Q:
    case ImportTarget::K:
    case ImportTarget::V:
        if (shape.size() == 4 && shape[1] > 1 && shape[2] > 1)
            return Question::AxesOfFour;
        return shape.size() == 3 && shape[0] > 1 ? std::optional(Question::AxesOfThree) : std::nullopt;
    case ImportTarget::Weights:
        return shape.size() == 3 && shape[0] > 1 ? std::optional(Question::FirstAxis) : std::nullopt;
    default: return std::nullopt;
    }
}

// "0.12, 0.5, -1" from the number at `from` on, `step` apart.
std::string begins(const Tensor& values, std::int64_t from, std::int64_t step, std::int64_t count)
{
    constexpr std::int64_t shown = 3;
    std::string text;
    for (std::int64_t i = 0; i < std::min(count, shown); ++i) {
        char digits[32];
        std::snprintf(digits, sizeof digits, "%.4g", double(values[from + i * step]));
        text += (i ? ", " : "") + std::string(digits);
    }
    return count > shown ? text + " …" : text;
}

} // namespace

Readings readingsOf(const ReadArray& array, ImportTarget target, std::int64_t kv_heads)
{
    const auto question = questionOf(array, target, kv_heads);
    const auto first =
        std::ranges::find_if(table, [&](const ReadingFacts& facts) { return question && facts.question == *question; });
    if (first == std::end(table))
        return std::nullopt;
    return std::pair(first->reading, (first + 1)->reading);
}

std::string_view readingWord(ArrayReading reading) { return factsOf(reading).word; }

std::optional<ArrayReading> readingNamed(std::string_view word, ImportTarget target)
{
    const auto found = std::ranges::find_if(
        table, [&](const ReadingFacts& facts) { return facts.word == word && asks(facts.question, target); });
    return found == std::end(table) ? std::nullopt : std::optional(found->reading);
}

std::vector<std::string> readingsWritten(ImportTarget target)
{
    std::vector<std::string> written;
    for (const ReadingFacts& facts : table)
        if (asks(facts.question, target))
            written.push_back(std::string(targetName(target)) + ":" + std::string(facts.word));
    return written;
}

bool isCut(ArrayReading reading) { return factsOf(reading).question == Question::Cut; }

std::optional<std::vector<ReadArray>> withFirstRows(const std::vector<ReadArray>& arrays,
                                                    const std::vector<ImportStep>& steps)
{
    std::optional<std::vector<ReadArray>> made;
    for (const ImportStep& step : steps) {
        const auto array = std::ranges::find(arrays, step.array, &ReadArray::name);
        if (step.reading != ArrayReading::FirstRowNumbers || array == arrays.end() || !array->counted_row ||
            array->values.rank() != 2)
            continue;
        if (!made)
            made = arrays;
        ReadArray& longer = (*made)[static_cast<std::size_t>(array - arrays.begin())];
        const std::int64_t rows = array->values.dim(0), columns = array->values.dim(1);
        Tensor values({rows + 1, columns});
        for (std::int64_t i = 0; i < columns; ++i)
            values.mutableData()[i] = static_cast<float>(i);
        std::copy_n(array->values.data(), rows * columns, values.mutableData() + columns);
        longer.values = std::move(values);
        longer.note = say("row 1 (0, 1 …) is read as numbers, as chosen");
    }
    return made;
}

std::string readingName(ArrayReading reading) { return say(factsOf(reading).name); }

std::string readingRule(ArrayReading reading, bool grouped)
{
    if (reading == ArrayReading::PerHead && grouped)
        return say(
            "queries, key and value of group 0, then of group 1, …: reshape [T, KV, (H / KV + 2) hd], then split");
    return say(factsOf(reading).rule);
}

std::string readingGives(const ReadArray& array, const ImportStep& step, ArrayReading reading, const ImportPlan& plan)
{
    const Tensor& values = array.values;
    const Shape& shape = values.shape();
    switch (reading) {
    case ArrayReading::ThreeBlocks:
    case ArrayReading::PerHead: {
        if (shape.size() != 2 || plan.heads < 1 || plan.kv_heads < 1)
            return "";
        const std::int64_t out = shape[step.transposed ? 1 : 0], in = shape[step.transposed ? 0 : 1];
        const std::int64_t head_dim = out / (plan.heads + 2 * plan.kv_heads);
        // Of head 0 the queries come first in both; its keys follow the queries of all heads, or of its group.
        const std::int64_t row =
            head_dim * (reading == ArrayReading::ThreeBlocks ? plan.heads : plan.heads / plan.kv_heads);
        if (row >= out)
            return "";
        return say("The key weights of head 0 begin with %1.",
                   begins(values, step.transposed ? row : row * in, step.transposed ? out : 1, in));
    }
    case ArrayReading::OneBlocks:
    case ArrayReading::OneAllows: {
        const std::int64_t keys = shape.back(), row = values.size() - keys;
        const auto ones = std::count(values.data() + row, values.data() + values.size(), 1.0f);
        return sayCount("The last row sees 1 of %1 keys.", "The last row sees %n of %1 keys.",
                        reading == ArrayReading::OneAllows ? ones : keys - ones, keys);
    }
    case ArrayReading::HeadsFirst:
    case ArrayReading::HeadByHead: {
        const std::int64_t n = shape.back();
        return shape[shape.size() - 2] > 1 ? say("Token 1 of head 0 begins with %1.", begins(values, n, 1, n)) : "";
    }
    case ArrayReading::TokensFirst: {
        const std::int64_t n = shape[3];
        return say("Token 1 of head 0 begins with %1.", begins(values, shape[2] * n, 1, n));
    }
    case ArrayReading::Joined:
        return shape[1] > 1 ? say("Token 1 of head 0 begins with %1.",
                                  begins(values, shape[2], 1, shape[2] / std::max<std::int64_t>(plan.heads, 1)))
                            : "";
    case ArrayReading::FirstRowNames: return sayCount("This gives 1 row.", "This gives %n rows.", shape[0]);
    case ArrayReading::FirstRowNumbers: return sayCount("This gives 1 row.", "This gives %n rows.", shape[0] + 1);
    case ArrayReading::HeadMaps:
        return sayCount("This gives 1 head of 1 sequence.", "This gives %n heads of 1 sequence.", shape[0]);
    case ArrayReading::BatchMaps:
        return sayCount("This gives 1 sequence with 1 head.", "This gives %n sequences with 1 head each.", shape[0]);
    }
    return "";
}

} // namespace attn
