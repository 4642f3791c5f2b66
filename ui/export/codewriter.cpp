// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/codewriter.h"

#include "ui/document/atomicfile.h"
#include "ui/language/said.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>

namespace attn {

namespace {

QString nameOf(ScriptLanguage language)
{
    const std::string_view name = languageName(language);
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

} // namespace

void CodeWriter::copy(const ComputedPtr& computed, ScriptLanguage language)
{
    if (!computed)
        return Q_EMIT failed(tr("Nothing has been computed yet, so there is no script to export."));
    m_worker.request([this, computed, language](StopToken) -> std::function<void()> {
        return
            [this, language, text = QString::fromStdString(scriptOf(computed->scene, *computed->realized, language))] {
                QApplication::clipboard()->setText(text);
                Q_EMIT done(tr("Copied %1 script (%2 lines)").arg(nameOf(language)).arg(text.count(QLatin1Char('\n'))));
            };
    });
}

void CodeWriter::write(const ComputedPtr& computed, ScriptLanguage language, const QString& path)
{
    if (!computed)
        return Q_EMIT failed(tr("Nothing has been computed yet, so there is no script to export."));
    m_worker.request([this, computed, language, path](StopToken) -> std::function<void()> {
        const auto fault = writeAtomically(path, scriptOf(computed->scene, *computed->realized, language));
        return [this, path, fault] {
            if (fault)
                Q_EMIT failed(QString::fromStdString(fault->message));
            else
                Q_EMIT done(wroteSentence(path));
        };
    });
}

} // namespace attn
