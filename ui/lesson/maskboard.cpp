// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/maskboard.h"

#include "core/lessons/locks.h"
#include "core/rewrite/maskpainting.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/editors/maskcanvas.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/onevents.h"
#include "ui/kit/scrollarea.h"
#include "ui/theme/fonts.h"

#include <QGridLayout>

namespace attn {

namespace {

constexpr int most_height = 240; // px, before it scrolls
constexpr char stroke[] = "lesson mask";

} // namespace

MaskBoard::MaskBoard(Document* document, Selection* selection, const Locks& locks, QWidget* parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_locks(locks), m_scroll(new ScrollArea(this)),
      m_canvas(new MaskCanvas(m_scroll)), m_refused(new MessageLine(this))
{
    auto* title = new PlainLabel(tr("Click a cell to block or allow it, or a word to block its row"), this);
    title->setWordWrap(true);
    useQuietFont(title, 12);
    m_canvas->setBrush(MaskBrush::Flip);
    scrollOnGround(m_scroll, m_canvas);
    // Above the grid, as below it would be under the fold; as high as the taller of the two, so that the grid stays.
    auto* above = new QGridLayout;
    for (QWidget* either : {static_cast<QWidget*>(title), static_cast<QWidget*>(m_refused)}) {
        QSizePolicy policy = either->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        either->setSizePolicy(policy);
        above->addWidget(either, 0, 0);
    }
    columnOf(this, 6, {above, m_scroll});
    onEvents(m_refused, {QEvent::Show}, [title] { title->hide(); });
    onEvents(m_refused, {QEvent::Hide}, [title] { title->show(); });
    connect(m_canvas, &MaskCanvas::painted, this, &MaskBoard::paint);
    connect(m_canvas, &MaskCanvas::strokeEnded, document, &Document::endMerge);
    connect(m_canvas, &MaskCanvas::chosen, selection, [selection](Cell cell) { selection->setChosen(cell); });
}

bool MaskBoard::suits(const LessonStep& step)
{
    const Mask& mask = step.scene.config.mask;
    return mask.kind == MaskKind::CustomBool && mask.tensor == step.locks.openTensor() && step.scene.input(mask.tensor);
}

void MaskBoard::show(const ComputedPtr& computed)
{
    const auto blocked = blockedCells(computed->scene, m_selection->batch());
    if (!blocked)
        return;
    MaskPicture picture;
    picture.rows = int(blocked->dim(0));
    picture.columns = int(blocked->dim(1));
    for (int row = 0; row < picture.rows; ++row) {
        for (int column = 0; column < picture.columns; ++column)
            picture.blocked.push_back(blocked->data()[picture.at({row, column})] != 0);
    }
    for (const std::string& label : tokenLabels(computed->scene, m_selection->batch(), picture.rows))
        picture.queries << QString::fromStdString(label);
    for (const std::string& label : keyLabels(computed->scene, m_selection->batch(), picture.rows, picture.columns))
        picture.keys << QString::fromStdString(label);
    picture.byHand.resize(picture.blocked.size());
    m_canvas->setPicture(std::move(picture));
    m_canvas->fit(m_scroll, width(), scaled(most_height));
}

void MaskBoard::resizeEvent(QResizeEvent*)
{
    if (m_canvas->picture().rows > 0)
        m_canvas->fit(m_scroll, width(), scaled(most_height));
}

// Leaves locked cells of a stroke unchanged.
void MaskBoard::paint(const std::vector<Cell>& cells, bool block)
{
    const std::string tensor = m_locks.openTensor();
    const Tensor* mask = m_document->scene().input(tensor);
    std::vector<Cell> open;
    for (const Cell cell : cells) {
        CellBlock place{tensor, {cell.row, cell.column}};
        if (mask && mask->rank() == 3)
            place.leading.insert(place.leading.begin(), m_selection->batch());
        if (!isLocked(m_locks, place))
            open.push_back(cell);
    }
    if (open.empty())
        return m_refused->setMessage(tr("This cell is locked in this step."));
    m_refused->clear();
    auto painted = paintMask(m_document->scene(), m_selection->batch(), maskCells(open), block);
    const auto fault = painted ? m_document->edit(m_canvas->strokeWords(open, block), std::move(painted->scene),
                                                  ChangePart::Values, QLatin1String(stroke))
                               : std::optional(painted.error());
    if (fault)
        m_refused->setMessage(QString::fromStdString(fault->message));
}

} // namespace attn
