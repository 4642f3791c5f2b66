// SPDX-License-Identifier: GPL-3.0-or-later
// What a badge says about a scene that knows the values it should give: "same digits", "shapes only: no seed".
#pragma once

#include "core/layer/trace.h"
#include "core/scene/scene.h"
#include "ui/kit/severity.h"

#include <QString>

#include <string_view>

namespace attn {

struct Verdict {
    QString text;   // empty: nothing is expected
    QString detail; // a sentence for the tooltip
    Severity severity = Severity::Off;
};

// Compares the computed values with the scene's expected ones, as `attnscope check` does. `edited`: the person has
// changed the scene, so that a difference is no fault.
Verdict verdictOf(const Scene& scene, const Trace& trace, bool edited = false);
// For what is expected by one name, "weights[1]": "12 of 12 same digits", "same shape".
Verdict verdictOfPrint(const Scene& scene, const Trace& trace, std::string_view name, bool edited);

// "CPU, float32"; `device`: the GPU's name, if any.
QString backendInWords(const std::string& name, const QString& device = {});

} // namespace attn
