/** Rewrites a font's `cmap` (format 4), which contains only the ten digits, so that they begin at `0`. */
export function moveDigits(font: Buffer, first: number): void {
  const shift = first - 0x30;
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const record = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(record + 8);
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, at) =>
    font.readUInt32BE(cmap + 8 + 8 * at),
  );
  for (const offset of new Set(subtables)) {
    const table = cmap + offset;
    const twice = font.readUInt16BE(table + 6);
    const [ends, starts, deltas, ranges] = [14, 16 + twice, 16 + 2 * twice, 16 + 3 * twice].map((at) => table + at) as [
      number,
      number,
      number,
      number,
    ];
    if (font.readUInt16BE(table) !== 4) throw new Error('an unforeseen cmap');
    // Glyphs that are not in the order of the digits form several segments; the last one only ends the table.
    for (let at = 0; at < twice - 2; at += 2) {
      font.writeUInt16BE(font.readUInt16BE(ends + at) - shift, ends + at);
      font.writeUInt16BE(font.readUInt16BE(starts + at) - shift, starts + at);
      // A segment with its own glyph list is indexed by position, not by character.
      if (font.readUInt16BE(ranges + at) !== 0) continue;
      font.writeUInt16BE((font.readUInt16BE(deltas + at) + shift) & 0xffff, deltas + at);
    }
  }
}
