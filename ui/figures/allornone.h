// SPDX-License-Identifier: GPL-3.0-or-later
// Many files that appear together or not at all: they are gathered in a hidden folder beside their places and put there
// in one go at the end.
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <mutex>
#include <optional>

namespace attn {

class AllOrNone {
public:
    // Of files inside `folder`, which is made when it is missing.
    explicit AllOrNone(const QString& folder);
    // What was not put in place is gone, and so are folders made for it.
    ~AllOrNone();
    AllOrNone(const AllOrNone&) = delete;
    AllOrNone& operator=(const AllOrNone&) = delete;

    // Keeps a file until commit; from any thread.
    std::optional<Error> add(const QString& name, const QByteArray& bytes);
    // Puts all of them in their places; those that were there before come back when one cannot be.
    std::optional<Error> commit();

private:
    std::optional<Error> begin();

    QString m_folder, m_gathered, m_madeFolder;
    QStringList m_names;
    std::mutex m_mutex;
    bool m_done = false;
};

} // namespace attn
