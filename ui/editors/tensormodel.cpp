// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/tensormodel.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/matrix/cellmark.h"
#include "core/recipe/draws.h"
#include "ui/editors/tensorroles.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/typednumber.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

namespace attn {

namespace {

// Enough numbers to find how many decimals a tensor needs, without reading a large one at every step of a drag.
constexpr std::int64_t decimals_sample = 4096;
constexpr int most_decimals = 8; // that anybody can ask for
constexpr QLatin1String drag_key("drag numbers");

// Digits after the point of the shortest text; very small numbers count as many.
int decimalsOf(float value)
{
    if (!std::isfinite(value))
        return 0;
    const QString text = shortestCode(value);
    if (text.contains(QLatin1Char('e')))
        return std::fabs(value) < 1 ? 8 : 0;
    const auto point = text.indexOf(QLatin1Char('.'));
    return point < 0 ? 0 : static_cast<int>(text.size() - point - 1);
}

int mostDecimals(const Tensor& values)
{
    int decimals = 0;
    const std::int64_t step = std::max<std::int64_t>(1, values.size() / decimals_sample);
    for (std::int64_t i = 0; i < values.size() && decimals < most_decimals; i += step)
        decimals = std::max(decimals, decimalsOf(values[i]));
    return decimals;
}

// Warning about a number that float32 cannot hold: only if written out, not for 1/3, nor for 0.1, which reads back as
// typed. Empty: none.
QString roundedWords(const QString& text, float stored)
{
    const auto typed = typedNumber(text);
    if (!typed || !std::isfinite(*typed) || stored == *typed || shortest(stored) == shortest(*typed))
        return {};
    const bool whole = std::floor(*typed) == *typed;
    bool written_out = false;
    text.toDouble(&written_out);
    if (!whole && !written_out)
        return {};
    return TensorModel::tr("%1 is stored as %2, the nearest float32 number.")
        .arg(text.trimmed(), whole ? formatNumber(stored, 0) : formatShortest(stored));
}

// The whole tensor that the edits of `scene` are laid over: an input as it was typed, else what the last computation
// made, without its edits, so that it is the same block of numbers all through a drag.
Tensor baseValues(const Scene& scene, const ComputedPtr& computed, const std::string& tensor)
{
    const Tensor* made = computed ? unedited(*computed->realized, tensor) : nullptr;
    const Tensor* input = scene.input(tensor);
    if (made && input && input->size() == made->size())
        return *input;
    return made ? *made : Tensor();
}

} // namespace

TensorModel::TensorModel(Document* document, QObject* parent) : QAbstractTableModel(parent), m_document(document)
{
    connect(document, &Document::changed, this, [this](Change change) {
        if (change.testFlag(ChangePart::Values) && m_layout.rows() > 0 && takeScene())
            Q_EMIT dataChanged(index(0, 0), index(m_layout.rows() - 1, m_layout.columns() - 1));
    });
}

void TensorModel::Range::take(float value)
{
    negative |= value < 0;
    if (std::isfinite(value))
        limit = std::max(limit, std::fabs(value));
}

void TensorModel::show(const ComputedPtr& computed, const std::string& tensor, int batch, int head)
{
    const Tensor base = baseValues(m_document->scene(), computed, tensor);
    TensorLayout layout;
    if (!base.empty())
        layout = TensorLayout(computed->scene, computed->realized->plan, tensor, batch, head);
    const bool rebuilt = layout != m_layout;
    if (rebuilt)
        beginResetModel();
    m_layout = std::move(layout);
    placeInputs();
    const bool replaced = !m_values.sameBlock(base);
    m_values = base;
    constexpr std::size_t of_heads =
        4; // such an index is always whole, and that of a memory; x may lack its batch axis
    const bool whole = m_layout.shape().size() == of_heads || tensor == m_document->scene().config.memory;
    m_sceneRank = whole ? m_layout.shape().size() : base.rank();
    m_mostId = -1;
    if (computed)
        if (const Tensor* table = computed->realized->find(tableOfIds(computed->scene, tensor)))
            m_mostId = table->rank() > 0 ? table->dim(0) - 1 : -1;
    const bool moved = takeScene() || replaced;
    if (rebuilt)
        endResetModel();
    else if (moved && m_layout.rows() > 0 && m_layout.columns() > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_layout.rows() - 1, m_layout.columns() - 1));
}

