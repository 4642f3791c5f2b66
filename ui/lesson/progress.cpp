// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/progress.h"

#include "core/io/scene/blockname.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/scenepatch.h"
#include "core/model/modelscene.h"
#include "ui/document/atomicfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>

namespace attn {

namespace {

constexpr qint64 most_bytes = 8 << 20;

QString progressFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/lessons");
}

QString pathOf(const QString& key) { return progressFolder() + QLatin1Char('/') + key + QStringLiteral(".json"); }

QJsonObject readObject(const QString& key)
{
    QFile file(pathOf(key));
    if (!file.open(QIODevice::ReadOnly) || file.size() > most_bytes)
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

// The learner's scene, as a patch of the step's.
QJsonObject patchOf(const Scene& from, const Scene& to)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(scenePatch(from, to))).object();
}

std::optional<Scene> patched(const Scene& from, const QJsonObject& patch)
{
    const std::string text = QJsonDocument(patch).toJson(QJsonDocument::Compact).toStdString();
    try {
        auto scene = parseScene(patchedScene(writeScene(from), text), [](Scene& made) { return fillFromModel(made); });
        return scene ? std::optional(std::move(*scene)) : std::nullopt;
    } catch (const std::exception&) { // a file that somebody has changed
        return std::nullopt;
    }
}

QJsonObject written(const StepProgress& step, const Scene& scene)
{
    QJsonObject made{{QStringLiteral("seen"), step.seen},
                     {QStringLiteral("reached"), step.reached},
                     {QStringLiteral("shown"), step.shown},
                     {QStringLiteral("hints"), step.hints}};
    QJsonObject choices, numbers;
    for (const auto& [question, choice] : step.choices)
        choices[QString::number(question)] = choice;
    for (const auto& [question, number] : step.numbers)
        numbers[QString::number(question)] = number;
    made[QStringLiteral("choices")] = choices;
    made[QStringLiteral("numbers")] = numbers;
    if (step.hidden) {
        QJsonArray blocks;
        for (const CellBlock& block : *step.hidden)
            blocks.append(QString::fromStdString(toString(block)));
        made[QStringLiteral("hidden")] = blocks;
    }
    if (step.work)
        made[QStringLiteral("work")] = patchOf(scene, *step.work);
    return made;
}

// A file that somebody has changed hides no more than the step does.
bool isHiddenBy(const LessonStep& step, const CellBlock& block)
{
    const std::vector<CellBlock> hidden = step.scene.view ? step.scene.view->hidden : std::vector<CellBlock>();
    return std::ranges::any_of(hidden, [&](const CellBlock& each) {
        return each.tensor == block.tensor && each.leading.size() <= block.leading.size() &&
               std::equal(each.leading.begin(), each.leading.end(), block.leading.begin());
    });
}

StepProgress read(const QJsonObject& kept, const LessonStep& step)
{
    StepProgress made;
    made.seen = kept[QLatin1String("seen")].toBool();
    made.reached = kept[QLatin1String("reached")].toBool();
    made.shown = kept[QLatin1String("shown")].toBool();
    made.hints = std::clamp(kept[QLatin1String("hints")].toInt(), 0, int(step.hints.size()));
    const QJsonObject choices = kept[QLatin1String("choices")].toObject(),
                      numbers = kept[QLatin1String("numbers")].toObject();
    for (int question = 0; question < int(step.questions.size()); ++question) {
        const QString name = QString::number(question);
        if (const int choice = choices[name].toInt(-1);
            choice >= 0 && choice < int(step.questions[std::size_t(question)].choices.size()))
            made.choices[question] = choice;
        if (numbers.contains(name))
            made.numbers[question] = numbers[name].toString();
    }
    if (kept.contains(QLatin1String("hidden"))) {
        made.hidden.emplace();
        for (const auto& name : kept[QLatin1String("hidden")].toArray())
            if (auto block = parseBlock(name.toString().toStdString()); block && isHiddenBy(step, *block))
                made.hidden->push_back(*std::move(block));
    }
    if (kept.contains(QLatin1String("work")))
        made.work = patched(step.scene, kept[QLatin1String("work")].toObject());
    return made;
}

} // namespace

QString progressKey(const QString& idOrPath)
{
    if (!idOrPath.contains(QLatin1Char('/')) && !QFileInfo::exists(idOrPath))
        return idOrPath;
    const QByteArray path = QFileInfo(idOrPath).absoluteFilePath().toUtf8();
    return QStringLiteral("file-") +
           QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex());
}

LessonProgress readProgress(const QString& key, const Lesson& lesson)
{
    LessonProgress progress;
    progress.steps.resize(lesson.steps.size());
    const QJsonObject kept = readObject(key);
    const QJsonArray steps = kept[QLatin1String("steps")].toArray();
    progress.step = std::clamp(kept[QLatin1String("step")].toInt(), 0, int(lesson.steps.size()) - 1);
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        progress.steps[i] = read(steps.at(qsizetype(i)).toObject(), lesson.steps[i]);
    return progress;
}

void writeProgress(const QString& key, const Lesson& lesson, const LessonProgress& progress)
{
    QJsonArray steps;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        steps.append(written(progress.steps[i], lesson.steps[i].scene));
    const QJsonObject made{{QStringLiteral("step"), progress.step}, {QStringLiteral("steps"), steps}};
    QDir().mkpath(progressFolder());
    writeAtomically(pathOf(key), QJsonDocument(made).toJson(QJsonDocument::Compact).toStdString());
}

StepsSeen stepsSeen(const QString& key)
{
    StepsSeen steps;
    for (const auto& step : readObject(key)[QLatin1String("steps")].toArray()) {
        ++steps.all;
        steps.seen += step.toObject()[QLatin1String("seen")].toBool();
    }
    return steps;
}

void eraseProgress(const QString& key) { QFile::remove(pathOf(key)); }

void eraseAllProgress()
{
    QDir folder(progressFolder());
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files))
        folder.remove(name);
}

} // namespace attn
