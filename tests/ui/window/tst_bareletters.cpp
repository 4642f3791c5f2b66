// SPDX-License-Identifier: GPL-3.0-or-later
// The window where DejaVu is the one font of the system: letters that no font has are boxes, whatever stands between them stays,
// and what is copied or exported says so.
#include "core/io/scene/scenefile.h"
#include "tests/ui/support/bareletters.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testlook.h"
#include "ui/document/scenefiles.h"
#include "ui/document/selection.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figuredrag.h"
#include "ui/export/handout.h"
#include "ui/export/previewpane.h"
#include "ui/export/stepsdialog.h"
#include "ui/figures/figureset.h"
#include "ui/figures/requestoptions.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGlyphRun>
#include <QMimeData>
#include <QPainter>
#include <QPdfWriter>
#include <QPushButton>
#include <QRawFont>
#include <QTest>
#include <QTextLayout>

using namespace attn;

namespace {

const QString names_letters = QStringLiteral("No installed font includes the characters ");

QList<QGlyphRun> runsOf(const QString& words)
{
    QTextLayout layout(words, textFont(13));
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    return layout.glyphRuns();
}

} // namespace

class TestBareLetters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("bareletters"));
        useTestLook();
    }

    void anArrowBetweenLettersWithoutAFontKeepsItsPlace_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::newRow("Devanagari") << "क"
                                    << "ख";
        QTest::newRow("Tamil") << "அ"
                               << "ஆ";
        QTest::newRow("Khmer") << "ក"
                               << "ខ";
        QTest::newRow("Syriac") << "ܐ"
                                << "ܒ";
        QTest::newRow("Thaana") << "ހ"
                                << "ށ";
        QTest::newRow("Thai") << "ก"
                              << "ข";
        QTest::newRow("Hangul") << "한"
                                << "말";
    }

    void anArrowBetweenLettersWithoutAFontKeepsItsPlace()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        const QGlyphRun plain = runsOf(QStringLiteral("a → b")).front();
        QCOMPARE(plain.glyphIndexes().size(), 5);
        const QString arrow = u',' + join(plain.glyphIndexes().mid(1, 3)) + u',';
        int arrows = 0;
        for (const QGlyphRun& run : runsOf(one + QStringLiteral(" → ") + other)) {
            QVERIFY(!run.rawFont().fontTable("head").isEmpty()); // a font, and not what Qt takes for lack of one
            arrows += run.rawFont().familyName() == plain.rawFont().familyName() &&
                      QString(u',' + join(run.glyphIndexes()) + u',').contains(arrow);
        }
        QCOMPARE(arrows, 1);
    }

    // Its tokens are in the editors, the picture, the inspector and the status line.
    void aWordOfEveryBlockIsShownCopiedAndDragged()
    {
        const QStringList words = wordsOfAllBlocks();
        constexpr qsizetype together = 60;
        MainWindow window;
        window.resize(1200, 800);
        window.show();
        window.complete();
        for (qsizetype from = 0; from < words.size(); from += together) {
            open(window, words.mid(from, together));
            QVERIFY(!window.grab().isNull());
        }
        copyPicture(window);
        QTRY_VERIFY(!QApplication::clipboard()->image().isNull());
        QTRY_VERIFY(window.findChild<NoticeBar*>()->text().startsWith(names_letters));
    }

    void theExportDialogSaysWhichLettersHaveNoFont()
    {
        MainWindow window;
        window.show();
        window.complete();
        open(window, {"क", "ख", "x"});
        trigger(window, QStringLiteral("Ctrl+E"));
        auto* dialog = window.findChild<ExportDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(!dialog->preview()->picture().isNull());
        QTRY_VERIFY(dialog->preview()->message().startsWith(
            names_letters + QStringLiteral("“क” U+0915, “ख” U+0916 (Devanagari), so they appear as boxes.")));
        QVERIFY(dialog->saveButton()->isEnabled());
        for (const char* name : {"o.pdf", "o.svg", "o.png"}) {
            const QString path = m_folder.filePath(QString::fromLatin1(name));
            window.findChild<NoticeBar*>()->showWarning(QStringLiteral("before"));
            const Figure figure{QStringLiteral("क"),
                                {FigureMap{std::make_shared<HeldMatrix>(plainMatrix(2, 2)), {}, {}}}};
            dialog->write(
                [figure, path](const std::function<void(int)>&, StopToken stop) {
                    const QString ending = path.section(u'.', -1);
                    return writeFigure(figure, {}, formatNamed(ending.toStdString()), path, stop);
                },
                1, QStringLiteral("Wrote"));
            QTRY_VERIFY(window.findChild<NoticeBar*>()->text().startsWith(names_letters + QStringLiteral("“क”")));
            QVERIFY(QFileInfo(path).size() > 0);
        }
        open(window, {"a", "b", "x"});
        trigger(window, QStringLiteral("Ctrl+E"));
        QTRY_COMPARE(dialog->preview()->message(), QString());
    }

    void theStepsDialogSaysItToo()
    {
        Document document;
        Selection selection;
        const Scene scene = sceneOfWords({"한", "말", "x"});
        document.open(scene, {}, {});
        StepsDialog dialog(&document, &selection, nullptr);
        dialog.setComputed(computedOf(scene));
        dialog.present();
        QTRY_VERIFY(dialog.preview()->message().startsWith(names_letters));
    }

    void aDraggedPictureSaysItToo()
    {
        const ComputedPtr computed = computedOf(sceneOfWords({"ខ", "क", "x"}));
        FigureDrag drag([&] {
            return std::optional(FigureDrag::Source{
                {[computed] {
                     return Result<Figure>(
                         Figure{QStringLiteral("ខ"), {FigureMap{heatmapData(*computed, "weights", 0, 0, {}), {}, {}}}});
                 },
                 FigureLook()},
                QStringLiteral("a")});
        });
        QPushButton button;
        QString noted;
        bool dragged = false;
        connect(&drag, &FigureDrag::noted, this, [&](const QString& sentence) { noted = sentence; });
        drag.dragBy([&](QMimeData* data, const QPixmap&) {
            dragged = data->hasImage();
            delete data;
        });
        drag.addHandle(&button);
        button.show();
        QTest::mousePress(&button, Qt::LeftButton, {}, {2, 2});
        QMouseEvent move(QEvent::MouseMove, QPointF(60, 60), QPointF(60, 60), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&button, &move);
        QTRY_VERIFY(dragged);
        QTRY_VERIFY(noted.startsWith(names_letters));
    }

    void aPrintedPageIsDrawn()
    {
        const QStringList words = wordsOfAllBlocks();
        Selection selection;
        selection.setStage(QStringLiteral("softmax"));
        for (qsizetype from = 0; from < words.size(); from += 20) {
            const ComputedPtr computed = computedOf(sceneOfWords(words.mid(from, 20), words[from]));
            const QString path = m_folder.filePath(QStringLiteral("page.pdf"));
            {
                QPdfWriter writer(path);
                QPainter painter(&writer);
                paintHandout(painter, QSizeF(595, 842), handoutOf(computed, selection, words[from]));
            }
            QVERIFY(QFileInfo(path).size() > 0);
        }
    }

