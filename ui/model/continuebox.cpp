// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/continuebox.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/seedfield.h"
#include "ui/model/probabilitytext.h"

#include <QGridLayout>
#include <QPushButton>
#include <QTimer>

namespace attn {

namespace {

constexpr int pace = 250; // ms, about reading speed

} // namespace

ContinueBox::ContinueBox(QWidget* parent)
    : QWidget(parent), m_add(new QPushButton(tr("Add next token"), this)),
      m_keep(new QPushButton(tr("Keep adding"), this)), m_words(quietLabel({}, this)),
      m_temperature(new NumberField(0.1, false, this)), m_topK(new NumberField(1, true, this)),
      m_topP(new NumberField(0.05, false, this)), m_seedField(new SeedField(this)), m_message(new MessageLine(this))
{
    auto* title = new PlainLabel(tr("Continue the text"), this);
    useTextFont(title, 13, QFont::DemiBold);
    m_words->setWordWrap(true);
    m_keep->setCheckable(true);
    m_keep->setToolTip(tr("Add a token after each pass until you press Stop"));
    m_temperature->setSteppedRange(0, 5);
    m_temperature->setToolTip(tr("Divides the logits. Values below 1 sharpen the distribution, values above 1 flatten "
                                 "it, and 0 selects the most probable token."));
    m_topK->setSteppedRange(0, 1000);
    m_topK->setToolTip(tr("Draws only from the k most probable tokens. 0 means all tokens."));
    m_topP->setSteppedRange(0.05, 1);
    m_topP->setToolTip(
        tr("Draws only from the smallest set of tokens whose probabilities add up to at least this value"));
    m_seedField->setSeed(m_seed);
    m_seedField->setToolTip(
        tr("The random number u comes from torch.rand with this seed. The same text and seed give the same u."));
    auto* fields = new QGridLayout;
    fields->setSpacing(6);
    fields->setColumnStretch(1, 1);
    fields->setColumnStretch(3, 1);
    const auto place = [&](const QString& words, QWidget* field, int row, int column) {
        auto* label = quietLabel(words, this);
        label->setBuddy(field);
        field->setAccessibleName(words);
        describeTo(field, field->toolTip());
        fields->addWidget(label, row, column);
        fields->addWidget(field, row, column + 1);
    };
    place(tr("Temperature"), m_temperature, 0, 0);
    place(tr("Seed"), m_seedField, 0, 2);
    place(tr("Top-k"), m_topK, 1, 0);
    place(tr("Top-p"), m_topP, 1, 2);
    columnOf(this, 6, {title, rowOf(nullptr, 8, {m_add, m_keep, freeRoom(1)}), m_words, fields, m_message});

    connect(m_add, &QPushButton::clicked, this, &ContinueBox::add);
    connect(m_keep, &QPushButton::toggled, this, [this](bool keeps) {
        m_keep->setText(keeps ? tr("Stop") : tr("Keep adding"));
        ++m_run;
        if (keeps)
            add();
    });
    connect(m_temperature, &NumberField::edited, this, [this](double value) { set(&Sampling::temperature, value); });
    connect(m_topP, &NumberField::edited, this, [this](double value) { set(&Sampling::top_p, value); });
    connect(m_topK, &NumberField::edited, this, [this](double value) {
        Sampling sampling = m_sampling;
        sampling.top_k = std::int64_t(value);
        take(sampling);
    });
    for (NumberField* field : {m_temperature, m_topK, m_topP})
        connect(field, &NumberField::refused, this,
                [this](const QString& sentence) { m_message->setMessage(sentence); });
    connect(m_seedField, &SeedField::refused, this,
            [this](const QString& sentence) { m_message->setMessage(sentence); });
    connect(m_seedField, &SeedField::entered, this, [this](std::uint64_t seed) {
        m_seed = seed;
        m_message->clear();
        sample();
    });
    take({});
}

void ContinueBox::set(double Sampling::*setting, double value)
{
    Sampling sampling = m_sampling;
    sampling.*setting = value;
    take(sampling);
}

void ContinueBox::take(const Sampling& sampling)
{
    const auto fault = checkSampling(sampling);
    m_message->setMessage(fault ? QString::fromStdString(fault->message) : QString());
    if (!fault)
        m_sampling = sampling;
    m_temperature->setValue(m_sampling.temperature);
    m_topK->setValue(double(m_sampling.top_k));
    m_topP->setValue(m_sampling.top_p);
    sample();
}

void ContinueBox::setPicture(PagePicturePtr picture)
{
    m_picture = std::move(picture);
    setVisible(m_picture && m_picture->nextPieces);
    if (isHidden())
        stop();
    sample();
    if (keepsAdding())
        QTimer::singleShot(pace, this, [this] {
            if (!isVisible()) // a layer is open instead of the page
                stop();
            else if (keepsAdding())
                add();
        });
}

void ContinueBox::sample()
{
    m_drawable.clear();
    m_next.reset();
    if (m_picture && m_picture->nextPieces)
        m_drawable = candidates(m_picture->order, m_sampling);
    const double unit = m_picture ? drawnUnit(m_seed, m_picture->tokens()) : 0;
    if (!m_drawable.empty())
        m_next = drawn(m_drawable, unit);
    m_add->setEnabled(m_next.has_value());
    m_keep->setEnabled(m_next.has_value());
    m_words->setText(!m_next ? QString()
                     : m_sampling.temperature == 0
                         ? tr("Temperature 0 selects the most probable token, “%1”.")
                               .arg(QString::fromStdString(m_picture->nextPieces->text(m_next->id)))
                         : tr("u = %1 selects “%2”, which has probability %3.")
                               .arg(formatNumber(unit), QString::fromStdString(m_picture->nextPieces->text(m_next->id)),
                                    probabilityText(m_next->probability)));
    Q_EMIT samplingChanged();
}

QString ContinueBox::words() const { return m_words->text(); }

bool ContinueBox::keepsAdding() const { return m_keep->isChecked(); }

void ContinueBox::stop(const QString& why)
{
    if (keepsAdding() && !why.isEmpty())
        m_message->setMessage(tr("Stopped adding tokens: %1").arg(why));
    m_keep->setChecked(false);
}

void ContinueBox::add()
{
    m_message->clear();
    if (m_next)
        Q_EMIT tokenAsked(m_next->id);
}

} // namespace attn
