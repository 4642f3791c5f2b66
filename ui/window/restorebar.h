// SPDX-License-Identifier: GPL-3.0-or-later
// The offer to bring back edits that a crash interrupted: of one scene, or of each in a list.
#pragma once

#include "ui/window/offerbar.h"

class QComboBox;

namespace attn {

class RestoreBar : public OfferBar {
    Q_OBJECT

public:
    explicit RestoreBar(QWidget* parent = nullptr);

    // `works`: all that is on offer, by name and time; `chosen`: the one that `sentence` and the buttons speak of.
    // `hasSaved`: there is a saved version of it to be opened instead; `restorable`: it can be restored as things are;
    // `readable`: its journal can be read.
    void offer(const QStringList& works, int chosen, const QString& sentence, bool hasSaved, bool restorable,
               bool readable);

Q_SIGNALS:
    void chosen(int number);
    void restoreAsked();
    void savedAsked();
    void discardAsked();
    void discardAllAsked();
    void folderAsked();

private:
    QComboBox* m_works; // where there are several
    QPushButton* m_restore = nullptr;
    QPushButton* m_saved = nullptr;
    QPushButton* m_discardAll = nullptr;
    QPushButton* m_folder = nullptr;
};

} // namespace attn
