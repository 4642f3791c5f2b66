// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/block/blockmap.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/cellkeys.h"
#include "ui/kit/focus.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tooltip.h"
#include "ui/paint/blockpainter.h"
#include "ui/paint/blockwords.h"
#include "ui/paint/operandpainter.h"
#include "ui/paint/pixelcanvas.h"
#include "ui/theme/fonts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace attn {
namespace {

constexpr double degrees_per_px = 0.5, key_degrees = 5, key_apart = 0.1;
constexpr int wheel_notch = 120;

} // namespace

BlockMap::BlockMap(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setToolTips(this, [this](QPoint place) {
        const auto piece = m_picture.empty() ? std::nullopt : m_layout.geometry.pieceAt(place);
        return piece ? wordsOf(*piece) : QString();
    });
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Product as a block"));
    onEvents(this, {QEvent::Resize, QEvent::FontChange, QEvent::PaletteChange}, [this] { arrange(); });
}

void BlockMap::show(BlockPicture picture, const BlockShown& shown)
{
    m_picture = std::move(picture);
    m_shown = shown;
    m_hovered.reset();
    arrange();
    describeTo(this, description());
}

void BlockMap::arrange()
{
    m_stale = true;
    if (!m_picture.empty()) {
        QPixmap measured(1, 1);
        QPainter painter(&measured);
        m_layout = layoutBlock(ScreenCanvas(painter), m_picture, m_shown, size(), textScale());
    }
    update();
}

// What screen readers say of the current cell.
QString BlockMap::description() const
{
    if (m_picture.empty())
        return {};
    QStringList sentences{
        tr("turned by %1 degrees, tilted by %2 degrees").arg(m_shown.view.turn).arg(m_shown.view.tilt)};
    if (m_picture.at) {
        sentences << describeCube(m_picture, m_picture.layer, m_picture.at->row, m_picture.at->column)
                  << describeFace(m_picture, m_picture.at->row, m_picture.at->column)
                  << operandFootText(m_picture.terms, {});
    } else {
        sentences << tr("no cell selected");
    }
    return sentences.join(QStringLiteral("; "));
}

QSize BlockMap::accessibleCount() const
{
    return m_picture.empty() ? QSize() : QSize(m_picture.columns(), m_picture.rows());
}

QString BlockMap::accessibleWords(Cell cell) const
{
    const QString face = describeFace(m_picture, cell.row, cell.column);
    return m_picture.at == cell ? QStringLiteral("%1; %2").arg(face, description()) : face;
}

QString BlockMap::wordsOf(const BlockPiece& piece) const
{
    switch (piece.kind) {
    case BlockPiece::Kind::Cube: return describeCube(m_picture, piece.layer, piece.row, piece.column);
    case BlockPiece::Kind::Left: return describeLeft(m_picture, piece.layer, piece.row);
    case BlockPiece::Kind::Top: return describeTop(m_picture, piece.layer, piece.column);
    case BlockPiece::Kind::Face: break;
    }
    return describeFace(m_picture, piece.row, piece.column);
}

std::optional<QPointF> BlockMap::placeOf(const BlockPiece& piece) const
{
    for (const BlockSide& side : m_layout.geometry.sides(piece))
        for (const double share : {0.5, 0.2, 0.8, 0.05, 0.95}) {
            const QPointF place = side.outline[0] + (side.outline[2] - side.outline[0]) * share;
            if (m_layout.geometry.pieceAt(place) == std::optional(piece))
                return place;
        }
    return std::nullopt;
}

void BlockMap::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_picture.empty())
        return painter.fillRect(rect(), colors().base);
    if (std::exchange(m_stale, false)) {
        if (const QSize pixels = size() * devicePixelRatioF(); m_painted.size() != pixels)
            m_painted = QImage(pixels, QImage::Format_RGB32); // else reuses the memory: allocation is slow
        m_painted.setDevicePixelRatio(devicePixelRatioF());
        m_painted.fill(colors().base);
        QPainter kept(&m_painted);
        PixelCanvas canvas(kept, m_painted);
        drawBlock(canvas, m_picture, m_layout, m_shown, colors());
        drawBlockHint(canvas, m_picture, m_layout, tr("Drag or press Alt+arrow keys to turn"), width() - scaled(16),
                      colors());
        canvas.fill(QRectF(0, m_layout.foot.top() - scaled(12), width(), 1), colors().line);
        drawBlockFoot(canvas, m_picture, m_layout, colors());
    }
    painter.drawImage(0, 0, m_painted);
    ScreenCanvas canvas(painter);
    if (m_hovered)
        drawBlockFrame(canvas, m_layout, *m_hovered, CellFrame::Hover, colors());
    if (hasFocus() && m_byKeyboard)
        drawRing(canvas, QRectF(rect()).adjusted(3, 3, -3, -3), 0, 2, colors().accent);
}