// Reads the document's edits of this tensor. Edits that do not fit the tensor shown belong to a structure still being
// computed and appear with it. True if a number changed.
bool TensorModel::takeScene()
{
    const Tensor valuesBefore = m_values;
    const Scene& scene = m_document->scene();
    if (const Tensor* input = scene.input(m_layout.tensor()); input && input->size() == m_values.size())
        m_values = *input;
    const auto before = std::exchange(m_edits, scene.edits.of(m_layout.tensor()));
    if (!m_values.sameBlock(m_measured)) { // a large tensor is not read again for every step of a drag
        m_measured = m_values;
        m_baseDecimals = mostDecimals(m_values);
        m_baseRange = {};
        for (const float v : m_values.values())
            m_baseRange.take(v);
    }
    m_range = m_baseRange;
    for (const CellEdit& edit : *m_edits)
        m_range.take(edit.value);
    if (!m_values.sameBlock(valuesBefore))
        return true;
    bool changed = false;
    const auto bits = [](float v) { return std::bit_cast<std::uint32_t>(v); };
    TensorEdits::compare(*before, *m_edits, [&](const CellEdit* was, const CellEdit* now) {
        changed = changed || !was || !now || bits(was->value) != bits(now->value);
    });
    return changed;
}

// The place in the scene's own shape of the tensor.
Index TensorModel::sceneIndex(int row, int column) const
{
    return indexOfRank(m_layout.index(row, column), m_sceneRank);
}

const CellEdit* TensorModel::editOf(int row, int column) const
{
    return m_edits->empty() ? nullptr : m_edits->find(m_layout.index(row, column));
}

float TensorModel::value(int row, int column) const
{
    const CellEdit* edit = editOf(row, column);
    return edit ? edit->value : m_values[flat(row, column)];
}

bool TensorModel::isEdited(int row, int column) const { return editOf(row, column) != nullptr; }

int TensorModel::wantedDecimals(int digits) const
{
    if (kind() != Kind::Real)
        return 0;
    int decimals = m_baseDecimals;
    std::size_t at = 0;
    const std::size_t step = std::max<std::size_t>(1, m_edits->size() / decimals_sample);
    for (const CellEdit& edit : *m_edits)
        if (at++ % step == 0 && decimals < digits)
            decimals = std::max(decimals, decimalsOf(edit.value));
    return std::min(decimals == 0 ? 1 : std::max(decimals, 2), digits); // 1.0, but 0.50
}

int TensorModel::integerWidth() const
{
    const double whole = std::floor(m_range.limit);
    return cellCharacters(whole, whole, 0) + (m_range.negative ? 1 : 0);
}

void TensorModel::setInputs(const std::vector<CellRef>& inputs)
{
    if (m_inputs == inputs)
        return;
    m_inputs = inputs;
    placeInputs();
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {InputRole});
}

void TensorModel::placeInputs()
{
    m_inputCells.clear();
    for (const CellRef& input : m_inputs)
        if (input.tensor == m_layout.tensor())
            m_inputCells.insert(m_layout.position(input.index));
}

void TensorModel::setDecimals(int decimals)
{
    if (decimals == m_decimals)
        return;
    m_decimals = decimals;
    if (m_layout.rows() > 0 && m_layout.columns() > 0)
        Q_EMIT dataChanged(index(0, 0), index(m_layout.rows() - 1, m_layout.columns() - 1), {Qt::DisplayRole});
}

Result<float> TensorModel::parse(const QString& text) const
{
    const auto number = typedNumber(text);
    if (!number)
        return number.error();
    return accept(*number);
}

