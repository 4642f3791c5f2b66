// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lab/symptompanel.h"

#include "core/layer/stagefacts.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/lamp.h"
#include "ui/kit/scrollarea.h"
#include "ui/language/said.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QMenu>
#include <QPainter>
#include <QPushButton>

namespace attn {

namespace {

QString coloured(const QString& text, const QColor& color, bool number)
{
    const QString face = number ? QStringLiteral("; font-family: '%1'").arg(numberFont().family()) : QString();
    return QStringLiteral("<span style=\"color: %1; font-weight: 600%2\">%3</span>")
        .arg(color.name(), face, text.toHtmlEscaped());
}

QString richSentence(const Symptom& symptom)
{
    QString rich;
    for (const SymptomPart& part : symptom.sentence) {
        const QString text = QString::fromStdString(part.text);
        switch (part.role) {
        case SymptomPart::Role::Words: rich += text.toHtmlEscaped(); break;
        case SymptomPart::Role::Query: rich += coloured(text, colors().q, false); break;
        case SymptomPart::Role::Key: rich += coloured(text, colors().k, false); break;
        case SymptomPart::Role::Number: rich += coloured(text, colors().bad, true); break;
        }
    }
    return rich;
}

} // namespace

QString symptomPlace(const Symptom& symptom)
{
    const StageFacts* facts = factsOf(symptom.tensor);
    return facts && !facts->words.empty() ? inSentence(said(facts->words)) : QString::fromStdString(symptom.tensor);
}

namespace {

// The sentence in its frame.
class SymptomBox : public RichLabel {
public:
    SymptomBox(const QString& rich, QWidget* parent) : RichLabel(parent)
    {
        setText(rich);
        setWordWrap(true);
        setMargin(8);
        useTextFont(this, 13, QFont::DemiBold);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        painter.setPen(colors().bad);
        painter.setBrush(colors().badbg);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.fillRect(QRectF(0, 3, 3, height() - 6), colors().bad);
        painter.end();
        RichLabel::paintEvent(event);
    }
};

} // namespace

SymptomPanel::SymptomPanel(QWidget* parent)
    : QWidget(parent), m_content(new QWidget), m_mend(new QPushButton(icon(QStringLiteral("check")), tr("Fix it"))),
      m_code(new QPushButton(tr("Show code"))), m_ask(new QPushButton(tr("Give me a hint"))),
      m_another(new QPushButton(icon(QStringLiteral("dice")), tr("Try another"))),
      m_choose(new QPushButton(tr("Choose a mistake"))), m_lines(new PlainLabel)
{
    m_code->setCheckable(true);
    m_mend->setToolTip(tr("Turn off the mistake so that B becomes correct"));
    m_lines->setWordWrap(true);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    useNumberFont(m_lines, 11);
    m_column = columnOf(m_content, 6);
    auto* inside = new QWidget;
    auto* buttons = rowOf(nullptr, 8, {m_mend, m_code, m_ask, m_another, freeRoom(1)});
    columnOf(inside, 10, {{m_choose, 0, Qt::AlignLeft}, m_content, Boxed(buttons), m_lines, freeRoom(1)})
        ->setContentsMargins(14, 10, 14, 12);
    auto* menu = new QMenu(m_choose);
    for (const ClassicMistake& mistake : classicMistakes())
        menu->addAction(said(mistake.name), this, [this, &mistake] { Q_EMIT chosen(&mistake); })->setCheckable(true);
    menu->addSeparator();
    menu->addAction(tr("Quiz me"), this, &SymptomPanel::quizAsked);
    m_choose->setMenu(menu);
    m_choose->hide();
    auto* scroll = new ScrollArea(this);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scrollOnGround(scroll, inside);
    columnOf(this, 0, {scroll});
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    connect(m_mend, &QPushButton::clicked, this, &SymptomPanel::mendAsked);
    connect(m_ask, &QPushButton::clicked, this, &SymptomPanel::symptomAsked);
    connect(m_another, &QPushButton::clicked, this, &SymptomPanel::anotherAsked);
    connect(m_code, &QPushButton::toggled, this, &SymptomPanel::showCode);
    setAsking(false, false);
    setMistake(nullptr);
}

void SymptomPanel::clear()
{
    while (QLayoutItem* item = m_column->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

void SymptomPanel::addTitle(const QString& title)
{
    if (m_column->count())
        m_column->addSpacing(6);
    auto* label = new PlainLabel(title, m_content);
    useTextFont(label, 13, QFont::DemiBold);
    m_column->addWidget(label);
}

QLabel* SymptomPanel::addText(const QString& words, bool rich)
{
    QLabel* label = rich ? static_cast<QLabel*>(new RichLabel(m_content)) : new PlainLabel(m_content);
    label->setText(words);
    label->setWordWrap(true);
    useTextFont(label, 12.5);
    m_column->addWidget(label);
    return label;
}

void SymptomPanel::setMessage(const QString& words)
{
    clear();
    addTitle(tr("Symptom"));
    useQuietFont(addText(words), 12.5);
}

void SymptomPanel::setSymptom(const Symptom& symptom, const QString& follows, bool blank)
{
    clear();
    const auto text = [](const std::string& words) { return QString::fromStdString(words); };
    addTitle(tr("Symptom in %1").arg(symptomPlace(symptom)));
    auto* box = new SymptomBox(richSentence(symptom), m_content);
    box->setAccessibleName(text(symptom.text()));
    m_column->addWidget(box);
    if (!symptom.extent.empty())
        m_column->addWidget(new Lamp(
            Severity::Bad,
            text(symptom.extent) + (symptom.detail.empty() ? QString() : QLatin1Char('\n') + text(symptom.detail)),
            m_content));
    if (!symptom.right.empty())
        m_column->addWidget(new Lamp(symptom.beside ? Severity::Off : Severity::Ok, text(symptom.right), m_content));
    if (blank)
        return;
    addTitle(tr("Likely cause"));
    if (symptom.cause)
        useTextFont(addText(said(symptom.cause->name)), 12.5, QFont::DemiBold);
    else
        addText(tr("Several mistakes look like this: %1.").arg(text(symptom.like_this)));
    for (const SymptomProof& proof : symptom.proofs)
        m_column->addWidget(new Lamp(proof.holds ? Severity::Ok : Severity::Bad, text(proof.text), m_content));
    if (!follows.isEmpty()) {
        addTitle(tr("Effect"));
        addText(follows, true);
    }
}

void SymptomPanel::setMistake(const ClassicMistake* mistake)
{
    m_mistake = mistake;
    for (std::size_t i = 0; i < classicMistakes().size(); ++i)
        m_choose->menu()->actions()[qsizetype(i)]->setChecked(&classicMistakes()[i] == mistake);
    m_mend->setVisible(mistake && !m_asking);
    m_code->setVisible(mistake);
    showCode(m_code->isChecked());
}

void SymptomPanel::showCode(bool shown)
{
    m_lines->setVisible(shown && m_mistake);
    if (m_mistake)
        m_lines->setText(tr("# correct\n%1\n\n# with the mistake\n%2")
                             .arg(QString::fromUtf8(m_mistake->right_code), QString::fromUtf8(m_mistake->wrong_code)));
}

void SymptomPanel::setVerdict(bool right, const QString& words)
{
    if (right)
        addTitle(tr("Found"));
    else
        addTitle(tr("Not quite"));
    m_column->addWidget(new Lamp(right ? Severity::Ok : Severity::Bad, words, m_content));
}

void SymptomPanel::offerChoice(bool offered) { m_choose->setVisible(offered); }

void SymptomPanel::setAsking(bool asking, bool answered)
{
    m_asking = asking;
    m_choose->setText(asking ? tr("Which one is on?") : tr("Choose a mistake"));
    m_mend->setVisible(!asking && m_mistake);
    m_code->setVisible(m_mistake && (!asking || answered));
    m_ask->setVisible(asking && !answered);
    m_another->setVisible(asking && answered);
}

} // namespace attn
