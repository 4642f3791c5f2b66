// SPDX-License-Identifier: GPL-3.0-or-later
// The same trace by the kernels of every instruction set that this machine has: by how much the numbers differ.
#include "core/backends/cpu/kernels/kernels.h"
#include "tests/bench/numbers.h"
#include "tests/bench/parts.h"
#include "tests/bench/runs.h"

#include <cmath>

namespace attn::bench {

namespace {

// The largest difference in a tensor, as a part of its largest number; infinite where only one of two numbers is
// finite.
double difference(const Tensor& a, const Tensor& b)
{
    double largest = 0, apart = 0;
    for (std::int64_t i = 0; i < a.size(); ++i) {
        if (a[i] == b[i] || (std::isnan(a[i]) && std::isnan(b[i])))
            continue;
        const double each = std::fabs(static_cast<double>(a[i]) - b[i]);
        apart = std::isfinite(each) ? std::max(apart, each) : INFINITY;
    }
    for (const float number : a.values())
        largest = std::isfinite(number) ? std::max(largest, std::fabs(static_cast<double>(number))) : largest;
    return apart == 0 ? 0 : apart / largest;
}

} // namespace

int levelsPart(const Arguments& arguments)
{
    const int threads = arguments.threads().front();
    for (const LayerSize& size : sizesNamed(arguments.word(0, "bc"))) {
        const auto layer = makeLayer(size, true);
        const auto traced = [&](const cpu::Kernels* kernels) {
            return run(*layer, backends().front(), {},
                       {TraceForm::Dense, nullptr, std::make_shared<Workspace>(threads, kernels)});
        };
        const auto best = traced(nullptr);
        std::printf("%s; the best level is %s\n", size.text().c_str(), std::string(cpu::kernels().name).c_str());
        for (const char* name : {"v4", "v3", "v2", "plain"}) {
            const cpu::Kernels* kernels = cpu::kernelsNamed(name);
            if (!kernels) {
                std::printf("  %-6s this machine has not got it\n", name);
                continue;
            }
            const auto trace = traced(kernels);
            double worst = 0;
            std::string where = "nothing";
            for (const TracedTensor& tensor : best->tensors()) {
                const double each = difference(best->dense(tensor), trace->dense(*trace->find(tensor.name)));
                if (each > worst) {
                    worst = each;
                    where = tensor.name;
                }
            }
            std::printf("  %-6s differs by %.1e of the largest number (%s)\n", name, worst, where.c_str());
        }
    }
    return 0;
}

} // namespace attn::bench
