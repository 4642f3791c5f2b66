// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/documentscenes.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/document.h"
#include "ui/document/newscene.h"

#include <QSignalSpy>
#include <QTest>

#include <map>
#include <set>

using namespace attn;

class TestDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_document = std::make_unique<Document>();
        m_document->open(firstScene(), {}, QStringLiteral("000.param.seed123"));
    }

    void equalWordsOfANewSceneHaveEqualEmbeddings()
    {
        const auto realized = realize(newScene());
        QVERIFY(bool(realized));
        const Tensor& x = (*realized)->at("x");
        std::set<std::vector<float>> rows;
        for (std::size_t t = 0; t < 6; ++t)
            rows.emplace(x.values().begin() + std::ptrdiff_t(4 * t), x.values().begin() + std::ptrdiff_t(4 * t + 4));
        QCOMPARE(newScene().tokens.front()[0], newScene().tokens.front()[4]);
        QCOMPARE(rows.size(), 5U);
    }

    void aPathOfManyStepsIsShownOnce()
    {
        for (int i = 1; i <= 20; ++i)
            QVERIFY(!m_document->edit(QStringLiteral("Step"), withX(i), ChangePart::Values));
        Scene named = withX(21);
        named.title = "Another title";
        QVERIFY(!m_document->edit(QStringLiteral("Name"), named, ChangePart::Config));
        QSignalSpy file(m_document.get(), &Document::fileChanged);
        Change reported;
        int times = 0;
        std::vector<bool> arrived;
        connect(m_document.get(), &Document::changed, this, [&](Change change) {
            reported = change;
            ++times;
            arrived.push_back(m_document->scene() == firstScene() || m_document->scene() == named);
        });
        m_document->undoStack()->setIndex(0);
        m_document->undoStack()->setIndex(21);
        disconnect(m_document.get(), &Document::changed, this, nullptr);
        QCOMPARE(times, 2);
        QCOMPARE(arrived, std::vector<bool>(2, true));
        QCOMPARE(reported, ChangePart::Values | ChangePart::Config);
        QCOMPARE(file.size(), 2);
    }

    void aStepIsCalledAsItIsInTheListAndInTheMenu()
    {
        QVERIFY(!m_document->edit(QStringLiteral("Rename to R&D\nnow"), withX(1), ChangePart::Values));
        const QUndoStack& steps = *m_document->undoStack();
        QCOMPARE(steps.text(0), QStringLiteral("Rename to R&D\\nnow"));
        QCOMPARE(steps.undoText(), QStringLiteral("Rename to R&&D\\nnow"));
    }

    void theHistoryHasNoEndThatOneMeets()
    {
        constexpr int many = 3000;
        std::map<int, Scene> seen;
        for (int i = 1; i <= many; ++i) {
            Scene next = m_document->scene();
            next.edits.set("x", {i % 6, i / 6 % 3}, float(i));
            if (i % 100 == 0)
                next.title = "Step " + std::to_string(i);
            if (i % 500 == 0)
                next.tokens.front().front() += "x";
            if (i % 700 == 0)
                next.edits.remove("x", {0, 0});
            QVERIFY(!m_document->edit(QStringLiteral("Step"), next, ChangePart::Values));
            if (i % 250 == 0)
                seen[i] = m_document->scene();
        }
        QUndoStack* steps = m_document->undoStack();
        QCOMPARE(steps->count(), many);
        for (auto it = seen.rbegin(); it != seen.rend(); ++it) {
            steps->setIndex(it->first);
            QVERIFY(m_document->scene() == it->second);
            QVERIFY(!(*m_document->sceneBeforeLastStep() == it->second));
        }
        steps->setIndex(0);
        QVERIFY(m_document->scene() == firstScene());
        for (const auto& [index, scene] : seen) {
            steps->setIndex(index);
            QVERIFY(m_document->scene() == scene);
        }
        QCOMPARE(steps->count(), many);
    }

    void aLargeSceneKeepsFewerSteps()
    {
        const int small = m_document->undoStack()->undoLimit();
        QVERIFY(small >= 20'000);
        Scene scene = firstScene();
        scene.tokens = {std::vector<std::string>(4096, "token")};
        m_document->open(std::move(scene), {});
        const int large = m_document->undoStack()->undoLimit();
        QVERIFY(large >= 1000 && large < small / 10);
    }

    void whatIsPinnedGoesWithTheStepThatTakesItsCellAway()
    {
        Scene scene = m_document->scene();
        scene.config.dropout.p = 0.5;
        scene.overrides.add({"keep", {0, 0, 1, 1}, 1});
        scene.overrides.add({"scores", {0, 0, 1, 1}, 2});
        QVERIFY(!m_document->edit(QStringLiteral("Pin"), scene, ChangePart::Values));
        scene.config.dropout.p = 0;
        QVERIFY(!m_document->edit(QStringLiteral("No dropout"), scene, ChangePart::Config));
        QVERIFY(m_document->scene().overrides == EditList({{"scores", {0, 0, 1, 1}, 2}}));
        m_document->undoStack()->undo();
        QCOMPARE(m_document->scene().overrides.size(), 2u);
        scene.overrides.add({"scores", {0, 0, 1, 1}, 3}); // twice the same cell: no misfit, but a fault
        scene.config.dropout.p = 0.5;
        QVERIFY(m_document->edit(QStringLiteral("Wrong"), scene, ChangePart::Values).has_value());
    }

    void aGuestLeavesThePersonsOwnSceneAsItWas()
    {
        QVERIFY(!m_document->edit(QStringLiteral("Mine"), withX(5), ChangePart::Values));
        m_document->setViewSource([] { return std::optional(View{.stage = "scores"}); });
        m_document->openGuest(withX(7));
        QVERIFY(m_document->hasGuest() && !m_document->isEdited() && !m_document->undoStack()->canUndo());
        QVERIFY(m_document->isModified() && *m_document->own().scene == withX(5));
        QCOMPARE(m_document->own().lessonId, QStringLiteral("000.param.seed123"));
        QVERIFY(!m_document->edit(QStringLiteral("In the lesson"), withX(8), ChangePart::Values));
        QVERIFY(m_document->isEdited());
        m_document->openGuest(withX(9)); // the next step
        QVERIFY(!m_document->isEdited());
        QSignalSpy changed(m_document.get(), &Document::changed);
        m_document->closeGuest();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(m_document->scene().view->stage, std::string("scores"));
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == firstScene() && !m_document->isModified());
        QCOMPARE(m_document->lessonId(), QStringLiteral("000.param.seed123"));
    }

    void anotherSceneTakesThePlaceOfTheGuestAndOfTheOwn()
    {
        QVERIFY(!m_document->edit(QStringLiteral("Mine"), withX(5), ChangePart::Values));
        m_document->openGuest(withX(7));
        m_document->open(withX(3), {});
        QVERIFY(!m_document->hasGuest() && !m_document->isModified());
        QVERIFY(m_document->scene() == withX(3));
        QVERIFY(!m_document->undoStack()->canUndo());
    }

    void aGuardRefusesEditsOfAGuestAlone()
    {
        m_document->guardGuestBy([](const Scene&, const Scene& after) {
            return after == withX(1) ? std::optional<std::string>("x is locked") : std::nullopt;
        });
        QVERIFY(!m_document->edit(QStringLiteral("Mine"), withX(1), ChangePart::Values));
        m_document->openGuest(withX(7));
        QCOMPARE(m_document->edit(QStringLiteral("No"), withX(1), ChangePart::Values)->message,
                 std::string("x is locked"));
        QVERIFY(m_document->scene() == withX(7));
        QVERIFY(!m_document->edit(QStringLiteral("Yes"), withX(2), ChangePart::Values));
    }

    void theSceneAsOpenedAndBeforeTheLastStepAreThere()
    {
        QVERIFY(*m_document->openedScene() == firstScene());
        QVERIFY(!m_document->sceneBeforeLastStep());
        QVERIFY(m_document->lastStep().isEmpty());
        for (const float value : {1.f, 2.f, 3.f}) // a drag is one step
            QVERIFY(!m_document->edit(QStringLiteral("Drag"), withX(value), ChangePart::Values, QStringLiteral("x")));
        QVERIFY(*m_document->sceneBeforeLastStep() == firstScene());
        m_document->endMerge();
        QVERIFY(!m_document->edit(QStringLiteral("Set"), withX(4), ChangePart::Values, QStringLiteral("x")));
        QVERIFY(*m_document->sceneBeforeLastStep() == withX(3));
        QCOMPARE(m_document->lastStep(), QStringLiteral("Set"));
        m_document->undoStack()->undo();
        QVERIFY(*m_document->sceneBeforeLastStep() == firstScene());
        QVERIFY(*m_document->openedScene() == firstScene());
    }

    void undoBringsBackAnEqualSceneAndRedoTheOther()
    {
        QSignalSpy changed(m_document.get(), &Document::changed);
        QVERIFY(!m_document->edit(QStringLiteral("Edit x"), withX(5), ChangePart::Values));
        QVERIFY(m_document->scene() == withX(5));
        QVERIFY(m_document->isModified());
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == firstScene());
        QVERIFY(!m_document->isModified());
        m_document->undoStack()->redo();
        QVERIFY(m_document->scene() == withX(5));
        QCOMPARE(changed.count(), 3);
        QCOMPARE(changed.last().first().value<Change>(), Change(ChangePart::Values));
        QCOMPARE(m_document->undoStack()->undoText(), QStringLiteral("Edit x"));
    }

    void aDragIsOneStep()
    {
        for (int i = 1; i <= 30; ++i)
            QVERIFY(
                !m_document->edit(QStringLiteral("Edit x"), withX(i), ChangePart::Values, QStringLiteral("x[1,1]")));
        QCOMPARE(m_document->undoStack()->count(), 1);
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == firstScene());
        m_document->undoStack()->redo();
        QVERIFY(m_document->scene() == withX(30));
    }

    void mergedStepsTellEverythingTheyTouched()
    {
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values, QStringLiteral("key")));
        Scene masked = withX(1);
        masked.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
        QVERIFY(!m_document->edit({}, masked, ChangePart::Config, QStringLiteral("key")));
        QSignalSpy changed(m_document.get(), &Document::changed);
        m_document->undoStack()->undo();
        QCOMPARE(changed.first().first().value<Change>(), ChangePart::Values | ChangePart::Config);
    }

    void theEndOfADragAnotherCellAndAnUndoEachBeginANewStep()
    {
        const QString key = QStringLiteral("x[1,1]");
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values, key));
        m_document->endMerge();
        QVERIFY(!m_document->edit({}, withX(2), ChangePart::Values, key));
        QCOMPARE(m_document->undoStack()->count(), 2);
        QVERIFY(!m_document->edit({}, withX(3), ChangePart::Values, QStringLiteral("another")));
        QCOMPARE(m_document->undoStack()->count(), 3);
        m_document->undoStack()->undo();
        QVERIFY(!m_document->edit({}, withX(4), ChangePart::Values, key));
        QCOMPARE(m_document->undoStack()->count(), 3);
        m_document->undoStack()->undo();
        QVERIFY(m_document->scene() == withX(2));
        m_document->undoStack()->redo();
        QVERIFY(!m_document->edit({}, withX(5), ChangePart::Values, key));
        QCOMPARE(m_document->undoStack()->count(), 4);
    }

    void stepsWithoutAKeyStayApart()
    {
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values));
        QVERIFY(!m_document->edit({}, withX(2), ChangePart::Values));
        QCOMPARE(m_document->undoStack()->count(), 2);
    }

    void aDragBackToWhereItBeganLeavesNoStep()
    {
        const QString key = QStringLiteral("x[1,1]");
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values, key));
        QVERIFY(!m_document->edit({}, firstScene(), ChangePart::Values, key));
        QCOMPARE(m_document->undoStack()->count(), 0);
        QVERIFY(!m_document->isModified());
        QVERIFY(m_document->scene() == firstScene());
    }

    void aStepThatChangesNothingIsNotKept()
    {
        QSignalSpy changed(m_document.get(), &Document::changed);
        QVERIFY(!m_document->edit({}, firstScene(), ChangePart::Values));
        QCOMPARE(m_document->undoStack()->count(), 0);
        QCOMPARE(changed.count(), 0);
    }

    void anInvalidEditChangesNothingAndSaysWhy()
    {
        QSignalSpy changed(m_document.get(), &Document::changed);
        Scene wrong = firstScene();
        wrong.config.num_heads = 4;
        const auto error = m_document->edit({}, wrong, ChangePart::Structure);
        QVERIFY(error);
        QCOMPARE(QString::fromStdString(error->message),
                 QStringLiteral("config.num_heads: 2 cannot be split evenly into 4 heads; try 1 or 2."));
        QVERIFY(m_document->scene() == firstScene());
        QCOMPARE(m_document->undoStack()->count(), 0);
        QCOMPARE(changed.count(), 0);
    }

    void noStepIsMadeWhileAnotherTakesEffect()
    {
        std::optional<Error> inner;
        connect(m_document.get(), &Document::changed, this,
                [&] { inner = m_document->edit({}, withX(9), ChangePart::Values); });
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values));
        QVERIFY(inner);
        QVERIFY(m_document->scene() == withX(1));
        QCOMPARE(m_document->undoStack()->count(), 1);
    }

    void openReplacesSceneAndHistory()
    {
        QVERIFY(!m_document->edit({}, withX(1), ChangePart::Values));
        QSignalSpy changed(m_document.get(), &Document::changed);
        QSignalSpy file(m_document.get(), &Document::fileChanged);
        m_document->open(withX(7), QStringLiteral("/somewhere/seven.attn"));
        QVERIFY(m_document->scene() == withX(7));
        QVERIFY(!m_document->undoStack()->canUndo());
        QVERIFY(!m_document->isModified());
        QVERIFY(m_document->lessonId().isEmpty());
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.first().first().value<Change>(), Change(ChangePart::Scene));
        QCOMPARE(file.count(), 1);
    }

    void theTitleIsTheScenesElseTheFilesElseUntitled()
    {
        QCOMPARE(m_document->title(), QString::fromStdString(firstScene().title));
        Scene bare = firstScene();
        bare.title.clear();
        QSignalSpy file(m_document.get(), &Document::fileChanged);
        QVERIFY(!m_document->edit({}, bare, ChangePart::Config));
        QCOMPARE(file.count(), 1);
        QCOMPARE(m_document->title(), QStringLiteral("Untitled"));
        m_document->open(bare, QStringLiteral("/somewhere/my.first.attn"));
        QCOMPARE(m_document->title(), QStringLiteral("my.first"));
    }

private:
    std::unique_ptr<Document> m_document;
};

GUILESS_TEST(TestDocument)
#include "tst_document.moc"
