// SPDX-License-Identifier: GPL-3.0-or-later
// The engine of a page: a WebAssembly module that answers requests, objects in and out (core/web/sceneactions.cpp).

/**
 * What the module asks of the system. It has one thread and no files; its clock is the page's.
 * @param {() => DataView} view of the module's memory
 */
function systemOf(view) {
  const done = () => 0;
  /** @type {Record<string, (...values: number[]) => number>} */
  const calls = {
    environ_sizes_get(count, bytes) {
      view().setUint32(count, 0, true);
      view().setUint32(bytes, 0, true);
      return 0;
    },
    clock_time_get(clock, precision, place) {
      view().setBigUint64(place, BigInt(Math.round(performance.now() * 1e6)), true);
      return 0;
    },
    fd_write(file, parts, count, written) {
      let bytes = 0;
      for (let i = 0; i < count; ++i) bytes += view().getUint32(parts + 8 * i + 4, true);
      view().setUint32(written, bytes, true);
      return 0;
    },
    proc_exit(code) { throw new Error(`the engine ended with ${code}`); },
  };
  for (const name of ['environ_get', 'fd_close', 'fd_seek']) calls[name] = done;
  return { wasi_snapshot_preview1: calls };
}

/**
 * @param {BufferSource} bytes of the module
 * @returns {Promise<(request: object) => any>} what answers a request; of one that cannot be done it is {fault: "a sentence"}
 */
async function startEngine(bytes) {
  /** @type {any} */
  let engine = null;
  const { instance } = await WebAssembly.instantiate(bytes, systemOf(() => new DataView(engine.memory.buffer)));
  engine = instance.exports;
  engine._initialize();
  const coder = new TextEncoder(), decoder = new TextDecoder();
  return (request) => {
    const text = coder.encode(JSON.stringify(request));
    const room = engine.web_room(text.length) >>> 0; // calls may make the memory grow, which replaces its buffer
    new Uint8Array(engine.memory.buffer, room, text.length).set(text);
    const size = engine.web_call() >>> 0, reply = engine.web_reply() >>> 0;
    return JSON.parse(decoder.decode(new Uint8Array(engine.memory.buffer, reply, size)));
  };
}

/**
 * @param {string} packed base85, see core/page/pagefiles.cpp
 * @param {CompressionFormat} format
 */
function unpack(packed, format) {
  const text = packed.trim().replaceAll('}', '<').replaceAll('~', '\\'), bytes = new Uint8Array(text.length * 4 / 5);
  for (let i = 0; i < text.length; i += 5) {
    let group = 0;
    for (let k = i; k < i + 5; ++k) group = group * 85 + (k < text.length ? text.charCodeAt(k) - 40 : 84);
    for (let k = 0; k < 4; ++k) bytes[i / 5 * 4 + k] = group >>> (24 - 8 * k);
  }
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)));
}

/**
 * The module that a page carries.
 * @param {string} packed gzip as base85
 */
const unpackEngine = async (packed) => startEngine(await unpack(packed, 'gzip').arrayBuffer());
