// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/film/mp4file.h"

#include "ui/document/atomicfile.h"
#include "ui/film/scratchfile.h"

#include <QObject>
#include <QProcess>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int wait_step = 100;      // ms between looks at the stop
constexpr int least_rate = 10;      // frames a second that every player shows
constexpr int patience = 60 * 1000; // ms for ffmpeg to end

Error mp4Error(const QString& sentence) { return Error{sentence.toStdString()}; }

// Waits until ffmpeg has taken all its input; false if it ended or a stop came.
bool drain(QProcess& ffmpeg, const StopToken& stop)
{
    while (ffmpeg.bytesToWrite() > 0) {
        ffmpeg.waitForBytesWritten(wait_step);
        if (stop.requested() || ffmpeg.state() != QProcess::Running)
            return false;
    }
    return true;
}

bool ended(QProcess& ffmpeg, const StopToken& stop)
{
    ffmpeg.closeWriteChannel();
    for (int waited = 0; waited < patience; waited += wait_step) {
        if (ffmpeg.waitForFinished(wait_step) || ffmpeg.state() == QProcess::NotRunning)
            return true;
        if (stop.requested())
            return false;
    }
    return false;
}

} // namespace

QString ffmpegPath() { return QStandardPaths::findExecutable(QStringLiteral("ffmpeg")); }

Result<QByteArray> mp4Bytes(const Film& film, const FilmTiming& timing, const QSize& size,
                            const std::function<void(int)>& progress, const StopToken& stop)
{
    const QString program = ffmpegPath();
    if (program.isEmpty())
        return mp4Error(QObject::tr("MP4 requires ffmpeg, which is not installed. Use GIF or APNG instead."));
    ScratchFile file; // an .mp4 is not written start to end, so it cannot come through a pipe
    if (!file.open())
        return mp4Error(QObject::tr("Not enough memory or disk space for the animation."));
    // Each frame counts as many pictures as its time holds at an even rate.
    const int rate = std::clamp(int(std::lround(1 / timing.seconds)), least_rate, 60);
    QProcess ffmpeg;
    ffmpeg.setProcessChannelMode(QProcess::MergedChannels);
    endWithThread(ffmpeg);
    ffmpeg.start(program, {QStringLiteral("-v"),        QStringLiteral("error"),
                           QStringLiteral("-f"),        QStringLiteral("rawvideo"),
                           QStringLiteral("-pix_fmt"),  QStringLiteral("bgra"),
                           QStringLiteral("-s"),        QStringLiteral("%1x%2").arg(size.width()).arg(size.height()),
                           QStringLiteral("-r"),        QString::number(rate),
                           QStringLiteral("-i"),        QStringLiteral("-"),
                           QStringLiteral("-c:v"),      QStringLiteral("libx264"),
                           QStringLiteral("-pix_fmt"),  QStringLiteral("yuv420p"),
                           QStringLiteral("-crf"),      QStringLiteral("16"),
                           QStringLiteral("-threads"),  QStringLiteral("2"),
                           QStringLiteral("-movflags"), QStringLiteral("+faststart"),
                           QStringLiteral("-f"),        QStringLiteral("mp4"),
                           QStringLiteral("-y"),        file.path()});
    const auto stopped = [&]() -> Error {
        const bool asked = stop.requested();
        ffmpeg.kill();
        ffmpeg.waitForFinished();
        if (asked)
            return stoppedBeforeWriting();
        const QString said = QString::fromLocal8Bit(ffmpeg.readAll()).section(QLatin1Char('\n'), 0, 0);
        return mp4Error(
            QObject::tr("ffmpeg could not create the animation: %1").arg(said.isEmpty() ? ffmpeg.errorString() : said));
    };
    if (!ffmpeg.waitForStarted())
        return stopped();
    const std::size_t count = film.steps().size();
    double due = 0; // frames due by now
    int given = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const auto image = film.frameImage(i, size);
        if (!image)
            return image.error();
        due += rate * (i + 1 == count ? timing.lastSeconds : timing.seconds);
        for (const int until = std::max(int(std::lround(due)), given + 1); given < until; ++given) {
            ffmpeg.write(reinterpret_cast<const char*>(image->constBits()), image->sizeInBytes());
            if (!drain(ffmpeg, stop))
                return stopped();
        }
        if (progress)
            progress(int(i) + 1);
    }
    if (!ended(ffmpeg, stop) || ffmpeg.exitStatus() != QProcess::NormalExit || ffmpeg.exitCode() != 0)
        return stopped();
    if (auto film = file.read())
        return std::move(*film);
    return stopped();
}

} // namespace attn
