import { cacheByWord } from '../cache-by-word.ts';
import { normalizeWord } from '../normalize-query.ts';

/** Units that are written behind a number, also joined to it: 24h, 10 km, 2bhk. Alone some of them are other words. */
const UNITS: Readonly<Record<string, string>> = {
  h: 'hour',
  hr: 'hour',
  min: 'minute',
  sec: 'second',
  wk: 'week',
  mth: 'month',
  yr: 'year',
  km: 'kilometre',
  kg: 'kilogram',
  kilo: 'kilogram',
  ltr: 'litre',
  sqft: 'square foot',
  sqm: 'square metre',
  bhk: 'bedroom',
  br: 'bedroom',
  aed: 'dirham',
  dh: 'dirham',
};
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  '247': '24 hour',
  ac: 'air conditioning',
  aircon: 'air conditioning',
  acct: 'account',
  apt: 'apartment',
  appt: 'appointment',
  avg: 'average',
  bday: 'birthday',
  bldg: 'building',
  cert: 'certificate',
  dept: 'department',
  dhs: 'dirham',
  docs: 'document',
  govt: 'government',
  hosp: 'hospital',
  hrs: 'hour',
  intl: 'international',
  kms: 'kilometre',
  max: 'maximum',
  min: 'minimum',
  mins: 'minute',
  mths: 'month',
  nye: 'new year',
  pic: 'picture',
  rd: 'road',
  reg: 'registration',
  resto: 'restaurant',
  tmrw: 'tomorrow',
  uni: 'university',
  veg: 'vegetarian',
  wknd: 'weekend',
  xmas: 'christmas',
  yrs: 'year',
};
const IN_FULL = new Map(Object.entries(ABBREVIATIONS));
const UNITS_IN_FULL = new Map(Object.entries(UNITS));
const NUMBER = /^\d+$/;
const NUMBER_WITH_UNIT = /^(\d+)([a-z]+)$/;

/** What a word stands for alone, and after a number, where units are read. */
export type InFull = { isNumber: boolean; alone: readonly string[] | null; afterNumber: readonly string[] | null };

/** What each word of a text stands for: an abbreviation or a unit its words in full, every other word nothing. */
export function wordsInFull(words: readonly string[]): (readonly string[] | null)[] {
  const reader = startInFull();
  return words.map((word) => reader(readInFull(word)));
}

/** The same word by word for readings that are known. */
export function startInFull(): (reading: InFull) => readonly string[] | null {
  let isAfterNumber = false;
  return ({ isNumber, alone, afterNumber }) => {
    const full = isAfterNumber ? afterNumber : alone;
    isAfterNumber = isNumber;
    return full;
  };
}

export const readInFull = cacheByWord((word): InFull => {
  const normalized = normalizeWord(word);
  const [, number, unit = ''] = NUMBER_WITH_UNIT.exec(normalized) ?? [];
  if (number !== undefined) {
    const full = numberInFull(number, unit);
    return { isNumber: false, alone: full, afterNumber: full };
  }
  const alone = (IN_FULL.get(normalized) ?? IN_FULL.get(singular(normalized)))?.split(' ') ?? null;
  return {
    isNumber: NUMBER.test(normalized),
    alone,
    afterNumber: unitName(normalized)?.split(' ') ?? alone,
  };
});

function numberInFull(number: string, unit: string): readonly string[] | null {
  if (unit === 'k') return [`${number}000`];
  const name = unitName(unit) ?? IN_FULL.get(unit);
  return name === undefined ? null : [number, ...name.split(' ')];
}

function unitName(unit: string): string | undefined {
  return UNITS_IN_FULL.get(unit) ?? UNITS_IN_FULL.get(singular(unit));
}

function singular(word: string): string {
  return word.replace(/(?<=[a-z]{2})s$/, '');
}
