// SPDX-License-Identifier: GPL-3.0-or-later
// Computes lessons off the GUI thread, one after another, and compares them with what their notebook printed: the start
// page's thumbnails and badges are results, not pictures.
#pragma once

#include "ui/facts/verdict.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/threads/callqueue.h"
#include "ui/threads/workerthread.h"

#include <QObject>
#include <QStringList>

namespace attn {

struct CheckedLesson {
    QString id;
    Verdict verdict;
    bool steps = false;       // a lesson with steps: its own checks are those of `attnscope lesson check`
    HeatmapDataPtr thumbnail; // of the weights that enter the context; null if there are none
};

class LessonChecker : public QObject {
    Q_OBJECT

public:
    explicit LessonChecker(QObject* parent = nullptr); // its destructor stops after the lesson that is being computed

    // Checks the lessons in this order; call once.
    void start(const QStringList& ids);

Q_SIGNALS:
    void checked(const attn::CheckedLesson& result); // in the GUI thread

private:
    CallQueue m_calls;
    WorkerThread m_worker; // declared last: destroyed first
};

} // namespace attn
