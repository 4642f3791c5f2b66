// SPDX-License-Identifier: GPL-3.0-or-later
// Writes tokenizers.json: small tokenizers of every kind, texts, and the ids that Hugging Face's tokenizers give (0.22.2, in Rust,
// as the npm package @anush008/tokenizers 0.6.0 binds it). In a folder with that package:
//   node make_tokenizers.mjs > tokenizers.json
import { createRequire } from 'node:module'
import process from 'node:process'

const { Tokenizer } = createRequire(process.cwd() + '/')('@anush008/tokenizers')

const training = 'the cat sat on the mat. The other cat then sat on that hat, and the hat is the cat\'s hat. She\'ll be there ' +
    'in 1234 years or 12 days; there is something in there. 日本 日本 été déjà naïve\n\n\nif there:\n    then there'

// ---- vocabularies
const byteCharacters = (() => {
    const seen = b => (b > 0x20 && b < 0x7f) || (b > 0xa0 && b !== 0xad)
    let next = 256
    return Array.from({ length: 256 }, (_, b) => String.fromCodePoint(seen(b) ? b : next++))
})()
const byteLevel = text => [...Buffer.from(text)].map(b => byteCharacters[b]).join('')
const gpt2 = /'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu

function learn(words, alphabet, count) {
    const pieces = [...alphabet], merges = []
    let split = words.map(word => [...word])
    for (let i = 0; i < count; ++i) {
        const counts = new Map()
        for (const word of split)
            for (let k = 0; k + 1 < word.length; ++k)
                counts.set(word[k] + ' ' + word[k + 1], (counts.get(word[k] + ' ' + word[k + 1]) ?? 0) + 1)
        const best = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]
        if (!best || best[1] < 2) break
        const [left, right] = best[0].split(' ')
        merges.push([left, right])
        if (!pieces.includes(left + right)) pieces.push(left + right)
        split = split.map(word => {
            const joined = []
            for (const part of word)
                if (joined.length && joined.at(-1) === left && part === right) joined[joined.length - 1] = left + right + '\u0000'
                else joined.push(part)
            return joined.map(part => part.replace('\u0000', ''))
        })
    }
    return { pieces, merges }
}
const ids = pieces => Object.fromEntries(pieces.map((piece, id) => [piece, id]))
const bpe = (pieces, merges, more = {}) => ({
    type: 'BPE', dropout: null, unk_token: null, continuing_subword_prefix: null, end_of_word_suffix: null, fuse_unk: false,
    byte_fallback: false, ignore_merges: false, vocab: ids(pieces), merges, ...more
})

const bytes = learn(training.match(gpt2).map(byteLevel), byteCharacters, 60)
if (!bytes.pieces.includes('hat')) throw new Error('hat is to be a piece and an added token')
const characters = [...new Set(training.replaceAll(' ', '▁').replace('日', ''))]
const byteNames = Array.from({ length: 256 }, (_, b) => `<0x${b.toString(16).toUpperCase().padStart(2, '0')}>`)
const sentence = learn(training.split(/(?= )/).map(word => word.replaceAll(' ', '▁')), characters, 60)
const spm = ['<unk>', '<s>', '</s>', ...byteNames, ...sentence.pieces]
const fewBytes = ['<unk>', ...byteNames.slice(0, 0xe0), ...sentence.pieces]
const letters = [..."abcdefghijklmnopqrstuvwxyz0123456789'.,"]
const suffixed = [['t', 'h'], ['th', 'e</w>'], ['a', 'n'], ['an', 'd</w>'], ['t', 'h</w>'], ['e', 'r</w>']]
const prefixed = [['t', '@h'], ['th', '@e'], ['@e', '@r'], ['a', '@n'], ['the', '@er']]
const wordPieces = [...new Set(['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]', ..."abcdefghijklmnopqrstuvwxyz0123456789.,;:!?'\"$-_|<>`()日本",
    ...[..."abcdefghijklmnopqrstuvwxyz0123456789日本"].map(c => '##' + c), 'the', 'cat', 'sat', '##at', 'there', '##re', 'th', '##ing', 'some',
    'something', 'year', '##s', '12', '##34', 'ete', 'Été', 'naive', 'ᄒ', '##ᅡ', '##ᆫ', 'i̇', 'σ', 'ß', 'he'])]
