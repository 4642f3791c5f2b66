// SPDX-License-Identifier: GPL-3.0-or-later
// One tensor (or one batch item of it) as an editable table of numbers. Shows the document's edits at once, before the
// computation that follows has ended; every edit goes through Document::edit and is one undoable step.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "ui/document/document.h"
#include "ui/editors/tensorlayout.h"

#include <QAbstractTableModel>

#include <functional>
#include <memory>
#include <span>
#include <unordered_set>
#include <vector>

namespace attn {

// A number to put at a place in the table.
struct CellValue {
    int row = 0;
    int column = 0;
    float value = 0;
};

class TensorModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role {
        ValueRole = Qt::UserRole, // double
        TintRole,                 // -1 .. 1: the value over the largest magnitude of the tensor
        EditedRole,               // bool: edited by hand
        MarkRole,                 // int, a CellMark: nan and the infinities
        RowBlockRole,             // bool: a head (or q, k, v) begins at this row …
        ColumnBlockRole,          // … at this column
        InputRole,                // bool: feeds the chosen cell
        LockedRole,               // bool: setLocked says so
        BlockNameRole,            // of headers: "head 1" where a block begins, else empty
    };

    explicit TensorModel(Document* document, QObject* parent = nullptr);

    // Shows `tensor` of batch item `batch`; an unknown name or a null pointer empties the table. The table is rebuilt
    // only when its shape or its labels changed.
    void show(const ComputedPtr& computed, const std::string& tensor, int batch, int head = 0);
    const TensorLayout& layout() const { return m_layout; }
    Kind kind() const { return m_layout.kind(); }

    float value(int row, int column) const;
    bool isEdited(int row, int column) const;
    // Decimals that show the table's numbers as they are, at most `digits`: 2 for 0.43, 0 for ids and masks.
    int wantedDecimals(int digits) const;
    // Digits before the decimal point of the widest number, with its minus.
    int integerWidth() const;
    void setDecimals(int decimals);
    // Text of a cell that has room for `room` characters.
    QString cellText(int row, int column, int room) const;
    // The cells, of whatever tensors, that feed the chosen one.
    void setInputs(const std::vector<CellRef>& inputs);
    // Which numbers are locked here; this sets only their look and text, since edits of them are rejected elsewhere.
    void setLocked(std::function<bool(const CellBlock& cell)> locked) { m_locked = std::move(locked); }
    bool isLocked(int row, int column) const;

    // The number a typed text means ("0.5", "= 1/sqrt(8)", "-inf"), checked for this tensor: whole numbers for ids, 0
    // or 1 for masks. The error is a sentence for the user.
    Result<float> parse(const QString& text) const;
    // The same check for a number that was pasted.
    Result<float> accept(double value) const;
    // The nearest number that is accepted; for drags and steps, which stop at the end.
    float nearest(double value) const;

    // Sets numbers as one step named `text` (empty: "Set x[1, 0] to 0.5"); the same numbers make no step. On error
    // nothing has changed.
    std::optional<Error> setValues(std::span<const CellValue> cells, const QString& text = {},
                                   const QString& mergeKey = {});
    // Resets the edits of these cells as one step; ignores cells without edits.
    std::optional<Error> takeBack(const QModelIndexList& cells);

    // A drag: setValues with the drag's own merge key between these two is one undo step. `keep` false restores what
    // was there before, as if nothing had happened.
    void beginDrag();
    std::optional<Error> dragTo(std::span<const CellValue> cells);
    void endDrag(bool keep);

    // "x[1, 0]": a place as it is named in files and messages.
    QString placeName(int row, int column) const;
    // "x of “journey”, component 0"; the same where no axis has tokens.
    QString placeInWords(int row, int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void refused(const QString& sentence); // an edit was not made, and why
    void accepted();                       // an edit was made: older sentences no longer hold
    void rounded(const QString& sentence); // an edit was made, but not with the number that was typed

private:
    struct Range {
        float limit = 0;       // largest finite magnitude
        bool negative = false; // some number is below 0 and needs room for its minus
        void take(float value);
    };

    bool takeScene();
    void placeInputs();
    int decimals() const { return kind() == Kind::Real ? m_decimals : 0; }
    std::optional<Error> push(const QString& text, Scene after, const QString& mergeKey);
    std::int64_t flat(int row, int column) const { return m_layout.flat(row, column); }
    Index sceneIndex(int row, int column) const;
    const CellEdit* editOf(int row, int column) const; // null if none

    Document* m_document;
    TensorLayout m_layout;
    Tensor m_values; // the whole tensor, without later edits
    std::shared_ptr<const TensorEdits> m_edits = std::make_shared<TensorEdits>(""); // of the document
    std::size_t m_sceneRank = 0; // axes in the scene: x may lack the one of a batch of one
    Range m_range, m_baseRange;  // with and without the edits
    int m_baseDecimals = 0;      // without the edits
    Tensor m_measured;           // the block that both were taken from
    std::int64_t m_mostId = -1;  // of token ids: the last row of their table
    int m_decimals = 4;
    std::function<bool(const CellBlock&)> m_locked; // null: none
    std::vector<CellRef> m_inputs;
    std::unordered_set<std::int64_t> m_inputCells; // their positions in this tensor
    std::shared_ptr<const Scene> m_beforeDrag;
};

} // namespace attn
