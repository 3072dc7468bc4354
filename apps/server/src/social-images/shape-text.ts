import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_INFO, type Locale, type Script, scriptOf } from '@dalil/domain/language/locale.ts';
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import { PROJECT_FOLDER } from '../settings.ts';

const FONT_FOLDER = path.join(PROJECT_FOLDER, 'apps/server/fonts');
const LATIN = 'serif-latin';
const FONT_OF: Record<Script, string> = {
  Latn: LATIN,
  Arab: 'serif-arabic',
  Deva: 'sans-devanagari',
  Aran: 'nastaliq-urdu',
};
/** The shaper knows no script of its own for Nastaliq. */
const shapedAs = (script: Script) => (script === 'Aran' ? 'Arab' : script);

/** Letters of a script with the spaces between them; everything else is names, numbers and brackets. */
const NATIVE_LETTERS = '\\u0600-\\u06ff\\u0900-\\u097f\\u200c\\u200d';
const RUNS = new RegExp(
  `[${NATIVE_LETTERS}]+(?: +[${NATIVE_LETTERS}]+)*|[^${NATIVE_LETTERS} ]+(?: +[^${NATIVE_LETTERS} ]+)*| +`,
  'gu',
);
const NATIVE = new RegExp(`^[${NATIVE_LETTERS}]`, 'u');
const READ_FROM_LEFT = /[\p{sc=Latn}\p{N}]/u;

/** A line of text as SVG paths, starting at the origin and running right, one em high; `width` in ems. */
export type ShapedLine = { width: number; paths: string };

const fonts = new Map<string, { font: Font; unitsAnEm: number }>();

function fontNamed(name: string) {
  let known = fonts.get(name);
  if (!known) {
    const bytes = readFileSync(path.join(FONT_FOLDER, `${name}.ttf`));
    const face = new Face(new Blob(new Uint8Array(bytes).buffer));
    known = { font: new Font(face), unitsAnEm: face.upem };
    fonts.set(name, known);
  }
  return known;
}

/**
 * Shapes the letters as their script requires and returns them as paths. The text is in one language; Latin names and numbers in
 * it retain their direction.
 */
export function shapeLine(text: string, locale: Locale): ShapedLine {
  const isRtl = LOCALE_INFO[locale].dir === 'rtl';
  const runs = text.match(RUNS) ?? [];
  let width = 0;
  let paths = '';
  for (const run of isRtl ? runs.toReversed() : runs) {
    const shaped = shapeRun(run, locale, isRtl && !READ_FROM_LEFT.test(run), width);
    width += shaped.width;
    paths += shaped.paths;
  }
  return { width, paths };
}

function shapeRun(run: string, locale: Locale, isRtl: boolean, start: number): ShapedLine {
  const isNative = NATIVE.test(run);
  const script = scriptOf(locale);
  const { font, unitsAnEm } = fontNamed(isNative ? FONT_OF[script] : LATIN);
  const buffer = new Buffer();
  buffer.addText(run);
  buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR);
  buffer.setScript(isNative ? shapedAs(script) : 'Latn');
  buffer.setLanguage(locale);
  shape(font, buffer);
  let x = 0;
  let paths = '';
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
    const outline = font.glyphToPath(codepoint);
    if (outline) paths += `<path transform="translate(${x + xOffset} ${yOffset})" d="${outline}"/>`;
    x += xAdvance;
  }
  return {
    width: x / unitsAnEm,
    paths: `<g transform="translate(${start} 0) scale(${1 / unitsAnEm} ${-1 / unitsAnEm})">${paths}</g>`,
  };
}
