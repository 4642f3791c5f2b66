// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/paint.h"

#include "core/layer/tensorsource.h"
#include "tests/bench/numbers.h"
#include "tests/bench/tilewindow.h"
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QPainter>

#include <cstdio>
#include <memory>
#include <random>

namespace attn::bench {

namespace {

constexpr QSize window_size(window_width, window_height);
constexpr int across = 4; // maps in a row

// Weights of `heads` heads over `tokens` tokens: random numbers below a causal mask's diagonal.
ComputedPtr randomWeights(std::int64_t tokens, std::int64_t heads, unsigned seed)
{
    Scene scene;
    scene.draws = {ManualSeed{7}, Randn{"x", {1, tokens, heads}, {}}};
    scene.config.projection = Projection::None;
    scene.config.num_heads = heads;
    scene.config.d_in = scene.config.d_out = heads;
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    const auto ready = realize(scene);
    if (!ready) {
        std::fprintf(stderr, "%s\n", ready.error().message.c_str());
        return nullptr;
    }
    std::mt19937 random(seed);
    std::vector<float> numbers(heads * tokens * tokens);
    for (std::int64_t row = 0; row < heads * tokens; ++row)
        for (std::int64_t column = 0; column <= row % tokens; ++column)
            numbers[row * tokens + column] = float(random() & 0xffff) / 65536;
    const Shape shape{1, heads, tokens, tokens};
    auto trace = std::make_shared<Trace>(
        "bench",
        std::vector<TracedTensor>{{"weights", shape, Kind::Real, makeSource(Tensor(shape, std::move(numbers)))}},
        std::vector<RowNote>());
    return std::make_shared<const Computed>(scene, *ready, std::move(trace));
}

template <class Window> void showWindow(Window& window)
{
    window.resize(window_size);
    window.show();
    QApplication::processEvents();
}

// The program's tiles.
class OurTiles {
public:
    OurTiles(std::vector<ComputedPtr> frames, int heads)
        : m_frames(std::move(frames)), m_window(m_frames.front(), heads)
    {
    }

    void frame() { m_window.show(makePictures(m_frames[m_frame++ % m_frames.size()], m_window.request())); }
    const MapRequest& request() const { return m_window.request(); }

private:
    std::vector<ComputedPtr> m_frames;
    TileWindow m_window;
    std::size_t m_frame = 0;
};

// The floor: the same images at the same places, and nothing else.
class BareImages : public QWidget {
public:
    BareImages(std::vector<ComputedPtr> frames, MapRequest request)
        : m_frames(std::move(frames)), m_request(std::move(request))
    {
        setAttribute(Qt::WA_OpaquePaintEvent); // no ground is painted
        showWindow(*this);
    }

    void frame()
    {
        m_pictures = makePictures(m_frames[m_frame++ % m_frames.size()], m_request);
        update();
        paintNow(*this);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        for (const MapPicture& picture : m_pictures.maps)
            painter.drawImage(picture.geometry.area.topLeft(), picture.image);
    }

private:
    std::vector<ComputedPtr> m_frames;
    MapRequest m_request;
    MapPictures m_pictures;
    std::size_t m_frame = 0;
};

// Numbers straight into the map's block: the most that can be done from outside.
class BulkData : public QCPColorMapData {
public:
    using QCPColorMapData::QCPColorMapData;
    void put(const float* numbers)
    {
        std::copy_n(numbers, std::size_t(mKeySize) * mValueSize, mData);
        mDataModified = true;
    }
};

class ColorMaps {
public:
    ColorMaps(std::vector<ComputedPtr> frames, int tokens, int heads, bool bulk) : m_tokens(tokens), m_bulk(bulk)
    {
        for (const ComputedPtr& frame : frames)
            m_frames.push_back(frame->trace->dense(*frame->trace->find("weights")));
        m_plot.plotLayout()->clear();
        const QCPRange ends(0.5, tokens - 0.5);
        for (int head = 0; head < heads; ++head) {
            auto* axes = new QCPAxisRect(&m_plot, true);
            m_plot.plotLayout()->addElement(head / across, head % across, axes);
            for (QCPAxis* axis : axes->axes()) {
                axis->setRange(0, tokens);
                axis->grid()->setVisible(false);
            }
            axes->axis(QCPAxis::atLeft)->setRangeReversed(true);
            axes->axis(QCPAxis::atBottom)->setLabel(QStringLiteral("head %1").arg(head));
            auto* map = new QCPColorMap(axes->axis(QCPAxis::atBottom), axes->axis(QCPAxis::atLeft));
            m_data.push_back(new BulkData(tokens, tokens, ends, ends));
            map->setData(m_data.back());
            map->setGradient(QCPColorGradient::gpThermal);
            map->setInterpolate(false);
            map->setDataRange(QCPRange(0, 1));
        }
        showWindow(m_plot);
    }

    void frame()
    {
        const float* numbers = m_frames[m_frame++ % m_frames.size()].data();
        for (BulkData* data : m_data) {
            if (m_bulk)
                data->put(numbers);
            else
                for (int row = 0; row < m_tokens; ++row)
                    for (int column = 0; column < m_tokens; ++column)
                        data->setCell(column, row, numbers[std::size_t(row) * m_tokens + column]);
            numbers += std::size_t(m_tokens) * m_tokens;
        }
        m_plot.replot(QCustomPlot::rpImmediateRefresh);
        QGuiApplication::sync();
    }

private:
    QCustomPlot m_plot;
    std::vector<BulkData*> m_data; // owned by their maps
    std::vector<Tensor> m_frames;
    int m_tokens;
    bool m_bulk;
    std::size_t m_frame = 0;
};

void paintCase(int heads, int tokens, double least_gain, double most_floor, int rounds)
{
    const std::vector<ComputedPtr> frames = {randomWeights(tokens, heads, 1), randomWeights(tokens, heads, 2)};
    OurTiles ours(frames, heads);
    ColorMaps cells(frames, tokens, heads, false), bulk(frames, tokens, heads, true);
    BareImages bare(frames, ours.request());
    const auto times = pairedRounds({{"ours", repeated([&] { ours.frame(); })},
                                     {"setCell", repeated([&] { cells.frame(); })},
                                     {"bulk", repeated([&] { bulk.frame(); })},
                                     {"bare", repeated([&] { bare.frame(); })}},
                                    rounds);
    std::printf("paint  %d maps of %d x %d, all cells new, window %d x %d, one thread\n", heads, tokens, tokens,
                window_size.width(), window_size.height());
    const char* names[] = {"AttnScope's tiles", "QCPColorMap, setCell", "QCPColorMap, bulk copy", "a bare QWidget"};
    for (std::size_t i = 0; i < times.size(); ++i)
        std::printf("  %-24s %s a frame\n", names[i], duration(median(times[i])).c_str());
    std::printf("  faster than setCell      %5.2f x  (goal: at least %.2f)\n", medianRatio(times[1], times[0]),
                least_gain);
    std::printf("  faster than bulk copy    %5.2f x\n", medianRatio(times[2], times[0]));
    std::printf("  of a bare QWidget's time %5.2f    (goal: at most %.2f)\n", medianRatio(times[0], times[3]),
                most_floor);
    std::fflush(stdout);
}

} // namespace

int paintMaps(int rounds)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int count = 1;
    char name[] = "attnscope_bench", *arguments[] = {name, nullptr};
    const QApplication application(count, arguments);
    loadFonts();
    applyTheme(ThemeName::Light);
    paintCase(12, 512, 4.5, 1.35, rounds);
    paintCase(16, 1024, 10, 1.3, rounds);
    return 0;
}

} // namespace attn::bench