const scored = [['<unk>', 0], ['<s>', 0], ['</s>', 0], ['▁', -2.5], ['▁the', -2], ['▁th', -3.5], ['e', -3], ['re', -3.25], ['▁cat', -4], ['cat', -4.5],
    ['s', -3], ['▁sat', -4.5], ['at', -3.75], ['t', -3.5], ['h', -4], ['a', -3.25], ['c', -5], ['o', -4], ['n', -3.5], ['on', -4], ['.', -3],
    [',', -3.5], ["'", -4], ['i', -4], ['ing', -4], ['some', -5], ['r', -4], ['l', -4.5], ['d', -4.5], ['m', -5], ['y', -5.5], ['1', -5], ['2', -5],
    ['12', -6], ['日', -7], ['日本', -7.5], ['é', -6], ['fi', -7], ['f', -6], ['E', -6.5], ['▁▁', -3], ['A', -7]]

// ---- a small precompiled_charsmap
function charsmap(rules) {
    let texts = Buffer.alloc(0)
    const root = { children: new Map() }
    for (const [key, text] of rules) {
        let node = root
        for (const byte of Buffer.from(key)) {
            if (!node.children.has(byte)) node.children.set(byte, { children: new Map() })
            node = node.children.get(byte)
        }
        node.value = texts.length
        texts = Buffer.concat([texts, Buffer.from(text + '\0')])
    }
    const units = [], taken = new Set([0])
    const place = (node, at, label, isRoot) => {
        const wanted = [...(node.value === undefined ? [] : [0]), ...node.children.keys()]
        let base = 1
        while (wanted.some(byte => taken.has(base ^ byte))) ++base
        wanted.forEach(byte => taken.add(base ^ byte))
        units[at] = (((at ^ base) << 10) | (node.value === undefined ? 0 : 1 << 8) | (isRoot ? 0 : label)) >>> 0
        if (node.value !== undefined) units[base] = (node.value | 0x80000000) >>> 0
        for (const [byte, child] of node.children) place(child, base ^ byte, byte, false)
    }
    place(root, 0, 0, true)
    while (units.length % 256) units.push(0) // so that no byte leads outside
    const trie = Buffer.alloc(units.length * 4)
    for (let i = 0; i < units.length; ++i) trie.writeUInt32LE(units[i] ?? 0, i * 4)
    const size = Buffer.alloc(4)
    size.writeUInt32LE(trie.length)
    return Buffer.concat([size, trie, texts]).toString('base64')
}
const rewriting = { type: 'Precompiled', precompiled_charsmap: charsmap([['ﬁ', 'fi'], ['\u00a0', ' '], ['\u3000', ' '], ['\t', ' '], ['\n', ' '], ['Ａ', 'A'], ['e\u0301', 'é'], ['\u200b', ''], ['½', '1/2']]) }

