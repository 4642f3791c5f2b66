// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/statusline.h"

#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tinted.h"
#include "ui/kit/tooltip.h"
#include "ui/theme/barheight.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QEvent>

namespace attn {

namespace {

constexpr int sizes_from = 620, backend_from = 480; // px of the line: below, the cell needs all

QLabel* quiet(QLabel* label)
{
    useQuietFont(label, 12);
    return label;
}

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent), m_cell(quiet(new RichLabel(this))), m_sizes(quiet(new PlainLabel(this))),
      m_backend(quiet(new PlainLabel(this))), m_why(new ElidedLabel({}, this))
{
    setSizeGripEnabled(false);
    setContentsMargins(10, 0, 10, 0);
    setFixedHeight(barHeight(24));
    m_cell->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addWidget(m_cell, 1);
    addPermanentWidget(m_sizes);
    addPermanentWidget(m_backend);
    m_backend->setContentsMargins(10, 0, 0, 0);
    addPermanentWidget(m_why);
    useTextFont(m_why, 12);
    m_why->hide();
    colorWhy();
    onEvents(this, {QEvent::Resize}, [this] { shareRoom(); });
    connect(this, &QStatusBar::messageChanged, this, &StatusLine::shareRoom);
    onEvents(m_cell, {QEvent::Resize}, [this] { colorCell(); });
}

void StatusLine::setCell(const QString& sentence, const QString& query, const QString& key)
{
    m_sentence = sentence;
    m_query = query;
    m_key = key;
    m_cell->setAccessibleName(sentence);
    colorCell();
}

void StatusLine::colorCell()
{
    constexpr int room_of_colour = 8; // px: coloured words are bolder
    const QString shown =
        m_cell->fontMetrics().elidedText(m_sentence, Qt::ElideRight, m_cell->width() - scaled(room_of_colour));
    m_cell->setToolTip(shown == m_sentence ? QString() : wrappedToolTip(m_sentence));
    QString rich = shown.toHtmlEscaped();
    const QString place = QObject::tr("query %1, key %2").arg(m_query, m_key).toHtmlEscaped();
    if (const qsizetype at = rich.indexOf(place); at >= 0 && !m_query.isEmpty())
        rich.replace(at, place.size(),
                     QObject::tr("query %1 → key %2").arg(tinted(m_query, colors().q), tinted(m_key, colors().k)));
    m_cell->setText(rich);
}

void StatusLine::changeEvent(QEvent* event)
{
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        colorCell();
        colorWhy();
    }
    if (event->type() == QEvent::FontChange)
        setFixedHeight(barHeight(24));
    shareRoom();
}

// True but surprising: it has the colour of that.
void StatusLine::colorWhy()
{
    QPalette palette = m_why->palette();
    palette.setColor(QPalette::WindowText, colors().warn);
    m_why->setPalette(palette);
}

// The cell in words keeps two fifths of the line. A message that Qt would cut gets all of it.
void StatusLine::shareRoom()
{
    const int others = m_sizes->sizeHint().width() + m_backend->sizeHint().width();
    const int message = fontMetrics().horizontalAdvance(currentMessage());
    const bool gives_way = message > 0 && message > width() - others - scaled(60);
    m_cell->setVisible(message == 0); // Qt hides it only while it is on the screen, and so not at the start
    m_sizes->setVisible(width() >= scaled(sizes_from) && !gives_way);
    m_backend->setVisible(width() >= scaled(backend_from) && !gives_way);
    if (m_why->isHidden())
        return;
    m_why->setMaximumWidth(qMax(m_why->minimumSizeHint().width(), width() * 3 / 5 - others));
}

QSize StatusLine::minimumSizeHint() const { return {scaled(backend_from) / 2, barHeight(24)}; }

void StatusLine::setComputed(const Computed& computed)
{
    m_sizes->setText(sizesInWords(computed));
    shareRoom();
}

void StatusLine::setBackend(const QString& words, const QString& why)
{
    m_backend->setText(words);
    m_why->setText(why.isEmpty() ? QString() : tr("· %1").arg(why));
    m_why->setAccessibleName(why);
    m_why->setVisible(!why.isEmpty());
    shareRoom();
}

QString StatusLine::backendText() const
{
    return m_why->text().isEmpty() ? m_backend->text() : m_backend->text() + QLatin1Char(' ') + m_why->text();
}

void StatusLine::clearSizes() { m_sizes->clear(); }

QString StatusLine::cellText() const { return m_cell->accessibleName(); }

QString StatusLine::sizesText() const { return m_sizes->text(); }

QString sizesInWords(const Computed& computed)
{
    const Dims& dims = computed.realized->plan.dims;
    if (dims.T == 0)
        return {};
    return QStringLiteral("%1 × %2 × %3")
        .arg(dims.B == 1 ? QObject::tr("batch of 1") : QObject::tr("batch of %1").arg(dims.B),
             QObject::tr("%n heads", nullptr, int(dims.H)), QObject::tr("%n tokens", nullptr, int(dims.T)));
}

} // namespace attn
