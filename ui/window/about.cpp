// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/about.h"

#include "ui/theme/icons.h"

#include <QApplication>
#include <QMessageBox>

namespace attn {

void showAbout(QWidget* parent)
{
    QMessageBox about(
        QMessageBox::NoIcon, QObject::tr("About AttnScope"),
        QObject::tr("<b>AttnScope %1</b><br>Edit any number in an attention layer and watch every other number change.")
            .arg(QApplication::applicationVersion()),
        QMessageBox::Close, parent);
    about.setInformativeText(
        QObject::tr("Free software under the GNU General Public License, version 3 or later. It makes no network "
                    "connection. Fonts: Inter, JetBrains Mono and STIX, under the SIL Open Font License."));
    about.setIconPixmap(icon(QStringLiteral("attnscope")).pixmap(QSize(40, 40), parent->devicePixelRatioF()));
    about.exec();
}

} // namespace attn
