// SPDX-License-Identifier: GPL-3.0-or-later
// What a head is called. `head` is its number, also with that of its layer ("2.3"), or a "%1" to be filled in.
#pragma once

#include "core/base/say.h"

#include <QString>

namespace attn {

// "head 3" or "head 3, turned off": within a sentence, or as a label.
inline QString labelOfHead(const QString& head, bool off = false)
{
    const std::string number = head.toStdString();
    return QString::fromStdString(off ? say("head %1, turned off", number) : say("head %1", number));
}
inline QString labelOfHead(std::int64_t head, bool off = false) { return labelOfHead(QString::number(head), off); }

// "Head 3" or "Head 3, turned off": as a title.
inline QString titleOfHead(const QString& head, bool off = false)
{
    const std::string number = head.toStdString();
    return QString::fromStdString(off ? say("Head %1, turned off", number) : say("Head %1", number));
}
inline QString titleOfHead(std::int64_t head, bool off = false) { return titleOfHead(QString::number(head), off); }

// "Turn head 3 on" for a head that is off, "Turn head 3 off" for another.
inline QString switchOfHead(const QString& head, bool off)
{
    const std::string number = head.toStdString();
    return QString::fromStdString(off ? say("Turn head %1 on", number) : say("Turn head %1 off", number));
}
inline QString switchOfHead(std::int64_t head, bool off) { return switchOfHead(QString::number(head), off); }

} // namespace attn
