// SPDX-License-Identifier: GPL-3.0-or-later
// Says that the open file was changed or taken away by somebody else, and lets the person decide whose version stays.
#pragma once

#include "ui/document/filewatch.h"
#include "ui/window/offerbar.h"

#include <functional>

namespace attn {

class ConflictBar : public OfferBar {
    Q_OBJECT

public:
    // `settle`: what to do about the answer.
    ConflictBar(OpenFile* file, const std::function<void(ConflictAnswer)>& settle, QWidget* parent = nullptr);

    void look() { m_watch.look(); } // when the window comes to the front

private:
    void follow();

    OpenFile* m_file;
    FileWatch m_watch;
    QPushButton* m_mine;
    QPushButton* m_theirs;
    QPushButton* m_as;
};

} // namespace attn
