// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tensorlayout.h"

#include "core/base/shownword.h"
#include "core/base/strides.h"
#include "core/layer/otherkeys.h"

#include "ui/editors/tensorroles.h"
#include "ui/language/headwords.h"

#include <algorithm>

namespace attn {

namespace {

bool endsWith(const std::string& name, std::string_view suffix)
{
    return name.size() > suffix.size() && name.ends_with(suffix);
}

// "head3.W_query.weight" -> "W_query.weight"
std::string withoutHead(const std::string& name)
{
    const auto dot = name.find('.');
    const bool head = name.starts_with("head") && dot != std::string::npos && dot > 4 &&
                      std::all_of(name.begin() + 4, name.begin() + dot, [](char c) { return c >= '0' && c <= '9'; });
    return head ? name.substr(dot + 1) : name;
}

bool isHeadMatrix(const std::string& layer) { return layer == "W_query" || layer == "W_key" || layer == "W_value"; }

// What the output features of a layer are: plain, cut into heads, or q, k and v in one.
LineMeaning outputsOfLayer(const Scene& scene, const Plan& plan, const std::string& layer, bool of_one_head)
{
    const Projection projection = scene.config.projection;
    if (projection == Projection::MhaModule && layer == plan.mha)
        return LineMeaning::FusedBlocks;
    if (layer == "qkv" && projection == Projection::FusedInterleaved)
        return LineMeaning::FusedInterleaved;
    if (layer == "qkv" && projection == Projection::FusedBlocks)
        return LineMeaning::FusedBlocks;
    return isHeadMatrix(layer) && !of_one_head ? LineMeaning::HeadOut : LineMeaning::Out;
}

struct LineMeanings {
    LineMeaning rows = LineMeaning::Number;
    LineMeaning columns = LineMeaning::Number;
    bool upright = false;
};

LineMeanings parameterMeanings(const Scene& scene, const Plan& plan, const std::string& tensor)
{
    const std::string name = withoutHead(tensor);
    const bool of_one_head = name != tensor;
    if (isHeadMatrix(name)) // param: x W, so W is [in, out]
        return {LineMeaning::In, of_one_head ? LineMeaning::Out : LineMeaning::HeadOut};
    for (const std::string_view weight : {".weight", ".in_proj_weight"})
        if (endsWith(name, weight)) {
            const std::string layer = name.substr(0, name.size() - weight.size());
            const LineMeaning in = layer == plan.out_proj ? LineMeaning::HeadIn : LineMeaning::In;
            return {outputsOfLayer(scene, plan, layer, of_one_head), in};
        }
    for (const std::string_view bias : {".bias", ".in_proj_bias"})
        if (endsWith(name, bias))
            return {LineMeaning::Single,
                    outputsOfLayer(scene, plan, name.substr(0, name.size() - bias.size()), of_one_head)};
    return {};
}

LineMeanings meaningsOf(const Scene& scene, const Plan& plan, const TensorInfo& info)
{
    if (scene.config.stage != Stage::Attention)
        return {};
    switch (info.role) {
    case TensorRole::Embedding:
        if (info.name == scene.config.memory)
            return {LineMeaning::MemoryToken, LineMeaning::Number};
        if (keysAreOthers(scene, plan.dims) && (info.name == "k" || info.name == "v"))
            return {LineMeaning::MemoryToken, LineMeaning::Number};
        if (startsFromWeights(scene.config)) // recorded attention may have keys of its own
            return {LineMeaning::Token,
                    keysAreOthers(scene, plan.dims) ? LineMeaning::MemoryToken : LineMeaning::Token};
        return {LineMeaning::Token, LineMeaning::Number};
    case TensorRole::TokenIds: return {LineMeaning::Token, LineMeaning::Single, true};
    case TensorRole::Vocabulary: return {LineMeaning::Vocabulary, LineMeaning::Number};
    case TensorRole::MaskTensor: {
        const LineMeaning keys = keysAreOthers(scene, plan.dims) ? LineMeaning::MemoryToken : LineMeaning::Token;
        if (scene.config.mask.kind == MaskKind::Padding || info.shape.size() < 2)
            return {LineMeaning::Single, keys};
        return {LineMeaning::Token, keys};
    }
    case TensorRole::Parameter: return parameterMeanings(scene, plan, info.name);
    }
    return {};
}

// The labels beside the rows of a vocabulary: the words of the tokens whose id is that row.
std::vector<std::string> wordsOfVocabulary(const Scene& scene, const std::string& table, std::int64_t rows)
{
    std::vector<std::string> words(static_cast<std::size_t>(std::min<std::int64_t>(rows, 1 << 16)));
    for (const NamedTensor& input : scene.inputs) {
        const Tensor& ids = input.tensor;
        if (tableOfIds(scene, input.name) != table || ids.rank() < 1)
            continue;
        const std::int64_t tokens = ids.dim(-1);
        for (std::int64_t i = 0; i < ids.size() && tokens > 0; ++i) {
            const auto id = static_cast<std::int64_t>(ids[i]);
            if (id >= 0 && id < std::ssize(words))
                words[id] = shownWord(tokenLabel(scene, i / tokens, i % tokens));
        }
    }
    return words;
}

} // namespace

TensorLayout::TensorLayout(const Scene& scene, const Plan& plan, const std::string& tensor, int batch, int head)
    : m_tensor(tensor), m_dims(plan.dims)
{
    const auto infos = tensorInfos(scene, plan);
    const auto info = std::ranges::find(infos, tensor, &TensorInfo::name);
    if (info == infos.end())
        return;
    m_shape = info->shape;
    m_kind = info->kind;
    const LineMeanings meanings = meaningsOf(scene, plan, *info);
    m_row_meaning = meanings.rows;
    m_column_meaning = meanings.columns;

    const bool one_line = meanings.upright || meanings.rows == LineMeaning::Single; // of each batch item
    const std::size_t shown = std::min<std::size_t>(one_line ? 1 : 2, m_shape.size());
    m_leading.assign(m_shape.size() - shown, 0);
    if (!m_leading.empty() && !m_shape.empty() && m_shape[0] > 0)
        m_leading[0] = std::clamp<std::int64_t>(batch, 0, m_shape[0] - 1);
    if (m_leading.size() > 1 && scene.config.stage == Stage::Attention && m_shape[1] > 0)
        m_leading[1] = std::clamp<std::int64_t>(head / std::max<std::int64_t>(plan.dims.H / m_shape[1], 1), 0,
                                                m_shape[1] - 1); // of keys and values there may be fewer
    if (shown == 2) {
        m_rows = static_cast<int>(m_shape[m_shape.size() - 2]);
        m_columns = static_cast<int>(m_shape.back());
    } else {
        const int line = shown == 1 ? static_cast<int>(m_shape.back()) : 1;
        m_upright = meanings.upright;
        m_rows = m_upright ? line : 1;
        m_columns = m_upright ? 1 : line;
        if (!m_upright)
            m_row_meaning = LineMeaning::Single;
    }

    m_offset = position(index(0, 0));
    m_row_step = m_rows > 1 ? position(index(1, 0)) - m_offset : 0;
    m_column_step = m_columns > 1 ? position(index(0, 1)) - m_offset : 0;

    if (m_row_meaning == LineMeaning::Token || m_column_meaning == LineMeaning::Token) {
        m_words = tokenLabels(scene, batch, m_dims.T);
    } else if (m_row_meaning == LineMeaning::Vocabulary) {
        m_words = wordsOfVocabulary(scene, tensor, m_rows);
    }
    if (m_row_meaning == LineMeaning::MemoryToken || m_column_meaning == LineMeaning::MemoryToken)
        m_memory_words = keyLabels(scene, batch, m_dims.T, m_dims.S);
}

Index TensorLayout::index(int row, int column) const
{
    Index index = m_leading;
    const std::size_t shown = m_shape.size() - m_leading.size();
    if (shown == 2)
        index.insert(index.end(), {row, column});
    else if (shown == 1)
        index.push_back(m_upright ? row : column);
    return index;
}

std::int64_t TensorLayout::position(const Index& index) const { return flatIndex(m_shape, index); }

LineLabel TensorLayout::headLabel(const QString& text, int line) const
{
    LineLabel label{text, text, {}};
    if (m_dims.H > 1 && m_dims.hd > 0) {
        if (line % m_dims.hd == 0)
            label.block = labelOfHead(line / m_dims.hd);
        label.help = QObject::tr("%1: head %2, element %3").arg(text).arg(line / m_dims.hd).arg(line % m_dims.hd);
    }
    return label;
}

LineLabel TensorLayout::fusedLabel(bool interleaved, int line) const
{
    static const QString letters[] = {QStringLiteral("q"), QStringLiteral("k"), QStringLiteral("v")};
    const QString words[] = {QObject::tr("query"), QObject::tr("key"), QObject::tr("value")};
    if (m_dims.hd <= 0 || m_dims.O <= 0)
        return {QString::number(line), QString::number(line), {}};
    // interleaved: [H, 3 * hd]; blocks: [3, H, hd]
    const std::int64_t part = interleaved       ? line % (3 * m_dims.hd) / m_dims.hd
                              : line < m_dims.O ? 0
                                                : 1 + (line - m_dims.O) / m_dims.keyColumns();
    const std::int64_t head = interleaved ? line / (3 * m_dims.hd)
                              : part > 2  ? m_dims.H
                                          : (line - m_dims.firstColumn(int(part))) / m_dims.hd;
    if (part > 2 || head >= m_dims.H)
        return {QString::number(line), QString::number(line), {}};
    const std::int64_t element = line % m_dims.hd;
    LineLabel label;
    label.text = m_dims.H > 1 ? QStringLiteral("h%1 %2 %3").arg(head).arg(letters[part]).arg(element)
                              : QStringLiteral("%1 %2").arg(letters[part]).arg(element);
    label.help = QObject::tr("out %1: %2 of head %3, element %4").arg(line).arg(words[part]).arg(head).arg(element);
    if (element == 0)
        label.block = m_dims.H > 1 ? QObject::tr("%1, head %2").arg(letters[part]).arg(head) : letters[part];
    return label;
}

LineLabel TensorLayout::vocabularyLabel(int line) const
{
    const QString number = QString::number(line);
    if (line >= std::ssize(m_words) || m_words[line].empty())
        return {number, QObject::tr("vocabulary row %1, not used by any token").arg(line), {}};
    const QString word = QString::fromStdString(m_words[line]);
    return {number + QLatin1Char(' ') + word, QObject::tr("vocabulary row %1: %2").arg(number, word), {}};
}

LineLabel TensorLayout::label(LineMeaning meaning, int line) const
{
    const auto plain = [](const QString& text) { return LineLabel{text, text, {}}; };
    switch (meaning) {
    case LineMeaning::Number: return plain(QString::number(line));
    case LineMeaning::Single: return {};
    case LineMeaning::In: return plain(QObject::tr("in %1").arg(line));
    case LineMeaning::Out: return plain(QObject::tr("out %1").arg(line));
    case LineMeaning::HeadIn: return headLabel(QObject::tr("in %1").arg(line), line);
    case LineMeaning::HeadOut: return headLabel(QObject::tr("out %1").arg(line), line);
    case LineMeaning::FusedInterleaved: return fusedLabel(true, line);
    case LineMeaning::FusedBlocks: return fusedLabel(false, line);
    case LineMeaning::Vocabulary: return vocabularyLabel(line);
    case LineMeaning::Token:
    case LineMeaning::MemoryToken: {
        const bool of_memory = meaning == LineMeaning::MemoryToken;
        const std::vector<std::string>& words = of_memory ? m_memory_words : m_words;
        const QString number = QString::number(line);
        const QString word = line < std::ssize(words) ? QString::fromStdString(words[line]) : number;
        const QString help = of_memory ? QObject::tr("memory token %1: %2") : QObject::tr("token %1: %2");
        return {word, help.arg(number, word), {}};
    }
    }
    return {};
}

} // namespace attn
