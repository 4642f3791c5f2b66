// SPDX-License-Identifier: GPL-3.0-or-later
// A trained model in the window: its page, a head switched off, another sentence, a layer on the bench and back.
#include "core/io/arrays/arrays.h"
#include "core/io/scene/scenefile.h"
#include "core/model/modelpage.h"
#include "core/rewrite/tokens.h"
#include "core/scene/layerchanges.h"
#include "tests/testpaths.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figureform.h"
#include "ui/export/modelwriter.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/messageline.h"
#include "ui/kit/numberfield.h"
#include "ui/model/benchstrip.h"
#include "ui/model/continuebox.h"
#include "ui/model/editlines.h"
#include "ui/model/modelrail.h"
#include "ui/model/modelsheet.h"
#include "ui/model/modelview.h"
#include "ui/model/nextbars.h"
#include "ui/model/nexttokenpanel.h"
#include "ui/model/sentencebox.h"
#include "ui/model/statespane.h"
#include "ui/rail/stagecard.h"
#include "ui/window/modelroom.h"
#include "ui/window/noticebar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

namespace {

const HeadPlace induction{2, 2}; // of the model that ships

double now(const PagePicturePtr& picture, const QString& piece)
{
    for (const NextToken& token : picture->next)
        if (token.piece == piece)
            return token.now;
    return 0;
}

} // namespace

class TestWindowModel : public QObject {
    Q_OBJECT

    ModelRoom* room() { return m_window->models(); }
    ModelView* view() { return room()->view(); }
    PagePicturePtr picture() { return room()->session()->picture(); }
    const Scene& scene() { return m_window->document()->scene(); }

    // Waits for the picture of the document as it is.
    void waitForPicture(bool changed)
    {
        QTRY_VERIFY(picture() && !room()->session()->isShowing());
        QTRY_COMPARE(view()->sheet()->picture(), picture());
        QCOMPARE(picture()->changed, changed);
    }

    void openTiny()
    {
        m_window->files()->openArgument(QStringLiteral("tiny"));
        QTRY_VERIFY(m_window->showsModel());
        waitForPicture(false);
    }

