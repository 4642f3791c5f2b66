// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/pictureview.h"

#include "ui/figures/figurelayout.h"
#include "ui/kit/whenever.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>

namespace attn {

FigureLook lookForClass(const Figure& figure, FigureLook look)
{
    constexpr double widths[] = {12, 13.5, 15, 16.5, 18}; // cm; what is drawn there is as wide as the slide
    constexpr int most_told = 20;                         // cells a side: of larger maps the colours tell
    const auto isReadable = [&](const FigureLayout& layout) {
        for (std::size_t i = 0; i < figure.maps.size(); ++i) {
            const FigureMap& map = figure.maps[i];
            if (textWidth(captionOf(figure, look, i), layout.caption) > layout.panels[i].captionRoom)
                return false;
            if (look.digits && !map.whole && layout.panels[i].decimals < 0 && map.data->columns <= most_told)
                return false;
        }
        return true;
    };
    const bool drawn =
        std::ranges::any_of(figure.maps, &FigureMap::whole); // by its own hand, which says nothing of its room
    for (const double width : widths) {
        look.widthCm = width;
        if (!drawn && isReadable(layoutFigure(figure, look)))
            break;
    }
    return look;
}

namespace {

// In as many columns as the figure has, or all in one row: a slide is wider than paper.
// An error without words where there is nothing to draw yet.
Result<QImage> classImage(Figure figure, const FigureLook& look, const QSize& room)
{
    if (figure.maps.empty())
        return Error{};
    Figure row = figure;
    row.columns = int(row.maps.size());
    const auto dpiOf = [&](const Figure& each) {
        const auto size = figureSize(each, lookForClass(each, look));
        return size ? fittingDpi(*size, room) : 0;
    };
    if (dpiOf(row) > dpiOf(figure))
        figure = std::move(row);
    const FigureLook wide = lookForClass(figure, look);
    const auto size = figureSize(figure, wide);
    if (!size)
        return size.error();
    return figureImage(figure, wide, fittingDpi(*size, room));
}

} // namespace

PictureView::PictureView(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    whenever(this, {QEvent::Resize, QEvent::PaletteChange}, [this] { draw(); });
}

void PictureView::setPicture(ClassPicture picture)
{
    if (picture.title != m_picture.title) {
        m_problem.clear();
        m_image = {}; // another studio's, which would stand under a title that is not its own
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
                      ratio](const std::stop_token&) -> std::function<void()> {
        const auto made = classImage(picture.draw(), picture.look, room);
        QImage image = made ? *made : QImage();
        image.setDevicePixelRatio(ratio);
        return [this, image, problem = made ? QString() : QString::fromStdString(made.error().message)] {
            m_image = image;
            m_problem = problem;
            update();
        };
    });
}

void PictureView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_image.isNull())
        return paintText(painter, textFont(18), colors().text2, rect(), int(Qt::AlignCenter) | Qt::TextWordWrap,
                         m_problem);
    const QSizeF own = m_image.deviceIndependentSize();
    painter.drawImage(QPointF((width() - own.width()) / 2, 0), m_image);
}

} // namespace attn
