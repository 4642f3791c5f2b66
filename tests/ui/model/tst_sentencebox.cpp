// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence of a model: its tokens, the field to type another one, and what is refused.
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/model/sentencebox.h"
#include "ui/model/tokenframes.h"

#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

using namespace attn;

class TestSentenceBox : public QObject {
    Q_OBJECT

    static constexpr char sentence[] = "Alice met the Hatter";

    static void fill(SentenceBox& box)
    {
        box.setTokens({QStringLiteral("Al"), QStringLiteral("ice"), QStringLiteral("·met"), QStringLiteral("·the"),
                       QStringLiteral("·H"), QStringLiteral("at"), QStringLiteral("ter")},
                      {10, 11, 12, 13, 14, 15, 16});
        box.setText(QString::fromUtf8(sentence));
        box.resize(150, 300);
        box.show();
        QVERIFY(QTest::qWaitForWindowActive(&box));
        box.setFocus();
    }

    static int lastOf(const QSignalSpy& spy) { return spy.isEmpty() ? -1 : spy.last().first().toInt(); }

    static QPlainTextEdit* field(SentenceBox& box) { return box.findChild<QPlainTextEdit*>(); }

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void tokensWrapAndKeysWalkThem()
    {
        SentenceBox box;
        fill(box);
        TokenFrames* frames = box.frames();
        QVERIFY(frames->tokenRect(6).top() > frames->tokenRect(0).top()); // a second line
        QVERIFY(frames->tokenRect(6).right() < 150);
        QSignalSpy chosen(&box, &SentenceBox::tokenChosen);
        QTest::keyClick(frames, Qt::Key_End);
        QCOMPARE(lastOf(chosen), 6);
        QTest::keyClick(frames, Qt::Key_Up);
        QVERIFY(frames->tokenRect(frames->current()).top() < frames->tokenRect(6).top());
        QTest::keyClick(frames, Qt::Key_Home);
        QTest::keyClick(frames, Qt::Key_Right);
        QCOMPARE(lastOf(chosen), 1);
        QTest::mouseClick(frames, Qt::LeftButton, {}, frames->tokenRect(3).center());
        QCOMPARE(lastOf(chosen), 3);
        QVERIFY(frames->accessibleDescription().startsWith(QStringLiteral("token 3: ·the")));
    }

    void idsStandBelowOnDemand()
    {
        SentenceBox box;
        fill(box);
        const int plain = box.frames()->tokenRect(0).height();
        QVERIFY(!box.idsShown());
        QSignalSpy toggled(&box, &SentenceBox::idsToggled);
        box.setIdsShown(true);
        QVERIFY(box.frames()->tokenRect(0).height() > plain);
        QCOMPARE(toggled.size(), 1);
    }

    void markedTokensHaveTheirColours()
    {
        SentenceBox box;
        fill(box);
        box.setMarked(5, 2);
        const QImage image = box.frames()->grab().toImage();
        const auto frame = [&](int token) {
            const QRect place = box.frames()->tokenRect(token);
            return image.pixelColor(place.center().x(), place.top());
        };
        const auto near = [](const QColor& a, const QColor& b) {
            return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue()) < 90;
        };
        QVERIFY(near(frame(5), colors().q));
        QVERIFY(near(frame(2), colors().k));
        QVERIFY(near(frame(1), colors().edge));
        QVERIFY(box.frames()->accessibleDescription().contains(
            QStringLiteral("query “at” at position 5, key “·met” at position 2")));
        box.setMarked(std::nullopt, std::nullopt);
        QVERIFY(!box.frames()->accessibleDescription().contains(QStringLiteral("query")));
    }

    void fourActionsLeadToTheField()
    {
        SentenceBox box;
        fill(box);
        const auto opens = [&] {
            const bool typing = box.isTyping() && field(box)->toPlainText() == QString::fromUtf8(sentence);
            QTest::keyClick(field(box), Qt::Key_Escape);
            return typing && !box.isTyping();
        };
        QTest::keyClick(box.frames(), Qt::Key_Return);
        QVERIFY(opens());
        QTest::keyClick(box.frames(), Qt::Key_F2);
        QVERIFY(opens());
        QTest::keyClick(box.frames(), Qt::Key_T, Qt::ControlModifier);
        QVERIFY(opens());
        QTest::mouseDClick(box.frames(), Qt::LeftButton, {}, box.frames()->tokenRect(1).center());
        QVERIFY(opens());
        QVERIFY(box.frames()->hasFocus());
    }

    void enterTakesWhatWasTyped()
    {
        SentenceBox box;
        fill(box);
        QSignalSpy typed(&box, &SentenceBox::textTyped);
        box.startTyping();
        QTest::keyClicks(field(box), QStringLiteral("One"));
        QTest::keyClick(field(box), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClicks(field(box), QStringLiteral("two"));
        QTest::keyClick(field(box), Qt::Key_Return);
        QCOMPARE(typed.size(), 1);
        QCOMPARE(typed.first().first().toString(), QStringLiteral("One\ntwo"));
        QVERIFY(box.isTyping()); // until it is answered
        box.setTokens({QStringLiteral("One"), QStringLiteral("\\n"), QStringLiteral("two")});
        box.setText(QStringLiteral("One\ntwo"));
        QVERIFY(!box.isTyping());
        QCOMPARE(box.frames()->pieces().size(), 3);
    }

    void whatIsRefusedIsNotLost()
    {
        SentenceBox box;
        fill(box);
        connect(&box, &SentenceBox::textTyped, &box, [&] { box.setMessage(QStringLiteral("It is too long.")); });
        box.startTyping();
        QTest::keyClicks(field(box), QStringLiteral("More"));
        QTest::keyClick(field(box), Qt::Key_Return);
        QVERIFY(box.isTyping());
        QCOMPARE(box.typed(), QStringLiteral("More"));
        QCOMPARE(box.message(), QStringLiteral("It is too long."));
        box.setText(QString::fromUtf8(sentence)); // the document says the same again: the person goes on typing
        QVERIFY(box.isTyping());
        QTest::keyClick(field(box), Qt::Key_Escape);
        QVERIFY(!box.isTyping());
        QVERIFY(box.message().isEmpty());
        QCOMPARE(box.text(), QString::fromUtf8(sentence));
    }

    void theSameTextAsksNothing()
    {
        SentenceBox box;
        fill(box);
        QSignalSpy typed(&box, &SentenceBox::textTyped);
        box.startTyping();
        QTest::keyClick(field(box), Qt::Key_Return);
        QCOMPARE(typed.size(), 0);
        QVERIFY(!box.isTyping());
    }

    void aLongTextScrollsInsideItsBox()
    {
        SentenceBox box;
        QStringList pieces;
        for (int i = 0; i < 400; ++i)
            pieces << QStringLiteral("·word%1").arg(i);
        box.setTokens(pieces);
        box.resize(220, 500);
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        QVERIFY(box.frames()->height() > 1000);
        QVERIFY(box.frames()->visibleRegion().boundingRect().height() < 260);
        QTest::keyClick(box.frames(), Qt::Key_End);
        QVERIFY(box.frames()->visibleRegion().contains(box.frames()->tokenRect(399).center()));
    }
};

WINDOW_TEST(TestSentenceBox)
#include "tst_sentencebox.moc"
