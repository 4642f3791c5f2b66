// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/film.h"

#include "core/explain/withhold.h"
#include "ui/figures/figurefacts.h"
#include "ui/figures/figurenames.h"
#include "ui/figures/figureset.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/partialview.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/tensormatrix.h"

#include <QObject>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

Error filmError(const QString& sentence) { return Error{sentence.toStdString()}; }

QString wordsOf(const HeatmapData& data, const StepPlace& place, StepUnit unit, const StepTensor& tensor, int stages)
{
    if (unit == StepUnit::Stage)
        return QObject::tr("Stage %1 of %2").arg(tensor.stage + 1).arg(stages);
    const QString row = data.rowLabels.value(int(place.row), QString::number(place.row));
    if (unit == StepUnit::Row)
        return QObject::tr("Row %1").arg(row);
    const QString column = data.columnLabels.value(int(place.column), QString::number(place.column));
    return data.attention ? QStringLiteral("%1 → %2").arg(row, column)
                          : QObject::tr("Row %1, column %2").arg(row, column);
}

std::optional<Error> checkPlane(const Computed& computed, const FilmRequest& request)
{
    const FilmPlanes planes = filmPlanes(computed);
    if (request.head < 0 || request.head >= planes.heads)
        return filmError(QObject::tr("head: expected 0 to %1, got %2").arg(planes.heads - 1).arg(request.head));
    if (request.batch < 0 || request.batch >= planes.batches)
        return filmError(QObject::tr("batch: expected 0 to %1, got %2").arg(planes.batches - 1).arg(request.batch));
    return std::nullopt;
}

bool liesUnder(const Computed& computed, const std::string& under, const std::string& tensor)
{
    const TracedTensor *below = computed.trace->find(under), *above = computed.trace->find(tensor);
    const Walk walk(*computed.realized, 0, 0);
    if (!below || !above || walk.find(under) < 0 || walk.find(under) >= walk.find(tensor))
        return false;
    const HeatmapFrame a = matrixFrame(computed, *below, 0, {}), b = matrixFrame(computed, *above, 0, {});
    return a.rows == b.rows && a.columns == b.columns && a.attention && b.attention && a.weights == b.weights;
}

} // namespace

FilmPlanes filmPlanes(const Computed& computed)
{
    FilmPlanes planes;
    const Walk walk(*computed.realized, 0, 0);
    for (const StepTensor& tensor : walk.tensors()) {
        const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(tensor.name));
        planes.heads = std::max(planes.heads, int(matrix.layerHeads()));
        planes.batches = std::max(planes.batches, int(matrix.batches));
    }
    return planes;
}

std::string layerBelow(const Computed& computed, const FilmRequest& request)
{
    if (request.picture || request.tensors.size() != 1 || request.unit == StepUnit::Stage)
        return {};
    const std::string& tensor = request.tensors.front();
    const Walk walk(*computed.realized, 0, 0);
    for (int number = walk.find(tensor) - 1; number >= 0; --number)
        if (const std::string& name = walk.tensors()[std::size_t(number)].name; liesUnder(computed, name, tensor))
            return name;
    return {};
}

Film::Film(ComputedPtr computed, FilmRequest request, Walk steps)
    : m_computed(std::move(computed)), m_request(std::move(request)), m_walk(std::move(steps))
{
}

