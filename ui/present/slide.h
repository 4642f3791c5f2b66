// SPDX-License-Identifier: GPL-3.0-or-later
// What the class sees: the stage in focus as one large map, the chosen cell in words and numbers, and where the walk
// stands; what a step of a lesson says and asks; or one picture of a studio's own. Everything grows with the screen, so that
// it reads the same on every one; what finds no room gives way: first the formula, then the lamp, then the foot.
#pragma once

#include "core/engine/computed.h"
#include "core/model/nextpieces.h"
#include "ui/matrix/stagecards.h"
#include "ui/paint/heatmaplayout.h"
#include "ui/paint/mappainter.h"
#include "ui/present/cellfacts.h"
#include "ui/present/classstep.h"
#include "ui/present/pictureview.h"

#include <QWidget>

#include <functional>
#include <optional>

namespace attn {

class EquationView;
class HeatmapView;
class ProseView;
class Selection;
class Stepper;

enum class Spotlight { Off, Row, Column, Cell };

class Slide : public QWidget {
    Q_OBJECT

public:
    Slide(Selection* selection, Stepper* stepper, QWidget* parent = nullptr);

    void setComputed(ComputedPtr computed, const QString& sceneName); // null: there is a picture alone
    // A step of a lesson: its title instead of the stage's, and one of its parts: the text above what is computed, or what is
    // asked in place of it.
    void setTold(const ClassStep& step, int part);
    // What is shown instead of map and cell as long as it gives something.
    using PictureSource = std::function<std::optional<ClassPicture>()>;
    void setPictureSource(PictureSource source);
    void setNext(const NextPiecesPtr& next); // for numbers of that text
    void setSpotlight(Spotlight spotlight);
    void setBlank(bool blank);
    void showEquation(bool shown);               // formula and numbers; the question and the value stay
    void setEarlier(const ComputedPtr& earlier); // what was before the last edit; null: nothing to compare with
    // As a share of width and height; none: there is no pointer.
    void setPointer(std::optional<QPointF> place);

    const HeatmapView* map() const { return m_map; }
    const PictureView* picture() const { return m_picture; } // null: none was ever shown
    bool showsPicture() const { return m_picture && !m_picture->isHidden(); }
    const ProseView* prose() const { return m_prose; } // null: nothing was ever told
    void refresh();                                    // the picture is another one
    const DigitStyle& digits() const { return m_digits; }
    const CellFacts& facts() const { return m_facts; }
    const Check& lamp() const { return m_lamp; }
    Spotlight spotlight() const { return m_spotlight; }
    bool isBlank() const { return m_blank; }
    bool showsEquation() const { return m_equationWanted; }
    std::optional<QPointF> pointer() const { return m_pointer; }
    // What has not given way.
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
    class Veil;

    double unit() const; // px for one px of the design, which is 1280 x 720
    double left() const; // of the design, px
    bool fits() const;   // the computation is that of the walk
    bool asks() const { return m_told.isTold() && !m_told.parts[std::size_t(m_part)].lead.isEmpty(); }
    bool showsWords() const { return !m_facts.words.empty() && !asks() && !showsPicture(); } // of the cell
    void rebuild();
    void showPicture();
    void followStep();
    void followCell();
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
    std::vector<Dot> dots() const; // the steps of a lesson, else the stages of the walk
    QStringList place() const;     // the same in words, and shorter ones
    void paintVeil(QPainter& painter) const;

    Selection* m_selection;
    Stepper* m_stepper;
    ComputedPtr m_computed, m_earlier;
    QString m_sceneName, m_title, m_titleNote;
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
    std::optional<QPointF> m_pointer;

    HeatmapView* m_map;
    EquationView* m_equation;
    ClassStep m_told;
    int m_part = 0;
    ProseView* m_prose = nullptr;
    PictureSource m_source;
    PictureView* m_picture = nullptr;
    QString m_pictureTitle, m_pictureNote;
    NextPiecesPtr m_next;
    Veil* m_veil;
};

} // namespace attn
