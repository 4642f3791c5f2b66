// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/linesstudio.h"

#include "ui/editors/controlcolumn.h"
#include "ui/kit/boxes.h"
#include "ui/kit/onevents.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/studios/lines/linespart.h"
#include "ui/studios/lines/planepart.h"
#include "ui/studios/planechooser.h"

#include <algorithm>

namespace attn {

StudioInfo LinesStudio::info()
{
    return {QStringLiteral("lines"), tr("Lines and vectors"), {}, QKeySequence(Qt::SHIFT | Qt::Key_F4)};
}

LinesStudio::LinesStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_controls(new ControlColumn(tr("Lines and vectors"), this)),
      m_item(new PlaneChooser(selection, m_controls, PlaneChooser::Axes::Items)), m_row(rowOf(this, 0)),
      m_lines(new LinesPart(selection, this)), m_plane(new PlanePart(document, selection, this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    auto* look = new QWidget(m_controls);
    m_look = new SegmentedControl(tr("View"), look);
    columnOf(look, 0, {{m_look, 0, Qt::AlignLeft}});
    m_controls->addSection(tr("View"), look);
    m_controls->addPlain(m_item);
    m_look->addSegment(tr("map"), tr("Back to the heatmap"));
    addPart(m_lines, tr("lines"), tr("Who looks where, as lines between the tokens"));
    addPart(m_plane, tr("vectors"), tr("Queries, keys and values as arrows"));
    m_look->addSegment(tr("both"), tr("Lines and vectors side by side"));
    m_look->setCurrentIndex(m_choice);
    connect(m_look, &SegmentedControl::activated, this, &LinesStudio::look);
    connect(selection, &Selection::focusChanged, this, &Studio::captionChanged);
    onEvents(this, {QEvent::Show}, [this] {
        if (computed())
            showComputed(); // the selection may have moved meanwhile
    });
    arrange();
}

void LinesStudio::addPart(PagePart* part, const QString& name, const QString& toolTip)
{
    m_look->addSegment(name, toolTip);
    m_row->addWidget(part, 1);
    Part added{part, {}};
    for (const PartSection& section : part->sections()) {
        added.sections.push_back(m_controls->addSection(section.title, section.content));
        added.sections.back()->setCaption(section.caption);
    }
    m_parts.push_back(std::move(added));
    connect(part, &PagePart::described, this, [this, part](const QString& sentence) {
        if (speaks(part))
            Q_EMIT described(sentence);
    });
    connect(part, &PagePart::changed, this, [this] {
        Q_EMIT captionChanged();
        Q_EMIT pictureChanged();
    });
}

void LinesStudio::look(int choice)
{
    if (choice == 0) {
        m_look->setCurrentIndex(m_choice); // for when it is opened again
        return Q_EMIT leaveAsked();
    }
    m_choice = choice;
    arrange();
    if (computed())
        showComputed();
}

bool LinesStudio::isChosen(const Part& part) const
{
    const auto number = std::size_t(&part - m_parts.data()) + 1;
    return m_choice == int(number) || m_choice > int(m_parts.size());
}

bool LinesStudio::isShown(const Part& part) const
{
    const auto can = [this](const Part& each) { return !computed() || each.part->unavailable(*computed()).isEmpty(); };
    const bool any = std::ranges::any_of(m_parts, [&](const Part& each) { return isChosen(each) && can(each); });
    return can(part) && (isChosen(part) || !any);
}

// Of several parts, the user's current one describes.
bool LinesStudio::speaks(const PagePart* part) const
{
    const PagePart* speaker = nullptr;
    const QWidget* focus = QApplication::focusWidget();
    for (const Part& each : m_parts)
        if (isShown(each) &&
            (!speaker || each.part->underMouse() || (each.part->isAncestorOf(focus) && !speaker->underMouse())))
            speaker = each.part;
    return speaker == part;
}

void LinesStudio::arrange()
{
    for (const Part& part : m_parts) {
        part.part->setVisible(isShown(part));
        for (Section* section : part.sections)
            section->setVisible(isShown(part));
    }
}

QWidget* LinesStudio::controls() { return m_controls; }

QString LinesStudio::caption() const
{
    if (!computed())
        return {};
    QStringList words;
    for (const Part& part : m_parts)
        if (isShown(part))
            words << part.part->tensors();
    const std::int64_t items = computed()->realized->plan.dims.B;
    if (items > 1)
        words << tr("item %1 of %2").arg(selection()->batch()).arg(items);
    return words.join(QStringLiteral(", "));
}

QString LinesStudio::unavailable(const Computed& computed) const
{
    for (const Part& part : m_parts)
        if (part.part->unavailable(computed).isEmpty())
            return {};
    return m_parts.front().part->unavailable(computed);
}

void LinesStudio::showComputed()
{
    m_item->setComputed(*computed());
    arrange();
    for (const Part& part : m_parts)
        if (isShown(part))
            part.part->setComputed(computed());
    Q_EMIT captionChanged();
    Q_EMIT pictureChanged();
}

std::optional<SteppedFigure> LinesStudio::draw() const
{
    std::vector<PartPicture> drawn;
    std::vector<std::string> tensors;
    QString title;
    for (const Part& part : m_parts) {
        auto picture = isShown(part) ? part.part->picture() : std::nullopt;
        if (!picture)
            continue;
        if (title.isEmpty())
            title = part.part->title();
        for (const std::string& tensor : picture->tensors)
            if (std::ranges::find(tensors, tensor) == tensors.end())
                tensors.push_back(tensor);
        drawn.push_back(std::move(*picture));
    }
    if (drawn.empty())
        return std::nullopt;
    SteppedFigure picture = emptyPicture(std::move(tensors));
    picture.at = [drawn = std::move(drawn), title](const Looks& looks, const Walk& steps,
                                                   const std::optional<StepPlace>& step) {
        Figure figure;
        figure.title = title;
        for (const PartPicture& each : drawn)
            figure.maps.push_back(each.at(looks, steps, step));
        figure.columns = int(figure.maps.size());
        return figure;
    };
    return picture;
}

} // namespace attn