Result<Film> Film::make(ComputedPtr computed, const FilmRequest& request)
{
    if (request.look.answers)
        computed = withAnswers(computed);
    if (const auto fault = checkPlane(*computed, request))
        return *fault;
    Film film(computed, request, Walk(*computed->realized, request.batch, request.head));
    const Walk& walk = film.m_walk;
    if (request.picture) // a studio may name tensors without steps here
        std::erase_if(film.m_request.tensors, [&](const std::string& name) { return walk.find(name) < 0; });
    if (walk.empty())
        return filmError(QObject::tr("This scene has no steps to show."));
    if (!request.over.empty() && !request.picture) {
        if (request.tensors.size() != 1 || request.unit == StepUnit::Stage ||
            !liesUnder(*computed, request.over, request.tensors.front()))
            return filmError(
                QObject::tr("over: cannot overlay the picture on %1; choose one tensor, step by row or cell, and name "
                            "an earlier tensor of the same kind and size (such as scaled under masked)")
                    .arg(QString::fromStdString(request.over)));
        film.m_over = heatmapData(*computed, request.over, request.batch, request.head, request.looks);
    }
    const std::vector<std::string>& wanted = film.m_request.tensors;
    for (const std::string& name : wanted)
        if (std::ranges::find(walk.tensors(), name, &StepTensor::name) == walk.tensors().end())
            return filmError(
                QObject::tr("The steps do not include %1. Choose another tensor.").arg(QString::fromStdString(name)));
    for (auto place = std::optional(walk.first(request.unit)); place; place = walk.next(*place, request.unit)) {
        const StepTensor& tensor = walk.tensors()[place->tensor];
        if (!wanted.empty() && std::ranges::find(wanted, tensor.name) == wanted.end())
            continue;
        if (film.m_steps.size() == most_frames)
            return filmError(QObject::tr("This selection has more than %1 steps. Use larger steps or fewer stages.")
                                 .arg(formatCount(most_frames)));
        if (request.unit == StepUnit::Stage)
            for (const StepTensor& other : walk.tensors())
                if (other.stage == tensor.stage)
                    film.finish(other.name);
        film.finish(tensor.name);
        if (film.m_over && film.m_steps.empty())
            film.m_steps.push_back({{place->tensor, 0, -1, -1}, tensor.name, tensorWords(*computed, request.over)});
        const QString words = wordsOf(*film.finishedOf(tensor.name), *place, request.unit, tensor, walk.stages());
        film.m_steps.push_back({*place, tensor.name, words});
    }
    if (film.m_steps.empty()) // a stage of several tensors ends at another one
        return filmError(QObject::tr("No step ends at these tensors. Use smaller steps."));
    return film;
}

QString Film::titleOf(const std::string& tensor) const
{
    return m_request.titleText.isEmpty() ? placed(tensorWords(*m_computed, tensor), tensor) : m_request.titleText;
}

// With the head and the batch item, if there are several of this tensor.
QString Film::placed(const QString& words, const std::string& tensor) const
{
    const TensorMatrix matrix = tensorMatrix(*m_computed, *m_computed->trace->find(tensor));
    return placedTitle(*m_computed, tensor, words,
                       matrix.heads > 1 ? std::optional(int(matrix.ownHead(m_request.head))) : std::nullopt,
                       matrix.batches > 1 ? std::optional(m_request.batch) : std::nullopt);
}

std::vector<std::pair<QString, QString>> Film::factsOf(const std::string& tensor) const
{
    return figureFacts(*m_computed, {{}, tensor, m_request.batch, {m_request.head}});
}

void Film::finish(const std::string& tensor)
{
    if (!finishedOf(tensor))
        m_finished.emplace_back(tensor,
                                heatmapData(*m_computed, tensor, m_request.batch, m_request.head, m_request.looks));
}

HeldMatrixPtr Film::finishedOf(const std::string& tensor) const
{
    const auto known = std::ranges::find(m_finished, tensor, [](const auto& each) { return each.first; });
    return known == m_finished.end() ? nullptr : known->second;
}

// Shorter than the tensor in words, for a narrow panel.
QString Film::stageName(const std::string& tensor) const
{
    const std::vector<StageInfo> stages = cardsOf(*m_computed->realized);
    const auto stage = std::ranges::find(stages, cardOfTensor(*m_computed->realized, tensor), &StageInfo::id);
    return stage == stages.end() ? tensorWords(*m_computed, tensor) : stage->title;
}

FigureMap Film::mapOf(const FilmStep& step, const std::string& tensor) const
{
    const auto place = step.place == m_walk.last() ? std::nullopt : std::optional(step.place);
    FigureMap map{atStep(finishedOf(tensor), *m_computed, m_walk, place, tensor, m_request.head), step.words, {}};
    if (m_over && map.data) {
        auto both = std::make_shared<HeldMatrix>(static_cast<const HeldMatrix&>(*map.data));
        static_cast<HeatmapFrame&>(*both) = *m_over; // one range for all frames
        for (std::size_t i = 0; i < both->marks.size(); ++i)
            if (both->marks[i] == CellMark::Pending) {
                both->values[i] = m_over->values[i];
                both->marks[i] = m_over->marks[i];
            }
        map.data = both;
    }
    if (m_request.unit == StepUnit::Cell)
        map.chosen = Cell{int(step.place.row), int(step.place.column)};
    return map;
}

std::vector<FigureMap> Film::mapsOf(const FilmStep& step) const
{
    if (m_request.unit != StepUnit::Stage)
        return {mapOf(step, step.tensor)};
    std::vector<FigureMap> maps;
    for (const StepTensor& tensor : m_walk.tensors())
        if (tensor.stage == m_walk.tensors()[step.place.tensor].stage)
            maps.push_back(mapOf(step, tensor.name));
    if (maps.size() > 1)
        for (FigureMap& map : maps)
            map.caption = tensorWords(*m_computed, map.data->tensor.toStdString());
    return maps;
}

