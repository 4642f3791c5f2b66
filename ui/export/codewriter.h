// SPDX-License-Identifier: GPL-3.0-or-later
// The scene as a Python script, into a file or onto the clipboard; written off the GUI thread, since a scene may hold
// millions of numbers.
#pragma once

#include "core/engine/computed.h"
#include "core/python/script.h"
#include "ui/threads/background.h"

#include <QObject>
#include <QString>

namespace attn {

class CodeWriter : public QObject {
    Q_OBJECT

public:
    explicit CodeWriter(QObject* parent = nullptr) : QObject(parent)
    {
        connect(&m_worker, &Background::failed, this, &CodeWriter::failed);
    }

    // A newer script takes the place of one that is not done yet.
    void copy(const ComputedPtr& computed, ScriptLanguage language);
    void write(const ComputedPtr& computed, ScriptLanguage language, const QString& path);

Q_SIGNALS:
    void done(const QString& sentence);
    void failed(const QString& sentence);

private:
    Background m_worker;
};

} // namespace attn
