// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/tokens.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/facts/verdict.h"

#include <QTest>

using namespace attn;

class TestVerdict : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void aLessonPrintsTheSameDigitsUntilItIsEdited()
    {
        const ComputedPtr lesson = computedLesson("000.causal.neg_inf");
        QCOMPARE(verdictOf(lesson->scene, *lesson->trace).text, QStringLiteral("matches PyTorch"));
        QCOMPARE(verdictOf(lesson->scene, *lesson->trace, true).text,
                 QStringLiteral("edited"));                        // as a dropout after all
        const auto longer = addToken(lesson->scene, 0, 6, "more"); // nothing is left to compare with
        QVERIFY(longer && longer->scene.expected.empty());
        const ComputedPtr edited = computedOf(longer->scene);
        QCOMPARE(verdictOf(edited->scene, *edited->trace, true).text, QStringLiteral("edited"));
    }

    void aSceneWithNothingToCompareHasNone()
    {
        Scene own = computedLesson("000.causal.neg_inf")->scene;
        own.expected.clear();
        own.expected_shapes.clear();
        const ComputedPtr scene = computedOf(own);
        QCOMPARE(verdictOf(scene->scene, *scene->trace).text, QString());
    }
};

WINDOW_TEST(TestVerdict)
#include "tst_verdict.moc"
