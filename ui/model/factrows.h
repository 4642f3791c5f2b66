// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of a name and a number: what a model is, what an edit did.
#pragma once

#include <QString>
#include <QWidget>

#include <utility>
#include <vector>

namespace attn {

class FactRows : public QWidget {
    Q_OBJECT

public:
    using Rows = std::vector<std::pair<QString, QString>>;
    explicit FactRows(QWidget* parent = nullptr);

    void setRows(Rows rows);
    const Rows& rows() const { return m_rows; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Rows m_rows;
};

} // namespace attn
