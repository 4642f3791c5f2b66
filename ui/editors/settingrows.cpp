// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/settingrows.h"

#include "ui/kit/boxes.h"
#include "ui/kit/formrow.h"
#include "ui/kit/numberfield.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/optioncontrols.h"
#include "ui/language/said.h"

#include <QCheckBox>
#include <QComboBox>

#include <algorithm>
#include <limits>

namespace attn {

namespace {

constexpr int setting_label_width = 100; // as in the form of heads and projections

double numberOf(const SettingValue& value)
{
    const auto* whole = std::get_if<std::int64_t>(&value);
    return whole ? double(*whole) : std::get<double>(value);
}

} // namespace

SettingRows::SettingRows(std::string_view member, bool choices, QWidget* parent) : QWidget(parent)
{
    columnOf(this, 0);
    for (const Option& option : options())
        if (choices && memberOf(option.path) == member)
            addOption(option);
    for (const Setting& setting : settings())
        if (setting.kind != SettingKind::Name && memberOf(setting.path) == member)
            addSetting(setting);
}

FormRow* SettingRows::addRow(std::string_view path, std::string_view label, QWidget* control, bool stretch)
{
    auto* row = new FormRow(said(label), control, this, stretch);
    if (stretch)
        row->setLabelWidth(setting_label_width);
    layout()->addWidget(row);
    return m_rows[QString::fromUtf8(path)] = row;
}

void SettingRows::addOption(const Option& option)
{
    QComboBox* list = makeOptionList(option.path, this);
    m_options[&option] = list;
    addRow(option.path, option.label, list, true);
    connect(list, &QComboBox::activated, this, [this, &option, list](int value) {
        Q_EMIT optionChosen(tr("%1: %2").arg(said(option.label), list->itemText(value)), option, value);
    });
}

void SettingRows::addSetting(const Setting& setting)
{
    const QString label = said(setting.label), help = said(setting.help);
    if (setting.kind == SettingKind::Flag) {
        auto* box = new QCheckBox(this);
        box->setToolTip(help);
        m_settings[&setting] = box;
        addRow(setting.path, setting.label, box, false);
        connect(box, &QCheckBox::clicked, this, [this, label, &setting](bool on) {
            Q_EMIT settingEdited(on ? tr("%1: on").arg(label) : tr("%1: off").arg(label), setting, on, false);
        });
        return;
    }
    const bool whole = setting.kind == SettingKind::Whole;
    auto* field = new NumberField(setting.step, whole, this);
    field->setToolTip(help);
    field->setSteppedRange(setting.least, whole ? 1 << 24 : 1e9);
    m_settings[&setting] = field;
    FormRow* row = addRow(setting.path, setting.label, field, false);
    connect(field, &NumberField::edited, this, [this, label, whole, &setting](double value, bool merging) {
        const SettingValue number = whole ? SettingValue(std::int64_t(value)) : SettingValue(value);
        Q_EMIT settingEdited(tr("%1: %2").arg(label, formatSignificant(value)), setting, number, merging);
    });
    connect(field, &NumberField::finished, this, &SettingRows::finished);
    connect(field, &NumberField::refused, row, &FormRow::setError);
}

void SettingRows::setConfig(const Config& config)
{
    bool any = false;
    for (const auto& [option, list] : m_options) {
        list->setCurrentIndex(option->get(config));
        any = true;
    }
    for (const auto& [setting, control] : m_settings) {
        const auto value = valueNow(config, *setting);
        const bool shown = value && isOfUse(config, *setting);
        row(QString::fromUtf8(setting->path))->setVisible(shown);
        any = any || shown;
        if (!shown)
            continue;
        if (setting->kind == SettingKind::Flag)
            static_cast<QCheckBox*>(control)->setChecked(std::get<bool>(*value));
        else
            static_cast<NumberField*>(control)->setValue(numberOf(*value));
    }
    setVisible(any);
}

FormRow* SettingRows::row(const QString& path) const
{
    const auto found = m_rows.find(path);
    return found == m_rows.end() ? nullptr : found->second;
}

void SettingRows::clearErrors()
{
    for (const auto& [path, row] : m_rows)
        row->setError({});
}

} // namespace attn
