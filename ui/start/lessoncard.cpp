// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/lessoncard.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/badge.h"
#include "ui/paint/thumbnail.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int picture_px = 92;

// Draws `text` in lines of `width`, at most `most`, the last one elided; returns the height used.
int drawLines(QPainter& painter, QPoint at, int width, int lineHeight, int most, const QFont& font, QString text)
{
    painter.setFont(font);
    const QFontMetrics metrics(font);
    // By eliding: advances are rounded, and text as wide as its place may be elided.
    const auto fits = [&](const QString& line) { return metrics.elidedText(line, Qt::ElideRight, width) == line; };
    int lines = 0;
    while (!text.isEmpty() && lines < most) {
        qsizetype cut = text.size();
        while (cut > 0 && lines + 1 < most && !fits(text.left(cut)))
            cut = text.lastIndexOf(QLatin1Char(' '), cut - 1);
        const QString line = cut > 0 ? text.left(cut) : text;
        painter.drawText(QRect(at.x(), at.y() + lines++ * lineHeight, width, lineHeight),
                         Qt::AlignLeft | Qt::AlignVCenter, metrics.elidedText(line, Qt::ElideRight, width));
        text = text.mid(line.size() + 1);
    }
    return lines * lineHeight;
}

} // namespace

LessonCard::LessonCard(const LessonWords& words, Size size, QWidget* parent)
    : QAbstractButton(parent), m_words(words), m_size(size)
{
    setText(words.title);
    setAccessibleName(QStringLiteral("%1, %2").arg(words.title, words.source));
    setResult({});
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LessonCard::setResult(const CheckedLesson& result)
{
    m_result = result;
    describe();
    update();
}

void LessonCard::setSteps(const LessonSteps& steps)
{
    m_steps = steps;
    describe();
    update();
}

void LessonCard::describe()
{
    const auto joined = [](const QString& first, const QString& mark, const QString& second) {
        return first.isEmpty() || second.isEmpty() ? first + second : first + mark + second;
    };
    const Verdict& verdict = m_result.verdict;
    const QString steps = m_steps.seen == 0 ? QString()
                          : isDone()        ? tr("All %1 steps done").arg(m_steps.all)
                                            : tr("%1 of %2 steps done").arg(m_steps.done).arg(m_steps.all);
    describeTo(this, joined(joined(m_words.about, QStringLiteral(". "), verdict.text), QStringLiteral(". "), steps));
    const QString detail = joined(m_words.id, QStringLiteral(": "), verdict.detail);
    // The second line of a small card may be cut.
    setToolTip(joined(m_size == Size::Line ? joined(m_words.source, QStringLiteral("\n"), detail) : detail,
                      QStringLiteral("\n"), steps));
}

// At the right edge: a tick, or how many of the steps are seen.
void LessonCard::paintProgress(QPainter& painter, const QRectF& right) const
{
    if (isDone())
        return paintIcon(painter, QRectF(right.right() - 16, right.center().y() - 8, 16, 16), QStringLiteral("check"),
                         colors().ok);
    if (m_steps.seen > 0)
        paintText(painter, numberFont(11), colors().text2, right, Qt::AlignRight | Qt::AlignVCenter,
                  QStringLiteral("%1/%2").arg(m_steps.done).arg(m_steps.all));
}

QSize LessonCard::sizeHint() const
{
    return m_size == Size::Large ? QSize(scaled(296), scaled(138)) : QSize(scaled(296), scaled(44));
}

QSize LessonCard::minimumSizeHint() const { return {scaled(240), sizeHint().height()}; }

void LessonCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    const bool chosen = hasFocus();
    paintFrame(painter, rect(), chosen ? c.accent : underMouse() ? c.edge : c.line, c.base, chosen ? 2 : 1, 6);
    m_size == Size::Large ? paintLarge(painter) : paintLine(painter);
}

void LessonCard::paintLarge(QPainter& painter) const
{
    const Colors& c = colors();
    const QRectF picture(14, 14, picture_px, picture_px);
    if (m_result.thumbnail)
        paintThumbnail(painter, picture, *m_result.thumbnail);
    else
        painter.fillRect(picture, c.hbg);
    const int left = picture_px + 28, width = this->width() - left - 12;
    int y = 12;
    const QRect source(left, y, width, scaled(18));
    paintText(painter, textFont(12), c.text2, source, Qt::AlignVCenter, m_words.source);
    paintProgress(painter, source);
    y += scaled(18);
    painter.setPen(c.text);
    y += drawLines(painter, {left, y}, width, scaled(19), 2, textFont(14, QFont::DemiBold), m_words.title);
    painter.setPen(c.text2);
    const int badge = m_result.verdict.text.isEmpty() ? 8 : scaled(20) + 17, line = scaled(16);
    drawLines(painter, {left, y + 1}, width, line, std::max((height() - badge - y) / line, 1), textFont(12),
              m_words.about);
    if (!m_result.verdict.text.isEmpty())
        paintBadge(painter, QRectF(left, height() - scaled(20) - 13, badgeWidth(m_result.verdict.text), scaled(20)),
                   m_result.verdict.text, m_result.verdict.severity);
}

void LessonCard::paintLine(QPainter& painter) const
{
    const Colors& c = colors();
    const QRectF mark(16, height() / 2.0 - 8, 16, 16);
    if (m_result.verdict.text.isEmpty() ? m_result.steps : m_result.verdict.severity == Severity::Ok)
        // Without its words a green tick would read as a lesson that was done.
        paintIcon(painter, mark, m_result.steps ? QStringLiteral("book") : QStringLiteral("grid"), c.accent);
    else if (!m_result.verdict.text.isEmpty())
        paintLamp(painter, mark, m_result.verdict.severity);
    const int left = 44, width = this->width() - left - (m_steps.seen > 0 && !isDone() ? 32 + scaled(24) : 32);
    const int top = (height() - scaled(34)) / 2;
    const QFont title = textFont(13, QFont::DemiBold);
    paintText(painter, title, c.text, QRect(left, top, width, scaled(18)), Qt::AlignVCenter,
              QFontMetrics(title).elidedText(m_words.title, Qt::ElideRight, width));
    const QFont quiet = textFont(12);
    paintText(painter, quiet, c.text2, QRect(left, top + scaled(18), width, scaled(16)), Qt::AlignVCenter,
              QFontMetrics(quiet).elidedText(m_words.source, Qt::ElideRight, width));
    if (m_steps.seen > 0)
        return paintProgress(painter, QRectF(0, 0, this->width() - 14, height()));
    paintIcon(painter, QRectF(this->width() - 26, height() / 2.0 - 6, 12, 12), QStringLiteral("right"), c.text2);
}

} // namespace attn
