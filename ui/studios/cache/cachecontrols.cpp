// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/cachecontrols.h"

#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/section.h"
#include "ui/studios/cache/cachepicture.h"
#include "ui/studios/cache/fullsize.h"
#include "ui/studios/cache/keyheadspanel.h"
#include "ui/studios/planechooser.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QVBoxLayout>

namespace attn {

CacheControls::CacheControls(Document* document, Selection* selection, QWidget* parent)
    : ControlColumn(tr("KV cache controls"), parent), m_heads(new KeyHeadsPanel(document, selection, this)),
      m_fullSize(new FullSize(this))
{
    addEditor(m_heads);
    addSection(tr("Shown"), buildShown(selection));
    addSection(tr("Stored as"), buildFormat());
    addSection(tr("At full size"), m_fullSize)->setCaption(tr("edit to try"));
}

QWidget* CacheControls::buildShown(Selection* selection)
{
    auto* content = new QWidget;
    m_plane = new PlaneChooser(selection, content);
    m_plane->layout()->setContentsMargins(0, 0, 0, 0);
    m_keyHead = new PlainLabel(content);
    useNumberFont(m_keyHead, 12);
    columnOf(content, 2, {m_plane, new FormRow(tr("Key head"), m_keyHead, content)});
    m_keyHead->setToolTip(
        tr("Which key and value head the query head reads: its number divided by the heads of a group"));
    return content;
}

QWidget* CacheControls::buildFormat()
{
    auto* content = new QWidget;
    m_format = new QComboBox(content);
    for (const CacheFormat& format : cache_formats)
        m_format->addItem(tr("%1, %2").arg(QLatin1String(format.name), tr("%n bytes", nullptr, int(format.bytes))));
    m_format->setToolTip(
        tr("How a number of the cache lies in memory: only its bytes are counted, no number is rounded"));
    keepWheelForScrolling(m_format);
    columnOf(content, 0, {new FormRow(tr("Number"), m_format, content)});
    connect(m_format, &QComboBox::currentIndexChanged, this, [this](int at) {
        m_fullSize->setBytesPerNumber(cache_formats[std::size_t(at)].bytes);
        Q_EMIT formatChosen();
    });
    return content;
}

int CacheControls::format() const { return m_format->currentIndex(); }

void CacheControls::setComputed(const ComputedPtr& computed)
{
    m_dims = computed->realized->plan.dims;
    m_heads->setComputed(computed);
    m_plane->setComputed(*computed);
}

void CacheControls::setHead(int head)
{
    const auto group = m_dims.groupSize();
    m_keyHead->setText(group == 1 ? QString::number(head)
                                  : tr("%1 div %2 = %3").arg(head).arg(group).arg(m_dims.kvHead(head)));
}

} // namespace attn
