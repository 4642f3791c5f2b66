// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/modelwriter.h"

#include "core/headless/modelarrays.h"
#include "core/model/exportlayer.h"
#include "core/model/modelpage.h"
#include "core/scene/layerchanges.h"
#include "ui/export/gridpicture.h"

#include <QFile>

namespace attn {

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
