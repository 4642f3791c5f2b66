// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/modelwriter.h"

#include "ui/figures/figureset.h"

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
            const QString off = head.off && shown != Ghost::Before ? QObject::tr(", off") : QString();
            figure.maps.push_back({shown == Ghost::Before ? head.before : head.now, headName({l, h}) + off, {}});
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

ModelWriter::ModelWriter(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Background::failed, this, &ModelWriter::failed);
}

void ModelWriter::writeSheet(const PagePicturePtr& picture, Ghost shown, const QString& title, const QString& path)
{
    const auto format = formatOf(path);
    if (!format)
        return Q_EMIT failed(tr("%1: figures end in .png, .svg or .pdf").arg(path));
    m_worker.request([this, picture, shown, title, path, format = *format](std::stop_token) -> std::function<void()> {
        const auto fault = writeFigure(sheetFigure(*picture, shown, title), sheetLook(*picture), format, path);
        return [this, path, fault] {
            if (fault)
                Q_EMIT failed(QString::fromStdString(fault->message));
            else
                Q_EMIT done(path);
        };
    });
}

} // namespace attn
