// SPDX-License-Identifier: GPL-3.0-or-later
// What the script of a page calls: web_room() takes a text, web_call() returns another, both JSON.
#include "core/web/livesession.h"

#include <string>

#define ATTN_EXPORT(name) extern "C" __attribute__((export_name(#name), visibility("default")))

namespace {

std::string request, reply;

attn::LiveSession& session()
{
    static attn::LiveSession only;
    return only;
}

} // namespace

// Returns the place for a request of `bytes` bytes of UTF-8.
ATTN_EXPORT(web_room) char* web_room(std::size_t bytes)
{
    request.resize(bytes);
    return request.data();
}
// Answers it; returns the size of the answer, at web_reply() until the next call.
ATTN_EXPORT(web_call) std::size_t web_call()
{
    reply = session().answer(request);
    return reply.size();
}
ATTN_EXPORT(web_reply) const char* web_reply() { return reply.data(); }
