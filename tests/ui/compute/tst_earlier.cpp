// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testprogram.h"
#include "ui/compute/earlier.h"

#include <QSignalSpy>
#include <QTest>

using namespace attn;

namespace {

std::shared_ptr<const Scene> edited(float value)
{
    Scene scene = lessonScene("000.causal.neg_inf");
    scene.edits.set("x", {1, 1}, value);
    return std::make_shared<const Scene>(scene);
}

} // namespace

class TestEarlier : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatWasShownIsTakenAndAnythingElseComputedBeside()
    {
        const auto first = edited(1), second = edited(2);
        const ComputedPtr one = computedOf(*first), two = computedOf(*second);
        Earlier earlier;
        QSignalSpy ready(&earlier, &Earlier::ready);
        earlier.want(nullptr, one);
        QVERIFY(!earlier.computed());
        earlier.want(first, two); // was on the screen before
        QCOMPARE(earlier.computed(), one);
        earlier.want(first, computedOf(*edited(3))); // a drag goes on
        QCOMPARE(earlier.computed(), one);
        earlier.want(edited(4), two);
        QVERIFY(!earlier.computed());
        QTRY_VERIFY(earlier.computed());
        QCOMPARE(ready.count(), 1);
        QVERIFY(earlier.computed()->scene == *edited(4));
        earlier.want(edited(5), two);
        earlier.want(nullptr, nullptr); // nobody waits any more
        QTest::qWait(50);
        QVERIFY(!earlier.computed());
        QCOMPARE(ready.count(), 1);
    }
};

WINDOW_TEST(TestEarlier)
#include "tst_earlier.moc"
