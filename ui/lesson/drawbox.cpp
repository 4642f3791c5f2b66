// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/drawbox.h"

#include "core/layer/stages.h"
#include "core/rewrite/keepmaskchoice.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/kit/boxes.h"
#include "ui/kit/numbertext.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/proseview.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QPainter>
#include <QPainterPath>
#include <QPushButton>

#include <algorithm>
#include <numeric>
#include <utility>

namespace attn {

namespace {

constexpr int many = 100, between = 20; // draws; ms
constexpr char merge[] = "draw again";

} // namespace

// The mean after each draw, and the value without dropout that it approaches.
class MeanLine : public QWidget {
public:
    explicit MeanLine(QWidget* parent) : QWidget(parent) { setFixedHeight(scaled(56)); }

    void setValues(const std::vector<double>& values, double aim)
    {
        m_means.clear();
        double sum = 0;
        for (const double value : values)
            m_means.push_back((sum += value) / double(m_means.size() + 1));
        m_aim = aim;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colors& c = colors();
        const double most = std::max(2 * m_aim, m_means.empty() ? 0 : *std::ranges::max_element(m_means));
        const auto height = [&](double value) { return most > 0 ? (this->height() - 2) * (1 - value / most) + 1 : 0; };
        painter.setPen(QPen(c.text2, 1, Qt::DashLine));
        painter.drawLine(QPointF(0, height(m_aim)), QPointF(width(), height(m_aim)));
        QPainterPath path;
        for (std::size_t i = 0; i < m_means.size(); ++i) {
            const QPointF point((width() - 2.0) * double(i) / (std::max<std::size_t>(m_means.size(), many) - 1) + 1,
                                height(m_means[i]));
            i == 0 ? path.moveTo(point) : path.lineTo(point);
        }
        painter.setPen(QPen(c.accent, 2));
        painter.drawPath(path);
    }

private:
    std::vector<double> m_means;
    double m_aim = 0;
};

DrawBox::DrawBox(LessonPlay* play, Document* document, Selection* selection, QWidget* parent)
    : TaskBox(tr("Draw again"), false, parent), m_play(play), m_document(document), m_selection(selection),
      m_text(new ProseView(13, this)), m_once(new QPushButton(tr("Draw once"), this)),
      m_often(new QPushButton(tr("Draw %1 times").arg(many), this)), m_line(new MeanLine(this))
{
    for (QPushButton* button : {m_once, m_often})
        button->setFocusPolicy(Qt::TabFocus);
    column()->addLayout(rowOf(nullptr, 8, {m_once, m_often, freeRoom(1)}));
    column()->addWidget(m_text);
    column()->addWidget(m_line);
    m_timer.setInterval(between);
    connect(m_once, &QPushButton::clicked, this, [this] { begin(1); });
    connect(m_often, &QPushButton::clicked, this, [this] { begin(many); });
    connect(&m_timer, &QTimer::timeout, this, &DrawBox::draw);
    connect(selection, &Selection::chosenChanged, this, [this] {
        if (m_cell == m_selection->chosen())
            return;
        m_values.clear(); // of another cell
        stop();
    });
}

double DrawBox::mean() const
{
    return m_values.empty() ? 0 : std::accumulate(m_values.begin(), m_values.end(), 0.0) / double(m_values.size());
}

void DrawBox::begin(int draws)
{
    m_left = (m_timer.isActive() ? m_left : 0) + draws + (m_awaited ? 1 : 0);
    m_awaited.reset(); // a draw that failed never arrives; one that would have is made again
    m_timer.start();
    draw();
}

// The next one, once what the one before made is counted.
void DrawBox::draw()
{
    if (m_awaited)
        return;
    if (m_left == 0)
        return stop();
    --m_left;
    const Scene& scene = m_document->scene();
    const std::int64_t number = keepMaskNumber(scene) + 1;
    auto drawn = setKeepMaskNumber(scene, number);
    const bool begun = drawn && !m_document->edit(tr("Draw again"), std::move(drawn->scene),
                                                  ChangePart::Values | ChangePart::Structure, QLatin1String(merge));
    begun ? void(m_awaited = number) : stop();
}

void DrawBox::stop()
{
    m_timer.stop();
    m_awaited.reset();
    m_document->endMerge();
}

std::optional<double> DrawBox::valueOf(const std::string& tensor) const
{
    const ComputedPtr& computed = m_play->computed();
    const TracedTensor* traced = computed->trace->find(tensor);
    if (!traced || !m_cell || traced->shape.size() != 4)
        return {};
    const std::vector<std::int64_t> index{m_selection->batch(), m_selection->head(), m_cell->row, m_cell->column};
    if (index[2] >= traced->shape[2] || index[3] >= traced->shape[3])
        return {};
    return computed->trace->cell(*traced, index);
}

void DrawBox::follow(int digits)
{
    if (!m_play->computed())
        return;
    if (std::exchange(m_cell, m_selection->chosen()) != m_selection->chosen())
        m_values.clear();
    const StageTensor* dropped = findStage(m_play->computed()->realized->plan.stages, "dropped");
    const auto value = valueOf("dropped"), aim = dropped ? valueOf(dropped->from) : std::nullopt;
    if (m_awaited && keepMaskNumber(m_play->computed()->scene) == *m_awaited) {
        m_awaited.reset();
        if (value)
            m_values.push_back(*value);
    }
    const bool any = !m_values.empty() && aim;
    m_text->setVisible(any);
    m_line->setVisible(any);
    if (!any)
        return;
    m_text->setProse(
        tr("Mean of the selected cell over %n draws: **%1**. Without dropout it is %2.", nullptr, int(m_values.size()))
            .arg(formatNumber(mean(), digits), formatNumber(aim.value_or(0), digits))
            .toStdString());
    m_line->setValues(m_values, aim.value_or(0));
    setWords(m_text->words());
}

} // namespace attn
