// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/outputfile.h"
#include "ui/document/atomicfile.h"
#include "ui/figures/figureset.h"
#include "ui/figures/fontless.h"
#include "ui/threads/qtthread.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <map>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>

namespace attn {
namespace {

constexpr unsigned most_threads = 8;

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), std::size_t(bytes.size())}; }

// A shared range spans all matrices of a tensor: it is found once for all figures that need it.
class KnownStats {
public:
    const ValueStats& of(const Computed& computed, const std::string& tensor, const ColorRange& range)
    {
        const std::lock_guard lock(m_mutex);
        const auto [found, isNew] = m_known.try_emplace(tensor);
        if (isNew)
            found->second = rangeStats(computed, tensor, range);
        return found->second;
    }

private:
    std::mutex m_mutex;
    std::map<std::string, ValueStats> m_known;
};

// Takes plans one after the other, in as many useful threads.
class FigureWriters {
public:
    FigureWriters(const Computed& computed, const FigureRequest& request, const std::vector<FigurePlan>& plans,
                  OutputFiles& files)
        : m_computed(seenBy(request.look, computed)), m_request(request), m_plans(plans), m_files(files)
    {
    }

    // `progress`: gets the number of files done, after each drawn here.
    void work(StopToken stop, const std::function<void(int)>& progress)
    try {
        FontlessLetters letters(m_letters);
        for (std::size_t next; (next = m_next++) < m_plans.size() && !m_failed && !stop.requested();) {
            if (auto fault = write(m_plans[next], stop))
                fail(std::move(*fault));
            else if (progress)
                progress(m_done);
        }
    } catch (const std::bad_alloc&) {
        fail(Error{QObject::tr("Not enough memory to draw these figures. Draw fewer at once or make them smaller.")
                       .toStdString()});
    }
    const std::optional<Error>& error() const { return m_error; }
    // By name; once all threads are done.
    std::vector<LeftOutLabels> leftOut()
    {
        std::ranges::sort(m_leftOut, {}, &LeftOutLabels::file);
        return m_leftOut;
    }

private:
    std::optional<Error> write(const FigurePlan& plan, StopToken stop)
    {
        const ValueStats& whole = m_stats.of(m_computed, plan.tensor, m_request.looks.range);
        const auto figure = drawFigure(m_computed, m_request, plan, &whole);
        if (!figure)
            return figure.error();
        for (const FigureFormat format : m_request.formats) {
            if (stop.requested())
                return std::nullopt;
            LabelCount labels;
            const auto bytes = figureBytes(*figure, m_request.look, format, &labels);
            if (!bytes)
                return bytes.error();
            const QString name = plan.fileName + QLatin1Char('.') + endingOf(format);
            if (!labels.complete()) {
                const std::lock_guard lock(m_mutex);
                m_leftOut.push_back({name, labels});
            }
            if (auto fault = m_files.add(QFile::encodeName(name).toStdString(), viewOf(*bytes)))
                return fault;
            ++m_done;
        }
        return std::nullopt;
    }
    void fail(Error error)
    {
        const std::lock_guard lock(m_mutex);
        if (!m_failed.exchange(true))
            m_error = std::move(error);
    }

    const Computed& m_computed;
    const FigureRequest& m_request;
    const std::vector<FigurePlan>& m_plans;
    OutputFiles& m_files;
    FontlessLetters* m_letters = FontlessLetters::current();
    KnownStats m_stats;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<int> m_done = 0;
    std::atomic<bool> m_failed = false;
    std::mutex m_mutex;
    std::optional<Error> m_error;
    std::vector<LeftOutLabels> m_leftOut;
};

} // namespace

std::optional<Error> writeFigure(const Figure& figure, const FigureLook& look, FigureFormat format, const QString& path,
                                 StopToken stop, LabelCount* labels)
{
    const auto bytes = figureBytes(figure, look, format, labels);
    if (!bytes)
        return bytes.error();
    if (stop.requested())
        return stoppedBeforeWriting();
    PendingFolders folders;
    if (!folders.make(QFile::encodeName(QFileInfo(path).absolutePath()).toStdString()))
        return Error{QObject::tr("%1: could not create the folder for this file")
                         .arg(QDir::toNativeSeparators(path))
                         .toStdString()};
    auto fault = writeAtomically(path, viewOf(*bytes));
    if (!fault)
        folders.keep();
    return fault;
}

std::optional<Error> writeFigure(const Computed& computed, const FigureRequest& request, const FigurePlan& plan,
                                 FigureFormat format, const QString& path, StopToken stop, LabelCount* labels)
{
    const auto figure = drawFigure(computed, request, plan);
    return figure ? writeFigure(*figure, request.look, format, path, stop, labels) : figure.error();
}

std::optional<Error> writeFigures(const Computed& computed, const FigureRequest& request,
                                  const std::vector<FigurePlan>& plans, const QString& folder,
                                  const std::function<void(int)>& progress, StopToken stop,
                                  std::vector<LeftOutLabels>* leftOut)
{
    OutputFiles files(QFile::encodeName(folder).toStdString());
    FigureWriters writers(computed, request, plans, files);
    {
        const std::size_t threads =
            std::min<std::size_t>(plans.size(), std::clamp(std::thread::hardware_concurrency(), 1u, most_threads));
        std::vector<QtThread> others;
        try {
            for (std::size_t i = 1; i < threads; ++i)
                others.emplace_back([&](const StopToken&) { writers.work(stop, {}); });
        } catch (const std::system_error&) { // cannot start another thread
        }
        writers.work(stop, progress);
    }
    if (writers.error())
        return writers.error();
    if (stop.requested())
        return stoppedBeforeWriting();
    if (auto fault = files.commit())
        return fault;
    if (leftOut)
        *leftOut = writers.leftOut();
    if (progress)
        progress(int(plans.size() * request.formats.size()));
    return std::nullopt;
}

} // namespace attn
