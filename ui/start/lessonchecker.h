// SPDX-License-Identifier: GPL-3.0-or-later
// Computes lessons off the GUI thread, one after the other, and compares them with what their notebook printed: the
// thumbnails and badges of the start page are results, not pictures.
#pragma once

#include "ui/facts/verdict.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/threads/inbox.h"
#include "ui/threads/workerthread.h"

#include <QObject>
#include <QStringList>

namespace attn {

struct CheckedLesson {
    QString id;
    Verdict verdict;
    bool steps = false;       // a lesson with steps: its own checks are those of `attnscope lesson check`
    HeatmapDataPtr thumbnail; // of the weights, as they enter the context; null when there is none
};

class LessonChecker : public QObject {
    Q_OBJECT

public:
    explicit LessonChecker(QObject* parent = nullptr); // its destructor stops after the lesson that is being computed

    // Checks the lessons in this order; to be called once.
    void start(const QStringList& ids);

Q_SIGNALS:
    void checked(const attn::CheckedLesson& result); // in the GUI thread

private:
    Inbox m_inbox;
    WorkerThread m_worker; // last: it must end before the rest goes
};

} // namespace attn