void BlockMap::pointAt(const std::optional<BlockPiece>& piece)
{
    if (std::exchange(m_hovered, piece) == piece)
        return;
    Q_EMIT pointed(piece ? wordsOf(*piece) : QString());
    update();
}

void BlockMap::choose(const BlockPiece& piece)
{
    const Cell at = m_picture.at.value_or(Cell());
    const int row = piece.kind == BlockPiece::Kind::Top ? at.row : piece.row;
    const int column = piece.kind == BlockPiece::Kind::Left ? at.column : piece.column;
    if (piece.kind != BlockPiece::Kind::Face)
        Q_EMIT layerAsked(m_picture.block.terms.from + piece.layer);
    Q_EMIT cellAsked({int(m_picture.block.rows.from) + row, int(m_picture.block.columns.from) + column});
}

void BlockMap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_picture.empty())
        return QWidget::mousePressEvent(event);
    m_pressed = event->position();
    m_pressedView = m_shown.view;
    m_turning = false;
}

// Turning follows the pointer: the near side moves with it.
void BlockMap::mouseMoveEvent(QMouseEvent* event)
{
    if (m_picture.empty())
        return;
    if (!m_pressed)
        return pointAt(m_layout.geometry.pieceAt(event->position()));
    const QPointF moved = event->position() - *m_pressed;
    m_turning = m_turning || moved.manhattanLength() >= QApplication::startDragDistance();
    if (!m_turning)
        return;
    pointAt(std::nullopt);
    BlockView view = m_pressedView;
    view.turn = std::round(view.turn - moved.x() * degrees_per_px);
    view.tilt = std::round(view.tilt + moved.y() * degrees_per_px);
    Q_EMIT viewAsked(keptInside(view));
}

void BlockMap::mouseReleaseEvent(QMouseEvent* event)
{
    const bool clicked = m_pressed && !m_turning;
    m_pressed.reset();
    m_turning = false;
    if (event->button() != Qt::LeftButton || !clicked)
        return;
    if (const auto piece = m_layout.geometry.pieceAt(event->position()))
        choose(*piece);
}

void BlockMap::moveLayer(int by)
{
    const std::int64_t now = m_picture.block.terms.from + m_picture.layer;
    const std::int64_t to = std::clamp<std::int64_t>(now + by, 0, m_picture.block.all.terms - 1);
    if (to != now)
        Q_EMIT layerAsked(to);
}

void BlockMap::wheelEvent(QWheelEvent* event)
{
    if (m_picture.empty())
        return;
    m_wheel += event->angleDelta().y();
    const int notches = m_wheel / wheel_notch;
    m_wheel -= notches * wheel_notch;
    if (notches != 0)
        moveLayer(-notches);
    event->accept();
}

void BlockMap::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    pointAt(std::nullopt);
}

bool BlockMap::turnByKey(const QKeyEvent& event)
{
    BlockView view = m_shown.view;
    const bool alt = event.modifiers().testFlag(Qt::AltModifier);
    if (event.modifiers() & (Qt::ControlModifier | Qt::MetaModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Left: view.turn -= key_degrees; break;
    case Qt::Key_Right: view.turn += key_degrees; break;
    case Qt::Key_Up: view.tilt += key_degrees; break;
    case Qt::Key_Down: view.tilt -= key_degrees; break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        if (alt)
            return false;
        view.apart += key_apart;
        Q_EMIT viewAsked(keptInside(view));
        return true;
    case Qt::Key_Minus:
        if (alt)
            return false;
        view.apart -= key_apart;
        Q_EMIT viewAsked(keptInside(view));
        return true;
    default: return false;
    }
    if (!alt)
        return false;
    Q_EMIT viewAsked(keptInside(view));
    return true;
}

void BlockMap::keyPressEvent(QKeyEvent* event)
{
    if (m_picture.empty())
        return QWidget::keyPressEvent(event);
    const bool alt = event->modifiers().testFlag(Qt::AltModifier);
    if (alt && (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown))
        return moveLayer(event->key() == Qt::Key_PageDown ? 1 : -1);
    if (turnByKey(*event))
        return;
    const BlockCounts& all = m_picture.block.all;
    std::optional<Cell> from;
    if (m_picture.at)
        from = Cell{int(m_picture.block.rows.from) + m_picture.at->row,
                    int(m_picture.block.columns.from) + m_picture.at->column};
    if (const auto cell = cellByKey(*event, from, {int(all.columns), int(all.rows)}))
        Q_EMIT cellAsked(*cell);
    else
        QWidget::keyPressEvent(event);
}

void BlockMap::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_byKeyboard = comesByKeys(event->reason());
}

bool BlockMap::event(QEvent* event)
{
    // What turns the block is not for menus.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool alt = key->modifiers() == Qt::AltModifier;
        const bool turns =
            alt && (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right || key->key() == Qt::Key_Up ||
                    key->key() == Qt::Key_Down || key->key() == Qt::Key_PageUp || key->key() == Qt::Key_PageDown);
        if (turns) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace attn
