// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/said.h"

#include <QCoreApplication>
#include <QDir>

namespace attn {

QString wroteSentence(const QString& path)
{
    return QCoreApplication::translate("attn", "Wrote %1").arg(named(QDir::toNativeSeparators(path)));
}

} // namespace attn
