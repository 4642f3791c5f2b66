// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagefiles.h"

#include "core/base/embedded.h"

ATTNSCOPE_EMBED(web_style, ATTNSCOPE_WEB "/page.css");
ATTNSCOPE_EMBED(web_script, ATTNSCOPE_WEB "/page.js");
ATTNSCOPE_EMBED(web_engine_script, ATTNSCOPE_WEB "/engine.js");
ATTNSCOPE_EMBED(web_engine, ATTNSCOPE_WEB "/engine.wasm.gz");

namespace attn {

std::string_view pageFile(PageFile file)
{
    switch (file) {
    case PageFile::Style: return {attnscope_web_style, attnscope_web_style_end};
    case PageFile::Script: return {attnscope_web_script, attnscope_web_script_end};
    case PageFile::EngineScript: return {attnscope_web_engine_script, attnscope_web_engine_script_end};
    case PageFile::Engine: return {attnscope_web_engine, attnscope_web_engine_end};
    }
    return {};
}

} // namespace attn
