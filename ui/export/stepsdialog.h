// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that makes films and strips of a computation's steps; it follows the window's stage, head and numbers
// while it is open, and plays the film as it will be.
#pragma once

#include "core/engine/computed.h"
#include "ui/export/exportframe.h"
#include "ui/film/filmfile.h"

#include <QTimer>

#include <memory>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace attn {

class ColorMapControl;
class Document;
class FormRow;
class MeasureField;
class SegmentedControl;
class Selection;

class StepsDialog : public ExportFrame {
    Q_OBJECT

public:
    StepsDialog(Document* document, Selection* selection, QWidget* parent);

    void setComputed(const ComputedPtr& computed);
    // What a studio shows instead of the tensors; nullopt: tensors again.
    void setPicture(std::optional<SteppedFigure> picture);
    // What would be written now.
    FilmRequest request() const;
    FilmTiming timing() const;
    FilmFormat format() const;
    void saveFile(const QString& path); // what the chooser ends in
    bool isBusy() const { return m_drawer.isBusy(); }

protected:
    void save() override;
    void done(int result) override;

private:
    void fillForm();
    void remember() const;
    void recall();
    void listFormats();
    void follow(); // film changed
    void showFilm(const std::shared_ptr<const Film>& film, const QSize& size, const QString& problem);
    void drawNext();
    bool isFilm() const;

    Document* m_document;
    Selection* m_selection;
    ComputedPtr m_computed;
    std::optional<SteppedFigure> m_picture;
    SegmentedControl* m_range = nullptr;
    SegmentedControl* m_unit = nullptr;
    SegmentedControl* m_kind = nullptr;
    QComboBox* m_format = nullptr;
    MeasureField* m_width = nullptr;
    MeasureField* m_dpi = nullptr;
    MeasureField* m_seconds = nullptr;
    MeasureField* m_hold = nullptr;
    QCheckBox* m_answers = nullptr;
    QCheckBox *m_loop = nullptr, *m_over = nullptr, *m_slide = nullptr;
    SegmentedControl* m_theme = nullptr;
    ColorMapControl* m_colors = nullptr;
    QLineEdit* m_title = nullptr;
    FormRow* m_sizeRow = nullptr;
    FormRow* m_timeRow = nullptr;
    FormRow* m_loopRow = nullptr;
    FormRow* m_answersRow = nullptr;
    std::shared_ptr<const Film> m_film;
    std::size_t m_frame = 0; // that is shown next
    QTimer m_player;
    FigureWorker m_drawer; // last: must end before other members
};

} // namespace attn
