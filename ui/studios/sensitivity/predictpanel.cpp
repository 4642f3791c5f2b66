// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/predictpanel.h"

#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/lampline.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/scrollarea.h"
#include "ui/kit/tinted.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QFrame>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// A number with words beside it, for screen readers.
void tellNumber(QLabel* number, const QString& words)
{
    number->setText(words);
    if (const auto* name = qobject_cast<const QLabel*>(number->property("words").value<QObject*>()))
        number->setAccessibleName(QObject::tr("%1: %2").arg(name->text(), words));
}

} // namespace

PredictPanel::PredictPanel(QWidget* parent)
    : QWidget(parent), m_title(new PlainLabel(tr("Predict, then compare"))), m_edit(new RichLabel),
      m_message(new PlainLabel), m_note(new PlainLabel), m_rows(new QWidget), m_look(new LinkButton(tr("Show"))),
      m_lamp(new LampLine)
{
    setAccessibleName(m_title->text());
    useTextFont(m_title, 13.5, QFont::DemiBold);
    useTextFont(m_edit, 12);
    m_edit->setWordWrap(true);
    useQuietFont(m_message, 12);
    m_message->setWordWrap(true);
    useQuietFont(m_note, 12);
    m_note->setWordWrap(true);
    columnOf(m_rows, 4);
    m_derivative = addRow(tr("derivative before the edit"));
    m_step = addRow(tr("× change"));
    auto* line = new QFrame(m_rows);
    line->setFrameShape(QFrame::HLine);
    m_rows->layout()->addWidget(line);
    m_says = addRow(tr("predicted"));
    m_really = addRow(tr("actual"), true);
    m_look->setAccessibleName(tr("Show the actual result"));
    m_look->setToolTip(tr("Show the actual result of the edit. Apply shows it too."));
    m_really->parentWidget()->layout()->addWidget(m_look);
    connect(m_look, &LinkButton::clicked, this, &PredictPanel::lookAsked);
    m_difference = addRow(tr("difference"));
    auto* inside = new QWidget;
    columnOf(inside, 6, {m_title, m_edit, m_message, m_rows, m_lamp, m_note, freeRoom(1)})
        ->setContentsMargins(14, 8, 14, 8);
    auto* scroll = new ScrollArea(this);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scrollOnGround(scroll, inside);
    columnOf(this, 0, {scroll});
    setMessage({});
    setCheck(Severity::Off, {}, {});
}

QLabel* PredictPanel::addRow(const QString& name, bool strong)
{
    auto* row = new QWidget(m_rows);
    auto *words = new PlainLabel(name, row), *number = new PlainLabel(row);
    useTextFont(words, 12.5, strong ? QFont::DemiBold : QFont::Normal);
    words->setWordWrap(true);
    useNumberFont(number, 12, strong ? QFont::Bold : QFont::Normal);
    if (strong)
        number->setForegroundRole(QPalette::Link);
    number->setProperty("words", QVariant::fromValue<QObject*>(words));
    number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    rowOf(row, 8, {{words, 1}, number});
    m_rows->layout()->addWidget(row);
    m_differenceName = words; // the last one is that of the difference
    return number;
}

void PredictPanel::setPrediction(const Prediction& prediction, int digits)
{
    const double step = prediction.to - prediction.from, says = prediction.derivative * step;
    const int finer = std::min(digits + 1, 8);
    m_message->hide();
    m_edit->show();
    m_rows->show();
    m_edit->setText((prediction.done ? tr("%1 went from %2 to %3") : tr("%1 from %2 to %3"))
                        .arg(strong(prediction.label), formatSignificant(prediction.from, 4),
                             tinted(formatSignificant(prediction.to, 4), colors().accent)));
    tellNumber(m_derivative, formatChange(prediction.derivative, digits));
    tellNumber(m_step, step > 0 ? QLatin1Char('+') + formatSignificant(step, 4) : formatSignificant(step, 4));
    tellNumber(m_says, formatChange(says, finer));
    m_look->setVisible(!prediction.looked);
    m_really->setVisible(prediction.looked);
    m_difference->parentWidget()->setVisible(prediction.looked);
    if (!prediction.looked)
        return;
    if (!prediction.really) {
        tellNumber(m_really, QStringLiteral("…"));
        tellNumber(m_difference, QString());
        m_differenceName->setText(tr("computing"));
        return;
    }
    const double really = *prediction.really, apart = really - says;
    const double scale = std::max(std::abs(really), std::abs(says));
    tellNumber(m_really, formatChange(really, finer));
    const bool tiny = std::abs(apart) < 0.5 * std::pow(10.0, -finer);
    // Below a millionth of the change it is rounding, not a bend.
    m_differenceName->setText(step == 0 || !std::isfinite(apart) ||
                                      std::abs(apart) <= std::max(1e-6 * scale, prediction.rounding)
                                  ? tr("difference")
                                  : tr("difference (the curve bends)"));
    tellNumber(m_difference, tiny ? formatSignificant(apart, 2) : formatChange(apart, finer));
}

void PredictPanel::setMessage(const QString& words)
{
    m_message->setText(words);
    m_message->setVisible(!words.isEmpty());
    m_edit->hide();
    m_rows->hide();
}

void PredictPanel::setCheck(Severity severity, const QString& words, const QString& note)
{
    m_lamp->setVerdict(severity, words);
    m_note->setText(note);
    showCheck(m_checkShown);
}

void PredictPanel::showCheck(bool shown)
{
    m_checkShown = shown;
    m_lamp->setVisible(shown && !m_lamp->sentence().isEmpty());
    m_note->setVisible(shown && !m_note->text().isEmpty());
}

QSize PredictPanel::sizeHint() const { return {scaled(272), scaled(220)}; }

} // namespace attn
