// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/colormapcontrol.h"

#include "ui/export/colormapnames.h"
#include "ui/kit/boxes.h"
#include "ui/kit/optioncontrols.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>

#include <algorithm>

namespace attn {

ColorMapControl::ColorMapControl(QWidget* parent)
    : QWidget(parent), m_list(makeNarrowList(tr("Color map"))), m_reversed(new QCheckBox(tr("Reversed")))
{
    for (const ColorMapName& map : color_map_names)
        m_list->addItem(colorMapLabel(map), QString::fromLatin1(map.name));
    m_reversed->setToolTip(tr("Start at the other end of the color map, for example with white instead of black"));
    rowOf(this, 8, {{m_list, 1}, m_reversed});
    setFocusProxy(m_list);
    connect(m_list, &QComboBox::activated, this, [this] {
        follow();
        Q_EMIT changed();
    });
    connect(m_reversed, &QCheckBox::toggled, this, &ColorMapControl::changed);
    follow();
}

QString ColorMapControl::map() const { return mapNamed(m_list->currentData().toString(), m_reversed->isChecked()); }

void ColorMapControl::setMap(const QString& map)
{
    const QSignalBlocker silent(m_reversed);
    m_list->setCurrentIndex(std::max(m_list->findData(plainMap(map)), 0));
    m_reversed->setChecked(isReversedMap(map));
    follow();
}

void ColorMapControl::follow() { m_reversed->setEnabled(m_list->currentIndex() > 0); }

} // namespace attn
