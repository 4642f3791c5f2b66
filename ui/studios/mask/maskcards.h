// SPDX-License-Identifier: GPL-3.0-or-later
// The cards below the maps of the mask studio: how much two variants differ, and what happens to a row with no key
// left.
#pragma once

#include "core/scene/config.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/matrix/looks.h"
#include "ui/paint/legendpainter.h"

#include <QAbstractButton>
#include <QWidget>

class QLabel;

namespace attn {

class SegmentedControl;
struct VariantComparison;

// "Largest difference, first and second: 0.8449 at query by, key the: the lost weight is not handed on".
QString differenceWords(const QString& title, const VariantComparison& comparison, const QString& query,
                        const QString& key);

// Pressed, it leads to the cell where the difference is.
class DifferenceCard : public QAbstractButton {
    Q_OBJECT

public:
    explicit DifferenceCard(QWidget* parent = nullptr);

    // `title`: "Largest difference, first and second"; `query` and `key`: the words of the cell.
    void show(const QString& title, const VariantComparison& comparison, const QString& query, const QString& key);
    std::optional<Cell> cell() const { return m_cell; } // where the difference is; nullopt if it has no cell
    static int wantedHeight();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_title, m_number, m_reason, m_brief, m_query, m_key;
    QColor (*m_color)() = nullptr;
    std::optional<Cell> m_cell;
};

class EmptyRowCard : public QWidget {
    Q_OBJECT

public:
    explicit EmptyRowCard(QWidget* parent = nullptr);

    // `rows`: the words of the queries without a key; none hides the card.
    void show(const QStringList& rows, MaskedRows policy, Normalize normalize);

Q_SIGNALS:
    void policyAsked(attn::MaskedRows policy);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* m_title;
    QLabel* m_why;
    SegmentedControl* m_policy;
};

// The foot of the mask studio: the marks that occur, hand-painted cells, and the colors of the weights.
class MaskKey : public QWidget {
    Q_OBJECT

public:
    explicit MaskKey(QWidget* parent = nullptr);

    void show(const std::vector<HeatmapDataPtr>& maps, bool paintedByHand);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<HeatmapDataPtr> m_maps;
    bool m_byHand = false;
};

} // namespace attn
