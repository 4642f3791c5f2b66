// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "ui/document/recentfiles.h"
#include "ui/kit/badge.h"
#include "ui/kit/busybar.h"
#include "ui/kit/choicemenu.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/flowlayout.h"
#include "ui/kit/focus.h"
#include "ui/kit/formrow.h"
#include "ui/kit/fuzzy.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/messageline.h"
#include "ui/kit/onscreen.h"
#include "ui/kit/scrollarea.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/kit/tinted.h"
#include "ui/kit/wrappedradio.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/window/fieldkeys.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QScreen>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextEdit>
#include <QVBoxLayout>

using namespace attn;

namespace {

// What has to be higher the wider it is: with a scroll bar it needs none, and without one it needs it.
class NeverSettled : public QWidget {
public:
    QSize minimumSizeHint() const override { return {0, width() >= 300 ? 900 : 50}; }
    QSize sizeHint() const override { return {300, 50}; }
};

} // namespace

class TestKit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // In its own width a link is whole, whatever fractions of a pixel its letters have.
    void aLinkIsWholeInItsOwnWidth()
    {
        for (const char* words : {"Softmax, step by step", "Ausblenden", "LaTeX", "Batch …", "dropped[0,0,2,1]"}) {
            LinkButton link(QString::fromUtf8(words));
            link.resize(link.sizeHint());
            const QImage own = link.grab().toImage();
            link.resize(link.width() + 40, link.height());
            QCOMPARE(link.grab().toImage().copy(own.rect()), own);
        }
    }

    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QApplication::setOrganizationName(QStringLiteral("AttnScopeTest"));
        useTestLook();
    }

    void aScrollAreaWhoseContentNeverSettlesStaysStill() // in Qt's own the stack overflows
    {
        ScrollArea area;
        area.setFrameShape(QFrame::NoFrame);
        area.setWidgetResizable(true);
        area.setWidget(new NeverSettled);
        area.resize(300, 200);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        area.resize(320, 200);
        QCoreApplication::processEvents();
        QVERIFY(area.widget()->width() <= 320);
    }

    void aFoldedSectionTakesItsHeaderAlone()
    {
        QWidget panel;
        auto* column = new QVBoxLayout(&panel);
        auto* section = new Section(QStringLiteral("Dropout"), &panel);
        auto* content = new QLabel(QStringLiteral("p"), section);
        section->setContent(content);
        column->addWidget(section);
        column->addStretch();
        panel.resize(300, 400);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QSignalSpy spy(section, &Section::openChanged);
        const int open = section->height();
        section->setOpen(false);
        QTRY_COMPARE(section->height(), scaled(28) + 1);
        QVERIFY(open > section->height());
        QVERIFY(!content->isVisible());
        QCOMPARE(spy.count(), 1);
    }

    void arrowKeysWalkTheSegmentsAndSayWhichWasChosen()
    {
        SegmentedControl control(QStringLiteral("Step by"));
        for (const char* text : {"stage", "row", "cell"})
            control.addSegment(QString::fromLatin1(text));
        QCOMPARE(control.currentIndex(), 0);
        control.show();
        QVERIFY(QTest::qWaitForWindowActive(&control));
        QSignalSpy spy(&control, &SegmentedControl::activated);
        control.setCurrentIndex(1);
        QCOMPARE(spy.count(), 0); // told by the program, not chosen by the person
        auto* row = control.findChildren<QAbstractButton*>().at(1);
        row->setFocus();
        QTest::keyClick(row, Qt::Key_Right);
        QCOMPARE(control.currentIndex(), 2);
        QTest::mouseClick(control.findChildren<QAbstractButton*>().at(0), Qt::LeftButton);
        QCOMPARE(spy.last().first().toInt(), 0);
    }

    void aHiddenSegmentLeavesNoDivider()
    {
        const auto pictureOf = [](const QStringList& texts, const QString& hidden) {
            SegmentedControl control(QStringLiteral("Show"));
            for (const QString& text : texts)
                control.addSegment(text);
            control.setCurrentIndex(-1);
            if (!hidden.isEmpty())
                control.setSegmentVisible(int(texts.indexOf(hidden)), false);
            control.adjustSize();
            return control.grab().toImage();
        };
        const QImage two = pictureOf({QStringLiteral("map"), QStringLiteral("block")}, {});
        for (const QStringList& texts :
             {QStringList{QStringLiteral("map"), QStringLiteral("block"), QStringLiteral("none")},
              QStringList{QStringLiteral("none"), QStringLiteral("map"), QStringLiteral("block")},
              QStringList{QStringLiteral("map"), QStringLiteral("none"), QStringLiteral("block")}})
            QVERIFY2(pictureOf(texts, QStringLiteral("none")) == two, qPrintable(texts.join(QLatin1Char(' '))));
    }

    void anIconButtonTellsItsNameAndItsKeys()
    {
        QAction action(QStringLiteral("&Pin this picture…"));
        action.setShortcut(QKeySequence(QStringLiteral("Ctrl+P")));
        IconButton button(&action);
        QCOMPARE(button.accessibleName(), QStringLiteral("Pin this picture"));
        QCOMPARE(button.toolTip(), QStringLiteral("Pin this picture (Ctrl+P)"));
        action.setText(QStringLiteral("Unpin"));
        QCOMPARE(button.toolTip(), QStringLiteral("Unpin (Ctrl+P)"));
        QVERIFY(button.sizeHint().width() >= 24 && button.sizeHint().height() >= 24);
    }

    void anErrorIsShownBesideItsControlAndGoesAgain()
    {
        auto* spin = new QSpinBox;
        FormRow row(QStringLiteral("Heads"), spin);
        QCOMPARE(spin->accessibleName(), QStringLiteral("Heads"));
        row.show();
        auto* message = row.findChild<MessageLine*>();
        QVERIFY(!message->isVisible());
        row.setError(QStringLiteral("6 cannot be split into 4 heads: try 1, 2, 3 or 6."));
        QVERIFY(message->isVisible());
        QCOMPARE(spin->accessibleDescription(), row.error());
        row.setError({});
        QVERIFY(!message->isVisible());
    }

    void anElidedLabelKeepsTheWholeTextInItsTooltip()
    {
        const QString text = QStringLiteral("Your journey starts with one step");
        ElidedLabel label(text);
        label.resize(label.sizeHint());
        label.show();
        QCOMPARE(label.toolTip(), QString());
        label.resize(60, label.height());
        QTRY_COMPARE(label.toolTip(), text);
    }

    void theArrowPointsToTheKeyWhateverScriptTheWordsAreOf()
    {
        for (const char* query : {"with", "\u2068مرحبا\u2069"}) {
            QTextDocument page;
            page.setHtml(queryToKey(QString::fromUtf8(query), QStringLiteral("starts")));
            QCOMPARE(page.firstBlock().textDirection(), Qt::LeftToRight);
        }
    }

    void badgesHaveRoomForTheirText()
    {
        Badge badge;
        QVERIFY(badge.isHidden());
        badge.setVerdict(QStringLiteral("matches PyTorch"), Severity::Ok);
        QVERIFY(!badge.isHidden());
        QVERIFY(badge.sizeHint().width() >
                QFontMetrics(textFont(12, QFont::DemiBold)).horizontalAdvance(badge.text()) + 12);
        QCOMPARE(badge.accessibleName(), QStringLiteral("matches PyTorch"));
    }

    void theBusyBarComesLateAndGoesAtOnce()
    {
        QWidget panel;
        panel.resize(400, 300);
        BusyBar bar(&panel);
        panel.show();
        bar.setBusy(true);
        QVERIFY(!bar.isVisible());
        bar.setBusy(false);
        bar.setBusy(true);
        QTRY_VERIFY(bar.isVisible());
        auto* cancel = bar.findChild<QAbstractButton*>();
        QVERIFY(!cancel->isVisible());
        bar.setBusy(true); // a newer request does not start the second again
        QTRY_VERIFY(cancel->isVisible());
        QSignalSpy spy(&bar, &BusyBar::cancelAsked);
        cancel->click();
        QCOMPARE(spy.count(), 1);
        bar.setBusy(false);
        QVERIFY(!bar.isVisible());
    }

    void aListIsBelowItsLabelWhereItsWordsHaveNoRoom()
    {
        auto* list = new QComboBox;
        list->addItems({QStringLiteral("short"), QStringLiteral("one qkv layer, split per head")});
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setMinimumContentsLength(2);
        FormRow row(QStringLiteral("Projections"), list, nullptr, true);
        auto* label = row.findChild<QLabel*>();
        row.resize(400, row.sizeHint().height());
        row.show();
        QVERIFY(list->x() > label->geometry().right());
        row.resize(240, 60);
        QTRY_VERIFY(list->y() > label->y() + label->height() / 2);
        QVERIFY(list->width() > 230);
    }

    void fuzzySearchPrefersWordStartsAndRuns()
    {
        QVERIFY(!fuzzyScore(QStringLiteral("xyz"), QStringLiteral("Stage › Softmax")));
        QVERIFY(!fuzzyScore(QStringLiteral("xam"), QStringLiteral("max"))); // the order counts
        QVERIFY(fuzzyScore(QStringLiteral("STSO"), QStringLiteral("Stage › Softmax")));
        QVERIFY(*fuzzyScore(QStringLiteral("sa"), QStringLiteral("File › Save")) >
                *fuzzyScore(QStringLiteral("sa"), QStringLiteral("Stage › All heads")));
        QVERIFY(*fuzzyScore(QStringLiteral("dark"), QStringLiteral("View › Theme › Dark")) >
                *fuzzyScore(QStringLiteral("dark"), QStringLiteral("Window › Day and rk")));
        // Letters scattered over long words are no hit.
        QVERIFY(
            !fuzzyScore(QStringLiteral("tokens"), QStringLiteral("Notebook 003 › A chance, not a share (cell 232)")));
    }

    void pastingAnEmptyClipboardIsSwallowed()
    {
        FieldKeys keys;
        QApplication::instance()->installEventFilter(&keys);
        QPlainTextEdit edit;
        edit.show();
        QVERIFY(QTest::qWaitForWindowExposed(&edit));
        QApplication::clipboard()->clear();
        QTest::keyClick(&edit, Qt::Key_V, Qt::ControlModifier); // Qt 6.4.2 crashes here without the guard
        QCOMPARE(edit.toPlainText(), QString());
        QApplication::clipboard()->setText(QStringLiteral("1.5"));
        QTest::keyClick(&edit, Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE(edit.toPlainText(), QStringLiteral("1.5"));
    }

    void recentFilesAreTheNewestTenAndKnowWhatIsMissing()
    {
        forgetFiles();
        QTemporaryDir folder;
        for (int i = 0; i < 12; ++i) {
            QFile file(folder.filePath(QStringLiteral("%1.attn").arg(i)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            rememberFile(file.fileName(), QStringLiteral("Scene %1").arg(i));
        }
        rememberFile(folder.filePath(QStringLiteral("5.attn")), QStringLiteral("Scene 5 again"));
        QFile::remove(folder.filePath(QStringLiteral("11.attn")));
        const std::vector<RecentFile> files = recentFiles();
        QCOMPARE(files.size(), std::size_t(most_recent_files));
        QCOMPARE(files[0].title, QStringLiteral("Scene 5 again"));
        QCOMPARE(files[1].title, QStringLiteral("Scene 11"));
        QVERIFY(files[0].exists());
        QVERIFY(!files[1].exists());
        forgetFiles();
        QVERIFY(recentFiles().empty());
    }

    void aMenuOfChoicesTellsTheValueAndChecksOne()
    {
        QMenu menu;
        QVariant taken;
        QActionGroup* group = addChoices(&menu, {{QStringLiteral("Two"), 2}, {QStringLiteral("Three"), 3}},
                                         [&](const QVariant& value) { taken = value; });
        menu.actions().at(1)->trigger();
        QCOMPARE(taken, QVariant(3));
        checkChoice(group, 2);
        QCOMPARE(group->checkedAction(), menu.actions().at(0));
        checkChoice(group, 4);
        QVERIFY(!group->checkedAction());
    }

    void aLongChoiceWrapsAndNeverWidensItsColumn()
    {
        QWidget panel;
        auto* column = new QVBoxLayout(&panel);
        const QString words = QStringLiteral("No, but a layer that is used, not trained, must not do this to a row");
        auto* choice = new WrappedRadio(words, &panel);
        auto* brief = new WrappedRadio(QStringLiteral("No"), &panel);
        column->addWidget(choice);
        column->addWidget(brief);
        column->addStretch();
        panel.resize(220, 300);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QCOMPARE(panel.width(), 220);
        QVERIFY(choice->height() >= 2 * brief->height());
        QCOMPARE(choice->text(), words); // as a screen reader tells it
        panel.resize(900, 300);
        QTRY_COMPARE(choice->height(), brief->height());
    }

    void anOpenListOfChoicesHasNoPlaceInTheTabOrder()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("setTabOrder"))); // it is a window of its own
        QWidget panel;
        auto* column = new QVBoxLayout(&panel);
        auto* choice = new QComboBox;
        choice->addItems({QStringLiteral("causal"), QStringLiteral("none")});
        auto* below = new QSpinBox;
        column->addWidget(choice);
        column->addWidget(below);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        choice->showPopup();
        QVERIFY(QApplication::activePopupWidget());
        tabByPlace({&panel});
        choice->hidePopup();
    }

    void aFlowGoesOnBelowWhereThereIsNoRoom()
    {
        QWidget box;
        auto* flow = new FlowLayout(8);
        box.setLayout(flow);
        QWidget* parts[3] = {new QWidget, new QWidget, new QWidget};
        for (QWidget* part : parts) {
            part->setFixedSize(100, 20);
            flow->addWidget(part);
        }
        flow->setAlignment(parts[0], Qt::AlignLeft);
        QCOMPARE(flow->sizeHint(), QSize(316, 20));
        QCOMPARE(flow->minimumSize(), QSize(100, 20));
        QCOMPARE(flow->heightForWidth(316), 20);
        QCOMPARE(flow->heightForWidth(315), 48);
        QCOMPARE(flow->heightForWidth(100), 76);
        box.resize(400, 20);
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        QCOMPARE(parts[0]->geometry(), QRect(0, 0, 100, 20));
        QCOMPARE(parts[1]->geometry(), QRect(192, 0, 100, 20));
        QCOMPARE(parts[2]->geometry(), QRect(300, 0, 100, 20));
        box.resize(250, 60); // in the middle of the height that is left over
        QCOMPARE(parts[1]->geometry(), QRect(150, 6, 100, 20));
        QCOMPARE(parts[2]->geometry(), QRect(150, 34, 100, 20));
        parts[1]->hide();
        QCOMPARE(flow->heightForWidth(250), 20);
        auto* wide = new QTextEdit; // gives way where that saves a line
        wide->setMinimumSize(60, 20);
        flow->addWidget(wide);
        wide->show();
        const int one_line = 100 + 8 + 100 + 8 + 60;
        QVERIFY(flow->heightForWidth(one_line) < flow->heightForWidth(one_line - 1));
        box.resize(one_line, 300);
        QCOMPARE(wide->width(), 60);
    }

    void aWindowIsNoLargerThanItsScreen()
    {
        QWidget window;
        const QRect room = window.screen()->availableGeometry();
        resizeOnScreen(&window, {100'000, 300});
        QVERIFY(window.width() <= room.width() && window.width() > room.width() - 20);
        QCOMPARE(window.height(), 300);
        window.move(room.center());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        resizeOnScreen(&window, room.size() - QSize(10, 60));
        QVERIFY(room.contains(window.frameGeometry()));
    }

    void daysAreNamedAsPeopleNameThem()
    {
        const QDateTime now(QDate(2024, 3, 13), QTime(18, 0)); // a Wednesday
        QCOMPARE(whenOpened(now.addSecs(-3 * 3600), now), QStringLiteral("today, 15:00"));
        QCOMPARE(whenOpened(now.addDays(-1), now), QStringLiteral("yesterday"));
        QCOMPARE(whenOpened(now.addDays(-2), now), QStringLiteral("Monday"));
        QCOMPARE(whenOpened(now.addDays(-9), now), QStringLiteral("4 March 2024"));
    }
};

WINDOW_TEST(TestKit)
#include "tst_kit.moc"
