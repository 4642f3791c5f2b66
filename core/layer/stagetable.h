// SPDX-License-Identifier: GPL-3.0-or-later
// Builds the table of stages: what a configuration makes, tensor by tensor, in order of computation.
#pragma once

#include "core/layer/stages.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

class TableBuilder {
public:
    // Both must outlive it.
    TableBuilder(const Config& config, const StageSizes& sizes) : m_config(config), m_sizes(sizes) {}

    std::vector<StageTensor> attention();
    std::vector<StageTensor> dropoutAlone();
    std::vector<StageTensor> softmaxAlone();

private:
    std::vector<StageTensor> givenWeights();
    std::int64_t extent(char axis) const;
    StageTensor& given(std::string_view name);
    void shaped(StageTensor& made, std::string_view axes) const;
    StageTensor& make(std::string_view name, Operation operation, std::string_view from = {},
                      std::string_view with = {});
    // The next tensor that a row of scores passes through, each made from the one before.
    StageTensor& makeRow(std::string_view name, Operation operation, std::string_view with = {});
    // A tensor of the scene that the layer reads beside x and the weights of its projections.
    StageTensor& parameter(const std::string& name, std::string_view axes, std::string words);
    // Of a stage that is computed alone the tensors have the shape that was given, whatever it is.
    void alone(StageTensor& tensor) const;

    // --- stageinputs.cpp: what scores are made from ---

    void memory();
    void parameters();
    // Of a bias that is given: by the axes that it has.
    std::string_view biasAxes() const;
    void projection();
    // What today's models do with queries and keys before they meet.
    void positions();

    // --- stagerows.cpp: from scores to the output ---

    std::string_view maskName() const;
    std::string maskWords() const;
    void cap();
    void bias();
    void scale();
    void mask();
    void weights();
    void maskWeights();
    void dropout();
    void context();

    const Config& m_config;
    const StageSizes& m_sizes;
    std::vector<StageTensor> m_table;
    std::string_view m_query = "q", m_key = "k"; // the last tensor of queries and keys before scores
    std::string_view m_row;                      // the last tensor of the row from scores to mixture
    std::string_view m_ended;                    // why computation ends here; empty: it goes on
    bool m_masked = false;
};

} // namespace attn