private:
    static QString join(const QList<quint32>& glyphs)
    {
        QStringList numbers;
        for (const quint32 glyph : glyphs)
            numbers << QString::number(glyph);
        return numbers.join(u',');
    }

    void open(MainWindow& window, const QStringList& words)
    {
        const QString path = m_folder.filePath(QStringLiteral("scene%1.attn").arg(++m_scenes));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(writeScene(sceneOfWords(words))));
        file.close();
        QVERIFY(window.files()->openFile(path));
        const std::string first = words.front().toStdString();
        QTRY_VERIFY(window.computed() && window.computed()->scene.tokens.front().front() == first);
    }

    static void trigger(MainWindow& window, const QString& keys)
    {
        for (QAction* action : window.findChildren<QAction*>())
            if (action->shortcut() == QKeySequence(keys))
                return action->trigger();
        QFAIL(qPrintable(keys));
    }

    static void copyPicture(MainWindow& window) { trigger(window, QStringLiteral("Ctrl+Shift+C")); }

    QTemporaryDir m_folder;
    int m_scenes = 0;
};

int main(int argc, char** argv)
{
    const QTemporaryDir fonts;
    if (!useBareFonts(fonts)) // before Qt asks for the first font
        return 1;
    QApplication application(argc, argv);
    TestBareLetters test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_bareletters.moc"
