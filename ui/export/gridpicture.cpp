// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/gridpicture.h"

#include "core/scene/layerchanges.h"
#include "ui/matrix/colorrange.h"

#include <algorithm>

namespace attn {

namespace {

constexpr double sheet_cm = 17; // between the margins of a sheet of A4
constexpr int most_labelled = 16;
constexpr int most_in_words = 6; // captions beside each other: "layer 0, head 3"

HeldMatrixPtr sheetMap(const PageHead& head, Ghost shown) { return shown == Ghost::Before ? head.before : head.now; }

// In other colors: one range over all heads, or one for each.
HeldMatrixPtr inColors(const HeldMatrixPtr& map, const Looks& looks, const ValueStats& whole)
{
    if (!map || looks == Looks())
        return map;
    auto same = std::make_shared<HeldMatrix>(*map);
    same->digits = looks.digits;
    same->rowRanges.clear();
    applyColorRange(*same, looks.range, looks.colorMap, true, whole);
    return same;
}

QString sheetCaption(const PagePicture& picture, const HeadPlace& place, bool off)
{
    if (picture.model.heads > most_in_words)
        return off ? QObject::tr("%1, off").arg(headName(place)) : headName(place);
    const QString name = QObject::tr("layer %1, head %2").arg(place.layer).arg(place.head);
    return off ? QObject::tr("%1, off").arg(name) : name;
}

} // namespace

Figure sheetFigure(const PagePicture& picture, Ghost shown, const QString& title, const Looks& looks)
{
    Figure figure;
    figure.title = title;
    if (!title.isEmpty() && picture.model.heads > most_in_words)
        figure.title = QObject::tr("%1 (captions: layer.head)").arg(title);
    figure.columns = picture.model.heads;
    ValueStats whole;
    for (const LayerHeads& layer : picture.layers)
        for (const PageHead& head : layer.heads)
            if (const HeldMatrixPtr map = sheetMap(head, shown))
                whole.add(map->values);
    for (int l = 0; l < int(picture.layers.size()); ++l)
        for (int h = 0; h < int(picture.layers[std::size_t(l)].heads.size()); ++h) {
            const PageHead& head = picture.head({l, h});
            figure.maps.push_back({inColors(sheetMap(head, shown), looks, whole),
                                   sheetCaption(picture, {l, h}, head.off && shown != Ghost::Before),
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

bool sheetHasLabels(const PagePicture& picture) { return picture.model.layers * picture.model.heads <= most_labelled; }

FigureLook sheetLook(const PagePicture& picture)
{
    FigureLook look;
    look.digits = false;
    look.tokenLabels = look.axes = sheetHasLabels(picture);
    look.widthCm = sheet_cm;
    return look;
}

ExportedPicture gridPicture(const PagePicturePtr& picture, Ghost shown, const Scene& page, bool saved)
{
    ExportedPicture grid;
    grid.figure.id = QStringLiteral("heads");
    grid.figure.title = QObject::tr("All heads of the model");
    grid.hasLabels = sheetHasLabels(*picture);
    grid.figure.at = [picture, shown, title = QString::fromStdString(page.title)](const Looks& looks, const Walk&,
                                                                                  const std::optional<StepPlace>&) {
        return sheetFigure(*picture, shown, title, looks);
    };
    grid.command.options = {"--grid"};
    if (saved || !page.model)
        return grid;
    grid.command.scene = page.model->path;
    if (page.model->text) {
        grid.command.options.insert(grid.command.options.end(), {"--text", *page.model->text});
    } else {
        std::string ids;
        for (const std::int64_t id : page.model->ids)
            ids += (ids.empty() ? "" : ",") + std::to_string(id);
        grid.command.options.insert(grid.command.options.end(), {"--ids", ids});
    }
    for (const PageEdit& edit : picture->edits) {
        if (shown == Ghost::Before)
            break;
        if (edit.head)
            grid.command.options.insert(grid.command.options.end(),
                                        {"--ablate", headName({edit.layer, *edit.head}).toStdString()});
        else
            grid.command.note = QObject::tr("Copied, but the command draws the model without your edits to its layers. "
                                            "Save the page, then copy again.");
    }
    return grid;
}

} // namespace attn
