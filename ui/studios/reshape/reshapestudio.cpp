// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/reshape/reshapestudio.h"

#include "core/rewrite/qkvlayouts.h"
#include "ui/editors/controlcolumn.h"
#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/studios/reshape/layoutspage.h"
#include "ui/studios/reshape/mergepage.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace attn {

StudioInfo ReshapeStudio::info()
{
    return {QStringLiteral("reshape"), tr("Reshape microscope"), QStringLiteral("concat")};
}

ReshapeStudio::ReshapeStudio(Document* document, Selection* selection, QWidget* parent)
    : Studio(info(), document, selection, parent), m_merge(new MergePage), m_layouts(new LayoutsPage),
      m_pages(new QStackedWidget(this)), m_controls(new ControlColumn(tr("Reshape controls"), this))
{
    columnOf(this, -1, {m_pages});
    m_pages->addWidget(m_merge);
    m_pages->addWidget(m_layouts);
    m_controls->hide();
    makeControls();
    connect(m_merge, &MergePage::described, this, &Studio::described);
    connect(m_layouts, &LayoutsPage::described, this, &Studio::described);
    for (auto changed : {&Selection::focusChanged, &Selection::looksChanged, &Selection::stepChanged})
        connect(selection, changed, this, [this] {
            if (isFollowing())
                refresh();
        });
    onEvents(this, {QEvent::Show}, [this] { refresh(); }); // the selection may have moved meanwhile
}

void ReshapeStudio::makeControls()
{
    auto* body = new QWidget(m_controls);
    auto* lines = new QVBoxLayout(body);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(8);
    m_topic = new SegmentedControl(tr("View"), body);
    m_topic->addSegment(tr("joining heads"), tr("How the heads become one row per token"));
    m_topic->addSegment(tr("qkv layouts"), tr("How the weights of q, k and v are stored"));
    m_words = new PlainLabel(body);
    m_words->setWordWrap(true);
    useQuietFont(m_words, 12.5);
    lines->addWidget(m_topic);
    lines->addWidget(m_words);
    m_controls->addSection(tr("View"), body);
    auto* cells = new QWidget(m_controls);
    m_text = new SegmentedControl(tr("Cells show"), cells);
    m_text->addSegment(tr("place"), tr("Position of the value in memory"));
    m_text->addSegment(tr("number"), tr("Value of the cell"));
    m_item = new QComboBox(cells);
    makeListRoomy(m_item);
    keepWheelForScrolling(m_item);
    m_itemRow = new FormRow(tr("Batch item"), m_item, cells);
    auto* name = new PlainLabel(tr("Used by this scene"), cells);
    useTextFont(name, 12.5);
    m_used = makeOptionList("merge", cells);
    name->setBuddy(m_used);
    columnOf(cells, 8, {new FormRow(tr("Show"), m_text, cells), m_itemRow, name, m_used});
    m_mergeSection = m_controls->addSection(tr("Cells"), cells);

    connect(m_topic, &SegmentedControl::activated, this, &ReshapeStudio::showTopic);
    connect(m_text, &SegmentedControl::activated, this, &ReshapeStudio::refresh);
    connect(m_item, &QComboBox::activated, selection(), &Selection::setBatch);
    connect(m_used, &QComboBox::activated, this, [this](int value) {
        Scene after = document()->scene();
        option("merge").set(after.config, value);
        document()->edit(tr("Join heads: %1").arg(m_used->itemText(value)), std::move(after), ChangePart::Config);
        m_used->setCurrentIndex(int(document()->scene().config.merge));
    });
    showTopic(0);
}

QWidget* ReshapeStudio::controls() { return m_controls; }

QString ReshapeStudio::caption() const
{
    return m_topic->currentIndex() == 0 ? tr("one memory, two ways to read its rows")
                                        : tr("the same weights in three orders, the same output");
}

QString ReshapeStudio::unavailable(const Computed& computed) const
{
    const Config& config = computed.realized->config;
    if (config.stage != Stage::Attention)
        return tr("This scene has no attention layer, so there are no heads to join.");
    if (!mixesValues(config))
        return tr("This scene stops at the weights, so its heads have no context to join.");
    if (config.normalize == Normalize::None)
        return tr("This scene stops at the scores, so its heads have no context to join.");
    return {};
}

void ReshapeStudio::showTopic(int topic)
{
    m_pages->setCurrentIndex(topic);
    m_topic->setCurrentIndex(topic);
    m_mergeSection->setVisible(topic == 0);
    m_words->setText(
        topic == 0 ? tr("The heads are stored in memory one after another. A token's row needs a piece of each head. "
                        "The transpose gathers these pieces. A reshape alone cuts the memory wherever a row is full.")
                   : tr("Programs store the rows of the q, k and v weights in three different orders. Point at a row "
                        "to find it in all three."));
    refresh();
    Q_EMIT captionChanged();
}

void ReshapeStudio::showComputed() { refresh(); }

void ReshapeStudio::refresh()
{
    if (!computed() || !unavailable(*computed()).isEmpty())
        return;
    const Realized& realized = *computed()->realized;
    const bool has_layouts = fitsOneMatrix(realized.config, realized.plan.dims);
    m_topic->setEnabled(has_layouts);
    m_topic->setToolTip(has_layouts ? QString()
                                    : tr("q, k and v can share one matrix only if every head has its own q, k and v, "
                                         "and all of them are computed from x."));
    if (!has_layouts && m_topic->currentIndex() != 0)
        return showTopic(0);
    const int items = int(realized.plan.dims.B);
    m_itemRow->setVisible(items > 1);
    QStringList numbers;
    for (int item = 0; item < items; ++item)
        numbers << QString::number(item);
    showEntries(m_item, numbers, std::min(selection()->batch(), items - 1));
    m_used->setCurrentIndex(int(realized.config.merge));
    m_used->setEnabled(realized.config.projection != Projection::HeadsList);
    const std::string result = realized.plan.out_proj.empty() ? "context" : "output";
    if (m_topic->currentIndex() == 0)
        m_merge->show(computed(), *selection(), m_text->currentIndex() == 1);
    else
        m_layouts->show(computed(), selection()->isDone("v") && selection()->isDone(result));
    Q_EMIT pictureChanged();
}

} // namespace attn
