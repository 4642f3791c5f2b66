// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/online/onlinecontrols.h"

#include "core/matrix/matrixaxes.h"
#include "ui/document/selection.h"
#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/keycap.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/studios/online/onlinepicture.h"
#include "ui/studios/planechooser.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace attn {

OnlineControls::OnlineControls(Selection* selection, QWidget* parent)
    : ControlColumn(tr("Online softmax controls"), parent), m_selection(selection),
      m_plane(new PlaneChooser(selection, this))
{
    addPlain(m_plane);
    m_rowSection = addSection(tr("Row"), buildRow());
    addSection(tr("Tiles"), buildTile());
    addSection(tr("Why"), buildWhy());
}

QWidget* OnlineControls::buildRow()
{
    auto* content = new QWidget;
    m_row = new QComboBox(content);
    m_row->setAccessibleName(tr("Query"));
    m_row->setToolTip(tr("Row to step through"));
    m_row->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_row->setMinimumContentsLength(8);
    keepWheelForScrolling(m_row);
    auto* words = quietLabel(tr("change row or key"), content);
    auto* hint = rowOf(nullptr, 6);
    for (const char* key : {"↑", "↓", "←", "→"})
        hint->addWidget(new KeyCap(QString::fromUtf8(key), content));
    hint->addWidget(words);
    hint->addStretch(1);
    columnOf(content, 6, {new FormRow(tr("Query"), m_row, content, true), Boxed(hint)});
    connect(m_row, &QComboBox::activated, this, &OnlineControls::rowChosen);
    return content;
}

QWidget* OnlineControls::buildTile()
{
    auto* content = new QWidget;
    m_tile = new QSpinBox(content);
    m_tile->setAccessibleName(tr("Keys per tile"));
    m_tile->setToolTip(tr("Number of keys processed at once. A GPU uses 64 or 128."));
    m_tile->setKeyboardTracking(false);
    keepWheelForScrolling(m_tile);
    m_usual = new SegmentedControl(tr("Common sizes"), content);
    columnOf(content, 8,
             {new FormRow(tr("Keys per tile"), m_tile, content), Boxed(rowOf(nullptr, 0, {m_usual, freeRoom(1)}))});
    connect(m_tile, &QSpinBox::valueChanged, this, &OnlineControls::tileChosen);
    connect(m_usual, &SegmentedControl::activated, this,
            [this](int at) { m_tile->setValue(m_sizes[std::size_t(at)]); });
    return content;
}

QWidget* OnlineControls::buildWhy()
{
    auto* content = new QWidget;
    auto* words = new PlainLabel(tr("Softmax divides by a sum over all keys. When it is computed tile by tile, a whole "
                                    "row of scores never has to be in memory. When a tile brings a larger maximum, the "
                                    "results so far are multiplied by one factor, and the computation continues."),
                                 content);
    words->setWordWrap(true);
    useTextFont(words, 12);
    m_formula = new PlainLabel(content);
    m_formula->setAccessibleName(tr("The step as a formula"));
    useNumberFont(m_formula, 12);
    columnOf(content, 8, {words, m_formula});
    return content;
}

void OnlineControls::setComputed(const Computed& computed)
{
    const Config& config = computed.realized->config;
    m_formula->setText(
        dropoutIsOn(config) && mixedBy(config) == "dropped"
            ? tr("m = max(m₀, tile)\nf = e^(m₀ − m)\nl = l₀ · f + Σ e^(z − m)\no = o₀ · f + Σ e^(z − m) d v\n\nd, from "
                 "dropout: 0, or\n        1 / (1 − p)\nweight  e^(z − m) / l\ncontext o / l")
            : tr("m = max(m₀, tile)\n"
                 "f = e^(m₀ − m)\n"
                 "l = l₀ · f + Σ e^(z − m)\n"
                 "o = o₀ · f + Σ e^(z − m) v\n\n"
                 "weight  e^(z − m) / l\n"
                 "context o / l"));
    m_plane->setComputed(computed);
    if (const TracedTensor* weights = computed.trace->find("weights"))
        showEntries(m_row, rowLabels(computed, *weights, m_selection->batch()), m_row->currentIndex());
}

void OnlineControls::setRow(int row, std::int64_t keys, int tile)
{
    m_row->setCurrentIndex(row);
    m_rowSection->setCaption(tr("%1 of %2").arg(row + 1).arg(m_row->count()));
    const QSignalBlocker silent(m_tile);
    m_tile->setRange(leastTileSize(keys), int(keys));
    m_tile->setValue(tile);
    m_sizes = usualTileSizes(keys);
    while (m_usual->count() < int(m_sizes.size()))
        m_usual->addSegment({});
    int chosen = -1;
    for (int at = 0; at < m_usual->count(); ++at) {
        const bool used = at < int(m_sizes.size());
        m_usual->setSegmentVisible(at, used);
        if (!used)
            continue;
        const int size = m_sizes[std::size_t(at)];
        m_usual->setSegmentText(at, formatCount(size),
                                size == keys ? tr("All keys at once (full softmax)") : tr("%1 keys at once").arg(size));
        if (size == tile)
            chosen = at;
    }
    m_usual->setCurrentIndex(chosen);
}

} // namespace attn
