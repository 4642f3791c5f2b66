// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of a layer as PNG files, beside matplotlib's savefig of the same heatmaps: same pixels, same DPI, same
// labels.
#include "core/engine/engine.h"
#include "tests/bench/layers.h"
#include "tests/bench/numbers.h"
#include "tests/bench/parts.h"
#include "tests/bench/windowparts.h"
#include "ui/figures/figurelayout.h"
#include "ui/figures/figureset.h"
#include "ui/theme/fonts.h"

#include <cmath>
#include <limits>
#include <QFile>
#include <QGuiApplication>
#include <QImageReader>
#include <QProcess>
#include <QTemporaryDir>

namespace attn::bench {

namespace {

constexpr double points_per_inch = 72;

// The numbers of all heads in a file, for the other program.
void writeWeights(const Computed& computed, const QString& path)
{
    const Tensor weights = computed.trace->dense(*computed.trace->find("weights"));
    QFile file(path);
    const auto bytes = qint64(weights.values().size() * sizeof(float));
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(reinterpret_cast<const char*>(weights.values().data()), bytes) != bytes)
        qFatal("%s: cannot be written", qPrintable(path));
}

class Matplotlib {
public:
    explicit Matplotlib(const QStringList& arguments)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QStringLiteral("/usr/bin/python3"), arguments);
        m_there = line() == "ready";
    }
    ~Matplotlib()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }

    bool isThere() const { return m_there; }
    // Seconds in savefig alone; what the whole of it took goes into `all`.
    double save(std::vector<double>& all)
    {
        m_process.write("go\n");
        const QList<QByteArray> numbers = line().split(' ');
        if (numbers.size() != 2)
            return std::numeric_limits<double>::quiet_NaN();
        all.push_back(numbers[1].toDouble());
        return numbers[0].toDouble();
    }

private:
    QByteArray line()
    {
        while (!m_process.canReadLine() && m_process.waitForReadyRead(120'000)) {
        }
        return m_process.readLine().trimmed();
    }

    QProcess m_process;
    bool m_there = false;
};

QStringList argumentsOf(const Figure& figure, const FigureRequest& request, const LayerSize& size,
                        const QString& folder)
{
    const FigureLayout layout = layoutFigure(figure, request.look);
    const PanelLayout& panel = layout.panels.front();
    return {QStringLiteral(ATTNSCOPE_BENCH_SOURCES "/savefig.py"),
            folder + QStringLiteral("/weights"),
            QString::number(size.heads),
            QString::number(size.tokens),
            QString::number(layout.size.width() / points_per_inch, 'f', 6),
            QString::number(layout.size.height() / points_per_inch, 'f', 6),
            QString::number(request.look.dpi),
            QString::number(panel.rows.step),
            QString::number(panel.columns.step),
            folder};
}

// One after the other in this thread, as matplotlib does it.
void writeInOneThread(const Computed& computed, const FigureRequest& request, const QString& folder)
{
    const auto plans = planFigures(computed, request);
    const ValueStats whole = valueStats(computed, request.tensors.front(), false);
    for (const FigurePlan& plan : *plans)
        if (writeFigure(*drawFigure(computed, request, plan, &whole), request.look, FigureFormat::Png,
                        folder + QLatin1Char('/') + plan.fileName + QStringLiteral(".png")))
            qFatal("a figure cannot be written");
}

} // namespace

int figuresPart(const Arguments& arguments)
{
    drawSomewhere();
    int count = 1;
    char name[] = "attnscope_bench", *words[] = {name, nullptr};
    const QGuiApplication application(count, words);
    loadFonts();
    const LayerSize size = sizesNamed(arguments.word(0, "d")).front();
    const auto realized = makeLayer(size, true);
    const Computed computed(layerScene(size, true), realized, run(*realized, backends().front()));
    FigureRequest request;
    request.tensors = {"weights"};
    const QTemporaryDir folder;
    writeWeights(computed, folder.filePath(QStringLiteral("weights")));
    const auto plans = planFigures(computed, request);
    const Figure first = *drawFigure(computed, request, plans->front());
    Matplotlib matplotlib(argumentsOf(first, request, size, folder.path()));
    if (!matplotlib.isThere()) {
        std::fputs("figures: matplotlib is missing: install python3-matplotlib\n", stderr);
        return 1;
    }

    std::vector<double> all;
    const auto times =
        pairedRounds({{"matplotlib", [&] { return matplotlib.save(all); }},
                      {"one thread", repeated([&] { writeInOneThread(computed, request, folder.path()); }, 0.5)},
                      {"all threads", repeated([&] { writeFigures(computed, request, *plans, folder.path()); }, 0.5)}},
                     arguments.rounds());
    all.erase(all.begin()); // of the round that does not count
    const QSize pixels = figureSize(first, request.look)->pixels;
    const QSize theirs = QImageReader(folder.filePath(QStringLiteral("matplotlib_h0.png"))).size();
    std::printf("figures  %d heads, %d tokens, %d x %d pixels at %g DPI (matplotlib's %d x %d)\n", int(size.heads),
                int(size.tokens), pixels.width(), pixels.height(), request.look.dpi, theirs.width(), theirs.height());
    std::printf("  one thread %s, all threads %s; savefig %s, with the making of its figures %s\n",
                duration(median(times[1])).c_str(), duration(median(times[2])).c_str(),
                duration(median(times[0])).c_str(), duration(median(all)).c_str());
    std::printf("  %.1f x as fast as savefig alone in one thread, %.1f x in all\n", medianRatio(times[0], times[1]),
                medianRatio(times[0], times[2]));
    return 0;
}

} // namespace attn::bench
