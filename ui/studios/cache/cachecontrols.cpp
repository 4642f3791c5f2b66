// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/cachecontrols.h"

#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/section.h"
#include "ui/studios/cache/cachepicture.h"
#include "ui/studios/cache/cachewords.h"
#include "ui/studios/cache/keyheadspanel.h"
#include "ui/studios/planechooser.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QVBoxLayout>

namespace attn {

FullSize::FullSize(QWidget* parent)
    : QWidget(parent), m_shared(new PlainLabel(this)), m_every(new PlainLabel(this)), m_words(new PlainLabel(this)),
      m_rows(columnOf(this, 0))
{
    m_layers = addField(tr("layers"), 32, 1000, tr("Every layer has its own cache"));
    m_width = addField(tr("head size"), 128, 65536, tr("Length of one key or value vector"));
    m_tokens = addField(tr("tokens"), 8192, 1e9, tr("Number of tokens in the cache"));
    m_keyHeads = addField(tr("KV heads"), 8, 65536, tr("Heads with their own keys and values"));
    m_heads = addField(tr("query heads"), 32, 65536, tr("For comparison: one key/value head per query head"));
    m_rows->addSpacing(4);
    for (QLabel* label : {m_shared, m_every})
        useNumberFont(label, 12, QFont::DemiBold);
    m_rows->addWidget(new FormRow(tr("With sharing"), m_shared, this));
    m_rows->addWidget(new FormRow(tr("Without sharing"), m_every, this));
    useQuietFont(m_words, 12);
    m_words->setWordWrap(true);
    m_rows->addWidget(m_words);
    showBytes();
}

NumberField* FullSize::addField(const QString& label, double value, double most, const QString& help)
{
    auto* field = new NumberField(1, true, this);
    field->setSteppedRange(1, most);
    field->setToolTip(help);
    field->setValue(value);
    auto* row = new FormRow(label, field, this);
    m_rows->addWidget(row);
    connect(field, &NumberField::edited, this, [this, field, row, most](double asked, bool) {
        const bool fits = asked >= 1 && asked <= most;
        row->setError(fits ? QString() : tr("Enter a number from 1 to %1.").arg(formatCount(std::int64_t(most))));
        if (fits)
            field->setValue(asked);
        showBytes();
    });
    connect(field, &NumberField::refused, row, &FormRow::setError);
    return field;
}

void FullSize::setBytesPerNumber(int bytes)
{
    m_bytes = bytes;
    showBytes();
}

double FullSize::bytes(bool everyHead) const
{
    // In floating point: a large model with many tokens exceeds integers.
    return 2 * m_layers->value() * m_tokens->value() * (everyHead ? m_heads : m_keyHeads)->value() * m_width->value() *
           m_bytes;
}

void FullSize::showBytes()
{
    const auto heads = std::int64_t(m_heads->value()), keyHeads = std::int64_t(m_keyHeads->value());
    if (heads % keyHeads != 0) { // as the layer itself refuses it
        m_shared->setText(QStringLiteral("—"));
        m_every->setText(formatBytes(bytes(true)));
        m_words->setText(tr("%1 query heads can't share %2 key/value heads evenly. The number of query heads must be a "
                            "multiple of %2.")
                             .arg(formatCount(heads), formatCount(keyHeads)));
        return;
    }
    m_shared->setText(formatBytes(bytes(false)));
    m_every->setText(formatBytes(bytes(true)));
    m_words->setText(tr("2 × layers × tokens × heads × head size × %1").arg(tr("%n bytes", nullptr, int(m_bytes))));
}

CacheControls::CacheControls(Document* document, Selection* selection, QWidget* parent)
    : ControlColumn(tr("KV cache controls"), parent), m_heads(new KeyHeadsPanel(document, selection, this)),
      m_fullSize(new FullSize(this))
{
    addEditor(m_heads);
    addSection(tr("Shown"), buildShown(selection));
    addSection(tr("Stored as"), buildFormat());
    addSection(tr("At full size"), m_fullSize)->setCaption(tr("editable"));
}

QWidget* CacheControls::buildShown(Selection* selection)
{
    auto* content = new QWidget;
    m_plane = new PlaneChooser(selection, content);
    m_plane->layout()->setContentsMargins(0, 0, 0, 0);
    m_keyHead = new PlainLabel(content);
    useNumberFont(m_keyHead, 12);
    columnOf(content, 2, {m_plane, new FormRow(tr("KV head"), m_keyHead, content)});
    m_keyHead->setToolTip(tr("Key/value head of this query head: head ÷ group size, rounded down"));
    return content;
}

QWidget* CacheControls::buildFormat()
{
    auto* content = new QWidget;
    m_format = new QComboBox(content);
    for (const CacheFormat& format : cache_formats)
        m_format->addItem(tr("%1, %2").arg(QLatin1String(format.name), tr("%n bytes", nullptr, int(format.bytes))));
    m_format->setToolTip(tr("Number format in memory. It affects only the byte count and does not round any values."));
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
