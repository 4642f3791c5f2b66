// SPDX-License-Identifier: GPL-3.0-or-later
// Films as files, read again by decoders of others: Qt's for GIF and PNG, ffmpeg's own report for MP4.
#include "core/explain/withhold.h"
#include "core/io/pictures/apng.h"
#include "core/io/pictures/gif.h"
#include "tests/ui/support/computedscenes.h"
#include "tests/ui/support/testprogram.h"
#include "ui/film/filmfile.h"
#include "ui/theme/fonts.h"

#include <QBuffer>
#include <QImageReader>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <zlib.h>

#include <random>

using namespace attn;

namespace {

std::uint32_t bigEndian(const QByteArray& bytes, qsizetype at)
{
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i)
        value = value << 8 | std::uint8_t(bytes[at + i]);
    return value;
}

QByteArray chunk(const QByteArray& type, const QByteArray& content)
{
    const auto big = [](std::uint32_t value) {
        QByteArray bytes;
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes += char(value >> shift & 255);
        return bytes;
    };
    const QByteArray checked = type + content;
    return big(std::uint32_t(content.size())) + checked +
           big(std::uint32_t(crc32(0, reinterpret_cast<const Bytef*>(checked.constData()), uInt(checked.size()))));
}

struct ApngFrames {
    std::uint32_t announced = 0, plays = 0;
    QList<QImage> images;
    QList<int> milliseconds;
};

// Each frame as a PNG of its own, read by Qt (which checks sums and data) and laid over the ones before it.
ApngFrames readApng(const QByteArray& file)
{
    ApngFrames frames;
    QByteArray header, control;
    QImage whole;
    std::uint32_t sequence = 0;
    for (qsizetype at = 8; at + 12 <= file.size();) {
        const auto size = qsizetype(bigEndian(file, at));
        const QByteArray type = file.mid(at + 4, 4), content = file.mid(at + 8, size);
        if (file.mid(at, size + 12) != chunk(type, content))
            return {};
        at += size + 12;
        if (type == "IHDR") {
            header = content;
            whole = QImage(int(bigEndian(content, 0)), int(bigEndian(content, 4)), QImage::Format_RGB32);
        } else if (type == "acTL") {
            frames.announced = bigEndian(content, 0);
            frames.plays = bigEndian(content, 4);
        } else if (type == "fcTL") {
            if (bigEndian(content, 0) != sequence++)
                return {};
            control = content;
        } else if (type == "IDAT" || type == "fdAT") {
            if (type == "fdAT" && bigEndian(content, 0) != sequence++)
                return {};
            const QByteArray png = file.left(8) + chunk("IHDR", control.mid(4, 8) + header.mid(8)) +
                                   chunk("IDAT", type == "IDAT" ? content : content.mid(4)) + chunk("IEND", {});
            const QImage part = QImage::fromData(png, "png").convertToFormat(QImage::Format_RGB32);
            for (int y = 0; y < part.height(); ++y)
                for (int x = 0; x < part.width(); ++x)
                    whole.setPixel(int(bigEndian(control, 12)) + x, int(bigEndian(control, 16)) + y, part.pixel(x, y));
            frames.images << whole;
            frames.milliseconds << 1000 * (std::uint8_t(control[20]) * 256 + std::uint8_t(control[21])) /
                                       (std::uint8_t(control[22]) * 256 + std::uint8_t(control[23]));
        }
    }
    return frames;
}

struct GifFrames {
    QList<QImage> images;
    QList<int> milliseconds;
    int loops = 0; // as Qt counts them: -1 without end
};

GifFrames readGif(QByteArray file)
{
    QBuffer buffer(&file);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    GifFrames frames;
    while (reader.canRead()) {
        frames.images << reader.read().convertToFormat(QImage::Format_RGB32);
        frames.milliseconds << reader.nextImageDelay();
    }
    frames.loops = reader.loopCount();
    return frames;
}

// Frames of which each changes a part of the one before, of at most `colors` colours.
QList<QImage> someFrames(const QSize& size, int count, int colors)
{
    std::mt19937 random(5);
    QList<QImage> frames;
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int i = 0; i < count; ++i) {
        for (int k = 0; k < 400 * (i % 3); ++k) // every third one changes nothing
            image.setPixel(int(random() % unsigned(size.width())), int(random() % unsigned(size.height())),
                           0xff000000 | (random() % unsigned(colors)) * 0x01a351);
        frames << image;
    }
    return frames;
}

