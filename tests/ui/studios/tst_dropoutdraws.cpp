// SPDX-License-Identifier: GPL-3.0-or-later
// One draw after the other in the dropout studio: the next mask, the locked one, and the mean of many.
#include "core/explain/withhold.h"
#include "core/recipe/keepuniforms.h"
#include "core/rewrite/keepmaskchoice.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/dropoutbench.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/studios/dropout/dropoutstudio.h"
#include "ui/studios/dropout/manydrawspanel.h"
#include "ui/studios/dropout/meanchart.h"
#include "ui/studios/dropout/meanpanel.h"
#include "ui/studios/dropout/uniformpainter.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace attn;

class TestDropoutDraws : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void uHasAsManyDigitsAsDecide()
    {
        QCOMPARE(uniformText(0.8371, 0.5, 1, 4), QStringLiteral("0.84"));
        QCOMPARE(uniformText(0.49871, 0.5, 2, 6), QStringLiteral("0.499"));
        QCOMPARE(uniformText(0.49871, 0.5, 1, 4), QStringLiteral("0.49")); // cut off
        QCOMPARE(uniformText(0.9980, 0.5, 1, 5), QStringLiteral("0.998"));
        QCOMPARE(uniformText(0.9980, 0.5, 1, 4), QStringLiteral("0.99"));
        QCOMPARE(uniformText(0.495, 0.5, 2, 4), QStringLiteral("0.49"));
        QCOMPARE(uniformText(0.7512, 0.7508, 2, 4), QStringLiteral("0.76"));
        QCOMPARE(uniformText(0.8371, 0.5, 1, 3), QString()); // as every other number there
        QCOMPARE(uniformText(0.5, 0.5, 2, 4), QStringLiteral("0.50"));
    }

    void theMeanOverManyDrawsIsTheMeanOfTheMasksThatRepeatDropoutGives()
    {
        Shown stage(dropoutScene());
        stage.selection.setChosen(Cell{3, 1});
        auto* panel = stage.studio.meanPanel();
        QTRY_COMPARE(panel->drawn(), std::int64_t(10'000));
        const Computed& computed = *stage.studio.computed();
        const TracedTensor* weights = computed.trace->find("weights");
        const double weight = computed.trace->cell(*weights, {0, 0, 3, 1});
        double sum = 0;
        std::vector<double> means;
        repeatDropout(computed.scene, *computed.realized, 10'000, [&](std::int64_t draw, const KeepMask& keep) {
            sum += keep.kept(3 * 6 + 1) ? weight * 2 : 0;
            means.push_back(sum / double(draw + 1));
            return true;
        });
        const MeanChart::Curves& curves = panel->chart()->curves();
        QCOMPARE(curves.draws.first(), 1.0);
        QCOMPARE(curves.draws.last(), 10'000.0);
        for (qsizetype i = 0; i < curves.draws.size(); ++i)
            QVERIFY(std::abs(curves.mean[i] - means[std::size_t(curves.draws[i]) - 1]) < 1e-9);
        QCOMPARE(float(curves.target), float(weight));
        QVERIFY(std::abs(curves.mean.last() - weight) < 0.01);
    }

    void theLargestErrorOfAllShrinksWithTheDraws()
    {
        Shown stage(dropoutScene());
        for (QCheckBox* box : stage.studio.controls()->findChildren<QCheckBox*>())
            box->setChecked(true);
        auto* panel = stage.studio.meanPanel();
        QTRY_COMPARE(panel->drawn(), std::int64_t(10'000));
        const auto& error = panel->chart()->curves().error;
        QCOMPARE(error.first(), 1.0); // Your looks at itself alone: 2 or 0 instead of 1
        QVERIFY(error.last() < 0.03);
    }

    void theLampOfTheMeanIsRedWhereTheDrawsDoNotComeToTheEvalResult()
    {
        const auto lampAt = [](double p) {
            Scene scene = lessonScene("000.causal_class.dropout");
            scene.config.dropout.p = p;
            Shown stage(scene);
            stage.selection.setChosen(Cell{1, 1});
            const auto lamp = [&] { return stage.lamps().filter(QStringLiteral("ean of many draws")).join(QString()); };
            const QString before = lamp();
            while (stage.studio.meanPanel()->drawn() < 10'000)
                QTest::qWait(20);
            return before + QLatin1Char('|') + lamp();
        };
        const QString not_yet = QStringLiteral("Not yet known: mean of many draws|");
        for (double p : {0.001, 0.1, 0.5, 0.9, 0.99})
            QVERIFY2(
                lampAt(p).startsWith(not_yet + QStringLiteral("The mean of many draws approaches the result without "
                                                              "dropout (after 10,000 draws, the mean is ")),
                qPrintable(lampAt(p)));
        const QString never = lampAt(0.999999);
        QVERIFY2(never.startsWith(not_yet +
                                  QStringLiteral("The mean of many draws does not reach the result without dropout "
                                                 "(after 10,000 draws, the mean is 0; without dropout, it is 0.")),
                 qPrintable(never));
    }

    void aHiddenRowHasOneWording()
    {
        Shown stage(dropoutScene());
        stage.selection.setChosen(Cell{3, 1});
        stage.selection.setHidden({{"weights", {0, 0, 3}}});
        stage.studio.setComputed(withhold(stage.studio.computed(), stage.selection.hidden()));
        QStringList said = stage.lamps();
        for (const auto* label : stage.studio.meanPanel()->findChildren<QLabel*>())
            said << label->text();
        const QString all = said.join(QLatin1Char('|'));
        QVERIFY2(all.contains(QStringLiteral("This cell has no mean because it is hidden.")), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("Hidden until you reveal the cells (H): mean of many draws")),
                 qPrintable(all));
        QVERIFY2(!all.contains(QLatin1String("Hidden:")) && !all.contains(QLatin1Char('?')), qPrintable(all));
    }

    void aMeanBeyondFourStandardErrorsIsRed()
    {
        const ComputedPtr layer = computedOf(dropoutScene()); // p = 0.5: 0.01 at 10,000 draws of 1
        const auto lamp = [&](std::int64_t draws, double mean, bool more) {
            return meanCheck(*layer, {draws, more, mean, 1}, 4)->severity;
        };
        QCOMPARE(lamp(0, 0, true), Severity::Off);
        QCOMPARE(lamp(10'000, 1.039, false), Severity::Ok);
        QCOMPARE(lamp(10'000, 1.041, false), Severity::Bad);
        QCOMPARE(lamp(10'000, 0.959, true), Severity::Bad);
        QCOMPARE(lamp(16, 1.5, true), Severity::Off); // as far from the result as 0 is
        QCOMPARE(lamp(16, 1.5, false), Severity::Bad);
        QVERIFY(!meanCheck(*computedOf(lessonScene("000.causal.neg_inf")), {}, 4)); // p = 0
    }

    void stoppedBeforeTheDrawsBeginNoCurveOfTheOldMasksIsShown()
    {
        Shown stage(dropoutScene());
        auto* panel = stage.studio.meanPanel();
        QTRY_COMPARE(panel->drawn(), std::int64_t(10'000));
        Scene grown = headsScene(40, 1);
        grown.config.dropout.p = 0.5;
        stage.selection.setChosen(Cell{39, 39});
        QVERIFY(!stage.document.edit(QStringLiteral("other"), grown, ChangePart::Structure));
        QCOMPARE(stage.facts().before->rows, 40);
        QVERIFY(panel->isDrawing()); // but has not begun
        panel->stop();
        QCOMPARE(panel->drawn(), std::int64_t(0));
        QVERIFY(panel->chart()->curves().draws.isEmpty());
    }

    void nextDrawIsTheSecondMaskOfRepeatDropoutAndIsUndone()
    {
        Shown stage(lessonScene("000.causal_class.dropout"));
        const Scene before = stage.document.scene();
        std::vector<bool> second;
        repeatDropout(before, *stage.studio.computed()->realized, 2, [&](std::int64_t draw, const KeepMask& keep) {
            for (std::int64_t i = 0; draw == 1 && i < 36; ++i)
                second.push_back(keep.kept(i));
            return true;
        });
        stage.button(QStringLiteral("Next draw"))->click();
        QCOMPARE(stage.facts().kept, second);
        QVERIFY(stage.studio.caption().startsWith(QStringLiteral("draw 2")));
        stage.document.undoStack()->undo();
        QVERIFY(stage.document.scene() == before);
        QVERIFY(stage.studio.caption().startsWith(QStringLiteral("draw 1")));
    }

    void lockKeepsTheDrawsWhileTheWeightsGetAnotherSeed()
    {
        Shown stage(lessonScene("000.causal_class.dropout"));
        const auto uniforms = stage.facts().uniforms;
        QVERIFY(!stage.button(QStringLiteral("Separate seed"))->isChecked());
        stage.button(QStringLiteral("Separate seed"))->click();
        QVERIFY(stage.button(QStringLiteral("Separate seed"))->isChecked());
        QCOMPARE(stage.facts().uniforms, uniforms);
        Scene reseeded = stage.document.scene();
        std::get<ManualSeed>(reseeded.draws[0]).seed = 99;
        QVERIFY(!stage.document.edit(QStringLiteral("seed"), reseeded, ChangePart::Structure));
        QCOMPARE(stage.facts().uniforms, uniforms);
        stage.button(QStringLiteral("Separate seed"))->click();
        QVERIFY(stage.facts().uniforms != uniforms);
    }

    // While the picture is behind, the generator's place is found by drawing all weights: never in the window's thread.
    void lockWaitsForAWorkerWhereThePictureIsBehind()
    {
        const Scene scene = lessonScene("000.causal_class.dropout");
        Document document;
        Selection selection;
        DropoutStudio studio(&document, &selection);
        document.open(scene, {});
        selection.setStage(QStringLiteral("dropout"));
        studio.setComputed(computedOf(scene));
        Scene reseeded = scene;
        std::get<ManualSeed>(reseeded.draws[0]).seed = 99;
        QVERIFY(!document.edit(QStringLiteral("seed"), reseeded, ChangePart::Structure));
        QPushButton* lock = nullptr;
        for (QPushButton* each : studio.controls()->findChildren<QPushButton*>())
            if (each->text() == QStringLiteral("Separate seed"))
                lock = each;
        QVERIFY(lock);
        lock->click();
        QVERIFY(document.scene() == reseeded);
        QTRY_VERIFY(document.scene() != reseeded);
        QVERIFY(document.scene() == lockKeepMask(reseeded, *computedOf(reseeded)->realized)->scene);
        QVERIFY(lock->isChecked());
    }

    void lockAndNextDrawStayInTheirPlaceWhenTheSeedBecomesItsOwn()
    {
        Shown stage(lessonScene("000.causal_class.dropout"));
        QWidget* controls = stage.studio.controls();
        QVERIFY(QTest::qWaitForWindowExposed(&stage.studio));
        QPushButton *lock = stage.button(QStringLiteral("Separate seed")),
                    *next = stage.button(QStringLiteral("Next draw"));
        const auto places = [&] { return std::pair(lock->mapTo(controls, QPoint()), next->mapTo(controls, QPoint())); };
        QCoreApplication::processEvents();
        const auto before = places();
        for (bool locked : {true, false}) {
            lock->click();
            QCOMPARE(lock->isChecked(), locked);
            QCoreApplication::processEvents();
            QTRY_COMPARE(places(), before); // a second click at the same spot hits the same button
            QVERIFY(lock->toolTip().contains(
                locked ? QStringLiteral("Turn this off to draw after the weights again, which changes u")
                       : QStringLiteral("Give dropout its own seed")));
        }
    }
};

WINDOW_TEST(TestDropoutDraws)
#include "tst_dropoutdraws.moc"
