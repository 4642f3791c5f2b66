// SPDX-License-Identifier: GPL-3.0-or-later
// What computes: the choice in the menu, the words at the bottom that say whether it does, and the veil while it does.
#include "ui/facts/verdict.h"
#include "ui/kit/choicemenu.h"
#include "ui/kit/staleoverlay.h"
#include "ui/timebar/timebar.h"
#include "ui/window/mainwindow.h"
#include "ui/window/statusline.h"
#include "ui/window/workarea.h"

#include <QActionGroup>
#include <QMenu>
#include <QSettings>

#include <utility>

namespace attn {

namespace {

constexpr char backend_setting[] = "computeOn";

} // namespace

void MainWindow::buildComputeMenu(QMenu* view)
{
    QMenu* menu = view->addMenu(tr("Com&pute on"));
    m_backends = addChoices(menu,
                            {{tr("&CPU (float32)"), QStringLiteral("cpu")},
                             {tr("&GPU (CUDA, float32)"), QStringLiteral("cuda")},
                             {tr("&Reference (float64)"), QStringLiteral("reference")}},
                            [this](const QVariant& name) {
                                QSettings().setValue(QLatin1String(backend_setting), name);
                                chooseBackend(name.toString().toStdString());
                            });
    checkChoice(m_backends, QString::fromStdString(m_computeOn.chosen()));
}

// After the first picture of a small scene, and while a large one is still computed: a GPU takes a second to open.
void MainWindow::beginComputeOn()
{
    if (std::exchange(m_computeOnBegun, true))
        return;
    const QString remembered = QSettings().value(QLatin1String(backend_setting)).toString();
    const std::string wanted = m_wantedBackend.empty() ? remembered.toStdString() : m_wantedBackend;
    for (const QAction* action : m_backends->actions())
        if (action->data().toString().toStdString() == wanted)
            chooseBackend(wanted);
}

void MainWindow::chooseBackend(const std::string& backend)
{
    checkChoice(m_backends, QString::fromStdString(backend));
    const std::string before = m_computeOn.backend();
    m_computeOn.choose(backend);
    const bool was_full = !m_recompute.isShown() || (m_computed && m_computed->trace->backend() != before);
    if (was_full && m_computeOn.backend() == before && !m_recompute.isBusy()) // there may be room again
        m_recompute.again();
}

void MainWindow::computeAgain()
{
    m_recompute.setBackend(QString::fromStdString(m_computeOn.backend()), m_computeOn.device());
    if (!m_computed || !m_recompute.isShown() || m_computed->trace->backend() != m_computeOn.backend())
        m_recompute.again();
}

void MainWindow::setStale(bool stale)
{
    m_work->setStale(stale);
    if (stale && !m_timeOverlay)
        m_timeOverlay = new StaleOverlay(m_timeBar);
    if (m_timeOverlay)
        m_timeOverlay->setVisible(stale);
    if (!stale || showsStartPage() || showsModel())
        return;
    m_status->setCell({});
    m_status->clearSizes();
}

void MainWindow::tellBackend()
{
    if (showsStartPage() || showsModel())
        return;
    if (!m_computed) { // none may come: a first scene that fails
        const bool tells = !m_computeOn.why().isEmpty();
        m_status->setBackend(tells ? backendInWords(m_computeOn.backend(), m_computeOn.deviceName()) : QString(),
                             m_computeOn.why());
        return;
    }
    const Trace& trace = *m_computed->trace;
    const QString why = m_computeOn.why().isEmpty() && m_computeOn.backend() == "cuda"
                            ? QString::fromStdString(trace.fallback())
                            : m_computeOn.why();
    m_status->setBackend(backendInWords(trace.backend(), m_computeOn.deviceName()), why);
}

} // namespace attn
