// Creates the subset fonts of the pages from the @fontsource packages: `node tooling/subset-fonts.ts`.
// The output is committed, so an install needs neither this script nor the packages' large files.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import subsetFont from 'subset-font';
import { moveDigits } from './move-digits.ts';
import { keepDigitsTabular } from './tabular-digits.ts';

const SOURCE = new URL('../node_modules/', import.meta.url);
const TARGET = new URL('../apps/web/fonts/', import.meta.url);
/** Images of shared links are drawn by a library that cannot read woff2. */
const SOCIAL_IMAGE_TARGET = new URL('../apps/server/fonts/', import.meta.url);

type CodePointRange = readonly [first: number, last: number];

type FontCut = {
  target: string;
  source: string;
  ranges: readonly CodePointRange[];
  /** The retained weights of a variable font. Every face of a family must span the same ones. */
  weight: { min: number; max: number } | undefined;
  features?: string[];
  /** The font has figures of one width, and with them punctuation of that width, which is left out. */
  hasWidePunctuation?: true;
};

const WEIGHTS = { min: 400, max: 650 };

const ASCII: CodePointRange = [0x20, 0x7e];
const LATIN_MARKS: CodePointRange[] = [
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
];
const BASIC_LATIN: CodePointRange[] = [
  ASCII,
  [0xa0, 0xa0],
  // The credit of maps.
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  // Café.
  [0xc9, 0xc9],
  [0xe9, 0xe9],
  ...LATIN_MARKS,
];
/** What a page rarely has: letters with accents, fractions, arrows. */
const MORE_LATIN: CodePointRange[] = [
  [0xa1, 0xa8],
  [0xaa, 0xaa],
  [0xac, 0xaf],
  [0xb1, 0xb6],
  [0xb8, 0xba],
  [0xbc, 0xc8],
  [0xca, 0xd6],
  [0xd8, 0xe8],
  [0xea, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
];
const JOINERS: CodePointRange[] = [[0x200c, 0x200f]];
const ARABIC: CodePointRange[] = [
  [0x60c, 0x60c],
  [0x610, 0x615],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x658],
  [0x660, 0x671],
  [0x679, 0x679],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x688, 0x688],
  [0x691, 0x691],
  [0x698, 0x698],
  [0x6a4, 0x6a4],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6ba, 0x6ba],
  [0x6be, 0x6be],
  [0x6c0, 0x6c3],
  [0x6cc, 0x6cc],
  [0x6d0, 0x6d4],
  [0x6f0, 0x6f9],
  ...JOINERS,
];
// Nastaliq has a glyph for every pair of letters, so each omitted letter saves kilobytes.
const URDU: CodePointRange[] = [
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x624],
  [0x626, 0x628],
  [0x62a, 0x63a],
  [0x641, 0x642],
  [0x644, 0x646],
  [0x648, 0x648],
  [0x64b, 0x652],
  [0x654, 0x656],
  [0x66a, 0x66c],
  [0x670, 0x670],
  [0x679, 0x679],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x688, 0x688],
  [0x691, 0x691],
  [0x698, 0x698],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6ba, 0x6ba],
  [0x6be, 0x6be],
  [0x6c1, 0x6c3],
  [0x6cc, 0x6cc],
  [0x6d2, 0x6d4],
  [0x6f0, 0x6f9],
  ...JOINERS,
];
// Without digits and signs of other languages the file stays under the 50 kB a page may load before its text is visible.
const DEVANAGARI: CodePointRange[] = [
  [0x901, 0x903],
  [0x905, 0x90b],
  [0x90d, 0x90d],
  [0x90f, 0x911],
  [0x913, 0x928],
  [0x92a, 0x930],
  [0x932, 0x932],
  [0x935, 0x939],
  [0x93c, 0x943],
  [0x945, 0x945],
  [0x947, 0x949],
  [0x94b, 0x94d],
  [0x964, 0x965],
  [0x970, 0x970],
  [0x200c, 0x200d],
];

const LATIN_FEATURES = ['tnum', 'lnum', 'locl'];
/** Kerning is half of a file; only headings, which are large, have it. */
const HEADING_FEATURES = [...LATIN_FEATURES, 'kern'];

// Features that join letters into syllables; spacing features are omitted.
const DEVANAGARI_FEATURES =
  'locl ccmp nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct pres abvs blws psts haln calt rclt abvm blwm mark mkmk'.split(
    ' ',
  );

const SANS_LATIN = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const SERIF_LATIN = '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';

