// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/about.h"

#include "core/base/say.h"
#include "core/lessons/lesson.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/onscreen.h"
#include "ui/kit/tinted.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/window/credits.h"

#include <QApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QTextBrowser>

namespace attn {

namespace {

QString partsTable()
{
    QString rows;
    for (const Credit& credit : credits()) {
        QString name = QString::fromUtf8(credit.name);
        if (name == QLatin1String("Qt"))
            name += QLatin1Char(' ') + QString::fromLatin1(qVersion());
        rows += QStringLiteral("<tr><td>%1</td><td>%2</td><td>%3</td><td>%4</td></tr>")
                    .arg(name.toHtmlEscaped(), QObject::tr(credit.what).toHtmlEscaped(),
                         QString::fromUtf8(credit.licence), QString::fromUtf8(credit.holders).toHtmlEscaped());
    }
    return QStringLiteral("<table cellpadding='2'>") + rows + QStringLiteral("</table>");
}

// Lessons name their own sources; those written for AttnScope alone need no line.
QString lessonSources()
{
    QString lines;
    for (const LessonEntry& entry : stepLessons())
        if (const auto lesson = loadSteps(entry); lesson && lesson->credit.in() != "Written for AttnScope")
            lines += QStringLiteral("<p>%1<br>%2</p>")
                         .arg(strong(QString::fromStdString(lesson->title.in(spokenLanguage()))),
                              QString::fromStdString(lesson->credit.in(spokenLanguage())).toHtmlEscaped());
    return lines;
}

} // namespace

QString aboutText()
{
    return QObject::tr(
               "<p>Copyright © 2026 The AttnScope authors. Free software under the GNU General Public License, version "
               "3 or later (GPL-3.0-or-later). It comes without any warranty and makes no network connections.</p>") +
           QObject::tr("<h4>Components</h4>") + partsTable() + QObject::tr("<h4>Where lessons come from</h4>") +
           lessonSources();
}

void showAbout(QWidget* parent)
{
    QDialog about(parent);
    about.setWindowTitle(QObject::tr("About AttnScope"));
    auto* head = new RichLabel(&about);
    head->setText(strong(QStringLiteral("AttnScope ") + QApplication::applicationVersion()) + QStringLiteral("<br>") +
                  QObject::tr("Edit any number in an attention layer and watch every other number change."));
    head->setWordWrap(true);
    auto* picture = new PlainLabel(&about);
    picture->setPixmap(icon(QStringLiteral("attnscope")).pixmap(QSize(40, 40), about.devicePixelRatioF()));
    auto* top = new QWidget(&about);
    rowOf(top, 12, {picture, {head, 1}});
    auto* text = new QTextBrowser(&about);
    text->setOpenLinks(false);
    text->document()->setDefaultStyleSheet(QStringLiteral("h4 { font-weight: 600 }"));
    text->setHtml(aboutText());
    text->setAccessibleName(about.windowTitle());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &about);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &about, &QDialog::reject);
    columnOf(&about, 12, {top, text, buttons})->setContentsMargins(16, 16, 16, 16);
    resizeOnScreen(&about, {scaled(680), scaled(520)});
    about.exec();
}

} // namespace attn
