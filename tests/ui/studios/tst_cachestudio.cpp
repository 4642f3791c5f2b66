// SPDX-License-Identifier: GPL-3.0-or-later
// The KV cache studio: what it shows at each token, its sums, its lamp, and where a click leads.
#include "core/explain/withhold.h"
#include "tests/ui/support/studiobench.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/writtentexts.h"
#include "ui/figures/figure.h"
#include "ui/kit/lampline.h"
#include "ui/kit/numberfield.h"
#include "ui/studios/cache/cachecontrols.h"
#include "ui/studios/cache/cachepanel.h"
#include "ui/studios/cache/cachestudio.h"
#include "ui/studios/cache/cachesums.h"
#include "ui/studios/cache/cacheview.h"
#include "ui/studios/cache/cachewords.h"
#include "ui/timebar/ownsteps.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

using namespace attn;

namespace {

struct CacheBench : StudioBench<CacheStudio> {
    explicit CacheBench(const Scene& scene = lessonScene("today.01.grouped")) : StudioBench(scene, {1280, 520}) {}
    void go(int done) { studio.ownSteps()->goTo(done); }
    QStringList texts()
    {
        QCoreApplication::processEvents(); // what is new gets its room
        return writtenTexts(studio) + writtenTexts(*studio.controls());
    }
};

QString numberOf(const std::vector<WorkLine>& lines, const QString& name)
{
    for (const WorkLine& line : lines)
        if (line.name == name)
            return line.number;
    return QStringLiteral("missing: ") + name;
}

// As many tokens and heads as the picture in the design: the numbers there are known.
Scene designScene()
{
    Scene scene = lessonScene("today.01.grouped");
    scene.config.num_heads = 8;
    scene.config.num_kv_heads = 2;
    scene.config.d_out = 32;
    for (Draw& draw : scene.draws)
        if (auto* linear = std::get_if<Linear>(&draw))
            linear->out_features = linear->name == "W_query" ? 32 : 8;
    scene.expected.clear();
    scene.expected_shapes.clear();
    scene.view.reset();
    return scene;
}

} // namespace

