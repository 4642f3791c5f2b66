// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/benchstrip.h"

#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/staleoverlay.h"
#include "ui/model/probabilitytext.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QAction>
#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int strip_px = 34, between = 18, within = 6, bar_px = 56;
constexpr std::size_t most = 5;

QFont pieceFont() { return textFont(13, QFont::DemiBold); }
QFont digitFont() { return numberFont(12); }

// What was most probable before an edit comes first: it is what the edit acted on.
std::vector<NextToken> shownTokens(const PagePicture& picture)
{
    std::vector<NextToken> tokens = picture.next;
    if (picture.changed) {
        const auto top = std::ranges::max_element(tokens, {}, &NextToken::before);
        std::rotate(tokens.begin(), top, top + 1);
    }
    tokens.resize(std::min(tokens.size(), most));
    return tokens;
}

} // namespace

NextLine::NextLine(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void NextLine::setPicture(PagePicturePtr picture)
{
    m_picture = std::move(picture);
    setAccessibleName(words());
    setToolTip(words());
    update();
}

QString NextLine::words() const
{
    if (!m_picture || m_picture->next.empty())
        return {};
    QStringList tokens;
    for (const NextToken& token : m_picture->next)
        tokens
            << (m_picture->changed
                    ? tr("%1 %2 (was %3)").arg(token.piece, probabilityText(token.now), probabilityText(token.before))
                    : QStringLiteral("%1 %2").arg(token.piece, probabilityText(token.now)));
    return tr("Next token after “%1”: %2")
        .arg(m_picture->labels.value(m_picture->tokens() - 1), tokens.join(QStringLiteral("; ")));
}

QSize NextLine::sizeHint() const { return {scaled(600), scaled(strip_px)}; }

QSize NextLine::minimumSizeHint() const { return {scaled(120), scaled(strip_px)}; }

void NextLine::paintEvent(QPaintEvent*)
{
    if (!m_picture || m_picture->next.empty())
        return;
    QPainter painter(this);
    const Colors& c = colors();
    double x = 0;
    const auto write = [&](const QFont& font, const QColor& color, const QString& text) {
        const double wide = QFontMetricsF(font).horizontalAdvance(text);
        paintText(painter, font, color, QRectF(x, 0, wide + 2, height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        x += wide + within;
    };
    write(textFont(12), c.text2, tr("Next token after"));
    write(pieceFont(), c.q, m_picture->labels.value(m_picture->tokens() - 1));
    x += between - within;
    const std::vector<NextToken> tokens = shownTokens(*m_picture);
    double largest = 0;
    for (const NextToken& token : tokens)
        largest = std::max({largest, token.now, m_picture->changed ? token.before : 0});
    for (const NextToken& token : tokens) {
        const QString before =
            m_picture->changed ? probabilityText(token.before) + QString::fromUtf8(" → ") : QString();
        const double wide = QFontMetricsF(pieceFont()).horizontalAdvance(token.piece) + scaled(bar_px) + 2 * within +
                            QFontMetricsF(digitFont()).horizontalAdvance(before + probabilityText(token.now));
        if (x + wide > width())
            break; // the first always has room
        write(pieceFont(), c.text, token.piece);
        const double bar = scaled(bar_px), high = scaled(8), top = (height() - high) / 2.0;
        if (m_picture->changed) {
            painter.setPen(c.text2);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF(x + 0.5, top - 1.5, std::max(bar * token.before / largest, 1.0), high + 3));
        }
        painter.fillRect(QRectF(x, top, std::max(bar * token.now / largest, 1.0), high), c.accent);
        x += bar + within;
        if (!before.isEmpty()) {
            write(digitFont(), c.text2, before);
            x -= within;
        }
        write(digitFont(), m_picture->changed ? c.accent : c.text, probabilityText(token.now));
        x += between - within;
    }
}

BenchStrip::BenchStrip(QAction* back, QWidget* parent)
    : QWidget(parent), m_where(new PlainLabel), m_line(new NextLine),
      m_old(new PlainLabel(tr("before the last change:"))), m_overlay(new StaleOverlay(m_line))
{
    setAccessibleName(tr("Model layer"));
    auto* button = new LinkButton(tr("Back to the model"));
    const auto tell = [button, back] {
        button->setToolTip(withShortcut(tr("All heads of all layers"), back->shortcut()));
    };
    tell();
    connect(back, &QAction::changed, button, tell); // its keys can be chosen
    connect(button, &QAbstractButton::clicked, back, &QAction::trigger);
    button->setVisible(back->isEnabled());
    connect(back, &QAction::enabledChanged, button, &QWidget::setVisible); // a lesson has no page to go back to
    useTextFont(m_where, 13, QFont::DemiBold);
    useQuietFont(m_old, 12);
    m_old->hide();
    rowOf(this, 14, {button, m_where, m_old, Boxed(m_line, 1)})->setContentsMargins(16, 0, 12, 1);
}

void BenchStrip::setLayer(const QString& model, int layer, int layers)
{
    m_where->setText(tr("%1, layer %2 (0 to %3)").arg(model, QString::number(layer), QString::number(layers - 1)));
}

void BenchStrip::setPicture(PagePicturePtr picture) { m_line->setPicture(std::move(picture)); }

void BenchStrip::setStale(bool stale)
{
    m_old->setVisible(stale);
    m_overlay->setVisible(stale);
}

void BenchStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().panel);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colors().line);
}

} // namespace attn
