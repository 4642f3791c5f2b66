// SPDX-License-Identifier: GPL-3.0-or-later
// The scene, or the lesson that is played, as a page for a browser; written off the GUI thread, since every number of it gets
// its equation.
#pragma once

#include "core/engine/computed.h"
#include "core/lessons/steps.h"
#include "ui/threads/background.h"

#include <QObject>
#include <QString>

namespace attn {

class PageWriter : public QObject {
    Q_OBJECT

public:
    explicit PageWriter(QObject* parent = nullptr) : QObject(parent)
    {
        connect(&m_worker, &Background::failed, this, &PageWriter::failed);
    }

    // As it is shown now: what is hidden is not in the page. A newer page takes the place of one that is not done yet.
    void write(const ComputedPtr& computed, const QString& path);
    void write(const Lesson& lesson, const QString& path);

Q_SIGNALS:
    void done(const QString& path);
    void failed(const QString& sentence);

private:
    void writeMade(std::function<Result<std::string>()> make, const QString& path);

    Background m_worker;
};

} // namespace attn
