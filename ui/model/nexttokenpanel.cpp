// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/nexttokenpanel.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/flowlayout.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tinted.h"
#include "ui/model/nextbars.h"
#include "ui/model/nextheadline.h"
#include "ui/model/probabilitytext.h"
#include "ui/model/tag.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <algorithm>

namespace attn {

NextTokenPanel::NextTokenPanel(QWidget* parent)
    : QWidget(parent), m_caption(new RichLabel(this)), m_tag(new TagLabel(NumberFrom::Computed, this)),
      m_headline(new NextHeadline(this)), m_before(new PlainLabel(this)), m_title(new PlainLabel(this)),
      m_keys(new BarKeys(this)), m_bars(new NextBars(this)), m_message(new PlainLabel(this))
{
    for (QLabel* quiet : {m_caption, m_before, m_message})
        useQuietFont(quiet, 12);
    m_before->setAlignment(Qt::AlignRight);
    m_before->setMinimumWidth(0);
    m_before->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_message->setWordWrap(true);
    useTextFont(m_title, 13, QFont::DemiBold);
    columnOf(this, 4,
             {new FlowLayout(8, {m_caption}, {m_tag}), m_headline, m_before, gap(8),
              rowOf(nullptr, 8, {m_title, Boxed(m_keys, 1)}), m_bars, m_message});
    setAccessibleName(tr("Next token"));
    onEvents(this, {QEvent::PaletteChange}, [this] { colorCaption(); });
    refresh();
}

void NextTokenPanel::setPicture(PagePicturePtr picture, const QString& after)
{
    m_picture = std::move(picture);
    m_after = after;
    m_bars->setPicture(m_picture);
    refresh();
}

void NextTokenPanel::setShown(Ghost shown)
{
    m_shown = shown;
    m_bars->setShown(shown);
    refresh();
}

void NextTokenPanel::setRows(int rows)
{
    m_bars->setRows(rows);
    refresh();
}

void NextTokenPanel::setChances(const std::vector<TokenProbability>& chances)
{
    m_chances = !chances.empty();
    m_bars->setChances(chances);
    refresh();
}

QString NextTokenPanel::headline() const { return m_headline->isHidden() ? QString() : m_headline->words(); }

QString NextTokenPanel::headlineBefore() const { return m_before->isHidden() ? QString() : m_before->text(); }

QString NextTokenPanel::message() const { return m_message->text(); }

// The position of a repeated word follows it, in the plain color: "ill 12".
void NextTokenPanel::colorCaption()
{
    const qsizetype space = m_after.lastIndexOf(QLatin1Char(' '));
    bool numbered = false;
    if (space > 0)
        m_after.mid(space + 1).toInt(&numbered);
    const QString word = numbered ? m_after.left(space) : m_after, place = numbered ? m_after.mid(space) : QString();
    const QString words = m_chances ? tr("Next token after %1, before sampling") : tr("Next token after %1");
    m_caption->setText(m_after.isEmpty() ? tr("Next token") : words.arg(tinted(word, colors().q) + place));
}

void NextTokenPanel::refresh()
{
    colorCaption();
    const bool there = m_picture && !m_picture->next.empty();
    for (QWidget* part : {static_cast<QWidget*>(m_tag), static_cast<QWidget*>(m_headline),
                          static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_keys), static_cast<QWidget*>(m_bars)})
        part->setVisible(there);
    m_caption->setVisible(there);
    m_before->setVisible(false);
    m_message->setText(there || !m_picture ? QString() : m_picture->model.noNext);
    m_message->setVisible(!m_message->text().isEmpty());
    if (there) {
        const std::vector<NextToken>& next = m_picture->next;
        const NextToken& now = *std::ranges::max_element(next, {}, &NextToken::now);
        const NextToken& before = *std::ranges::max_element(next, {}, &NextToken::before);
        const bool showsBefore = m_picture->changed && m_shown != Ghost::Now;
        const bool showsNow = !m_picture->changed || m_shown != Ghost::Before;
        NextHeadline::State state{showsNow ? now.piece : before.piece, {}, {}};
        if (showsNow)
            state.now = now.now;
        if (showsBefore)
            state.before = showsNow ? now.before : before.before;
        m_headline->setState(state);
        if (showsNow && showsBefore && before.id != now.id) {
            m_before->setText(tr("before: %1 %2; now: %3")
                                  .arg(before.piece, probabilityText(before.before), probabilityText(before.now)));
            m_before->setVisible(true);
        }
        const auto rows = int(m_bars->tokens().size());
        m_title->setText(m_chances    ? tr("Sampling probability")
                         : rows == 10 ? tr("Ten most probable")
                                      : tr("Most probable"));
        m_keys->setShown(m_bars->showsBefore(), m_bars->showsNow() && m_bars->showsBefore());
    }
    QStringList words;
    if (there) {
        words << (m_after.isEmpty() ? tr("Next token") : tr("Next token after %1").arg(m_after));
        if (m_before->isVisibleTo(this))
            words << m_before->text();
        words << m_bars->spoken();
    } else {
        words << m_message->text();
    }
    const QString description = words.join(QStringLiteral("; "));
    if (description == accessibleDescription())
        return;
    describeTo(this, description);
}

} // namespace attn