class TestCacheStudio : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void itsStepsAreTheTokens()
    {
        CacheBench bench;
        QCOMPARE(bench.studio.ownSteps()->unit(), QStringLiteral("token"));
        QCOMPARE(bench.studio.ownSteps()->names().mid(0, 3),
                 (QStringList{QStringLiteral("Your"), QStringLiteral("journey"), QStringLiteral("starts")}));
        QCOMPARE(bench.studio.shown()->done, 6);
        bench.go(4);
        QCOMPARE(bench.studio.shown()->current(), 3);
        QVERIFY(bench.studio.shown()->isStored(3));
        QVERIFY(!bench.studio.shown()->isStored(4));
        const QStringList texts = bench.texts();
        QVERIFY(texts.contains(QStringLiteral("token 4 of 6")));
        QVERIFY(texts.contains(QStringLiteral("Ctrl+Right")));
        QCOMPARE(texts.count(QStringLiteral("cached")), 3 + 1); // and the legend
        QCOMPARE(texts.count(QStringLiteral("not yet")), 2 + 1);
        bench.go(0);
        QVERIFY(bench.texts().contains(QStringLiteral("0 of 6 tokens")));
    }

    void theSumsAreThoseOfTheDesign()
    {
        CacheBench bench(designScene());
        bench.go(4);
        const CachePicture& shown = *bench.studio.shown();
        QCOMPARE(shown.bytes(4, 2), 256);
        const auto bytes = bytesLines(shown);
        QCOMPARE(bytes.size(), 3u);
        QCOMPARE(bytes[0].name, QStringLiteral("8 heads, MHA"));
        QVERIFY(bytes[1].own);
        QCOMPARE(shown.bytes(4, bytes[0].heads), 1024);
        QCOMPARE(shown.bytes(4, bytes[2].heads), 128);
        const auto lines = workLines(shown);
        QCOMPARE(numberOf(lines, QStringLiteral("project q, k, v")), QStringLiteral("144"));
        QCOMPARE(numberOf(lines, QStringLiteral("scores, 8 heads × 4 keys × 4")), QStringLiteral("128"));
        QCOMPARE(numberOf(lines, QStringLiteral("context")), QStringLiteral("128"));
        QCOMPARE(numberOf(lines, QStringLiteral("done")), QStringLiteral("400"));
        QCOMPARE(numberOf(lines, QStringLiteral("recompute whole layer")), QStringLiteral("1,216"));
        QCOMPARE(numberOf(lines, QStringLiteral("saved")), QStringLiteral("816"));
        QCOMPARE(numberOf(lines, QStringLiteral("tokens 1 to 4, done")), QStringLiteral("1,216"));
        QCOMPARE(numberOf(lines, QStringLiteral("tokens 1 to 4, saved")), QStringLiteral("1,504"));
        QCOMPARE(stepSentence(shown), QStringLiteral("key head 0: 4 of 6 rows stored, row with is new; 256 bytes"));
    }

    void aWindowLeavesRowsBehind()
    {
        CacheBench bench(lessonScene("today.07.window"));
        bench.go(7);
        QVERIFY(bench.texts().contains(QStringLiteral("still visible: 4 of 7 rows, 64 bytes")));
        QCOMPARE(bench.texts().count(QStringLiteral("masked")), 3);
        QCOMPARE(numberOf(workLines(*bench.studio.shown()), QStringLiteral("scores, 1 head × 4 visible × 2")),
                 QStringLiteral("8"));
    }

    void theLampComparesWithTheWholeLayer()
    {
        CacheBench bench;
        bench.go(3);
        LampLine* lamp = bench.studio.panel()->lamp();
        QCOMPARE(lamp->severity(), Severity::Ok);
        QVERIFY(lamp->sentence().startsWith(QStringLiteral("Row “starts” matches the full computation")));
        // A layer whose trace is that of other numbers.
        const ComputedPtr right = bench.studio.computed();
        Scene other = bench.document.scene();
        other.edits.set("x", {2, 0}, 0.9f);
        bench.studio.setComputed(
            std::make_shared<const Computed>(right->scene, right->realized, computedOf(other)->trace));
        QCOMPARE(lamp->severity(), Severity::Bad);
        QVERIFY(lamp->sentence().startsWith(QStringLiteral("Row “starts” differs from the full computation by 0.")));
        bench.go(2); // a row that does not see the edited token
        QCOMPARE(lamp->severity(), Severity::Ok);
    }

    void clicksAndKeysChooseCellsAndTokens()
    {
        CacheBench bench;
        bench.go(5);
        CacheView* view = bench.studio.view();
        const int width = bench.studio.shown()->width();
        QTest::mouseClick(view, Qt::LeftButton, {}, view->placeOf({2, 1}).toPoint()); // key of "starts"
        QCOMPARE(bench.studio.shown()->chosen, (Cell{2, 1}));
        QCOMPARE(bench.selection.tensor(), QStringLiteral("k"));
        QCOMPARE(bench.selection.chosen(), (Cell{2, 1}));
        QTest::keyClick(view, Qt::Key_Right); // the score
        QCOMPARE(bench.studio.shown()->chosen, (Cell{2, width}));
        QCOMPARE(bench.selection.tensor(), QStringLiteral("masked"));
        QTest::keyClick(view, Qt::Key_Right);
        QCOMPARE(bench.selection.tensor(), QStringLiteral("weights"));
        QCOMPARE(bench.selection.chosen(), (Cell{4, 2}));
        bench.go(4); // the row in the inspector follows the token
        QCOMPARE(bench.selection.chosen(), (Cell{3, 2}));
        QTest::keyClick(view, Qt::Key_Right);
        QCOMPARE(bench.selection.tensor(), QStringLiteral("v"));
        QCOMPARE(bench.selection.chosen(), (Cell{2, 0}));
        const CacheLayout layout = view->cacheLayout();
        QTest::mouseClick(view, Qt::LeftButton, {}, (layout.chips[1].box.center() + QPointF(16, 10)).toPoint());
        QCOMPARE(bench.studio.ownSteps()->done(), 2);
        QTest::mouseClick(view, Qt::LeftButton, {}, (layout.slotOf(5).center() + QPointF(16, 10)).toPoint());
        QCOMPARE(bench.studio.ownSteps()->done(), 6);
    }

    void aCellIsDescribedInWords()
    {
        CacheBench bench;
        bench.go(4);
        const CachePicture& shown = *bench.studio.shown();
        QVERIFY(cellSentence(shown, {1, 0}).startsWith(QStringLiteral("key journey, component 0: k ")));
        QVERIFY(cellSentence(shown, {1, 0}).endsWith(QStringLiteral("read from the cache")));
        QVERIFY(cellSentence(shown, {3, 0}).endsWith(QStringLiteral("new, just stored")));
        QVERIFY(cellSentence(shown, {0, 3}).startsWith(QStringLiteral("query with, key Your: weight 0.")));
        QCOMPARE(cellSentence(shown, {5, 0}),
                 QStringLiteral("“step” has not been processed yet, so it has no key or value."));
        QCOMPARE(cellSentence(shown, {9, 0}), QString());
    }

    void theKeyHeadFollowsTheQueryHead()
    {
        CacheBench bench(designScene());
        bench.selection.setHead(5);
        QCOMPARE(bench.studio.shown()->keyHead(), 1);
        QVERIFY(bench.texts().contains(QStringLiteral("5 div 4 = 1")));
        QVERIFY(bench.texts().contains(QStringLiteral("Key head 1")));
        bench.segments(QStringLiteral("Key/value heads"))->findChildren<QAbstractButton*>()[2]->click();
        QCOMPARE(bench.document.scene().config.num_kv_heads, std::optional<std::int64_t>(1));
        QCOMPARE(bench.studio.shown()->keyHeads(), 1);
        bench.segments(QStringLiteral("Key/value heads"))->findChildren<QAbstractButton*>()[0]->click();
        QCOMPARE(bench.document.scene().config.num_kv_heads, std::nullopt);
        QCOMPARE(bench.studio.shown()->keyHeads(), 8);
    }

    void bytesFollowTheNumberFormat()
    {
        CacheBench bench;
        bench.go(6);
        const auto bytes = [&] { return bench.studio.shown()->bytes(6, 2); };
        QCOMPARE(bytes(), 2 * 6 * 2 * 2 * 4);
        auto* full = bench.studio.controls()->findChild<FullSize*>();
        QCOMPARE(full->bytes(false), 2147483648.0);
        QCOMPARE(formatBytes(full->bytes(false)), QStringLiteral("2.1 GB"));
        QCOMPARE(formatBytes(full->bytes(true)), QStringLiteral("8.6 GB"));
        for (auto* list : bench.studio.controls()->findChildren<QComboBox*>())
            if (list->accessibleName() == QStringLiteral("Number"))
                list->setCurrentIndex(3); // int8
        QCOMPARE(bytes(), 2 * 6 * 2 * 2 * 1);
        QCOMPARE(formatBytes(full->bytes(false)), QStringLiteral("537 MB"));
        for (auto* field : full->findChildren<NumberField*>())
            if (field->value() == 8)
                Q_EMIT field->edited(5, true);
        const auto says = [full](const QString& words) {
            return std::ranges::any_of(full->findChildren<QLabel*>(),
                                       [&](QLabel* label) { return label->text() == words; });
        };
        QVERIFY(says(QStringLiteral("32 query heads can't share 5 key/value heads evenly. The number of query heads "
                                    "must be a multiple of 5.")));
        QVERIFY(says(QStringLiteral("—")));
        QCOMPARE(formatBytes(9999), QStringLiteral("9,999"));
        QCOMPARE(formatBytes(999999), QStringLiteral("1.0 MB"));
    }

    void layersThatCannotDecodeSayWhy()
    {
        Document document;
        Selection selection;
        const CacheStudio studio(&document, &selection);
        const auto why = [&](const char* id) { return studio.unavailable(*computedOf(lessonScene(id))); };
        QVERIFY(why("today.02.rope").startsWith(QStringLiteral("Without a causal mask")));
        QVERIFY(why("today.10.cross").startsWith(QStringLiteral("In cross-attention")));
        QCOMPARE(why("today.09.sinks"), QString());
    }

    // In the middle of the layer's walk the time bar walks that, and no number is told.
    void beforeTheContextIsThereNothingIsDescribed()
    {
        CacheBench bench;
        const Walk walk(*bench.studio.computed()->realized, 0, 0);
        bench.selection.setSteps(walk, StepPlace{walk.find("weights"), 1, 1, -1});
        QVERIFY(!bench.studio.shown());
        QCOMPARE(bench.studio.ownSteps()->count(), 0);
        QVERIFY(bench.studio.panel()->lamp()->sentence().isEmpty());
        bench.selection.endSteps();
        QVERIFY(bench.studio.shown());
        QCOMPARE(bench.studio.ownSteps()->done(), 6);
    }

    void whatIsHiddenStaysHidden()
    {
        CacheBench bench;
        bench.studio.setComputed(withhold(bench.studio.computed(), {{"weights", {0, 0, 5, 1}}}));
        QVERIFY(cellSentence(*bench.studio.shown(), {1, 3}).endsWith(QStringLiteral("weight ?")));
        QVERIFY(!cellSentence(*bench.studio.shown(), {2, 3}).endsWith(QLatin1Char('?')));
    }

    void ofManyTokensAWindowIsShown()
    {
        Scene scene = lessonScene("today.01.grouped");
        std::vector<float> x;
        for (int i = 0; i < 120 * 3; ++i)
            x.push_back(float((i * 37) % 19) / 10 - 0.9f);
        scene.inputs.clear();
        scene.inputs.push_back({"x", Tensor({120, 3}, std::move(x))});
        scene.tokens.clear();
        scene.edits.clear();
        scene.expected.clear();
        scene.expected_shapes.clear();
        scene.view.reset();
        CacheBench bench(scene);
        QTRY_VERIFY(bench.studio.shown());
        bench.go(90);
        const CacheLayout layout = bench.studio.view()->cacheLayout();
        QVERIFY(layout.rows < 20);
        QVERIFY(layout.hasRow(89));
        QVERIFY(layout.firstRow > 0);
        bool described = false;
        for (const QString& text : bench.texts())
            described = described ||
                        text.startsWith(QStringLiteral("%1 earlier rows are also in the cache").arg(layout.firstRow));
        QVERIFY(described);
        bench.go(1);
        QVERIFY(bench.studio.view()->cacheLayout().hasRow(0));
        QVERIFY(bench.studio.panel()->lamp()->severity() == Severity::Ok);
    }

    void itIsAFigure()
    {
        CacheBench bench;
        bench.go(4);
        const auto picture = bench.studio.picture();
        QVERIFY(picture);
        const Figure figure = picture->at(bench.selection.looks(), bench.selection.steps(), {});
        QCOMPARE(figure.title, QStringLiteral("KV cache at token “with”"));
        const auto svg = figureBytes(figure, {.svgText = true, .widthCm = 18}, FigureFormat::Svg);
        QVERIFY2(svg, svg ? "" : svg.error().message.c_str());
        for (const char* word : {"Key head 0", "Value head 0", "new q", "journey", "Work per token"})
            QVERIFY2(svg->contains('>' + QByteArray(word) + "</text>"), word);
    }
};

WINDOW_TEST(TestCacheStudio)
#include "tst_cachestudio.moc"
