// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/modelquestions.h"

#include "core/base/say.h"
#include "core/engine/freememory.h"
#include "core/headless/modeltexts.h"
#include "core/headless/optionvalues.h"
#include "core/model/logitparts.h"
#include "core/model/nexttokens.h"

#include <algorithm>

namespace attn {

namespace {

AnswerCell tokenCell(const Model& model, std::int64_t id)
{
    return model.tokenizer() ? AnswerCell(pieceOf(model, id)) : AnswerCell(id);
}

// From 1 on; ties as in NextTokens.
std::int64_t rankOf(std::span<const float> logits, std::int64_t token)
{
    const float own = logits[std::size_t(token)];
    std::int64_t rank = 1;
    for (std::int64_t id = 0; id < std::ssize(logits); ++id)
        rank += logits[std::size_t(id)] > own || (logits[std::size_t(id)] == own && id < token);
    return rank;
}

} // namespace

Result<std::int64_t> readToken(const Model& model, const std::string& word)
{
    const std::int64_t vocabulary = model.config.vocabulary;
    if (const auto id = wholeNumber(word)) {
        if (*id >= 0 && *id < vocabulary)
            return *id;
        return Error{say("the vocabulary has ids 0 to %1, not %2", vocabulary - 1, *id)};
    }
    const auto& tokenizer = model.tokenizer();
    if (!tokenizer)
        return Error{say("the model has no tokenizer; expected an id, got '%1'", word)};
    const auto added = (*tokenizer)->encode(""), ids = (*tokenizer)->encode(word);
    if (ids.size() == added.size() + 1) { // among the special tokens before and after every text
        const auto own = std::ranges::mismatch(ids, added).in1;
        if (own != ids.end() && std::equal(own + 1, ids.end(), added.begin() + (own - ids.begin())))
            return *own;
    }
    for (std::int64_t id = 0; id < vocabulary; ++id)
        if (pieceOf(model, id) == word)
            return id;
    return Error{say("'%1' is not a single token of this model; see --tokens", word)};
}

Result<AnswerTable> lensTable(const ModelQuestion& question, std::int64_t first, std::int64_t positions,
                              std::int64_t next)
{
    const Model& model = question.runner.model();
    const auto changed = changedLayers(question.runner, question.changes);
    const auto pass = changed ? question.runner.run(question.ids, *changed, {}) : changed.error();
    if (!pass)
        return pass.error();
    const std::int64_t states = std::ssize((*pass)->hidden), width = model.config.width;
    AnswerTable table;
    table.columns = {"position", "token", "hidden", "answer", "rank", "probability"};
    next = std::min(next, model.config.vocabulary);
    if (2.0 * sizeof(float) * double(positions) * double(model.config.vocabulary) > double(freeMemory()))
        return Error{say("not enough memory for the logit lens of %1 tokens; use --position N", positions)};
    for (std::int64_t k = 1; k <= next; ++k)
        for (const char* name : {"top", "probability"})
            table.columns.push_back(name + std::to_string(k));
    table.rows.resize(std::size_t(positions * states)); // position by position
    std::vector<std::int64_t> answers;
    for (std::int64_t hidden = states; hidden-- > 0;) { // the last has the answers
        const auto rows = (*pass)->hidden[hidden].values().subspan(first * width, positions * width);
        const Tensor logits = question.runner.logitsOf(Tensor({positions, width}, {rows.begin(), rows.end()}));
        for (std::int64_t row = 0; row < positions; ++row) {
            const auto own = logits.values().subspan(row * logits.dim(1), logits.dim(1));
            const NextTokens tokens(own);
            if (hidden + 1 == states)
                answers.push_back(question.answer ? *question.answer : tokens.most(1).front().id);
            const std::int64_t answer = answers[row];
            auto& cells = table.rows[row * states + hidden];
            cells = {first + row,
                     tokenCell(model, question.ids[first + row]),
                     hidden,
                     tokenCell(model, answer),
                     rankOf(own, answer),
                     tokens.of(answer)};
            for (const auto& [id, probability] : tokens.most(next))
                cells.insert(cells.end(), {tokenCell(model, id), probability});
        }
    }
    return table;
}

Result<AnswerTable> attributionTable(const ModelQuestion& question)
{
    const Model& model = question.runner.model();
    const auto made = logitParts(question.runner, question.ids, question.changes, question.answer, question.against);
    if (!made)
        return made.error();
    AnswerTable table;
    table.facts = {{"answer", tokenCell(model, made->answer)}};
    if (question.against)
        table.facts.emplace_back("against", tokenCell(model, *question.against));
    table.facts.insert(table.facts.end(), {{"logit", made->logit}, {"sum", made->sum}});
    table.columns = {"part", "layer", "head", "logit"};
    const auto numbered = [](std::int64_t number) { return number < 0 ? AnswerCell() : AnswerCell(number); };
    constexpr const char* names[] = {"embedding", "head", "mlp", "biases"};
    for (const LogitPart& part : made->parts)
        table.rows.push_back({names[int(part.kind)], numbered(part.layer), numbered(part.head), part.logit});
    return table;
}

Result<AnswerTable> sweepTable(const ModelQuestion& question)
{
    const auto made = switchOffEach(question.runner, question.ids, question.changes, question.answer, question.done);
    if (!made)
        return made.error();
    const TokenScore& with = made->with;
    AnswerTable table{{{"answer", tokenCell(question.runner.model(), made->answer)},
                       {"logit", with.logit},
                       {"probability", with.probability}},
                      {"layer", "head", "logit", "logit_change", "probability", "probability_change"},
                      {}};
    for (const auto& [head, without] : made->heads)
        table.rows.push_back({head.first, head.second, without.logit, without.logit - with.logit, without.probability,
                              without.probability - with.probability});
    return table;
}

Result<AnswerTable> patchTable(const ModelQuestion& question, const std::vector<std::int64_t>& from, bool heads)
{
    const Model& model = question.runner.model();
    const auto made =
        patchEach(question.runner, {from, question.ids, question.changes, heads, question.answer, question.against},
                  question.done);
    if (!made)
        return made.error();
    if (made->from == made->base)
        return Error{say("both texts have the same logit difference, so there is nothing to restore")};
    AnswerTable table{{{"answer", tokenCell(model, made->answer)},
                       {"against", tokenCell(model, made->against)},
                       {"difference_from", made->from},
                       {"difference", made->base}},
                      {heads ? "layer" : "hidden", heads ? "head" : "position"},
                      {}};
    if (!heads)
        table.columns.insert(table.columns.end(), {"token_from", "token"});
    table.columns.insert(table.columns.end(), {"restored", "difference"});
    for (std::int64_t layer = 0; layer < std::ssize(made->differences); ++layer)
        for (std::int64_t i = 0; i < std::ssize(made->differences[layer]); ++i) {
            auto& cells = table.rows.emplace_back(std::vector<AnswerCell>{layer, i});
            if (!heads)
                cells.insert(cells.end(), {tokenCell(model, from[i]), tokenCell(model, question.ids[i])});
            const double difference = made->differences[layer][i];
            cells.insert(cells.end(), {made->restored(difference), difference});
        }
    return table;
}

AnswerTable nextTable(const Model& model, std::span<const float> logits, std::int64_t count)
{
    AnswerTable table{{}, {"id", model.readsImage() ? "label" : "piece", "probability"}, {}};
    for (const auto& [id, probability] : NextTokens(logits).most(count))
        table.rows.push_back({id, nameOf(model, id) ? AnswerCell(*nameOf(model, id)) : AnswerCell(), probability});
    return table;
}

} // namespace attn
