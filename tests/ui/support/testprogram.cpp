// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/support/testprogram.h"

#include <QApplication>

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace attn {

namespace {

struct KnownTest {
    TestKind kind;
    std::unique_ptr<QObject> (*make)();
};

std::map<std::string, KnownTest>& knownTests()
{
    static std::map<std::string, KnownTest> tests;
    return tests;
}

int run(const KnownTest& test, int argc, char** argv)
{
    const auto execute = [&] { return QTest::qExec(test.make().get(), argc, argv); };
    if (test.kind == TestKind::Appless)
        return execute();
    if (test.kind == TestKind::Guiless) {
        const QCoreApplication application(argc, argv);
        return execute();
    }
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    const QApplication application(argc, argv);
    return execute();
}

} // namespace

NamedTest::NamedTest(const char* file, TestKind kind, std::unique_ptr<QObject> (*make)())
{
    knownTests().insert({std::filesystem::path(file).stem().string(), {kind, make}});
}

} // namespace attn

int main(int argc, char** argv)
{
    const auto& tests = attn::knownTests();
    const auto found = argc < 2 ? tests.end() : tests.find(argv[1]);
    if (found == tests.end()) {
        std::fprintf(stderr, "usage: %s TEST [ARGUMENTS OF QT TEST]\nTests:\n", argv[0]);
        for (const auto& [name, test] : tests)
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    argv[1] = argv[0];
    return attn::run(found->second, argc - 1, argv + 1);
}
