// SPDX-License-Identifier: GPL-3.0-or-later
// The column for writing a lesson, left of the live map: its steps, and for the open one the text, goal, hidden or
// locked cells, hints and a question.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "core/model/nextpieces.h"
#include "ui/kit/scrollarea.h"

#include <functional>
#include <optional>
#include <string>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace attn {

class Badge;
class GoalEditor;
class LessonWriter;
class LockBoxes;
class MessageLine;
class ProseView;
class Section;
class SegmentedControl;
class TeacherFields;
struct LessonStep;

class WriterPanel : public ScrollArea {
    Q_OBJECT

public:
    WriterPanel(LessonWriter* writer, std::function<std::optional<CellRef>()> chosen, QWidget* parent = nullptr);

    // `next`: of a model's page.
    void setComputed(const ComputedPtr& computed, int digits, const NextPiecesPtr& next);
    void followView(); // whether what is open matches the step
    QListWidget* steps() const { return m_steps; }
    QPlainTextEdit* text() const { return m_text; }
    QLineEdit* lessonTitle() const { return m_lesson; }
    QLineEdit* stepTitle() const { return m_title; }
    void showFirstLanguage(); // the window's if the lesson has it
    QPushButton* addViewButton() const { return m_add; }
    QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // Alt+Up and Down move a step

private:
    void buildSteps(QVBoxLayout* column);
    void buildText(QVBoxLayout* column);
    void buildRest(QVBoxLayout* column);
    void showSteps();
    void showStep();
    void follow();
    void followFaults();
    void takeTyping(QPlainTextEdit* field, const QString& what,
                    const std::function<void(LessonStep& step, const QString& text)>& put);
    void insert(const QString& before, const QString& after, const QString& otherwise);
    std::string language() const;
    void fillLanguages();
    std::vector<CellBlock> hiddenInStage() const; // of the view, of those that are hidden

    LessonWriter* m_writer;
    std::function<std::optional<CellRef>()> m_chosen;
    ComputedPtr m_computed;
    int m_digits = 4;
    QLineEdit *m_lesson, *m_title;
    QComboBox* m_languages;
    QListWidget* m_steps;
    QPushButton *m_add, *m_take;
    Badge* m_view;
    QPlainTextEdit *m_text, *m_notes, *m_hints, *m_question;
    SegmentedControl* m_mode;
    ProseView* m_read;
    MessageLine *m_textFault, *m_questionFault;
    QCheckBox* m_predict;
    QLabel* m_others; // hidden cells elsewhere are not asked for
    LockBoxes* m_locks;
    GoalEditor* m_goal;
    TeacherFields* m_teachers;
    int m_shownStep = -1;               // whose fields were filled last
    bool m_showing = false;             // fields are being filled
    const QWidget* m_typedIn = nullptr; // since the step was shown
};

} // namespace attn
