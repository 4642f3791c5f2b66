// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/modelcommand.h"

#include "core/base/say.h"
#include "core/headless/modelarrays.h"
#include "core/headless/modelquestions.h"
#include "core/headless/modeltexts.h"
#include "core/headless/optionvalues.h"
#include "core/io/arrays/dataformats.h"
#include "core/io/files/inputfile.h"
#include "core/io/files/outputfile.h"
#include "core/io/files/path.h"
#include "core/io/scene/scenefile.h"
#include "core/layer/tensorsource.h"
#include "core/model/exportlayer.h"
#include "core/model/imagefile.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <sstream>

namespace attn {

namespace {

constexpr std::int64_t usual_next = 10, usual_lens = 3;
constexpr std::int64_t largest_texts = 16 << 20; // bytes

// Thrown in this file alone.
struct ModelStop {
    ModelFault fault;
};
[[noreturn]] void failUsage(const std::string& message) { throw ModelStop{{message, true}}; }
[[noreturn]] void failInput(const Error& error) { throw ModelStop{{error.message, false}}; }

template <class Value> Value taken(Result<Value> result)
{
    if (!result)
        failInput(result.error());
    return std::move(*result);
}

bool endsIn(const std::string& path, std::string_view ending) { return path.ends_with(ending); }
bool isSceneFile(const std::string& path)
{
    return endsIn(path, ".attn") || (endsIn(path, ".json") && !endsIn(path, ".safetensors.index.json"));
}

std::string folderOf(const std::string& file)
{
    std::error_code fault;
    return utf8Of(std::filesystem::absolute(pathOf(file), fault).lexically_normal().parent_path());
}

// One call: the request to the model, and its answer.
class ModelRun {
public:
    ModelRun(const std::string& path, const ModelCommand& command, std::string out,
             const std::vector<std::string>& tensors, bool decoder, const PassesDone& progress = {},
             std::optional<Scene> page = {})
        : m_path(path), m_command(command), m_out(std::move(out)), m_tensors(tensors), m_progress(progress),
          m_page(std::move(page))
    {
        if (m_page || isSceneFile(path)) {
            if (!m_page)
                m_page = taken(openSceneFile(path));
            if (!isPage(*m_page))
                failInput({say("%1: this is the scene of one layer, but a model page is expected (a file that names a "
                               "model but no layer)",
                               path)});
            m_path = m_page->model->path;
        }
        m_model = taken(openModel(m_path, decoder && !m_page));
        const bool once = command.question().empty() || command.lens || command.attribution;
        m_runner = std::make_unique<ModelRunner>(m_model, once);
        m_notes = m_model->tensors.notes;
    }

    ModelPageAnswer page(const std::string& first_text)
    {
        findTokens();
        if (m_ids.empty()) {
            m_text = first_text;
            m_ids = tokenized(first_text);
        }
        findChanges();
        return {madePage(), m_model, {}, std::move(m_notes)};
    }

    ModelAnswer answer()
    {
        if (m_command.tokens)
            return {tokenLines(*m_model, tokenized(*m_command.tokens)), {}, std::move(m_notes)};
        if (m_command.exports(m_out)) {
            findTokens();
            findChanges();
            writeTensors();
            return {"", {}, std::move(m_notes)};
        }
        if (!m_command.question().empty()) {
            std::string text = asked();
            return {std::move(text), {}, std::move(m_notes)};
        }
        const bool bare = !m_command.asks(m_out) && !m_command.computes();
        std::string text = bare ? modelCard(*m_model) + (m_page ? pageCard(*m_page) : "") : "";
        if (bare && (!m_page || !m_model->hasLogits()))
            return {std::move(text), {}, std::move(m_notes)};
        findTokens();
        findChanges();
        text += (bare ? "\n" : "") + computed();
        if (m_command.layer)
            writeLayer();
        else if (!m_out.empty())
            writePage();
        return {std::move(text), {}, std::move(m_notes)};
    }

private:
    std::vector<std::int64_t> tokenized(const std::string& text)
    {
        auto ids = taken(tokenIds(*m_model, text));
        if (const std::string& note = (*m_model->tokenizer())->note(); !note.empty())
            m_notes.push_back(note);
        return ids;
    }

