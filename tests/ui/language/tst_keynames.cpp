// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testprogram.h"
#include "ui/help/helptexts.h"
#include "ui/language/keynames.h"
#include "ui/language/language.h"

#include <QCoreApplication>

using namespace attn;

class TestKeyNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aMacHasOtherNames()
    {
        QCOMPARE(withKeyNames(QStringLiteral("Ctrl+Alt+Z, Strg goes in steps"), true),
                 QStringLiteral("Cmd+Option+Z, Cmd goes in steps"));
        QCOMPARE(withKeyNames(QStringLiteral("Ctrl+Tab leaves, Alternatives stay"), true),
                 QStringLiteral("Ctrl+Tab leaves, Alternatives stay"));
        QCOMPARE(withKeyNames(QStringLiteral("Ctrl+T"), false), QStringLiteral("Ctrl+T"));
    }

    void everySentenceIsSaidWithThem_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("said");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("Save the lesson file (Cmd+S)");
        QTest::newRow("de") << QStringLiteral("de") << QStringLiteral("Lektionsdatei speichern (Cmd+S)");
    }

    void everySentenceIsSaidWithThem()
    {
        QFETCH(QString, code);
        QFETCH(QString, said);
        KeyNamingTranslator mac(true);
        (void)mac.load(code, QStringLiteral(":/languages"));
        QCoreApplication::installTranslator(&mac);
        QCOMPARE(QCoreApplication::translate("attn::WriterBar", "Save the lesson file (Ctrl+S)"), said);
        QCOMPARE(QCoreApplication::translate("attn::WriterBar", "no such sentence"),
                 QStringLiteral("no such sentence"));
        QCOMPARE(QCoreApplication::translate("QShortcut", "Ctrl"), QStringLiteral("Ctrl")); // by which Qt reads keys
        QCoreApplication::removeTranslator(&mac);
    }
};

GUILESS_TEST(TestKeyNames)
#include "tst_keynames.moc"
