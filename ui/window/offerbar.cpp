// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/offerbar.h"

#include "ui/kit/boxes.h"
#include "ui/kit/flowlayout.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/kit/severity.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>

namespace attn {

namespace {

constexpr int least_text = 260; // px: below this, the sentence is above the answers

constexpr int least_list = 160; // px, where the window is narrow

} // namespace

OfferBar::OfferBar(QWidget* parent) : QWidget(parent), m_text(new PlainLabel(this)), m_answers(new FlowLayout(8))
{
    m_text->setWordWrap(true);
    useTextFont(m_text, 12.5);
    m_all = rowOf(this, 8, {{m_text, 1}, m_answers});
    m_all->setContentsMargins(42, 6, 12, 7); // the icon is in the left margin
    onEvents(this, {QEvent::Resize}, [this] { fit(); });
    hide();
}

void OfferBar::add(QWidget* widget) { m_answers->addWidget(widget); }

QPushButton* OfferBar::addButton(const QString& text, const QString& toolTip)
{
    auto* button = new QPushButton(text, this);
    button->setToolTip(toolTip);
    add(button);
    return button;
}

void OfferBar::say(const QString& sentence)
{
    m_text->setText(sentence);
    setAccessibleName(sentence);
    show();
    fit();
    update();
}

void OfferBar::fit()
{
    const QMargins margins = m_all->contentsMargins();
    const int text = width() - margins.left() - margins.right() - m_answers->sizeHint().width() - m_all->spacing();
    m_all->setDirection(text < scaled(least_text) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

QString OfferBar::sentence() const { return m_text->text(); }

void OfferBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().warnbg);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colors().line);
    paintLamp(painter, QRectF(16, (height() - 17) / 2, 16, 16), Severity::Warn);
}

ConflictBar::ConflictBar(OpenFile* file, const std::function<void(ConflictAnswer)>& settle, QWidget* parent)
    : OfferBar(parent), m_file(file), m_watch(file), m_mine(addButton({}, {})), m_theirs(addButton({}, {})),
      m_as(addButton({}, {}))
{
    auto* close = new IconButton(QStringLiteral("x"), tr("Decide when saving"), false, this);
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

RestoreBar::RestoreBar(QWidget* parent) : OfferBar(parent), m_works(new QComboBox(this))
{
    m_works->setAccessibleName(tr("Unsaved work"));
    m_works->setToolTip(tr("Unsaved work, newest first"));
    m_works->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_works->setMinimumContentsLength(26);
    m_works->setMinimumWidth(least_list);
    add(m_works);
    connect(m_works, &QComboBox::activated, this, &RestoreBar::chosen);
    m_restore = addButton(tr("Restore"), tr("Open with these edits"));
    connect(m_restore, &QPushButton::clicked, this, &RestoreBar::restoreAsked);
    m_saved = addButton(tr("Open saved"), tr("Open without these edits, but keep them here"));
    connect(m_saved, &QPushButton::clicked, this, &RestoreBar::savedAsked);
    const QPushButton* discard = addButton(tr("Discard"), tr("Delete these edits"));
    connect(discard, &QPushButton::clicked, this, &RestoreBar::discardAsked);
    m_discardAll = addButton(tr("Discard all…"), tr("Delete all unsaved work in the list"));
    connect(m_discardAll, &QPushButton::clicked, this, &RestoreBar::discardAllAsked);
    m_folder = addButton(tr("Show in folder"), {});
    connect(m_folder, &QPushButton::clicked, this, &RestoreBar::folderAsked);
}

void RestoreBar::offer(const QStringList& works, int chosen, const QString& sentence, bool hasSaved, bool restorable,
                       bool readable)
{
    {
        const QSignalBlocker silent(m_works);
        m_works->clear();
        m_works->addItems(works);
        m_works->setCurrentIndex(chosen);
    }
    const bool several = works.size() > 1;
    m_works->setVisible(several);
    m_discardAll->setVisible(several);
    m_saved->setVisible(hasSaved);
    m_restore->setEnabled(restorable);
    m_restore->setVisible(readable);
    m_folder->setVisible(!readable);
    say(sentence);
}

} // namespace attn
