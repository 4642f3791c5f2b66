// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/memorypanel.h"

#include "core/rewrite/memorytokens.h"
#include "ui/editors/tokenline.h"
#include "ui/kit/boxes.h"
#include "ui/kit/linkbutton.h"

#include <QVBoxLayout>

#include <algorithm>

namespace attn {

MemoryPanel::MemoryPanel(Document* document, Selection* selection, QWidget* parent)
    : EditorSection(tr("Memory tokens"), document, selection, parent), m_line(new TokenLine(this))
{
    m_line->setAccessibleName(tr("Memory tokens"));
    column()->addWidget(m_line);
    auto* sentence = new LinkButton(tr("Edit as sentence"), this);
    sentence->setToolTip(tr("Type or paste a sentence; spaces separate the keys"));
    connect(sentence, &QAbstractButton::clicked, m_line, &TokenLine::typeLine);
    auto* links = rowOf(nullptr, 16, {sentence});
    links->addStretch();
    column()->addLayout(links);

    connect(selection, &Selection::chosenChanged, this, &MemoryPanel::refresh);
    connect(m_line, &TokenLine::heightChanged, this, [this] { m_line->setFixedHeight(m_line->minimumHeight()); });
    connect(m_line, &TokenLine::chosen, this, &MemoryPanel::choose);
    connect(m_line, &TokenLine::renamed, this, [this](int word, const QString& text) {
        changeWords(tr("Rename memory token %1 to “%2”").arg(word).arg(text),
                    renameMemoryToken(scene(), batch(), word, text.toStdString()));
    });
    connect(m_line, &TokenLine::added, this, [this](int before, const QString& text) {
        changeWords(tr("Add memory token “%1”").arg(text), addMemoryToken(scene(), before, text.toStdString()));
    });
    connect(m_line, &TokenLine::removed, this, [this](int word) {
        changeWords(tr("Remove memory token “%1”").arg(words().value(word)), removeMemoryToken(scene(), word));
    });
    connect(m_line, &TokenLine::moved, this, [this](int from, int to) {
        changeWords(tr("Move memory token “%1”").arg(words().value(from)), moveMemoryToken(scene(), from, to));
    });
    connect(m_line, &TokenLine::rewritten, this, [this](const QStringList& typed) {
        std::vector<std::string> list;
        for (const QString& word : typed)
            list.push_back(word.toStdString());
        changeWords(tr("Change memory tokens"), setMemoryTokens(scene(), batch(), list));
    });
    refresh();
}

int MemoryPanel::batch() const
{
    const int batches = computed() ? static_cast<int>(computed()->realized->plan.dims.B) : 1;
    return std::clamp(selection()->batch(), 0, std::max(0, batches - 1));
}

// The scene's own words at once; without words, numbered tokens after the first computation.
QStringList MemoryPanel::words() const
{
    const Scene& now = scene();
    const int b = batch();
    std::int64_t count = computed() ? computed()->realized->plan.dims.S : 0;
    if (b < std::ssize(now.memory_tokens))
        count = std::ssize(now.memory_tokens[std::size_t(b)]);
    QStringList words;
    for (std::int64_t t = 0; t < count; ++t)
        words << QString::fromStdString(keyLabel(now, b, t));
    return words;
}

void MemoryPanel::refresh()
{
    setApplies(scene().config.stage == Stage::Attention && !scene().config.memory.empty());
    if (!applies())
        return;
    const QStringList now = words();
    m_line->setWords(now);
    setHeading(now.isEmpty() ? QString() : QString::number(now.size()), QString::fromStdString(scene().config.memory));
    m_line->setChosen(chosenMemoryTokens(*selection(), computed()));
    m_line->setFixedHeight(m_line->minimumHeight());
}

void MemoryPanel::choose(int word)
{
    if (const auto cell = cellOfMemoryToken(word, *selection(), computed()))
        selection()->setChosen(cell);
}

void MemoryPanel::changeWords(const QString& step, const Result<Rewritten>& rewritten)
{
    change(step, rewritten, ChangePart::Tokens | ChangePart::Structure | ChangePart::Values);
}

} // namespace attn
