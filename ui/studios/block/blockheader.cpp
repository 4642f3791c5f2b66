// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/block/blockheader.h"

#include "ui/document/selection.h"
#include "ui/heatmap/mapmodes.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/matrix/rangenames.h"

#include <QCheckBox>
#include <QComboBox>

namespace attn {
namespace {

// The rows of one matrix are the columns of another, so no range per row.
constexpr RangeMode block_ranges[] = {RangeMode::Tensor, RangeMode::Fit, RangeMode::Head};

} // namespace

BlockHeader::BlockHeader(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_modes(newMapModes(this)), m_range(new QComboBox(this)),
      m_logarithmic(new QCheckBox(tr("log"), this))
{
    m_modes->setCurrentIndex(block_mode);
    nameChoices(m_range, rangeTitle());
    m_range->setToolTip(rangeHint());
    for (const RangeMode mode : block_ranges)
        m_range->addItem(rangeName(mode, false), int(mode));
    m_logarithmic->setAccessibleName(logarithmicTitle());
    m_logarithmic->setToolTip(logarithmicHint());
    rowOf(this, 8, {m_modes, m_range, m_logarithmic});
    connect(m_modes, &SegmentedControl::activated, this, [this](int mode) {
        m_modes->setCurrentIndex(block_mode); // as it is when it is opened again
        if (mode != block_mode)
            Q_EMIT modeAsked(mode == operands_mode);
    });
    connect(m_range, &QComboBox::activated, this, [this](int index) {
        ColorRange range = m_selection->range();
        range.mode = RangeMode(m_range->itemData(index).toInt());
        range.locked.reset();
        m_selection->setRange(range);
    });
    connect(m_logarithmic, &QCheckBox::clicked, this, [this](bool logarithmic) {
        ColorRange range = m_selection->range();
        range.logarithmic = logarithmic;
        m_selection->setRange(range);
    });
    connect(selection, &Selection::looksChanged, this, &BlockHeader::follow);
    follow();
}

void BlockHeader::follow()
{
    const ColorRange& range = m_selection->range();
    m_range->setCurrentIndex(m_range->findData(int(range.mode == RangeMode::Row ? RangeMode::Head : range.mode)));
    m_logarithmic->setChecked(range.logarithmic);
}

} // namespace attn
