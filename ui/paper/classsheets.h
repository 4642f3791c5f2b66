// SPDX-License-Identifier: GPL-3.0-or-later
// The sheets of a class as files: a PDF for each name without answers, and the answers of all as a key and as tables.
#pragma once

#include "core/base/result.h"
#include "core/base/stop.h"
#include "core/sheets/classanswers.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace attn {

// The name of a student, and what the files are called.
struct Student {
    QString name; // in Unicode's composed form, without blanks around it
    QString file; // without its ending; no two are the same, whatever the case, and none is "key"
    bool operator==(const Student&) const = default;
};

inline constexpr int most_students = 500, longest_student = 120; // names, characters

// Names, one per line, or a table with a column of names (core/sheets/classlist.h). Skips empty lines. Errors begin
// with the line: a duplicate name (its sheet would be the same twice), one that is too long or cannot be printed, text
// that is not UTF-8, no name at all.
Result<std::vector<Student>> readClass(const QByteArray& text);

// The exercise of each student, in the order of the names. From any thread, as the next one.
Result<std::vector<StudentSheet>> workedOut(const Scene& lesson, const std::vector<Student>& students,
                                            StopToken stop = {});

// A PDF for each student, key.pdf with one sheet worked out and a line for each student, key.csv, and, with `questions`,
// questions.xml for Moodle. All are written or none. `progress`: how many students are done.
std::optional<Error> writeClassSheets(const Scene& lesson, const std::vector<Student>& students,
                                      std::vector<StudentSheet>& sheets, const QString& folder, bool questions = false,
                                      const std::function<void(int)>& progress = {}, StopToken stop = {});

} // namespace attn
