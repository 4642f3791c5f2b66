// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/testpaths.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/paint/colorscale.h"
#include "ui/theme/colormap.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/headcolor.h"
#include "ui/theme/icons.h"
#include "ui/theme/mnemonics.h"

#include <QApplication>
#include <QDir>
#include <QFontInfo>
#include <QLabel>
#include <QMenuBar>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTest>

using namespace attn;

namespace {

struct TextToken {
    const char* name;
    QColor Colors::*color;
    double ratios[3][4]; // light, dark, high contrast: on base, panel, window, soft
};

// The table of the design: WCAG contrast to one decimal.
const TextToken text_tokens[] = {
    {"text", &Colors::text, {{17.6, 16.6, 15.4, 14.5}, {15.3, 13.3, 14.5, 10.7}, {21, 21, 21, 15.1}}},
    {"text2", &Colors::text2, {{7.7, 7.2, 6.7, 6.3}, {8.9, 7.7, 8.4, 6.2}, {21, 21, 21, 15.1}}},
    {"off", &Colors::off, {{5.6, 5.2, 4.9, 4.6}, {6.6, 5.8, 6.3, 4.6}, {12.6, 12.6, 12.6, 9.0}}},
    {"accent", &Colors::accent, {{7.5, 7.1, 6.6, 6.2}, {7.7, 6.7, 7.3, 5.4}, {16.5, 16.5, 16.5, 11.8}}},
    {"q", &Colors::q, {{5.9, 5.5, 5.1, 4.8}, {8.8, 7.6, 8.4, 6.1}, {12.0, 12.0, 12.0, 8.6}}},
    {"k", &Colors::k, {{6.4, 6.1, 5.6, 5.3}, {8.7, 7.5, 8.2, 6.0}, {12.3, 12.3, 12.3, 8.8}}},
    {"v", &Colors::v, {{6.6, 6.2, 5.7, 5.4}, {9.2, 8.0, 8.8, 6.4}, {15.7, 15.7, 15.7, 11.3}}},
    {"ok", &Colors::ok, {{6.3, 5.9, 5.5, 5.2}, {8.7, 7.5, 8.2, 6.0}, {16.4, 16.4, 16.4, 11.8}}},
    {"warn", &Colors::warn, {{6.4, 6.1, 5.6, 5.3}, {9.8, 8.5, 9.3, 6.8}, {14.6, 14.6, 14.6, 10.5}}},
    {"bad", &Colors::bad, {{6.4, 6.1, 5.6, 5.3}, {7.4, 6.4, 7.0, 5.2}, {9.3, 9.3, 9.3, 6.6}}},
};
const TextToken line_tokens[] = {
    {"edge", &Colors::edge, {{3.7, 3.5, 3.2, 3.0}, {4.8, 4.2, 4.6, 3.3}, {21, 21, 21, 15.1}}},
    {"flash", &Colors::flash, {{3.5, 3.3, 3.0, 2.8}, {11.5, 9.9, 10.9, 8.0}, {16.5, 16.5, 16.5, 11.8}}},
};

const ThemeName themes[] = {ThemeName::Light, ThemeName::Dark, ThemeName::HighContrast};

double toOneDecimal(double ratio) { return std::round(ratio * 10) / 10; }

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void digitsCanBeReadOnEveryColourOfEveryMap()
    {
        for (const QString& name : colorMapNames())
            for (bool dark : {false, true})
                for (QRgb rgb : colorTable(name, dark)) {
                    const QColor color = QColor::fromRgb(rgb);
                    QVERIFY2(contrast(textColorOn(color), color) >= 4.5, qPrintable(name + ' ' + color.name()));
                }
    }

    void mapsBeginAndEndAtTheirStops()
    {
        const ColorTable& viridis = colorTable(QStringLiteral("viridis"), false);
        QCOMPARE(viridis.front(), qRgb(0x44, 0x01, 0x54));
        QCOMPARE(viridis.back(), qRgb(0xfd, 0xe7, 0x25));
        const ColorTable& dark = colorTable(QStringLiteral("diverging"), true);
        QCOMPARE(dark.front(), qRgb(0x9c, 0xcb, 0xf7));
        QVERIFY(colorTable(QStringLiteral("diverging"), false) != dark);
    }

    void everyMapHasItsReverse()
    {
        for (const QString& name : colorMapNames()) {
            if (name.endsWith(QLatin1String("_r")))
                continue;
            QVERIFY(colorMapNames().contains(name + QStringLiteral("_r")));
            for (const bool dark : {false, true}) {
                ColorTable back = colorTable(name + QStringLiteral("_r"), dark);
                std::ranges::reverse(back);
                QVERIFY(back == colorTable(name, dark));
            }
            QCOMPARE(isDiverging(name), isDiverging(name + QStringLiteral("_r")));
        }
        QCOMPARE(colorTable(QStringLiteral("blues"), false).front(), qRgb(255, 255, 255));
        QCOMPARE(colorTable(QStringLiteral("greys_r"), false).front(), qRgb(255, 255, 255));
    }

