// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tokenline.h"

#include "core/base/shownword.h"
#include "ui/editors/viewkeys.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tooltip.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr int chip_height = 20;
constexpr int line_pitch = 22;
constexpr int line_frame_padding = 3; // 26 px for one line, as tall as a field
constexpr int line_side_padding = 5;
constexpr int chip_padding = 4;
constexpr int most_chip = 140; // longer words are cut in the middle
constexpr int word_field_width = 96;

QString shown(const QString& word) { return QString::fromStdString(shownWord(word.toStdString())); }

} // namespace

QStringList wordsOfLine(const QString& line)
{
    QStringList words;
    QString word;
    bool quoted = false, begun = false;
    for (const QChar c : line) {
        if (c == QLatin1Char('"')) {
            quoted = !quoted;
            begun = true;
        } else if (c.isSpace() && !quoted) {
            if (begun)
                words << word;
            word.clear();
            begun = false;
        } else {
            word += c;
            begun = true;
        }
    }
    if (begun)
        words << word;
    words.removeAll(QString());
    return words;
}

QString lineOfWords(const QStringList& words)
{
    QStringList parts;
    for (const QString& word : words) {
        const bool spaces = std::any_of(word.begin(), word.end(), [](QChar c) { return c.isSpace(); });
        parts << (spaces ? QLatin1Char('"') + word + QLatin1Char('"') : word);
    }
    return parts.join(QLatin1Char(' '));
}

