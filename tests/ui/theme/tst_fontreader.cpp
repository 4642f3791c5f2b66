// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/theme/fontreader.h"
#include "ui/theme/fonts.h"
#include "ui/window/centre.h"
#include "ui/window/mainwindow.h"
#include "ui/window/workarea.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace attn;

namespace {

// A system without any font, so that one that is used too early is told from ours: Fontconfig reads where they are when
// it is first asked, which is before main.
class NoSystemFonts {
public:
    NoSystemFonts()
    {
        QFile file(m_folder.filePath(QStringLiteral("fonts.conf")));
        if (file.open(QIODevice::WriteOnly))
            file.write("<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"fonts.dtd\"><fontconfig></fontconfig>\n");
        qputenv("FONTCONFIG_FILE", file.fileName().toLocal8Bit());
    }

private:
    QTemporaryDir m_folder;
};
const NoSystemFonts no_system_fonts;

QImage pictureOf(MainWindow& window)
{
    window.openAtStart(QStringLiteral("000.causal.neg_inf"));
    window.resize(1280, 692);
    window.show();
    if (!QTest::qWaitForWindowExposed(&window) ||
        !QTest::qWaitFor([&] { return window.workArea()->centre()->page()->focusData() != nullptr; }))
        return {};
    window.complete();
    QApplication::sendPostedEvents();
    return window.grab().toImage();
}

} // namespace

class TestFontReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("fontreader"));
        QSettings().clear();
    }

    void cleanup() { QFontDatabase::removeAllApplicationFonts(); }

    void oursAreThereOnceTheyAreAwaited()
    {
        FontReader fonts;
        fonts.readOurs();
        fonts.await();
        QCOMPARE(QFontInfo(textFont()).family(), QStringLiteral("Inter"));
        QCOMPARE(QFontInfo(numberFont()).family(), QStringLiteral("JetBrains Mono"));
        QCOMPARE(QFontInfo(formulaFont()).family(), QStringLiteral("STIXGeneral"));
    }

    // What measures a text before would keep the font that it got.
    void aWindowLooksTheSameWhenTheFontsComeAsLateAsTheyMay()
    {
        QImage early, late;
        {
            useTestLook();
            MainWindow window;
            early = pictureOf(window);
        }
        QFontDatabase::removeAllApplicationFonts(); // and all that was measured
        FontReader fonts;
        MainWindow window([&fonts] {
            fonts.readOurs();
            fonts.await();
        });
        late = pictureOf(window);
        QVERIFY(!early.isNull());
        QCOMPARE(late, early);
    }

    void aReaderThatIsNotAwaitedEnds() { const FontReader fonts; }
};

WINDOW_TEST(TestFontReader)
#include "tst_fontreader.moc"
