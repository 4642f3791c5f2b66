// SPDX-License-Identifier: GPL-3.0-or-later
// A working day in the window, played fast: drags of numbers, masks, stages, studios, undo, saves, lessons, as many as a hand
// makes in eight hours. Prints the resident memory of each tenth, which should not grow in the second half; then that after a
// large scene was open and closed again, which should be as before it.
//   attnscope_soak [EDITS] [TOKENS]   28800 edits, one for each second of the day; 4096 tokens in 16 heads, 0: none
#include "core/scene/scene.h"
#include "ui/document/document.h"
#include "ui/document/scenefiles.h"
#include "ui/document/selection.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/window/mainwindow.h"
#include "ui/window/studios.h"
#include "ui/window/workarea.h"

#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <unistd.h>

namespace {

using namespace attn;

constexpr int drag_steps = 6;   // what one drag shows on its way
constexpr int idle_wait = 4000; // ms: caches that give back what they hold do so within 2 s

double residentMb()
{
    long all = 0, pages = 0;
    std::ifstream("/proc/self/statm") >> all >> pages;
    return double(pages) * double(sysconf(_SC_PAGESIZE)) / 1e6;
}

class Day {
public:
    explicit Day(const QTemporaryDir& folder) : m_file(folder.filePath(QStringLiteral("day.attn")))
    {
        m_window.openAtStart(QStringLiteral("000.causal.neg_inf"));
        m_window.show();
        m_window.complete();
        m_window.keepJournal(folder.filePath(QStringLiteral("journal")));
        QTest::qWait(1000);
    }

    MainWindow& window() { return m_window; }

    void edit(int number)
    {
        if (number % 400 == 399)
            open();
        if (number % 50 == 49)
            save();
        if (number % 20 == 19)
            openStudio();
        const unsigned kind = m_random() % 10;
        if (kind < 6)
            drag();
        else if (kind < 8)
            m_random() % 3 == 0 ? document().undoStack()->redo() : document().undoStack()->undo();
        else
            lookElsewhere();
        QCoreApplication::processEvents();
        if (number % 10 == 0)
            QTest::qWait(5); // for what is computed
    }

    void open()
    {
        document().undoStack()->setClean(); // nothing is to be asked
        static constexpr std::array lessons = {"000.causal.neg_inf", "000.mha", "000.param.seed123"};
        m_window.files()->openLesson(QString::fromLatin1(lessons[m_random() % lessons.size()]));
        m_window.showWork();
        QTest::qWait(50);
    }

private:
    Document& document() { return *m_window.document(); }

    void drag()
    {
        for (int step = 0; step < drag_steps; ++step) {
            Scene after = document().scene();
            after.edits.set("x", {std::int64_t(m_random() % 2), 1}, float(m_random() % 1000) / 500);
            document().edit(QStringLiteral("Drag"), std::move(after), ChangePart::Values, QStringLiteral("x"));
            QCoreApplication::processEvents();
        }
        document().endMerge();
    }

    void lookElsewhere()
    {
        static constexpr std::array stages = {"scores", "softmax", "qkv", "context"};
        m_window.workArea()->closeStudio();
        m_window.selection()->setStage(QString::fromLatin1(stages[m_random() % stages.size()]));
        m_window.selection()->setChosen(Cell{int(m_random() % 3), int(m_random() % 2)});
    }

    void openStudio()
    {
        const std::vector<StudioKind> kinds = studioKinds();
        m_window.workArea()->openStudio(kinds[m_random() % kinds.size()].info.id);
    }

    void save() { static_cast<void>(document().save(m_file)); }

    QString m_file;
    std::mt19937 m_random{7};
    MainWindow m_window;
};

Scene largeScene(std::int64_t tokens)
{
    constexpr std::int64_t width = 64;
    Scene scene;
    scene.draws = {ManualSeed{123}, Randn{"x", {1, tokens, width}, {}}, Rand{"W_query", {width, width}, 0.1f},
                   Rand{"W_key", {width, width}, 0.1f}, Rand{"W_value", {width, width}, 0.1f}};
    scene.config.projection = Projection::Param;
    scene.config.num_heads = 16;
    scene.config.d_in = scene.config.d_out = width;
    scene.config.scale = Scale::SqrtHeadDim;
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    return scene;
}

} // namespace

int main(int argc, char** argv)
{
    const int edits = argc > 1 ? std::atoi(argv[1]) : 28800;
    const int tokens = argc > 2 ? std::atoi(argv[2]) : 4096;
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("attnscope_soak"));
    applyTheme(ThemeName::Light);
    const QTemporaryDir folder;
    Day day(folder);
    double half = 0;
    for (int i = 0; i < edits; ++i) {
        day.edit(i);
        if ((i + 1) % std::max(1, edits / 10) != 0)
            continue;
        const double resident = residentMb();
        std::printf("%6d edits: %7.1f MB\n", i + 1, resident);
        std::fflush(stdout);
        if (half == 0 && i + 1 >= edits / 2)
            half = resident;
    }
    if (edits > 0)
        std::printf("grown in the second half: %.1f MB\n", residentMb() - half);
    day.open();
    QTest::qWait(idle_wait);
    const double fresh = residentMb();
    if (tokens > 0) {
        day.window().document()->open(largeScene(tokens), {});
        QTest::qWaitFor(
            [&] {
                return day.window().computed() && day.window().computed()->scene == day.window().document()->scene();
            },
            120'000);
        QTest::qWait(1000);
        std::printf("%d tokens in 16 heads open: %.1f MB\n", tokens, residentMb());
        day.open();
        QTest::qWait(idle_wait);
        std::printf("closed for %d s: %.1f MB more than before it\n", idle_wait / 1000, residentMb() - fresh);
    }
    return 0;
}
