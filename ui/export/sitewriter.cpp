// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/sitewriter.h"

#include "ui/language/language.h"

#include <QFile>
#include <QProgressDialog>
#include <QStringList>

#include <algorithm>

namespace attn {

void SiteWriter::showProgress()
{
    if (m_progress)
        return m_progress->reset();
    m_progress = new QProgressDialog(m_window);
    m_progress->setWindowTitle(tr("Course site"));
    m_progress->setLabelText(tr("Writing pages"));
    m_progress->setCancelButtonText(tr("Cancel"));
    m_progress->setAutoClose(false);
    m_progress->reset(); // else it shows itself
    connect(m_progress, &QProgressDialog::canceled, &m_worker, &Background::cancel);
    connect(&m_worker, &Background::failed, this, &SiteWriter::failed);
    connect(&m_worker, &Background::busyChanged, m_progress, &QWidget::setVisible);
}

void SiteWriter::write(SitePlan plan, const QString& out)
{
    plan.languages = catalogues();
    showProgress();
    m_worker.request([this, plan = std::move(plan), out](const StopToken& stop) -> std::function<void()> {
        const std::string path = QFile::encodeName(out).toStdString();
        std::vector<std::string> faults;
        auto fault = whyNoSite(path);
        if (!fault) {
            const auto progress = [&](int done, int all) {
                m_calls.post([this, done, all] {
                    m_progress->setMaximum(all);
                    if (m_worker.isBusy())
                        m_progress->setValue(done);
                });
                return !stop.requested();
            };
            const auto files = siteFiles(plan, progress, &faults);
            if (stop.requested())
                return {};
            fault = files ? writeSite(path, *files) : files.error();
        }
        return [this, out, fault, faults] {
            if (fault)
                return Q_EMIT failed(QString::fromStdString(fault->message));
            Q_EMIT done(out);
            constexpr std::size_t most = 4;
            QStringList lines;
            for (std::size_t i = 0; i < std::min(faults.size(), most); ++i)
                lines << QString::fromStdString(faults[i]);
            if (faults.size() > most)
                lines << tr("and %1 more; “attnscope lesson check” lists them all").arg(faults.size() - most);
            if (!faults.empty())
                Q_EMIT faulty(
                    tr("The site was made, but its lessons have %n problems:\n%1", nullptr, int(faults.size()))
                        .arg(lines.join(QLatin1Char('\n'))));
        };
    });
}

} // namespace attn
