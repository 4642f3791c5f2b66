// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/studios.h"

#include "ui/studios/comparestudio.h"
#include "ui/studios/dropouttheatre.h"
#include "ui/studios/maskstudio.h"
#include "ui/studios/reshapestudio.h"
#include "ui/studios/softmaxstudio.h"

namespace attn {

namespace {

template <class Kind>
StudioKind kindOf()
{
    return {Kind::info(), [](Document* document, Selection* selection, QWidget* parent) -> Studio* {
                return new Kind(document, selection, parent);
            }};
}

} // namespace

std::vector<StudioKind> studioKinds()
{
    return {kindOf<MaskStudio>(), kindOf<DropoutTheatre>(), kindOf<SoftmaxStudio>(), kindOf<ReshapeStudio>(),
            kindOf<CompareStudio>()};
}

} // namespace attn