template <class Writer> QByteArray written(Writer writer, const QList<QImage>& frames, double seconds)
{
    for (const QImage& frame : frames)
        writer.add(
            std::span(reinterpret_cast<const Rgb*>(frame.constBits()), std::size_t(frame.width()) * frame.height()),
            seconds);
    return QByteArray::fromStdString(writer.finish());
}

} // namespace

class TestFilmFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { loadFonts(); }

    void aGifOfFewColoursIsExact_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("colors");
        QTest::newRow("one pixel") << QSize(1, 1) << 1;
        QTest::newRow("two colours") << QSize(17, 9) << 1;
        QTest::newRow("odd sizes") << QSize(301, 77) << 5;
        QTest::newRow("more codes than LZW has") << QSize(400, 300) << 250;
    }

    void aGifOfFewColoursIsExact()
    {
        QFETCH(QSize, size);
        QFETCH(int, colors);
        const QList<QImage> frames = someFrames(size, 7, colors);
        const GifFrames read = readGif(written(GifWriter(size.width(), size.height(), true), frames, 0.25));
        QCOMPARE(read.images, frames);
        QCOMPARE(read.loops, -1);
        QCOMPARE(read.milliseconds, QList<int>(7, 250));
    }

    void aMaskSweepsOverFinishedScores()
    {
        const ComputedPtr computed = computedLesson("000.mha");
        FilmRequest request;
        request.tensors = {"masked"};
        request.over = layerBelow(*computed, request);
        QCOMPARE(request.over, std::string("scores")); // here the mask comes before the scale
        const auto film = Film::make(computed, request);
        QVERIFY(film);
        const HeldMatrixPtr scores = heatmapData(*computed, "scores", 0, 0, {}),
                            masked = heatmapData(*computed, "masked", 0, 0, {});
        QCOMPARE(int(film->steps().size()), scores->rows + 1);
        for (int frame = 0; frame <= scores->rows; ++frame) {
            const HeatmapDataPtr map = film->frame(std::size_t(frame)).maps.front().data;
            QCOMPARE(std::pair(map->low, map->high), std::pair(scores->low, scores->high));
            for (int row = 0; row < map->rows; ++row)
                for (int column = 0; column < map->columns; ++column) {
                    const HeldMatrixPtr& shown = row < frame ? masked : scores;
                    QCOMPARE(map->value({row, column}), shown->value({row, column}));
                    QCOMPARE(map->mark({row, column}), shown->mark({row, column}));
                }
        }
        for (const char* wrong : {"x", "weights", "masked", "scaled", "none"}) {
            request.over = wrong;
            QVERIFY(!Film::make(computed, request));
        }
    }

    void aFilmHasTheGroundOfItsTheme()
    {
        FilmRequest request;
        request.tensors = {"weights"};
        request.look.theme = ThemeName::Dark;
        fillSlide(request.look, slide_pixels);
        const auto film = Film::make(computedLesson("000.mha"), request);
        QCOMPARE(*film->frameSize(), slide_pixels);
        QCOMPARE(film->frameImage(0, slide_pixels + QSize(2, 0))->pixelColor(0, 0), colorsOf(ThemeName::Dark).base);
    }

    void aGifThatDoesNotLoopSaysSo()
    {
        QCOMPARE(readGif(written(GifWriter(8, 8, false), someFrames({8, 8}, 2, 3), 1)).loops, 0);
    }

    void anApngIsExact()
    {
        const QList<QImage> frames = someFrames({301, 77}, 9, 100'000);
        const ApngFrames read = readApng(written(ApngWriter(301, 77, true), frames, 0.125));
        QCOMPARE(read.announced, 9u);
        QCOMPARE(read.plays, 0u);
        QCOMPARE(read.images, frames);
        QCOMPARE(read.milliseconds, QList<int>(9, 125));
        QCOMPARE(readApng(written(ApngWriter(301, 77, false), frames, 1)).plays, 1u);
    }

    void theFilmOfAStageEndsWithItsFinishedMatrix()
    {
        const Film film = softmaxFilm(StepUnit::Row);
        QCOMPARE(film.steps().size(), std::size_t(6));
        QCOMPARE(film.steps()[1].words, QStringLiteral("Row journey"));
        const QSize size = *film.frameSize();
        const QByteArray bytes = *filmBytes(film, {0.5, 2, true}, FilmFormat::Apng);
        const ApngFrames read = readApng(bytes);
        QCOMPARE(read.images.size(), 6);
        QCOMPARE(read.images.first(), *film.frameImage(0, size));
        QCOMPARE(read.images.last(), *film.frameImage(5, size));
        QVERIFY(read.images.first() != read.images.last());
        QCOMPARE(read.milliseconds, QList<int>({500, 500, 500, 500, 500, 2000}));
        const HeatmapDataPtr last = film.frame(5).maps.front().data;
        QVERIFY(last->finished());
        const HeatmapDataPtr first = film.frame(0).maps.front().data;
        QCOMPARE(first->mark({0, 0}), CellMark::None);
        QCOMPARE(first->mark({1, 0}), CellMark::Pending);
    }

    void whatIsHiddenIsBlankUnlessAnswersAreWanted()
    {
        const ComputedPtr withheld = withhold(computedLesson("000.causal.neg_inf"), {{"weights", {0, 0, 3, 1}}});
        FilmRequest request;
        request.tensors = {"weights"};
        const auto film = Film::make(withheld, request);
        QVERIFY(film);
        QCOMPARE(film->frame(5).maps.front().data->mark({3, 1}), CellMark::Hidden);
        request.look.answers = true;
        QCOMPARE(Film::make(withheld, request)->frame(5).maps.front().data->mark({3, 1}), CellMark::None);
    }

    void theGifShowsTheSameFrames()
    {
        const Film film = softmaxFilm(StepUnit::Row);
        const QSize size = *film.frameSize();
        const GifFrames read = readGif(*filmBytes(film, {}, FilmFormat::Gif));
        QCOMPARE(read.images.size(), 6);
        for (const int number : {0, 5}) { // 256 colours: near everywhere, and flat areas as they are
            const QImage exact = *film.frameImage(std::size_t(number), size);
            QCOMPARE(read.images[number].size(), size);
            QCOMPARE(read.images[number].pixel(1, 1), exact.pixel(1, 1));
            double apart = 0;
            for (int y = 0; y < size.height(); ++y)
                for (int x = 0; x < size.width(); ++x)
                    apart += std::abs(qGray(exact.pixel(x, y)) - qGray(read.images[number].pixel(x, y)));
            QVERIFY(apart / (double(size.width()) * size.height()) < 1);
        }
    }

    void aFilmByCellsFramesTheCellItIsAt()
    {
        const Film film = softmaxFilm(StepUnit::Cell);
        QCOMPARE(film.steps().size(), std::size_t(36));
        QCOMPARE(film.steps()[7].words, QStringLiteral("journey → journey"));
        QCOMPARE(film.frame(7).maps.front().chosen, std::optional(Cell{1, 1}));
    }

    void aWalkByStagesShowsEachStageOnce()
    {
        FilmRequest request;
        request.unit = StepUnit::Stage;
        const Film film = *Film::make(computedLesson("000.causal.neg_inf"), request);
        QStringList tensors;
        for (const FilmStep& step : film.steps())
            tensors << QString::fromStdString(step.tensor);
        QCOMPARE(tensors.first(), QStringLiteral("x"));
        QVERIFY(tensors.contains(QStringLiteral("scores")));
        QVERIFY(tensors.contains(QStringLiteral("weights")));
        QCOMPARE(film.frame(1).maps.size(), std::size_t(3)); // q, k and v come about side by side
        QCOMPARE(film.frame(1).title, QStringLiteral("Q K V: Stage 2 of 7"));
        QCOMPARE(film.strip()->maps.size(), film.steps().size() + 2);
        const QSize size = *film.frameSize();
        QCOMPARE(size.width() % 2 + size.height() % 2, 0);
        for (std::size_t i = 0; i < film.steps().size(); ++i) // matrices of other shapes, frames of one size
            QCOMPARE(film.frameImage(i, size)->size(), size);
    }

    void theTitleTellsWhichHeadAndItem()
    {
        FilmRequest request;
        request.tensors = {"weights"};
        request.head = 1;
        request.batch = 1;
        const Film two = *Film::make(computedLesson("000.mha"), request);
        QCOMPARE(two.frame(0).title, QStringLiteral("Softmax weights, head 1, batch item 1"));
        Scene off = lessonScene("000.mha");
        off.config.heads_off = {1};
        QCOMPARE(Film::make(computedOf(off), request)->frame(0).title,
                 QStringLiteral("Softmax weights, head 1, turned off, batch item 1"));
        request.head = request.batch = 0;
        const Film one = *Film::make(computedLesson("000.causal.neg_inf"), request);
        QVERIFY(!one.frame(0).title.contains(QStringLiteral("head")));
    }

    void aStripHasAPanelForEachStep()
    {
        const Film film = softmaxFilm(StepUnit::Row);
        QCOMPARE(film.strip()->maps.size(), std::size_t(6));
        QCOMPARE(film.strip()->maps[2].caption, QStringLiteral("Row starts"));
        QVERIFY(filmBytes(film, {}, FilmFormat::SvgStrip)->contains("<svg"));
        QVERIFY(filmBytes(film, {}, FilmFormat::PdfStrip)->startsWith("%PDF"));
        QVERIFY(!QImage::fromData(*filmBytes(film, {}, FilmFormat::PngStrip)).isNull());
    }

    void whatIsTooMuchIsRefusedInOneSentence()
    {
        FilmRequest request;
        request.unit = StepUnit::Cell;
        const auto long_film = Film::make(computedOf(headsScene(64, 1)), request);
        QVERIFY(!long_film);
        QCOMPARE(QString::fromStdString(long_film.error().message),
                 QStringLiteral("This selection has more than 2,000 steps. Use larger steps or fewer stages."));
        request.tensors = {"x"};
        const auto strip = Film::make(computedOf(headsScene(64, 1)), request)->strip();
        QVERIFY(!strip);
        request.unit = StepUnit::Row;
        request.look.dpi = 2400;
        request.look.widthCm = 50;
        const auto size = Film::make(computedOf(headsScene(64, 1)), request)->frameSize();
        QVERIFY(!size);
        request.tensors = {"nonsense"};
        QVERIFY(!Film::make(computedOf(headsScene(6, 1)), request));
        request.tensors = {"weights"};
        request.head = 1;
        QVERIFY(!Film::make(computedOf(headsScene(6, 1)), request));
    }

    void aStopLeavesNoFile()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("film.gif"));
        StopSource stop;
        const auto stopAtThird = [&](int done) {
            if (done == 3)
                stop.request();
        };
        const auto fault = writeFilm(softmaxFilm(StepUnit::Row), {}, FilmFormat::Gif, path, stopAtThird, stop.token());
        QVERIFY(fault);
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void anMp4HasTheFramesAndPlaysEverywhere()
    {
        QVERIFY(!ffmpegPath().isEmpty());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("film.mp4"));
        const Film film = softmaxFilm(StepUnit::Row);
        int done = 0;
        const auto fault = writeFilm(film, {0.5, 2, true}, FilmFormat::Mp4, path, [&](int count) { done = count; });
        QVERIFY2(!fault, fault ? fault->message.c_str() : "");
        QCOMPARE(done, 6);
        QProcess probe;
        probe.start(QStringLiteral("ffprobe"),
                    {"-v", "error", "-select_streams", "v", "-show_entries",
                     "stream=codec_name,pix_fmt,width,height,duration", "-of", "csv=p=0", path});
        QVERIFY(probe.waitForFinished());
        const QSize size = *film.frameSize();
        QCOMPARE(QString::fromLatin1(probe.readAllStandardOutput()).trimmed(),
                 QStringLiteral("h264,%1,%2,yuv420p,4.500000").arg(size.width()).arg(size.height()));
    }

private:
    static Film softmaxFilm(StepUnit unit)
    {
        FilmRequest request;
        request.tensors = {"weights"};
        request.unit = unit;
        request.look.dpi = 96;
        return *Film::make(computedLesson("000.causal.neg_inf"), request);
    }
};

WINDOW_TEST(TestFilmFiles)
#include "tst_filmfiles.moc"
