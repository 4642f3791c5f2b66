// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/commands.h"

#include "core/base/nearestword.h"
#include "core/base/say.h"
#include "core/circuits/circuits.h"
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/explain/equation.h"
#include "core/explain/withhold.h"
#include "core/import/import.h"
#include "core/io/arrays/arrays.h"
#include "core/io/files/path.h"
#include "core/io/files/standardstream.h"
#include "core/io/files/system.h"
#include "core/io/text/explanationjson.h"
#include "core/layer/circuitfacts.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/model/modelscene.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>

namespace attn {

namespace {

std::filesystem::file_type fileType(const std::string& path)
{
    const auto there = stateAt(path);
    if (!there)
        return errno == ENOENT || errno == ENOTDIR ? std::filesystem::file_type::not_found
                                                   : std::filesystem::file_type::unknown;
    switch (there->kind) {
    case FileKind::Regular: return std::filesystem::file_type::regular;
    case FileKind::Folder: return std::filesystem::file_type::directory;
    default: return std::filesystem::file_type::character; // or a pipe
    }
}

bool hasLessonFiles(const std::string& folder)
{
    std::error_code fault;
    for (const auto& entry : std::filesystem::directory_iterator(pathOf(folder), fault))
        if (isLessonFile(utf8Of(entry.path())))
            return true;
    return false;
}

// Of "scores[0,0,3,1]", blanks or not.
std::string tensorOf(std::string cell)
{
    std::erase(cell, ' ');
    return cell.substr(0, cell.find('['));
}

std::string noScene(const std::string& argument)
{
    std::vector<std::string_view> ids;
    for (const LessonEntry& each : lessons())
        ids.push_back(each.id);
    const std::string_view meant = nearestWord(argument, ids);
    return meant.empty() ? say("%1: no such file or lesson", argument)
                         : say("%1: no such file or lesson; did you mean %2?", argument, meant);
}

} // namespace

std::optional<Error> checkSceneArgument(const std::string& argument)
{
    if (argument == standard_stream)
        return std::nullopt;
    if (fileType(argument) == std::filesystem::file_type::not_found && !lessonNamed(argument))
        return Error{noScene(argument)};
    return std::nullopt;
}

std::optional<Error> checkWindowArgument(const std::string& argument)
{
    if (argument == standard_stream)
        return Error{say("the window cannot read stdin; save the scene as a file")};
    if (isModelPath(argument)) {
        const auto model = openModel(argument);
        return model ? std::nullopt : std::optional(model.error());
    }
    if (const auto missing = checkSceneArgument(argument))
        return missing;
    if (fileType(argument) == std::filesystem::file_type::not_found)
        return std::nullopt; // a lesson
    if (fileType(argument) == std::filesystem::file_type::directory)
        return hasLessonFiles(argument)
                   ? std::nullopt
                   : std::optional(Error{say("%1: this folder contains no *.attnlesson files", argument)});
    if (const auto fault = checkReadable(argument, Pipes::Refused))
        return fault;
    if (isLessonFile(argument)) {
        const auto lesson = readLessonFile(argument);
        return lesson ? std::nullopt : std::optional(lesson.error());
    }
    std::ifstream file(pathOf(argument), std::ios::binary);
    char first = 0;
    while (file.get(first) && std::string_view(" \t\r\n\uFEFF").find(first) != std::string_view::npos) {
    }
    if (arrayFormatOf(argument) || first == '{')
        return std::nullopt;
    const auto scene = openSceneFile(argument); // the reader says why it is none
    return scene ? std::nullopt : std::optional(scene.error());
}

namespace {

// A file of arrays is a scene if it holds recorded attention, which can be read in one way only.
Result<Scene> recordedAttention(const std::string& path)
{
    constexpr std::int64_t most_numbers = std::int64_t(1) << 24; // nothing saves the scene
    const auto arrays = readArrayFile(path);
    if (!arrays)
        return arrays.error();
    ImportChoices choices;
    choices.most_numbers = most_numbers;
    const Scene base = plainLayer();
    const auto plan = planImport(*arrays, base, choices);
    const bool recorded = plan && std::ranges::count(plan->steps, ImportTarget::Weights, &ImportStep::target) > 0;
    if (recorded)
        return importArrays(*arrays, base, *plan);
    return Error{say("%1: these are arrays, but a scene is expected; use attnscope import to make one", path)};
}

} // namespace

Result<Scene> loadScene(const std::string& argument)
{
    if (isModelPath(argument))
        return Error{
            say("%1: this is a model, but a scene is expected; use attnscope model to extract a layer", argument)};
    if (const auto missing = checkSceneArgument(argument))
        return *missing;
    const LessonEntry* lesson = lessonNamed(argument);
    const bool is_file = argument == standard_stream || fileType(argument) != std::filesystem::file_type::not_found;
    if (lesson && !is_file)
        return loadLesson(*lesson);
    if (is_file && fileType(argument) == std::filesystem::file_type::regular && arrayFormatOf(argument))
        return recordedAttention(argument);
    if (!isLessonFile(argument))
        return openSceneFile(argument, Pipes::Read);
    const auto steps = readLessonFile(argument, Pipes::Read);
    return steps ? Result<Scene>(steps->steps.front().scene) : steps.error();
}

Result<std::shared_ptr<const Trace>> traceScene(Scene scene, const Backend& backend,
                                                std::optional<DropoutStream> stream)
{
    std::string missing;
    auto computed = computeScene(std::move(scene), backend, stream, missing);
    if (!computed)
        return computed.error();
    if (!computed->trace)
        return Error{std::string(backend.name) + ": " + missing};
    return computed->trace;
}

Result<Computed> withCircuitsNamed(Computed computed, const std::vector<std::string>& names)
{
    bool any = false;
    for (const std::string& name : names) {
        if (!isCircuit(name) || computed.trace->find(name))
            continue;
        if (const std::string why = whyNoCircuit(*computed.realized, name); !why.empty())
            return Error{name + ": " + why};
        any = true;
    }
    return any ? *withCircuits(std::make_shared<const Computed>(std::move(computed))) : std::move(computed);
}

Result<std::string> explainCell(const Computed& computed, const std::string& cell, const ExplainForm& form)
{
    if (const std::string name = tensorOf(cell); isCircuit(name) && !computed.trace->find(name)) {
        const auto with = withCircuitsNamed(computed, {name});
        return with ? explainCell(*with, cell, form) : with.error();
    }
    const ComputedPtr shown = withheldByScene(std::make_shared<const Computed>(computed));
    const Scene& scene = computed.scene;
    const Realized& realized = *computed.realized;
    const Trace& trace = *shown->trace;
    const auto named = parseCellRef(trace, cell);
    if (!named)
        return named.error();
    const auto explanation = explain(scene, realized, trace, *named);
    if (!explanation)
        return explanation.error();
    EquationStyle style;
    style.digits = form.digits;
    if (!scene.tokens.empty())
        style.name = tokenNames(scene, realized);
    if (form.latex)
        return equationLatex(*explanation, style) + "\n";
    std::string line = equationText(*explanation, style);
    if (const std::string numbered = toString(*named); !line.starts_with(numbered))
        line = numbered + " = " + line; // token names show the meaning, numbers the place
    if (form.json)
        return explanationJson(*explanation, line);
    return line + (explanation->note.empty() ? "" : " (" + explanation->note + ")") + "\n";
}

Result<std::vector<const TracedTensor*>> tensorsNamed(const Trace& trace, const std::vector<std::string>& names)
{
    std::vector<const TracedTensor*> tensors;
    for (const std::string& name : names) {
        const TracedTensor* tensor = trace.find(name);
        if (!tensor)
            return noTensor(trace, name);
        if (std::ranges::find(tensors, tensor) == tensors.end())
            tensors.push_back(tensor);
    }
    if (names.empty())
        for (const TracedTensor& tensor : trace.tensors())
            tensors.push_back(&tensor);
    return tensors;
}

std::string lessonList()
{
    std::string list;
    for (const LessonEntry& lesson : lessons())
        list += std::string(lesson.id) + '\t' + shownTitle(lesson) + '\n';
    return list;
}

} // namespace attn
