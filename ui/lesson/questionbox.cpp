// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/questionbox.h"

#include "core/lessons/answer.h"
#include "ui/kit/announce.h"
#include "ui/kit/boxes.h"
#include "ui/kit/lampline.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/wrappedradio.h"
#include "ui/language/said.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/proseview.h"
#include "ui/theme/fonts.h"

#include <QLineEdit>
#include <QPushButton>

namespace attn {

QuestionBox::QuestionBox(LessonPlay* play, int number, QWidget* parent)
    : TaskBox(tr("Question"), true, parent), m_play(play), m_number(number),
      m_question(play->step().questions[std::size_t(number)]), m_text(new ProseView(14, this))
{
    m_text->setProse(play->inLanguage(m_question.text));
    column()->addWidget(m_text);
    m_question.choices.empty() ? addField() : addChoices();
    showVerdict();
}

void QuestionBox::addChoices()
{
    m_choices.resize(m_question.choices.size());
    for (const int i : shownOrder(m_question)) {
        auto* choice = new WrappedRadio(unmarked(m_play->words(m_question.choices[std::size_t(i)].text)), this);
        useTextFont(choice, 14);
        connect(choice, &QRadioButton::clicked, this, [this, i] {
            m_play->choose(m_number, i);
            showVerdict();
            Q_EMIT judgedNow();
        });
        column()->addWidget(choice);
        m_choices[std::size_t(i)] = choice;
    }
    m_because = new ProseView(13, this);
    column()->addWidget(m_because);
}

void QuestionBox::addField()
{
    m_field = new QLineEdit(this);
    m_field->setAccessibleName(tr("Your answer"));
    m_field->setPlaceholderText(tr("your answer"));
    useNumberFont(m_field, 13);
    auto* check = new QPushButton(tr("Check"), this);
    m_verdict = new LampLine(this);
    m_verdict->hide();
    connect(m_field, &QLineEdit::returnPressed, this, &QuestionBox::judge);
    connect(check, &QPushButton::clicked, this, &QuestionBox::judge);
    column()->addLayout(rowOf(nullptr, 8, {{m_field, 1}, check}));
    column()->addWidget(m_verdict);
}

QWidget* QuestionBox::firstControl() const
{
    if (m_field)
        return m_field;
    for (QRadioButton* choice : m_choices)
        if (choice->isChecked())
            return choice;
    return m_choices[std::size_t(shownOrder(m_question).front())];
}

QWidget* QuestionBox::verdict() const
{
    QWidget* said = m_because ? static_cast<QWidget*>(m_because) : m_verdict;
    return said->isHidden() ? nullptr : said;
}

void QuestionBox::judge()
{
    if (!m_play->computed() || m_field->text().trimmed().isEmpty())
        return;
    const Answer answer = judged(m_field->text().toStdString(), m_question, *m_play->computed(), m_digits, shownNumber);
    if (answer.severity == Severity::Off && answer.words.empty())
        return;
    const QString words = QString::fromStdString(answer.words);
    m_verdict->setVerdict(answer.severity, words);
    m_verdict->show();
    announce(this, words);
    m_play->answered(answer);
    if (answer.severity == Severity::Ok) {
        m_play->typed(m_number, m_field->text().trimmed());
        m_field->clearFocus(); // so that Space goes on
    } else {
        m_field->selectAll();
    }
    showVerdict();
    Q_EMIT judgedNow();
}

void QuestionBox::showVerdict()
{
    const StepProgress& progress = m_play->progress();
    if (m_field) {
        const auto typed = progress.numbers.find(m_number);
        setState(typed == progress.numbers.end() ? QString()
                                                 : tr("Solved: %1").arg(QString::fromStdString(typed->second)),
                 Severity::Ok);
        return;
    }
    const auto chosen = progress.choices.find(m_number);
    const bool any = chosen != progress.choices.end();
    if (!any) {
        m_because->hide();
        return setState({}, Severity::Off);
    }
    const Choice& choice = m_question.choices[std::size_t(chosen->second)];
    m_choices[std::size_t(chosen->second)]->setChecked(true);
    m_because->resize(m_text->width(), m_because->height()); // else it is first as high as in no width
    m_because->setProse(m_play->inLanguage(choice.because));
    m_because->setVisible(!choice.because.empty());
    const Answer answer = judged(choice);
    const QString state = QString::fromStdString(answer.words);
    setState(state, answer.severity);
    announce(this, QStringLiteral("%1. %2").arg(state, m_because->words()));
}

void QuestionBox::follow(int digits)
{
    m_digits = digits;
    m_text->setComputed(m_play->computed(), digits, m_play->next());
    setWords(m_text->words());
    if (m_because)
        m_because->setComputed(m_play->computed(), digits, m_play->next());
}

} // namespace attn
