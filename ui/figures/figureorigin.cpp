// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figureorigin.h"

#include "core/base/shellwords.h"
#include "core/explain/withhold.h"
#include "core/lessons/lessonfile.h"
#include "core/scene/layerchanges.h"
#include "ui/figures/readfacts.h"

#include <algorithm>
#include <utility>

namespace attn {

namespace {

const QString options_fact = QStringLiteral("Options"), scene_fact = QStringLiteral("SceneFile"),
              other_fact = QStringLiteral("SceneFileA"), names_fact = QStringLiteral("Names");

// On one line: JSON breaks lines between its parts alone.
QString sceneText(Scene scene)
{
    scene.description.clear();
    scene.expected.clear();
    scene.expected_shapes.clear();
    QString line;
    for (const QString& part : QString::fromStdString(sharedScene(scene)).split(QLatin1Char('\n')))
        line += part.trimmed();
    return line;
}

std::int64_t numbersOf(const Scene& page)
{
    const Scene scene = asInFile(page);
    std::int64_t numbers = std::int64_t(scene.edits.size());
    const auto add = [&](const std::vector<NamedTensor>& inputs) {
        for (const NamedTensor& input : inputs)
            numbers += input.tensor.size();
    };
    add(scene.inputs);
    if (scene.model && scene.model->page)
        for (const auto& [layer, change] : scene.model->others)
            add(change.inputs);
    return numbers;
}

// Empty if not given.
std::string factNamed(const std::vector<std::pair<QString, QString>>& facts, const QString& key)
{
    const auto found = std::ranges::find(facts, key, &std::pair<QString, QString>::first);
    return found == facts.end() ? std::string() : found->second.toStdString();
}

} // namespace

FigureOptions optionsOf(const FigureRequest& request, const FigurePlan& plan)
{
    FigureRequest narrowed = request;
    narrowed.tensors = {plan.tensor};
    narrowed.batch = plan.batch;
    narrowed.heads = plan.heads;
    narrowed.sheet = plan.heads.size() > 1;
    FigureOptions options = optionsOf(narrowed);
    if (plan.heads.empty())
        options.head.reset(); // "all" would mean a folder
    return options;
}

std::vector<std::pair<QString, QString>> originFacts(const Computed& computed, const FigureRequest& request,
                                                     const FigurePlan& plan)
{
    auto scene = sceneFact(computed);
    if (!scene)
        return {};
    FigureOptions options = optionsOf(request, plan);
    options.withAnswers = false; // with them the scene hides nothing
    return {{options_fact, QString::fromStdString(shellLine(wordsOf(options)))}, std::move(*scene)};
}

bool keepsScene(const Scene& scene) { return numbersOf(scene) <= most_scene_numbers; }

std::optional<std::pair<QString, QString>> sceneFact(const Computed& computed)
{
    if (!keepsScene(computed.scene))
        return std::nullopt;
    return std::pair(scene_fact, sceneText(shownScene(computed, false)));
}

Scene shownScene(const Computed& computed, bool view)
{
    Scene scene = computed.scene;
    auto hidden = hiddenCells(computed); // blank cells stay so
    if (!view)
        scene.view.reset();
    if (!hidden.empty() && !scene.view)
        scene.view.emplace().stage = hidden.front().tensor;
    if (scene.view)
        scene.view->hidden = std::move(hidden);
    return scene;
}

void keepOrigin(std::vector<std::pair<QString, QString>>& facts, const FigureOrigin& origin)
{
    std::erase_if(facts, [](const auto& fact) { return fact.first == scene_fact; });
    if (!keepsScene(origin.scene) || (origin.other && !keepsScene(*origin.other)))
        return;
    const auto line = [](const std::vector<std::string>& words) { return QString::fromStdString(shellLine(words)); };
    facts.emplace_back(options_fact, line(wordsOf(origin.options)));
    if (!origin.names.empty())
        facts.emplace_back(names_fact, line(origin.names));
    facts.emplace_back(scene_fact, sceneText(origin.scene));
    if (origin.other)
        facts.emplace_back(other_fact, sceneText(*origin.other));
}

namespace {

Result<Scene> sceneNamed(const std::vector<std::pair<QString, QString>>& facts, const QString& key,
                         const FillScene& fill)
{
    const std::string scene = factNamed(facts, key);
    return scene.empty()
               ? Error{QObject::tr("the figure does not contain its scene; open the scene file").toStdString()}
               : parseScene(scene, fill);
}

} // namespace

Result<Scene> sceneOfFigure(const QByteArray& file, const FillScene& fill)
{
    const auto facts = readFacts(file);
    if (!facts)
        return facts.error();
    return sceneNamed(*facts, scene_fact, fill);
}

Result<FigureOrigin> figureOrigin(const QByteArray& file, const FillScene& fill)
{
    auto scene = sceneOfFigure(file, fill);
    if (!scene)
        return scene.error();
    const auto facts = *readFacts(file);
    const std::string options = factNamed(facts, options_fact);
    if (options.empty())
        return Error{
            QObject::tr(
                "the figure contains its scene but not its options; if it comes from a studio, export it there again")
                .toStdString()};
    const auto words = shellWords(options);
    if (!words)
        return words.error();
    auto read = withWords({}, *words);
    if (!read)
        return read.error();
    FigureOrigin origin{std::move(*scene), std::move(*read), {}, {}};
    if (!factNamed(facts, other_fact).empty()) {
        auto other = sceneNamed(facts, other_fact, fill);
        auto names = shellWords(factNamed(facts, names_fact));
        if (!other || !names)
            return !other ? other.error() : names.error();
        origin.other = std::move(*other);
        origin.names = std::move(*names);
        origin.names.resize(2);
    }
    return origin;
}

} // namespace attn
