// SPDX-License-Identifier: GPL-3.0-or-later
// A class: the names of its students, one a line, and what their files are called.
#pragma once

#include "core/base/result.h"

#include <QString>

#include <vector>

namespace attn {

struct Student {
    QString name; // in Unicode's composed form, without blanks around it
    QString file; // without its ending; no two are the same, whatever the case, and none is "key"
    bool operator==(const Student&) const = default;
};

inline constexpr int most_students = 500, longest_student = 120; // names, characters

// Empty lines are skipped. Errors begin with the line: a name that stands there twice (its sheet would be the same one
// twice), one that is too long or cannot be printed, text that is not UTF-8, no name at all.
Result<std::vector<Student>> readClass(const QByteArray& text);

} // namespace attn
