// SPDX-License-Identifier: GPL-3.0-or-later
// The arrays of a file as a table: name, shape, how the numbers were stored, and what becomes of each.
#pragma once

#include "ui/import/importdraft.h"

#include <QAbstractTableModel>

namespace attn {

class ArrayList : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Shape, Stored, Becomes, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setArrays(const Arrays& arrays);
    // Of one layer only: arrays whose names begin with `prefix`.
    void setPrefix(const std::string& prefix);
    // Shows what becomes of the arrays by this plan, or none.
    void setPlan(const std::optional<ImportPlan>& plan);

    const ReadArray* array(int row) const; // null: no such row
    ImportStep step(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void fill();

    Arrays m_arrays;
    std::string m_prefix;
    std::vector<std::size_t> m_rows; // of m_arrays, those that are shown
    std::vector<ImportStep> m_steps; // of all arrays; empty: no plan
};

// "W_query, transposed"; a dash if not used.
QString stepWords(const ImportStep& step);
// A target in words for a list to choose from: "W_query (query weights)".
QString targetWords(ImportTarget target);

} // namespace attn
