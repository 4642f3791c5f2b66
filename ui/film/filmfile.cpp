// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/filmfile.h"

#include "core/io/pictures/apng.h"
#include "core/io/pictures/gif.h"
#include "ui/document/atomicfile.h"
#include "ui/figures/figureset.h"
#include "ui/film/mp4file.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace attn {

namespace {

constexpr std::array<std::pair<const char*, FilmFormat>, 6> film_endings = {{{"gif", FilmFormat::Gif},
                                                                             {"apng", FilmFormat::Apng},
                                                                             {"mp4", FilmFormat::Mp4},
                                                                             {"png", FilmFormat::PngStrip},
                                                                             {"svg", FilmFormat::SvgStrip},
                                                                             {"pdf", FilmFormat::PdfStrip}}};

// Draws frame after frame into a writer.
template <class Writer>
Result<QByteArray> drawInto(Writer writer, const Film& film, const FilmTiming& timing, const QSize& size,
                            const std::function<void(int)>& progress, const StopToken& stop)
{
    const std::size_t count = film.steps().size();
    for (std::size_t i = 0; i < count; ++i) {
        if (stop.requested())
            return stoppedBeforeWriting();
        const auto image = film.frameImage(i, size);
        if (!image)
            return image.error();
        // Rows of 32-bit pixels have no padding.
        const auto* pixels = reinterpret_cast<const Rgb*>(image->constBits());
        writer.add(std::span(pixels, std::size_t(size.width()) * size.height()),
                   i + 1 == count ? timing.lastSeconds : timing.seconds);
        if (progress)
            progress(int(i) + 1);
    }
    return QByteArray::fromStdString(writer.finish());
}

} // namespace

std::optional<FilmFormat> filmFormatOf(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const auto found =
        std::ranges::find(film_endings, ending, [](const auto& known) { return QLatin1String(known.first); });
    return found == film_endings.end() ? std::nullopt : std::optional(found->second);
}

QString endingOf(FilmFormat format)
{
    return QString::fromLatin1(
        std::ranges::find(film_endings, format, [](const auto& known) { return known.second; })->first);
}

bool isStrip(FilmFormat format)
{
    return format == FilmFormat::PngStrip || format == FilmFormat::SvgStrip || format == FilmFormat::PdfStrip;
}

FigureFormat figureFormatOf(FilmFormat strip)
{
    return strip == FilmFormat::SvgStrip   ? FigureFormat::Svg
           : strip == FilmFormat::PdfStrip ? FigureFormat::Pdf
                                           : FigureFormat::Png;
}

double filmSeconds(const Film& film, const FilmTiming& timing)
{
    return double(film.steps().size() - 1) * timing.seconds + timing.lastSeconds;
}

Result<QByteArray> filmBytes(const Film& film, const FilmTiming& timing, FilmFormat format,
                             const std::function<void(int)>& progress, StopToken stop)
{
    if (isStrip(format)) {
        const auto strip = film.strip();
        if (!strip)
            return strip.error();
        return figureBytes(*strip, film.request().look, figureFormatOf(format));
    }
    const auto size = film.frameSize();
    if (!size)
        return size.error();
    if (format == FilmFormat::Mp4)
        return mp4Bytes(film, timing, *size, progress, stop);
    if (format == FilmFormat::Gif)
        return drawInto(GifWriter(size->width(), size->height(), timing.loop), film, timing, *size, progress, stop);
    return drawInto(ApngWriter(size->width(), size->height(), timing.loop), film, timing, *size, progress, stop);
}

std::optional<Error> writeFilm(const Film& film, const FilmTiming& timing, FilmFormat format, const QString& path,
                               const std::function<void(int)>& progress, StopToken stop)
{
    const auto bytes = filmBytes(film, timing, format, progress, stop);
    if (!bytes)
        return bytes.error();
    if (stop.requested())
        return stoppedBeforeWriting();
    return writeAtomically(path, std::string_view(bytes->constData(), std::size_t(bytes->size())));
}

} // namespace attn