const CUTS: FontCut[] = [
  {
    target: 'sans-latin',
    source: SANS_LATIN,
    ranges: BASIC_LATIN,
    weight: WEIGHTS,
    features: LATIN_FEATURES,
    hasWidePunctuation: true,
  },
  { target: 'sans-latin-more', source: SANS_LATIN, ranges: MORE_LATIN, weight: WEIGHTS, features: LATIN_FEATURES },
  { target: 'serif-latin', source: SERIF_LATIN, ranges: BASIC_LATIN, weight: WEIGHTS, features: HEADING_FEATURES },
  { target: 'serif-latin-more', source: SERIF_LATIN, ranges: MORE_LATIN, weight: WEIGHTS, features: LATIN_FEATURES },
  // Beside another script only digits, names and units are Latin.
  { target: 'serif-latin-plain', source: SERIF_LATIN, ranges: BASIC_LATIN, weight: WEIGHTS, features: LATIN_FEATURES },
  {
    target: 'sans-arabic',
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    ranges: ARABIC,
    weight: WEIGHTS,
  },
  {
    target: 'serif-arabic',
    source: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
    ranges: ARABIC,
    weight: WEIGHTS,
  },
  {
    target: 'sans-devanagari',
    source: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    ranges: DEVANAGARI,
    weight: WEIGHTS,
    features: DEVANAGARI_FEATURES,
  },
  // The name of the language as other pages write it, for devices without a font of the script.
  {
    target: 'name-hindi',
    source: '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    ranges: Array.from(
      LOCALE_INFO.hi.nativeName,
      (letter): CodePointRange => [letter.codePointAt(0) ?? 0, letter.codePointAt(0) ?? 0],
    ),
    weight: { min: 500, max: 500 },
    features: DEVANAGARI_FEATURES,
  },
  {
    target: 'nastaliq-urdu',
    source: '@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2',
    ranges: URDU,
    weight: undefined,
  },
];

function charactersOf(ranges: readonly CodePointRange[]): string {
  let text = '';
  for (const [first, last] of ranges) {
    for (let code = first; code <= last; code += 1) text += String.fromCodePoint(code);
  }
  return text;
}

async function cutFont({ source, ranges, weight, features, hasWidePunctuation }: FontCut): Promise<Uint8Array> {
  const options = {
    noHinting: true,
    ...(weight === undefined ? {} : { variationAxes: { wght: weight } }),
    ...(features === undefined ? {} : { keepFeatures: features }),
  };
  const characters = charactersOf(ranges);
  let font: Uint8Array = readFileSync(new URL(source, SOURCE));
  if (hasWidePunctuation) {
    const plain = Buffer.from(await subsetFont(font, characters, { ...options, targetFormat: 'sfnt' }));
    keepDigitsTabular(plain);
    font = plain;
  }
  return subsetFont(font, characters, { ...options, targetFormat: 'woff2' });
}

/** Digits of a script mapped to the Latin code points, for users who chose them: the text itself stays unchanged. */
const DIGITS = [
  { target: 'digits-arabic', source: 'sans-arabic', first: 0x660 },
  { target: 'digits-devanagari', source: 'sans-devanagari', first: 0x966 },
  { target: 'digits-urdu', source: 'nastaliq-urdu', first: 0x6f0 },
];

async function cutDigits(source: FontCut, first: number): Promise<Uint8Array> {
  const cut = {
    noHinting: true,
    keepFeatures: [],
    ...(source.weight ? { variationAxes: { wght: source.weight } } : {}),
  };
  const digits = charactersOf([[first, first + 9]]);
  const plain = { ...cut, targetFormat: 'sfnt' as const };
  const own = Buffer.from(await subsetFont(readFileSync(new URL(source.source, SOURCE)), digits, plain));
  moveDigits(own, first);
  return subsetFont(own, '0123456789', { ...cut, targetFormat: 'woff2' });
}

const SOCIAL_IMAGE_WEIGHT = 600;
const SOCIAL_IMAGE_FONTS = ['serif-latin', 'serif-arabic', 'sans-devanagari', 'nastaliq-urdu'];

mkdirSync(TARGET, { recursive: true });
mkdirSync(SOCIAL_IMAGE_TARGET, { recursive: true });
for (const cut of CUTS) {
  const font = await cutFont(cut);
  writeFileSync(new URL(`${cut.target}.woff2`, TARGET), font);
  console.log(`${cut.target} ${font.length}`);
}

for (const { target, source, first } of DIGITS) {
  const cut = CUTS.find((one) => one.target === source);
  if (!cut) throw new Error(`no cut ${source}`);
  const font = await cutDigits(cut, first);
  writeFileSync(new URL(`${target}.woff2`, TARGET), font);
  console.log(`${target} ${font.length}`);
}

for (const cut of CUTS.filter(({ target }) => SOCIAL_IMAGE_FONTS.includes(target))) {
  const font = await subsetFont(
    readFileSync(new URL(cut.source, SOURCE)),
    charactersOf([ASCII, ...cut.ranges, ...MORE_LATIN]),
    {
      targetFormat: 'sfnt',
      noHinting: true,
      ...(cut.weight === undefined ? {} : { variationAxes: { wght: SOCIAL_IMAGE_WEIGHT } }),
    },
  );
  writeFileSync(new URL(`${cut.target}.ttf`, SOCIAL_IMAGE_TARGET), font);
  console.log(`${cut.target}.ttf ${font.length}`);
}
