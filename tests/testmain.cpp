// SPDX-License-Identifier: GPL-3.0-or-later
// Runs doctest's cases; it is a failure when the filters leave none.
#define DOCTEST_CONFIG_IMPLEMENT
#include <cstdio>
#include <doctest/doctest.h>

namespace {

unsigned cases_run = 0;

struct CaseCounter : doctest::IReporter {
    explicit CaseCounter(const doctest::ContextOptions&) {}
    void report_query(const doctest::QueryData&) override {}
    void test_run_start() override {}
    void test_run_end(const doctest::TestRunStats& run) override { cases_run = run.numTestCasesPassingFilters; }
    void test_case_start(const doctest::TestCaseData&) override {}
    void test_case_reenter(const doctest::TestCaseData&) override {}
    void test_case_end(const doctest::CurrentTestCaseStats&) override {}
    void test_case_exception(const doctest::TestCaseException&) override {}
    void subcase_start(const doctest::SubcaseSignature&) override {}
    void subcase_end() override {}
    void log_assert(const doctest::AssertData&) override {}
    void log_message(const doctest::MessageData&) override {}
    void test_case_skipped(const doctest::TestCaseData&) override {}
};
REGISTER_LISTENER("cases", 1, CaseCounter);

} // namespace

int main(int argc, char** argv)
{
    doctest::Context context(argc, argv);
    const int status = context.run();
    if (context.shouldExit() || cases_run > 0)
        return status;
    std::fputs("no test case was run\n", stderr);
    return 1;
}
