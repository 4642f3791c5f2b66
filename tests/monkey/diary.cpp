// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/diary.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <execinfo.h>
#include <sys/resource.h>
#include <unistd.h>

namespace attn {

namespace {

constexpr unsigned longest_event = 400; // s; what takes longer hangs, and ends the run with its place and stack
QtMessageHandler before = nullptr;      // QTest's own
std::array<char, 400> last_words{};
std::array<std::byte, 256 * 1024> crash_stack; // the own one may be full, or overwritten

// Every warning means a fault, but for these: of the platform without a screen, of fonts that the machine lacks, and of QTest about
// input that goes nowhere.
bool isHarmless(const QString& message)
{
    static const QRegularExpression harmless(
        QStringLiteral("This plugin does not support|Mouse event .*occurs outside|Mouse event .* not accepted|"
                       "XDG_RUNTIME_DIR|QXcb|Populating font family aliases|Could not parse application|"
                       "propagateSizeHints|raise\\(\\)|QPrinter::|QPrintDialog|OpenType support missing"));
    return harmless.match(message).hasMatch();
}

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (type != QtDebugMsg && type != QtInfoMsg) {
        if (isHarmless(message))
            return;
        Diary::open().fault(QStringLiteral("Qt warns: ") + message);
    }
    before(type, context, message);
}

void tellCrash(int signal)
{
    const auto written = write(STDERR_FILENO, last_words.data(), std::strlen(last_words.data()));
    static_cast<void>(written);
    std::array<void*, 96> frames{};
    backtrace_symbols_fd(frames.data(), backtrace(frames.data(), int(frames.size())), STDERR_FILENO);
    raise(signal); // with the default action, which leaves a core
}

// In the folder of the run, unless the system keeps them elsewhere.
void allowCores()
{
    rlimit limit{};
    getrlimit(RLIMIT_CORE, &limit);
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_CORE, &limit);
}

} // namespace

Diary& Diary::open()
{
    static Diary diary;
    return diary;
}

void Diary::listen()
{
    before = qInstallMessageHandler(hear);
    std::array<void*, 1> frames{};
    backtrace(frames.data(), int(frames.size())); // loads what it needs, which a crash may not
    allowCores();
    stack_t stack{};
    stack.ss_sp = crash_stack.data();
    stack.ss_size = crash_stack.size();
    sigaltstack(&stack, nullptr); // of this thread; others have their own stack whole
    struct sigaction action {};
    action.sa_handler = tellCrash;
    action.sa_flags = int(SA_ONSTACK | SA_RESETHAND); // what goes wrong in here ends it at once
    for (const int signal : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL, SIGALRM, SIGTERM})
        sigaction(signal, &action, nullptr);
}

void Diary::beginRun(std::uint32_t seed)
{
    m_seed = seed;
    m_event = 0;
    m_what.clear();
    m_faults.clear();
}

void Diary::beginEvent(int number)
{
    m_event = number;
    m_busy = true;
    alarm(longest_event);
}

void Diary::note(const QString& what)
{
    m_what = what;
    const QByteArray words = "Crashed at " + place().toUtf8() + '\n';
    const auto length = std::min(std::size_t(words.size()), last_words.size() - 1);
    std::memcpy(last_words.data(), words.data(), length);
    last_words[length] = 0;
    static const bool tells = qEnvironmentVariableIsSet("ATTNSCOPE_MONKEY_TELL");
    if (tells)
        std::fprintf(stderr, "%s\n", qPrintable(place()));
}

QString Diary::place() const { return QStringLiteral("seed %1, event %2, %3").arg(m_seed).arg(m_event).arg(m_what); }

void Diary::fault(const QString& sentence)
{
    if (qEnvironmentVariableIsSet("ATTNSCOPE_MONKEY_ABORT"))
        std::abort();
    m_faults.push_back(place() + QStringLiteral(": ") + sentence);
}

} // namespace attn
