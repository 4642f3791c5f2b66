// SPDX-License-Identifier: GPL-3.0-or-later
// A film as a file: GIF, APNG and (where ffmpeg is found) MP4, or all of its steps as one strip for print.
#pragma once

#include "core/base/stop.h"
#include "ui/film/film.h"

#include <functional>

namespace attn {

enum class FilmFormat { Gif, Apng, Mp4, PngStrip, SvgStrip, PdfStrip };

// The format for a file's ending, .png being a strip; nullopt if unknown.
std::optional<FilmFormat> filmFormatOf(const QString& path);
QString endingOf(FilmFormat format); // "gif"
bool isStrip(FilmFormat format);
// The strip's own format.
FigureFormat figureFormatOf(FilmFormat strip);

struct FilmTiming {
    double seconds = 0.5;   // that each frame is shown
    double lastSeconds = 2; // and the last one
    bool loop = true;
};
double filmSeconds(const Film& film, const FilmTiming& timing); // one round

// The program that makes MP4s; empty if there is none.
QString ffmpegPath();

// The whole file. Calls `progress` with the number of frames done, on the caller's thread; a stop ends in an error.
Result<QByteArray> filmBytes(const Film& film, const FilmTiming& timing, FilmFormat format,
                             const std::function<void(int)>& progress = {}, StopToken stop = {});
// The same into a file, whole or not at all.
std::optional<Error> writeFilm(const Film& film, const FilmTiming& timing, FilmFormat format, const QString& path,
                               const std::function<void(int)>& progress = {}, StopToken stop = {});

} // namespace attn
