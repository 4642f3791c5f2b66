// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/importtokens.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/shellwords.h"
#include "core/base/shownword.h"
#include "core/import/readings.h"
#include "core/scene/limits.h"

#include <algorithm>

namespace attn {

namespace {

class TokenFinder {
public:
    TokenFinder(const std::vector<ReadArray>& arrays, const ImportPlan& plan, bool keys, std::int64_t batch,
                std::int64_t count)
        : m_arrays(arrays), m_plan(plan), m_keys(keys), m_batch(batch), m_count(count)
    {
    }

    Result<ImportedTokens> run()
    {
        if (const ReadTexts& chosen = m_keys ? m_plan.memory_tokens : m_plan.tokens; !chosen.empty()) {
            if (const std::string fault = whyUnfit(chosen); !fault.empty()) {
                const std::string other = tokensFirst(std::ssize(chosen.front()));
                return Error{other.empty()
                                 ? fault
                                 : say("%1; if the arrays are [B, T, H, head_dim], use --map %2", fault, other)};
            }
            take(chosen);
            m_found.note = m_keys ? say("The keys are %1.", m_found.words) : say("The tokens are %1.", m_found.words);
        } else if (!takeTexts()) {
            takeNames();
        }
        return std::move(m_found);
    }

private:
    // Empty if the lists can be the tokens.
    std::string whyUnfit(const ReadTexts& lists) const
    {
        const std::int64_t given = std::ssize(lists);
        if (given != 1 && given != m_batch)
            return say("got %1 lists of tokens, but the layer has a batch of %2", given, m_batch);
        for (const std::vector<std::string>& list : lists) {
            if (std::ssize(list) != m_count)
                return m_keys ? say("got %1 for the keys, but the layer has %2",
                                    sayCount("1 token", "%n tokens", std::ssize(list)),
                                    sayCount("1 key", "%n keys", m_count))
                              : say("got %1, but the layer has %2", sayCount("1 token", "%n tokens", std::ssize(list)),
                                    m_count);
            for (std::size_t i = 0; i < list.size(); ++i)
                if (list[i].empty() || list[i].size() > max_token_bytes)
                    return say("token %1 has %2 bytes; expected 1 to %3", i + 1, list[i].size(), max_token_bytes);
        }
        return "";
    }

    // The choice that gives the queries, or the keys, `count` tokens, where their axes may be in the other order.
    std::string tokensFirst(std::int64_t count) const
    {
        const ImportTarget target = m_keys ? ImportTarget::K : ImportTarget::Q;
        for (std::size_t i = 0; i < m_arrays.size(); ++i)
            if (const Shape& shape = m_arrays[i].values.shape();
                m_plan.steps[i].target == target && shape.size() == 4 && count != m_count && shape[1] == count &&
                m_plan.steps[i].reading != ArrayReading::TokensFirst)
                return shellWord(m_arrays[i].name + "=" + std::string(targetName(target)) + ":" +
                                 std::string(readingWord(ArrayReading::TokensFirst)));
        return {};
    }

    void take(const ReadTexts& lists)
    {
        constexpr std::size_t most_words = 6;
        m_found.tokens = lists;
        m_found.tokens.resize(static_cast<std::size_t>(m_batch), lists.front());
        std::vector<std::string> words;
        for (const std::string& token : lists.front())
            if (words.size() < most_words)
                words.push_back("“" + shownWord(token) + "”");
        m_found.words = joinedTexts(words) + (lists.front().size() > most_words ? " …" : "");
    }

