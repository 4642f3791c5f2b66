// SPDX-License-Identifier: GPL-3.0-or-later
// What is said to a person who thinks of a number, and how many decimals an equation needs to be true.
#include "core/explain/withhold.h"
#include "core/lessons/answer.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testprogram.h"
#include "ui/facts/equationdigits.h"
#include "ui/kit/numbertext.h"

#include <QTest>

#include <cmath>

using namespace attn;

class TestAnswer : public QObject {
    Q_OBJECT

    const CellRef cell{"weights", {0, 0, 3, 1}};
    ComputedPtr computed = withhold(computedOf(lessonScene("000.causal.neg_inf")), {{cell.tensor, cell.index}});
    struct Said {
        Severity severity;
        QString words;
    };
    static Said said(const QString& typed, const Computed& computed, const CellRef& cell)
    {
        const Answer answer = judged(typed.toStdString(), computed, cell, 4, shownNumber);
        return {answer.severity, QString::fromStdString(answer.words)};
    }
    Said judge(const QString& typed) { return said(typed, *computed, cell); }
    double at(const CellRef& ref) const
    {
        return computed->answers->trace->cell(*computed->answers->trace->find(ref.tensor), ref.index);
    }

private Q_SLOTS:
    void anAnswerIsRightWithinTheDigitsShown()
    {
        const double value = at(cell);
        QCOMPARE(judge(formatCode(value, 4)).severity, Severity::Ok);
        QCOMPARE(judge(formatCode(value, 7)).severity, Severity::Ok);
        QCOMPARE(judge(formatCode(value, 4)).words, QStringLiteral("Right, it is %1.").arg(formatNumber(value, 4)));
        QCOMPARE(judge(QStringLiteral("= %1 / 2").arg(2 * value, 0, 'g', 12)).severity, Severity::Ok);
        const QString coarse = formatCode(value, 2);
        QCOMPARE(judge(coarse).severity, Severity::Warn);
        QCOMPARE(judge(coarse).words, QStringLiteral("%1 is right so far. Enter 4 decimals.").arg(coarse));
        QCOMPARE(judge(formatCode(value + 2e-4, 4)).severity, Severity::Bad);
        QCOMPARE(judge(formatCode(value, 4).replace(u'.', u',')).severity, Severity::Ok); // as German keyboards have it
        QCOMPARE(judge(QStringLiteral("1,2,3")).severity, Severity::Off);
    }

    void aWrongOneIsNamedWhereItIsAnotherStages()
    {
        const QString score = formatCode(at({"scores", cell.index}), 4);
        QCOMPARE(judge(score).words, QStringLiteral("Not quite: %1 is the score, not the weight.").arg(score));
        QCOMPARE(judge(QStringLiteral("17")).words, QStringLiteral("17 is not right."));
        QCOMPARE(judge(QStringLiteral("abc")).severity, Severity::Off);
        QVERIFY(!judge(QStringLiteral("abc")).words.isEmpty());
    }

    void aStepLeftOutIsNamed()
    {
        double sum = 0;
        for (int key = 0; key <= 3; ++key)
            sum += std::exp(at({"scores", {0, 0, 3, key}}));
        const QString unscaled = formatCode(std::exp(at({"scores", cell.index})) / sum, 4);
        QCOMPARE(judge(unscaled).words,
                 QStringLiteral("Not quite: %1 is the result without the step “Scale”.").arg(unscaled));
        QCOMPARE(judge(unscaled).severity, Severity::Bad);
    }

    void aHiddenNumberIsNotRevealedByAWrongAnswerToAnother()
    {
        const QString other = formatCode(at({"weights", {0, 0, 4, 1}}), 4);
        QCOMPARE(judge(other).words, QStringLiteral("Not quite: %1 is the value from another row: one.").arg(other));
        const ComputedPtr both = withhold(computed->answers, {{"weights", cell.index}, {"weights", {0, 0, 4, 1}}});
        QCOMPARE(said(other, *both, cell).words, QStringLiteral("%1 is not right.").arg(other));
    }

    void anEquationGetsTheDecimalsThatMakeItTrue()
    {
        Explanation explanation;
        explanation.operation = Operation::Product;
        explanation.terms.push_back({.input = {"dropped", {}}, .value = 0.2869, .factor = 2});
        explanation.value = 0.5738; // 0.29 · 2 would be 0.58
        QCOMPARE(decimalsThatHold(explanation, 2, 6), 3);
        explanation.terms.front().value = 0.2900;
        explanation.value = 0.58;
        QCOMPARE(decimalsThatHold(explanation, 2, 6), 2);
        // Whatever it says, the numbers written do not contradict the one that follows.
        for (const char* tensor : {"scaled", "weights", "head_context"})
            for (std::int64_t row = 0; row < 6; ++row) {
                const auto made = explain(computed->answers->scene, *computed->answers->realized,
                                          *computed->answers->trace, {tensor, {0, 0, row, 0}});
                const int decimals = decimalsThatHold(*made, 2, 6);
                QVERIFY(decimals >= 2 && decimals <= 5);
            }
    }
};

WINDOW_TEST(TestAnswer)
#include "tst_answer.moc"