TokenLine::TokenLine(QWidget* parent) : QWidget(parent), m_field(new QLineEdit(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Tokens"));
    setWhatsThis(tr("Left and Right move between words. Press F2 or type to rename a word, Insert to add one after it, "
                    "Delete to remove it, and Alt+Left or Alt+Right to move it. Press Ctrl+Enter to edit all words as "
                    "one sentence or Ctrl+V to replace them with a pasted one."));
    setMouseTracking(true);
    setToolTips(this, [this](QPoint place) { return toolTipAt(place); });
    m_field->hide();
    m_field->installEventFilter(this);
    addWordAction(tr("Rename word"), Qt::Key_F2, &TokenLine::renameCurrent);
    addWordAction(tr("Add word after"), Qt::Key_Insert, &TokenLine::addAfterCurrent);
    addWordAction(tr("Remove word"), Qt::Key_Delete, &TokenLine::removeCurrent);
    addWordAction(tr("Move left"), QKeyCombination(Qt::ALT, Qt::Key_Left), &TokenLine::moveLeft);
    addWordAction(tr("Move right"), QKeyCombination(Qt::ALT, Qt::Key_Right), &TokenLine::moveRight);
    addWordAction(tr("Edit as sentence"), QKeyCombination(Qt::CTRL, Qt::Key_Return), &TokenLine::typeLine);
    addWordAction(tr("Replace with pasted sentence"), QKeySequence::Paste, &TokenLine::pasteSentence);
    layOut();
    onEvents(this, {QEvent::Resize, QEvent::FontChange, QEvent::StyleChange}, [this] { layOut(); });
}

void TokenLine::addWordAction(const QString& text, const QKeySequence& keys, void (TokenLine::*slot)())
{
    auto* action = new QAction(text, this);
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    connect(action, &QAction::triggered, this, slot);
    addAction(action);
}

void TokenLine::setWords(const QStringList& words)
{
    if (words == m_words)
        return;
    if (m_typing != Typing::Nothing)
        endTyping(false);
    m_words = words;
    m_current = std::min<int>(m_current, words.size() - 1);
    layOut();
    update();
}

void TokenLine::setChosen(const ChosenTokens& chosen)
{
    const int before = m_current;
    const std::optional<int> first = chosen.query ? chosen.query : chosen.token;
    if (first && !hasFocus() && m_typing == Typing::Nothing)
        m_current = std::min<int>(*first, m_words.size() - 1);
    if (m_current == before && m_chosen == chosen)
        return;
    m_chosen = chosen;
    update();
}

QRect TokenLine::wordRect(int word) const { return word >= 0 && word < std::ssize(m_rects) ? m_rects[word] : QRect(); }

// Words flow like text; the widget is as high as its lines.
void TokenLine::layOut()
{
    const QFontMetrics metrics(textFont(13, QFont::DemiBold)); // as a chosen one is written
    const int right = std::max(width(), scaled(60)) - line_side_padding;
    int x = line_side_padding, y = line_frame_padding;
    const auto place = [&](int wanted) {
        if (x + wanted > right && x > line_side_padding) {
            x = line_side_padding;
            y += scaled(line_pitch);
        }
        const QRect rect(x, y, std::min(wanted, right - line_side_padding), scaled(chip_height));
        x += wanted;
        return rect;
    };
    m_rects.clear();
    for (const QString& word : std::as_const(m_words))
        m_rects.push_back(
            place(std::min(metrics.horizontalAdvance(shown(word)), scaled(most_chip)) + 2 * chip_padding));
    m_addRect = place(scaled(chip_height));
    const int height = y + scaled(chip_height) + line_frame_padding;
    if (minimumHeight() != height) {
        setFixedHeight(height);
        Q_EMIT heightChanged();
    }
}

void TokenLine::paintEvent(QPaintEvent* event)
{
    const Colors& c = colors();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(painter, rect(), c.edge, c.base);
    if (hasFocus())
        paintFocusRing(painter, rect());
    for (int word = 0; word < std::ssize(m_rects); ++word) {
        const QRect chip = m_rects[word];
        if (!chip.intersects(event->rect())) // of thousands a few are seen
            continue;
        const bool chosen = m_chosen.contains(word);
        if (chosen || word == m_current)
            paintFrame(painter, chip, chosen && c.highContrast ? m_chosen.textColor(word, c) : QColor(Qt::transparent),
                       chosen ? m_chosen.fill(word, c.base, c) : c.soft, 1, 3);
        if (word == m_current && hasFocus())
            paintFrame(painter, chip, c.accent, Qt::transparent, 1.5, 3);
        painter.setPen(chosen ? m_chosen.textColor(word, c) : c.text);
        painter.setFont(textFont(13, chosen ? QFont::DemiBold : QFont::Normal));
        const QFontMetrics metrics(painter.font());
        painter.drawText(chip, Qt::AlignCenter,
                         metrics.elidedText(shown(m_words[word]), Qt::ElideMiddle, chip.width() - 4));
    }
    paintIcon(painter, QRectF(m_addRect).adjusted(4, 4, -4, -4), QStringLiteral("plus"), c.text2);
}

int TokenLine::wordAt(const QPoint& point) const
{
    const auto found = std::ranges::find_if(m_rects, [&](const QRect& rect) { return rect.contains(point); });
    return found == m_rects.end() ? -1 : static_cast<int>(found - m_rects.begin());
}

std::optional<Cell> TokenLine::accessibleCurrent() const
{
    return m_current < 0 ? std::nullopt : std::optional(Cell{m_current, 0});
}

std::optional<Cell> TokenLine::accessibleAt(QPoint place) const
{
    const int word = wordAt(place);
    return word < 0 ? std::nullopt : std::optional(Cell{word, 0});
}

void TokenLine::setCurrent(int word)
{
    m_current = std::clamp<int>(word, -1, m_words.size() - 1);
    update();
    if (m_current >= 0)
        Q_EMIT chosen(m_current);
}

void TokenLine::renameCurrent()
{
    if (m_current >= 0)
        typeAt(Typing::Word, m_rects[m_current], lineOfWords({m_words[m_current]}));
}

void TokenLine::addAfterCurrent()
{
    typeAt(Typing::NewWord, m_current >= 0 ? m_rects[m_current].translated(m_rects[m_current].width(), 0) : m_addRect,
           {});
}

void TokenLine::removeCurrent()
{
    if (m_current >= 0)
        Q_EMIT removed(m_current);
}

void TokenLine::moveBy(int sign)
{
    const int to = m_current + sign;
    if (m_current < 0 || to < 0 || to >= m_words.size())
        return;
    const int from = m_current;
    m_current = to;
    Q_EMIT moved(from, to);
}

void TokenLine::typeLine() { typeAt(Typing::Line, rect(), lineOfWords(m_words)); }

void TokenLine::typeAt(Typing what, const QRect& place, const QString& text)
{
    m_typing = what;
    QRect field = place;
    if (what != Typing::Line) {
        field.setWidth(std::max(place.width() + 2 * chip_padding, std::min(scaled(word_field_width), width())));
        field.moveLeft(std::clamp(place.left(), 0, std::max(0, width() - field.width())));
        field.adjust(0, -2, 0, 2);
    } else {
        field.setHeight(scaled(chip_height) + 2 * line_frame_padding);
    }
    m_field->setFont(textFont(13));
    m_field->setAccessibleName(what == Typing::Line ? tr("All tokens on one line") : tr("Token"));
    m_field->setToolTip(what == Typing::Line
                            ? tr("Spaces separate words; \"two words\" in quotes stay together. Press Enter to apply.")
                            : tr("Press Enter to apply or Esc to cancel. A space splits the token in two; quotes keep "
                                 "words together."));
    m_field->setGeometry(field);
    m_field->setText(text);
    m_field->selectAll();
    m_field->show();
    m_field->raise();
    m_field->setFocus();
}

void TokenLine::endTyping(bool keep)
{
    const Typing what = std::exchange(m_typing, Typing::Nothing);
    if (what == Typing::Nothing)
        return;
    const bool had_focus = m_field->hasFocus();
    const QString text = m_field->text();
    m_field->hide();
    if (had_focus)
        setFocus();
    if (!keep)
        return;
    const QStringList typed = wordsOfLine(text);
    const int behind = std::min<int>(m_current < 0 ? m_words.size() : m_current + 1, m_words.size());
    if (what == Typing::Line && typed != m_words) {
        Q_EMIT rewritten(typed);
    } else if (what != Typing::Line && typed.size() > 1) { // several words are several tokens
        QStringList words = m_words;
        int at = behind;
        if (what == Typing::Word)
            words.removeAt(at = m_current);
        for (const QString& word : typed)
            words.insert(at++, word);
        Q_EMIT rewritten(words);
    } else if (what == Typing::Word && typed.value(0) != m_words.value(m_current)) {
        Q_EMIT renamed(m_current, typed.value(0));
    } else if (what == Typing::NewWord && !typed.isEmpty()) {
        m_current = behind;
        Q_EMIT added(m_current, typed.front());
    }
}

void TokenLine::pasteSentence()
{
    const QStringList words = wordsOfLine(QApplication::clipboard()->text());
    if (!words.isEmpty() && words != m_words)
        Q_EMIT rewritten(words);
}

bool TokenLine::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape) {
            endTyping(key != Qt::Key_Escape);
            return true;
        }
    }
    if (watched == m_field && event->type() == QEvent::FocusOut &&
        static_cast<QFocusEvent*>(event)->reason() != Qt::PopupFocusReason)
        endTyping(true);
    return QWidget::eventFilter(watched, event);
}

