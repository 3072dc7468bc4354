/** The parts of a font file as offsets. The format is that of the OpenType specification. */
type Tables = ReadonlyMap<string, number>;

const DIGITS = Array.from('0123456789', (digit) => digit.charCodeAt(0));
const SINGLE_SUBSTITUTION = 1;

/**
 * Restricts the feature `tnum` of an uncompressed font to digits, in place: commas, colons and full stops keep their own width beside
 * figures of one width. Only substitutions that list their glyphs are understood; others throw.
 */
export function keepDigitsTabular(font: Buffer): void {
  const tables = tablesOf(font);
  const digits = new Set(DIGITS.map((code) => glyphOf(font, tables, code)));
  for (const subtable of substitutionsOf(font, tables, 'tnum')) {
    if (font.readUInt16BE(subtable) !== 2) throw new Error('an unforeseen substitution');
    coverageOf(font, subtable + font.readUInt16BE(subtable + 2)).forEach((glyph, at) => {
      if (!digits.has(glyph)) font.writeUInt16BE(glyph, subtable + 6 + 2 * at);
    });
  }
}

function tablesOf(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  return new Map(records.map((at) => [font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8)]));
}

/** The subtables of all lookups of a feature. */
function substitutionsOf(font: Buffer, tables: Tables, tag: string): number[] {
  const table = tables.get('GSUB');
  if (table === undefined) return [];
  const features = table + font.readUInt16BE(table + 6);
  const lookups = table + font.readUInt16BE(table + 8);
  const records = listAt(font, features, 6).filter((at) => font.toString('latin1', at, at + 4) === tag);
  return records.flatMap((record) => {
    const feature = features + font.readUInt16BE(record + 4);
    return listAt(font, feature + 2, 2).flatMap((index) => {
      const lookup = lookups + font.readUInt16BE(lookups + 2 + 2 * font.readUInt16BE(index));
      if (font.readUInt16BE(lookup) !== SINGLE_SUBSTITUTION) throw new Error('an unforeseen lookup');
      return listAt(font, lookup + 4, 2).map((at) => lookup + font.readUInt16BE(at));
    });
  });
}

/** The offsets of the entries of a list that begins with its length. */
function listAt(font: Buffer, offset: number, size: number): number[] {
  return Array.from({ length: font.readUInt16BE(offset) }, (_, at) => offset + 2 + size * at);
}

/** The glyphs of a coverage table: each by itself, or as ranges. */
function coverageOf(font: Buffer, offset: number): number[] {
  if (font.readUInt16BE(offset) === 1) return listAt(font, offset + 2, 2).map((at) => font.readUInt16BE(at));
  return listAt(font, offset + 2, 6).flatMap((at) => {
    const [first, last] = [font.readUInt16BE(at), font.readUInt16BE(at + 2)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The glyph of a character, by a `cmap` subtable of format 4. */
function glyphOf(font: Buffer, tables: Tables, code: number): number {
  const cmap = tables.get('cmap') ?? 0;
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, at) => cmap + font.readUInt32BE(cmap + 8 + 8 * at),
  );
  const table = subtables.find((at) => font.readUInt16BE(at) === 4);
  if (table === undefined) throw new Error('an unforeseen cmap');
  const twice = font.readUInt16BE(table + 6);
  for (let at = 0; at < twice; at += 2) {
    const start = font.readUInt16BE(table + 16 + twice + at);
    if (code > font.readUInt16BE(table + 14 + at) || code < start) continue;
    const delta = font.readUInt16BE(table + 16 + 2 * twice + at);
    const range = table + 16 + 3 * twice + at;
    const list = font.readUInt16BE(range);
    const glyph = list === 0 ? code : font.readUInt16BE(range + list + 2 * (code - start));
    return (glyph + delta) & 0xffff;
  }
  throw new Error(`no glyph for ${code}`);
}
