// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fontreader.h"

#include "ui/theme/fonts.h"

#include <QLibrary>
#include <QThread>

#include <utility>

namespace attn {

FontReader::FontReader()
{
    QThread::currentThread(); // the first thread that Qt sees is its main one, and only there windows work
    m_thread = QtThread([this](const StopToken& stop) {
        // Qt's first step when asked for a font, and the only one that needs no application object.
        if (const auto read = QLibrary::resolve(QStringLiteral("fontconfig"), 1, "FcInit"))
            read();
        m_hasApplication.get_future().wait();
        if (!stop.requested())
            loadFonts();
    });
}

FontReader::~FontReader()
{
    m_thread.request(); // there may be no application object any more, or none yet
    readOurs();
}

void FontReader::readOurs()
{
    if (!std::exchange(m_isReported, true))
        m_hasApplication.set_value();
}

void FontReader::await()
{
    if (m_thread.joinable())
        m_thread.join();
}

} // namespace attn