    void findTokens()
    {
        if (!m_command.image.empty()) {
            if (!m_model->readsImage())
                failUsage(say("--image: %1 reads tokens, not images; use --text or --ids", m_path));
            m_runner->setImage(taken(imageOf(*m_model, m_command.image)));
            m_ids = patchIds(*m_model);
        } else if (m_command.text) {
            m_text = m_command.text;
            m_ids = tokenized(*m_command.text);
        } else if (!m_command.ids.empty()) {
            m_ids = m_command.ids;
        } else if (m_page) {
            m_text = m_page->model->text;
            m_ids = m_page->model->ids;
        } else {
            return; // tensors are written without tokens
        }
        if (const auto fault = checkIds(*m_model, m_ids))
            failInput(*fault);
    }

    // The page's, as far as they fit these tokens; --with takes the place of a layer's, --ablate is added.
    void findChanges()
    {
        if (m_page)
            m_changes = changesOf(*m_page);
        if (m_page && m_ids != m_page->model->ids)
            for (auto& [layer, change] : m_changes) {
                RetokenizedChange retokenized = taken(changeForTokens(*m_runner, layer, change, std::ssize(m_ids)));
                std::ranges::move(retokenized.dropped, std::back_inserter(m_notes));
                change = std::move(retokenized.change);
            }
        std::set<std::int64_t> given;
        for (const auto& [layer, file] : m_command.with) {
            if (const auto fault = checkLayer(*m_model, layer))
                failUsage("--with: " + fault->message);
            if (!given.insert(layer).second)
                failUsage(say("--with: layer %1 appears twice", layer));
            m_changes.insert_or_assign(layer, changeOfFile(layer, file));
        }
        if (const auto fault = switchOff(m_command.ablated, *m_model, m_changes))
            failUsage("--ablate: " + fault->message);
        std::erase_if(m_changes, [](const auto& each) { return changesNothing(each.second); });
    }

    // What a scene changes in this layer, or a page in it.
    LayerEdits changeOfFile(std::int64_t layer, const std::string& file)
    {
        const Scene scene = taken(openSceneFile(file, Pipes::Read));
        const Tensor* x = scene.input("x");
        if (!x)
            failInput({say("%1: the scene has no input x for the model's hidden state", file)});
        if (m_command.layer == layer) {
            m_file_tokens = x->dim(-2);
            const Tensor* memory = scene.config.memory.empty() ? nullptr : scene.input(scene.config.memory);
            m_file_memory = memory ? memory->dim(-2) : 0;
        }
        return isPage(scene) ? changesOf(scene)[layer] : changeOf(scene, m_runner->parameters(layer));
    }

    std::string asked()
    {
        const std::string name(m_command.question());
        if (m_model->config.decoder_layers > 0)
            failInput(
                {say("%1 is available only for models with a single sequence, but %2 has an encoder and a decoder",
                     name, m_path)});
        if (m_model->readsImage())
            failInput({say("%1 is available only for text models, but %2 reads images", name, m_path)});
        if (!m_command.mean.empty()) {
            findChanges();
            return writeMean();
        }
        findTokens();
        findChanges();
        if (!m_model->hasLogits())
            failInput({name + ": " + m_path + ": " + m_model->whyNoNext()});
        const auto named = [&](const char* option, const std::optional<std::string>& word) {
            const auto id = word ? readToken(*m_model, *word) : Result<std::int64_t>(0);
            if (!id)
                failInput({option + (": " + id.error().message)});
            return word ? std::optional(*id) : std::nullopt;
        };
        const ModelQuestion question{
            *m_runner, m_ids, m_changes, named("--answer", m_command.answer), named("--against", m_command.against),
            m_progress};
        auto table = m_command.lens          ? lens(question)
                     : m_command.attribution ? attributionTable(question)
                     : m_command.sweep       ? sweepTable(question)
                                             : patchTable(question, patchedFrom(), m_command.heads);
        return written(taken(std::move(table)), m_command.form());
    }