    // Entries of the authors' own tables, between the stops that ours are made of.
    void publishedMapsAreTheirAuthorsTables()
    {
        const auto near = [](const char* map, int at, QRgb theirs) {
            const QRgb ours = colorTable(QLatin1String(map), false)[std::size_t(at)];
            return std::abs(qRed(ours) - qRed(theirs)) <= 4 && std::abs(qGreen(ours) - qGreen(theirs)) <= 4 &&
                   std::abs(qBlue(ours) - qBlue(theirs)) <= 4;
        };
        QVERIFY(near("viridis", 12, 0x471365) && near("viridis", 33, 0x472e7c) && near("viridis", 128, 0x21918c) &&
                near("viridis", 203, 0x77d153) && near("viridis", 243, 0xdfe318));
        QVERIFY(near("magma", 12, 0x06051a) && near("magma", 33, 0x1e1149) && near("magma", 203, 0xfe9d6c) &&
                near("magma", 243, 0xfde7a9));
        QVERIFY(near("cividis", 12, 0x002b62) && near("cividis", 33, 0x1c396f) && near("cividis", 203, 0xc7b767) &&
                near("cividis", 243, 0xf3db42));
    }

    void linesOfHeadsCanBeSeenAndDistinguished()
    {
        for (const ThemeName theme : themes) {
            const Colors& c = colorsOf(theme);
            for (int head = 0; head < 8; ++head)
                for (const QColor& ground : {c.base, c.panel})
                    QVERIFY2(contrast(headColor(head, c), ground) >= 4.5, qPrintable(headColor(head, c).name()));
            for (int a = 0; a < 32; ++a)
                for (int b = 0; b < a; ++b)
                    QVERIFY2(headColor(a, c) != headColor(b, c) || !std::ranges::equal(headDash(a), headDash(b)),
                             qPrintable(QStringLiteral("%1 %2").arg(a).arg(b)));
        }
        QCOMPARE(headColor(0, colorsOf(ThemeName::Light)), QColor(0x00, 0x79, 0x6f));
        QCOMPARE(headColor(0, colorsOf(ThemeName::HighContrast)), headColor(0, colorsOf(ThemeName::Dark)));
        QVERIFY(headDash(0).empty());
        QCOMPARE(headDash(1).size(), std::size_t(2));
    }

    void everyRatioOfTheTableIsAsPrinted_data()
    {
        QTest::addColumn<double>("found");
        QTest::addColumn<double>("printed");
        QTest::addColumn<double>("least");
        const auto add = [](const TextToken& token, double least) {
            for (int t = 0; t < 3; ++t) {
                const Colors& c = colorsOf(themes[t]);
                const QColor grounds[] = {c.base, c.panel, c.window, c.soft};
                const char* names[] = {"base", "panel", "window", "soft"};
                for (int g = 0; g < 4; ++g) {
                    // Lines need their 3.0 on base and panel only.
                    const double floor = least == 3.0 && g > 1 ? 1.0 : least;
                    QTest::addRow("%s on %s, palette %d", token.name, names[g], t)
                        << contrast(c.*token.color, grounds[g]) << token.ratios[t][g] << floor;
                }
            }
        };
        for (const TextToken& token : text_tokens)
            add(token, 4.5);
        for (const TextToken& token : line_tokens)
            add(token, 3.0);
        const double pairs[3][5] = {{7.5, 3.0, 5.4, 5.6, 5.3}, {7.9, 3.3, 6.1, 6.9, 5.6}, {16.5, 21, 12.1, 10.3, 7.8}};
        for (int t = 0; t < 3; ++t) {
            const Colors& c = colorsOf(themes[t]);
            QTest::addRow("onaccent on accent, palette %d", t) << contrast(c.onaccent, c.accent) << pairs[t][0] << 4.5;
            QTest::addRow("hatch on hbg, palette %d", t) << contrast(c.hatch, c.hbg) << pairs[t][1] << 3.0;
            QTest::addRow("ok on okbg, palette %d", t) << contrast(c.ok, c.okbg) << pairs[t][2] << 4.5;
            QTest::addRow("warn on warnbg, palette %d", t) << contrast(c.warn, c.warnbg) << pairs[t][3] << 4.5;
            QTest::addRow("bad on badbg, palette %d", t) << contrast(c.bad, c.badbg) << pairs[t][4] << 4.5;
        }
    }

