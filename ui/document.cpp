// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document.h"

#include "core/io/scenefile.h"
#include "core/realize.h"
#include "ui/setscene.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QScopedValueRollback>

namespace attn {

namespace {

constexpr int history_length = 1000;

Error cannotSave(const QString& filePath, const QString& why)
{
    return {QStringLiteral("%1 was not saved: %2").arg(QFileInfo(filePath).fileName(), why).toStdString()};
}

// Why QSaveFile could not begin, in terms of what the person can do about it.
QString whyNotOpened(const QFileInfo& file, const QString& systemText)
{
    const QString folder = QDir::toNativeSeparators(file.absolutePath());
    if (file.isDir())
        return QStringLiteral("it is a folder.");
    if (!QFileInfo(file.absolutePath()).isDir())
        return QStringLiteral("there is no folder %1.").arg(folder);
    if (!QFileInfo(file.absolutePath()).isWritable())
        return QStringLiteral("the folder %1 is read-only. Choose another one with Save as.").arg(folder);
    if (file.exists() && !file.isWritable())
        return QStringLiteral("the file is read-only. Choose another name with Save as.");
    return systemText + QLatin1Char('.');
}

} // namespace

Document::Document(QObject* parent) : QObject(parent), m_scene(std::make_shared<const Scene>())
{
    m_undoStack.setUndoLimit(history_length);
}

QString Document::title() const
{
    if (!m_scene->title.empty())
        return QString::fromStdString(m_scene->title);
    return m_filePath.isEmpty() ? tr("Untitled") : QFileInfo(m_filePath).completeBaseName();
}

void Document::open(Scene scene, const QString& filePath, const QString& lessonId)
{
    m_scene = std::make_shared<const Scene>(std::move(scene));
    m_filePath = filePath;
    m_lessonId = lessonId;
    m_undoStack.clear();
    endMerge();
    {
        QScopedValueRollback changing(m_changing, true);
        Q_EMIT changed(ChangePart::Scene);
    }
    Q_EMIT fileChanged();
}

std::optional<Error> Document::save(const QString& filePath)
{
    const std::string text = writeScene(*m_scene);
    QSaveFile file(filePath);
    if (!file.open(QIODevice::WriteOnly))
        return cannotSave(filePath, whyNotOpened(QFileInfo(filePath), file.errorString()));
    if (file.write(text.data(), static_cast<qint64>(text.size())) != static_cast<qint64>(text.size()) || !file.commit()) {
        const bool full = file.error() == QFileDevice::ResourceError || file.error() == QFileDevice::WriteError;
        return cannotSave(filePath, full ? QStringLiteral("the disk is full or failed (%1). What was there before is "
                                                          "untouched.").arg(file.errorString())
                                         : file.errorString() + QLatin1Char('.'));
    }
    m_filePath = filePath;
    m_lessonId.clear();
    m_undoStack.setClean();
    Q_EMIT fileChanged();
    return std::nullopt;
}

std::optional<Error> Document::edit(const QString& text, Scene after, Change change, const QString& mergeKey)
{
    if (m_changing)
        return Error{"The last change is still being shown; this one was not made."};
    if (after == *m_scene)
        return std::nullopt;
    if (auto planned = plan(after); !planned)
        return planned.error();
    m_undoStack.push(new SetScene(*this, text, std::make_shared<const Scene>(std::move(after)), change, mergeKey,
                                  m_mergeGeneration));
    return std::nullopt;
}

void Document::endMerge()
{
    ++m_mergeGeneration;
}

void Document::setScene(std::shared_ptr<const Scene> scene, Change change)
{
    const QString titleBefore = title();
    m_scene = std::move(scene);
    QScopedValueRollback changing(m_changing, true);
    Q_EMIT changed(change);
    if (title() != titleBefore)
        Q_EMIT fileChanged();
}

} // namespace attn
