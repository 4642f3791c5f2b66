// SPDX-License-Identifier: GPL-3.0-or-later
// Another language while the window is open: nothing of the work is lost, and nothing stays in the language before.
#include "tests/testpaths.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/scenefiles.h"
#include "ui/editors/editorpanel.h"
#include "ui/editors/embeddingspanel.h"
#include "ui/language/language.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/writerpanel.h"
#include "ui/studios/studio.h"
#include "ui/window/noticebar.h"
#include "ui/window/statusline.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryFile>
#include <QTest>
#include <QUndoStack>
#include <QXmlStreamReader>

#include <algorithm>

using namespace attn;

namespace {

// English sentences without places, and what each is in German, wherever it stands.
QMultiHash<QString, QString> germanOf()
{
    QFile file(QString::fromStdString(sourceFile("resources/languages/de.ts")));
    QMultiHash<QString, QString> german;
    if (!file.open(QIODevice::ReadOnly))
        return german;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement) {
            if (xml.name() == QLatin1String("source"))
                source = xml.readElementText();
            else if (xml.name() == QLatin1String("translation"))
                german.insert(source, xml.readElementText(QXmlStreamReader::IncludeChildElements));
        }
    return german;
}

QStringList textsOf(const QWidget& window)
{
    QStringList texts{window.windowTitle()};
    for (const QObject* child : window.findChildren<QObject*>()) {
        if (const auto* action = qobject_cast<const QAction*>(child))
            texts << action->text() << action->toolTip() << action->statusTip();
        const auto* widget = qobject_cast<const QWidget*>(child);
        if (!widget)
            continue;
        texts << widget->windowTitle() << widget->toolTip() << widget->accessibleName();
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts << button->text();
        if (const auto* list = qobject_cast<const QComboBox*>(widget))
            for (int i = 0; i < list->count(); ++i)
                texts << list->itemText(i);
    }
    texts.removeDuplicates();
    return texts;
}

// What is English in a German window.
QStringList leftOver(MainWindow& window)
{
    static const QMultiHash<QString, QString> german = germanOf();
    static const QStringList spoken = german.values();
    // The name of a language, and what the scene itself is called and says.
    QStringList own{QStringLiteral("English"), QString::fromStdString(window.document()->scene().description)};
    for (const std::string& word : window.document()->scene().tokens.front())
        own << QString::fromStdString(word);
    for (const TracedTensor& tensor : window.computed()->trace->tensors())
        own << QString::fromStdString(tensor.name);
    QStringList left;
    for (QString text : textsOf(window)) {
        if (own.contains(text) || spoken.contains(text))
            continue;
        if (!german.contains(text))
            text = QString(text).remove(QLatin1Char('&'));
        const QStringList known = german.values(text);
        if (!known.isEmpty() && !known.contains(text))
            left << text;
    }
    return left;
}

QStringList sharedMnemonics(const QMenu& menu)
{
    QStringList faults;
    QHash<QChar, QString> taken;
    for (const QAction* action : menu.actions()) {
        const qsizetype at = action->text().indexOf(QRegularExpression(QStringLiteral("&[^&]")));
        if (at < 0)
            continue;
        const QChar key = action->text()[at + 1].toLower();
        if (taken.contains(key))
            faults << QStringLiteral("%1: %2 and %3").arg(menu.title(), taken[key], action->text());
        taken.insert(key, action->text());
    }
    return faults;
}

} // namespace

class TestWindowLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("windowlanguage"));
        useTestLook();
    }

    void init()
    {
        QSettings().clear();
        speak(QStringLiteral("en"));
        openLesson(m_window);
    }

    void cleanup()
    {
        closeWindow(m_window);
        speak(QStringLiteral("en"));
    }

    void aLessonThatIsWrittenStaysOpenWithAllThatIsNotSaved()
    {
        m_window->writeLesson();
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("Not saved yet"));
        const int steps = m_window->findChild<LessonWriter*>()->history()->count();
        QVERIFY(steps > 0);
        for (const char* code : {"de", "en"}) {
            m_window = MainWindow::inLanguage(std::move(m_window), QLatin1String(code));
            QVERIFY(m_window->writesLesson());
            QTRY_COMPARE(m_window->writerPanel()->text()->toPlainText(), QStringLiteral("Not saved yet"));
            auto* writer = m_window->findChild<LessonWriter*>();
            QVERIFY(writer->isModified());
            QCOMPARE(writer->history()->count(), steps);
            QVERIFY(m_window->document()->hasGuest());
        }
        QTRY_VERIFY(m_window->recompute()->isShown());
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("Written on"));
        auto* writer = m_window->findChild<LessonWriter*>();
        QCOMPARE(writer->step().text.in(), std::string("Written on"));
        while (writer->history()->canUndo())
            writer->history()->undo();
        QVERIFY(!writer->isModified());
    }

    void aNewLessonBeginsInTheLanguageOfTheWindow()
    {
        const auto languages = [this] {
            const auto boxes = m_window->writerPanel()->findChildren<QComboBox*>();
            return *std::ranges::find_if(boxes, [](QComboBox* box) { return box->itemText(0) == QLatin1String("EN"); });
        };
        m_window->writeLesson();
        QCOMPARE(languages()->currentText(), QStringLiteral("EN"));
        m_window->lessonWriter()->close();
        m_window = MainWindow::inLanguage(std::move(m_window), QStringLiteral("de"));
        m_window->writeLesson();
        QCOMPARE(languages()->currentIndex(), 1);
        const Lesson& lesson = m_window->lessonWriter()->lesson();
        for (const Words& title : {lesson.title, lesson.steps.front().title}) {
            QCOMPARE(title.all().size(), std::size_t(1));
            QCOMPARE(title.all().front().first, std::string("de"));
        }
        m_window->writerPanel()->text()->setPlainText(QStringLiteral("Sieh hin."));
        QCOMPARE(lesson.steps.front().text.all().front().first, std::string("de"));
        QTRY_VERIFY(m_window->lessonWriter()->faults() && m_window->lessonWriter()->faults()->empty());
    }

    void theTablesShowTheSameTensor()
    {
        QVERIFY(m_window->files()->openLesson(QStringLiteral("000.mha")));
        const auto embeddings = [&] { return m_window->workArea()->editors()->findChild<EmbeddingsPanel*>(); };
        QTRY_VERIFY(m_window->computed() && m_window->computed()->scene == m_window->document()->scene());
        embeddings()->choose("x"); // the first one is x1
        m_window = MainWindow::inLanguage(std::move(m_window), QStringLiteral("de"));
        QTRY_VERIFY(m_window->recompute()->isShown());
        QCOMPARE(embeddings()->shownTensor(), std::string("x"));
    }

    void theWorkStaysAsItIs()
    {
        Scene scene = m_window->document()->scene();
        scene.config.dropout.train = !scene.config.dropout.train;
        QVERIFY(!m_window->document()->edit(QStringLiteral("an edit"), scene, ChangePart::Config));
        m_window->selection()->setStage(QStringLiteral("scores"));
        m_window->selection()->setChosen(Cell{3, 1});
        m_window->selection()->setDigits(5);
        const auto before = m_window->document();
        const QString title = m_window->windowTitle();
        changeTo(QStringLiteral("de"));
        QCOMPARE(m_window->document(), before);
        QCOMPARE(m_window->document()->scene().config, scene.config);
        QCOMPARE(m_window->windowTitle(), title);
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(m_window->document()->undoStack()->count(), 1);
        QTRY_COMPARE(m_window->selection()->stage(), QStringLiteral("scores"));
        QCOMPARE(m_window->selection()->chosen(), std::optional(Cell{3, 1}));
        QCOMPARE(m_window->selection()->digits(), 5);
        m_window->document()->undoStack()->undo();
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(m_window->document()->scene().config.dropout.train != scene.config.dropout.train);
        QCOMPARE(QSettings().value(QStringLiteral("language")).toString(), QStringLiteral("de"));
    }

    void nothingStaysEnglish()
    {
        changeTo(QStringLiteral("de"));
        QCOMPARE(language(), QStringLiteral("de"));
        QCOMPARE(leftOver(*m_window).join(QStringLiteral(" / ")), QString());
        QVERIFY(m_window->menuBar()->actions().front()->text().contains(QStringLiteral("atei"))); // &Datei
        for (const char* studio :
             {"softmax", "mask", "dropout", "reshape", "compare", "lines", "sensitivity", "lab", "block"}) {
            m_window->workArea()->openStudio(QLatin1String(studio));
            QCOMPARE(leftOver(*m_window).join(QStringLiteral(" / ")), QString());
        }
        m_window->workArea()->closeStudio();
        m_window->showStartPage();
        QCOMPARE(leftOver(*m_window).join(QStringLiteral(" / ")), QString());
    }

    void theHistoryBeforeIsPlannedInTheLanguageNow()
    {
        Scene scene = m_window->document()->scene();
        scene.config.dropout.train = !scene.config.dropout.train;
        QVERIFY(!m_window->document()->edit(QStringLiteral("an edit"), scene, ChangePart::Config));
        changeTo(QStringLiteral("de"));
        m_window->document()->undoStack()->undo();
        QTRY_VERIFY(!m_window->recompute()->isBusy());
        QCOMPARE(leftOver(*m_window).join(QStringLiteral(" / ")), QString());
    }

    void andBackToEnglish()
    {
        const QStringList before = textsOf(*m_window);
        changeTo(QStringLiteral("de"));
        changeTo(QStringLiteral("en"));
        const QStringList after = textsOf(*m_window);
        for (const QAction* action : m_window->menuBar()->actions())
            QVERIFY2(before.contains(action->text()), qPrintable(action->text()));
        QVERIFY(after.contains(QStringLiteral("batch of 1 × 1 head × 6 tokens")) ||
                m_window->statusLine()->sizesText() == QStringLiteral("batch of 1 × 1 head × 6 tokens"));
    }

    void aStudioStaysOpen()
    {
        m_window->workArea()->openStudio(QStringLiteral("softmax"));
        changeTo(QStringLiteral("de"));
        QTRY_VERIFY(m_window->workArea()->studio());
        QCOMPARE(m_window->workArea()->studio()->id(), QStringLiteral("softmax"));
    }

    void aLessonGoesOn()
    {
        m_window->selection()->setStage(QStringLiteral("scores"));
        const QString own = m_window->selection()->stage();
        QVERIFY(!m_window->files()->openArgument(QStringLiteral("begin.1.weight"))); // asks for nothing, plays
        QTRY_VERIFY(m_window->playsLesson());
        while (m_window->lessonPlay()->canGo(1)) // to its end, after which it would be opened at its beginning
            m_window->lessonPlay()->go(1);
        const int step = m_window->lessonPlay()->number();
        QCOMPARE(step, m_window->lessonPlay()->count() - 1);
        QTRY_VERIFY(m_window->selection()->stage() != own);
        changeTo(QStringLiteral("de"));
        QTRY_VERIFY(m_window->playsLesson());
        QCOMPARE(m_window->lessonPlay()->number(), step);
        QCOMPARE(leftOver(*m_window).join(QStringLiteral(" / ")), QString());
        m_window->lessonPlay()->close();
        QTRY_COMPARE(m_window->selection()->stage(), own); // not the lesson's
    }

    void editsThatAreNotKeptAreReportedAgain()
    {
        QTemporaryFile in_the_way; // where the folder would be made
        QVERIFY(in_the_way.open());
        m_window->keepJournal(in_the_way.fileName());
        Scene scene = m_window->document()->scene();
        scene.config.dropout.train = !scene.config.dropout.train;
        QVERIFY(!m_window->document()->edit(QStringLiteral("an edit"), scene, ChangePart::Config));
        QTRY_VERIFY(tells(QStringLiteral("Edits are not protected against a crash")));
        changeTo(QStringLiteral("de"));
        QTRY_VERIFY(tells(QStringLiteral("Änderungen sind nicht gegen einen Absturz geschützt")));
        QVERIFY(!tells(QStringLiteral("Edits are not protected")));
    }

    void noTwoEntriesOfAMenuHaveOneMnemonic()
    {
        changeTo(QStringLiteral("de"));
        QStringList faults;
        QHash<QChar, QString> bar;
        for (const QMenu* menu : m_window->menuBar()->findChildren<QMenu*>())
            faults << sharedMnemonics(*menu);
        for (const QAction* action : m_window->menuBar()->actions()) {
            const QChar key = action->text()[action->text().indexOf(QLatin1Char('&')) + 1].toLower();
            if (bar.contains(key))
                faults << QStringLiteral("%1 and %2").arg(bar[key], action->text());
            bar.insert(key, action->text());
        }
        QCOMPARE(faults.join(QStringLiteral(" / ")), QString());
    }

    void theMenuAsksForIt()
    {
        QSignalSpy asked(m_window.get(), &MainWindow::languageAsked);
        for (QAction* action : m_window->findChildren<QAction*>())
            if (action->data() == QStringLiteral("de"))
                action->trigger();
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.front().front().toString(), QStringLiteral("de"));
    }

private:
    bool tells(const QString& sentence) const
    {
        return std::ranges::any_of(m_window->findChildren<NoticeBar*>(), [&](const NoticeBar* bar) {
            return bar->isVisible() && bar->text().startsWith(sentence);
        });
    }

    void changeTo(const QString& code)
    {
        m_window = MainWindow::inLanguage(std::move(m_window), code);
        QTRY_VERIFY(m_window->computed());
        m_window->complete();
        QTRY_VERIFY(!m_window->recompute()->isBusy());
    }

    std::unique_ptr<MainWindow> m_window;
};

WINDOW_TEST(TestWindowLanguage)
#include "tst_windowlanguage.moc"
