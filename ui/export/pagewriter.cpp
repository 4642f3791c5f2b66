// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/pagewriter.h"

#include "core/base/say.h"
#include "core/explain/withhold.h"
#include "core/headless/lessoncheck.h"
#include "core/page/page.h"
#include "ui/document/atomicfile.h"
#include "ui/language/said.h"

#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

namespace attn {

void PageWriter::write(const ComputedPtr& computed, const QString& path)
{
    if (!computed)
        return Q_EMIT failed(tr("Nothing has been computed yet, so there is no page to export."));
    writeMade(
        [computed, name = QFileInfo(path).completeBaseName().toStdString()] {
            Scene scene = computed->scene;
            if (scene.title.empty())
                scene.title = name;
            if (!scene.view)
                scene.view.emplace();
            scene.view->hidden = hiddenCells(*computed);
            return scenePage(scene);
        },
        path);
}

void PageWriter::write(const Lesson& lesson, const QString& path)
{
    writeMade([lesson] { return lessonPage(lesson); }, path, -1, [lesson] { return int(checkLesson(lesson).size()); });
}

void PageWriter::show(const Lesson& lesson, int step)
{
    if (!m_folder)
        m_folder.emplace();
    // With an id of no file, the page keeps no progress.
    writeMade([lesson] { return lessonPage(lesson, PageKind::Live, "trying/out"); },
              m_folder->filePath(QStringLiteral("lesson.html")), step,
              [lesson] { return int(checkLesson(lesson).size()); });
}

void PageWriter::open(const QString& path, int step)
{
    QUrl page = QUrl::fromLocalFile(path);
    page.setFragment(QStringLiteral("s%1").arg(step + 1));
    if (!QDesktopServices::openUrl(page))
        Q_EMIT failed(tr("Could not open a browser. The page is at %1.").arg(named(path)));
}

void PageWriter::writeMade(std::function<Result<std::string>()> make, const QString& path, int step,
                           std::function<int()> faults)
{
    m_worker.request([this, make = std::move(make), path, step,
                      faults = std::move(faults)](const StopToken&) -> std::function<void()> {
        const auto page = make();
        const auto fault = page ? writeAtomically(path, *page)
                                : std::optional(Error{say("Could not write the page: %1.", page.error().message)});
        return [this, path, step, fault, count = fault ? 0 : faults()] {
            if (fault)
                return Q_EMIT failed(QString::fromStdString(fault->message));
            step >= 0 ? open(path, step) : Q_EMIT done(path);
            if (count > 0)
                Q_EMIT faulty(tr("The page was written, but this lesson has %n problems. “Edit this lesson” in the "
                                 "Learn menu shows them.",
                                 nullptr, count));
        };
    });
}

} // namespace attn