// ---- the cases
const models = {
    bytes: bpe(bytes.pieces, bytes.merges.map(pair => pair.join(' '))),
    whole: bpe([...bytes.pieces, byteLevel(' something'), byteLevel('1234')], bytes.merges, { ignore_merges: true }),
    sentence: bpe(spm, sentence.merges, { unk_token: '<unk>', fuse_unk: true, byte_fallback: true }),
    fewbytes: bpe(fewBytes, sentence.merges, { unk_token: '<unk>', fuse_unk: true, byte_fallback: true }),
    unfused: bpe(['<unk>', ...sentence.pieces], sentence.merges.map(pair => pair.join(' ')), { unk_token: '<unk>' }),
    suffixed: bpe([...letters, ...letters.map(c => c + '</w>'), ...suffixed.map(pair => pair.join('')), '<?>'], suffixed, { end_of_word_suffix: '</w>', unk_token: '<?>' }),
    prefixed: bpe([...letters, ...letters.map(c => '@' + c), 'th', 'the', '@er', 'an', 'theer'], prefixed, { continuing_subword_prefix: '@' }),
    words: { type: 'WordPiece', unk_token: '[UNK]', continuing_subword_prefix: '##', max_input_chars_per_word: 12, vocab: ids(wordPieces) },
    unigram: { type: 'Unigram', unk_id: 0, vocab: scored, byte_fallback: false },
    unibytes: { type: 'Unigram', unk_id: 0, vocab: [...scored, ...byteNames.map(name => [name, -9])], byte_fallback: true }
}
const added = (id, content, more = {}) => ({ id, content, single_word: false, lstrip: false, rstrip: false, normalized: false, special: true, ...more })
const split = (Regex, behavior = 'Isolated', invert = false) => ({ type: 'Split', pattern: { Regex }, behavior, invert })
const level = { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true }
const plainLevel = { ...level, use_regex: false }
const sequence = (...pretokenizers) => ({ type: 'Sequence', pretokenizers })
const normalizers = (...list) => ({ type: 'Sequence', normalizers: list })
const around = (before, after) => ({
    type: 'TemplateProcessing',
    single: [...before.map(([id]) => ({ SpecialToken: { id, type_id: 0 } })), { Sequence: { id: 'A', type_id: 0 } }, ...after.map(([id]) => ({ SpecialToken: { id, type_id: 0 } }))],
    pair: [{ Sequence: { id: 'A', type_id: 0 } }, { Sequence: { id: 'B', type_id: 1 } }],
    special_tokens: Object.fromEntries([...before, ...after].map(([id, number]) => [id, { id, ids: [number], tokens: [id] }]))
})
const llama3 = "(?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}{1,3}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+"
const metaspace = { type: 'Metaspace', replacement: '▁', prepend_scheme: 'always', split: true }
const blanks = { type: 'Replace', pattern: { String: ' ' }, content: '▁' }
const bert = { type: 'BertNormalizer', clean_text: true, handle_chinese_chars: true, strip_accents: null, lowercase: true }
const bertAdded = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]'].map((content, id) => added(id, content))
const end = bytes.pieces.length
const ends = [added(end, '<|endoftext|>'), added(end + 1, '<mask>', { lstrip: true }), added(end + 2, '<r>', { rstrip: true }),
    added(bytes.pieces.indexOf('hat'), 'hat', { single_word: true, special: false }), added(end + 3, 'YEARS', { normalized: true, special: false }), added(end + 4, 'stat', { single_word: true, special: false })]
