// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/pagewriter.h"

#include "core/base/say.h"
#include "core/explain/withhold.h"
#include "core/page/page.h"
#include "ui/document/atomicfile.h"

#include <QFileInfo>

namespace attn {

void PageWriter::write(const ComputedPtr& computed, const QString& path)
{
    if (!computed)
        return Q_EMIT failed(tr("There is no computation yet to write a page of."));
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
    writeMade([lesson] { return lessonPage(lesson); }, path);
}

void PageWriter::writeMade(std::function<Result<std::string>()> make, const QString& path)
{
    m_worker.request([this, make = std::move(make), path](const std::stop_token&) -> std::function<void()> {
        const auto page = make();
        const auto fault = page ? writeAtomically(path, *page)
                                : std::optional(Error{say("No page was written: %1.", page.error().message)});
        return [this, path, fault] {
            if (fault)
                Q_EMIT failed(QString::fromStdString(fault->message));
            else
                Q_EMIT done(path);
        };
    });
}

} // namespace attn
