// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/conflictbar.h"

#include "ui/kit/iconbutton.h"

#include <QPushButton>

namespace attn {

ConflictBar::ConflictBar(OpenFile* file, const std::function<void(ConflictAnswer)>& settle, QWidget* parent)
    : OfferBar(parent), m_file(file), m_watch(file), m_mine(addButton({}, {})), m_theirs(addButton({}, {})),
      m_as(addButton({}, {}))
{
    auto* close = new IconButton(QStringLiteral("x"), tr("Decide when it is saved"), false, this);
    add(close);
    connect(close, &QAbstractButton::clicked, this, &QWidget::hide);
    const auto answers = [&](QPushButton* button, ConflictAnswer answer) {
        connect(button, &QPushButton::clicked, this, [settle, answer] { settle(answer); });
    };
    answers(m_mine, ConflictAnswer::KeepMine);
    answers(m_theirs, ConflictAnswer::OpenTheirs);
    answers(m_as, ConflictAnswer::SaveAs);
    connect(&m_watch, &FileWatch::stateChanged, this, &ConflictBar::follow);
}

void ConflictBar::follow()
{
    m_file->setFileGone(m_watch.state() == FileState::Gone);
    if (m_watch.state() == FileState::Same)
        return hide();
    const ConflictWords words = conflictWords(m_file->filePath(), m_watch.state());
    m_mine->setText(words.mine);
    m_theirs->setText(words.theirs);
    m_theirs->setVisible(!words.theirs.isEmpty());
    m_as->setText(words.as);
    for (QPushButton* button : {m_mine, m_theirs})
        button->setToolTip(words.more);
    say(words.sentence);
}

} // namespace attn
