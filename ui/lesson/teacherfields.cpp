// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/teacherfields.h"

#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/windowhistory.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/writerfields.h"

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QSpinBox>

namespace attn {

TeacherFields::TeacherFields(LessonWriter* writer, QWidget* parent)
    : QWidget(parent), m_writer(writer), m_minutes(new QSpinBox)
{
    constexpr int most_minutes = 1000;
    m_minutes->setRange(0, most_minutes);
    m_minutes->setSpecialValueText(tr("not set"));
    m_minutes->setAccessibleName(tr("Minutes"));
    keepWheelForScrolling(m_minutes);
    leaveUndoToWindow(m_minutes->findChild<QLineEdit*>());
    columnOf(this, 4, {quietLabel(tr("Minutes")), m_minutes});
    addField(tr("Aim"), &TeacherPage::aim);
    addField(tr("Where learners stumble"), &TeacherPage::pitfalls);
    addField(tr("What to ask"), &TeacherPage::ask);
    QLabel* note = quietLabel(tr("A course site shows this on its page for teachers. Students never see it."));
    note->setWordWrap(true);
    layout()->addWidget(note);
    connect(m_minutes, &QSpinBox::valueChanged, this,
            [this](int minutes) { change([minutes](TeacherPage& page) { page.minutes = minutes; }); });
}

void TeacherFields::addField(const QString& title, Words TeacherPage::*words)
{
    QPlainTextEdit* edit = writerLines(62, title, {});
    layout()->addWidget(quietLabel(title));
    layout()->addWidget(edit);
    m_fields.emplace_back(edit, words);
    connect(edit, &QPlainTextEdit::textChanged, this, [this, edit, words] {
        const QScopedValueRollback typed(m_typedIn, static_cast<const QPlainTextEdit*>(edit));
        change([&](TeacherPage& page) { (page.*words).set(m_language, edit->toPlainText().toStdString()); });
    });
}

void TeacherFields::change(const std::function<void(TeacherPage& page)>& make)
{
    if (!m_showing)
        m_writer->change(
            tr("Page for teachers"), [&](Lesson& lesson) { make(lesson.teacher); }, LessonWriter::By::Typing);
}

void TeacherFields::follow(const std::string& language)
{
    const QScopedValueRollback showing(m_showing, true);
    m_language = language;
    const TeacherPage& page = m_writer->lesson().teacher;
    m_minutes->setValue(page.minutes);
    for (const auto& [edit, words] : m_fields) {
        if (edit == m_typedIn)
            continue;
        fillField(edit, QString::fromStdString((page.*words).in(language)));
        if (!edit->hasFocus())
            edit->moveCursor(QTextCursor::Start); // it is read from its beginning
    }
}

} // namespace attn
