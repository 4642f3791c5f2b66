// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/pictureview.h"

#include "ui/kit/onevents.h"
#include "ui/present/mapboard.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

// An error without text if there is nothing to draw yet.
Result<QImage> classImage(const Figure& figure, FigureLook look, const QSize& room)
{
    if (figure.maps.empty())
        return Error{};
    // Text is as large as it can be and still fit; drawings do not state their size.
    look.widthCm = std::ranges::any_of(figure.maps, &FigureMap::whole) ? 12 : 15;
    const auto size = figureSize(figure, look);
    if (!size)
        return size.error();
    return figureImage(figure, look, fittingDpi(*size, room));
}

} // namespace

PictureView::PictureView(QWidget* parent) : QWidget(parent), m_board(new MapBoard(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    m_board->hide();
    onEvents(this, {QEvent::Resize, QEvent::PaletteChange}, [this] {
        m_board->setGeometry(rect());
        draw();
    });
}

QImage PictureView::image() const
{
    return m_board->isHidden() ? m_image : const_cast<PictureView*>(this)->grab().toImage();
}

void PictureView::setUnit(double px) { m_board->setUnit(px); }

void PictureView::setPicture(ClassPicture picture)
{
    if (picture.title != m_picture.title) {
        m_problem.clear();
        m_image = {}; // another studio's, under the wrong title
        m_board->hide();
    }
    m_picture = std::move(picture);
    draw();
}

void PictureView::draw()
{
    if (!m_picture.draw || size().isEmpty())
        return;
    const double ratio = devicePixelRatioF();
    m_picture.look.theme = currentTheme(); // what lights the room should not dazzle it
    m_drawer.request([this, picture = m_picture, room = (QSizeF(size()) * ratio).toSize(),
                      ratio](const StopToken&) -> std::function<void()> {
        const auto figure = std::make_shared<Figure>(picture.draw());
        if (picture.look.digits && MapBoard::suits(*figure))
            return [this, figure, picture] {
                m_board->show(std::move(*figure), picture);
                m_board->setVisible(true);
            };
        const auto made = classImage(*figure, picture.look, room);
        QImage image = made ? *made : QImage();
        image.setDevicePixelRatio(ratio);
        return [this, image, problem = made ? QString() : QString::fromStdString(made.error().message)] {
            m_board->hide();
            m_image = image;
            m_problem = problem;
            update();
        };
    });
}

void PictureView::paintEvent(QPaintEvent*)
{
    if (!m_board->isHidden())
        return;
    QPainter painter(this);
    if (m_image.isNull())
        return paintText(painter, textFont(18), colors().text2, rect(), int(Qt::AlignCenter) | Qt::TextWordWrap,
                         m_problem);
    const QSizeF own = m_image.deviceIndependentSize();
    painter.drawImage(QPointF((width() - own.width()) / 2, 0), m_image);
}

} // namespace attn