Figure Film::pictureOf(const FilmStep& step) const
{
    const auto place = step.place == m_walk.last() ? std::nullopt : std::optional(step.place);
    Figure figure = drawStep(*m_request.picture, m_request.looks, m_walk, place);
    if (!m_request.titleText.isEmpty())
        figure.title = m_request.titleText;
    return figure;
}

Figure Film::frame(std::size_t number) const
{
    const FilmStep& step = m_steps[number];
    if (m_request.picture) {
        Figure figure = pictureOf(step);
        figure.title += QStringLiteral(": ") + step.words;
        figure.titleLines = 1;
        return figure;
    }
    Figure figure;
    figure.titleLines = 1;
    figure.maps = mapsOf(step);
    figure.title = figure.maps.size() > 1 && m_request.titleText.isEmpty() ? placed(stageName(step.tensor), step.tensor)
                                                                           : titleOf(step.tensor);
    if (figure.maps.size() > 1) // whose captions are their names
        figure.title += QStringLiteral(": ") + step.words;
    figure.facts = factsOf(step.tensor);
    return figure;
}

Result<Figure> Film::strip() const
{
    if (m_steps.size() > most_panels)
        return filmError(
            QObject::tr(
                "A strip has room for %1 panels, but this selection has %2 steps. Use larger steps or an animation.")
                .arg(most_panels)
                .arg(m_steps.size()));
    Figure figure;
    if (m_request.picture) { // one row for each step
        for (const FilmStep& step : m_steps) {
            Figure row = pictureOf(step);
            for (FigureMap& map : row.maps)
                figure.maps.push_back(std::move(map));
            if (row.maps.empty())
                continue;
            figure.columns = int(row.maps.size());
            FigureMap& first = figure.maps[figure.maps.size() - row.maps.size()];
            first.caption = step.words + (first.caption.isEmpty() ? QString() : QStringLiteral(": ") + first.caption);
            figure.title = row.title;
            figure.facts = row.facts;
        }
        return figure;
    }
    const bool one_tensor = m_finished.size() == 1;
    figure.title = one_tensor || !m_request.titleText.isEmpty() ? titleOf(m_steps.front().tensor) : QString();
    for (const FilmStep& step : m_steps) {
        std::vector<FigureMap> maps = mapsOf(step);
        for (FigureMap& map : maps) {
            if (maps.size() > 1)
                map.caption = map.data->tensor;
            else if (!one_tensor && m_request.unit == StepUnit::Stage)
                map.caption = stageName(step.tensor);
            else if (!one_tensor)
                map.caption = QStringLiteral("%1: %2").arg(stageName(step.tensor), step.words);
            figure.maps.push_back(map);
        }
    }
    figure.facts = factsOf(m_steps.back().tensor);
    return figure;
}

Result<QSize> Film::frameSize() const
{
    QSize largest;
    std::string measured;
    const std::size_t measured_at_least = m_request.picture ? m_steps.size() / 64 + 1 : m_steps.size() + 1;
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const bool sampled = i % measured_at_least == 0 || i + 1 == m_steps.size();
        if (m_steps[i].tensor == measured && !(m_request.picture && sampled))
            continue; // all frames of a tensor are alike, but for the words of a studio
        measured = m_steps[i].tensor;
        const auto size = figureSize(frame(i), m_request.look);
        if (!size)
            return size.error();
        largest = largest.expandedTo(size->pixels);
    }
    largest = QSize(largest.width() + largest.width() % 2, largest.height() + largest.height() % 2);
    const double pixels = double(largest.width()) * largest.height() * double(m_steps.size());
    if (pixels > most_film_pixels)
        return filmError(QObject::tr("%1 frames of %2 × %3 pixels are too many. Use larger steps or a smaller picture.")
                             .arg(formatCount(std::int64_t(m_steps.size())))
                             .arg(largest.width())
                             .arg(largest.height()));
    return largest;
}

Result<QImage> Film::frameImage(std::size_t number, const QSize& size) const
{
    const auto image = figureImage(frame(number), m_request.look, m_request.look.dpi);
    if (!image)
        return image.error();
    QImage sheet(size, QImage::Format_RGB32);
    if (sheet.isNull())
        return filmError(QObject::tr("Not enough memory for frames of this size. Use a smaller picture."));
    sheet.fill(colorsOf(m_request.look.theme).base);
    QPainter painter(&sheet);
    const int above = m_request.picture ? 0 : (size.height() - image->height()) / 2; // a growing legend moves nothing
    painter.drawImage((size.width() - image->width()) / 2, above, *image);
    painter.end();
    return sheet;
}

} // namespace attn
