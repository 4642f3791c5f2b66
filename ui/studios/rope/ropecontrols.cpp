// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropecontrols.h"

#include "ui/editors/layerpanel.h"
#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/section.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/studios/planechooser.h"
#include "ui/studios/rope/ropeclocks.h"
#include "ui/studios/rope/ropelimits.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>

namespace attn {

namespace {

constexpr int slider_end = 100; // tokens; the field beside goes on

} // namespace

RopeControls::RopeControls(Document* document, Selection* selection, QWidget* parent)
    : ControlColumn(tr("Rotary position controls"), parent), m_document(document),
      m_plane(new PlaneChooser(selection, this)),
      m_layer(new LayerPanel(tr("RoPE"), {LayerPart::Rope}, document, selection, this))
{
    addPlain(m_plane);
    m_tokens = addSection(tr("Query and key"), buildTokens());
    m_tokens->setCaption(tr("position"));
    m_frequencies = addSection(tr("Frequencies"), buildClocks());
    addEditor(m_layer);
    connect(document, &Document::changed, this, &RopeControls::showSections);
    showSections();
    tint();
    onEvents(this, {QEvent::PaletteChange}, [this] { tint(); });
}

QWidget* RopeControls::buildTokens()
{
    auto* content = new QWidget;
    m_queryName = new PlainLabel(tr("query"));
    m_keyName = new PlainLabel(tr("key"));
    m_query = makeNarrowList(tr("Query"));
    m_key = makeNarrowList(tr("Key"));
    m_queryPosition = new NumberField(1, true);
    m_queryPosition->setAccessibleName(tr("Position of the query"));
    m_keyPosition = new NumberField(1, true);
    m_keyPosition->setAccessibleName(tr("Position of the key"));
    for (NumberField* field : {m_queryPosition, m_keyPosition})
        field->setToolTip(tr("Position to try without changing the scene. When you select another token, it starts at "
                             "its own position."));
    m_both = new NumberField(1, true);
    m_both->setAccessibleName(tr("Move both by"));
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setRange(0, slider_end);
    m_slider->setPageStep(10);
    m_slider->setAccessibleName(tr("Move both"));
    m_slider->setMinimumWidth(scaled(40));
    keepWheelForScrolling(m_slider);
    m_refusal = new MessageLine;
    for (QLabel* name : {m_queryName, m_keyName}) {
        useTextFont(name, 13, QFont::DemiBold);
        name->setMinimumWidth(scaled(38));
    }
    m_queryName->setBuddy(m_query);
    m_keyName->setBuddy(m_key);
    columnOf(content, 6,
             {Boxed(rowOf(nullptr, 6, {m_queryName, {m_query, 1}, m_queryPosition})),
              Boxed(rowOf(nullptr, 6, {m_keyName, {m_key, 1}, m_keyPosition})),
              Boxed(rowOf(nullptr, 6, {new PlainLabel(tr("Move both")), {m_slider, 1}, m_both})), m_refusal});

    connect(m_query, &QComboBox::activated, this, &RopeControls::queryChosen);
    connect(m_key, &QComboBox::activated, this, &RopeControls::keyChosen);
    connect(m_queryPosition, &NumberField::edited, this, [this](double value) { askPosition(true, value); });
    connect(m_keyPosition, &NumberField::edited, this, [this](double value) { askPosition(false, value); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int tokens) { Q_EMIT bothMoveAsked(tokens); });
    connect(m_both, &NumberField::edited, this, [this](double tokens) {
        if (tokens < 0 || tokens > double(most_position))
            return m_refusal->setMessage(tr("Enter a number of tokens from 0 to %1.").arg(formatCount(most_position)));
        Q_EMIT bothMoveAsked(std::int64_t(tokens));
    });
    for (NumberField* field : {m_queryPosition, m_keyPosition, m_both}) {
        field->setSteppedRange(0, double(most_position));
        connect(field, &NumberField::refused, m_refusal, [this](const QString& why) { m_refusal->setMessage(why); });
    }
    return content;
}

QWidget* RopeControls::buildClocks()
{
    auto* content = new QWidget;
    m_clocks = new RopeClocks(content);
    m_pager = new QWidget(content);
    m_page = new PlainLabel(m_pager);
    useQuietFont(m_page, 12);
    m_before = new IconButton(QStringLiteral("left"), tr("Previous pairs"), true, m_pager);
    m_before->setDescription(tr("Previous pairs (Page Up in the circles)"));
    m_after = new IconButton(QStringLiteral("right"), tr("Next pairs"), true, m_pager);
    m_after->setDescription(tr("Next pairs (Page Down in the circles)"));
    rowOf(m_pager, 6, {{m_page, 1}, m_before, m_after});
    columnOf(content, 4, {m_clocks, m_pager});
    connect(m_before, &QAbstractButton::clicked, this, [this] { Q_EMIT pageAsked(-1); });
    connect(m_after, &QAbstractButton::clicked, this, [this] { Q_EMIT pageAsked(1); });
    connect(m_clocks, &RopeClocks::pairChosen, this, &RopeControls::pairChosen);
    connect(m_clocks, &RopeClocks::described, this, &RopeControls::described);
    return content;
}

void RopeControls::askPosition(bool query, double value)
{
    if (value < double(least_position) || value > double(most_position))
        return m_refusal->setMessage(tr("Enter a whole number from %1 to %2.")
                                         .arg(formatNumber(double(least_position), 0), formatCount(most_position)));
    const auto asked = std::int64_t(value), other = std::int64_t((query ? m_keyPosition : m_queryPosition)->value());
    Q_EMIT positionsAsked(query ? asked : other, query ? other : asked);
}

void RopeControls::setComputed(const Computed& computed) { m_plane->setComputed(computed); }

void RopeControls::setPicture(const RopePicture& picture, std::int64_t first, std::int64_t count)
{
    m_clocks->setPicture(picture, first, count);
    if (picture.empty())
        return;
    m_refusal->clear();
    const RotaryVectors& vectors = picture.own().vectors;
    showEntries(m_query, picture.queries, int(vectors.place.query));
    showEntries(m_key, picture.keys, int(vectors.place.key));
    m_queryPosition->setValue(double(picture.queryPosition));
    m_keyPosition->setValue(double(picture.keyPosition));
    m_both->setValue(double(picture.choice.bothMove));
    {
        const QSignalBlocker silent(m_slider);
        m_slider->setValue(int(std::clamp<std::int64_t>(picture.choice.bothMove, 0, slider_end)));
    }
    m_pager->setVisible(count < picture.pairs());
    m_page->setText(tr("%1 to %2 of %3 pairs").arg(first).arg(first + count - 1).arg(picture.pairs()));
    m_before->setEnabled(first > 0);
    m_after->setEnabled(first + count < picture.pairs());
}

void RopeControls::showSections()
{
    const bool turns = m_document->scene().config.rope.has_value();
    m_tokens->setVisible(turns);
    m_frequencies->setVisible(turns);
}

void RopeControls::tint()
{
    for (const auto& [label, color] : {std::pair(m_queryName, colors().q), std::pair(m_keyName, colors().k)}) {
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, color);
        label->setPalette(palette);
    }
    for (const auto& [field, color] : {std::pair(m_queryPosition, colors().q), std::pair(m_keyPosition, colors().k)}) {
        QPalette palette = field->palette();
        palette.setColor(QPalette::Text, color);
        field->setPalette(palette);
    }
}

} // namespace attn
