// SPDX-License-Identifier: GPL-3.0-or-later
// PNG, written here: Qt's writer can neither filter repeated rows nor store any letter in every fact, and takes several
// times as long.
#include "ui/figures/figurefile.h"

#include <QtEndian>
#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <span>
#include <vector>

namespace attn {
namespace {

constexpr int compression = 3; // of 9: the next takes half as long again to save an eighth
enum Filter : unsigned char { Plain = 0, Above = 2 };

QByteArray number(quint32 value)
{
    QByteArray bytes(4, 0);
    qToBigEndian(value, bytes.data());
    return bytes;
}

void addChunk(QByteArray& file, const QByteArray& type, const QByteArray& content)
{
    const QByteArray body = type + content;
    file += number(quint32(content.size())) + body;
    file += number(quint32(crc32(0, reinterpret_cast<const Bytef*>(body.constData()), uInt(body.size()))));
}

// Latin-1 goes into tEXt, everything else into iTXt.
void addText(QByteArray& file, const QString& key, const QString& text)
{
    const QByteArray keyword = key.left(79).toLatin1() + '\0';
    const QByteArray latin = text.toLatin1();
    if (QString::fromLatin1(latin) == text)
        addChunk(file, "tEXt", keyword + latin);
    else
        addChunk(file, "iTXt", keyword + QByteArray(4, 0) + text.toUtf8());
}

// One row as the file has it: RGB, or RGBA with straight alpha.
void readRow(const QRgb* line, int width, bool alpha, unsigned char* out)
{
    const auto put = [&out](QRgb color) {
        out[0] = static_cast<unsigned char>(qRed(color));
        out[1] = static_cast<unsigned char>(qGreen(color));
        out[2] = static_cast<unsigned char>(qBlue(color));
        out += 3;
    };
    for (int x = 0; x < width; ++x) {
        put(alpha ? qUnpremultiply(line[x]) : line[x]);
        if (alpha)
            *out++ = static_cast<unsigned char>(qAlpha(line[x]));
    }
}

class Deflater {
public:
    Deflater() { deflateInit(&m_stream, compression); }
    ~Deflater() { deflateEnd(&m_stream); }
    Deflater(const Deflater&) = delete;
    Deflater& operator=(const Deflater&) = delete;

    void add(std::span<const unsigned char> bytes) { run(bytes, Z_NO_FLUSH); }
    QByteArray finish()
    {
        run({}, Z_FINISH);
        return m_out;
    }

private:
    void run(std::span<const unsigned char> bytes, int flush)
    {
        m_stream.next_in = const_cast<Bytef*>(bytes.data());
        m_stream.avail_in = uInt(bytes.size());
        do {
            m_stream.next_out = m_piece;
            m_stream.avail_out = sizeof m_piece;
            deflate(&m_stream, flush);
            m_out.append(reinterpret_cast<const char*>(m_piece), qsizetype(sizeof m_piece - m_stream.avail_out));
        } while (m_stream.avail_out == 0);
    }

    z_stream m_stream{};
    QByteArray m_out;
    Bytef m_piece[32768];
};

// A row equal to the one above becomes zeros; the others are written unchanged, since flat colors repeat by themselves.
QByteArray compressedRows(const QImage& image, bool alpha)
{
    const int width = image.width();
    std::vector<unsigned char> row(std::size_t(width) * (alpha ? 4 : 3) + 1), zeros(row.size(), 0);
    zeros[0] = Above;
    Deflater deflater;
    const QRgb* above = nullptr;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        if (above && std::memcmp(line, above, std::size_t(width) * sizeof(QRgb)) == 0) {
            deflater.add(zeros);
        } else {
            readRow(line, width, alpha, row.data() + 1);
            row[0] = Plain;
            deflater.add(row);
        }
        above = line;
    }
    return deflater.finish();
}

} // namespace

QByteArray pngFile(const QImage& image, const Facts& facts)
{
    const bool alpha = image.hasAlphaChannel();
    QByteArray file("\x89PNG\r\n\x1a\n", 8);
    addChunk(file, "IHDR",
             number(quint32(image.width())) + number(quint32(image.height())) +
                 QByteArray::fromRawData(alpha ? "\x08\x06\0\0\0" : "\x08\x02\0\0\0", 5));
    addChunk(file, "sRGB", QByteArray(1, 0));
    addChunk(file, "pHYs",
             number(quint32(image.dotsPerMeterX())) + number(quint32(image.dotsPerMeterY())) + QByteArray(1, 1));
    for (const auto& [key, text] : facts)
        addText(file, key, text);
    addChunk(file, "IDAT", compressedRows(image, alpha));
    addChunk(file, "IEND", {});
    return file;
}

} // namespace attn
