// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figureorigin.h"

#include "core/base/shellwords.h"
#include "core/explain/withhold.h"
#include "core/lessons/lessonfile.h"
#include "core/model/modelscene.h"
#include "ui/figures/readfacts.h"

#include <algorithm>
#include <utility>

namespace attn {

namespace {

const QString options_fact = QStringLiteral("Options"), scene_fact = QStringLiteral("SceneFile");

// On one line: JSON breaks lines between its parts alone.
QString sceneText(const Computed& computed)
{
    Scene scene = computed.scene;
    scene.description.clear();
    scene.view.reset();
    if (auto hidden = hiddenCells(computed); !hidden.empty()) { // blank cells stay so
        scene.view.emplace().stage = hidden.front().tensor;
        scene.view->hidden = std::move(hidden);
    }
    scene.expected.clear();
    scene.expected_shapes.clear();
    QString line;
    for (const QString& part : QString::fromStdString(sharedScene(scene)).split(QLatin1Char('\n')))
        line += part.trimmed();
    return line;
}

std::int64_t numbersOf(const Scene& scene)
{
    std::int64_t numbers = std::int64_t(scene.edits.size());
    for (const NamedTensor& input : scene.inputs)
        numbers += input.tensor.size();
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
    return {{options_fact, QString::fromStdString(shellLine(wordsOf(optionsOf(request, plan))))}, std::move(*scene)};
}

bool keepsScene(const Scene& scene) { return numbersOf(scene) <= most_scene_numbers; }

std::optional<std::pair<QString, QString>> sceneFact(const Computed& computed)
{
    if (!keepsScene(computed.scene))
        return std::nullopt;
    return std::pair(scene_fact, sceneText(computed));
}

Result<Scene> sceneOfFigure(const QByteArray& file)
{
    const auto facts = readFacts(file);
    if (!facts)
        return facts.error();
    const std::string scene = factNamed(*facts, scene_fact);
    return scene.empty()
               ? Error{QObject::tr("the figure does not contain its scene; open the scene file").toStdString()}
               : parseScene(scene, [](Scene& named) { return fillFromModel(named); });
}

Result<FigureOrigin> figureOrigin(const QByteArray& file)
{
    auto scene = sceneOfFigure(file);
    if (!scene)
        return scene.error();
    const std::string options = factNamed(*readFacts(file), options_fact);
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
    return FigureOrigin{std::move(*scene), std::move(*read)};
}

} // namespace attn
