// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/selection.h"
#include "ui/matrix/thumbnaildata.h"
#include "ui/rail/rail.h"
#include "ui/rail/stagecard.h"
#include "ui/theme/colors.h"

#include <QSignalSpy>
#include <QTest>

using namespace attn;

namespace {

std::vector<StageInfo> threeStagesAndOneOff()
{
    const auto on = [](const char* id, const char* title, const char* subtitle) {
        return StageInfo{QString::fromLatin1(id),
                         QString::fromLatin1(title),
                         QString::fromUtf8(subtitle),
                         QString::fromLatin1(title),
                         {id},
                         {6, 6},
                         true};
    };
    return {on("x", "X", "6 × 3"),
            on("scores", "Scores", "6 × 6"),
            {QStringLiteral("dropout"),
             QStringLiteral("Dropout"),
             QStringLiteral("off: p = 0"),
             QStringLiteral("After dropout"),
             {},
             {},
             false,
             {},
             QStringLiteral("Dropout with p = 0.5")},
            on("context", "Context", "6 × 2")};
}

} // namespace

class TestRail : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void init()
    {
        m_selection = std::make_unique<Selection>();
        m_rail = std::make_unique<Rail>(m_selection.get());
        m_rail->setStages(threeStagesAndOneOff(), {});
        m_selection->setStage(QStringLiteral("x"));
        m_rail->resize(900, m_rail->height());
        m_rail->show();
        QVERIFY(QTest::qWaitForWindowActive(m_rail.get()));
    }

    void whatIsOpenedIsChosenEvenWhereItIsOff()
    {
        const auto chosen = [&] {
            QStringList ids;
            for (const StageCard* card : m_rail->findChildren<StageCard*>())
                if (card->isChecked())
                    ids << card->id();
            return ids;
        };
        QCOMPARE(chosen(), QStringList{QStringLiteral("x")});
        m_rail->setOpened(QStringLiteral("dropout"));
        QCOMPARE(chosen(), QStringList{QStringLiteral("dropout")});
        m_selection->setStage(QStringLiteral("scores"));
        QCOMPARE(chosen(), QStringList{QStringLiteral("dropout")});
        m_rail->setOpened({});
        QCOMPARE(chosen(), QStringList{QStringLiteral("scores")});
    }

    void aLockedRangeColoursTheThumbnailOfItsTensorToo()
    {
        m_rail->resize(1280, m_rail->height());
        m_rail->setComputed(computedLesson("000.causal.neg_inf"));
        m_selection->setStage(QStringLiteral("softmax"));
        const auto thumbnailOf = [&](const QString& id) {
            for (StageCard* card : m_rail->findChildren<StageCard*>())
                if (card->id() == id)
                    return card->grab().toImage();
            return QImage();
        };
        const QImage weights = thumbnailOf(QStringLiteral("softmax")), scores = thumbnailOf(QStringLiteral("scores"));
        m_selection->setRange({RangeMode::Tensor, false, std::pair(-1.0, 3.0)});
        QVERIFY(thumbnailOf(QStringLiteral("softmax")) != weights);
        QCOMPARE(thumbnailOf(QStringLiteral("scores")), scores);
        m_selection->setRange({});
        QCOMPARE(thumbnailOf(QStringLiteral("softmax")), weights);
    }

    void cardsSayTheirShapeOrWhyTheyAreOff()
    {
        const QList<StageCard*> cards = m_rail->findChildren<StageCard*>();
        QCOMPARE(cards.size(), 4);
        QCOMPARE(cards[1]->accessibleName(), QStringLiteral("Scores"));
        QCOMPARE(cards[1]->accessibleDescription(), QStringLiteral("6 × 6"));
        QVERIFY(cards[2]->accessibleDescription().startsWith(QStringLiteral("off: p = 0. ")));
        QVERIFY(cards[2]->toolTip().contains(QStringLiteral("off: p = 0")));
        QVERIFY(cards[2]->toolTip().contains(QStringLiteral("Click to see what this stage does")));
    }

    void arrowsAndPageKeysSkipWhatIsOffAndStopAtTheEnds_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::newRow("right") << int(Qt::Key_Right) << "x"
                               << "scores";
        QTest::newRow("right over the one that is off") << int(Qt::Key_Right) << "scores"
                                                        << "context";
        QTest::newRow("page down") << int(Qt::Key_PageDown) << "scores"
                                   << "context";
        QTest::newRow("left over the one that is off") << int(Qt::Key_Left) << "context"
                                                       << "scores";
        QTest::newRow("page up") << int(Qt::Key_PageUp) << "scores"
                                 << "x";
        QTest::newRow("left at the start") << int(Qt::Key_Left) << "x"
                                           << "x";
        QTest::newRow("right at the end") << int(Qt::Key_Right) << "context"
                                          << "context";
        QTest::newRow("end") << int(Qt::Key_End) << "x"
                             << "context";
        QTest::newRow("home") << int(Qt::Key_Home) << "context"
                              << "x";
    }

    void arrowsAndPageKeysSkipWhatIsOffAndStopAtTheEnds()
    {
        QFETCH(int, key);
        QFETCH(QString, from);
        QFETCH(QString, to);
        m_selection->setStage(from);
        StageCard* card = cardOf(from);
        card->setFocus();
        QTest::keyClick(card, Qt::Key(key));
        QCOMPARE(m_selection->stage(), to);
        QVERIFY(cardOf(to)->hasFocus());
        QVERIFY(cardOf(to)->isChecked());
    }

    void aClickChoosesAndASecondOneDoesNotUndoIt()
    {
        for (int i = 0; i < 2; ++i) {
            QTest::mouseClick(cardOf(QStringLiteral("scores")), Qt::LeftButton);
            QCOMPARE(m_selection->stage(), QStringLiteral("scores"));
            QVERIFY(cardOf(QStringLiteral("scores"))->isChecked());
        }
        QSignalSpy asked(m_rail.get(), &Rail::offChosen);
        StageCard* off = cardOf(QStringLiteral("dropout"));
        QTest::mouseClick(off, Qt::LeftButton);
        off->setFocus();
        QTest::keyClick(off, Qt::Key_Return);
        QCOMPARE(asked.size(), 2);
        QCOMPARE(asked.last()[0].toString(), QStringLiteral("dropout"));
        QCOMPARE(m_selection->stage(), QStringLiteral("scores"));
        QVERIFY(!off->isChecked() && cardOf(QStringLiteral("scores"))->isChecked());
    }

    void thirteenCardsKeepTheirThumbnails()
    {
        const auto weights = thumbnailData(*computedLesson("000.causal.neg_inf"), "weights", 0, 0);
        std::vector<StageInfo> stages;
        for (int i = 0; i < 13; ++i)
            stages.push_back(
                {QString::number(i), QStringLiteral("Softmax"), QStringLiteral("6 × 6"), {}, {"x"}, {6, 6}});
        m_rail->setStages(stages, {});
        m_rail->resize(1280, m_rail->height());
        QTRY_COMPARE(m_rail->widget()->width(), 1280); // nothing scrolls
        const QImage without = m_rail->grab().toImage();
        m_rail->setStages(stages, std::vector<HeatmapDataPtr>(13, weights));
        const QImage with = m_rail->grab().toImage();
        QCOMPARE(with.size(), without.size());
        for (const StageCard* card : m_rail->findChildren<StageCard*>()) {
            const QRect place(card->mapTo(m_rail.get(), QPoint()), card->size());
            QVERIFY(with.copy(place) != without.copy(place));
        }
    }

    void tenCardsAreLowerBeforeTheyScroll()
    {
        std::vector<StageInfo> ten;
        for (int i = 0; i < 10; ++i)
            ten.push_back({QString::number(i),
                           QStringLiteral("Softmax"),
                           QStringLiteral("6 × 6"),
                           QStringLiteral("Softmax"),
                           {"x"},
                           {6, 6},
                           true});
        m_rail->setStages(ten, {});
        m_rail->resize(1280, m_rail->height());
        QTRY_COMPARE(m_rail->widget()->width(), 1280);
        const int high = m_rail->height();
        m_rail->resize(1000, m_rail->height());
        QTRY_COMPARE(m_rail->widget()->width(), 1000);
        QVERIFY(m_rail->height() < high);
        m_rail->resize(1280, m_rail->height());
        QTRY_COMPARE(m_rail->height(), high);
        for (const StageCard* card : m_rail->findChildren<StageCard*>())
            QTRY_COMPARE(card->y(), (high - card->height()) / 2);
        m_rail->resize(700, m_rail->height());
        QTRY_VERIFY(m_rail->widget()->width() > 700);
        for (const StageCard* card : m_rail->findChildren<StageCard*>())
            QVERIFY(card->width() >= 82);
    }

private:
    StageCard* cardOf(const QString& id)
    {
        for (StageCard* card : m_rail->findChildren<StageCard*>())
            if (card->id() == id)
                return card;
        return nullptr;
    }

    std::unique_ptr<Selection> m_selection;
    std::unique_ptr<Rail> m_rail;
};

WINDOW_TEST(TestRail)
#include "tst_rail.moc"
