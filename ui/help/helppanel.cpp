// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helppanel.h"

#include "ui/explain/formulaview.h"
#include "ui/explain/stageformula.h"
#include "ui/help/helptexts.h"
#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/scrollarea.h"
#include "ui/lesson/proseview.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

namespace attn {

HelpPanel::HelpPanel(QWidget* parent)
    : QWidget(parent), m_title(new PlainLabel), m_scroll(new ScrollArea), m_formulas(new QVBoxLayout),
      m_letters(new PlainLabel), m_text(new ProseView(13))
{
    setAccessibleName(tr("Help"));
    useTextFont(m_title, 14, QFont::DemiBold);
    useQuietFont(m_letters, 12);
    m_letters->setWordWrap(true);
    auto* close = new IconButton(QStringLiteral("x"), tr("Close help"));
    close->setDescription(tr("Close help"), QKeySequence(Qt::Key_F1));
    connect(close, &QAbstractButton::clicked, this, &HelpPanel::closeAsked);

    auto* content = new QWidget;
    m_formulas->setSpacing(4);
    columnOf(content, 8, {m_formulas, m_letters, m_text, freeRoom(1)})->setContentsMargins(12, 8, 12, 16);
    scrollOnGround(m_scroll, content);
    m_scroll->setFocusPolicy(Qt::StrongFocus);
    m_scroll->setAccessibleName(tr("Help text"));
    setFocusProxy(m_scroll);
    auto* head = rowOf(nullptr, 8, {{m_title, 1}, close});
    head->setContentsMargins(12, 8, 8, 8);
    columnOf(this, 0, {head, {m_scroll, 1}});
    setMinimumWidth(scaled(280));
}

void HelpPanel::show(const QString& topic, const QString& title, const ComputedPtr& computed,
                     const std::vector<std::string>& tensors)
{
    if (m_topic != topic)
        m_scroll->verticalScrollBar()->setValue(0);
    m_topic = topic;
    m_title->setText(title);
    showFormulas(computed, tensors);
    m_text->setProse(helpTextOf(topic));
}

void HelpPanel::showFormulas(const ComputedPtr& computed, const std::vector<std::string>& tensors)
{
    QStringList letters;
    std::size_t used = 0;
    for (const std::string& tensor : computed ? tensors : std::vector<std::string>()) {
        Formula formula = formulaOf(*computed->realized, tensor);
        if (!formula)
            continue;
        if (used == m_views.size()) {
            m_views.push_back(new FormulaView);
            m_formulas->addWidget(m_views.back());
        }
        m_views[used++]->setFormula(std::move(formula));
        if (const QString words = lettersOf(*computed->realized, tensor); !words.isEmpty() && !letters.contains(words))
            letters << words;
    }
    for (std::size_t i = used; i < m_views.size(); ++i)
        m_views[i]->setFormula(nullptr);
    m_letters->setText(letters.join(QStringLiteral("; ")));
    m_letters->setVisible(!letters.isEmpty());
}

QString HelpPanel::title() const { return m_title->text(); }

int HelpPanel::formulas() const
{
    return int(std::ranges::count_if(m_views, [](const FormulaView* view) { return !view->isHidden(); }));
}

QSize HelpPanel::sizeHint() const { return {scaled(318), scaled(480)}; }

void HelpPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && !event->modifiers())
        Q_EMIT closeAsked();
    else
        QWidget::keyPressEvent(event);
}

void HelpPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().panel);
    painter.fillRect(0, m_scroll->geometry().top() - 1, width(), 1, colors().line);
}

} // namespace attn
