import { normalizeDigits } from '@dalil/domain/language/digits.ts';

const CLOCK_MINUTES = 60;
const HALF_DAY = 12;

/** Marks of morning and afternoon beside an hour. */
const MORNING = /^(?:am|a\.m|صباحا|صباحاً|الصبح|सुबह|صبح|subah|subha)/iu;
const EVENING = /^(?:pm|p\.m|مساء|مساءً|عصرا|ظهرا|ليلا|المغرب|शाम|रात|दोपहर|شام|رات|دوپہر|shaam|sham|raat)/iu;
const HALVES =
  'a\\.?m\\.?|p\\.?m\\.?|صباحا|صباحاً|الصبح|مساء|مساءً|عصرا|ظهرا|ليلا|सुबह|शाम|रात|दोपहर|صبح|شام|رات|دوپہر|subah|subha|shaam|sham|raat';

const WRITTEN = new RegExp(
  `(?:(?<before>${HALVES})\\s+(?:को\\s+|کو\\s+|ko\\s+|के\\s+|کے\\s+)?)?(?<![\\d.,:])(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2}))?(?![\\d:])\\s*(?<after>${HALVES})?\\s*(?<oclock>o['’]?clock|बजे|بجے|baje)?`,
  'giu',
);
/** The text before an hour without a mark. */
const AT = /(?:\bat|الساعة|عند الساعة)\s*$/iu;

/**
 * The time of day in a text, in minutes since midnight: "at 9 pm", "21:00", "الساعة 9 مساء", "रात 9 बजे", "رات 9 بجے". An hour
 * alone from 1 to 6 is in the afternoon. Null when there is none.
 */
export function readClock(text: string): number | null {
  const normalized = normalizeDigits(text);
  for (const found of normalized.matchAll(WRITTEN)) {
    const { before, hour = '', minute, after, oclock } = found.groups ?? {};
    const start = found.index + found[0].indexOf(hour);
    const isAt = AT.test(normalized.slice(0, start));
    if (minute === undefined && !before && !after && !oclock && !isAt) continue;
    if (minute !== undefined && !before && !after && !oclock && !isAt && found[0].includes('.')) continue;
    const time = minuteOfDay(Number(hour), Number(minute ?? 0), before ?? after ?? '', minute !== undefined);
    if (time !== null) return time;
  }
  return null;
}

function minuteOfDay(hour: number, minute: number, half: string, hasMinutes: boolean): number | null {
  if (hour > 24 || minute >= CLOCK_MINUTES) return null;
  let ofDay = hour % 24;
  if (EVENING.test(half) && hour < HALF_DAY) {
    // "12 at night" and "1 at night" are hours after midnight.
    const isAfterMidnight = /रात|رات|raat|ليلا/iu.test(half) && hour <= 4;
    ofDay = isAfterMidnight ? hour : hour + HALF_DAY;
  } else if (/रात|رات|raat|ليلا/iu.test(half) && hour === HALF_DAY) ofDay = 0;
  else if (MORNING.test(half) && hour === HALF_DAY) ofDay = 0;
  else if (half === '' && !hasMinutes && hour >= 1 && hour <= 6) ofDay = hour + HALF_DAY;
  return ofDay * CLOCK_MINUTES + minute;
}
