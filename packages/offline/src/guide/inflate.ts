/**
 * What is compressed as `deflate-raw` (RFC 1951), whole and at once. The browser's own stream takes most of a millisecond for
 * each text however short it is, and an answer is made of dozens. Throws a `TypeError`, as that stream does, where the bytes
 * are damaged, cut off, or more than one text.
 */
export function inflate(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const input: Input = { bytes: packed, at: 0, held: 0, count: 0 };
  const output: Output = { bytes: new Uint8Array(packed.length * USUAL_RATIO + LONGEST_MATCH), length: 0 };
  let isLast = false;
  while (!isLast) {
    isLast = takeBits(input, 1) === 1;
    const kind = takeBits(input, 2);
    if (kind === 0) copyStored(input, output);
    else if (kind === 1) readSymbols(input, output, FIXED);
    else if (kind === 2) readSymbols(input, output, readCodes(input));
    else throw damaged();
  }
  if (input.at - Math.floor(input.count / 8) !== packed.length) throw damaged();
  return output.bytes.subarray(0, output.length);
}

/** `held` are the next `count` bits, the first lowest. What is taken past the end is 0, and refused in the end. */
type Input = { bytes: Uint8Array; at: number; held: number; count: number };
type Output = { bytes: Uint8Array<ArrayBuffer>; length: number };
/** By the next `bits` bits: the symbol they begin with times 16, plus how many bits it has; 0 where they begin none. */
type Code = { entries: Uint16Array; bits: number };
type Codes = { symbols: Code; distances: Code };

const USUAL_RATIO = 4;
const LONGEST_MATCH = 258;
const LONGEST_CODE = 15;
const END_OF_BLOCK = 256;
const MOST_LENGTHS = 288;
const MOST_DISTANCES = 32;
/** Longer matches and farther distances are told by a symbol and some bits more. */
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const LENGTHS = LENGTH_BITS.map((_, at) => (at === 28 ? LONGEST_MATCH : 3 + spanOf(LENGTH_BITS, at)));
const DISTANCE_BITS = Array.from({ length: 30 }, (_, at) => Math.max(0, Math.floor(at / 2) - 1));
const DISTANCES = DISTANCE_BITS.map((_, at) => 1 + spanOf(DISTANCE_BITS, at));
/** The order in which the lengths of the codes of code lengths stand. */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const FIXED: Codes = {
  symbols: makeCode(
    Uint8Array.from({ length: MOST_LENGTHS }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)),
  ),
  distances: makeCode(new Uint8Array(MOST_DISTANCES).fill(5)),
};

function spanOf(bits: readonly number[], end: number): number {
  return bits.slice(0, end).reduce((sum, more) => sum + 2 ** more, 0);
}

function damaged(): TypeError {
  return new TypeError('The compressed text is damaged');
}

function hold(input: Input, count: number): void {
  while (input.count < count) {
    // A few bytes past the end may be looked at; a text that needs more of them is cut off.
    if (input.at > input.bytes.length + 4) throw damaged();
    input.held |= (input.bytes[input.at++] ?? 0) << input.count;
    input.count += 8;
  }
}

function takeBits(input: Input, count: number): number {
  hold(input, count);
  const taken = input.held & ((1 << count) - 1);
  input.held >>>= count;
  input.count -= count;
  return taken;
}

function takeSymbol(input: Input, { entries, bits }: Code): number {
  hold(input, bits);
  const entry = entries[input.held & ((1 << bits) - 1)] ?? 0;
  const length = entry & 15;
  if (length === 0) throw damaged();
  input.held >>>= length;
  input.count -= length;
  return entry >>> 4;
}

