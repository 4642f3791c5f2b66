// SPDX-License-Identifier: GPL-3.0-or-later
// From the start of the program to its first painted heatmap, against a window with one empty plot.
#include "tests/bench/numbers.h"
#include "tests/bench/parts.h"
#include "tests/bench/windowparts.h"
#include "ui/window/mainwindow.h"
#include "ui/window/window.h"
#include "ui/window/workarea.h"

#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <limits>
#include <QApplication>
#include <QDockWidget>
#include <QTemporaryDir>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace attn::bench {

namespace {

// Ends the program once a part of the window has been painted.
class EndWithPaintOf : public QObject {
public:
    explicit EndWithPaintOf(const QWidget* part) : m_part(part) {}

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* widget = event->type() == QEvent::Paint ? qobject_cast<const QWidget*>(watched) : nullptr;
        if (widget && m_part->isAncestorOf(widget))
            QMetaObject::invokeMethod(
                this, [] { std::_Exit(0); }, Qt::QueuedConnection); // when it is on the screen
        return false;
    }

private:
    const QWidget* m_part;
};

// The program itself, until the first lesson's heatmap is painted, or (`whole`) the last column beside it. Does not return.
[[noreturn]] void becomeProgram(bool whole)
{
    int count = 1;
    char name[] = "attnscope", *arguments[] = {name, nullptr};
    std::_Exit(runWindow(count, arguments, "000.causal.neg_inf", {}, [whole](MainWindow& window) {
        QObject::connect(&window, &MainWindow::pictured, &window, [whole, &window] {
            if (!whole)
                std::_Exit(0);
            qApp->installEventFilter(new EndWithPaintOf(window.workArea()->explainDock()));
        });
    }));
}

// A turn that starts a program and waits for its end; not a number when that was a failure.
std::function<double()> startOf(std::vector<std::string> words)
{
    return [words = std::move(words)]() mutable {
        std::vector<char*> arguments;
        for (std::string& word : words)
            arguments.push_back(word.data());
        arguments.push_back(nullptr);
        posix_spawn_file_actions_t quiet;
        posix_spawn_file_actions_init(&quiet);
        posix_spawn_file_actions_addopen(&quiet, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        const double before = now();
        pid_t child = 0;
        int status = -1;
        const bool ended = posix_spawn(&child, arguments.front(), &quiet, nullptr, arguments.data(), environ) == 0 &&
                           waitpid(child, &status, 0) == child && status == 0;
        const double after = now();
        posix_spawn_file_actions_destroy(&quiet);
        return ended ? after - before : std::numeric_limits<double>::quiet_NaN();
    };
}

} // namespace

int startPart(const Arguments& arguments)
{
    if (arguments.word(0) == "program" || arguments.word(0) == "whole")
        becomeProgram(arguments.word(0) == "whole");
    drawSomewhere();
    const QTemporaryDir home; // as in the first start of all: no settings, nothing to restore
    for (const char* place : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"})
        qputenv(place, home.path().toLocal8Bit());
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe");
    const auto times = pairedRounds({{"an empty window", startOf({self.parent_path() / "attnscope_emptywindow"})},
                                     {"AttnScope", startOf({self, "start", "program"})},
                                     {"the whole window", startOf({self, "start", "whole"})}},
                                    arguments.rounds());
    std::printf("start  to the first painted heatmap %s; an empty window with one plot %s\n",
                duration(median(times[1])).c_str(), duration(median(times[0])).c_str());
    std::printf("  %.2f x the start of the empty window; all columns are there after %s\n",
                medianRatio(times[1], times[0]), duration(median(times[2])).c_str());
    return 0;
}

} // namespace attn::bench
