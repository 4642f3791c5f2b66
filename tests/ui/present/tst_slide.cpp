// SPDX-License-Identifier: GPL-3.0-or-later
// The slide that a class sees: large enough for the last row, and nothing beyond the step.
#include "core/lessons/lesson.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/selection.h"
#include "ui/explain/equationview.h"
#include "ui/explain/rowbars.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/lesson/proseview.h"
#include "ui/paint/axislabels.h"
#include "ui/paint/screencanvas.h"
#include "ui/present/slide.h"
#include "ui/timebar/stepper.h"

#include <QFontInfo>

#include <array>
#include <cmath>

using namespace attn;

namespace {

// A slide of 1280 x 720 on a scene, at its softmax.
struct Shown {
    explicit Shown(const ComputedPtr& computed) : stepper(&selection), slide(&selection, &stepper)
    {
        stepper.setComputed(computed, true);
        selection.setChosen(Cell{1, 1});
        slide.resize(1280, 720);
        slide.show();
        slide.setComputed(computed, QStringLiteral("Untitled scene"));
    }

    const HeatmapDataPtr& data() const { return slide.map()->data(); }
    double digitsPx() const { return QFontInfo(screenFont(slide.digits().text)).pixelSize(); }

    Selection selection;
    Stepper stepper;
    Slide slide;
};

Scene withTokens(std::vector<std::string> words)
{
    Scene scene = lessonScene("000.causal.neg_inf");
    scene.tokens = {std::move(words)};
    return scene;
}

} // namespace

class TestSlide : public QObject {
    Q_OBJECT

    static double numberIn(QString text)
    {
        return text.remove(u'(').remove(u')').remove(QStringLiteral("≈ ")).replace(QChar(0x2212), u'-').toDouble();
    }

    // Of the sum below a fraction bar, which the next line divides by, and of the sums beside products; returns how many.
    static int checkSums(const std::vector<EquationLine>& lines, const QString& where)
    {
        int checked = 0;
        double below = 0, products = 0;
        for (const EquationLine& line : lines) {
            for (const EquationPart& part : line.below)
                below += part.text == QLatin1String("+") ? 0 : numberIn(part.text);
            const auto& parts = line.parts;
            if (line.below.empty() && parts.size() == 4 && parts[2].text == QLatin1String("/")) {
                const bool about = parts[0].text == QStringLiteral("≈");
                ++checked;
                if (!about && std::abs(below - numberIn(parts[3].text)) > 1e-9)
                    QTest::qFail(qPrintable(where + QStringLiteral(": %1 is not %2").arg(below).arg(parts[3].text)),
                                 __FILE__, __LINE__);
            }
            if (line.right.isEmpty() || parts.front().quiet)
                continue;
            products += numberIn(parts[1].text) * numberIn(parts[3].text);
            const auto decimals = line.right.size() - line.right.indexOf(u'.') - 1;
            ++checked;
            if (!line.right.startsWith(QStringLiteral("≈")) &&
                std::abs(products - numberIn(line.right)) > 0.5 * std::pow(10, -double(decimals)) + 1e-9)
                QTest::qFail(qPrintable(where + QStringLiteral(": %1 is not %2").arg(products).arg(line.right)),
                             __FILE__, __LINE__);
        }
        return checked;
    }

private Q_SLOTS:
    void initTestCase() { useTestLook(); }
    void cleanup() { applyTheme(ThemeName::Light); }

