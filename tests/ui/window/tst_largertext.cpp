// SPDX-License-Identifier: GPL-3.0-or-later
// The studios in the smallest window with the largest text: panels give way, digits and words stay.
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/heatmap/operandview.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/numbertext.h"
#include "ui/lesson/lessonplay.h"
#include "ui/paint/axislabels.h"
#include "ui/paint/mappainter.h"
#include "ui/paint/screencanvas.h"
#include "ui/rail/rail.h"
#include "ui/rail/stagecard.h"
#include "ui/studios/reshape/memorymap.h"
#include "ui/studios/reshape/mergepage.h"
#include "ui/studios/reshape/reshapestudio.h"
#include "ui/studios/softmax/softmaxcolumns.h"
#include "ui/studios/softmax/softmaxstudio.h"
#include "ui/studios/studio.h"
#include "ui/studios/studioframe.h"
#include "ui/window/statusline.h"

#include <QDockWidget>
#include <QFontMetricsF>
#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace attn;

class TestLargerText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("largertext"));
        useTestLook();
    }

    void init()
    {
        openLesson(m_window);
        QTest::qWait(0);
    }

    void cleanup()
    {
        applyTheme(ThemeName::Light);
        closeWindow(m_window);
    }

    void noStudioLosesDigitsOrCutsWords_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("studio");
        for (const char* lesson : {"000.causal_class.dropout", "003.mha", "003.post_softmax_renorm"})
            for (const StudioKind& kind : studioKinds()) {
                if (kind.info.id == QLatin1String("overlay") && lesson != std::string_view("003.mha"))
                    continue; // one head lies over no other
                if (kind.info.id == QLatin1String("online") && lesson == std::string_view("003.post_softmax_renorm"))
                    continue; // it masks after the softmax
                if (kind.info.id == QLatin1String("rope"))
                    continue; // none of them has rotary positions
                QTest::addRow("%s in %s", lesson, qPrintable(kind.info.id))
                    << QString::fromUtf8(lesson) << kind.info.id;
            }
        QTest::newRow("today.02.rope in rope") << "today.02.rope"
                                               << "rope";
    }

    void noStudioLosesDigitsOrCutsWords()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, studio);
        look(true);
        m_window->openAtStart(lesson);
        work()->openStudio(studio);
        QVERIFY(work()->studio());
        QTRY_VERIFY(work()->studio()->computed());
        QTRY_COMPARE(work()->studio()->computed()->scene.title, m_window->document()->scene().title);
        const bool mapped = studio != QLatin1String("reshape") && studio != QLatin1String("softmax") &&
                            studio != QLatin1String("lines") && studio != QLatin1String("block") &&
                            studio != QLatin1String("sensitivity") && studio != QLatin1String("online") &&
                            studio != QLatin1String("rope") && studio != QLatin1String("cache") &&
                            studio != QLatin1String("overlay"); // maps of what matters
        QTRY_VERIFY(!mapped || !maps().empty());
        QCOMPARE(m_window->size(), QSize(1280, 720));
        for (const HeatmapView* map : maps()) {
            const HeatmapLayout& layout = map->heatmapLayout();
            if (map->data()->columns > 6 || map->data()->rows > 6)
                continue;
            const QByteArray where = map->accessibleName().toUtf8();
            QVERIFY2(labelsFit(*map->data(), layout), where.constData());
            const QSizeF cell = layout.map.cell;
            QVERIFY2(digitStyle(*map->data(), cell.width(), cell.height()).decimals >= 0, where.constData());
        }
        for (const ElidedLabel* label : work()->studio()->findChildren<ElidedLabel*>())
            if (label->isVisible())
                QVERIFY2(label->toolTip() != label->text() || label->sizeHint().width() <= label->width(),
                         qPrintable(label->text()));
        QTRY_VERIFY(!work()->rail()->horizontalScrollBar()->isVisible());
    }

    void everyKeyOfTheSoftmaxAndEveryRowOfTheMergeIsSeen()
    {
        look(true);
        work()->openStudio(QStringLiteral("softmax"));
        const auto* softmax = qobject_cast<SoftmaxStudio*>(work()->studio());
        QVERIFY(softmax);
        QTRY_VERIFY(!softmax->row().empty());
        QTRY_COMPARE(softmax->columns()->verticalScrollBar()->maximum(), 0);
        work()->openStudio(QStringLiteral("reshape"));
        const auto* reshape = qobject_cast<ReshapeStudio*>(work()->studio());
        QVERIFY(reshape);
        QTRY_COMPARE(reshape->mergePage()->transposed()->picture().rows, 6);
    }

    void theControlsGiveWayAndComeBackByTheirButton()
    {
        look(true);
        work()->openStudio(QStringLiteral("mask"));
        QVERIFY(work()->editorsDock()->isHidden());
        auto* shown = button();
        QVERIFY(shown && shown->isVisible());
        shown->click();
        QVERIFY(work()->editorsDock()->isVisible());
        shown->click();
        QVERIFY(work()->editorsDock()->isHidden());
        work()->closeStudio();
        QVERIFY(work()->editorsDock()->isVisible());

        work()->openStudio(QStringLiteral("mask"));
        look(false); // there is room again
        QVERIFY(work()->editorsDock()->isVisible());
        QVERIFY(!button()->isVisible());
    }

    void controlsThatWereHiddenStayHidden()
    {
        look(false);
        work()->editorsDock()->hide();
        look(true);
        work()->openStudio(QStringLiteral("softmax"));
        work()->closeStudio();
        QVERIFY(work()->editorsDock()->isHidden());
    }

    void cardsWithoutRoomLeaveOutTheirThumbnails()
    {
        look(false);
        const int high = work()->rail()->height();
        QVERIFY(!work()->rail()->horizontalScrollBar()->isVisible());
        for (const StageCard* card : work()->rail()->findChildren<StageCard*>())
            QTRY_COMPARE(card->y(), (high - card->height()) / 2);
        look(true);
        QVERIFY(work()->rail()->height() < high);
    }

    // Between the numbers of two cells most of a digit at least.
    void numbersOfNeighboursStayApart()
    {
        applyTheme(ThemeName::Light, 1.5);
        m_window->resize(1276, 680);
        m_window->openAtStart(QStringLiteral("begin.1.weight"));
        for (const int step : {2, 3, 6}) {
            m_window->lessonPlay()->goTo(step);
            QTRY_VERIFY(m_window->lessonPlay()->computed());
            QTest::qWait(30);
            const auto* view = work()->centre()->page()->findChild<OperandView*>();
            const HeatmapData& data = *view->picture().result;
            const double cell = view->operandLayout().cell.width();
            const DigitStyle digits = digitStyle(data, cell, view->operandLayout().cell.height());
            QCOMPARE(digits.decimals, data.digits);
            const double digit = QFontMetricsF(screenFont(digits.text)).horizontalAdvance(QLatin1Char('0'));
            const int characters =
                cellCharacters(data.inCells(data.smallest), data.inCells(data.largest), digits.decimals);
            QVERIFY2(cell - characters * digit >= 0.65 * digit, qPrintable(QString::number(step)));
        }
    }

    void aLongMessageHasTheLineForItself()
    {
        applyTheme(ThemeName::Light, 1.5);
        m_window->resize(1276, 680);
        auto* line = m_window->findChild<StatusLine*>();
        line->showMessage(QStringLiteral("short"));
        const auto besides = [&] {
            int seen = 0;
            for (const auto* label : line->findChildren<QLabel*>())
                seen += label->isVisible() && !label->text().isEmpty() && label->x() > line->width() / 2;
            return seen;
        };
        QVERIFY(besides() > 1);
        line->showMessage(QString(100, QLatin1Char('m')));
        QCOMPARE(besides(), 0);
        line->clearMessage();
        QVERIFY(besides() > 1);
    }

    // Qt hides what it covers only while the line is on the screen.
    void aMessageOfTheStartCoversNothing()
    {
        StatusLine line;
        line.resize(900, 40);
        line.setCell(QStringLiteral("score 0.9941"), {}, {});
        const auto seen = [&] {
            const auto labels = line.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [](const QLabel* label) {
                return label->isVisible() && label->text().contains(QStringLiteral("0.9941"));
            });
        };
        line.showMessage(QStringLiteral("Lesson: What a weight is, step 1 of 7."));
        line.show();
        QVERIFY(!seen());
        line.clearMessage();
        QVERIFY(seen());
    }

private:
    void look(bool larger)
    {
        applyTheme(ThemeName::Light, larger ? 1.25 : 1);
        m_window->resize(1280, 720);
        QTest::qWait(0);
    }

    WorkArea* work() const { return m_window->workArea(); }

    QToolButton* button() const
    {
        for (auto* found : work()->centre()->studios()->findChildren<QToolButton*>())
            if (found->defaultAction() == work()->editorsDock()->toggleViewAction())
                return found;
        return nullptr;
    }

    std::vector<const HeatmapView*> maps() const
    {
        std::vector<const HeatmapView*> found;
        for (const HeatmapView* map : work()->studio()->findChildren<HeatmapView*>())
            if (map->isVisible() && map->data())
                found.push_back(map);
        return found;
    }

    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestLargerText)
#include "tst_largertext.moc"
