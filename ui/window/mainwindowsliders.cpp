// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers pinned to sliders from the menus, the map and the palette.
#include "ui/document/pinslider.h"
#include "ui/editors/editorpanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/workarea.h"

#include <QMenu>

namespace attn {

void MainWindow::buildSliderMenu(QMenu* edit)
{
    QMenu* menu = edit->addMenu(tr("Pin to a &slider"));
    using Pin = std::function<std::optional<Error>()>;
    const auto add = [&](const QString& text, Pin pin) {
        QAction* action = addAction(menu, text, {}, [this, pin = std::move(pin)] {
            if (!m_computed)
                return;
            m_work->enterEditors();
            if (const auto fault = pin())
                tell(QString::fromStdString(fault->message));
        });
        m_onScene.push_back(action);
        return action;
    };
    m_pin = {add(tr("Pin the value to a &slider"), [this] { return pinChosen(m_document, *m_computed, m_selection); }),
             add(tr("Pin the &angle of the row to a slider"),
                 [this] { return pinAngle(m_document, *m_computed, m_selection); })};
    menu->addSeparator();
    add(tr("Pin the &temperature to a slider"), [this] { return pinChoice(m_document, "temperature"); });
    add(tr("Pin the s&cale to a slider"), [this] { return pinChoice(m_document, "scale"); });
    add(tr("Pin dropout &p to a slider"), [this] { return pinChoice(m_document, "dropout.p"); });
}

} // namespace attn
