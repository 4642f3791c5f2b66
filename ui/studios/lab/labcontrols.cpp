// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lab/labcontrols.h"

#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/studios/lab/mistakelist.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace attn {

// A box for each question that was answered, filled for each that was found at the first try.
class FoundMeter : public QWidget {
public:
    explicit FoundMeter(QWidget* parent) : QWidget(parent) {}
    int found = 0, asked = 0;

    QSize sizeHint() const override { return {scaled(110), scaled(14)}; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const int boxes = std::clamp(asked, 1, most), width = std::min(scaled(18), (this->width() - 2 * boxes) / boxes);
        for (int i = 0; i < std::min(asked, most); ++i) {
            const QRect box(i * (width + 2), height() / 2 - 5, width - 1, 10);
            painter.fillRect(box, i < found ? colors().ok : colors().base);
            painter.setPen(i < found ? colors().ok : colors().edge);
            painter.drawRect(box);
        }
    }

private:
    static constexpr int most = 12;
};

LabControls::LabControls(QWidget* parent)
    : ControlColumn(tr("Error lab"), parent), m_caption(new PlainLabel), m_list(new MistakeList),
      m_foundLine(new QWidget)
{
    auto* head = new QWidget;
    auto* title = new PlainLabel(tr("Mistakes"), head);
    useTextFont(title, 13, QFont::DemiBold);
    useQuietFont(m_caption, 12);
    rowOf(head, 8, {title, freeRoom(1), m_caption})->setContentsMargins(12, 10, 12, 4);
    addPlain(head);
    addPlain(m_list);

    auto* quiz = new QWidget;
    m_quiz = new QPushButton(icon(QStringLiteral("dice")), tr("Quiz me"), quiz);
    m_quiz->setDefault(true);
    m_hint = new PlainLabel(quiz);
    m_hint->setWordWrap(true);
    useQuietFont(m_hint, 12);
    m_found = new PlainLabel(m_foundLine);
    m_meter = new FoundMeter(m_foundLine);
    auto* words = quietLabel(tr("First try"), m_foundLine);
    useNumberFont(m_found, 12);
    rowOf(m_foundLine, 8, {words, {m_meter, 1}, m_found});
    columnOf(quiz, 8, {m_quiz, m_hint, m_foundLine})->setContentsMargins(12, 10, 12, 12);
    addPlain(quiz);
    connect(m_quiz, &QPushButton::clicked, this, &LabControls::quizAsked);
    setAsking(false);
    setFound(0, 0);
}

void LabControls::setHeading(const QString& caption) { m_caption->setText(caption); }

void LabControls::setAsking(bool asking)
{
    m_list->setAsking(asking);
    m_quiz->setText(asking ? tr("End quiz (Esc)") : tr("Quiz me"));
    m_hint->setText(asking
                        ? tr("One of the mistakes above is turned on in B. Gray ones do not fit this scene. Study the "
                             "values, then choose the mistake.")
                        : tr("Secretly turns on one of these mistakes. Study the values, then find it in the list."));
}

void LabControls::setFound(int found, int asked)
{
    m_foundLine->setVisible(asked > 0);
    m_meter->found = found;
    m_meter->asked = asked;
    m_meter->update();
    m_found->setText(tr("%1 of %2").arg(found).arg(asked));
}

} // namespace attn
