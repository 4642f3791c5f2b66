// SPDX-License-Identifier: GPL-3.0-or-later
// Form rows for the members of one part of the configuration, made from the tables of settings and choices. Hides what
// has no use in the configuration shown; tensor names have no row, their numbers are among the weights.
#pragma once

#include "core/scene/options.h"
#include "core/scene/settings.h"

#include <QWidget>

#include <map>
#include <string_view>

class QCheckBox;
class QComboBox;

namespace attn {

class FormRow;
class NumberField;

class SettingRows : public QWidget {
    Q_OBJECT

public:
    // All whose path is `member` or begins with it and a point; of the choices only where `choices` says so.
    SettingRows(std::string_view member, bool choices, QWidget* parent = nullptr);

    void setConfig(const Config& config);
    FormRow* row(const QString& path) const; // null: none
    void clearErrors();

Q_SIGNALS:
    // `step` names the change. `merging`: one of several that belong together (a drag), until finished().
    void settingEdited(const QString& step, const attn::Setting& setting, const attn::SettingValue& value,
                       bool merging);
    void optionChosen(const QString& step, const attn::Option& option, int value);
    void finished();

private:
    FormRow* addRow(std::string_view path, std::string_view label, QWidget* control, bool stretch);
    void addSetting(const Setting& setting);
    void addOption(const Option& option);

    std::map<QString, FormRow*> m_rows;
    std::map<const Setting*, QWidget*> m_settings;
    std::map<const Option*, QComboBox*> m_options;
};

} // namespace attn
