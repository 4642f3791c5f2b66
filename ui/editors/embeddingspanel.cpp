// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/embeddingspanel.h"

#include "ui/editors/tensortable.h"
#include "ui/kit/choicebar.h"
#include "ui/kit/label.h"
#include "ui/kit/numbertext.h"
#include "ui/theme/fonts.h"

#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace attn {

namespace {

constexpr int most_token_rows = 13;

// In the order of editing: the source first, then what is made from it.
std::vector<TensorInfo> sourcesInOrder(const std::vector<TensorInfo>& infos)
{
    std::vector<TensorInfo> sources;
    for (const TensorRole role : {TensorRole::TokenIds, TensorRole::Vocabulary, TensorRole::Embedding})
        for (const TensorInfo& info : infos)
            if (info.role == role)
                sources.push_back(info);
    return sources;
}

// Rather than activations, scores or weights that the scene begins with.
bool beginsWithEmbeddings(const Plan& plan) { return findStage(plan.stages, "x") != nullptr; }

} // namespace

EmbeddingsPanel::EmbeddingsPanel(Document* document, Selection* selection, QWidget* parent)
    : TensorSection(tr("Embeddings"), document, selection, parent), m_sources(new ChoiceBar(tr("Tensor"), this)),
      m_hint(new PlainLabel(this))
{
    column()->insertWidget(0, m_sources);
    useQuietFont(m_hint, 12);
    m_hint->setWordWrap(true);
    m_hint->setObjectName(QStringLiteral("setByHand"));
    m_hint->hide();
    column()->addWidget(m_hint);
    table()->setMostRows(most_token_rows);
    connect(m_sources, &ChoiceBar::activated, this, [this](int index) { choose(m_names[index]); });
    connect(table(), &TensorTable::cellChosen, this, [this](Cell cell) {
        if (isInFocus())
            this->selection()->setChosen(cell);
    });
    connect(selection, &Selection::chosenChanged, this, &EmbeddingsPanel::showChosen);
    refresh();
}

void EmbeddingsPanel::choose(const std::string& tensor)
{
    m_chosen = tensor;
    refresh();
}

void EmbeddingsPanel::refresh()
{
    if (!computed()) {
        showTensor(nullptr);
        return;
    }
    const auto sources = sourcesInOrder(tensorInfos(computed()->scene, computed()->realized->plan));
    const auto before = std::exchange(m_names, {});
    QStringList labels, tips;
    for (const TensorInfo& info : sources) {
        m_names.push_back(info.name);
        labels << QString::fromStdString(info.name);
        tips << tr("%1 %2, %3").arg(labels.last(), QString::fromStdString(toString(info.shape)), info.origin);
    }
    followEdits(m_names == before);
    setTitle(beginsWithEmbeddings(computed()->realized->plan) ? tr("Embeddings")
                                                              : tr("Input %1").arg(labels.join(QStringLiteral(", "))));
    m_sources->setVisible(sources.size() > 1);
    m_hint->hide();
    if (sources.empty()) {
        showTensor(nullptr);
        return;
    }
    if (std::ranges::find(m_names, m_chosen) ==
        m_names.end()) { // an edited one, else the first with numbers: ids are not what one looks for
        const auto edited = std::ranges::find_if(m_names.rbegin(), m_names.rend(), [&](const auto& name) {
            return !computed()->scene.edits.of(name)->empty();
        });
        const auto real = std::ranges::find(sources, Kind::Real, &TensorInfo::kind);
        m_chosen = edited != m_names.rend() ? *edited : real == sources.end() ? m_names.front() : real->name;
    }
    const auto place = std::ranges::find(m_names, m_chosen) - m_names.begin();
    m_sources->setChoices(labels, tips);
    m_sources->setCurrentIndex(static_cast<int>(place));
    showTensor(&sources[place]);
    const auto set = m_chosen == "x" ? 0 : computed()->scene.edits.of("x")->size();
    m_hint->setText(tr("%n values of x were set by hand. Changes here do not affect them.", nullptr, int(set)));
    m_hint->setVisible(set > 0);
    showChosen();
}

// What was edited elsewhere, as a token that is dragged in the plane, is shown, and not what it was made of.
void EmbeddingsPanel::followEdits(bool sameSources)
{
    std::vector<std::shared_ptr<const TensorEdits>> edits;
    for (const std::string& name : m_names)
        edits.push_back(computed()->scene.edits.of(name));
    std::optional<std::size_t> changed;
    int changes = 0;
    for (std::size_t i = 0; sameSources && i < edits.size(); ++i)
        if (edits[i] != m_edits[i] && !(edits[i]->empty() && m_edits[i]->empty())) {
            changed = i;
            ++changes;
        }
    if (changes == 1)
        m_chosen = m_names[*changed];
    m_edits = std::move(edits);
}

QString EmbeddingsPanel::captionFor(const TensorInfo& info) const
{
    const QString rows = table()->visibleRows();
    return rows.isEmpty() ? formatShape(info.shape) : formatShape(info.shape) + QStringLiteral(", ") + rows;
}

// The name, unless the title or the choice of tensors below has it already.
QString EmbeddingsPanel::noteFor(const TensorInfo& info) const
{
    return m_names.size() > 1 || !beginsWithEmbeddings(computed()->realized->plan) ? QString()
                                                                                   : QString::fromStdString(info.name);
}

bool EmbeddingsPanel::isInFocus() const { return shownTensor() == "x" && selection()->stage() == QLatin1String("x"); }

void EmbeddingsPanel::showChosen()
{
    table()->showChosenTokens(chosenTokens(*selection(), computed()));
    if (isInFocus())
        table()->showChosen(selection()->chosen());
}

} // namespace attn
