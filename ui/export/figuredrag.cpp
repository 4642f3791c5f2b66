// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/figuredrag.h"

#include "core/io/files/unfinished.h"
#include "ui/document/scenefiles.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDrag>
#include <QFile>
#include <QMimeData>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

namespace attn {

namespace {

constexpr int picture_px = 160; // of what hangs at the pointer

} // namespace

FigureDrag::FigureDrag(std::function<std::optional<Source>()> source, QObject* parent)
    : QObject(parent), m_source(std::move(source))
{
    connect(&m_worker, &Background::failed, this, &FigureDrag::refused);
    connect(&m_worker, &FigureWorker::boxed, this, &FigureDrag::noted);
}

FigureDrag::~FigureDrag() = default;

void FigureDrag::addHandle(QAbstractButton* button) { button->installEventFilter(this); }

bool FigureDrag::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress) {
        const auto* press = static_cast<QMouseEvent*>(event);
        if (press->button() == Qt::LeftButton)
            m_pressed = press->position().toPoint();
    } else if (event->type() == QEvent::MouseMove && m_pressed) {
        const QPoint moved = static_cast<QMouseEvent*>(event)->position().toPoint() - *m_pressed;
        if (moved.manhattanLength() >= QApplication::startDragDistance())
            begin(qobject_cast<QAbstractButton*>(watched));
    } else if (event->type() == QEvent::MouseButtonRelease) {
        m_pressed.reset();
        m_held.clear();
    }
    return QObject::eventFilter(watched, event);
}

void FigureDrag::begin(QAbstractButton* button)
{
    m_pressed.reset();
    const auto source = m_source();
    if (!source)
        return;
    button->setDown(false); // a drag is no click
    m_held = button;
    m_worker.request([this, source = *source](StopToken) -> std::function<void()> {
        return [this, name = source.name, drawn = copiedFigure(source.figure.figure, source.figure.look)] {
            if (!drawn)
                return Q_EMIT refused(QString::fromStdString(drawn.error().message));
            // A drag runs its own event loop, and this job should end before it.
            QTimer::singleShot(0, this, [this, name, figure = *drawn] {
                if (m_held) // still down
                    drag(figure, name);
            });
        };
    });
}

void FigureDrag::drag(const CopiedFigure& figure, const QString& name)
{
    std::unique_ptr<QMimeData> data = mimeOf(figure);
    if (!m_folder) {
        const auto together = holdSignals();
        m_folder = std::make_unique<QTemporaryDir>();
        addUnfinished(QFile::encodeName(m_folder->path()).toStdString());
    }
    const QString path = m_folder->filePath(fileNameFor(name, QStringLiteral(".png")));
    if (m_folder->isValid()) { // else the other two will do
        const auto together = holdSignals();
        if (!QFile::exists(path))
            addUnfinished(QFile::encodeName(path).toStdString());
        if (figure.image.save(path, "PNG"))
            data->setUrls({QUrl::fromLocalFile(path)});
    }
    const QPixmap picture =
        QPixmap::fromImage(figure.image.scaled(picture_px, picture_px, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    QAbstractButton* button = m_held;
    m_held.clear();
    if (m_drag)
        return m_drag(data.release(), picture);
    auto* drag = new QDrag(button);
    drag->setMimeData(data.release());
    drag->setPixmap(picture);
    drag->exec(Qt::CopyAction);
}

} // namespace attn
