// SPDX-License-Identifier: GPL-3.0-or-later
// Equations of long rows: the terms that are left out are counted where they are left out.
#include "core/explain/explain.h"
#include "core/rewrite/maskpainting.h"
#include "core/rewrite/seededrows.h"
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

    static QString wordsOf(const Computed& of, const CellRef& cell)
    {
        QStringList words;
        for (const EquationLine& line : equationLines(*explain(of.scene, *of.realized, *of.trace, cell), of, 4, 8))
            for (const EquationPart& part : line.parts)
                words << part.text;
        return words.join(u' ');
    }

private Q_SLOTS:
    void whatIsLeftOutIsCountedInItsPlace()
    {
        QCOMPARE(below(1, 0), QStringLiteral("x + [x] + x + x + x + x"));
        QCOMPARE(below(1, 3), QStringLiteral("x + [x] + x + … 3 more terms"));
        QCOMPARE(below(5, 3), QStringLiteral("x + x + x + … 2 more terms + [x]"));
        QCOMPARE(below(4, 3), QStringLiteral("x + x + x + … 1 more term + [x] + … 1 more term"));
    }

    // The note says why; nan / nan would say nothing.
    void aRowWithoutAKeyIsNanOnce()
    {
        const Scene causal = lessonScene("000.causal.neg_inf");
        const ComputedPtr none = computedOf(paintMask(causal, 0, std::vector<MaskCell>{{0, 0}}, true)->scene);
        const auto explanation = explain(none->scene, *none->realized, *none->trace, {"weights", {0, 0, 0, 0}});
        int nans = 0;
        bool told = false;
        for (const EquationLine& line : equationLines(*explanation, *none, 4, 8)) {
            QVERIFY(line.below.empty());
            for (const EquationPart& part : line.parts) {
                nans += part.text == QStringLiteral("nan") && !part.quiet;
                told = told || (part.quiet && part.text == QStringLiteral("masked,"));
                QVERIFY(part.text != QStringLiteral("/"));
            }
        }
        QCOMPARE(nans, 1);
        QVERIFY(told);
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

    void aFunctionHasItsNumberAndACopyItsNameInWords()
    {
        const ComputedPtr capped = computedOf(lessonScene("today.04.softcap"));
        const QString cap = wordsOf(*capped, {"capped", {0, 0, 1, 0}});
        QVERIFY2(cap.contains(QStringLiteral("tanh(0.")) || cap.contains(QStringLiteral("tanh(-")) ||
                     cap.contains(QStringLiteral("tanh(1.")) || cap.contains(QStringLiteral("tanh((-")),
                 qPrintable(cap));
        const QString copy = wordsOf(*computed, {"dropped", {0, 0, 1, 0}});
        QVERIFY2(copy.contains(QStringLiteral("softmax weights")) && !copy.contains(u'['), qPrintable(copy));
    }

    void theSumsBesideManyProductsHaveTheirHeading()
    {
        const ComputedPtr wide = computedOf(lessonScene("001.shapes"));
        for (const auto& [cell, of] :
             {std::pair{CellRef{"scores", {0, 0, 1, 2}}, "products"},
              std::pair{CellRef{"head_context", {0, 0, 1, 2}}, "weight · value of each key"}}) {
            const auto lines = equationLines(*explain(wide->scene, *wide->realized, *wide->trace, cell), *wide, 4, 8);
            QCOMPARE(lines[0].parts[0].text, QString::fromUtf8(of));
            QCOMPARE(lines[0].right, QStringLiteral("so far"));
            QVERIFY(!lines[1].right.isEmpty());
        }
    }

    void anEmbeddingOfATypedWordSaysThatItIsRandom()
    {
        Scene scene = lessonScene("000.simple.softmax");
        const QString random = QStringLiteral("drawn at random");
        QVERIFY(!wordsOf(*computedOf(scene), {"x", {0, 1, 0}}).contains(random));
        const std::vector<float> rows = seededRows(scene, 0, 3, 3);
        Tensor& x = scene.inputs.front().tensor;
        std::vector<float> numbers(x.data(), x.data() + x.size());
        std::copy(rows.begin() + 6, rows.end(), numbers.begin() + 3);
        x = Tensor(x.shape(), numbers);
        const ComputedPtr typed = computedOf(scene);
        QVERIFY(wordsOf(*typed, {"x", {0, 1, 0}}).contains(random));
        QVERIFY(!wordsOf(*typed, {"x", {0, 2, 0}}).contains(random));
    }

    void oneThatIsLeftOutIsWritten() { QCOMPARE(below(1, 5), QStringLiteral("x + [x] + x + x + x + x")); }
};

GUILESS_TEST(TestEquationLines)
#include "tst_equationlines.moc"
