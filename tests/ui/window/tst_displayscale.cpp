// SPDX-License-Identifier: GPL-3.0-or-later
// The window comes to a screen with another scale while it is open, as when a laptop is put to a projector: nothing is lost, and
// what it draws is as sharp as that screen.
#include "core/scene/scene.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "ui/present/presenter.h"

#include <QApplication>
#include <QFile>
#include <QImage>
#include <QScreen>
#include <QTemporaryDir>
#include <QWindow>

#include <algorithm>

using namespace attn;

class TestDisplayScale : public QObject {
    Q_OBJECT

    // As a person does who takes it there.
    void moveTo(QScreen* screen)
    {
        m_window->move(screen->geometry().topLeft() + QPoint(10, 10));
        QTRY_COMPARE(m_window->screen(), screen);
        QTRY_COMPARE(m_window->devicePixelRatio(), screen->devicePixelRatio());
        QTest::qWait(50);
    }

    HeatmapPage* page() const { return m_window->workArea()->centre()->page(); }
    QImage picture() const { return page()->grab().toImage(); }

    // What was changed is framed for a moment.
    QImage restingPicture() const
    {
        QImage last;
        for (QImage now = picture(); now != last; now = picture()) {
            last = now;
            QTest::qWait(1200);
        }
        return last;
    }

    Scene edited(float value) const
    {
        Scene scene = m_window->document()->scene();
        scene.edits.set("x", {2, 1}, value);
        return scene;
    }

    static QScreen* screen(const QString& name)
    {
        const QList<QScreen*> all = QGuiApplication::screens();
        const auto named = std::ranges::find(all, name, &QScreen::name);
        return named == all.end() ? nullptr : *named;
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("tst_displayscale"));
        useTestLook();
        QCOMPARE(QGuiApplication::screens().size(), 3);
    }
    void init()
    {
        openLesson(m_window);
        moveTo(screen(QStringLiteral("one")));
    }
    void cleanup() { closeWindow(m_window); }

    void editsAndTheirHistoryStayAndThePictureIsAsSharpAsTheScreen()
    {
        const Scene first = m_window->document()->scene();
        QVERIFY(!m_window->document()->edit(QStringLiteral("Set"), edited(3), ChangePart::Values));
        QTRY_VERIFY(m_window->computed()->scene == m_window->document()->scene());
        const QImage before = restingPicture();
        for (const char* name : {"two", "half"}) {
            QScreen* there = screen(QString::fromLatin1(name));
            moveTo(there);
            const QImage shown = picture();
            QCOMPARE(shown.devicePixelRatio(), there->devicePixelRatio());
            QCOMPARE(shown.size(), (QSizeF(before.size()) * there->devicePixelRatio()).toSize());
            QVERIFY(m_window->document()->scene().edits == edited(3).edits);
            QVERIFY(!m_window->document()->edit(QStringLiteral("Set again"), edited(4), ChangePart::Values));
            QTRY_VERIFY(m_window->computed()->scene == m_window->document()->scene());
            m_window->document()->undoStack()->undo();
            QTRY_VERIFY(m_window->computed()->scene == m_window->document()->scene());
        }
        moveTo(screen(QStringLiteral("one")));
        QCOMPARE(restingPicture(), before);
        m_window->document()->undoStack()->undo();
        QVERIFY(m_window->document()->scene() == first);
        QVERIFY(!m_window->document()->isModified());
    }

    void thePresenterOpensOnAScreenOfAnotherScale()
    {
        moveTo(screen(QStringLiteral("two")));
        m_window->present();
        QVERIFY(m_window->presenter());
        QTRY_VERIFY(m_window->presenter()->isVisible());
        QCOMPARE(m_window->presenter()->grab().devicePixelRatio(), m_window->presenter()->screen()->devicePixelRatio());
        QTest::keyClick(m_window->presenter(), Qt::Key_Escape);
        QTRY_VERIFY(!m_window->presenter());
    }

private:
    std::unique_ptr<MainWindow> m_window;
};

int main(int argc, char** argv)
{
    const QTemporaryDir folder;
    QFile screens(folder.filePath(QStringLiteral("screens.json")));
    if (!screens.open(QIODevice::WriteOnly))
        return 1;
    screens.write(R"({"screens": [
        {"name": "one", "x": 0, "y": 0, "width": 1600, "height": 900, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
        {"name": "two", "x": 1600, "y": 0, "width": 3200, "height": 1800, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 2},
        {"name": "half", "x": 4800, "y": 0, "width": 2400, "height": 1350, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1.5}]})");
    screens.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(screens.fileName()));
    QApplication application(argc, argv);
    TestDisplayScale test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_displayscale.moc"