const spmAdded = [added(0, '<unk>'), added(1, '<s>'), added(2, '</s>')]
const cases = [
    { name: 'gpt2', model: 'bytes', pre_tokenizer: level, post_processor: level, added_tokens: ends, decoder: level },
    { name: 'roberta', model: 'bytes', pre_tokenizer: { ...level, add_prefix_space: true }, added_tokens: ends,
      post_processor: { type: 'RobertaProcessing', sep: ['b', 65], cls: ['a', 64], trim_offsets: true, add_prefix_space: true } },
    { name: 'llama3', model: 'whole', pre_tokenizer: sequence(split(llama3), plainLevel), added_tokens: [added(end + 2, '<|begin_of_text|>')],
      post_processor: { type: 'Sequence', processors: [level, around([['<|begin_of_text|>', end + 2]], [])] } },
    { name: 'qwen2', model: 'bytes', normalizer: { type: 'NFC' }, pre_tokenizer: sequence(split(llama3.replace('{1,3}', '')), plainLevel) },
    { name: 'nested class', model: 'bytes', pre_tokenizer: sequence(split(' ?[^(\\s|[.,!?…。，])]+'), plainLevel) },
    { name: 'escapes', model: 'bytes', pre_tokenizer: sequence(split('\\b\\w+\\b|\\d\\B.|[[:punct:]]+|\\h|\\u65e5', 'MergedWithPrevious'), plainLevel) },
    { name: 'merged with next', model: 'bytes', pre_tokenizer: sequence(split('[\\s\\p{P}]', 'MergedWithNext'), { type: 'Punctuation', behavior: 'Contiguous' }, plainLevel) },
    { name: 'removed', model: 'bytes', pre_tokenizer: sequence({ type: 'Split', pattern: { String: 'at' }, behavior: 'Removed', invert: false }, split('\\p{L}+', 'Removed', true), plainLevel) },
    { name: 'look ahead', model: 'bytes', pre_tokenizer: sequence(split('(?=[A-Zt])'), { type: 'Digits', individual_digits: true }, level) },
    { name: 'llama2', model: 'sentence', normalizer: normalizers({ type: 'Prepend', prepend: '▁' }, blanks), added_tokens: spmAdded, post_processor: around([['<s>', 1]], []) },
    { name: 'mistral', model: 'sentence', pre_tokenizer: { ...metaspace, prepend_scheme: 'first', split: false }, added_tokens: spmAdded },
    { name: 'gemma', model: 'sentence', normalizer: blanks, pre_tokenizer: { type: 'Split', pattern: { String: ' ' }, behavior: 'MergedWithPrevious', invert: false } },
    { name: 'few bytes', model: 'fewbytes', pre_tokenizer: { type: 'Metaspace', replacement: '▁', prepend_scheme: 'never', split: true } },
    { name: 'unfused', model: 'unfused', normalizer: blanks },
    { name: 'suffixed', model: 'suffixed', normalizer: { type: 'Lowercase' }, pre_tokenizer: { type: 'WhitespaceSplit' } },
    { name: 'prefixed', model: 'prefixed', normalizer: { type: 'Lowercase' }, pre_tokenizer: { type: 'CharDelimiterSplit', delimiter: ' ' } },
    { name: 'bert', model: 'words', normalizer: bert, pre_tokenizer: { type: 'BertPreTokenizer' }, added_tokens: bertAdded, post_processor: around([['[CLS]', 2]], [['[SEP]', 3]]) },
    { name: 'bert cased', model: 'words', normalizer: { ...bert, lowercase: false, clean_text: false }, pre_tokenizer: { type: 'Whitespace' }, added_tokens: bertAdded,
      post_processor: { type: 'BertProcessing', sep: ['[SEP]', 3], cls: ['[CLS]', 2] } },
    { name: 'albert', model: 'words', pre_tokenizer: sequence({ type: 'WhitespaceSplit' }, { type: 'Punctuation', behavior: 'Isolated' }, { type: 'Digits', individual_digits: false }),
      normalizer: normalizers({ type: 'NFKD' }, { type: 'StripAccents' }, { type: 'Lowercase' }, { type: 'Strip', strip_left: true, strip_right: true },
          { type: 'Replace', pattern: { Regex: ' {2,}' }, content: ' ' }, { type: 'NFKC' }),
      added_tokens: [added(wordPieces.length, 'İstanbul', { normalized: true, special: false })] },
    { name: 'unigram', model: 'unigram', normalizer: rewriting, pre_tokenizer: metaspace, added_tokens: [...spmAdded, added(scored.length, '<mask>', { lstrip: true })],
      post_processor: around([['<s>', 1]], [['</s>', 2]]) },
    { name: 'unigram whole', model: 'unigram', normalizer: normalizers({ type: 'Strip', strip_left: false, strip_right: true }, { type: 'NFD' }, { type: 'NFC' }, blanks) },
    { name: 'unigram bytes', model: 'unibytes', pre_tokenizer: { type: 'Metaspace', replacement: '▁', add_prefix_space: true } }
]
const texts = ['', ' ', 'The cat sat on the mat.', '  the  there\n\n\nif there:\n    then', "She'll DON'T it's 'S 'ſ", '12345 years, 12 days; ½ ² Ⅷ ٣', 'été e\u0301te\u0301 naïve ǅ',
    '日本語 한 नमस्ते', 'x👨‍👩‍👧‍👦 🇩🇪', 'the <mask> <mask>cat<|endoftext|><r>  sat', 'hat that hat.hat years YEARS', '[MASK] the[SEP]<s>cat</s>', 'İstanbul ΑΣ ß ẞ',
    'a\u0085b\u00a0c\u2028d\u3000e\u200bf\ufeffg', 'something 1234 something', 'theer there ther an and', 'ﬁne Ａt\tb', 'a\ufffd\u0001b', 'theatheatheatheathe', '$9.99 + a_b `x` (…) — “q”', 'stat statstat stat1 (stat) éstat stat']

const whole = given => JSON.stringify({ version: '1.0', truncation: null, padding: null, added_tokens: given.added_tokens ?? [], normalizer: given.normalizer ?? null,
    pre_tokenizer: given.pre_tokenizer ?? null, post_processor: given.post_processor ?? null, decoder: given.decoder ?? null, model: models[given.model] })
for (const given of cases) {
    const tokenizer = Tokenizer.fromString(whole(given))
    given.ids = []
    for (const text of texts) given.ids.push(Array.from((await tokenizer.encode(text, null, { addSpecialTokens: true })).getIds()))
}
const lines = list => list.map(item => '  ' + JSON.stringify(item)).join(',\n')
console.log(`{"note": "written by make_tokenizers.mjs; the ids are those of Hugging Face's tokenizers 0.22.2",\n"texts": ${JSON.stringify(texts)},\n"models": {\n` +
    Object.entries(models).map(([name, model]) => `  ${JSON.stringify(name)}: ${JSON.stringify(model)}`).join(',\n') + `\n},\n"cases": [\n${lines(cases)}\n]}`)
