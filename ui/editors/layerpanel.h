// SPDX-License-Identifier: GPL-3.0-or-later
// What today's models put into a layer: a switch for each part, and below it the part's numbers while it is on.
#pragma once

#include "core/rewrite/layerparts.h"
#include "ui/editors/editorsection.h"

#include <map>
#include <optional>

class QCheckBox;

namespace attn {

class FormRow;
class SettingRows;

class LayerPanel : public EditorSection {
    Q_OBJECT

public:
    LayerPanel(Document* document, Selection* selection, QWidget* parent = nullptr);
    // Only these parts, under another title.
    LayerPanel(const QString& title, const std::vector<LayerPart>& parts, Document* document, Selection* selection,
               QWidget* parent = nullptr);

    // Whether one of its switches puts this card on the rail.
    static bool decides(const QString& card);
    QCheckBox* toggle(LayerPart part) const; // null: it has no switch for it
    FormRow* row(const QString& path) const; // of "rope" the switch, of "rope.theta" the number; null: none
    QWidget* mainControl() const override;

protected:
    void refresh() override;
    void showRefusal(const Error& error) override;
    void clearRefusal() override;

private:
    struct Rows {
        const LayerPartFacts* facts = nullptr;
        QCheckBox* box = nullptr;
        FormRow* row = nullptr;
        SettingRows* numbers = nullptr;
    };
    void addPart(const LayerPartFacts& facts);

    std::vector<Rows> m_parts;
    QString m_asked; // path of the control that asked for the last change
};

} // namespace attn
