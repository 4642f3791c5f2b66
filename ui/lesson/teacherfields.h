// SPDX-License-Identifier: GPL-3.0-or-later
// The page for teachers of a lesson while it is written: aim, minutes, what learners stumble over, what to ask. Learners never
// see it.
#pragma once

#include "core/lessons/steps.h"

#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QPlainTextEdit;
class QSpinBox;

namespace attn {

class LessonWriter;

class TeacherFields : public QWidget {
    Q_OBJECT

public:
    explicit TeacherFields(LessonWriter* writer, QWidget* parent = nullptr);

    void follow(const std::string& language); // the lesson

private:
    void addField(const QString& title, Words TeacherPage::*words);
    void change(const std::function<void(TeacherPage& page)>& make);

    LessonWriter* m_writer;
    std::string m_language;
    QSpinBox* m_minutes;
    std::vector<std::pair<QPlainTextEdit*, Words TeacherPage::*>> m_fields;
    bool m_showing = false;                    // fields are being filled
    const QPlainTextEdit* m_typedIn = nullptr; // while its change is shown
};

} // namespace attn
