// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fontreader.h"

#include "ui/theme/fonts.h"

#include <QLibrary>
#include <QThread>

namespace attn {

FontReader::FontReader()
{
    QThread::currentThread(); // the first thread that Qt sees is its main one, and only there windows work
    m_thread = std::jthread([this](std::stop_token stop) {
        // What Qt does first when it is asked for a font, and the one part of it that needs no application object.
        if (const auto read = QLibrary::resolve(QStringLiteral("fontconfig"), 1, "FcInit"))
            read();
        m_hasApplication.wait(false);
        if (!stop.stop_requested())
            loadFonts();
    });
}

FontReader::~FontReader()
{
    m_thread.request_stop(); // there may be no application object any more, or none yet
    readOurs();
}

void FontReader::readOurs()
{
    m_hasApplication = true;
    m_hasApplication.notify_one();
}

void FontReader::await()
{
    if (m_thread.joinable())
        m_thread.join();
}

} // namespace attn