Result<float> TensorModel::accept(double value) const
{
    const auto shown = [&] { return significant(value, 8); };
    if (kind() == Kind::Boolean && value != 0 && value != 1)
        return Error{say("A mask cell must be 0 (allowed) or 1 (blocked), got %1.", shown())};
    if (kind() == Kind::Integer) {
        const bool whole = std::floor(value) == value && std::fabs(value) < (1 << 24);
        if (m_mostId >= 0 && !(whole && value >= 0 && value <= static_cast<double>(m_mostId)))
            return Error{say("A token ID must be a whole number from 0 to %1, got %2.", m_mostId, shown())};
        if (!whole)
            return Error{say("Expected a whole number, got %1.", shown())};
    }
    return static_cast<float>(value);
}

float TensorModel::nearest(double value) const
{
    if (kind() == Kind::Boolean)
        return value >= 0.5 ? 1 : 0;
    if (kind() == Kind::Integer)
        value = std::clamp(std::round(value), m_mostId >= 0 ? 0.0 : -16777215.0,
                           m_mostId >= 0 ? double(m_mostId) : 16777215.0);
    constexpr double most = std::numeric_limits<float>::max();
    return static_cast<float>(std::isfinite(value) ? std::clamp(value, -most, most) : value);
}

std::optional<Error> TensorModel::setValues(std::span<const CellValue> cells, const QString& text,
                                            const QString& mergeKey)
{
    // Entering the same numbers is no edit: nothing becomes unsaved or is marked as edited.
    const auto holds = [this](const CellValue& cell) {
        return std::bit_cast<std::uint32_t>(value(cell.row, cell.column)) == std::bit_cast<std::uint32_t>(cell.value);
    };
    if (std::ranges::all_of(cells, holds)) {
        Q_EMIT accepted();
        return std::nullopt;
    }
    Scene after = m_document->scene();
    for (const CellValue& cell : cells)
        after.edits.set(m_layout.tensor(), sceneIndex(cell.row, cell.column), cell.value);
    QString step = text;
    if (step.isEmpty() && cells.size() == 1)
        step = tr("Set %1 to %2").arg(placeInWords(cells[0].row, cells[0].column), formatShortest(cells[0].value));
    else if (step.isEmpty())
        step = tr("Set %1 values in %2")
                   .arg(formatCount(std::int64_t(cells.size())), QString::fromStdString(m_layout.tensor()));
    return push(step, std::move(after), mergeKey);
}

std::optional<Error> TensorModel::push(const QString& text, Scene after, const QString& mergeKey)
{
    auto refusal = m_document->edit(text, std::move(after), ChangePart::Values, mergeKey);
    if (refusal)
        Q_EMIT refused(QString::fromStdString(refusal->message));
    else
        Q_EMIT accepted();
    return refusal;
}

std::optional<Error> TensorModel::takeBack(const QModelIndexList& cells)
{
    Scene after = m_document->scene();
    int taken = 0;
    QString place;
    for (const QModelIndex& cell : cells)
        if (after.edits.remove(m_layout.tensor(), sceneIndex(cell.row(), cell.column()))) {
            ++taken;
            place = placeInWords(cell.row(), cell.column());
        }
    if (taken == 0)
        return std::nullopt;
    const QString step =
        taken == 1 ? tr("Reset %1").arg(place)
                   : tr("Reset %n edits of %1", nullptr, int(taken)).arg(QString::fromStdString(m_layout.tensor()));
    return push(step, std::move(after), {});
}

void TensorModel::beginDrag()
{
    m_document->endMerge();
    m_beforeDrag = m_document->sharedScene();
}

std::optional<Error> TensorModel::dragTo(std::span<const CellValue> cells) { return setValues(cells, {}, drag_key); }

void TensorModel::endDrag(bool keep)
{
    if (!keep && m_beforeDrag)
        push(tr("Drag"), *m_beforeDrag, drag_key); // merges into the drag, which then changes nothing and is dropped
    m_beforeDrag.reset();
    m_document->endMerge();
}

QString TensorModel::placeName(int row, int column) const
{
    QStringList numbers;
    for (const std::int64_t i : sceneIndex(row, column))
        numbers << QString::number(i);
    return QStringLiteral("%1[%2]").arg(QString::fromStdString(m_layout.tensor()), numbers.join(QStringLiteral(", ")));
}

