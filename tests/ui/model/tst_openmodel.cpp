// SPDX-License-Identifier: GPL-3.0-or-later
// What a page shows of its model: changes of long texts, and how long an edit took.
#include "core/heads/headshows.h"
#include "core/model/modelpage.h"
#include "tests/core/support/modelfiles.h"
#include "tests/ui/support/testprogram.h"
#include "ui/model/headpane.h"
#include "ui/model/openmodel.h"
#include "ui/model/sheetwords.h"

#include <QTest>

#include <algorithm>
#include <chrono>

using namespace attn;

namespace {

constexpr std::int64_t many = 200; // more tokens than a map of the page has cells a side

template <class Value> Value taken(Result<Value> result)
{
    if (!result)
        qFatal("%s", result.error().message.c_str());
    return std::move(*result);
}

std::vector<std::int64_t> manyIds()
{
    std::vector<std::int64_t> ids;
    for (std::int64_t i = 0; i < many; ++i)
        ids.push_back(i * 37 % 2000);
    return ids;
}

Tensor weightsOf(const Computed& computed)
{
    const TracedTensor* traced = computed.trace->find("weights");
    Tensor weights({computed.scene.config.num_heads, many, many});
    traced->read(0, std::span(weights.mutableData(), std::size_t(weights.size())));
    return weights;
}

// A page of tiny with a head of a layer switched off.
Scene pageWithoutHead(const ModelPtr& model, std::int64_t layer)
{
    ModelRunner runner(model);
    return withModelHeadSwitched(*taken(newPage(runner, "tiny", {}, manyIds())), layer, 0);
}

} // namespace

class TestOpenModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // The maps are brought down by the largest of each block, which hides most of what changes.
    void theChangeOfALongTextIsThatOfItsWeights()
    {
        const ModelPtr model = taken(openModel("tiny"));
        const Scene page = pageWithoutHead(model, 1);
        const PagePicturePtr picture = taken(OpenModel(model).picture(page, {}));
        QVERIFY(picture->shrunk());

        ModelRunner runner(model);
        PassOptions options;
        options.keep_layers = true;
        const auto own = taken(runner.run(page.model->ids, {}, options));
        const auto now = taken(runner.run(page.model->ids, taken(changedLayers(runner, changesOf(page))), options));
        bool hidden = false;
        for (int l = 0; l < 4; ++l)
            for (int h = 0; h < 4; ++h) {
                const auto cells = std::size_t(many * many);
                const Tensor before = weightsOf(*own->layers[std::size_t(l)]),
                             after = weightsOf(*now->layers[std::size_t(l)]);
                const double change = largestChange(before.values().subspan(std::size_t(h) * cells, cells),
                                                    after.values().subspan(std::size_t(h) * cells, cells));
                const PageHead& head = picture->head({l, h});
                QVERIFY(std::abs(head.change - change) < 1e-6);
                hidden = hidden || std::abs(largestChange(head.before->values, head.now->values) - change) > 1e-3;
            }
        QVERIFY(hidden);
    }

    void theRowsOfALongTextAreNamedByTheirWords()
    {
        const ModelPtr model = taken(openModel("tiny"));
        const PagePicturePtr picture = taken(OpenModel(model).picture(pageWithoutHead(model, 1), {}));
        const QStringList& rows = picture->head({0, 0}).now->rowLabels;
        QCOMPARE(rows.size(), 128);
        QCOMPARE(rows.first(), withPlace(picture->labels[0], 0));
        QCOMPARE(
            rows.last(),
            QStringLiteral("%1 to %2").arg(withPlace(picture->labels[198], 198), withPlace(picture->labels[199], 199)));
        QCOMPARE(picture->last->rowLabels, rows);
        HeadPane pane;
        pane.setCompact(true);
        pane.setPicture(picture);
        pane.setHead({0, 0});
        QCOMPARE(pane.title(), QStringLiteral("Head 0.0, row ") + rows.last());
        QVERIFY(pane.accessibleDescription().startsWith(QStringLiteral("query %1, key ").arg(rows.last())));
        QVERIFY(pane.accessibleDescription().contains(QStringLiteral(": largest weight ")));
    }

    void theNextTokensAreInOrder()
    {
        const ModelPtr model = taken(openModel("tiny"));
        const PagePicturePtr picture = taken(OpenModel(model).picture(pageWithoutHead(model, 1), {}));
        QCOMPARE(qint64(picture->order.size()), qint64(picture->vocabulary));
        QVERIFY(std::ranges::is_sorted(picture->order, std::greater(), &TokenProbability::probability));
        QCOMPARE(picture->next.front().id, picture->order.front().id);
    }

    void aModelWithoutAHeadSaysSoAndItsLayersAreThere()
    {
        const test::ModelFolder folder;
        folder.write("config.json", test::tinyGptConfig().insert(1, R"("tie_word_embeddings": false, )"));
        folder.writeWeights(test::tinyGptTensors(1));
        const ModelPtr model = taken(openModel(folder.path()));
        ModelRunner runner(model);
        const Scene page = withModelHeadSwitched(*taken(newPage(runner, folder.path(), {}, {3, 1, 4})), 1, 0);
        const PagePicturePtr picture = taken(OpenModel(model).picture(page, {}));
        QVERIFY(picture->next.empty());
        QVERIFY(!picture->nextPieces);
        QCOMPARE(picture->layers.size(), 2u);
        QVERIFY(picture->changed);
        QCOMPARE(picture->model.noNext, QString::fromStdString(model->whyNoNext()));
        QVERIFY(picture->model.noNext.startsWith(QStringLiteral("This model has no language-model head")));
        const auto next = nextPieces(page); // what a lesson's goals and numbers ask for
        QVERIFY(!next);
        QVERIFY(next.error().message.ends_with(model->whyNoNext()));
        QVERIFY(taken(OpenModel(taken(openModel("tiny"))).picture(pageWithoutHead(taken(openModel("tiny")), 1), {}))
                    ->model.noNext.isEmpty());
    }

    // "computed again … in N ms" is about the edit, not about the pass of the model itself that it is compared with.
    void theTimeOfAnEditIsItsOwn()
    {
        const ModelPtr model = taken(openModel("tiny"));
        const Scene page = pageWithoutHead(model, 3);
        double least = 1; // of the whole: other programs may hold up either part
        for (int i = 0; i < 5; ++i) {
            OpenModel opened(model);
            const auto begun = std::chrono::steady_clock::now();
            const PagePicturePtr picture = taken(opened.picture(page, {}));
            const std::chrono::duration<double, std::milli> whole = std::chrono::steady_clock::now() - begun;
            QCOMPARE(picture->firstComputed, 3);
            least = std::min(least, picture->milliseconds / whole.count());
        }
        QVERIFY(least < 0.7);
    }
};

WINDOW_TEST(TestOpenModel)
#include "tst_openmodel.moc"
