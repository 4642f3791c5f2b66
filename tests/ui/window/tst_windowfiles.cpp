// SPDX-License-Identifier: GPL-3.0-or-later
// The scenes that a window opens, keeps aside and saves, and what it asks about them.
#include "core/io/scene/scenefile.h"
#include "tests/ui/support/documentscenes.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/samplefigures.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/newscene.h"
#include "ui/document/recentfiles.h"
#include "ui/document/scenefiles.h"
#include "ui/document/sceneview.h"
#include "ui/figures/steppedfigure.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/rail/rail.h"
#include "ui/timebar/stepper.h"
#include "ui/window/noticebar.h"
#include "ui/window/offerbar.h"
#include "ui/window/rescue.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace attn;

namespace {

// As a studio's figure: a picture that tells its scene.
Figure studioFigure(const ComputedPtr& computed)
{
    SteppedFigure studio{QStringLiteral("mask"), QStringLiteral("Mask studio"), computed, 0, 0, {"weights"}, {}};
    studio.at = [](const Looks&, const Walk&, const std::optional<StepPlace>&) { return plainFigure(3, 3); };
    return drawStep(studio, {}, {}, std::nullopt);
}

} // namespace

class TestWindowFiles : public QObject {
    Q_OBJECT

    // False: the window does not take it.
    bool dropFile(const QString& path)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QApplication::sendEvent(m_window.get(), &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent drop(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_window.get(), &drop);
        return true;
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("windowfiles"));
        useTestLook();
    }

    void init() { openLesson(m_window); }

    void cleanup() { closeWindow(m_window); }

    void aDroppedSceneIsOpenedAndRemembered()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("dropped.attn"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeScene(newScene())));
        file.close();
        QVERIFY(dropFile(path));
        QTRY_COMPARE(m_window->windowTitle(), QStringLiteral("dropped.attn[*] — AttnScope"));
        QCOMPARE(recentFiles().front().path, path);
        QVERIFY(!dropFile(folder.filePath(QStringLiteral("song.mp3"))));
    }

    // The file names the model; what the model gives is neither in it nor lost, by figures neither.
    void aLayerOfAModelIsSavedWithoutTheModelsNumbers()
    {
        Scene layer = layerOfTiny();
        layer.edits.set("qkv.weight", {3, 2}, 4.0f);
        Document* document = m_window->document();
        document->open(layer, {});
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("layer.attn"));
        QVERIFY(!document->save(path));
        QVERIFY(QFileInfo(path).size() < 2000);
        const QString picture = folder.filePath(QStringLiteral("layer.svg"));
        QVERIFY(!writeFigure(studioFigure(computedOf(layer)), {}, FigureFormat::Svg, picture));
        for (const QString& file : {path, picture}) {
            document->open(newScene(), {});
            QVERIFY(m_window->files()->openFile(file));
            QVERIFY(document->scene().inputs == layer.inputs);
            QVERIFY(document->scene().edits == layer.edits);
            QTRY_VERIFY(m_window->computed() && m_window->computed()->scene.inputs == layer.inputs);
            QVERIFY(!document->save(path));
            QVERIFY(QFileInfo(path).size() < 2000);
        }
    }

    void aFigureOpensTheSceneThatItWasMadeOf_data()
    {
        QTest::addColumn<FigureFormat>("format");
        QTest::newRow("png") << FigureFormat::Png;
        QTest::newRow("svg") << FigureFormat::Svg;
        QTest::newRow("pdf") << FigureFormat::Pdf;
    }
    void aFigureOpensTheSceneThatItWasMadeOf()
    {
        QFETCH(FigureFormat, format);
        Scene scene = newScene();
        scene.title = "of a figure";
        const ComputedPtr computed = computedOf(scene);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("Figure.") + endingOf(format).toUpper());
        QVERIFY(!writeFigure(studioFigure(computed), {}, format, path));
        QVERIFY(dropFile(path));
        QTRY_COMPARE(m_window->document()->title(), QStringLiteral("of a figure"));
        QCOMPARE(m_window->document()->filePath(), QString()); // saving asks for a name
        QVERIFY(m_window->document()->scene().inputs == scene.inputs);
    }

    void aPictureOfSomethingElseIsReportedAndChangesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("photo.png"));
        QVERIFY(QImage(4, 4, QImage::Format_RGB32).save(path));
        const QString title = m_window->document()->title();
        m_window->findChild<SceneFiles*>()->openFile(path);
        auto* notice = m_window->findChild<NoticeBar*>();
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->text().startsWith(path + QStringLiteral(": ")), qPrintable(notice->text()));
        QCOMPARE(m_window->document()->title(), title);
    }

    void aBrokenFileIsReportedInOneSentenceAndChangesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("broken.attn"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"attnscope-scene/1\"");
        file.close();
        editX(); // which a scene in its place would ask about
        QTRY_VERIFY(m_window->isWindowModified());
        const QString title = m_window->windowTitle();
        QVERIFY(!m_window->files()->openFile(path));
        auto* notice = m_window->centralWidget()->findChild<NoticeBar*>(QString(), Qt::FindDirectChildrenOnly);
        QVERIFY(notice->isVisible());
        QVERIFY(notice->text().contains(QStringLiteral("broken.attn")));
        QCOMPARE(m_window->windowTitle(), title);
        QTest::mouseClick(notice->findChild<QAbstractButton*>(), Qt::LeftButton);
        QVERIFY(!notice->isVisible());
    }

    void unsavedChangesAreAskedAbout()
    {
        editX();
        answerQuestion(QMessageBox::Cancel);
        QVERIFY(!m_window->close());
        QVERIFY(m_window->isVisible());
        answerQuestion(QMessageBox::Cancel);
        QVERIFY(!m_window->files()->openLesson(QStringLiteral("000.mha")));
        answerQuestion(QMessageBox::Discard);
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha")));
        QVERIFY(!m_window->document()->isModified());
    }

    void itsOwnFileIsReadAfterItWasSaved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("own.attn"));
        QVERIFY(!m_window->document()->save(path));
        editX();
        const Scene mine = m_window->document()->scene();
        answerQuestion(QMessageBox::Save);
        QVERIFY(m_window->files()->openFile(path));
        QVERIFY(m_window->document()->scene().edits == mine.edits);
    }

    void unsavedWorkIsKeptWhileAnotherSceneIsOpen()
    {
        QTemporaryDir folder;
        m_window->keepJournal(folder.path());
        editX();
        const Scene scene = m_window->document()->scene();
        const QString lesson = m_window->document()->lessonId();
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha"))); // no question
        QCOMPARE(m_window->rescue()->aside().size(), 1u);
        QVERIFY(sameWork(m_window->rescue()->aside().front().state->scene, scene));
        // It is on the disk, so that it outlives the program.
        QVERIFY(!QDir(folder.path()).entryList({QStringLiteral("*.journal")}, QDir::Files).isEmpty());
        m_window->rescue()->takeBack(0);
        QVERIFY(sameWork(m_window->document()->scene(), scene));
        QCOMPARE(m_window->document()->lessonId(), lesson);
        QVERIFY(m_window->document()->isModified());
        QVERIFY(m_window->rescue()->aside().empty()); // the lesson in between had no edits
        m_window->document()->undoStack()->undo();
        QVERIFY(!m_window->document()->isModified());
    }

    // What was told first stays true whatever is told after it.
    void thatEditsAreNotProtectedStaysBesideEveryOtherSentence()
    {
        QTemporaryDir folder;
        const QString journal = folder.filePath(QStringLiteral("journal"));
        QFile inTheWay(journal);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        m_window->keepJournal(journal);
        editX();
        const auto shown = [&](const QString& begin) {
            for (const NoticeBar* notice : m_window->findChildren<NoticeBar*>())
                if (notice->isVisible() && notice->text().startsWith(begin))
                    return true;
            return false;
        };
        const QString unprotected = QStringLiteral("Edits are not protected");
        QTRY_VERIFY(shown(unprotected));
        m_window->document()->undoStack()->setClean(); // else it is asked about: it cannot be put aside
        m_window->files()->openFile(folder.filePath(QStringLiteral("nowhere.attn")));
        QVERIFY(shown(folder.path()));
        QVERIFY(shown(unprotected));
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.causal.neg_inf")));
        QVERIFY(shown(unprotected));
        QVERIFY(inTheWay.remove());
        editX();
        QTRY_VERIFY_WITH_TIMEOUT(!shown(unprotected), 5000);
    }

    void anOpenFileThatIsChangedOnDiskIsReportedAboveThePicture()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.attn"));
        QVERIFY(!m_window->document()->save(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeScene(newScene())));
        file.close();
        QTRY_VERIFY(m_window->findChild<ConflictBar*>()->isVisible());
        QVERIFY(m_window->files()->settle(ConflictAnswer::KeepMine));
        QTRY_VERIFY(!m_window->findChild<ConflictBar*>()->isVisible());
    }

    void aSceneIsSavedOnlyUnderTheNameOfAScene()
    {
        QTemporaryDir folder;
        for (const char* name : {"talk.attnlesson", "causal.txt", "causal"})
            QVERIFY(!m_window->files()->saveTo(folder.filePath(QLatin1String(name))));
        QVERIFY(QDir(folder.path()).isEmpty());
        const auto notices = m_window->findChildren<NoticeBar*>();
        QVERIFY(std::ranges::any_of(notices, [](const NoticeBar* notice) {
            return notice->text().contains(QStringLiteral("is not a valid name for a scene"));
        }));
        QVERIFY(m_window->files()->saveTo(folder.filePath(QStringLiteral("talk.attn"))));
    }

    // Nor a copy, and no lesson under that of a scene.
    void aLessonIsNotSavedUnderTheNameOfAScene()
    {
        QTemporaryDir folder;
        const auto tells = [this](const char* words) {
            const auto notices = m_window->findChildren<NoticeBar*>();
            return std::ranges::any_of(notices, [&](NoticeBar* notice) {
                return notice->isVisible() && notice->text().contains(QLatin1String(words));
            });
        };
        m_window->shareTo(folder.filePath(QStringLiteral("copy.attnlesson")));
        QVERIFY(tells("is not a valid name for a scene"));
        m_window->writeLesson();
        for (const char* name : {"talk.attn", "talk.json", "talk", "talk.ATTNLESSON"}) {
            const auto refused = m_window->lessonWriter()->save(folder.filePath(QLatin1String(name)));
            QVERIFY(refused && refused->message.find("is not a valid name for a lesson") != std::string::npos);
        }
        m_window->shareTo(folder.filePath(QStringLiteral("copy.attn")));
        QVERIFY(tells("is not a valid name for a lesson"));
        QVERIFY(QDir(folder.path()).isEmpty());
        QVERIFY(!m_window->lessonWriter()->save(folder.filePath(QStringLiteral("talk.attnlesson"))));
        m_window->lessonWriter()->close();
    }

    void whatCouldNotBeSavedIsForgottenOnceItIs()
    {
        QTemporaryDir folder;
        const QString other = QStringLiteral("Could not read Another file.");
        const auto tells = [this](const QString& words) {
            const auto bars = m_window->findChildren<NoticeBar*>();
            return std::ranges::any_of(bars, [&](NoticeBar* bar) { return bar->isVisible() && bar->text() == words; });
        };
        QVERIFY(!m_window->document()->save(folder.filePath(QStringLiteral("a.attn"))));
        for (const QString& words : {QStringLiteral("The disk is full."), other}) {
            editX();
            words == other ? m_window->files()->failed(words) : m_window->files()->notSaved(words);
            QVERIFY(tells(words));
            QVERIFY(m_window->files()->save());
            QCOMPARE(tells(words), words == other);
        }
    }

    void theStartPageOffersWhatWasKept()
    {
        QTemporaryDir folder;
        m_window->keepJournal(folder.path());
        editX();
        const Scene scene = m_window->document()->scene();
        const QString title = m_window->document()->title();
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha")));
        QTest::keyClick(m_window.get(), Qt::Key_Home, Qt::AltModifier);
        const auto kept = [&]() -> QAbstractButton* {
            for (QAbstractButton* button : m_window->findChildren<QAbstractButton*>())
                if (button->isVisible() && button->text() == QStringLiteral("Unsaved: ") + title)
                    return button;
            return nullptr;
        };
        QTRY_VERIFY(kept());
        QTest::mouseClick(kept(), Qt::LeftButton);
        QVERIFY(sameWork(m_window->document()->scene(), scene));
    }

    void whereOneLooksIsSavedAndComesBackAndIsNoEdit()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("view.attn"));
        Selection* selection = m_window->selection();
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha")));
        QTRY_COMPARE(m_window->workArea()->rail()->stages().size(), 10u);
        QTRY_VERIFY(m_window->computed() && m_window->computed()->scene == m_window->document()->scene());
        selection->setAllHeads(false);
        selection->setHead(1);
        selection->setStage(QStringLiteral("softmax"));
        m_window->workArea()->stepper()->setUnit(StepUnit::Term);
        m_window->workArea()->stepper()->toChosen();
        m_window->workArea()->stepper()->back();
        const auto step = selection->step();
        QVERIFY(step);
        selection->setStage(QStringLiteral("qkv"));
        selection->setTensor(QStringLiteral("k"));
        selection->setChosen(Cell{2, 0});
        ColorRange range;
        range.mode = RangeMode::Row;
        range.locked = {-1.5, 2};
        selection->setRange(range);
        QVERIFY(!m_window->document()->isModified());
        QVERIFY(!m_window->document()->save(path));
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.causal.neg_inf")));
        QTRY_COMPARE(selection->stage(), QStringLiteral("softmax"));
        QVERIFY(!selection->step() && !selection->range().locked);
        QVERIFY(m_window->files()->openFile(path));
        QTRY_COMPARE(selection->stage(), QStringLiteral("qkv"));
        QCOMPARE(selection->tensor(), QStringLiteral("k"));
        QCOMPARE(selection->head(), 1);
        QVERIFY(!selection->allHeads());
        QCOMPARE(selection->chosen(), std::optional(Cell{2, 0}));
        QVERIFY(selection->range() == range);
        QVERIFY(selection->step() == step);
        QVERIFY(!m_window->document()->isModified());
        selection->setSteps(selection->steps(), Walk::nothing()); // before the first cell
        QVERIFY(!m_window->document()->save(path));
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.causal.neg_inf")));
        QTRY_VERIFY(!selection->step());
        QVERIFY(m_window->files()->openFile(path));
        QTRY_VERIFY(selection->step() == Walk::nothing());
    }

private:
    void editX()
    {
        Scene scene = m_window->document()->scene();
        scene.edits.set("x", {0, 0}, 9);
        QVERIFY(!m_window->document()->edit(QStringLiteral("Set x"), scene, ChangePart::Values));
    }

    // Presses a button of the next question.
    void answerQuestion(QMessageBox::StandardButton button)
    {
        auto* timer = new QTimer(this);
        connect(timer, &QTimer::timeout, this, [timer, button] {
            if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                timer->deleteLater();
                box->button(button)->click();
            }
        });
        timer->start(10);
    }

    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestWindowFiles)
#include "tst_windowfiles.moc"
