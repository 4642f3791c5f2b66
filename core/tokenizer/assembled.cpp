// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/assembled.h"

#include "core/tokenizer/unicode.h"

#include <algorithm>
#include <map>

namespace attn {

namespace {

class AssembledTokenizer : public Tokenizer {
public:
    explicit AssembledTokenizer(TokenizerParts parts) : m_parts(std::move(parts))
    {
        std::vector<AddedToken> raw, normal;
        for (const AddedToken& token : m_parts.added) {
            m_size = std::max(m_size, token.id + 1);
            m_added.emplace(token.id, token.content);
            (token.normalized ? normal : raw).push_back(token);
        }
        for (AddedToken& token : normal)
            token.content = normalized(std::move(token.content), m_parts.normalizer);
        m_raw = AddedTokenSearch(std::move(raw));
        m_normalized = AddedTokenSearch(std::move(normal));
        m_size = std::max(m_size, m_parts.model->vocabulary().size());
    }

    std::vector<std::int64_t> encode(std::string_view text) const override
    {
        const std::string valid = validUtf8(text);
        std::vector<std::int64_t> ids = m_parts.before;
        for (const AddedTokenPart& part : m_raw.parts(valid)) {
            if (part.id)
                ids.push_back(*part.id);
            else
                encodeBetween(valid.substr(part.begin, part.end - part.begin), part.begin == 0, ids);
        }
        ids.insert(ids.end(), m_parts.after.begin(), m_parts.after.end());
        return ids;
    }

    std::int64_t size() const override { return m_size; }

    std::optional<std::string> piece(std::int64_t id) const override
    {
        if (const auto added = m_added.find(id); added != m_added.end())
            return added->second;
        const std::string* piece = m_parts.model->vocabulary().piece(id);
        return piece == nullptr ? std::nullopt : std::optional(*piece);
    }

    std::string shown(std::int64_t id) const override
    {
        if (const auto added = m_added.find(id); added != m_added.end())
            return readable(added->second);
        const Vocabulary& vocabulary = m_parts.model->vocabulary();
        const std::string* piece = vocabulary.piece(id);
        return piece == nullptr ? "?" : readablePiece(*piece, m_parts.spelling, m_parts.sign, vocabulary);
    }

    const std::string& note() const override { return m_parts.note; }

private:
    void encodeBetween(std::string text, bool first, std::vector<std::int64_t>& ids) const
    {
        text = normalized(std::move(text), m_parts.normalizer);
        for (const AddedTokenPart& part : m_normalized.parts(text)) {
            if (part.id) {
                ids.push_back(*part.id);
                continue;
            }
            TextPart whole{text.substr(part.begin, part.end - part.begin), first && part.begin == 0};
            for (const TextPart& piece : preTokenized(std::move(whole), m_parts.pre_tokenizer))
                m_parts.model->encode(piece.text, ids);
        }
    }

    TokenizerParts m_parts;
    AddedTokenSearch m_raw, m_normalized; // looked for before and after the normalizer
    std::map<std::int64_t, std::string> m_added;
    std::int64_t m_size = 0;
};

} // namespace

TokenizerPtr assembledTokenizer(TokenizerParts parts) { return std::make_shared<AssembledTokenizer>(std::move(parts)); }

} // namespace attn