QString TensorModel::placeInWords(int row, int column) const
{
    const auto isToken = [](LineMeaning meaning) {
        return meaning == LineMeaning::Token || meaning == LineMeaning::MemoryToken;
    };
    if (!isToken(m_layout.rowMeaning()))
        return placeName(row, column);
    const QString tensor = QString::fromStdString(m_layout.tensor()), from = m_layout.row(row).text,
                  to = m_layout.column(column).text;
    return isToken(m_layout.columnMeaning()) ? QObject::tr("%1 “%2” → “%3”").arg(tensor, from, to)
           : to.isEmpty()                    ? QObject::tr("%1 of “%2”").arg(tensor, from)
                                             : QObject::tr("%1 of “%2”, component %3").arg(tensor, from, to);
}

int TensorModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_layout.rows(); }

int TensorModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_layout.columns(); }

QString TensorModel::cellText(int row, int column, int room) const
{
    return formatCell(value(row, column), decimals(), room);
}

bool TensorModel::isLocked(int row, int column) const
{
    return m_locked && m_locked({m_layout.tensor(), sceneIndex(row, column)});
}

QVariant TensorModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const int column = index.column();
    const float number = value(row, column);
    switch (role) {
    case Qt::DisplayRole: return formatNumber(number, decimals());
    case Qt::EditRole: return shortestCode(number);
    case Qt::TextAlignmentRole: return int(Qt::AlignRight | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        if (isLocked(row, column))
            return tr("%1 = %2, locked in this step").arg(placeInWords(row, column), formatShortest(number));
        return isEdited(row, column) ? tr("%1 = %2, set by hand").arg(placeInWords(row, column), formatShortest(number))
                                     : tr("%1 = %2").arg(placeInWords(row, column), formatShortest(number));
    case Qt::AccessibleTextRole: {
        QStringList words{m_layout.row(row).text, m_layout.column(column).text};
        words.removeAll(QString());
        const QString text = words.join(QStringLiteral(", ")) + QStringLiteral(": ") + formatNumber(number, decimals());
        return isLocked(row, column) ? tr("%1, locked").arg(text) : text;
    }
    case ValueRole: return double(number);
    case TintRole:
        return m_range.limit > 0 && !std::isnan(number) ? std::clamp(double(number) / m_range.limit, -1.0, 1.0) : 0.0;
    case EditedRole: return isEdited(row, column);
    case MarkRole:
        if (std::isnan(number))
            return int(CellMark::Nan);
        return int(!std::isinf(number) ? CellMark::None : number > 0 ? CellMark::PlusInf : CellMark::MinusInf);
    case LockedRole: return isLocked(row, column);
    case InputRole: return m_inputCells.contains(flat(row, column));
    case RowBlockRole: return !m_layout.row(row).block.isEmpty();
    case ColumnBlockRole: return !m_layout.column(column).block.isEmpty();
    default: return {};
    }
}

QVariant TensorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool rows = orientation == Qt::Vertical;
    if (section < 0 || section >= (rows ? m_layout.rows() : m_layout.columns()))
        return {};
    const LineLabel label = rows ? m_layout.row(section) : m_layout.column(section);
    switch (role) {
    case Qt::DisplayRole: return label.text;
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: return label.help;
    case BlockNameRole: return label.block;
    case Qt::TextAlignmentRole: return int((rows ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    default: return {};
    }
}

Qt::ItemFlags TensorModel::flags(const QModelIndex& index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable : Qt::NoItemFlags;
}

bool TensorModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const QString text = value.toString();
    if (text == data(index, Qt::EditRole).toString()) // opened and left as it was
        return true;
    const auto number = parse(text);
    if (!number) {
        Q_EMIT refused(QString::fromStdString(number.error().message));
        return false;
    }
    const CellValue cell{index.row(), index.column(), *number};
    if (setValues({&cell, 1}))
        return false;
    if (const QString sentence = roundedWords(text, *number); !sentence.isEmpty())
        Q_EMIT rounded(sentence);
    return true;
}

} // namespace attn
