import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';

const FONT = new URL('../apps/web/fonts/sans-latin.woff2', import.meta.url);

/** How many glyphs a font of these characters has, with those that the features put in their places. */
async function glyphsOf(characters: string, keepFeatures: string[]): Promise<number> {
  const cut = await subsetFont(readFileSync(FONT), characters, { targetFormat: 'sfnt', keepFeatures });
  const font = Buffer.from(cut);
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const maxp = records.find((at) => font.toString('latin1', at, at + 4) === 'maxp') ?? 0;
  return font.readUInt16BE(font.readUInt32BE(maxp + 8) + 4);
}

test('A11Y numbers in columns have digits of one width, with commas, colons and full stops of their own width', async () => {
  const added = async (characters: string) => (await glyphsOf(characters, ['tnum'])) - (await glyphsOf(characters, []));
  expect(await added('0123456789')).toBe(10);
  expect(await added(',.:;%#')).toBe(0);
});
