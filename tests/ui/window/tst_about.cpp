// SPDX-License-Identifier: GPL-3.0-or-later
// What the About box says is what docs/license.md says and .reuse/dep5 states.
#include "tests/testpaths.h"
#include "tests/ui/support/testprogram.h"
#include "ui/window/about.h"
#include "ui/window/credits.h"

#include <QFile>
#include <QTest>
#include <QTextDocument>

using namespace attn;

namespace {

QString fileText(const char* name)
{
    QFile file(QString::fromStdString(sourceFile("")) + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString shownText()
{
    QTextDocument document;
    document.setHtml(aboutText());
    return document.toPlainText();
}

} // namespace

class TestAbout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void namesEveryPartAndItsLicence();
    void namesTheFontsOfTheSourcesAndTheirLicences();
    void creditsEveryNotebook();
};

void TestAbout::namesEveryPartAndItsLicence()
{
    const QString shown = shownText(), page = fileText("docs/license.md");
    QVERIFY(credits().size() > 10);
    for (const Credit& credit : credits()) {
        const QString name = QString::fromUtf8(credit.name);
        QVERIFY2(shown.contains(name) && shown.contains(QString::fromUtf8(credit.holders)), credit.name);
        const qsizetype row = page.lastIndexOf(name);
        QVERIFY2(row > 0, credit.name);
        QVERIFY2(page.mid(row, page.indexOf(QLatin1Char('\n'), row) - row).contains(QLatin1String(credit.licence)),
                 credit.name);
    }
}

void TestAbout::namesTheFontsOfTheSourcesAndTheirLicences()
{
    const QString stated = fileText(".reuse/dep5"), shown = shownText();
    const std::pair<const char*, const char*> parts[] = {
        {"Inter", "Inter-*"}, {"JetBrains Mono", "JetBrainsMono-*"}, {"STIX General", "STIXGeneral-*"}};
    for (const auto& [name, files] : parts) {
        const qsizetype at = stated.indexOf(QStringLiteral("Files: resources/fonts/") + QLatin1String(files));
        QVERIFY2(at > 0, name);
        const qsizetype licence = stated.indexOf(QLatin1String("License: "), at);
        QVERIFY2(stated.mid(licence).startsWith(QLatin1String("License: OFL-1.1")), name);
        QVERIFY2(shown.contains(QLatin1String(name)), name);
    }
    QVERIFY(shown.contains(QLatin1String("OFL-1.1")));
}

void TestAbout::creditsEveryNotebook()
{
    const QString shown = shownText(), page = fileText("docs/license.md");
    for (int i = 0; i < 5; ++i)
        QVERIFY2(shown.contains(QStringLiteral("Notebook 00%1").arg(i)), "one is missing");
    QVERIFY(shown.contains(QLatin1String("Sebastian Raschka")));
    QVERIFY(page.contains(QLatin1String("Sebastian Raschka")));
    QVERIFY(!aboutText().contains(QLatin1String("<a ")));
}

WINDOW_TEST(TestAbout)
#include "tst_about.moc"
