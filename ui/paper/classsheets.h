// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets of a class as files: a PDF for each name without answers, and key.pdf with all of them.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <QString>

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace attn {

// A class: the names of its students, one a line, and what their files are called.
struct Student {
    QString name; // in Unicode's composed form, without blanks around it
    QString file; // without its ending; no two are the same, whatever the case, and none is "key"
    bool operator==(const Student&) const = default;
};

inline constexpr int most_students = 500, longest_student = 120; // names, characters

// Empty lines are skipped. Errors begin with the line: a name that stands there twice (its sheet would be the same one
// twice), one that is too long or cannot be printed, text that is not UTF-8, no name at all.
Result<std::vector<Student>> readClass(const QByteArray& text);

// All are written or none. `progress`: how many students are done. The key is in the order of the names. From any thread.
std::optional<Error> writeClassSheets(const Scene& lesson, const std::vector<Student>& students, const QString& folder,
                                      const std::function<void(int)>& progress = {}, std::stop_token stop = {});

} // namespace attn