    void toBench(const HeadPlace& head)
    {
        view()->sheet()->setFocused(head);
        QTest::keyClick(view()->sheet(), Qt::Key_Return);
        QTRY_VERIFY(room()->hasPage() && !m_window->showsModel());
        QTRY_VERIFY(m_window->computed() && m_window->computed()->scene.model &&
                    m_window->computed()->scene.model->layer == head.layer);
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("windowmodel"));
        useTestLook();
    }
    void init() { openLesson(m_window); }
    void cleanup() { closeWindow(m_window); }

    void thePageShowsAllHeadsAndTheNextToken()
    {
        openTiny();
        QCOMPARE(picture()->layers.size(), std::size_t(4));
        QCOMPARE(picture()->layers[2].heads.size(), std::size_t(4));
        QCOMPARE(picture()->next.front().piece, QStringLiteral("ter"));
        QVERIFY(picture()->next.front().now > 0.9);
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(view()->sheet()->isVisible());
        QVERIFY(!m_window->workArea()->isVisible());
    }

    void theHiddenStatesBeforeAndBehindTheLayersAreShownByTheirCards()
    {
        openTiny();
        const auto click = [this](const QString& id) {
            for (StageCard* card : view()->findChildren<StageCard*>())
                if (card->id() == id)
                    QTest::mouseClick(card, Qt::LeftButton);
        };
        QVERIFY(!view()->states()->isVisible());
        click(embedding_card);
        QVERIFY(view()->states()->isVisible() && !view()->sheet()->isVisible());
        const auto numbers = [this] {
            const auto map = std::dynamic_pointer_cast<const HeldMatrix>(view()->states()->map()->data());
            return map ? map->values : std::vector<float>();
        };
        const std::vector<float> first = numbers();
        QCOMPARE(int(first.size()), picture()->tokens() * int(picture()->model.width));
        QCOMPARE(view()->states()->map()->data()->rowLabels, picture()->labels);
        click(last_card);
        const std::vector<float> last = numbers();
        QVERIFY(last != first);
        view()->switchAsked(induction);
        waitForPicture(true);
        QVERIFY(view()->states()->isVisible()); // an edit leaves what is looked at
        QVERIFY(numbers() != last);
        click(embedding_card);
        QVERIFY(numbers() == first);
        click(next_card);
        NextTokenPanel* page = view()->next();
        for (NextTokenPanel* panel : view()->findChildren<NextTokenPanel*>())
            page = panel == view()->next() ? page : panel;
        QVERIFY(page->isVisible() && !view()->sheet()->isVisible());
        QCOMPARE(page->bars()->tokens().size(), std::size_t(20));
        QCOMPARE(page->headline(), view()->next()->headline());
        view()->switchAsked(induction);
        waitForPicture(false);
        QVERIFY(page->isVisible());
        view()->switchAsked(induction);
        waitForPicture(true);
        click(layerCard(1));
        QVERIFY(view()->sheet()->isVisible());
        QCOMPARE(view()->focused().layer, 1);
        m_window->document()->undoStack()->undo();
    }

    void theTextIsContinuedTokenByToken()
    {
        openTiny();
        ContinueBox* box = view()->continuation();
        const QString text = view()->sentence()->text();
        const int tokens = picture()->tokens();
        QVERIFY(box->isVisible());
        QVERIFY2(box->words().contains(QStringLiteral("“ter”")), qPrintable(box->words()));
        box->add();
        QTRY_COMPARE(int(scene().model->ids.size()), tokens + 1);
        waitForPicture(false);
        QCOMPARE(view()->sentence()->text(), text + QStringLiteral("ter"));
        QCOMPARE(picture()->pieces.last(), QStringLiteral("ter"));
        QCOMPARE(m_window->document()->undoStack()->undoText(), QStringLiteral("Add next token"));
        m_window->document()->undoStack()->undo();
        waitForPicture(false);
        QCOMPARE(view()->sentence()->text(), text);
        QCOMPARE(picture()->tokens(), tokens);

        // By itself until the button is pressed again; all of it is one step.
        auto* keep = box->findChildren<QPushButton*>().last();
        keep->click();
        QTRY_VERIFY(int(scene().model->ids.size()) >= tokens + 3);
        keep->click();
        waitForPicture(false);
        QTRY_VERIFY(!room()->session()->isShowing());
        const auto count = int(scene().model->ids.size());
        QCOMPARE(m_window->document()->undoStack()->index(), 1);
        QCOMPARE(m_window->document()->undoStack()->undoText(), QStringLiteral("Continue the text"));
        QCOMPARE(keep->text(), QStringLiteral("Keep adding"));
        QTest::qWait(100);
        QVERIFY(int(scene().model->ids.size()) <= count + 1); // one was on its way
        QCOMPARE(view()->sentence()->message(), QString());
    }

    void theSettingsOfTheDrawChangeTheBarsAndTheToken()
    {
        openTiny();
        ContinueBox* box = view()->continuation();
        auto* temperature = box->findChildren<NumberField*>().first();
        QCOMPARE(view()->next()->bars()->tokens().front().now, picture()->next.front().now);
        temperature->edited(3, false);
        QVERIFY(view()->next()->bars()->tokens().front().now < picture()->next.front().now);
        QVERIFY(view()->next()->headline().startsWith(QStringLiteral("ter 0.99"))); // the model's own
        temperature->edited(-1, false);
        QCOMPARE(box->sampling().temperature, 3.0);
        QVERIFY(box->findChild<MessageLine*>()->message().contains(QStringLiteral("expected a number from 0 to 100")));
        temperature->edited(0, false);
        QCOMPARE(view()->next()->bars()->tokens().front().now, 1.0);
        QVERIFY(box->findChild<MessageLine*>()->message().isEmpty());
        QVERIFY(box->words().contains(QStringLiteral("most probable token, “ter”")));
        QCOMPARE(view()->next()->bars()->tokens().back().now, 0.0);
    }

    // Columns as wide as what stands in them: one must not ask the other for ever.
    void thePageRests()
    {
        struct Counter : QObject {
            int layouts = 0;
            bool eventFilter(QObject*, QEvent* event) override
            {
                layouts += event->type() == QEvent::LayoutRequest;
                return false;
            }
        };
        openTiny();
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(760, 560)}) {
            m_window->resize(size);
            QTest::qWait(50);
            Counter counter;
            qApp->installEventFilter(&counter);
            QTest::qWait(200);
            QVERIFY2(counter.layouts < 20, qPrintable(QString::number(counter.layouts)));
        }
    }

    // The scene that is opened behind it at the start does not keep the model away.
    void aModelIsOpenedAtTheStart()
    {
        closeWindow(m_window);
        m_window = std::make_unique<MainWindow>();
        m_window->openAtStart(QStringLiteral("tiny"));
        m_window->show();
        QTRY_VERIFY(m_window->showsModel());
        waitForPicture(false);
    }

    // The step that no other tool has: one head off, the word changes, and comes back by undo.
    void aHeadThatIsSwitchedOffChangesTheNextToken()
    {
        openTiny();
        view()->sheet()->setFocused(induction);
        QTest::keyClick(view()->sheet(), Qt::Key_O);
        waitForPicture(true);
        QVERIFY(picture()->head(induction).off);
        QVERIFY(now(picture(), QStringLiteral("ter")) < 0.3);
        QVERIFY(picture()->next.front().piece != QStringLiteral("ter"));
        QCOMPARE(picture()->firstComputed, 2);
        QCOMPARE(picture()->head({1, 0}).change, 0.0); // before it nothing moves
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(view()->edits()->edits().size(), std::size_t(1));
        m_window->document()->undoStack()->undo();
        waitForPicture(false);
        QVERIFY(now(picture(), QStringLiteral("ter")) > 0.9);
        QVERIFY(view()->edits()->edits().empty());
    }

    void anotherSentenceIsOneStep()
    {
        openTiny();
        view()->typeText();
        auto* field = view()->findChild<QPlainTextEdit*>();
        QVERIFY(field && field->isVisible());
        field->setPlainText(QStringLiteral("the cat and the"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(*scene().model->text, std::string("the cat and the"));
        QCOMPARE(m_window->document()->undoStack()->undoText(), QStringLiteral("Change sentence"));
        QTRY_VERIFY(view()->sheet()->hasFocus()); // the arrows go on with the heads
        waitForPicture(false);
        QCOMPARE(picture()->tokens(), int(scene().model->ids.size()));
        m_window->document()->undoStack()->undo();
        QTRY_COMPARE(*scene().model->text, std::string("Alice met the Hatter, and the Hat"));
    }

    void aTextThatIsTooLongIsRefusedAndNothingIsLost()
    {
        openTiny();
        const auto before = m_window->document()->sharedScene();
        view()->typeText();
        auto* field = view()->findChild<QPlainTextEdit*>();
        const QString text = QStringLiteral("word ").repeated(3000);
        field->setPlainText(text);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!view()->sentence()->message().isEmpty());
        QCOMPARE(m_window->document()->sharedScene(), before);
        QCOMPARE(view()->sentence()->typed(), text);
    }

    // A cell edited on the bench is in the model from then on: on the strip there, and on the page.
    void aLayerIsEditedOnTheBenchAndTheModelFollows()
    {
        openTiny();
        toBench({1, 3});
        QCOMPARE(m_window->selection()->head(), 3);
        QTRY_COMPARE(m_window->selection()->chosen().value_or(Cell{}).row, 9); // the last query, as on the page
        QTRY_VERIFY(m_window->workArea()->centre()->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(room()->strip()->isVisible());
        QVERIFY(!m_window->isWindowModified()); // going there is no edit
        Scene edited = scene();
        edited.edits.set("qkv.weight", {3, 2}, 9.0f);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Edit"), edited, ChangePart::Values));
        waitForPicture(true);
        QCOMPARE(picture()->firstComputed, 1);
        QVERIFY(room()->strip()->line()->words().contains(QStringLiteral("(was ")));
        QTest::keyClick(m_window.get(), Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY(m_window->showsModel());
        QCOMPARE(view()->edits()->edits().size(), std::size_t(1));
        QCOMPARE(view()->focused(), (HeadPlace{1, 3}));
        toBench({3, 0}); // another layer: its x has the edit in it, and the edit stays
        QCOMPARE(changesOf(scene()).size(), std::size_t(1));
        m_window->document()->undoStack()->undo();
        QTRY_VERIFY(changesOf(scene()).empty());
    }

    // What is taken back of a layer leaves its heads as they are: they have lines of their own.
    void eachLineOfTheEditsIsTakenBackByItself()
    {
        openTiny();
        room()->switchHead({1, 0});
        toBench({1, 3});
        Scene edited = scene();
        edited.edits.set("qkv.weight", {3, 2}, 9.0f);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Edit"), edited, ChangePart::Values));
        room()->toPage();
        waitForPicture(true);
        QCOMPARE(view()->edits()->edits().size(), std::size_t(2));
        Q_EMIT view()->takeBackAsked(view()->edits()->edits()[1]);
        waitForPicture(true);
        QTRY_COMPARE(view()->edits()->edits().size(), std::size_t(1));
        QVERIFY(picture()->head({1, 0}).off);
        QVERIFY(changesOf(scene()).at(1).edits.empty());
    }

    // x of the layer on the bench is what the model makes now.
    void theLayerOnTheBenchFollowsTheLayersBefore()
    {
        openTiny();
        toBench({2, 0});
        const Tensor own = *scene().input("x");
        m_window->findChild<QAction*>(); // the window is complete
        room()->toPage();
        room()->switchHead({0, 1});
        toBench({2, 0});
        QVERIFY(!(*scene().input("x") == own));
        m_window->document()->undoStack()->undo();
        QTRY_VERIFY(*scene().input("x") == own);
    }

    void aPageIsSavedSmallAndOpenedAsItWas()
    {
        openTiny();
        room()->switchHead(induction);
        waitForPicture(true);
        const double ter = now(picture(), QStringLiteral("ter"));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("page.attn"));
        QVERIFY(!m_window->document()->save(path));
        QVERIFY(QFile(path).size() < 2000);
        QVERIFY(!m_window->isWindowModified());
        m_window->files()->openLesson(QStringLiteral("000.causal.neg_inf"));
        QTRY_VERIFY(!m_window->showsModel());
        QVERIFY(m_window->files()->openFile(path));
        QTRY_VERIFY(m_window->showsModel());
        waitForPicture(true);
        QCOMPARE(now(picture(), QStringLiteral("ter")), ter);
        QVERIFY(picture()->head(induction).off);
    }

    // Files keep a page without them, so such an edit would be lost on the way to the next layer.
    void tokensAndXOfALayerAreTheModels()
    {
        openTiny();
        toBench({1, 0});
        const auto before = m_window->document()->sharedScene();
        const auto longer = addToken(scene(), 0, 0, "word");
        QVERIFY(bool(longer));
        QVERIFY(m_window->document()->edit(QStringLiteral("Add"), longer->scene, ChangePart::Tokens));
        Scene other = scene();
        *other.input("x") = Tensor(other.input("x")->shape());
        QVERIFY(m_window->document()->edit(QStringLiteral("Zeros"), other, ChangePart::Values));
        QCOMPARE(m_window->document()->sharedScene(), before);
        Scene cell = scene();
        cell.edits.set("x", {0, 3, 2}, 9.0f); // an edit of a cell is kept beside x
        QVERIFY(!m_window->document()->edit(QStringLiteral("Edit"), cell, ChangePart::Values));
    }

    // Whatever was asked for last is open in the end.
    void aModelDoesNotPutItselfOverWhatWasOpenedMeanwhile()
    {
        QSignalSpy opened(room(), &ModelRoom::opened);
        QSignalSpy working(room(), &ModelRoom::working);
        room()->open(QStringLiteral("tiny"));
        m_window->files()->openLesson(QStringLiteral("000.causal.neg_inf"));
        QTest::qWait(1000);
        QCOMPARE(opened.count(), 0);
        QVERIFY(!room()->hasPage());
        QCOMPARE(working.last().first().toString(), QString()); // nothing is said to be opened any more
    }

    // A sentence that is typed meanwhile does not keep a model from being opened.
    void aModelOpensWhileTheOneBeforeIsWorkedWith()
    {
        openTiny();
        QSignalSpy opened(room(), &ModelRoom::opened);
        room()->open(QStringLiteral("tiny"));
        room()->toBench({3, 0});
        QTRY_COMPARE(opened.count(), 1);
    }

    void nothingOfTheLastPageIsShownForTheNext()
    {
        openTiny();
        Scene other = scene();
        other.title = "another page";
        m_window->document()->open(other, {});
        QVERIFY(room()->hasPage());
        QVERIFY(!picture());
        waitForPicture(false);
    }

    // The lab's guest, or a lesson, gone again: the person is where they were.
    void theBenchIsThereAgainAfterAGuest()
    {
        openTiny();
        toBench({1, 0});
        m_window->document()->openGuest(Scene());
        QVERIFY(!room()->hasPage());
        m_window->document()->closeGuest();
        QVERIFY(room()->hasPage() && !room()->showsPage());
        room()->toPage();
        m_window->document()->openGuest(*m_window->document()->sharedScene());
        m_window->document()->closeGuest();
        QVERIFY(room()->showsPage());
    }

    void anotherLayerIsNoDifferenceToWhatWasOpened()
    {
        openTiny();
        toBench({3, 0});
        QVERIFY(!m_window->document()->differsFromOpened());
    }

    // Ctrl+E opens the dialog of all figures on all heads; the command it copies draws the same file.
    void allHeadsAreExportedByTheDialog()
    {
        openTiny();
        room()->switchHead(induction);
        waitForPicture(true);
        QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
        auto* dialog = m_window->findChild<ExportDialog*>();
        QVERIFY(dialog && dialog->isVisible() && dialog->showsModel());
        QTRY_VERIFY(!dialog->isBusy());
        QCOMPARE(dialog->plans().size(), 1U);
        QVERIFY(dialog->saveButton()->isEnabled());
        FigureSettings settings = dialog->form()->settings();
        settings.format = FigureFormat::Svg;
        settings.look.widthCm = 14;
        settings.colorMap = QStringLiteral("magma");
        dialog->form()->setSettings(settings);
        dialog->copyCommand();
        QCOMPARE(dialog->problem(), QString());
        QString line = QApplication::clipboard()->text();
        QVERIFY2(
            line.startsWith(QStringLiteral("attnscope export tiny --grid --text 'Alice met the Hatter, and the Hat' "
                                           "--ablate 2.2 --width 14 --colors magma --out ")),
            qPrintable(line));
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("saved.svg"));
        dialog->saveFile(path);
        QTRY_VERIFY(!dialog->isVisible());
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"), line.replace(0, 9, QString::fromStdString(programFile()))});
        QVERIFY(shell.waitForFinished(60'000));
        QCOMPARE(shell.readAllStandardError(), QByteArray());
        const QStringList files = QDir(folder.path()).entryList(QDir::Files, QDir::Name);
        QCOMPARE(files.size(), 2);
        QByteArray bytes[2];
        for (int i = 0; i < 2; ++i) {
            QFile file(folder.filePath(files[i]));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QList<QByteArray> lines = file.readAll().split('\n');
            lines.removeIf([](const QByteArray& line) { // only the command keeps them
                return line.startsWith("Options: ") || line.startsWith("SceneFile: ");
            });
            bytes[i] = lines.join('\n');
        }
        QVERIFY(bytes[0].contains("<title>layer 2, head 2, off</title>"));
        QVERIFY(bytes[0] == bytes[1]);
        toBench({0, 0});
        QVERIFY(!dialog->isVisible());
    }

    // The arrays of all layers, and the weights of one with its edit.
    void whatAPageShowsLeavesAsFiles()
    {
        openTiny();
        room()->switchHead(induction);
        waitForPicture(true);
        QTemporaryDir folder;
        ModelWriter writer;
        QSignalSpy done(&writer, &ModelWriter::done), failed(&writer, &ModelWriter::failed),
            noted(&writer, &ModelWriter::noted);
        const QString arrays = folder.filePath(QStringLiteral("all.npz"));
        writer.writeArrays(m_window->document()->sharedScene(), arrays);
        QTRY_COMPARE(done.count(), 1);
        const auto read = readArrayFile(arrays.toStdString());
        QVERIFY(bool(read));
        QVERIFY(std::ranges::any_of(*read, [](const ReadArray& each) { return each.name == "layers.3.weights"; }));
        writer.writeWeights(m_window->document()->sharedScene(), 2,
                            folder.filePath(QStringLiteral("layer.safetensors")));
        QTRY_COMPARE(done.count(), 2);
        QVERIFY(QFile(folder.filePath(QStringLiteral("layer.safetensors"))).size() > 96 * 96 * 4 * 4);
        QCOMPARE(failed.count(), 0);
    }

    void whatIsNoModelIsReportedAndTheSceneStays()
    {
        QTemporaryDir folder;
        QFile config(folder.filePath(QStringLiteral("config.json")));
        QVERIFY(config.open(QIODevice::WriteOnly));
        config.write("{\"model_type\": \"rwkv\"}");
        config.close();
        const auto before = m_window->document()->sharedScene();
        m_window->files()->openFile(folder.path());
        auto* notice = m_window->findChild<NoticeBar*>();
        QTRY_VERIFY(notice->isVisible());
        QCOMPARE(m_window->document()->sharedScene(), before);
    }

private:
    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestWindowModel)
#include "tst_windowmodel.moc"
