// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/studios.h"

#include "ui/studios/comparestudio.h"
#include "ui/studios/dropouttheatre.h"
#include "ui/studios/maskstudio.h"
#include "ui/studios/reshapestudio.h"
#include "ui/studios/softmaxstudio.h"

namespace attn {

std::vector<Studio*> makeStudios(Document* document, Selection* selection, QWidget* parent)
{
    std::vector<Studio*> studios = {
        new MaskStudio(document, selection, parent),
        new DropoutTheatre(document, selection, parent),
        new SoftmaxStudio(document, selection, parent),
        new ReshapeStudio(document, selection, parent),
        new CompareStudio(document, selection, parent),
    };
    for (Studio* studio : studios)
        studio->hide();
    return studios;
}

} // namespace attn
