// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/theme/colors.h"
#include "ui/window/actionpalette.h"

#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

using namespace attn;

class TestActionPalette : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestLook(); }

    void init()
    {
        m_window = std::make_unique<QMainWindow>();
        m_recent = m_window->menuBar()->addMenu(QStringLiteral("Recent"));
        for (const char* name : {"first", "second", "third"})
            m_recent->addAction(QString::fromLatin1(name));
        m_window->show();
        m_palette = new ActionPalette(m_window->menuBar(), m_window.get());
        m_palette->open();
    }

    void cleanup() { m_window.reset(); }

    void anActionIsFoundAndTriggered()
    {
        QSignalSpy triggered(m_recent->actions().at(1), &QAction::triggered);
        QTest::keyClicks(m_palette->field(), QStringLiteral("sec"));
        QCOMPARE(m_palette->offered(), QStringList{QStringLiteral("Recent › second")});
        QTest::keyClick(m_palette->field(), Qt::Key_Return);
        QCOMPARE(triggered.size(), 1);
        QVERIFY(!m_palette->isVisible());
    }

    void theActionThatWasNamedIsTheFirst()
    {
        QMenu* go = m_window->menuBar()->addMenu(QStringLiteral("Go to"));
        setSearchWords(go->addAction(QStringLiteral("Heads")), QStringLiteral("num_heads linear layer layer layer"));
        QAction* layer = go->addAction(QStringLiteral("Layer"));
        setSearchWords(layer, QStringLiteral("GQA RoPE ALiBi sinks cross-attention memory"));
        for (const char* typed : {"layer", "go to layer", "Layer"}) {
            m_palette->open();
            QTest::keyClicks(m_palette->field(), QString::fromLatin1(typed));
            QCOMPARE(m_palette->offered(), (QStringList{"Go to › Layer", "Go to › Heads"}));
        }
    }

    void anActionThatShowsTheWordsComesBeforeThoseThatOnlyKnowThem()
    {
        QMenu* heads = m_window->menuBar()->addMenu(QStringLiteral("Export"));
        heads->addAction(QStringLiteral("All heads of the model…"));
        setSearchWords(heads->actions().front(), QStringLiteral("weights of the layer"));
        heads->addAction(QStringLiteral("Weights of the layer now, with all that was edited…"));
        m_palette->open();
        QTest::keyClicks(m_palette->field(), QStringLiteral("weights of the layer"));
        QCOMPARE(m_palette->offered().front(),
                 QStringLiteral("Export › Weights of the layer now, with all that was edited…"));
    }

    void thePaletteIsNoLargerThanItsHits()
    {
        const int before = m_palette->height();
        QTest::keyClicks(m_palette->field(), QStringLiteral("sec"));
        QVERIFY(m_palette->height() < before);
    }

    void noneOfItIsOffTheScreen()
    {
        const QRect room = m_window->screen()->availableGeometry();
        for (const QPoint corner : {room.topLeft(), room.bottomRight() - QPoint(60, 60)}) {
            m_palette->hide();
            m_window->resize(100, 80);
            m_window->move(corner);
            m_palette->open();
            QVERIFY(room.contains(m_palette->geometry()));
        }
    }

    // As File › Open recent, which is filled anew after every opening and saving.
    void whatIsOfferedMayBeDeletedMeanwhile()
    {
        m_recent->clear();
        m_recent->addAction(QStringLiteral("fourth"));
        QTest::keyClick(m_palette->field(), Qt::Key_Down);
        QTest::keyClick(m_palette->field(), Qt::Key_Return);
        QVERIFY(!m_palette->isVisible());
        m_palette->open();
        QCOMPARE(m_palette->offered(), QStringList{QStringLiteral("Recent › fourth")});
        m_recent->clear();
        QTest::keyClicks(m_palette->field(), QStringLiteral("fo"));
        QVERIFY(m_palette->offered().isEmpty());
    }

    void theSecondHalfOfADoubleClickReachesNothingBelow()
    {
        m_window->resize(800, 600);
        auto* below = new QPushButton(QStringLiteral("below"), m_window.get());
        below->setGeometry(m_window->rect());
        below->show();
        QSignalSpy clicked(below, &QPushButton::clicked);
        auto* list = m_palette->findChild<QListWidget*>();
        const QPointF item = list->viewport()->mapToGlobal(list->visualItemRect(list->item(1)).center());
        const auto click = [](QWidget* window, QPointF onScreen, int timestamp) { // as the platform tells of it
            const QPointF place = window->mapFromGlobal(onScreen);
            for (const bool down : {true, false}) {
                qt_handleMouseEvent(window->windowHandle(), place, onScreen, down ? Qt::LeftButton : Qt::NoButton,
                                    Qt::LeftButton, down ? QEvent::MouseButtonPress : QEvent::MouseButtonRelease,
                                    Qt::NoModifier, timestamp);
                QCoreApplication::processEvents();
            }
        };
        click(m_palette, item, 10'000'000);
        QVERIFY(!m_palette->isVisible());
        click(m_window.get(), item, 10'000'100);
        QCOMPARE(clicked.size(), 0);
        click(m_window.get(), item, 10'010'000);
        QCOMPARE(clicked.size(), 1);
    }

    void aSecondClickThatWasOnItsWayDoesNothing()
    {
        QAction* second = m_recent->actions().at(1);
        int triggered = 0;
        connect(second, &QAction::triggered, m_recent, [&] {
            ++triggered;
            m_recent->clear();
            m_recent->addAction(QStringLiteral("anew"));
        });
        auto* list = m_palette->findChild<QListWidget*>();
        list->setCurrentRow(1);
        Q_EMIT list->itemClicked(list->item(1));
        Q_EMIT list->itemClicked(list->item(1));
        QCOMPARE(triggered, 1);
    }

private:
    std::unique_ptr<QMainWindow> m_window;
    QMenu* m_recent = nullptr;
    ActionPalette* m_palette = nullptr;
};

WINDOW_TEST(TestActionPalette)
#include "tst_actionpalette.moc"