void TokenLine::keyPressEvent(QKeyEvent* event)
{
    if (QAction* action = actionOfKey(actions(), event)) {
        action->trigger();
        return;
    }
    const int last = static_cast<int>(m_words.size()) - 1;
    switch (event->key()) {
    case Qt::Key_Left: setCurrent(std::max(0, m_current - 1)); return;
    case Qt::Key_Right: setCurrent(std::min(last, m_current + 1)); return;
    case Qt::Key_Home: setCurrent(0); return;
    case Qt::Key_End: setCurrent(last); return;
    case Qt::Key_Return:
    case Qt::Key_Enter: renameCurrent(); return;
    case Qt::Key_Backspace: removeCurrent(); return;
    default: break;
    }
    if (m_current >= 0 && isTyped(event) && event->key() != Qt::Key_Space) {
        typeAt(Typing::Word, m_rects[m_current], event->text());
        m_field->deselect();
        m_field->end(false);
        return;
    }
    QWidget::keyPressEvent(event);
}

void TokenLine::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)
        return;
    const QPoint point = event->position().toPoint();
    if (const int word = wordAt(point); word >= 0)
        setCurrent(word);
    else if (m_addRect.contains(point) && event->button() == Qt::LeftButton) {
        m_current = static_cast<int>(m_words.size()) - 1;
        typeAt(Typing::NewWord, m_addRect, {});
    }
}

void TokenLine::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (wordAt(event->position().toPoint()) >= 0)
        renameCurrent();
    else
        typeLine();
}

void TokenLine::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(actions());
    const bool keyboard = event->reason() != QContextMenuEvent::Mouse;
    menu->popup(keyboard ? mapToGlobal(wordRect(m_current).bottomLeft()) : event->globalPos());
}

void TokenLine::focusInEvent(QFocusEvent* event)
{
    if (m_current < 0 && !m_words.isEmpty())
        m_current = 0;
    QWidget::focusInEvent(event);
}

bool TokenLine::event(QEvent* event) { return keepsKey(actions(), event) || QWidget::event(event); }

QString TokenLine::toolTipAt(QPoint place) const
{
    const int word = wordAt(place);
    return word >= 0                   ? tr("Token %1: %2").arg(word).arg(shown(m_words[word]))
           : m_addRect.contains(place) ? tr("Add word (Insert)")
                                       : tr("Double-click to edit all words as a sentence (Ctrl+Enter)");
}

} // namespace attn