    Result<AnswerTable> lens(const ModelQuestion& question) const
    {
        const std::int64_t tokens = std::ssize(m_ids), next = m_command.next.value_or(usual_lens);
        if (m_command.position == "all")
            return lensTable(question, 0, tokens, next);
        const std::int64_t position = wholeNumber(m_command.position).value_or(predictedPlace(*m_model, m_ids));
        if (position >= tokens)
            failUsage(say("--position: the text has tokens 0 to %1", tokens - 1));
        return lensTable(question, position, 1, next);
    }

    std::vector<std::int64_t> patchedFrom()
    {
        const auto ids = m_command.ids.empty() ? std::nullopt : readIds(*m_command.patch);
        return ids ? *ids : tokenized(*m_command.patch);
    }

    std::string writeMean()
    {
        const std::string content = taken(readWholeFile(m_command.texts, largest_texts, Pipes::Read));
        std::vector<std::vector<std::int64_t>> texts;
        std::istringstream lines(content);
        for (std::string line; std::getline(lines, line);) {
            if (line.ends_with('\r'))
                line.pop_back();
            if (!line.empty())
                texts.push_back(tokenized(line));
        }
        if (texts.empty())
            failInput({say("%1: contains no text", m_command.texts)});
        const Tensor mean = taken(meanAttention(*m_runner, texts, m_changes, m_progress));
        const Trace trace("cpu", {{"weights", mean.shape(), Kind::Real, makeSource(mean)}});
        const TracedTensor* tensors[] = {&trace.tensors()[0]};
        if (const auto fault = writeData(m_command.mean, trace, tensors))
            failInput(*fault);
        return {};
    }

    std::string computed()
    {
        const bool other = m_command.layer || !m_command.trace.empty() || !m_out.empty();
        const std::int64_t next = m_command.next.value_or(other ? 0 : usual_next);
        if (next > 0 && !m_model->hasLogits())
            failInput({(m_command.next ? "--next: " : "") + m_path + ": " + m_model->whyNoNext()});
        if (m_command.trace.empty() && next == 0)
            return {};
        const ModelPassPtr pass = m_command.trace.empty()
                                      ? taken(m_runner->run(m_ids, taken(changedLayers(*m_runner, m_changes)), {}))
                                      : traced();
        if (next == 0)
            return {};
        const std::int64_t place = predictedPlace(*m_model, m_ids), width = pass->logits.dim(1);
        if (m_model->predictsMasked())
            m_notes.push_back(say("This model predicts masked tokens. The prediction is for token %1 (%2).", place,
                                  tokenText(*m_model, m_ids[std::size_t(place)])));
        const auto row = pass->logits.values().subspan(pass->logits.dim(0) == 1 ? 0 : place * width, width);
        return m_command.form() == AnswerForm::Text ? nextLines(*m_model, row, next)
                                                    : written(nextTable(*m_model, row, next), m_command.form());
    }

    ModelPassPtr traced()
    {
        const auto check = [](const std::optional<ModelArrays::Fault>& fault) {
            if (fault)
                fault->wrong_usage ? failUsage(fault->message) : failInput({fault->message});
        };
        ModelArrays arrays(*m_model, m_ids, m_tensors);
        check(arrays.whyNot());
        ModelPassPtr pass = taken(arrays.collect(*m_runner, m_changes));
        check(arrays.write(m_command.trace, *pass));
        return pass;
    }

    void checkAskedLayer() const
    {
        if (const auto fault = checkLayer(*m_model, *m_command.layer))
            failUsage("--layer: " + fault->message);
    }

    void writeLayer()
    {
        checkAskedLayer();
        write(taken(modelLayerScene(*m_runner, {m_path, *m_command.layer, m_text, m_ids, m_changes})));
    }

    void writePage() { write(madePage()); }

