// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/datawriter.h"

#include "core/base/say.h"
#include "core/io/files/outputfile.h"

#include <ostream>
#include <streambuf>

namespace attn {

namespace {

// Forwards everything, counts it, and accepts no more once stopped.
class CountingBuffer : public std::streambuf {
public:
    CountingBuffer(std::streambuf* target, std::atomic<std::int64_t>& written, StopToken stop)
        : m_target(target), m_written(written), m_stop(std::move(stop))
    {
    }

protected:
    int_type overflow(int_type byte) override
    {
        if (m_stop.requested() || traits_type::eq_int_type(byte, traits_type::eof()))
            return traits_type::eof();
        ++m_written;
        return m_target->sputc(traits_type::to_char_type(byte));
    }
    std::streamsize xsputn(const char* bytes, std::streamsize size) override
    {
        if (m_stop.requested())
            return 0;
        m_written += size;
        return m_target->sputn(bytes, size);
    }
    pos_type seekoff(off_type offset, std::ios_base::seekdir direction, std::ios_base::openmode mode) override
    {
        return m_target->pubseekoff(offset, direction, mode);
    }
    pos_type seekpos(pos_type place, std::ios_base::openmode mode) override
    {
        return m_target->pubseekpos(place, mode);
    }
    int sync() override { return m_target->pubsync(); }

private:
    std::streambuf* m_target;
    std::atomic<std::int64_t>& m_written;
    StopToken m_stop;
};

} // namespace

std::optional<Error> writeDataFile(const std::string& path, const Trace& trace,
                                   const std::vector<const TracedTensor*>& tensors, std::atomic<std::int64_t>& written,
                                   StopToken stop, const std::function<bool()>& lost)
{
    if (auto fault = checkData(path, tensors))
        return fault;
    const DataFormat* format = dataFormatOf(path);
    bool gone = false;
    auto fault = writeOutputFile(path, [&](std::ostream& file) {
        CountingBuffer buffer(file.rdbuf(), written, stop);
        std::ostream out(&buffer);
        format->write(out, trace, tensors);
        gone = lost && lost();
        if (!out || gone || stop.requested())
            file.setstate(std::ios::failbit); // what was written so far is thrown away
    });
    if (gone)
        return Error{
            say("%1: the GPU stopped responding while the values were being read; they are being recomputed", path)};
    return fault && stop.requested() ? Error{} : fault;
}

} // namespace attn
