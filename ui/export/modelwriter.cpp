// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/modelwriter.h"

#include "core/headless/modelarrays.h"
#include "core/model/exportlayer.h"
#include "core/model/modelpage.h"
#include "core/scene/layerchanges.h"
#include "ui/figures/figureset.h"

#include <QFile>
#include <QFileInfo>

namespace attn {

namespace {

constexpr double page_cm = 17; // between the margins of a sheet of A4
constexpr int most_labelled = 16;

std::optional<FigureFormat> formatOf(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QLatin1String("png")   ? std::optional(FigureFormat::Png)
           : ending == QLatin1String("svg") ? std::optional(FigureFormat::Svg)
           : ending == QLatin1String("pdf") ? std::optional(FigureFormat::Pdf)
                                            : std::nullopt;
}

} // namespace

Figure sheetFigure(const PagePicture& picture, Ghost shown, const QString& title)
{
    Figure figure;
    figure.title = title;
    figure.columns = picture.model.heads;
    for (int l = 0; l < int(picture.layers.size()); ++l)
        for (int h = 0; h < int(picture.layers[std::size_t(l)].heads.size()); ++h) {
            const PageHead& head = picture.head({l, h});
            const QString name = headName({l, h});
            figure.maps.push_back({shown == Ghost::Before ? head.before : head.now,
                                   head.off && shown != Ghost::Before ? QObject::tr("%1, off").arg(name) : name,
                                   {}});
        }
    QStringList edits;
    for (const PageEdit& edit : picture.edits)
        edits << edit.words;
    figure.facts = {{QStringLiteral("Model"), picture.model.name},
                    {QStringLiteral("Tokens"), picture.pieces.join(QLatin1Char(' '))}};
    if (shown != Ghost::Before && !edits.isEmpty())
        figure.facts.emplace_back(QStringLiteral("Edits"), edits.join(QStringLiteral("; ")));
    return figure;
}

FigureLook sheetLook(const PagePicture& picture)
{
    FigureLook look;
    look.digits = false;
    look.tokenLabels = picture.model.layers * picture.model.heads <= most_labelled;
    look.axes = look.tokenLabels;
    look.widthCm = page_cm;
    return look;
}

Handout modelHandout(const PagePicture& picture, Ghost shown, const QString& title)
{
    Handout page;
    page.title = title;
    page.words = QObject::tr("All heads of the model");
    page.sentence = picture.pieces;
    page.picture = sheetFigure(picture, shown, {});
    page.look = sheetLook(picture);
    page.foot = QStringLiteral("%1 · %2").arg(picture.model.name, QObject::tr("made with AttnScope"));
    return page;
}

ModelWriter::ModelWriter(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Background::failed, this, &ModelWriter::failed);
    connect(&m_worker, &FigureWorker::boxed, this, &ModelWriter::noted);
}

void ModelWriter::writeSheet(const PagePicturePtr& picture, Ghost shown, const QString& title, const QString& path)
{
    const auto format = formatOf(path);
    if (!format)
        return Q_EMIT failed(tr("%1: a figure file must end in .png, .svg or .pdf").arg(path));
    write(
        [=, format = *format](const StopToken& stop) {
            const auto unwritten =
                writeFigure(sheetFigure(*picture, shown, title), sheetLook(*picture), format, path, stop);
            return unwritten ? Result<QStringList>(*unwritten) : QStringList();
        },
        path);
}

void ModelWriter::writeArrays(std::shared_ptr<const Scene> page, const QString& path)
{
    write(
        [page = std::move(page), path](const StopToken& stop) -> Result<QStringList> {
            const auto model = openModel(page->model->path);
            if (!model)
                return model.error();
            ModelRunner runner(*model, true);
            ModelArrays arrays(**model, page->model->ids, {});
            if (const auto fault = arrays.whyNot())
                return Error{fault->message};
            const auto pass = arrays.collect(runner, changesOf(*page), stop);
            if (!pass)
                return pass.error();
            if (!*pass)
                return Error{QObject::tr("canceled").toStdString()};
            const auto unwritten = arrays.write(QFile::encodeName(path).toStdString(), **pass);
            return unwritten ? Result<QStringList>(Error{unwritten->message}) : QStringList();
        },
        path);
}

void ModelWriter::writeWeights(std::shared_ptr<const Scene> page, int layer, const QString& path)
{
    write(
        [page = std::move(page), layer, path](const StopToken&) -> Result<QStringList> {
            const auto model = openModel(page->model->path);
            if (!model)
                return model.error();
            ModelRunner runner(*model, true);
            ModelEdits changes = changesOf(*page);
            const auto left_out = writeExportedLayer(QFile::encodeName(path).toStdString(), runner, layer,
                                                     changes[layer], std::ssize(page->model->ids));
            if (!left_out)
                return left_out.error();
            QStringList notes;
            for (const std::string& sentence : *left_out)
                notes << QString::fromStdString(sentence);
            return notes;
        },
        path);
}

void ModelWriter::write(Write write, const QString& path)
{
    m_worker.request([this, write = std::move(write), path](const StopToken& stop) -> std::function<void()> {
        const auto notes = write(stop);
        return [this, path, notes] {
            if (!notes)
                return Q_EMIT failed(QString::fromStdString(notes.error().message));
            Q_EMIT done(path);
            if (!notes->isEmpty())
                Q_EMIT noted(notes->join(QLatin1Char(' ')));
        };
    });
}

} // namespace attn