    Scene madePage()
    {
        if (m_model->readsImage())
            failInput({say("%1: a model that reads images has no page; write one layer with --layer", m_path)});
        const ModelConfig& config = m_model->config;
        if (std::ssize(textsOf(*m_model, m_ids).encoder) < std::ssize(m_ids) ||
            std::ranges::any_of(m_changes, [&](const auto& each) { return config.isDecoder(each.first); }))
            failInput({say("%1: a model page shows the encoder alone; leave out the decoder's tokens and changes, or "
                           "write one layer with --layer",
                           m_path)});
        const std::int64_t layer = m_page ? m_page->model->layer : 0;
        Scene page = *taken(newPage(*m_runner, m_path, m_text, m_ids, layer, m_changes));
        if (m_page) {
            page.title = m_page->title;
            page.description = m_page->description;
            page.speaker_notes = m_page->speaker_notes;
            page.view = m_page->view;
            page.sliders = m_page->sliders;
        }
        return page;
    }

    void write(Scene scene) const
    {
        if (m_page)
            scene.model->relative = m_page->model->relative;
        if (const auto unwritten = writeOutputFile(m_out, writeScene(scene, folderOf(m_out))))
            failInput(*unwritten);
    }

    void writeTensors()
    {
        checkAskedLayer();
        const auto change = m_changes.find(*m_command.layer);
        const std::int64_t tokens =
            m_ids.empty() ? m_file_tokens : std::ssize(idsOfLayer(*m_model, m_ids, *m_command.layer));
        const std::int64_t memory = m_ids.empty() ? m_file_memory : std::ssize(textsOf(*m_model, m_ids).encoder);
        auto left_out =
            taken(writeExportedLayer(m_out, *m_runner, *m_command.layer,
                                     change == m_changes.end() ? LayerEdits() : change->second, tokens, memory));
        std::ranges::move(left_out, std::back_inserter(m_notes));
    }

