// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/batch.h"
#include "app/commandline.h"
#include "app/exportoptions.h"
#include "app/qtswitches.h"
#include "core/backends/cpu/kernels/kernels.h"
#include "core/base/say.h"
#include "core/engine/engine.h"
#include "core/headless/commands.h"
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

namespace {

// What is neither a file nor a lesson may be a command that was misspelt.
std::string meantCommand(const std::string& scene)
{
    std::error_code fault;
    const auto meant = std::filesystem::exists(scene, fault) ? std::string_view() : attn::commandMeant(scene);
    return meant.empty() ? "" : attn::say(", did you mean attnscope %1?", meant);
}

// The window may be started with switches of Qt's beside its own; a command has none of them.
attn::Result<attn::Options> optionsOf(const std::vector<std::string>& arguments)
{
    auto options = attn::parseCommandLine(arguments);
    if (options)
        return options;
    const auto own = attn::withoutQtSwitches(arguments);
    if (!own)
        return own.error();
    auto window = attn::parseCommandLine(*own);
    return window && window->command == attn::Command::Window ? window : options;
}

std::string outOfMemory() { return attn::say("there is not enough memory for this scene"); }

std::string last_words; // made while there is memory

// Where memory runs out in a place that lets no exception through, as a destructor of Qt's, and where no thread is to be had.
[[noreturn]] void endWithoutMemory()
{
    try {
        if (const auto thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::exception& thrown) {
        if (dynamic_cast<const std::bad_alloc*>(&thrown) || dynamic_cast<const std::system_error*>(&thrown)) {
            attn::removeUnfinished();
            [[maybe_unused]] const auto told = write(STDERR_FILENO, last_words.data(), last_words.size());
            _exit(static_cast<int>(attn::ExitStatus::BadInput));
        }
    } catch (...) { // is told by who aborts
    }
    std::abort();
}

int openWindow([[maybe_unused]] int& argc, [[maybe_unused]] char** argv, const attn::Options& options)
{
    using namespace attn;
    const std::string& scene = options.scene;
    if (const auto known = backendNamed(options.backend); !options.backend.empty() && !known)
        return reportError(ExitStatus::WrongUsage, "--" + known.error().message);
    if (!scene.empty()) // what a figure tells is read in the window
        if (const auto fault = formatOfName(scene).empty() ? checkWindowArgument(scene) : checkSceneArgument(scene))
            return reportError(ExitStatus::BadInput, fault->message + meantCommand(scene));
#ifdef ATTNSCOPE_GUI
    installStartupMessages();
    return runWindow(argc, argv, scene, {options.backend, options.lang}, [&options](MainWindow& window) {
        if (options.present)
            window.presentAtStart(options.step);
    });
#else
    return reportError(ExitStatus::NoDisplay, say("this build has no window (attnscope --help lists what it can do)"));
#endif
}

} // namespace

int main(int argc, char** argv)
{
    using namespace attn;
    removeUnfinishedAtSignals();
    try {
        const std::vector<std::string> arguments(argv + (argc > 0), argv + argc);
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
