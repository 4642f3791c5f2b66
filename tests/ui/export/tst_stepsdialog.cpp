// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/covered.h"
#include "tests/ui/support/exportbench.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/export/measurefield.h"
#include "ui/export/previewpane.h"
#include "ui/export/stepsdialog.h"
#include "ui/theme/colors.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

class TestStepsDialog : public ExportBench<StepsDialog> {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("stepsdialog"));
        useTestLook();
    }

    void init()
    {
        QSettings().clear();
        open(headsScene(6, 2));
    }

    void cleanup() { m_dialog.reset(); }

    void theMouseReachesEveryControl()
    {
        QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
        QCOMPARE(coveredControls(*m_dialog).join(u'\n'), QString());
    }

    void playsTheStageOfTheWindowRowByRow()
    {
        QTRY_VERIFY(m_dialog->saveButton()->isEnabled());
        QCOMPARE(m_dialog->request().tensors, std::vector<std::string>{"weights"});
        QVERIFY(m_dialog->preview()->sizes().contains(QStringLiteral("6 frames, 4.5 s")));
        QTRY_VERIFY(!m_dialog->preview()->picture().isNull());
        const QImage first = m_dialog->preview()->picture();
        QTRY_VERIFY(m_dialog->preview()->picture() != first);
    }

    void followsTheWindow()
    {
        m_selection.setStage(QStringLiteral("scores"));
        m_selection.setHead(1);
        QCOMPARE(m_dialog->request().tensors, std::vector<std::string>{"scores"});
        QCOMPARE(m_dialog->request().head, 1);
        choose(1, 2); // by cell
        QTRY_VERIFY(m_dialog->preview()->sizes().contains(QStringLiteral("36 frames")));
    }

    void sweepsOverTheStageBeforeAndFillsASlide()
    {
        open(lessonScene("000.mha"));
        m_selection.setStage(QStringLiteral("mask"));
        auto* over = box(QStringLiteral("Overlay on previous stage"));
        QVERIFY(over->isEnabled());
        over->click();
        box(QStringLiteral("Slide, 1920 × 1080 px"))->click();
        QCOMPARE(m_dialog->request().over, std::string("scores"));
        QTRY_VERIFY(m_dialog->preview()->sizes().contains(QStringLiteral("1920 × 1080 px")));
        QVERIFY(m_dialog->preview()->sizes().contains(QStringLiteral("7 frames")));
        m_selection.setStage(QStringLiteral("context")); // of another size than what is before it
        QTRY_VERIFY(!over->isEnabled());
        QTRY_VERIFY(m_dialog->saveButton()->isEnabled());
    }

    void theFileIsTheFilmThatWasPlayed()
    {
        QTRY_VERIFY(m_dialog->saveButton()->isEnabled());
        const QTemporaryDir folder;
        const QByteArray expected =
            *filmBytes(*Film::make(m_computed, m_dialog->request()), m_dialog->timing(), FilmFormat::Gif);
        m_dialog->saveFile(folder.filePath(QStringLiteral("mine")));
        QTRY_VERIFY(!m_dialog->isVisible());
        QFile file(folder.filePath(QStringLiteral("mine.gif")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), expected);
    }

    void theFilmOfTheSceneBeforeIsNotKept()
    {
        QTRY_VERIFY(m_dialog->saveButton()->isEnabled());
        m_dialog->close();
        m_dialog->setComputed(computedOf(headsScene(3, 2)));
        QVERIFY(!m_dialog->saveButton()->isEnabled());
        m_dialog->present();
        QTRY_VERIFY(m_dialog->preview()->sizes().contains(QStringLiteral("3 frames")));
        QTRY_VERIFY(m_dialog->saveButton()->isEnabled());
    }

    void cancelStopsTheWritingAndLeavesNoFile()
    {
        open(headsScene(24, 1));
        choose(1, 2); // by cell
        QTRY_VERIFY(m_dialog->preview()->sizes().contains(QStringLiteral("576 frames")));
        QTRY_VERIFY(m_dialog->saveButton()->isEnabled());
        const QTemporaryDir folder;
        m_dialog->saveFile(folder.filePath(QStringLiteral("mine.gif")));
        QVERIFY(m_dialog->isWriting());
        QTest::keyClick(m_dialog.get(), Qt::Key_Escape);
        QTRY_VERIFY(!m_dialog->isWriting());
        QVERIFY(m_dialog->isVisible());
        QCOMPARE(m_dialog->problem(), QStringLiteral("Canceled. No file was written."));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void whatCannotBeMadeIsReportedAndNotSaved()
    {
        open(headsScene(64, 1));
        choose(0, 1); // all stages
        choose(1, 2); // by cell
        QTRY_VERIFY(!m_dialog->isBusy());
        QTRY_VERIFY(!m_dialog->saveButton()->isEnabled());
        choose(1, 0); // by stage
        QTRY_VERIFY(m_dialog->saveButton()->isEnabled());
        auto* width = m_dialog->findChildren<MeasureField*>().front();
        width->selectAll();
        QTest::keyClicks(width, QStringLiteral("0"));
        QTRY_VERIFY(!m_dialog->saveButton()->isEnabled());
    }

    void theKeyboardBeginsInTheFormAndComesToTheButtons()
    {
        QTRY_VERIFY(m_dialog->saveButton()->isEnabled());
        QStringList reached;
        for (int i = 0; i < 30 && reached.value(reached.size() - 1) != QStringLiteral("Save as…"); ++i) {
            QWidget* at = m_dialog->focusWidget();
            QVERIFY(at);
            reached << at->property("text").toString();
            QTest::keyClick(at, Qt::Key_Tab);
        }
        QCOMPARE(reached.first(), QStringLiteral("this stage"));
        QVERIFY(reached.indexOf(QStringLiteral("Cancel")) > 6);
        QCOMPARE(reached.last(), QStringLiteral("Save as…"));
    }

    void aStripHasFormatsOfItsOwn()
    {
        auto* formats = m_dialog->findChildren<QComboBox*>().front();
        QCOMPARE(formats->itemText(0), QStringLiteral("GIF"));
        choose(2, 1);
        QCOMPARE(formats->itemText(0), QStringLiteral("PNG"));
        QTRY_VERIFY(m_dialog->preview()->sizes().contains(QStringLiteral("6 panels")));
        QCOMPARE(m_dialog->format(), FilmFormat::PngStrip);
    }

private:
    QCheckBox* box(const QString& words)
    {
        for (auto* candidate : m_dialog->findChildren<QCheckBox*>())
            if (candidate->text() == words)
                return candidate;
        qFatal("no box %s", qPrintable(words));
    }
};

WINDOW_TEST(TestStepsDialog)
#include "tst_stepsdialog.moc"