    std::string m_path; // the model's
    const ModelCommand& m_command;
    std::string m_out;
    const std::vector<std::string>& m_tensors;
    PassesDone m_progress;
    std::optional<Scene> m_page;
    ModelPtr m_model;
    std::unique_ptr<ModelRunner> m_runner;
    std::optional<std::string> m_text;
    std::vector<std::int64_t> m_ids;
    std::int64_t m_file_tokens = 1, m_file_memory = 0; // of the scene that changes the layer that is written
    ModelEdits m_changes;
    std::vector<std::string> m_notes;
};

} // namespace

std::optional<std::vector<std::int64_t>> readIds(const std::string& text)
{
    std::vector<std::int64_t> ids;
    for (std::size_t first = 0; first <= text.size();) {
        const std::size_t end = std::min(text.find(',', first), text.size());
        const auto id = wholeNumber(std::string_view(text).substr(first, end - first));
        if (!id)
            return std::nullopt;
        ids.push_back(*id);
        first = end + 1;
    }
    return ids;
}

std::optional<ModelHead> readHead(const std::string& text)
{
    const std::size_t point = text.find('.');
    if (point == text.npos)
        return std::nullopt;
    const auto layer = wholeNumber(std::string_view(text).substr(0, point)),
               head = wholeNumber(std::string_view(text).substr(point + 1));
    if (!layer || !head || *layer < 0 || *head < 0)
        return std::nullopt;
    return ModelHead(*layer, *head);
}

std::optional<std::pair<std::int64_t, std::string>> readLayerScene(const std::string& text)
{
    const std::size_t equals = text.find('=');
    const auto layer = wholeNumber(std::string_view(text).substr(0, equals));
    if (equals == text.npos || equals + 1 == text.size() || !layer || *layer < 0)
        return std::nullopt;
    return std::pair(*layer, text.substr(equals + 1));
}

bool ModelCommand::exports(const std::string& out) const { return layer && endsIn(out, ".safetensors"); }

std::string_view ModelCommand::question() const
{
    for (const auto& [option, given] : {std::pair("--lens", lens),
                                        {"--attribution", attribution},
                                        {"--sweep", sweep},
                                        {"--patch", patch.has_value()},
                                        {"--mean", !mean.empty()}})
        if (given)
            return option;
    return {};
}

bool ModelCommand::asks(const std::string& out) const
{
    return !question().empty() || !ablated.empty() || !with.empty() || next || layer || !trace.empty() || !out.empty();
}

namespace {

std::optional<Error> checkQuestion(const ModelCommand& command, const std::string& out)
{
    const std::string question(command.question());
    const bool means = !command.mean.empty(), table = command.json || command.csv, asked = !question.empty();
    const std::string form = command.json ? "--json" : "--csv";
    for (const auto& [option, given] : {std::pair("--attribution", command.attribution),
                                        {"--sweep", command.sweep},
                                        {"--patch", command.patch.has_value()},
                                        {"--mean", means},
                                        {"--next", command.next && asked && !command.lens},
                                        {"--layer", command.layer.has_value()},
                                        {"--trace", !command.trace.empty()},
                                        {"--out", !out.empty()},
                                        {"--text", command.text && means},
                                        {"--ids", !command.ids.empty() && means},
                                        {"--image", !command.image.empty() && means},
                                        {"--answer", command.answer && means},
                                        {form.c_str(), table && means}})
        if (given && option != question && (asked || table))
            return Error{say("%1: cannot be used with %2", option, asked ? question : form)};
    if (command.json && command.csv)
        return Error{say("%1: cannot be used with %2", "--csv", form)};
    for (const auto& [option, given, fits, needed] :
         {std::tuple("--position", !command.position.empty(), command.lens, std::string("--lens")),
          {"--heads", command.heads, command.patch.has_value(), "--patch"},
          {"--texts", !command.texts.empty(), means, "--mean"},
          {"--mean", means, !command.texts.empty(), "--texts"},
          {form.c_str(), table, asked || command.next || command.computes(), oneOf({"--text", "--ids", "--image"})},
          {"--answer", command.answer.has_value(), asked, oneOf({"--lens", "--attribution", "--sweep", "--patch"})},
          {"--against", command.against.has_value(), command.attribution || command.patch,
           oneOf({"--attribution", "--patch"})}})
        if (given && !fits)
            return Error{say("%1: requires %2", option, needed)};
    return std::nullopt;
}

} // namespace

std::optional<Error> checkModelCommand(const std::string& path, const ModelCommand& command, const std::string& out,
                                       const std::vector<std::string>& tensors)
{
    if (command.text && !command.ids.empty())
        return Error{say("--text: cannot be used with --ids")};
    if (!command.image.empty() && (command.text || !command.ids.empty()))
        return Error{say("--image: cannot be used with --text or --ids")};
    if (auto fault = checkQuestion(command, out))
        return fault;
    if (command.tokens && (command.computes() || command.asks(out)))
        return Error{say("--tokens: must be used alone")};
    if (command.layer && out.empty())
        return Error{say("--layer: --out is missing; name a file for the scene or the layer's tensors")};
    if (!command.layer && endsIn(out, ".safetensors"))
        return Error{say("--out: --layer is missing; name the layer to write")};
    if (command.exports(out) && (command.next || !command.trace.empty()))
        return Error{say("%1: cannot be used with --out for a layer's tensors", command.next ? "--next" : "--trace")};
    if (command.asks(out) && !command.computes() && !command.exports(out) && !isSceneFile(path) && command.mean.empty())
        return Error{say("model: give the tokens with --text or --ids, or an image with --image")};
    if (!tensors.empty() && command.trace.empty())
        return Error{say("--tensor: --trace is missing; name a file for the arrays")};
    return std::nullopt;
}

ModelPageAnswer modelPage(const std::string& path, const ModelCommand& command, const std::string& first_text,
                          std::optional<Scene> page)
{
    try {
        const std::vector<std::string> tensors;
        return ModelRun(path, command, {}, tensors, false, {}, std::move(page)).page(first_text);
    } catch (const ModelStop& stop) {
        return {{}, {}, stop.fault, {}};
    }
}

ModelAnswer answerModel(const std::string& path, const ModelCommand& command, const std::string& out,
                        const std::vector<std::string>& tensors, const PassesDone& progress)
{
    try {
        return ModelRun(path, command, out, tensors, true, progress).answer();
    } catch (const ModelStop& stop) {
        return {"", stop.fault, {}};
    }
}

} // namespace attn
