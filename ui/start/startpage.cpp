// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/startpage.h"

#include "core/model/model.h"
#include "ui/document/recentfiles.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/onevents.h"
#include "ui/start/lessoncard.h"
#include "ui/start/lessonchecker.h"
#include "ui/start/startbuttons.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QGridLayout>
#include <QKeySequence>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>
#include <utility>

namespace attn {

namespace {

constexpr char begin_here[] = "begin.1.weight", for_beginners[] = "begin.";
constexpr int side_px = 272, card_px = 236, beside_px = 360; // of the design; with the last, lessons fit beside
constexpr int most_columns = 3, recent_shown = 4, kept_shown = 3;

// "Ctrl+N", as the keys of this language are called.
QString keysText(const char* keys) { return QKeySequence(QLatin1String(keys)).toString(QKeySequence::NativeText); }

} // namespace

StartPage::StartPage(QWidget* parent) : QWidget(parent), m_checker(new LessonChecker(this))
{
    setAccessibleName(tr("Start page"));
    m_side = buildSide();
    rowOf(this, 0, {m_side, {buildLessons(), 1}});
    onEvents(this, {QEvent::Resize, QEvent::FontChange}, [this] { fit(); });
    connect(m_checker, &LessonChecker::checked, this, &StartPage::showResult);
}

// In a narrow or low window the open buttons move above the lessons, which get fewer columns.
void StartPage::fit()
{
    const int side = std::min(scaled(side_px), width());
    const bool above = width() < side + scaled(beside_px) || height() < m_side->minimumSizeHint().height();
    if (std::exchange(m_above, above) != above) {
        if (above)
            m_lessons->insertWidget(0, m_side);
        else
            static_cast<QBoxLayout*>(layout())->insertWidget(0, m_side);
    }
    m_side->setFixedWidth(above ? std::max(width() - 60, 1) : side);
    arrangeCards(std::clamp((width() - (above ? 0 : side) - 56) / scaled(card_px), 1, most_columns));
}

void StartPage::arrangeCards(int columns)
{
    if (std::exchange(m_columns, columns) == columns)
        return;
    for (QGridLayout* grid : m_grids) {
        std::vector<QWidget*> cards;
        while (QLayoutItem* item = grid->takeAt(0)) {
            cards.push_back(item->widget());
            delete item;
        }
        for (int column = 0; column < most_columns; ++column)
            grid->setColumnStretch(column, column < columns ? 1 : 0);
        for (int place = 0; place < int(cards.size()); ++place)
            grid->addWidget(cards[std::size_t(place)], place / columns, place % columns);
    }
}

QWidget* StartPage::buildSide()
{
    auto* side = new QWidget(this);
    m_back = new StartButton(QStringLiteral("left"), {}, keysText("Esc"), false, side);
    m_back->hide();
    connect(m_back, &QAbstractButton::clicked, this, &StartPage::backAsked);
    auto* begin = m_begin = new StartButton(QStringLiteral("play"), tr("Start here"), {}, true, side);
    connect(begin, &QAbstractButton::clicked, this, [this] { Q_EMIT lessonChosen(m_beginWith); });
    m_tour = new LinkButton(tr("Take the 1-minute tour"), side);
    m_tour->hide();
    connect(m_tour, &QAbstractButton::clicked, this, &StartPage::tourAsked);
    auto* lab = new LinkButton(tr("Error lab"), side);
    lab->setToolTip(tr("Find the mistake: a correct and a faulty layer side by side"));
    connect(lab, &QAbstractButton::clicked, this, &StartPage::labAsked);
    auto* fresh = new StartButton(QStringLiteral("plus"), tr("New scene"), keysText("Ctrl+N"), false, side);
    auto* open = new StartButton(QStringLiteral("folder"), tr("Open…"), keysText("Ctrl+O"), false, side);
    connect(fresh, &QAbstractButton::clicked, this, &StartPage::newSceneAsked);
    connect(open, &QAbstractButton::clicked, this, &StartPage::openAsked);
    auto* tiny = new StartButton(QStringLiteral("grid"), tr("A small trained model"), {}, false, side);
    tiny->setToolTip(tr("All heads in all layers. Turn one off and see the next word change."));
    tiny->setVisible(shipsTinyModel());
    connect(tiny, &QAbstractButton::clicked, this,
            [this] { Q_EMIT modelAsked(QString::fromUtf8(tiny_model.data(), qsizetype(tiny_model.size()))); });
    auto* model = new StartButton(QStringLiteral("folder"), tr("Open a model…"), keysText("Ctrl+Shift+O"), false, side);
    model->setToolTip(tr("GPT-2, BERT, Llama and others, from a Hugging Face folder"));
    connect(model, &QAbstractButton::clicked, this, [this] { Q_EMIT modelAsked({}); });
    m_kept = new QVBoxLayout;
    m_kept->setSpacing(8);
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(0);
    columnOf(side, 8,
             {new StartTitle(side), gap(14), m_back, m_kept, begin,
              Boxed(rowOf(nullptr, 16, {m_tour, lab, freeRoom(1)})), fresh, open, tiny, model, gap(14), m_recent,
              gap(12), new DropZone(tr("Drop a scene or a lesson here"), QStringLiteral(".attn .attnlesson"), side),
              freeRoom()})
        ->setContentsMargins(20, 22, 17, 20);
    return side;
}

void StartPage::offerTour(bool offered) { m_tour->setVisible(offered); }

void StartPage::setKept(const QStringList& names)
{
    while (QLayoutItem* item = m_kept->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (qsizetype i = 0; i < std::min<qsizetype>(names.size(), kept_shown); ++i) {
        auto* button = new StartButton(QStringLiteral("undo"), tr("Unsaved: %1").arg(names[i]), {}, false, m_side);
        button->setToolTip(tr("Continue with these unsaved edits"));
        connect(button, &QAbstractButton::clicked, this, [this, i] { Q_EMIT keptChosen(int(i)); });
        m_kept->addWidget(button);
    }
}

void StartPage::setOpenScene(const QString& name)
{
    m_back->setVisible(!name.isEmpty());
    m_back->setText(tr("Back to %1").arg(name));
    m_back->setToolTip(m_back->text());
}

void StartPage::refreshRecent()
{
    while (QLayoutItem* item = m_recent->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const std::vector<RecentFile> files = recentFiles();
    if (files.empty())
        return;
    auto* title = new PlainLabel(tr("Recent"), m_side);
    useTextFont(title, 13, QFont::DemiBold);
    m_recent->addWidget(title);
    m_recent->addSpacing(4);
    for (std::size_t i = 0; i < std::min<std::size_t>(files.size(), recent_shown); ++i) {
        auto* entry = new RecentEntry(files[i], m_side);
        connect(entry, &QAbstractButton::clicked, this, [this, path = files[i].path] { Q_EMIT fileChosen(path); });
        m_recent->addWidget(entry);
    }
}

// The lesson that was open last if it was not seen to its end, else the first such lesson for a beginner, then of all.
void StartPage::showProgress()
{
    const LessonCard *next = nullptr, *further = nullptr;
    bool begun = false;
    qint64 last = 0;
    for (LessonCard* card : m_cards) {
        const LessonSteps steps = m_progress ? m_progress(card->id()) : LessonSteps();
        card->setSteps(steps);
        const bool open = steps.seen == 0 || steps.seen<steps.all, later = steps.written> last;
        const bool for_beginner = card->id().startsWith(QLatin1String(for_beginners));
        begun = begun || (steps.seen > 0 && (for_beginner || open));
        last = std::max(last, open ? steps.written : 0);
        if (open && (later || (for_beginner && !next)))
            next = card;
        else if (open && !further)
            further = card;
    }
    next = next ? next : further;
    m_beginWith = next ? next->id() : QString::fromLatin1(begin_here);
    m_begin->setText(begun && next ? tr("Continue: %1").arg(next->text()) : tr("Start here"));
    m_begin->setToolTip(begun && next ? next->text() : tr("New to attention? Start with the first of three lessons."));
}

void StartPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refreshRecent();
    showProgress();
    fit();
    if (m_above)
        m_begin->setFocus(Qt::OtherFocusReason); // a card would scroll it away
    else if (!m_cards.empty())
        m_cards.front()->setFocus(Qt::OtherFocusReason);
    if (m_checking)
        return;
    m_checking = true; // once: lessons do not change while the program runs
    QStringList ids;
    for (const LessonCard* card : m_cards)
        ids << card->id();
    m_checker->start(ids);
}

void StartPage::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().window);
    if (m_above)
        return;
    painter.fillRect(m_side->geometry(), colors().panel);
    painter.fillRect(QRect(m_side->geometry().right(), 0, 1, height()), colors().line);
}

} // namespace attn
