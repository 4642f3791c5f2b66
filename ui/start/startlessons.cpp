// SPDX-License-Identifier: GPL-3.0-or-later
// The lessons of the start page: the list, their cards in columns, and the keys that move between them.
#include "core/lessons/lessongroups.h"
#include "core/lessons/notebooks.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/keycap.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/scrollarea.h"
#include "ui/language/keynames.h"
#include "ui/language/said.h"
#include "ui/start/lessoncard.h"
#include "ui/start/startpage.h"
#include "ui/theme/fonts.h"

#include <QGridLayout>
#include <QKeyEvent>

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace attn {

namespace {

constexpr std::size_t longest_group = 12;
constexpr int shown_at_once = 6; // of a longer one

struct CardWords {
    const char* id;
    const char* source;
    const char* about;
};
constexpr CardWords of_scenes[] = {
    {"000.simple.softmax", QT_TRANSLATE_NOOP("QObject", "Notebooks 000, 002, 003"),
     QT_TRANSLATE_NOOP("QObject", "dot products, softmax, context")},
    {"000.param.seed123", QT_TRANSLATE_NOOP("QObject", "Notebooks 000, 003"),
     QT_TRANSLATE_NOOP("QObject", "three weight matrices, seed 123")},
    {"000.causal.neg_inf", QT_TRANSLATE_NOOP("QObject", "Notebook 000"),
     QT_TRANSLATE_NOOP("QObject", "masked with −∞, then softmax")},
    {"003.dropout.weights", QT_TRANSLATE_NOOP("QObject", "Notebook 003"),
     QT_TRANSLATE_NOOP("QObject", "p = 0.5, seed 123 again")},
    {"001.shapes", QT_TRANSLATE_NOOP("QObject", "Notebook 001"),
     QT_TRANSLATE_NOOP("QObject", "heads joined without a transpose")},
    {"004.fused", QT_TRANSLATE_NOOP("QObject", "Notebook 004"),
     QT_TRANSLATE_NOOP("QObject", "two sentences, mask not applied")},
    {"today.01.grouped", "Llama 3, Mistral", QT_TRANSLATE_NOOP("QObject", "four queries, two keys")},
    {"today.02.rope", "Llama, Qwen", QT_TRANSLATE_NOOP("QObject", "only the distance counts")},
    {"today.03.qknorm", "Qwen 3, Gemma 3", QT_TRANSLATE_NOOP("QObject", "normalized q and k")},
    {"today.04.softcap", "Gemma 2", QT_TRANSLATE_NOOP("QObject", "a flattened spike")},
    {"today.05.alibi", "BLOOM, MPT", QT_TRANSLATE_NOOP("QObject", "a slope instead of positions")},
    {"today.06.t5", "T5", QT_TRANSLATE_NOOP("QObject", "distant words share a value")},
    {"today.07.window", "Mistral, StreamingLLM", QT_TRANSLATE_NOOP("QObject", "nearby words plus the first")},
    {"today.08.prefix", "PaliGemma", QT_TRANSLATE_NOOP("QObject", "both ways, then backward only")},
    {"today.09.sinks", "gpt-oss", QT_TRANSLATE_NOOP("QObject", "rows that sum to less than 1")},
    {"today.10.cross", "T5, Whisper", QT_TRANSLATE_NOOP("QObject", "words look at another text")},
};

// "Notebook 000, cell 65"
QString sourceOf(const NotebookCells& cells)
{
    const QString notebook = QObject::tr("Notebook %1").arg(QString::fromUtf8(cells.notebook)),
                  place = cellWords(cells);
    return place.isEmpty() ? notebook : notebook + QStringLiteral(", ") + place;
}

LessonWords wordsOf(const LessonEntry& entry, bool large, int number)
{
    LessonWords words{QString::fromUtf8(entry.id), QString::fromStdString(shownTitle(entry)), {}, {}};
    const CardWords* own = std::ranges::find(of_scenes, entry.id, &CardWords::id);
    if (entry.has_steps) {
        const QString summary = QString::fromStdString(shownSummary(entry));
        words.source = large ? StartPage::tr("Lesson %1").arg(number) : summary;
        words.about = large ? summary : QString();
    } else if (own == std::end(of_scenes)) {
        if (const NotebookCells* cells = cellsOf(entry.id))
            words.source = sourceOf(*cells);
    } else if (large) {
        words.source = QObject::tr(own->source);
        words.about = QObject::tr(own->about);
    } else {
        words.source = StartPage::tr("%1: %2").arg(QObject::tr(own->source), QObject::tr(own->about));
    }
    return words;
}

QWidget* heading(const QString& title, const QString& caption, QWidget* parent)
{
    auto* row = new QWidget(parent);
    auto* text = new PlainLabel(title, row);
    useTextFont(text, 16, QFont::DemiBold);
    auto* quiet = new ElidedLabel(caption, row);
    quiet->setForegroundRole(QPalette::PlaceholderText);
    rowOf(row, 12, {text, {quiet, 1}});
    return row;
}

QGridLayout* makeGrid(QWidget* parent)
{
    auto* grid = new QGridLayout(parent);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    return grid;
}

} // namespace

QString cellWords(const NotebookCells& cells)
{
    if (cells.first == 0)
        return {};
    return cells.first == cells.last ? QObject::tr("cell %1").arg(cells.first)
                                     : QObject::tr("cells %1 to %2").arg(cells.first).arg(cells.last);
}

QWidget* StartPage::buildLessons()
{
    m_scroll = new ScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget;
    content->setMaximumWidth(1400);
    auto* column = m_lessons = columnOf(content, 8);
    column->setContentsMargins(28, 22, 28, 22);
    for (const LessonGroup& group : lessonGroups())
        addGroup(group, content);

    auto* hints = rowOf(nullptr, 4);
    for (const char* key : {"↑", "↓", "←", "→"})
        hints->addWidget(new KeyCap(QString::fromUtf8(key), content));
    const auto hint = [&](const QString& text) {
        auto* label = quietLabel(text, content);
        hints->addWidget(label);
        hints->addSpacing(12);
    };
    hint(tr("choose"));
    hints->addWidget(new KeyCap(enterKey(), content));
    hint(tr("open"));
    m_showAll = new LinkButton(tr("Show all %1 scenes").arg(notebookOrder().size()), content);
    connect(m_showAll, &QAbstractButton::clicked, this, &StartPage::showAllLessons);
    hints->addStretch();
    column->addSpacing(8);
    column->addLayout(hints);
    column->addWidget(m_showAll, 0, Qt::AlignLeft);
    column->addStretch();
    m_scroll->setWidget(content);
    return m_scroll;
}

void StartPage::addGroup(const LessonGroup& group, QWidget* content)
{
    m_lessons->addWidget(heading(said(group.title), said(group.caption), content));
    const auto makeCards = [&] {
        auto* cards = new QWidget(content);
        makeGrid(cards)->setVerticalSpacing(group.large ? 12 : 8);
        m_lessons->addWidget(cards);
        return cards;
    };
    QWidget* cards = makeCards();
    int number = 0;
    for (const LessonEntry* entry : group.lessons) {
        if (number == shown_at_once && group.lessons.size() > longest_group) {
            cards = m_moreCards = makeCards();
            m_moreCards->hide();
        }
        addCard(wordsOf(*entry, group.large, ++number), group.large, static_cast<QGridLayout*>(cards->layout()));
    }
    m_lessons->addSpacing(14);
}

LessonCard* StartPage::addCard(const LessonWords& words, bool large, QGridLayout* grid)
{
    auto* card = new LessonCard(words, large ? LessonCard::Size::Large : LessonCard::Size::Line, grid->parentWidget());
    if (std::ranges::find(m_grids, grid) == m_grids.end())
        m_grids.push_back(grid);
    const int place = grid->count();
    grid->addWidget(card, place / m_columns, place % m_columns);
    grid->setColumnStretch(place % m_columns, 1);
    card->installEventFilter(this);
    connect(card, &QAbstractButton::clicked, this, [this, id = words.id] { Q_EMIT lessonChosen(id); });
    m_cards.push_back(card);
    return card;
}

void StartPage::showAllLessons()
{
    m_moreCards->show();
    m_showAll->hide();
}

QStringList StartPage::lessonIds() const
{
    QStringList ids;
    for (const LessonCard* card : m_cards)
        if (!card->parentWidget()->isHidden())
            ids << card->id();
    return ids;
}

LessonCard* StartPage::card(const QString& id) const
{
    const auto found = std::ranges::find(m_cards, id, &LessonCard::id);
    return found == m_cards.end() ? nullptr : *found;
}

void StartPage::showResult(const CheckedLesson& result)
{
    if (LessonCard* shown = card(result.id))
        shown->setResult(result);
}

bool StartPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        auto* card = static_cast<LessonCard*>(watched);
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            card->click();
            return true;
        }
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down) {
            walkCards(card, key);
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn)
        m_scroll->ensureWidgetVisible(static_cast<QWidget*>(watched), 0, 20);
    return QWidget::eventFilter(watched, event);
}

void StartPage::walkCards(LessonCard* from, int key)
{
    const auto centre = [this](const LessonCard* card) { return card->mapTo(this, card->rect().center()); };
    const QPoint here = centre(from);
    LessonCard* next = nullptr;
    int nearest = std::numeric_limits<int>::max();
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    for (LessonCard* card : m_cards) {
        if (!card->isVisible() || card == from)
            continue;
        const QPoint direction = centre(card) - here;
        const int along = sideways ? direction.x() : direction.y(), across = sideways ? direction.y() : direction.x();
        const bool ahead = key == Qt::Key_Right || key == Qt::Key_Down ? along > 8 : along < -8;
        const int distance = std::abs(along) + 8 * std::abs(across); // the same row or column first
        if (ahead && distance < nearest) {
            nearest = distance;
            next = card;
        }
    }
    if (next)
        next->setFocus(Qt::OtherFocusReason);
}

} // namespace attn
