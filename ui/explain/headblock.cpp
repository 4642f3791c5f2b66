// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/headblock.h"

#include "ui/document/selection.h"
#include "ui/explain/headrows.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/language/headwords.h"
#include "ui/matrix/matrixdata.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QToolButton>

#include <chrono>
#include <utility>

namespace attn {

namespace {

constexpr std::chrono::milliseconds rest{120}; // a number being dragged does not wait for them

QLabel* sentence(QWidget* parent)
{
    auto* label = new PlainLabel(parent);
    useTextFont(label, 12);
    label->setWordWrap(true);
    return label;
}

QString firstLarge(const QString& words) { return words.left(1).toUpper() + words.mid(1); }

} // namespace

HeadBlock::HeadBlock(Selection* selection, QWidget* parent)
    : InspectorBlock(parent), m_selection(selection), m_title(new PlainLabel(this)), m_switch(new QToolButton(this)),
      m_why(sentence(this)), m_rows(new HeadRows(this)), m_loss(sentence(this)), m_pair(sentence(this))
{
    useTextFont(m_title, 12.5, QFont::DemiBold);
    m_switch->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    column()->addLayout(rowOf(nullptr, -1, {m_title, freeRoom(1), m_switch}));
    for (QWidget* part : {static_cast<QWidget*>(m_loss), static_cast<QWidget*>(m_why), static_cast<QWidget*>(m_rows),
                          static_cast<QWidget*>(m_pair)})
        column()->addWidget(part);
    column()->setSpacing(6);
    hide();
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest);
    connect(&m_rest, &QTimer::timeout, this, [this] { std::exchange(m_whenAtRest, nullptr)(); });
    connect(m_switch, &QToolButton::clicked, this, [this] { Q_EMIT headSwitchAsked(m_selection->head()); });
    connect(m_rows, &HeadRows::queryChosen, this, &HeadBlock::rowChosen);
    connect(&m_losses, &HeadLosses::changed, this, &HeadBlock::showLoss);
    connect(selection, &Selection::focusChanged, this, &HeadBlock::refresh);
    connect(selection, &Selection::stepChanged, this, &HeadBlock::refresh);
    connect(selection, &Selection::chosenChanged, this, [this] {
        const auto cell = m_selection->chosen();
        m_rows->setChosen(cell ? std::optional(cell->row) : std::nullopt);
    });
}

void HeadBlock::setComputed(const ComputedPtr& computed)
{
    m_computed = computed;
    refresh();
}

void HeadBlock::refresh()
{
    m_rest.stop();
    m_whenAtRest = nullptr; // with the computation that it holds
    m_reading.cancel();
    if (!m_selection->isOf(m_computed))
        return;
    const std::string name = tensorInFocus(*m_computed, *m_selection);
    const TracedTensor* tensor = m_computed->trace->find(name);
    const bool weights = tensor && hasHeadFigures(*m_computed, name) && tensorMatrix(*m_computed, *tensor).heads > 1;
    setVisible(weights && m_selection->allHeads());
    if (isHidden())
        return m_losses.want(nullptr, 0, {});
    showSwitch();
    const auto cell = m_selection->chosen();
    m_rows->setChosen(cell ? std::optional(cell->row) : std::nullopt);
    const bool done = m_selection->isDone(name), hidden = m_computed->hides(name);
    m_rows->setFigures(std::nullopt, done && hidden ? QStringLiteral("?") : notYet(),
                       rowLabels(*m_computed, *tensor, m_selection->batch()));
    m_pair->hide();
    const bool revealed = m_selection->isDone(resultOf(*m_computed->realized));
    m_losses.want(revealed ? m_computed : nullptr, m_selection->batch(), {m_selection->head()});
    showLoss();
    if (done)
        read(name);
}

void HeadBlock::read(const std::string& name)
{
    const auto read = [name, computed = m_computed, batch = m_selection->batch(),
                       head = m_selection->head()](const StopToken& stop) {
        return Read{headFigures(*computed, name, batch, head, stop), alikeHeads(*computed, name, batch, stop)};
    };
    if (!isLarge(*m_computed, *m_computed->trace->find(name)))
        return show(read({}));
    m_whenAtRest = [this, read] {
        m_reading.request([this, read](const StopToken& stop) -> std::function<void()> {
            return [this, made = read(stop)] { show(made); };
        });
    };
    m_rest.start();
}

void HeadBlock::show(const Read& read)
{
    const TracedTensor& tensor = *m_computed->trace->find(tensorInFocus(*m_computed, *m_selection));
    const QString none = m_computed->hides(tensor.name) ? QStringLiteral("?") : tr("none");
    m_rows->setFigures(read.figures, none, rowLabels(*m_computed, tensor, m_selection->batch()));
    m_pair->setText(pairWords(read.pairs));
    m_pair->setVisible(!m_pair->text().isEmpty());
}

void HeadBlock::showSwitch()
{
    const int head = m_selection->head();
    const bool off = headIsOff(m_computed->realized->config, head);
    const std::string why = whyNoHeadMatters(m_computed->realized->config);
    m_title->setText(titleOfHead(head, off));
    m_switch->setVisible(why.empty());
    m_switch->setIcon(icon(off ? QStringLiteral("eye") : QStringLiteral("eyeoff")));
    m_switch->setText(off ? tr("Turn on") : tr("Turn off"));
    m_switch->setToolTip(off ? tr("Include the output of head %1 again (O)").arg(head)
                             : tr("Keep the weights of head %1, but set its output to 0 (O)").arg(head));
    m_switch->setAccessibleName(switchOfHead(head, off));
    m_why->setText(QString::fromStdString(why));
    m_why->setVisible(!why.empty());
}

void HeadBlock::showLoss()
{
    if (!m_computed || isHidden())
        return;
    m_loss->setVisible(m_why->text().isEmpty());
    const auto loss = m_losses.of(m_selection->head());
    const bool revealed = m_selection->isDone(resultOf(*m_computed->realized));
    const bool hidden = m_computed->withheld && !m_computed->withheld->empty();
    m_loss->setText(loss                ? firstLarge(lossInWords(*loss, m_selection->digits())) + QLatin1Char('.')
                    : !revealed         ? tr("The effect of removing this head is not computed yet.")
                    : hidden            ? tr("The effect of removing this head is not shown while numbers are hidden.")
                    : m_losses.isBusy() ? tr("Computing the effect of removing this head …")
                                        : tr("The effect of removing this head is not a number (nan)."));
}

// Those that this head is one of, else the two that are most alike.
QString HeadBlock::pairWords(const std::vector<HeadPair>& pairs) const
{
    QStringList words;
    for (const HeadPair& pair : pairs)
        if (pair.most <= nearly_the_same && (pair.a == m_selection->head() || pair.b == m_selection->head()))
            words << firstLarge(QString::fromStdString(alikeWords(pair)));
    if (words.isEmpty() && !pairs.empty())
        words << firstLarge(QString::fromStdString(alikeWords(pairs.front())));
    return words.empty() ? QString() : words.join(QStringLiteral(".\n")) + QLatin1Char('.');
}

} // namespace attn
