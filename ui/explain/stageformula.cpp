// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/stageformula.h"

#include "core/explain/stageformula.h"
#include "ui/explain/mathformula.h"

namespace attn {

Formula formulaOf(const Realized& realized, const std::string& tensor)
{
    const MathNode formula = stageFormula(realized, tensor);
    return formula.empty() ? nullptr : formulaOf(formula);
}

QString lettersOf(const Realized& realized, const std::string& tensor)
{
    return QString::fromStdString(stageLetters(realized, tensor));
}

} // namespace attn
