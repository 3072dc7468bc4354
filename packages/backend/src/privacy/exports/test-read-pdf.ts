import { inflateSync } from 'node:zlib';

/** How many empty boxes a PDF shows in place of letters its fonts lack: glyph 0 of a font. */
export function emptyBoxesOfPdf(pdf: Uint8Array): number {
  const shown = streamsOf(Buffer.from(pdf)).flatMap((stream) =>
    Array.from(stream.matchAll(/\[((?:[^\]\\]|\\.)*)\] TJ/gs), ([, text = '']) =>
      Array.from(text.matchAll(/\(((?:[^()\\]|\\.)*)\)/gs), ([, literal = '']) => bytesOf(literal)),
    ).flat(),
  );
  return shown.reduce((total, bytes) => total + glyphsOf(bytes).filter((glyph) => glyph === 0).length, 0);
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function bytesOf(literal: string): Buffer {
  const text = literal.replace(/\\([0-7]{3}|.)/gs, (_, code: string) =>
    code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES[code] ?? code),
  );
  return Buffer.from(text, 'latin1');
}

function glyphsOf(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 2) }, (_, at) => bytes.readUInt16BE(at * 2));
}

/** The characters that the fonts of a PDF can show, from their ToUnicode tables. Letters made of several glyphs are not in them. */
export function lettersOfPdf(pdf: Uint8Array): Set<string> {
  const letters = new Set<string>();
  for (const stream of streamsOf(Buffer.from(pdf))) {
    for (const [, block = ''] of stream.matchAll(/beginbf(?:char|range)([\s\S]*?)endbf(?:char|range)/g)) {
      for (const [, hex = ''] of block.matchAll(/<[0-9a-fA-F]+>\s*<([0-9a-fA-F]+)>/g)) {
        for (const letter of Buffer.from(hex, 'hex').swap16().toString('utf16le')) letters.add(letter);
      }
    }
  }
  return letters;
}

function streamsOf(pdf: Buffer): string[] {
  const texts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    if (pdf.subarray(at - 3, at).toString() === 'end') continue;
    const end = pdf.indexOf('endstream', at);
    const raw = pdf.subarray(at + 'stream\n'.length, end);
    // Pictures and fonts are streams of other kinds.
    try {
      texts.push(inflateSync(raw, { finishFlush: 2 }).toString('latin1'));
    } catch {
      texts.push(raw.toString('latin1'));
    }
  }
  return texts;
}
