// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/studios.h"

#include "ui/studios/block/blockstudio.h"
#include "ui/studios/cache/cachestudio.h"
#include "ui/studios/compare/comparestudio.h"
#include "ui/studios/dropout/dropoutstudio.h"
#include "ui/studios/lab/labstudio.h"
#include "ui/studios/lines/linesstudio.h"
#include "ui/studios/mask/maskstudio.h"
#include "ui/studios/online/onlinestudio.h"
#include "ui/studios/overlay/overlaystudio.h"
#include "ui/studios/reshape/reshapestudio.h"
#include "ui/studios/rope/ropestudio.h"
#include "ui/studios/sensitivity/sensitivitystudio.h"
#include "ui/studios/softmax/softmaxstudio.h"

namespace attn {

namespace {

template <class Kind> StudioKind kindOf()
{
    return {Kind::info(), [](Document* document, Selection* selection, QWidget* parent) -> Studio* {
                return new Kind(document, selection, parent);
            }};
}

} // namespace

std::vector<StudioKind> studioKinds()
{
    return {kindOf<MaskStudio>(),    kindOf<DropoutStudio>(), kindOf<SoftmaxStudio>(), kindOf<ReshapeStudio>(),
            kindOf<CompareStudio>(), kindOf<LinesStudio>(),   kindOf<OverlayStudio>(), kindOf<SensitivityStudio>(),
            kindOf<LabStudio>(),     kindOf<BlockStudio>(),   kindOf<OnlineStudio>(),  kindOf<CacheStudio>(),
            kindOf<RopeStudio>()};
}

} // namespace attn
