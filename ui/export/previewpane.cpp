// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/previewpane.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/onevents.h"
#include "ui/kit/scrollarea.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QPainter>

namespace attn {

namespace {

constexpr int check_size = 8;

void paintChecks(QPainter& painter, const QRect& rect)
{
    const Colors& light = colorsOf(ThemeName::Light);
    painter.fillRect(rect, light.base);
    painter.save();
    painter.setClipRect(rect);
    for (int y = 0; y * check_size < rect.height(); ++y)
        for (int x = y % 2; x * check_size < rect.width(); x += 2)
            painter.fillRect(rect.x() + x * check_size, rect.y() + y * check_size, check_size, check_size, light.line);
    painter.restore();
}

} // namespace

PreviewCanvas::PreviewCanvas(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Preview")); }

void PreviewCanvas::setPicture(const QImage& picture)
{
    m_picture = picture;
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    setMinimumSize(sizeHint());
    update();
}

QSize PreviewCanvas::sizeHint() const { return m_picture.deviceIndependentSize().toSize() + QSize(2, 2); }

void PreviewCanvas::paintEvent(QPaintEvent*)
{
    if (m_picture.isNull())
        return;
    QPainter painter(this);
    const QSize size = m_picture.deviceIndependentSize().toSize();
    const QRect sheet(QPoint((width() - size.width()) / 2, (height() - size.height()) / 2), size);
    if (m_picture.hasAlphaChannel())
        paintChecks(painter, sheet);
    painter.drawImage(sheet.topLeft(), m_picture);
    painter.setPen(colors().edge);
    painter.drawRect(sheet.adjusted(-1, -1, 0, 0));
}

PreviewPane::PreviewPane(QWidget* parent)
    : QWidget(parent), m_zoom(new SegmentedControl(tr("Size of the preview"))), m_scroll(new ScrollArea),
      m_canvas(new PreviewCanvas), m_pixels(new ElidedLabel), m_size(new ElidedLabel), m_note(new ElidedLabel),
      m_problem(new MessageLine)
{
    m_zoom->addSegment(tr("fit"), tr("Fit to the available space"));
    m_zoom->addSegment(tr("100%"), tr("One image pixel per screen pixel; vector formats at 96 DPI"));
    auto* title = new PlainLabel(tr("Preview"));
    useTextFont(title, 13, QFont::DemiBold);
    useNumberFont(m_pixels, 12);
    useTextFont(m_size, 12);
    useTextFont(m_note, 12);
    m_note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_scroll->setWidget(m_canvas);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setAccessibleName(tr("Preview"));
    m_scroll->viewport()->setAutoFillBackground(false);
    m_canvas->setAutoFillBackground(false);
    m_scroll->viewport()->installEventFilter(this);

    auto* header = rowOf(nullptr, -1, {title, freeRoom(), m_zoom});
    auto* captions = rowOf(nullptr, 16, {m_pixels, m_size, {m_note, 1}});
    columnOf(this, 8, {header, m_problem, {m_scroll, 1}, captions})->setContentsMargins(16, 6, 16, 10);
    connect(m_zoom, &SegmentedControl::activated, this, [this] {
        setFits(fits());
        Q_EMIT roomChanged();
    });
    setFits(true);
    colorTexts();
    onEvents(this, {QEvent::PaletteChange}, [this] { colorTexts(); });
}

void PreviewPane::setPicture(const QImage& picture) { m_canvas->setPicture(picture); }

const QImage& PreviewPane::picture() const { return m_canvas->picture(); }

void PreviewPane::setSizes(const QString& pixels, const QString& size)
{
    m_pixels->setText(pixels);
    m_pixels->setVisible(!pixels.isEmpty());
    m_size->setText(size);
    describeTo(m_canvas, pixels + QLatin1Char(' ') + size);
}

QString PreviewPane::sizes() const { return m_canvas->accessibleDescription(); }

void PreviewPane::setNote(const QString& note) { m_note->setText(note); }

void PreviewPane::setProblem(const QString& sentence) { m_problem->setMessage(sentence); }

void PreviewPane::setWarning(const QString& sentence)
{
    if (m_problem->message().isEmpty())
        m_problem->setMessage(sentence, Severity::Warn);
}

QString PreviewPane::message() const { return m_problem->message(); }

bool PreviewPane::fits() const { return m_zoom->currentIndex() == 0; }

void PreviewPane::setFits(bool fits)
{
    m_zoom->setCurrentIndex(fits ? 0 : 1);
    const Qt::ScrollBarPolicy bars = fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded;
    m_scroll->setHorizontalScrollBarPolicy(bars);
    m_scroll->setVerticalScrollBarPolicy(bars);
    m_scroll->setFocusPolicy(fits ? Qt::NoFocus : Qt::TabFocus); // scrolled by the arrow keys
}

void PreviewPane::setWholeAllowed(bool allowed)
{
    m_zoom->setSegmentEnabled(1, allowed);
    if (!allowed && !fits())
        setFits(true);
}

void PreviewPane::setZoomShown(bool shown) { m_zoom->setVisible(shown); }

QSize PreviewPane::room() const
{
    const QSize inside = m_scroll->viewport()->size() - QSize(2, 2); // the edge
    return (QSizeF(inside) * devicePixelRatioF()).toSize().expandedTo({16, 16});
}

bool PreviewPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize && fits()) {
        m_canvas->setMinimumSize(0, 0); // what was painted for more room may not keep it
        Q_EMIT roomChanged();
    }
    return QWidget::eventFilter(watched, event);
}

void PreviewPane::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    painter.fillRect(rect(), c.highContrast ? c.window : c.line);
    if (c.highContrast)
        painter.fillRect(0, 0, 1, height(), c.line);
}

void PreviewPane::colorTexts()
{
    for (QWidget* quiet : std::initializer_list<QWidget*>{m_pixels, m_size, m_note}) {
        QPalette palette = quiet->palette();
        if (palette.color(QPalette::WindowText) == colors().text2)
            continue;
        palette.setColor(QPalette::WindowText, colors().text2);
        quiet->setPalette(palette);
    }
}

} // namespace attn
