// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window in the middle of a walk: whatever it writes, wherever, is the same whatever the numbers are that the
// walk has not come to.
#include "core/lessons/lesson.h"
#include "tests/ui/support/laterchanged.h"
#include "tests/ui/support/lessonwindow.h"
#include "tests/ui/support/testlook.h"
#include "tests/ui/support/testprogram.h"
#include "tests/ui/support/writtentexts.h"
#include "ui/present/presenter.h"
#include "ui/studios/studio.h"
#include "ui/timebar/stepper.h"
#include "ui/window/studios.h"

#include <QElapsedTimer>
#include <QTest>

#include <set>

using namespace attn;

namespace {

constexpr int patience = 20'000; // ms: the machine may have other work

// A cell in the making in the middle of every stage.
std::vector<StepPlace> middles(const Walk& steps)
{
    std::vector<StepPlace> places;
    for (int number = 0; number < int(steps.tensors().size()); ++number) {
        const StepTensor& tensor = steps.tensors()[std::size_t(number)];
        places.push_back({number, tensor.rows / 2, tensor.columns / 2, tensor.by_row || tensor.terms > 1 ? 0 : -1});
    }
    return places;
}

// Also nothing, the ends of the stages, and where the terms of a row are there and not all are divided.
std::vector<StepPlace> manyPlaces(const Walk& steps)
{
    std::vector<StepPlace> places = {Walk::nothing()};
    for (const StepPlace& middle : middles(steps)) {
        const StepTensor& tensor = steps.tensors()[std::size_t(middle.tensor)];
        places.push_back(middle);
        if (tensor.by_row)
            places.push_back({middle.tensor, middle.row, middle.column, 1});
        places.push_back({middle.tensor, tensor.rows - 1, tensor.columns - 1, -1});
    }
    places.pop_back(); // everything is computed
    return places;
}

// What the pages of a scene are made of: others of the same kind say the same in them.
QString kindOf(const Walk& steps, const Dims& dims)
{
    QString kind = QString::number(dims.H);
    for (const StepTensor& tensor : steps.tensors())
        kind += QStringLiteral(" %1 %2x%3 %4")
                    .arg(QString::fromStdString(tensor.name))
                    .arg(tensor.rows)
                    .arg(tensor.columns)
                    .arg(tensor.terms);
    return kind;
}

QString inWords(const Walk& steps, const StepPlace& place)
{
    return QStringLiteral("%1 row %2 column %3 term %4")
        .arg(QString::fromStdString(steps.tensors()[std::size_t(place.tensor)].name))
        .arg(place.row)
        .arg(place.column)
        .arg(place.term);
}

} // namespace

class TestWindowSteps : public QObject {
    Q_OBJECT

    std::unique_ptr<MainWindow> window;
    std::set<QString> walked; // kinds of scenes
    Selection& selection() { return *window->selection(); }

    void open(const QString& lesson)
    {
        openLesson(window);
        window->openAtStart(lesson);
        QTRY_VERIFY_WITH_TIMEOUT(!window->document()->displayName().isEmpty(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(window->recompute()->isShown(), patience);
        window->complete();
        window->resize(1400, 1600); // nothing is scrolled
        window->workArea()->stepper()->setUnit(StepUnit::Term);
    }
    // What the window writes at a place of the walk, after everything was to be seen and the pointer was on a cell.
    QStringList textsAt(const StepPlace& place, const ComputedPtr& computed)
    {
        selection().endSteps();
        window->workArea()->setComputed(computed, {}, false, false);
        selection().setHovered(Cell{1, 0});
        QCoreApplication::processEvents();
        window->workArea()->stepper()->toPosition(selection().steps().position(place));
        if (Presenter* presenter = window->presenter())
            presenter->setComputed(computed, window->document()->displayName());
        QCoreApplication::processEvents();
        QWidget& shown = window->presenter() ? *window->presenter() : static_cast<QWidget&>(*window);
        shown.setUpdatesEnabled(true);
        const QStringList texts = writtenTexts(shown);
        shown.setUpdatesEnabled(false); // it is painted only when it is read: that takes most of the time
        return texts;
    }
    // The texts that tell the two computations apart; none where they look the same. What is made off the GUI thread
    // comes in its own time.
    QStringList described(const StepPlace& place)
    {
        const ComputedPtr computed = window->computed();
        const ComputedPtr changed = laterChanged(*computed, selection().steps(), place);
        QStringList more;
        QElapsedTimer waited;
        for (waited.start(); waited.elapsed() < patience;) {
            more = textsAt(place, changed);
            const QStringList texts = textsAt(place, computed);
            for (const QString& text : texts)
                more.removeOne(text);
            if (more.isEmpty())
                return {};
            QTest::qWait(25);
        }
        return more;
    }
    void walk(const QString& page, const std::vector<StepPlace>& places)
    {
        for (const StepPlace& wanted : places) {
            const StepPlace place =
                selection().steps().nearest(selection().steps().position(wanted), StepUnit::Term); // as the bar has it
            const QStringList texts = described(place);
            QCOMPARE(selection().step(), std::optional(place));
            QVERIFY2(texts.isEmpty(), qPrintable(page + QStringLiteral(", ") + inWords(selection().steps(), place) +
                                                 QStringLiteral(": ") + texts.join(QStringLiteral(" | "))));
        }
    }

private Q_SLOTS:
    void initTestCase()
    {
        useTestSettings(QStringLiteral("windowsteps"));
        useTestLook();
    }
    void cleanup() { closeWindow(window); }

    void nothingTellsWhatIsStillToCome_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const LessonEntry& lesson : sceneLessons())
            if (lesson.id != "001.shapes") // too large to be walked in a moment
                QTest::newRow(std::string(lesson.id).c_str()) << QString::fromLatin1(lesson.id);
    }

    void nothingTellsWhatIsStillToCome()
    {
        QFETCH(QString, lesson);
        open(lesson);
        const Walk steps = selection().steps();
        walk(QStringLiteral("bench"), manyPlaces(steps));
        if (!walked.insert(kindOf(steps, window->computed()->realized->plan.dims)).second)
            return;
        if (window->computed()->realized->plan.dims.H > 1) {
            selection().setAllHeads(true);
            walk(QStringLiteral("all heads"), middles(steps));
            selection().setAllHeads(false);
        }
        selection().setOperands(true);
        walk(QStringLiteral("operands"), middles(steps));
        selection().setOperands(std::nullopt);
        for (const StudioKind& kind : window->workArea()->studioKinds()) {
            window->workArea()->openStudio(kind.info.id);
            QVERIFY(window->workArea()->studio());
            window->workArea()->stepper()->setUnit(StepUnit::Term); // not by steps of the studio's own
            walk(kind.info.id, middles(steps));
            QVERIFY(window->workArea()->studio());
            window->workArea()->closeStudio();
        }
        window->present();
        QVERIFY(QTest::qWaitForWindowExposed(window->presenter(), patience));
        walk(QStringLiteral("presenter"), middles(steps));
        window->presenter()->close();
    }
};

WINDOW_TEST(TestWindowSteps)
#include "tst_windowsteps.moc"
