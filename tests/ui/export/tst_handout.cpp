// SPDX-License-Identifier: GPL-3.0-or-later
// The page to hand out: what stands on it, and that the walk keeps its numbers back there, too.
#include "core/explain/withhold.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/selection.h"
#include "ui/export/handout.h"
#include "ui/figures/figurelayout.h"
#include "ui/theme/colors.h"
#include "ui/timebar/stepper.h"

#include <QPainter>
#include <QTest>

using namespace attn;

namespace {

const QSize a4(595, 842);

QImage printed(const Handout& handout)
{
    QImage page(a4, QImage::Format_RGB32);
    page.fill(Qt::white);
    QPainter painter(&page);
    paintHandout(painter, a4, handout);
    return page;
}

} // namespace

class TestHandout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestLook();
        m_computed = computedLesson("000.causal.neg_inf");
        m_stepper.setComputed(m_computed, true);
        m_selection.setStage(QStringLiteral("scores"));
        m_selection.setChosen(Cell{3, 1});
    }

    void aPageHasTheSentenceTheNumbersBehindACellAndThePicture()
    {
        const Handout page = handoutOf(m_computed, m_selection, QStringLiteral("Causal attention"));
        QCOMPARE(page.sentence.join(QLatin1Char(' ')), QStringLiteral("Your journey starts with one step"));
        QCOMPARE(page.numbers.size(), std::size_t(2));
        QCOMPARE(page.numbers[0]->tensor, QStringLiteral("q"));
        QCOMPARE(page.numbers[1]->tensor, QStringLiteral("k"));
        QCOMPARE(page.picture.maps.front().data->tensor, QStringLiteral("scores"));
        QVERIFY(page.foot.contains(QStringLiteral("seed 123")));
    }

    void nothingReachesIntoTheMargins()
    {
        const QImage page = printed(handoutOf(m_computed, m_selection, QStringLiteral("Causal attention")));
        int inked = 0;
        for (int y = 0; y < a4.height(); ++y)
            for (int x = 0; x < a4.width(); ++x)
                inked += page.pixelColor(x, y) != Qt::white;
        QVERIFY(inked > 20000); // the picture
        for (int y = 0; y < a4.height(); ++y)
            for (const int x : {10, 25, a4.width() - 25, a4.width() - 10})
                QCOMPARE(page.pixelColor(x, y), QColor(Qt::white));
    }

    void whatTheWalkHasNotReachedIsABlank()
    {
        m_stepper.toCount(0);
        m_selection.setStage(QStringLiteral("scores"));
        m_selection.setChosen(Cell{3, 1});
        const Handout page = handoutOf(m_computed, m_selection, QStringLiteral("Causal attention"));
        for (const HeatmapDataPtr& data : {page.numbers[0], page.numbers[1], page.picture.maps.front().data})
            QCOMPARE(data->mark({3, 1}), CellMark::Pending);
        m_stepper.toLast();
    }

    void whatIsHiddenIsABlankAndIsOnTheKey()
    {
        m_selection.setStage(QStringLiteral("scores"));
        m_selection.setChosen(Cell{3, 1});
        QCOMPARE(handoutPages(m_computed, m_selection, QStringLiteral("Causal attention")).size(), std::size_t(1));
        const ComputedPtr withheld = withhold(m_computed, {{"q", {0, 0, 3, 0}}, {"scores", {0, 0, 3, 1}}});
        const auto pages = handoutPages(withheld, m_selection, QStringLiteral("Causal attention"));
        QCOMPARE(pages.size(), std::size_t(2));
        QCOMPARE(pages[0].numbers[0]->mark({3, 0}), CellMark::Hidden);
        QCOMPARE(pages[0].picture.maps.front().data->mark({3, 1}), CellMark::Hidden);
        QCOMPARE(pages[1].numbers[0]->mark({3, 0}), CellMark::None);
        QCOMPARE(pages[1].picture.maps.front().data->mark({3, 1}), CellMark::None);
        QVERIFY(pages[1].words.endsWith(QStringLiteral(": answer key")));
        QVERIFY(printed(pages[0]) != printed(pages[1]));
        // In place of the answer the sheet is white inside its frame; the key is grey there.
        const auto greys = [](const QImage& page) {
            int count = 0;
            for (int y = 0; y < page.height() / 2; ++y)
                for (int x = 0; x < page.width(); ++x)
                    count += page.pixelColor(x, y) == figureColors().line;
            return count;
        };
        QVERIFY(greys(printed(pages[1])) > greys(printed(pages[0])) + 400);
    }

    void theSheetSaysWhatToDoAndTheKeyFramesItsAnswers()
    {
        m_selection.setStage(QStringLiteral("scores"));
        m_selection.setChosen(Cell{3, 1});
        QCOMPARE(handoutOf(m_computed, m_selection, QStringLiteral("Causal attention")).task, QString());
        const ComputedPtr withheld = withhold(m_computed, {{"q", {0, 0, 3, 0}}, {"scores", {0, 0, 3, 1}}});
        auto pages = handoutPages(withheld, m_selection, QStringLiteral("Causal attention"));
        QCOMPARE(blanksOf(pages[0]), 2);
        QCOMPARE(pages[0].task, QStringLiteral("Fill in the 2 blanks."));
        QVERIFY(pages[1].task.contains(QStringLiteral("framed")) && pages[1].task.contains(QStringLiteral("bold")));
        const ComputedPtr score = withhold(m_computed, {{"scores", {0, 0, 3, 1}}}); // no table has that
        QCOMPARE(handoutPages(score, m_selection, QString())[1].task,
                 QStringLiteral("The answers are framed in the picture."));
        const auto differing = [](const QImage& one, const QImage& other) {
            int count = 0;
            for (int y = one.height() / 2; y < one.height(); ++y) // the picture
                for (int x = 0; x < one.width(); ++x)
                    count += one.pixel(x, y) != other.pixel(x, y);
            return count;
        };
        const QImage framed = printed(pages[1]);
        pages[1].pictureBlanks = {pages[1].picture.maps.front().data}; // nothing in it is a blank
        QVERIFY(differing(framed, printed(pages[1])) > 50);
    }

    void theTextOfALessonIsOnTheSheetAlone()
    {
        const ComputedPtr withheld = withhold(m_computed, {{"scores", {0, 0, 3, 1}}});
        const QString text = QStringLiteral("One word asks.\nAnother one answers.");
        const auto pages = handoutPages(withheld, m_selection, QStringLiteral("Masking: the future"), text);
        QCOMPARE(pages[0].text, text);
        QCOMPARE(pages[1].text, QString());
        Handout without = pages[0];
        without.text.clear();
        QVERIFY(printed(without) != printed(pages[0]));
        Handout longer = pages[0];
        longer.text =
            QStringLiteral(
                "A paragraph that is as long as a line of the page, and then somewhat longer than that line is.\n")
                .repeated(200);
        const QImage page = printed(longer);
        int coloured = 0; // cells of the picture, which still has its half
        for (int y = a4.height() / 2; y < a4.height(); ++y)
            for (int x = 0; x < a4.width(); ++x)
                coloured += page.pixelColor(x, y).saturation() > 40;
        QVERIFY2(coloured > 5000, qPrintable(QString::number(coloured)));
    }

    void whatIsHiddenElsewhereMakesNoKey()
    {
        m_selection.setStage(QStringLiteral("scores"));
        const ComputedPtr withheld = withhold(m_computed, {{"context", {0, 0, 3, 0}}});
        QCOMPARE(handoutPages(withheld, m_selection, QStringLiteral("Causal attention")).size(), std::size_t(1));
    }

private:
    ComputedPtr m_computed;
    Selection m_selection;
    Stepper m_stepper{&m_selection};
};

WINDOW_TEST(TestHandout)
#include "tst_handout.moc"
