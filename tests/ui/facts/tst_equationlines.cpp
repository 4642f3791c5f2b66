// SPDX-License-Identifier: GPL-3.0-or-later
// Equations of long rows: the terms that are left out are counted where they are left out.
#include "core/explain/explain.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testprogram.h"
#include "ui/facts/equationlines.h"

#include <QTest>

using namespace attn;

class TestEquationLines : public QObject {
    Q_OBJECT

    ComputedPtr computed = computedOf(lessonScene("000.simple.softmax")); // six keys, none masked

    // Below the fraction bar: own terms in brackets, others as "x".
    QString below(std::int64_t key, std::size_t most) const
    {
        const auto explanation =
            explain(computed->scene, *computed->realized, *computed->trace, {"weights", {0, 0, 1, key}});
        for (const EquationLine& line : equationLines(*explanation, *computed, 4, most))
            if (!line.below.empty()) {
                QStringList words;
                for (const EquationPart& part : line.below)
                    words << (part.strong ? QStringLiteral("[x]") : part.link ? QStringLiteral("x") : part.text);
                return words.join(QLatin1Char(' '));
            }
        return {};
    }

private Q_SLOTS:
    void whatIsLeftOutIsCountedInItsPlace()
    {
        QCOMPARE(below(1, 0), QStringLiteral("x + [x] + x + x + x + x"));
        QCOMPARE(below(1, 3), QStringLiteral("x + [x] + x + … 3 more terms"));
        QCOMPARE(below(5, 3), QStringLiteral("x + x + x + … 2 more terms + [x]"));
        QCOMPARE(below(4, 3), QStringLiteral("x + x + x + … 1 more term + [x] + … 1 more term"));
    }

    void aTurnedPairStaysWholeWhileItIsMade()
    {
        const ComputedPtr turned = computedOf(lessonScene("today.02.rope"));
        auto explanation = explain(turned->scene, *turned->realized, *turned->trace, {"q_rotated", {0, 0, 3, 1}});
        QVERIFY(explanation);
        const std::size_t terms = explanation->terms.size();
        for (const std::size_t made : {1, 0}) { // what a walk by terms has come to
            keepTerms(*explanation, made);
            QCOMPARE(explanation->terms.size(), terms);
            QVERIFY(!equationLines(*explanation, *turned, 4, 8).empty());
        }
    }

    void oneThatIsLeftOutIsWritten() { QCOMPARE(below(1, 5), QStringLiteral("x + [x] + x + x + x + x")); }
};

GUILESS_TEST(TestEquationLines)
#include "tst_equationlines.moc"