    void everyRatioOfTheTableIsAsPrinted()
    {
        QFETCH(double, found);
        QFETCH(double, printed);
        QFETCH(double, least);
        QCOMPARE(toOneDecimal(found), printed);
        QVERIFY2(found >= least - 0.05, qPrintable(QString::number(found)));
    }

    void textContrastsAtLeastFourAndAHalfOnAnyColor()
    {
        double least = 21;
        for (int r = 0; r < 256; r += 15)
            for (int g = 0; g < 256; g += 15)
                for (int b = 0; b < 256; b += 15)
                    least = std::min(least, contrast(textColorOn(QColor(r, g, b)), QColor(r, g, b)));
        QVERIFY2(least >= 4.55, qPrintable(QString::number(least)));
    }

    void facesComeFromTheResources()
    {
        QCOMPARE(QFontInfo(textFont()).family(), QStringLiteral("Inter"));
        QCOMPARE(QFontInfo(numberFont()).family(), QStringLiteral("JetBrains Mono"));
        QCOMPARE(QFontInfo(formulaFont()).family(), QStringLiteral("STIXGeneral"));
        const QFontMetricsF digits(numberFont(12));
        QCOMPARE(digits.horizontalAdvance(QStringLiteral("1111")), digits.horizontalAdvance(QStringLiteral("0.88")));
    }

    void aButtonWithoutRoomHasNoIcon()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("paint"), QRegularExpression::CaseInsensitiveOption));
        QVERIFY(icon(QStringLiteral("check")).pixmap(QSize(0, 16), 1.0).isNull());
    }

    void everyIconIsPaintedAsItIsDrawn()
    {
        const QColor color(200, 30, 60);
        const QDir folder(QString::fromStdString(sourceFile("resources/icons")));
        const QFileInfoList files = folder.entryInfoList({QStringLiteral("*.svg")});
        QVERIFY(!files.isEmpty());
        for (const QFileInfo& file : files) {
            QFile text(file.filePath());
            QVERIFY(text.open(QIODevice::ReadOnly));
            QSvgRenderer drawn(text.readAll().replace("currentColor", color.name().toLatin1()));
            QImage images[2];
            for (QImage& image : images) {
                image = QImage(48, 48, QImage::Format_ARGB32_Premultiplied);
                image.fill(Qt::transparent);
                QPainter painter(&image);
                painter.setRenderHint(QPainter::Antialiasing);
                if (&image == images)
                    drawn.render(&painter, QRectF(0, 0, 48, 48));
                else
                    paintIcon(painter, QRectF(0, 0, 48, 48), file.completeBaseName(), color);
            }
            for (int y = 0; y < 48; ++y)
                for (int x = 0; x < 48; ++x) {
                    const QRgb a = images[0].pixel(x, y), b = images[1].pixel(x, y);
                    for (const int difference :
                         {qRed(a) - qRed(b), qGreen(a) - qGreen(b), qBlue(a) - qBlue(b), qAlpha(a) - qAlpha(b)})
                        QVERIFY2(std::abs(difference) <= 6, qPrintable(file.fileName()));
                }
        }
    }

    void iconsTakeTheColorOfTheTheme()
    {
        for (const ThemeName theme : themes) {
            applyTheme(theme);
            const QImage image = icon(QStringLiteral("check")).pixmap(QSize(64, 64), 1.0).toImage();
            int seen = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (image.pixelColor(x, y).alpha() == 255) {
                        ++seen;
                        QCOMPARE(image.pixelColor(x, y).rgb(), colors().text.rgb());
                    }
            QVERIFY(seen > 100);
        }
        applyTheme(ThemeName::Light);
    }

    void lettersAreUnderlinedForKeysAndNotForTheMouse()
    {
        Mnemonics mnemonics;
        QApplication::instance()->installEventFilter(&mnemonics);
        QMenuBar bar;
        bar.addAction(QStringLiteral("&Stage"));
        bar.show();
        const QImage plain = bar.grab().toImage();
        QTest::keyPress(&bar, Qt::Key_Alt);
        QVERIFY(bar.grab().toImage() != plain);
        QLabel other;
        QTest::mouseClick(&other, Qt::LeftButton);
        QTest::keyRelease(&bar, Qt::Key_Alt);
        bar.setActiveAction(nullptr);
        QCOMPARE(bar.grab().toImage(), plain);
    }

    void largerTextGrowsFontsThatAreInUse()
    {
        QLabel label;
        useNumberFont(&label, 12);
        const double before = label.font().pointSizeF();
        applyTheme(ThemeName::Light, 1.25);
        QCOMPARE(label.font().pointSizeF(), before * 1.25);
        QCOMPARE(scaled(28), 35);
        applyTheme(ThemeName::Light);
        QCOMPARE(label.font().pointSizeF(), before);
    }
};

WINDOW_TEST(TestTheme)
#include "tst_theme.moc"
