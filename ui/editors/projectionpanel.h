// SPDX-License-Identifier: GPL-3.0-or-later
// The structure of the layer: how q, k and v are made, how many heads there are, how scores become weights and how the
// heads are joined. Reports what is impossible beside the control that asked.
#pragma once

#include "ui/editors/editorsection.h"

#include <map>
#include <optional>
#include <utility>

class QCheckBox;
class QComboBox;
class QLabel;

namespace attn {

class FormRow;
class LinkButton;
class NumberField;

class ProjectionPanel : public EditorSection {
    Q_OBJECT

public:
    ProjectionPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

    // The row whose control sets `path` of the config ("num_heads"), or null.
    FormRow* row(const QString& path) const;

protected:
    void refresh() override;
    void showRefusal(const Error& error) override;
    void clearRefusal() override;

private:
    FormRow* addRow(const QString& path, const QString& label, QWidget* control, bool stretch);
    QComboBox* addOption(std::string_view path);
    void addScaleFactor();
    NumberField* addSize(const QString& path, const QString& label, const QString& help,
                         std::int64_t Structure::*member);
    QCheckBox* addSwitch(const QString& path, const QString& text, const QString& help, bool Structure::*member);
    void setStructure(const QString& step, const Structure& to, const QString& mergeKey = {});

    std::map<QString, FormRow*> m_rows; // by path inside the config
    QComboBox* m_projection;
    NumberField* m_heads;
    QLabel* m_headSize;
    NumberField* m_dIn;
    NumberField* m_dOut;
    QCheckBox* m_bias;
    QCheckBox* m_outProj;
    QComboBox* m_merge;
    QComboBox* m_scale;
    NumberField* m_scaleFactor;
    QComboBox* m_scaleAt;
    QComboBox* m_normalize;
    QComboBox *m_tied, *m_asksWith, *m_normalizeOver;
    NumberField* m_temperature;
    std::optional<Scene> m_dragStart; // start of every step of a size drag, so that dragging back loses nothing
    LinkButton* m_zeros;              // in place of the columns of x that were drawn
    std::optional<std::pair<Scene, Structure>> m_grown; // last change of x: scene before it, structure requested
    QString m_asked;                                    // path of the control that asked for the last change
};

} // namespace attn
