// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/import/arraylist.h"

#include "core/import/readings.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

namespace attn {

void ArrayList::setArrays(const Arrays& arrays)
{
    m_arrays = arrays;
    m_steps.clear();
    fill();
}

void ArrayList::setPrefix(const std::string& prefix)
{
    m_prefix = prefix;
    fill();
}

void ArrayList::fill()
{
    beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; m_arrays && i < m_arrays->size(); ++i)
        if ((*m_arrays)[i].name.starts_with(m_prefix))
            m_rows.push_back(i);
    endResetModel();
}

void ArrayList::setPlan(const std::optional<ImportPlan>& plan)
{
    m_steps = plan ? plan->steps : std::vector<ImportStep>();
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

const ReadArray* ArrayList::array(int row) const
{
    return row >= 0 && row < rowCount() ? &(*m_arrays)[m_rows[static_cast<std::size_t>(row)]] : nullptr;
}

ImportStep ArrayList::step(int row) const
{
    const ReadArray* shown = array(row);
    if (!shown)
        return {};
    const std::size_t at = m_rows[static_cast<std::size_t>(row)];
    return at < m_steps.size() ? m_steps[at] : ImportStep{shown->name, ImportTarget::Nothing, false};
}

int ArrayList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ArrayList::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : int(Columns); }

QVariant ArrayList::data(const QModelIndex& index, int role) const
{
    const ReadArray* shown = array(index.row());
    if (!shown)
        return {};
    if (role == Qt::FontRole)
        return numberFont(12, index.column() == Becomes ? QFont::Bold : QFont::Normal);
    if (role == Qt::ForegroundRole && index.column() != Becomes)
        return step(index.row()).target == ImportTarget::Nothing ? colors().text2 : colors().text;
    if (role == Qt::ToolTipRole && index.column() == Name)
        return QString::fromUtf8(shown->name);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    switch (index.column()) {
    case Name: // of a layer that is one array the whole name
        return QString::fromUtf8(
            std::string_view(shown->name).substr(shown->name.size() > m_prefix.size() ? m_prefix.size() : 0));
    case Shape: return shown->left_out.empty() ? QString::fromUtf8(toString(shown->values.shape())) : QString();
    case Stored: return QString::fromUtf8(shown->storedAs);
    default: return m_steps.empty() ? QStringLiteral("?") : stepWords(step(index.row()));
    }
}

QVariant ArrayList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name: return tr("Array");
    case Shape: return tr("Shape");
    case Stored: return tr("Stored as");
    default: return tr("Becomes");
    }
}

QString stepWords(const ImportStep& step)
{
    if (step.target == ImportTarget::Nothing)
        return QStringLiteral("—");
    const QString name =
        QString::fromUtf8(step.target == ImportTarget::Same ? std::string_view(step.array) : targetName(step.target));
    const QString read =
        step.reading ? QStringLiteral("%1, %2").arg(name, QString::fromStdString(readingName(*step.reading))) : name;
    return step.transposed && hasLayouts(step.target) ? ArrayList::tr("%1, [in, out]").arg(read) : read;
}

QString targetWords(ImportTarget target)
{
    switch (target) {
    case ImportTarget::Nothing: return ArrayList::tr("not used");
    case ImportTarget::Same: return ArrayList::tr("same name as in the scene");
    case ImportTarget::X: return ArrayList::tr("x: embeddings");
    case ImportTarget::WQuery: return ArrayList::tr("W_query: query weights");
    case ImportTarget::WKey: return ArrayList::tr("W_key: key weights");
    case ImportTarget::WValue: return ArrayList::tr("W_value: value weights");
    case ImportTarget::BQuery: return ArrayList::tr("W_query.bias");
    case ImportTarget::BKey: return ArrayList::tr("W_key.bias");
    case ImportTarget::BValue: return ArrayList::tr("W_value.bias");
    case ImportTarget::Qkv: return ArrayList::tr("qkv: all three combined");
    case ImportTarget::QkvBias: return ArrayList::tr("qkv.bias");
    case ImportTarget::OutProj: return ArrayList::tr("out_proj: output weights");
    case ImportTarget::OutProjBias: return ArrayList::tr("out_proj.bias");
    case ImportTarget::QNorm: return ArrayList::tr("q_norm: norm of the queries");
    case ImportTarget::KNorm: return ArrayList::tr("k_norm: norm of the keys");
    case ImportTarget::InvFreq: return ArrayList::tr("inv_freq: rotary frequencies");
    case ImportTarget::Sinks: return ArrayList::tr("sinks: one logit per head");
    case ImportTarget::T5Bias: return ArrayList::tr("t5_bias: distance buckets");
    case ImportTarget::Mask: return ArrayList::tr("mask");
    case ImportTarget::Memory: return ArrayList::tr("memory: source of keys and values");
    case ImportTarget::Q: return ArrayList::tr("q: computed queries");
    case ImportTarget::K: return ArrayList::tr("k: computed keys");
    case ImportTarget::V: return ArrayList::tr("v: computed values");
    case ImportTarget::Weights: return ArrayList::tr("weights: attention weights");
    }
    return {};
}

} // namespace attn
