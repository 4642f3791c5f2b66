// SPDX-License-Identifier: GPL-3.0-or-later
// What `attnscope model` does without a window: a model's card, its tokens, its next tokens, a layer as a scene or as the
// tensors of a model's file, the whole model as a page, the arrays of a pass.
#pragma once

#include "core/headless/answertable.h"
#include "core/model/interventions.h"
#include "core/model/model.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attn {

struct ModelCommand {
    std::optional<std::string> tokens;                      // --tokens
    std::optional<std::string> text;                        // --text
    std::vector<std::int64_t> ids;                          // --ids
    std::string image;                                      // --image, a file
    std::vector<ModelHead> ablated;                         // --ablate
    std::vector<std::pair<std::int64_t, std::string>> with; // --with: layer and scene file
    std::optional<std::int64_t> next;                       // --next
    std::optional<std::int64_t> layer;                      // --layer
    std::string trace;                                      // --trace, a file
    bool lens = false, attribution = false, sweep = false;  // --lens, --attribution, --sweep
    std::optional<std::string> patch;                       // --patch, a text, or ids as --ids
    std::string texts, mean;                                // --texts and --mean, files
    std::string position;                                   // --position: a number or "all"; empty: not given
    std::optional<std::string> answer, against;             // --answer, --against: tokens
    bool heads = false;                                     // --heads, of --patch
    bool json = false, csv = false;                         // --json, --csv
    bool operator==(const ModelCommand&) const = default;

    bool computes() const { return text || !ids.empty() || !image.empty(); }
    // The option of the question that is answered as a table, "--lens" …; empty: none.
    std::string_view question() const;
    AnswerForm form() const { return json ? AnswerForm::Json : csv ? AnswerForm::Csv : AnswerForm::Text; }
    // Whether any result is requested; `out` is that of --out.
    bool asks(const std::string& out) const;
    // Whether a layer's tensors are written, which need no tokens.
    bool exports(const std::string& out) const;
};

// "5,0,3"; "3.1"; "3=edited.attn". nullopt for other texts.
std::optional<std::vector<std::int64_t>> readIds(const std::string& text);
std::optional<ModelHead> readHead(const std::string& text);
std::optional<std::pair<std::int64_t, std::string>> readLayerScene(const std::string& text);
// Reports missing or conflicting options; `path` is the model's or a page's, `out` and `tensors` are those of --out and
// --tensor.
std::optional<Error> checkModelCommand(const std::string& path, const ModelCommand& command, const std::string& out,
                                       const std::vector<std::string>& tensors);

// What went wrong: a command that this model cannot follow, or bad files and ids.
struct ModelFault {
    std::string message;
    bool wrong_usage = false;
};
// The text to print; files are written. `path` is that of the model or of a page.
struct ModelAnswer {
    std::string text;
    std::optional<ModelFault> fault;
    std::vector<std::string> notes; // what a person should know besides, a sentence each: on stderr
};
// The page of these tokens and changes, with its title, as `model --out` would write it; of a page without --text and
// --ids its own tokens. `first_text`: the tokens of a model without any.
struct ModelPageAnswer {
    std::optional<Scene> page;
    ModelPtr model; // of the page
    std::optional<ModelFault> fault;
    std::vector<std::string> notes;
};
// `page`: the page itself, read from elsewhere; then `path` names it in errors alone.
ModelPageAnswer modelPage(const std::string& path, const ModelCommand& command, const std::string& first_text,
                          std::optional<Scene> page = {});
// `progress` hears of questions that take many passes.
ModelAnswer answerModel(const std::string& path, const ModelCommand& command, const std::string& out,
                        const std::vector<std::string>& tensors, const PassesDone& progress = {});

} // namespace attn