    // How much the name of a text array says that it holds tokens, less is more; 0: it does not.
    int rankOf(const std::string& name) const
    {
        std::string last = name.substr(name.find_last_of("./:") + 1); // npos + 1 is 0
        std::ranges::transform(last, last.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
        const auto holds = [&](std::string_view word) { return last.find(word) != std::string::npos; };
        const bool other = last.starts_with("key") || last.starts_with("memory") || last.starts_with("encoder");
        if (m_keys)
            return !other                                                              ? 0
                   : last == "memory_tokens" || last == "key_tokens" || last == "keys" ? 1
                   : holds("token")                                                    ? 2
                                                                                       : 0;
        if (other)
            return 0; // of another sequence
        return last == "tokens"                                       ? 1
               : holds("token") || holds("toks") || last == "tok"     ? 2
               : holds("label") || last == "words" || last == "names" ? 3
                                                                      : 0;
    }

    bool takeTexts()
    {
        int best = 0;
        std::string unfit;
        for (std::size_t i = 0; i < m_arrays.size(); ++i) {
            const int rank = m_arrays[i].texts.empty() ? 0 : rankOf(m_arrays[i].name);
            if (rank == 0)
                continue;
            const std::string fault = whyUnfit(m_arrays[i].texts);
            if (fault.empty() && (best == 0 || rank < best)) {
                best = rank;
                take(m_arrays[i].texts);
                m_found.step = i;
            } else if (!fault.empty() && unfit.empty()) {
                unfit = m_keys ? say("%1 cannot be used as names of the keys: %2.", m_arrays[i].name, fault)
                               : say("%1 cannot be used as tokens: %2.", m_arrays[i].name, fault);
            }
        }
        if (best == 0)
            m_found.note = unfit;
        return best > 0;
    }

    void takeNames()
    {
        if (m_keys)
            return takeColumns();
        for (std::size_t i = 0; i < m_arrays.size(); ++i) {
            const ImportTarget target = m_plan.steps[i].target;
            const bool by_column = target == ImportTarget::Weights || target == ImportTarget::Mask;
            if (!by_column && target != ImportTarget::X && target != ImportTarget::Q && target != ImportTarget::K &&
                target != ImportTarget::V)
                continue;
            for (const auto* names : {&m_arrays[i].row_names, by_column ? &m_arrays[i].column_names : nullptr}) {
                if (!names || names->empty() || !whyUnfit({*names}).empty())
                    continue;
                take({*names});
                m_found.note = say("The names in %1 become the tokens: %2.", m_arrays[i].name, m_found.words);
                return;
            }
        }
    }

    void takeColumns()
    {
        const auto q = std::ranges::find(m_plan.steps, ImportTarget::Q, &ImportStep::target);
        for (std::size_t i = 0; i < m_arrays.size(); ++i) {
            const bool by_row = m_plan.steps[i].target == ImportTarget::K && q != m_plan.steps.end();
            const ReadArray& asking = by_row ? m_arrays[std::size_t(q - m_plan.steps.begin())] : m_arrays[i];
            const auto& names = by_row ? m_arrays[i].row_names : m_arrays[i].column_names;
            if ((!by_row && m_plan.steps[i].target != ImportTarget::Weights) || names.empty() ||
                !whyUnfit({names}).empty() || names == asking.row_names ||
                (asking.row_names.empty() && asking.values.dim(-2) == m_count))
                continue;
            take({names});
            m_found.note = by_row ? say("The rows of %1 name the keys: %2.", m_arrays[i].name, m_found.words)
                                  : say("The columns of %1 name the keys: %2.", m_arrays[i].name, m_found.words);
            return;
        }
    }

    const std::vector<ReadArray>& m_arrays;
    const ImportPlan& m_plan;
    bool m_keys;
    std::int64_t m_batch, m_count;
    ImportedTokens m_found;
};

} // namespace

Result<ImportedTokens> importedTokens(const std::vector<ReadArray>& arrays, const ImportPlan& plan, std::int64_t batch,
                                      std::int64_t count)
{
    return TokenFinder(arrays, plan, false, batch, count).run();
}

Result<ImportedTokens> importedKeys(const std::vector<ReadArray>& arrays, const ImportPlan& plan, std::int64_t batch,
                                    std::int64_t count)
{
    return TokenFinder(arrays, plan, true, batch, count).run();
}

} // namespace attn
