// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"

#include "app/batch.h"
#include "app/commandline.h"
#include "app/exportoptions.h"
#include "app/qtswitches.h"
#include "core/backends/cpu/kernels/kernels.h"
#include "core/base/say.h"
#include "core/engine/engine.h"
#include "core/headless/commands.h"
#include "core/io/files/path.h"
#include "core/io/files/system.h"
#include "core/io/files/unfinished.h"

#include <cstdlib>
#include <exception>
#include <filesystem>
#include <new>
#include <string>
#include <system_error>
#include <unistd.h>
#include <vector>

#ifdef ATTNSCOPE_GUI
#include "app/startup.h"
#include "ui/language/language.h"
#include "ui/window/mainwindow.h"
#include "ui/window/window.h"
#endif

namespace attn {

namespace {

// A word that is neither a file nor a lesson may be a misspelled command.
std::string withCommandMeant(const std::string& message, const std::string& scene)
{
    std::error_code fault;
    const auto meant = std::filesystem::exists(pathOf(scene), fault) ? std::string_view() : commandMeant(scene);
    return meant.empty() ? message : say("%1; did you mean attnscope %2?", message, meant);
}

// The window may be started with switches of Qt's beside its own; a command has none of them.
Result<Options> optionsOf(const std::vector<std::string>& arguments)
{
    auto options = parseCommandLine(arguments);
    if (options)
        return options;
    const auto own = withoutQtSwitches(arguments);
    if (!own)
        return own.error();
    auto window = parseCommandLine(*own);
    return window && window->command == Command::Window ? window : options;
}

std::string outOfMemory() { return say("not enough memory for this scene"); }

std::string last_words; // allocated in advance

// Called when memory runs out where no exception may pass, such as in a destructor of Qt, and when a thread cannot be started.
[[noreturn]] void endWithoutMemory()
{
    try {
        if (const auto thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::exception& thrown) {
        if (dynamic_cast<const std::bad_alloc*>(&thrown) || dynamic_cast<const std::system_error*>(&thrown)) {
            removeUnfinished();
            [[maybe_unused]] const auto written = write(STDERR_FILENO, last_words.data(), last_words.size());
            _exit(static_cast<int>(ExitStatus::BadInput));
        }
    } catch (...) { // ends below, like all that is not about memory
    }
    std::abort();
}

int openWindow([[maybe_unused]] int& argc, [[maybe_unused]] char** argv, const Options& options)
{
    const std::string& scene = options.scene;
    if (const auto known = backendNamed(options.backend); !options.backend.empty() && !known)
        return reportError(ExitStatus::WrongUsage, "--" + known.error().message);
    if (!scene.empty()) // figure contents are read in the window
        if (const auto fault = formatOfName(scene).empty() ? checkWindowArgument(scene) : checkSceneArgument(scene))
            return reportError(ExitStatus::BadInput, withCommandMeant(fault->message, scene));
#ifdef ATTNSCOPE_GUI
    prepareQt();
    return runWindow(argc, argv, scene, {options.backend, options.lang}, [&options](MainWindow& window) {
        if (options.present)
            window.presentAtStart(options.step);
    });
#else
    return reportError(ExitStatus::NoDisplay, say("this build has no window (attnscope --help lists the commands)"));
#endif
}

} // namespace

int runProgram(int argc, char** argv)
{
    prepareStreams();
    removeUnfinishedAtSignals();
    try {
        const std::vector<std::string> arguments = programArguments(argc, argv);
#ifdef ATTNSCOPE_GUI
        const std::string lang = languageAsked(arguments);
        speak(lang.empty() ? languageOfDesktop() : QString::fromStdString(lang));
#endif
        const auto options = optionsOf(arguments);
        if (!options)
            return reportError(ExitStatus::WrongUsage, options.error().message);
        if (const std::string complaint = cpu::kernelsComplaint(); !complaint.empty())
            reportError(ExitStatus::Done, complaint); // not worth ending for
        if (options->command == Command::Window)
            return openWindow(argc, argv, *options);
        last_words = "attnscope: " + outOfMemory() + "\n";
        std::set_terminate(endWithoutMemory);
        return runBatch(*options);
    } catch (const std::bad_alloc&) {
        return reportError(ExitStatus::BadInput, outOfMemory());
    }
}

} // namespace attn
