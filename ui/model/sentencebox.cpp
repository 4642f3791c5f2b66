// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/sentencebox.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/keycap.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/messageline.h"
#include "ui/kit/onevents.h"
#include "ui/kit/scrollarea.h"
#include "ui/language/keynames.h"
#include "ui/model/tokenframes.h"
#include "ui/theme/fonts.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QStackedWidget>

#include <algorithm>

namespace attn {

namespace {

constexpr int tallest = 232, field_lines = 4; // px; of text

} // namespace

SentenceBox::SentenceBox(QWidget* parent)
    : QWidget(parent), m_pages(new QStackedWidget(this)), m_scroll(new ScrollArea(this)), m_frames(new TokenFrames),
      m_field(new QPlainTextEdit(this)), m_ids(new QCheckBox(tr("show ids"), this)), m_message(new MessageLine(this)),
      m_begin(new QWidget(this)), m_end(new QWidget(this))
{
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setBackgroundRole(QPalette::Base);
    m_scroll->viewport()->setBackgroundRole(QPalette::Base);
    m_scroll->setWidget(m_frames);
    m_field->setTabChangesFocus(true);
    m_field->setAccessibleName(tr("Sentence"));
    describeTo(m_field, tr("Enter applies, Shift+Enter starts a new line, Esc cancels"));
    m_field->installEventFilter(this);
    m_pages->addWidget(m_scroll);
    m_pages->addWidget(m_field);
    setFocusProxy(m_frames);
    m_ids->setEnabled(false);

    // The keys, and the same for mouse-only users.
    m_type = new LinkButton(tr("change text"));
    m_take = new LinkButton(tr("apply"));
    auto* drop = new LinkButton(tr("cancel"));
    connect(m_type, &QAbstractButton::clicked, this, &SentenceBox::startTyping);
    connect(m_take, &QAbstractButton::clicked, this, &SentenceBox::takeTyped);
    connect(drop, &QAbstractButton::clicked, this, &SentenceBox::endTyping);
    rowOf(m_begin, 6, {new KeyCap(tr("Ctrl+T"), m_begin), m_type, freeRoom(1)});
    rowOf(m_end, 6, {new KeyCap(enterKey(), m_end), m_take, new KeyCap(tr("Esc"), m_end), drop, freeRoom(1)});
    columnOf(this, 6, {m_pages, m_message, m_begin, m_end, m_ids});

    connect(m_ids, &QCheckBox::toggled, this, [this](bool shown) {
        m_frames->setIdsShown(shown);
        fit();
        Q_EMIT idsToggled(shown);
    });
    connect(m_frames, &TokenFrames::tokenChosen, this, &SentenceBox::tokenChosen);
    connect(m_frames, &TokenFrames::typingAsked, this, &SentenceBox::startTyping);
    connect(m_frames, &TokenFrames::currentMoved, this, [this](QRect place) {
        m_scroll->ensureVisible(place.center().x(), place.center().y(), 0, place.height());
    });
    onEvents(this, {QEvent::Resize, QEvent::FontChange}, [this] { fit(); });
    fit();
}

// As high as its lines, up to what leaves room for the rest of the panel.
void SentenceBox::fit()
{
    const int lines = m_frames->heightForWidth(std::max(width() - 2 * m_scroll->frameWidth(), 1));
    const int typing = field_lines * m_field->fontMetrics().lineSpacing() + 16;
    const int height =
        isTyping() ? std::max(typing, std::min(lines, scaled(tallest))) : std::min(lines, scaled(tallest));
    m_pages->setFixedHeight(height + 2 * m_scroll->frameWidth());
    m_begin->setVisible(!isTyping());
    m_end->setVisible(isTyping());
}

void SentenceBox::setTokens(const QStringList& pieces, const std::vector<std::int64_t>& ids)
{
    m_frames->setTokens(pieces, ids);
    m_ids->setEnabled(!ids.empty());
    fit();
}

void SentenceBox::setText(const QString& text)
{
    const bool another = std::exchange(m_text, text) != text;
    if (isTyping() && (m_handed || another))
        endTyping();
}

void SentenceBox::setMarked(std::optional<int> query, std::optional<int> key) { m_frames->setMarked(query, key); }

void SentenceBox::setMessage(const QString& sentence)
{
    m_message->setMessage(sentence);
    describeTo(m_field,
               sentence.isEmpty() ? tr("Enter applies, Shift+Enter starts a new line, Esc cancels") : sentence);
    if (!sentence.isEmpty())
        m_handed = false;
}

QString SentenceBox::message() const { return m_message->message(); }

bool SentenceBox::idsShown() const { return m_ids->isChecked(); }

void SentenceBox::setIdsShown(bool shown) { m_ids->setChecked(shown); }

bool SentenceBox::isTyping() const { return m_pages->currentWidget() == m_field; }

QString SentenceBox::typed() const { return m_field->toPlainText(); }

void SentenceBox::showEnd() { m_scroll->ensureVisible(0, m_frames->height(), 0, 0); }

void SentenceBox::startTyping()
{
    if (!isTyping()) {
        m_handed = false;
        m_field->setPlainText(m_text);
        m_pages->setCurrentWidget(m_field);
        fit();
    }
    m_field->selectAll();
    m_field->setFocus(Qt::OtherFocusReason);
}

void SentenceBox::takeTyped()
{
    if (typed() == m_text)
        return endTyping();
    m_handed = true;
    setMessage({});
    Q_EMIT textTyped(typed());
}

void SentenceBox::endTyping()
{
    const bool had = m_field->hasFocus();
    m_handed = false;
    setMessage({});
    m_pages->setCurrentWidget(m_scroll);
    if (had)
        m_frames->setFocus(Qt::OtherFocusReason);
    fit();
}

bool SentenceBox::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        auto* key = static_cast<QKeyEvent*>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (event->type() == QEvent::ShortcutOverride) {
            if (key->key() == Qt::Key_Escape || enter) // the window's own do more than concerns the field
                event->accept();
            return false;
        }
        if (key->key() == Qt::Key_Escape) {
            endTyping();
            return true;
        }
        if (enter && key->modifiers() & Qt::ShiftModifier) {
            m_field->insertPlainText(QStringLiteral("\n"));
            return true;
        }
        if (enter && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
            takeTyped();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace attn
