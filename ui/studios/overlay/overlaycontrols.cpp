// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/overlay/overlaycontrols.h"

#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/language/headwords.h"
#include "ui/studios/planechooser.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>

#include <algorithm>

namespace attn {
namespace {

constexpr int first_heads = 4; // overlaid at first: more are hard to distinguish
constexpr int most_heads_to_choose_from = 64;

} // namespace

OverlayControls::OverlayControls(Selection* selection, QWidget* parent)
    : ControlColumn(tr("Overlay heads"), parent), m_plane(new PlaneChooser(selection))
{
    addPlain(m_plane);
    addSection(tr("In a cell"), buildMode());
    addSection(tr("Heads"), buildHeads());
}

QWidget* OverlayControls::buildMode()
{
    auto* content = new QWidget;
    m_mode = new SegmentedControl(tr("In a cell"), content);
    m_mode->addSegment(tr("bands"), tr("One band per head, as long as the head's weight"));
    m_mode->addSegment(tr("strongest"), tr("Color and number of the head with the largest weight in the cell"));
    m_note = new PlainLabel(content);
    m_note->setWordWrap(true);
    useQuietFont(m_note, 12);
    columnOf(content, 8, {{m_mode, 0, Qt::AlignLeft}, m_note});
    connect(m_mode, &SegmentedControl::activated, this, &OverlayControls::changed);
    return content;
}

QWidget* OverlayControls::buildHeads()
{
    auto* content = new QWidget;
    auto* all = new LinkButton(tr("All"), content);
    auto* none = new LinkButton(tr("Only current head"), content);
    auto* list = new QWidget(content);
    m_list = columnOf(list, 4);
    columnOf(content, 8, {rowOf(nullptr, 12, {all, none, freeRoom(1)}), list});
    connect(all, &QAbstractButton::clicked, this, [this] {
        std::vector<int> heads;
        for (int head = 0; head < int(m_boxes.size()); ++head)
            heads.push_back(head);
        setHeads(heads);
        Q_EMIT changed();
    });
    connect(none, &QAbstractButton::clicked, this, [this] {
        setHeads({});
        Q_EMIT changed();
    });
    return content;
}

void OverlayControls::fillHeads(int count)
{
    if (int(m_boxes.size()) == count)
        return;
    for (QCheckBox* box : m_boxes)
        delete box;
    m_boxes.clear();
    for (int head = 0; head < count; ++head) {
        auto* box = new QCheckBox(titleOfHead(head));
        box->setChecked(head < first_heads);
        connect(box, &QCheckBox::clicked, this, &OverlayControls::changed);
        m_list->addWidget(box);
        m_boxes.push_back(box);
    }
}

void OverlayControls::setComputed(const Computed& computed)
{
    m_plane->setComputed(computed);
    fillHeads(int(std::min<std::int64_t>(computed.realized->plan.dims.H, most_heads_to_choose_from)));
    for (std::size_t head = 0; head < m_boxes.size(); ++head)
        m_boxes[head]->setText(
            titleOfHead(std::int64_t(head), headIsOff(computed.realized->config, std::int64_t(head))));
}

std::vector<int> OverlayControls::heads() const
{
    std::vector<int> heads;
    for (int head = 0; head < int(m_boxes.size()); ++head)
        if (m_boxes[std::size_t(head)]->isChecked())
            heads.push_back(head);
    return heads;
}

void OverlayControls::setHeads(const std::vector<int>& heads)
{
    for (int head = 0; head < int(m_boxes.size()); ++head)
        m_boxes[std::size_t(head)]->setChecked(std::ranges::find(heads, head) != heads.end());
}

OverlayMode OverlayControls::mode() const { return OverlayMode(m_mode->currentIndex()); }

void OverlayControls::tellDrawn(OverlayMode drawn)
{
    m_note->setText(drawn != mode() ? tr("Cells are too small for bands, so they show the strongest head.")
                    : drawn == OverlayMode::Bands
                        ? tr("The bands are in the order of the heads. A full band is a weight of 1.")
                        : tr("The stronger the color, the larger the head's weight."));
}

} // namespace attn