/** The code in which each symbol has so many bits, 0 where it does not occur: the shorter first, then in their order. */
function makeCode(lengths: Uint8Array): Code {
  const counts = new Uint16Array(LONGEST_CODE + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const bits = counts.findLastIndex((count) => count > 0);
  if (bits < 0) return { entries: new Uint16Array(1), bits: 0 };
  const next = new Uint16Array(LONGEST_CODE + 1);
  for (let length = 1; length <= LONGEST_CODE; length++) {
    next[length] = ((next[length - 1] ?? 0) + (counts[length - 1] ?? 0)) << 1;
    if ((next[length] ?? 0) + (counts[length] ?? 0) > 1 << length) throw damaged();
  }
  const entries = new Uint16Array(1 << bits);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const code = next[length] ?? 0;
    next[length] = code + 1;
    for (let at = reversed(code, length); at < entries.length; at += 1 << length) entries[at] = symbol * 16 + length;
  }
  return { entries, bits };
}

/** Codes stand with their first bit first, numbers with their lowest. */
function reversed(code: number, length: number): number {
  let turned = 0;
  for (let bit = 0; bit < length; bit++) turned |= ((code >>> bit) & 1) << (length - 1 - bit);
  return turned;
}

/** The codes of a block, which are told by the lengths of their symbols, compressed themselves. */
function readCodes(input: Input): Codes {
  const symbols = takeBits(input, 5) + 257;
  const distances = takeBits(input, 5) + 1;
  const told = takeBits(input, 4) + 4;
  const ofLengths = new Uint8Array(LENGTH_ORDER.length);
  for (const place of LENGTH_ORDER.slice(0, told)) ofLengths[place] = takeBits(input, 3);
  const code = makeCode(ofLengths);
  const lengths = new Uint8Array(symbols + distances);
  for (let at = 0; at < lengths.length; ) {
    const symbol = takeSymbol(input, code);
    if (symbol < 16) {
      lengths[at++] = symbol;
      continue;
    }
    if (symbol === 16 && at === 0) throw damaged();
    const repeated = symbol === 16 ? (lengths[at - 1] ?? 0) : 0;
    const times =
      symbol === 16 ? 3 + takeBits(input, 2) : symbol === 17 ? 3 + takeBits(input, 3) : 11 + takeBits(input, 7);
    if (at + times > lengths.length) throw damaged();
    lengths.fill(repeated, at, at + times);
    at += times;
  }
  return { symbols: makeCode(lengths.subarray(0, symbols)), distances: makeCode(lengths.subarray(symbols)) };
}

function readSymbols(input: Input, output: Output, { symbols, distances }: Codes): void {
  for (;;) {
    const symbol = takeSymbol(input, symbols);
    if (symbol === END_OF_BLOCK) return;
    makeRoom(output, LONGEST_MATCH);
    if (symbol < END_OF_BLOCK) {
      output.bytes[output.length++] = symbol;
      continue;
    }
    const length = takeLonger(input, symbol - END_OF_BLOCK - 1, LENGTHS, LENGTH_BITS);
    const distance = takeLonger(input, takeSymbol(input, distances), DISTANCES, DISTANCE_BITS);
    if (distance > output.length) throw damaged();
    const { bytes } = output;
    // Byte by byte: a match may go on into what it writes.
    for (let left = length; left > 0; left--) {
      bytes[output.length] = bytes[output.length - distance] ?? 0;
      output.length += 1;
    }
  }
}

function takeLonger(input: Input, at: number, least: readonly number[], bits: readonly number[]): number {
  const base = least[at];
  if (base === undefined) throw damaged();
  return base + takeBits(input, bits[at] ?? 0);
}

/** Bytes that did not get shorter stand as they are, from the next whole byte on, after how many they are, twice. */
function copyStored(input: Input, output: Output): void {
  takeBits(input, input.count % 8);
  const length = takeBits(input, 16);
  const inverse = takeBits(input, 16);
  const start = input.at - input.count / 8;
  if ((length ^ inverse) !== 0xff_ff || start + length > input.bytes.length) throw damaged();
  makeRoom(output, length);
  output.bytes.set(input.bytes.subarray(start, start + length), output.length);
  output.length += length;
  Object.assign(input, { at: start + length, held: 0, count: 0 });
}

function makeRoom(output: Output, more: number): void {
  if (output.length + more <= output.bytes.length) return;
  const bytes = new Uint8Array(output.bytes.length * 2 + more);
  bytes.set(output.bytes);
  output.bytes = bytes;
}
