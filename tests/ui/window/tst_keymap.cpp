// SPDX-License-Identifier: GPL-3.0-or-later
// Keys of one's own: chosen in the list of shortcuts, kept for the next window, and never for two actions.
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/window/keychanger.h"
#include "ui/window/keymap.h"
#include "ui/window/shortcutlist.h"

#include <QAbstractButton>
#include <QAction>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QTableWidget>
#include <QTest>

using namespace attn;

namespace {

// Three actions in two menus.
struct Bench {
    QMenuBar menus;
    QAction *save, *undo, *play, *same;

    Bench()
    {
        QMenu* file = menus.addMenu(QStringLiteral("&File"));
        save = add(file, QStringLiteral("&Save"), QStringLiteral("Ctrl+S"));
        undo = add(menus.addMenu(QStringLiteral("&Edit")), QStringLiteral("&Undo"), QStringLiteral("Ctrl+/"));
        undo->setShortcuts({QKeySequence(QStringLiteral("Ctrl+/")), QKeySequence(QStringLiteral("Ctrl+Y"))});
        play = add(file, QStringLiteral("Play"), QStringLiteral("Space"));
        play->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        same = add(file, QStringLiteral("Close"), QStringLiteral("Ctrl+W"));
        keepKeys(same);
    }
    static QAction* add(QMenu* menu, const QString& text, const QString& keys)
    {
        QAction* action = menu->addAction(text);
        action->setShortcut(QKeySequence(keys));
        return action;
    }
};

QKeySequence keys(const char* text) { return QKeySequence(QString::fromLatin1(text)); }

} // namespace

class TestKeymap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useTestLook();
        useTestSettings(QStringLiteral("tst_keymap"));
    }
    void init() { QSettings().remove(QStringLiteral("keys")); }

    void chosenKeysHoldInTheNextWindowUntilTheyAreAsTheyCame()
    {
        {
            Bench bench;
            Keymap keymap(&bench.menus);
            QCOMPARE(keymap.change(bench.undo, keys("Ctrl+Alt+U")), QString());
            QVERIFY(keymap.isChanged(bench.undo));
            QCOMPARE(bench.undo->shortcuts(), QList{keys("Ctrl+Alt+U")});
        }
        Bench bench;
        Keymap keymap(&bench.menus);
        QCOMPARE(bench.undo->shortcuts(), QList{keys("Ctrl+Alt+U")});
        QCOMPARE(keymap.preset(bench.undo), keys("Ctrl+/"));
        QCOMPARE(keymap.change(bench.undo, keys("Ctrl+/")), QString());
        QCOMPARE(bench.undo->shortcuts(), (QList{keys("Ctrl+/"), keys("Ctrl+Y")}));
        QVERIFY(QSettings().allKeys().filter(QStringLiteral("keys/")).isEmpty());
    }

    void keysOfAnotherActionAMenuOrTheFocusAreRefusedAndNothingChanges()
    {
        Bench bench;
        Keymap keymap(&bench.menus);
        const std::pair<const char*, const char*> refused[] = {{"Ctrl+Y", "Ctrl+Y is already used for “Undo”"},
                                                               {"Ctrl+W", "is already used for “Close”"},
                                                               {"Alt+E", "opens the “Edit” menu"},
                                                               {"A", "A alone goes to the focused control"},
                                                               {"Shift+Left", "alone goes to"}};
        for (const auto& [wanted, says] : refused) {
            const QString sentence = keymap.change(bench.save, keys(wanted));
            QVERIFY2(sentence.contains(QString::fromUtf8(says)), qPrintable(sentence));
            QCOMPARE(bench.save->shortcut(), keys("Ctrl+S"));
        }
        QVERIFY(!keymap.canChange(bench.play) && !keymap.canChange(bench.same));
        QVERIFY(!keymap.change(bench.same, keys("F9")).isEmpty());
        QCOMPARE(keymap.change(bench.save, keys("F9")), QString());
        QCOMPARE(keymap.change(bench.undo, keys("Ctrl+S")), QString()); // it is free now
        QVERIFY(keymap.change(bench.save, keymap.preset(bench.save)).contains(QStringLiteral("Undo")));
    }

    void keysThatAnotherActionComesWithByNowAreNotGivenTwice()
    {
        QSettings().setValue(QStringLiteral("keys/Ctrl%2BS"), QStringLiteral("Ctrl+W"));
        Bench bench;
        const Keymap keymap(&bench.menus);
        QCOMPARE(bench.save->shortcut(), keys("Ctrl+S"));
        QCOMPARE(bench.same->shortcut(), keys("Ctrl+W"));
    }

    void anActionMayHaveNoKeysAndThenHasNoneInTheNextWindow()
    {
        {
            Bench bench;
            Keymap keymap(&bench.menus);
            QCOMPARE(keymap.change(bench.save, {}), QString());
            QVERIFY(bench.save->shortcut().isEmpty());
        }
        Bench bench;
        const Keymap keymap(&bench.menus);
        QVERIFY(bench.save->shortcut().isEmpty());
        QVERIFY(keymap.isChanged(bench.save));
    }

    void theListChangesThemByKeysAlone()
    {
        Bench bench;
        Keymap keymap(&bench.menus);
        ShortcutList list(&bench.menus, &keymap, nullptr);
        list.present();
        auto* field = list.findChild<QLineEdit*>();
        auto* changer = list.findChild<QKeySequenceEdit*>();
        QVERIFY(QTest::qWaitForWindowActive(&list));
        QTest::keyClicks(field, QStringLiteral("undo"));
        QTest::keyClick(field, Qt::Key_Down);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(changer->hasFocus() || changer->isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(bench.undo->shortcut(), keys("Ctrl+/"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE_WITH_TIMEOUT(bench.undo->shortcut(), keys("Ctrl+Alt+U"), 5000);
        auto* table = list.findChild<QTableWidget*>();
        QVERIFY(!table->findItems(keys("Ctrl+Alt+U").toString(QKeySequence::NativeText), Qt::MatchExactly).isEmpty());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(field->hasFocus());
        QVERIFY(list.isVisible());
    }

    void theWindowFollowsItsMapAndSaysTheNewKeys()
    {
        std::unique_ptr<MainWindow> window;
        openLesson(window);
        closeWindow(window);
        QSettings().setValue(QStringLiteral("keys/Ctrl%2BShift%2BP"), QStringLiteral("Ctrl+Alt+F"));
        window = std::make_unique<MainWindow>();
        const auto with = [&](const char* wanted) {
            const QList<QAction*> all = window->findChildren<QAction*>();
            return std::ranges::count_if(all, [&](const QAction* each) { return each->shortcut() == keys(wanted); });
        };
        QCOMPARE(with("Ctrl+Shift+P"), 0);
        QCOMPARE(with("Ctrl+Alt+F"), 1);
        const QList<QAbstractButton*> buttons = window->findChildren<QAbstractButton*>();
        const QString shortcut = keys("Ctrl+Alt+F").toString(QKeySequence::NativeText);
        QVERIFY(std::ranges::any_of(buttons,
                                    [&](const QAbstractButton* each) { return each->toolTip().contains(shortcut); }));
        closeWindow(window);
    }
};

WINDOW_TEST(TestKeymap)
#include "tst_keymap.moc"
