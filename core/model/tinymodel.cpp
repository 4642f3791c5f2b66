// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tinymodel.h"

#ifdef ATTNSCOPE_TINY_MODEL

#include "core/base/embedded.h"

ATTNSCOPE_EMBED(tiny_config, ATTNSCOPE_TINY_MODEL "/config.json");
ATTNSCOPE_EMBED(tiny_tokenizer, ATTNSCOPE_TINY_MODEL "/tokenizer.json");
ATTNSCOPE_EMBED(tiny_weights, ATTNSCOPE_TINY_MODEL "/model.safetensors");

namespace attn {

TinyModelFiles tinyModelFiles()
{
    return {{attnscope_tiny_config, attnscope_tiny_config_end},
            {attnscope_tiny_tokenizer, attnscope_tiny_tokenizer_end},
            std::as_bytes(std::span(attnscope_tiny_weights, attnscope_tiny_weights_end))};
}

} // namespace attn

#else

namespace attn {

TinyModelFiles tinyModelFiles() { return {}; }

} // namespace attn

#endif
