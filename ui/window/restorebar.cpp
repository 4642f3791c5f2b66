// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/restorebar.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>

namespace attn {

namespace {

constexpr int least_list = 160; // px, where the window is narrow

} // namespace

RestoreBar::RestoreBar(QWidget* parent) : OfferBar(parent), m_works(new QComboBox(this))
{
    m_works->setAccessibleName(tr("Unsaved work"));
    m_works->setToolTip(tr("Unsaved work, newest first"));
    m_works->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_works->setMinimumContentsLength(26);
    m_works->setMinimumWidth(least_list);
    add(m_works);
    connect(m_works, &QComboBox::activated, this, &RestoreBar::chosen);
    m_restore = addButton(tr("Restore"), tr("Open it with these edits"));
    connect(m_restore, &QPushButton::clicked, this, &RestoreBar::restoreAsked);
    m_saved = addButton(tr("Open saved"), tr("Open it without these edits, which stay here"));
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
