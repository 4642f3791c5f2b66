// SPDX-License-Identifier: GPL-3.0-or-later
// The tests of a room are one program, which runs the one that is named: tests_ui_kit tst_badge [ARGS OF QT TEST].
#pragma once

#include <QObject>
#include <QTest>

#include <memory>

namespace attn {

enum class TestKind { Window, Guiless, Appless }; // what the test needs: a QApplication, a QCoreApplication, neither

// Makes a test known to the program, at the start, by the name of its file.
struct NamedTest {
    NamedTest(const char* file, TestKind kind, std::unique_ptr<QObject> (*make)());
};

} // namespace attn

#define NAMED_TEST(kind, Class)                                                                                        \
    static const attn::NamedTest named_##Class(__FILE__, attn::TestKind::kind,                                         \
                                               [] { return std::unique_ptr<QObject>(new Class); });
#define WINDOW_TEST(Class) NAMED_TEST(Window, Class)
#define GUILESS_TEST(Class) NAMED_TEST(Guiless, Class)
#define APPLESS_TEST(Class) NAMED_TEST(Appless, Class)
