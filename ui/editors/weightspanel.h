// SPDX-License-Identifier: GPL-3.0-or-later
// Every weight and bias that the scene has, one at a time, with the seed that drew it.
#pragma once

#include "ui/editors/tensorsection.h"

class QComboBox;

namespace attn {

class ChoiceBar;
class ElidedLabel;
class IconButton;
struct WeightPresetWords;

// The parts of a parameter's name: "head1.W_query.bias" is head 1, layer W_query, part bias.
struct ParameterName {
    int head = -1; // -1: not of one head
    std::string layer;
    std::string part; // "weight", "bias", or empty for a plain matrix
    bool operator==(const ParameterName&) const = default;
};
ParameterName splitParameterName(const std::string& name);

class WeightsPanel : public TensorSection {
    Q_OBJECT

public:
    WeightsPanel(Document* document, Selection* selection, QWidget* parent = nullptr);

    void choose(const std::string& tensor);

protected:
    void refresh() override;
    QString captionFor(const TensorInfo& info) const override;

private:
    void pick(int head, const std::string& layer, const std::string& part);
    void reseed();
    QMenu* makeMenu();
    void fill(const WeightPresetWords& words);
    std::uint64_t fillSeed() const;

    ChoiceBar* m_layers;
    ElidedLabel* m_alone; // the name of the only layer
    QWidget* m_second;    // head and part, if any
    QComboBox* m_heads;
    ChoiceBar* m_parts;
    IconButton* m_dice;
    IconButton* m_fill;
    std::optional<std::uint64_t> m_seed; // of the next fill; nullopt: differs per matrix
    std::vector<TensorInfo> m_parameters;
    std::vector<std::string> m_layerNames, m_partNames;
    std::vector<int> m_headNumbers;
    std::string m_chosen;
};

} // namespace attn