    void lettersAreSeenFromTheLastRow_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<bool>("larger");
        for (const LessonEntry& lesson : sceneLessons())
            for (const bool larger : {false, true})
                QTest::addRow("%s%s", std::string(lesson.id).c_str(), larger ? ", larger text" : "")
                    << QString::fromUtf8(lesson.id) << larger;
    }

    void lettersAreSeenFromTheLastRow()
    {
        QFETCH(QString, lesson);
        QFETCH(bool, larger);
        applyTheme(ThemeName::Light, larger ? 1.25 : 1);
        const ComputedPtr computed = computedLesson(lesson.toStdString());
        if (computed->realized->plan.dims.T > 6)
            QSKIP("more than six tokens");
        Shown shown(computed);
        for (const StageInfo& stage : cardsOf(*computed->realized)) {
            if (!stage.on || stage.tensors.empty())
                continue;
            shown.selection.setStage(stage.id);
            const std::string where = lesson.toStdString() + " " + stage.id.toStdString();
            QVERIFY2(shown.data(), where.c_str());
            QVERIFY2(labelsFit(*shown.data(), shown.slide.map()->heatmapLayout()), where.c_str());
            if (shown.data()->columns > 6)
                continue;
            QVERIFY2(shown.slide.digits().decimals >= 0, where.c_str());
            QVERIFY2(shown.digitsPx() >= 0.03 * 720, (where + " " + std::to_string(shown.digitsPx())).c_str());
        }
    }

    // A class that adds up what it reads gets what it reads next, or is told that it is only about that.
    void sumsFollowFromTheTermsThatAreWritten()
    {
        int sums = 0;
        for (const char* lesson : {"000.causal.neg_inf", "000.mha", "001.simple"}) {
            const auto* entry = lessonNamed(lesson);
            if (!entry)
                continue;
            Shown shown(computedLesson(lesson));
            for (const char* stage : {"softmax", "context"}) {
                shown.selection.setStage(QLatin1String(stage));
                const int rows = shown.data() ? shown.data()->rows : 0,
                          columns = shown.data() ? shown.data()->columns : 0;
                for (int at = 0; at < rows * columns; ++at) {
                    shown.selection.setChosen(Cell{at / columns, at % columns});
                    sums +=
                        checkSums(shown.slide.facts().lines,
                                  QStringLiteral("%1 %2 %3").arg(QLatin1String(lesson), QLatin1String(stage)).arg(at));
                    if (QTest::currentTestFailed())
                        return;
                }
            }
        }
        QVERIFY(sums > 50);
    }

    // The walk is another layer's a moment before the numbers are: no cell is looked for where there is none.
    void theNumbersWaitForTheirWalk()
    {
        Shown shown(computedLesson("000.causal.neg_inf"));
        const HeatmapDataPtr before = shown.data();
        QVERIFY(before);
        const ComputedPtr next = computedLesson("000.mha");
        shown.stepper.setComputed(next, true);
        shown.stepper.resume({"weights", {1, 0}, 0});
        QCOMPARE(shown.data(), before);
        shown.slide.setComputed(next, QStringLiteral("Another scene"));
        QVERIFY(shown.data() != before);
    }

    void cellsAndDigitsOfSixTokensAreAsLargeAsDesigned()
    {
        Shown shown(computedLesson("000.causal.neg_inf"));
        QVERIFY(shown.slide.map()->heatmapLayout().map.narrow() >= 80);
        QVERIFY(shown.digitsPx() >= 26);
        QCOMPARE(shown.slide.digits().decimals, 2);
        shown.slide.resize(1920, 1080);
        QVERIFY(shown.digitsPx() >= 39);
    }

    void longWordsAreNotCut()
    {
        for (const bool larger : {false, true}) {
            applyTheme(ThemeName::Light, larger ? 1.25 : 1);
            Shown shown(computedOf(withTokens(
                {"internationalisation", "the", "incomprehensible", "a", "Donaudampfschiff", "extraordinarily"})));
            QVERIFY(labelsFit(*shown.data(), shown.slide.map()->heatmapLayout()));
            QVERIFY(shown.digitsPx() >= 0.03 * 720);
        }
    }

    void whatFindsNoRoomGivesWayInItsOrder()
    {
        Shown shown(computedLesson("000.causal.neg_inf"));
        QVERIFY(shown.slide.parts().formula && shown.slide.parts().lamp && shown.slide.parts().foot);
        shown.selection.setStage(QStringLiteral("context")); // a line for each key
        shown.slide.setClassStep({QStringLiteral("Much to say"), {{{}, "One.\n\nTwo.\n\nThree."}}, 0, 1, {}}, 0);
        QVERIFY(!shown.slide.parts().formula);
        QVERIFY(shown.slide.parts().foot);
        for (const QString& stage : {QStringLiteral("softmax"), QStringLiteral("dropout"), QStringLiteral("context")}) {
            Shown dropped(computedLesson("000.causal_class.dropout"));
            dropped.selection.setStage(stage);
            for (const int row : {0, 3, 5}) {
                dropped.selection.setChosen(Cell{row, 0});
                const Slide::Parts& parts = dropped.slide.parts();
                QVERIFY(!parts.formula || parts.lamp || dropped.slide.lamp().text.isEmpty());
                QVERIFY(parts.foot || (!parts.lamp && !parts.formula));
            }
        }
    }

    // It grows with the screen: a window with larger text is presented as any other one.
    void textSizeOfTheWindowChangesNothing()
    {
        const auto places = [](double scale) {
            applyTheme(ThemeName::Light, scale);
            Shown shown(computedLesson("000.causal.neg_inf"));
            shown.slide.setClassStep({QStringLiteral("Told"), {{{}, "As $w_{ij}$ says.\n\nTwo."}}, 0, 1, {}}, 0);
            return std::array{shown.slide.prose()->geometry(), shown.slide.findChild<EquationView*>()->geometry(),
                              shown.slide.map()->heatmapLayout().map.area.toRect()};
        };
        const auto usual = places(1), large = places(1.5);
        applyTheme(ThemeName::Light);
        for (std::size_t i = 0; i < usual.size(); ++i) {
            const QPoint moved = large[i].bottomLeft() - usual[i].bottomLeft();
            QVERIFY2(moved.manhattanLength() < 24,
                     qPrintable(QStringLiteral("part %1: %2, %3").arg(i).arg(moved.x()).arg(moved.y())));
        }
    }

    void nothingBeyondTheStepIsShown()
    {
        const ComputedPtr computed = computedLesson("000.causal.neg_inf");
        Shown shown(computed);
        for (const std::int64_t steps : {0, 30, 100, 130, 137, 150}) {
            shown.stepper.toCount(steps);
            for (const StageInfo& stage : cardsOf(*computed->realized)) {
                if (!stage.on || stage.tensors.empty())
                    continue;
                shown.selection.setStage(stage.id);
                const HeatmapDataPtr data = shown.data();
                const int number = shown.selection.steps().find(data->tensor.toStdString());
                for (int row = 0; row < data->rows; ++row)
                    for (int column = 0; column < data->columns; ++column) {
                        const bool later = shown.selection.steps().state(*shown.selection.step(), number, row,
                                                                         column) == StepState::Pending;
                        QCOMPARE(data->mark({row, column}) == CellMark::Pending, later);
                        shown.selection.setChosen(Cell{row, column});
                        QCOMPARE(shown.slide.facts().value.isEmpty(), later);
                        QVERIFY(!later || shown.slide.facts().lines.empty());
                        QCOMPARE(shown.slide.accessibleDescription().endsWith(QStringLiteral("not computed yet")),
                                 later);
                    }
                const StepTensor& walked = shown.selection.steps().tensors()[number];
                if (!shown.selection.steps().done(*shown.selection.step(), walked.name, walked.rows - 1,
                                                  walked.columns - 1))
                    QVERIFY(shown.slide.lamp().severity == Severity::Off || shown.slide.lamp().topic.isEmpty());
            }
        }
    }

    // Digits say what a colour means: a bar stands where there are none, or where the range ends before they do.
    void coloursThatNoDigitsTellHaveABar()
    {
        Shown small(computedLesson("000.causal.neg_inf"));
        const auto bar = [](const Shown& shown) { return !shown.slide.map()->heatmapLayout().bar.isEmpty(); };
        QVERIFY(!bar(small));
        small.selection.setRange({.locked = std::pair(0.0, 0.5)});
        QVERIFY(bar(small));
        QVERIFY(bar(Shown(computedOf(headsScene(60, 2)))));
    }

    void aLongSentenceHasItsRowInLargeLetters()
    {
        Shown few(computedOf(headsScene(8, 2)));
        QVERIFY(!few.slide.row()->isVisible());
        Shown many(computedOf(headsScene(12, 2)));
        QVERIFY(many.slide.row()->isVisible());
        QVERIFY(many.slide.row()->geometry().bottom() < many.slide.height() - 64);
        QVERIFY(Shown(computedOf(headsScene(20, 2))).slide.digits().decimals < 0); // under 2 % of the height
        many.selection.setStage(QStringLiteral("qkv"));
        QVERIFY(!many.slide.row()->isVisible());
        QVERIFY2(!many.slide.lamp().text.contains(QStringLiteral("24")), qPrintable(many.slide.lamp().text));
        many.selection.setStage(QStringLiteral("softmax"));
        QVERIFY2(!many.slide.lamp().text.contains(QStringLiteral("24")), qPrintable(many.slide.lamp().text));
    }

    void whichNumberAnEditReplacedIsSaid()
    {
        const ComputedPtr before = computedLesson("000.causal.neg_inf");
        Shown same(before);
        same.slide.setEarlier(before);
        QVERIFY(same.slide.before().isEmpty());
        Shown shown(computedLesson("000.causal.neg_inf"));
        shown.slide.setEarlier(computedLesson("000.simple.softmax"));
        QVERIFY(!shown.slide.before().isEmpty() && shown.slide.before() != shown.slide.facts().value);
        const QString was = shown.slide.before(), now = shown.slide.facts().value;
        QCOMPARE(was.size() - was.indexOf(u'.'), now.size() - now.indexOf(u'.')); // as many decimals
        QStringList legends;
        for (const Ghost ghost : {Ghost::Before, Ghost::Both, Ghost::Now}) {
            shown.selection.setGhost(ghost);
            legends << shown.slide.titleNote().section(QStringLiteral(", "), 1);
            QCOMPARE(shown.slide.facts().value, ghost == Ghost::Before ? was : now); // of what the map shows
            QCOMPARE(shown.slide.before(), ghost == Ghost::Before ? QString() : was);
        }
        QCOMPARE(legends, QStringList({QStringLiteral("before the edit"),
                                       QStringLiteral("new value in bold, old value above it"), QString()}));
        QVERIFY(!same.slide.titleNote().contains(QStringLiteral("edit")));
    }

    void aHeadAndALargeLayerAreShownToo()
    {
        Shown shown(computedOf(headsScene(600, 3)));
        shown.selection.setAllHeads(true);
        shown.selection.setHead(2);
        QCOMPARE(shown.data()->rows, 600);
        QVERIFY(shown.slide.map()->heatmapLayout().map.asImage());
        QCOMPARE(shown.slide.facts().value.isEmpty(), false);
        QVERIFY(!shown.slide.grab().isNull());
    }

    void aSpotlightDimsTheRest()
    {
        for (const ThemeName theme : {ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast}) {
            applyTheme(theme);
            Shown shown(computedLesson("000.causal.neg_inf"));
            shown.selection.setChosen(Cell{3, 1});
            const QImage plain = shown.slide.grab().toImage();
            const auto dimmed = [&](Cell cell) {
                const MapGeometry& map = shown.slide.map()->heatmapLayout().map;
                const QPoint corner =
                    map.cellRect(cell.row, cell.column).topLeft().toPoint() + QPoint(10, 10) + shown.slide.map()->pos();
                return shown.slide.grab().toImage().pixelColor(corner) != plain.pixelColor(corner);
            };
            const auto lit = [&](Spotlight spotlight) {
                shown.slide.setSpotlight(spotlight);
                return std::array{!dimmed({3, 1}), !dimmed({3, 0}), !dimmed({5, 1}), !dimmed({5, 0})};
            };
            QVERIFY((lit(Spotlight::Off) == std::array{true, true, true, true}));
            QVERIFY((lit(Spotlight::Row) == std::array{true, true, false, false}));
            QVERIFY((lit(Spotlight::Column) == std::array{true, false, true, false}));
            QVERIFY((lit(Spotlight::Cell) == std::array{true, false, false, false}));
        }
    }
};

WINDOW_TEST(TestSlide)
#include "tst_slide.moc"
