// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/batch.h"

#include "app/drawncommands.h"
#include "app/errorline.h"
#include "app/version.h"
#include "core/base/say.h"
#include "core/engine/computescene.h"
#include "core/engine/freememory.h"
#include "core/engine/memoryneeds.h"
#include "core/headless/check.h"
#include "core/headless/commands.h"
#include "core/headless/derive.h"
#include "core/headless/headsreport.h"
#include "core/headless/lessoncheck.h"
#include "core/headless/modelcommand.h"
#include "core/headless/results.h"
#include "core/io/arrays/dataformats.h"
#include "core/io/files/inputfile.h"
#include "core/io/files/outputfile.h"
#include "core/io/files/standardstream.h"
#include "core/io/scene/scenefile.h"
#include "core/io/scene/scenefilejson.h"
#include "core/io/text/tokenlist.h"
#include "core/io/text/tracejson.h"
#include "core/lessons/lesson.h"
#include "core/page/page.h"

#include <algorithm>
#include <functional>
#include <iostream>
#include <iterator>
#ifdef _WIN32
#include <windows.h>
#endif

namespace attn {

namespace {

int badInput(const Error& error) { return reportError(ExitStatus::BadInput, error.message); }

int wrongUsage(const Error& error) { return reportError(ExitStatus::WrongUsage, error.message); }

// Writes the answer to stdout; reports a full disk or a closed pipe as an error.
template <class Write> int answer(ExitStatus status, Write&& write)
{
    write(std::cout);
    if (!std::cout.flush())
        return badInput(Error{say("could not write to stdout")});
    return static_cast<int>(status);
}

// Reports on the written file: on stderr if the file itself goes to stdout.
int tellOf(const std::string& out, std::string_view text)
{
    if (out != standard_stream)
        return answerText(ExitStatus::Done, text);
    std::cerr << printableText(text);
    return static_cast<int>(ExitStatus::Done);
}

Error withoutBackend(const Options& options, const std::string& why)
{
    return Error{say("--backend %1: %2", options.backend, why)};
}

// Returns the requested backend; fails if this machine cannot run it.
Result<const Backend*> backendOf(const Options& options)
{
    auto backend = backendNamed(options.backend);
    if (!backend)
        return Error{"--" + backend.error().message}; // the option has its name
    if (const auto missing = unavailable(**backend))
        return withoutBackend(options, missing->message);
    return backend;
}

// Says why the requested backend has no numbers: it did not compute, or its device was lost while they were being read.
using Failure = std::function<std::optional<Error>()>;

// Computes the scene on the requested backend and calls `answer` on it.
int runComputed(const Options& options, int (*answer)(const Options&, const Computed&, const Failure&))
{
    const auto backend = backendOf(options);
    if (!backend)
        return wrongUsage(backend.error());
    auto scene = loadScene(options.scene);
    if (!scene)
        return badInput(scene.error());
    std::string missing;
    const auto computed = computeScene(std::move(*scene), **backend, options.stream, missing);
    if (!computed)
        return badInput(Error{options.scene + ": " + computed.error().message});
    const auto failed = [&]() -> std::optional<Error> {
        if (!computed->trace)
            return withoutBackend(options, missing);
        const auto lost = unavailable(**backend);
        return lost ? std::optional(withoutBackend(options, lost->message)) : std::nullopt;
    };
    const auto lost = failed();
    return lost ? wrongUsage(*lost) : answer(options, *computed, failed);
}

int answerTrace(const Options& options, const Computed& layer, const Failure& failed)
{
    const auto computed = withCircuitsNamed(layer, options.tensors);
    if (!computed)
        return wrongUsage(Error{"--tensor: " + computed.error().message});
    const Trace& trace = *computed->trace;
    const auto tensors = tensorsNamed(trace, options.tensors);
    if (!tensors)
        return wrongUsage(Error{"--tensor: " + tensors.error().message});

    if (options.table.form) {
        const auto text = matrixTables(*computed, *tensors, options.table);
        if (const auto lost = failed())
            return wrongUsage(*lost);
        if (!text)
            return wrongUsage(text.error());
        if (options.out.empty())
            return answerFile(*text);
        const auto fault = writeOutputFile(options.out, *text);
        return fault ? badInput(*fault) : static_cast<int>(ExitStatus::Done);
    }
    if (options.out.empty()) {
        const int status = answer(ExitStatus::Done, [&](std::ostream& out) { writeTraceJson(out, trace, *tensors); });
        const auto lost = failed();
        return lost ? wrongUsage(*lost) : status;
    }
    if (dataFormatOf(options.out)->one_tensor && tensors->size() != 1)
        return wrongUsage(Error{say("--out: %1 can contain only one tensor, not %2; choose one with --tensor",
                                    options.out, tensors->size())});
    std::optional<Error> lost;
    const auto fault = writeData(options.out, trace, *tensors, [&] { return (lost = failed()).has_value(); });
    if (lost)
        return wrongUsage(*lost);
    return fault ? badInput(*fault) : static_cast<int>(ExitStatus::Done);
}

int answerWords(const Options& options, const std::string& words)
{
    return options.json ? answerFile(printableJson(words)) : answerText(ExitStatus::Done, words);
}

int decimals(const Options& options) { return int(options.table.digits.value_or(4)); }

int answerGradient(const Options& options, const Computed& computed, const Failure& failed)
{
    const auto cell = parseCellRef(*computed.trace, options.cell);
    if (!cell)
        return wrongUsage(cell.error());
    const auto derivatives = derivativesOf(computed, *cell, options.gradient, options.json, decimals(options));
    if (const auto lost = failed())
        return wrongUsage(*lost);
    if (!derivatives)
        return badInput(Error{"--gradient: " + derivatives.error().message});
    return answerWords(options, *derivatives);
}

int answerExplain(const Options& options, const Computed& computed, const Failure& failed)
{
    if (!options.gradient.empty())
        return answerGradient(options, computed, failed);
    const auto explained = explainCell(computed, options.cell, {options.json, options.latex, decimals(options)});
    if (const auto lost = failed())
        return wrongUsage(*lost);
    if (!explained)
        return wrongUsage(explained.error());
    return answerWords(options, *explained);
}

int answerHeads(const Options& options, const Computed& computed, const Failure& failed)
{
    const auto report = headsReport(computed, **backendNamed(options.backend), options.json);
    if (const auto lost = failed())
        return wrongUsage(*lost);
    return report ? answerWords(options, *report) : badInput(Error{options.scene + ": " + report.error().message});
}

int runCode(const Options& options)
{
    const auto scene = loadScene(options.scene);
    if (!scene)
        return badInput(scene.error());
    const auto planned = plan(*scene);
    if (!planned)
        return badInput(Error{options.scene + ": " + planned.error().message});
    if (const auto fault = checkMemory(*planned, TraceForm::Compact, freeMemory()))
        return badInput(Error{options.scene + ": " + fault->message});
    const auto realized = realize(*scene);
    if (!realized)
        return badInput(Error{options.scene + ": " + realized.error().message});
    std::optional<ScriptGradient> gradient;
    if (!options.gradient.empty()) {
        const auto cell = parseCellRef(withoutNumbers(**realized), options.cell);
        if (!cell)
            return wrongUsage(cell.error());
        if (const auto fault = whyNotInScript(**realized, *cell, options.gradient))
            return badInput(Error{"--gradient: " + fault->message});
        gradient = {*cell, options.gradient};
    }
    const std::string script = scriptOf(*scene, **realized, options.language, gradient);
    if (options.out.empty())
        return answerFile(script);
    const auto fault = writeOutputFile(options.out, script);
    return fault ? badInput(*fault) : static_cast<int>(ExitStatus::Done);
}

int runPage(const Options& options)
{
    std::size_t faults = 0;
    const auto page = pageNamed(options.scene, options.without_engine ? PageKind::Static : PageKind::Live, &faults);
    if (!page)
        return badInput(page.error().message.starts_with(options.scene)
                            ? page.error()
                            : Error{options.scene + ": " + page.error().message});
    if (const auto fault = writeOutputFile(options.out, *page))
        return badInput(*fault);
    if (faults > 0)
        return reportError(ExitStatus::Done,
                           say("%1: the page was written, but the lesson has %2; see “attnscope lesson check”",
                               options.scene, sayCount("1 problem", "%n problems", faults)));
    return static_cast<int>(ExitStatus::Done);
}

int runCheck(const Options& options)
{
    const auto scene = loadScene(options.scene);
    if (!scene)
        return badInput(scene.error());
    const auto trace = traceScene(*scene, backends().front());
    if (!trace)
        return badInput(Error{options.scene + ": " + trace.error().message});
    const CheckReport report = checkTrace(*scene, **trace);
    return answerText(report.differing ? ExitStatus::CheckFailed : ExitStatus::Done, report.text());
}

int runLessonCheck(const Options& options)
{
    std::vector<std::string> wanted = options.files;
    if (wanted.empty())
        for (const LessonEntry& entry : stepLessons())
            wanted.emplace_back(entry.id);
    const auto report = checkLessons(wanted);
    if (!report)
        return badInput(report.error());
    return answerText(report->failing ? ExitStatus::CheckFailed : ExitStatus::Done, report->text);
}

constexpr std::size_t longest_sentence = 2000; // of an import; names of arrays may be long, and hold line ends

// Makes a scene of other programs' arrays; reports on each.
int runImport(const Options& options)
{
    std::vector<ReadArray> arrays;
    for (const std::string& file : options.files) {
        auto read = readArrayFile(file, Pipes::Read);
        if (!read)
            return badInput(read.error());
        std::move(read->begin(), read->end(), std::back_inserter(arrays));
    }
    const auto base = options.onto.empty() ? Result<Scene>(plainLayer()) : loadScene(options.onto);
    if (!base)
        return badInput(base.error());
    ImportChoices choices = options.import;
    for (const auto& [file, list] :
         {std::pair(&options.token_list, &choices.tokens), {&options.memory_list, &choices.memory_tokens}}) {
        if (file->empty())
            continue;
        const auto text = readWholeFile(*file, max_token_list, Pipes::Read);
        auto tokens = text ? readTokenList(*text) : Result<ReadTexts>(text.error());
        if (!tokens)
            return badInput(text ? Error{*file + ": " + tokens.error().message} : tokens.error());
        *list = std::move(*tokens);
    }
    if (options.onto.empty() && !options.without_config)
        choices.config = configBeside(options.files);
    const auto plan = planImport(arrays, *base, choices);
    if (!plan)
        return badInput(Error{"import: " + plan.error().message});
    std::string report;
    for (const std::string& sentence : plan->sentences)
        report += printableLine(sentence, longest_sentence) + "\n";
    for (const std::string& question : questionSentences(arrays, *plan))
        report += printableLine(question, longest_sentence) + "\n";
    if (options.dry_run)
        return answerText(ExitStatus::Done, report);
    const auto scene = importArrays(arrays, *base, *plan);
    if (!scene)
        return badInput(Error{"import: " + scene.error().message});
    const std::string text = writeScene(*scene);
    if (text.size() > max_scene_bytes)
        return badInput(Error{say("%1: needs %2 MiB, but a scene file can have at most %3 MiB", options.out,
                                  countText(text.size() >> 20), countText(max_scene_bytes >> 20))});
    if (const auto fault = writeOutputFile(options.out, text))
        return badInput(*fault);
    return tellOf(options.out, report);
}

// What can be read becomes the table; what cannot is named, and the status says so.
int runResults(const Options& options)
{
    const auto text = readWholeFile(options.files.front(), largest_results, Pipes::Read);
    if (!text)
        return badInput(text.error());
    const ClassResults found = readResults(*text);
    for (const std::string& note : found.notes)
        reportError(ExitStatus::Done, note);
    for (const std::string& fault : found.faults)
        reportError(ExitStatus::CheckFailed, fault);
    const ExitStatus status = found.faults.empty() ? ExitStatus::Done : ExitStatus::CheckFailed;
    if (found.results.empty() && found.faults.empty())
        return badInput(Error{say("%1: contains no result code", options.files.front())});
    if (found.results.empty()) // a table of before stays
        return static_cast<int>(status);
    if (options.out.empty())
        return answerText(status, resultTable(found.results));
    const auto fault = writeOutputFile(options.out, resultSheet(found.results, ','));
    return fault ? badInput(*fault) : static_cast<int>(status);
}

int runModel(const Options& options)
{
    PassesDone progress;
    if (seesErrors()) // a log does not need it
        progress = [](std::int64_t done, std::int64_t total) {
            std::cerr << "\r" << printableLine(say("%1 of %2", done, total)) << (done == total ? "\r\033[K" : "")
                      << std::flush;
        };
    const ModelAnswer model = answerModel(options.scene, options.model, options.out, options.tensors, progress);
    if (model.fault)
        return model.fault->wrong_usage ? wrongUsage({model.fault->message}) : badInput({model.fault->message});
    for (const std::string& note : model.notes)
        std::cerr << printableLine("attnscope: " + note) + "\n";
    return options.model.form() == AnswerForm::Text
               ? tellOf(options.out, model.text)
               : answerFile(options.model.json ? printableJson(model.text) : model.text);
}

} // namespace

int reportError(ExitStatus status, const std::string& message)
{
    std::cerr << printableLine("attnscope: " + message) + "\n";
#ifdef _WIN32
    if (status != ExitStatus::Done && !GetStdHandle(STD_ERROR_HANDLE)) { // started by double-click: there is no console
        const std::string line = printableLine(message);
        std::wstring wide(line.size() + 1, L'\0');
        MultiByteToWideChar(CP_UTF8, 0, line.c_str(), -1, wide.data(), static_cast<int>(wide.size()));
        MessageBoxW(nullptr, wide.c_str(), L"AttnScope", MB_ICONERROR);
    }
#endif
    return static_cast<int>(status);
}

int answerText(ExitStatus status, std::string_view text)
{
    return answer(status, [&](std::ostream& out) { out << printableText(text); });
}

int answerFile(std::string_view content)
{
    return answer(ExitStatus::Done, [&](std::ostream& out) { out << content; });
}

int runBatch(const Options& options)
{
    switch (options.command) {
    case Command::Help: return answerText(ExitStatus::Done, helpText(options.helpOf));
    case Command::Version: return answerText(ExitStatus::Done, versionText());
    case Command::Lessons: return answerText(ExitStatus::Done, lessonList());
    case Command::Trace: return runComputed(options, answerTrace);
    case Command::Explain: return runComputed(options, answerExplain);
    case Command::Heads: return runComputed(options, answerHeads);
    case Command::Check: return runCheck(options);
    case Command::LessonCheck: return runLessonCheck(options);
    case Command::Export: return runExport(options);
    case Command::Steps: return runSteps(options);
    case Command::Sheet: return runSheet(options);
    case Command::Import: return runImport(options);
    case Command::Code: return runCode(options);
    case Command::Page: return runPage(options);
    case Command::Results: return runResults(options);
    case Command::Site: return runSite(options);
    case Command::Model: return runModel(options);
    case Command::Window: break;
    }
    return reportError(ExitStatus::WrongUsage, say("the window is not a command"));
}

} // namespace attn
