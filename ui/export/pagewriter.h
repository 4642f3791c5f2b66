// SPDX-License-Identifier: GPL-3.0-or-later
// The scene, or the lesson that is played, as a page for a browser; written off the GUI thread, since every number of it gets
// its equation.
#pragma once

#include "core/engine/computed.h"
#include "core/lessons/steps.h"
#include "ui/threads/background.h"

#include <QObject>
#include <QString>
#include <QTemporaryDir>

#include <optional>

namespace attn {

class PageWriter : public QObject {
    Q_OBJECT

public:
    explicit PageWriter(QObject* parent = nullptr) : QObject(parent)
    {
        connect(&m_worker, &Background::failed, this, &PageWriter::failed);
    }

    // As shown now: the page leaves out what is hidden. A newer page replaces one that is not finished.
    void write(const ComputedPtr& computed, const QString& path);
    void write(const Lesson& lesson, const QString& path);
    // Opens it in the browser at this step, from a folder that lives as long as the writer. Ignores earlier progress.
    void show(const Lesson& lesson, int step);

Q_SIGNALS:
    void done(const QString& path);
    void failed(const QString& sentence);
    void faulty(const QString& sentence); // the lesson has errors; its page was written all the same

private:
    // `faults`: how many the lesson has; it takes as long as the page.
    void writeMade(
        std::function<Result<std::string>()> make, const QString& path, int step = -1,
        std::function<int()> faults = [] { return 0; });
    void open(const QString& path, int step);

    std::optional<QTemporaryDir> m_folder; // once a page was shown
    Background m_worker;
};

} // namespace attn
