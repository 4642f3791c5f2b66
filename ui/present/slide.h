// SPDX-License-Identifier: GPL-3.0-or-later
// What the class sees: the stage in focus as one large map, the selected cell in words and numbers, and the current
// step; what a lesson step says and asks; or one picture of a studio. Everything scales with the screen, so that it
// reads the same on all; what does not fit is dropped: first the formula, then the check, then the foot.
#pragma once

#include "core/engine/computed.h"
#include "core/model/nextpieces.h"
#include "ui/matrix/stagecards.h"
#include "ui/paint/heatmaplayout.h"
#include "ui/paint/mappainter.h"
#include "ui/present/cellfacts.h"
#include "ui/present/classstep.h"
#include "ui/present/pen.h"
#include "ui/present/pictureview.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace attn {

class EquationView;
class HeatmapView;
class ProseView;
class RowBars;
class Selection;
class Stepper;

enum class Spotlight { Off, Row, Column, Cell };

class Slide : public QWidget {
    Q_OBJECT

public:
    Slide(Selection* selection, Stepper* stepper, QWidget* parent = nullptr);

    void setComputed(ComputedPtr computed, const QString& sceneName); // null: only a picture
    void setTold(const ComputedPtr& told) { m_told = told; } // for the numbers in the text; null: what is computed
    // A lesson step: its title instead of the stage's, and one of its parts: the text above the computed values, or the
    // question in place of them.
    void setClassStep(const ClassStep& step, int part);
    // Shown instead of map and cell while it returns something.
    using PictureSource = std::function<std::optional<ClassPicture>()>;
    void setPictureSource(PictureSource source);
    void setNext(const NextPiecesPtr& next); // for numbers of that text
    void setSpotlight(Spotlight spotlight);
    void setBlank(bool blank, const QString& words = {}); // which stand on it
    void showEquation(bool shown);                        // formula and numbers; the question and the value stay
    void setEarlier(const ComputedPtr& earlier);          // before the last edit; null: no comparison
    // As a share of width and height; nullopt: no pointer.
    void setPointer(std::optional<QPointF> place);
    void setPenStrokes(PenStrokes* pen); // that is drawn over it

    const HeatmapView* map() const { return m_map; }
    const PictureView* picture() const { return m_picture; } // null: none was ever shown
    bool showsPicture() const { return m_picture && !m_picture->isHidden(); }
    const ProseView* prose() const { return m_prose; } // null: no text was ever set
    void refresh();                                    // the picture has changed
    const DigitStyle& digits() const { return m_digits; }
    const CellFacts& facts() const { return m_facts; }
    const Check& lamp() const { return m_lamp; }
    Spotlight spotlight() const { return m_spotlight; }
    bool isBlank() const { return m_blank; }
    const QString& blankWords() const { return m_blankWords; }
    bool showsEquation() const { return m_equationWanted; }
    std::optional<QPointF> pointer() const { return m_pointer; }
    const RowBars* row() const { return m_row; }       // of a long sentence; else hidden
    const QString& before() const { return m_before; } // the value before the last edit; empty: the same
    QString titleNote() const;                         // beside the title
    // What was not dropped.
    struct Parts {
        bool formula = true, lamp = true, foot = true;
    };
    const Parts& parts() const { return m_parts; }

Q_SIGNALS:
    void pointedAt(QPointF place); // as a share of width and height

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class StaleOverlay;

    double unit() const; // px for one px of the design, which is 1280 x 720
    double left() const; // of the design, px
    bool fits() const;   // the steps use this computation
    bool asks() const { return m_classStep.exists() && !m_classStep.parts[std::size_t(m_part)].lead.isEmpty(); }
    bool isOverPicture() const { return showsPicture() && !m_besidePicture; }                // the text of a lesson
    bool showsWords() const { return !m_facts.words.empty() && !asks() && !showsPicture(); } // of the cell
    void rebuild();
    void showPicture();
    void followStep();
    void followCell();
    void compareValue(const CellFacts& other, bool showsBefore);
    void showMap();
    void arrange();
    void arrangeMap();
    void arrangePicture();
    void arrangeWords();
    void arrangeProse(double scale);
    double wordsHeight(double scale);
    double columnTop() const; // below the text of a lesson
    double footTop() const;
    double lampHeight() const;
    bool showsRow() const; // large, since its sentence is long
    QPointF onDesign(QPointF place) const;
    QFont fitted(QFont font, double size, const QString& words, double room) const;
    void paintTitle(QPainter& painter) const;
    void paintQuestion(QPainter& painter) const;
    void paintValue(QPainter& painter) const;
    void paintQuestionMark(QPainter& painter, const QRectF& line) const;
    void paintLampLine(QPainter& painter) const;
    void paintFoot(QPainter& painter) const;
    struct Dot {
        bool here = false, filled = false;
    };
    std::vector<Dot> dots() const; // the steps of a lesson, else the stages
    QStringList place() const;     // the same in words, and shorter ones
    void paintStrokes(QPainter& painter) const;

    Selection* m_selection;
    Stepper* m_stepper;
    ComputedPtr m_computed, m_earlier, m_told;
    ComputedPtr m_compared; // m_earlier, if it is of the same words
    QString m_sceneName, m_title, m_titleNote, m_before;
    std::optional<std::vector<Check>> m_checks; // of the plane
    std::pair<int, int> m_plane{0, 0};          // batch item and head
    std::optional<StepPlace> m_step;            // that the map shows
    CellFacts m_facts;
    Check m_lamp;
    DigitStyle m_digits;
    Parts m_parts;
    double m_formulaTop = 0, m_formulaPx = 0, m_valueTop = 0, m_lampTop = 0; // px
    double m_scale = 1;                                                      // of the words of the cell
    Spotlight m_spotlight = Spotlight::Off;
    bool m_blank = false, m_equationWanted = true;
    QString m_blankWords;
    std::optional<QPointF> m_pointer;

    HeatmapView* m_map;
    EquationView* m_equation;
    RowBars* m_row;
    PenStrokes* m_pen = nullptr;
    ClassStep m_classStep;
    int m_part = 0;
    ProseView* m_prose = nullptr;
    PictureSource m_source;
    PictureView* m_picture = nullptr;
    bool m_besidePicture = false; // a text that leaves it too little room below
    QString m_pictureTitle, m_pictureNote;
    NextPiecesPtr m_next;
    QWidget* m_overlay;
};

} // namespace attn
