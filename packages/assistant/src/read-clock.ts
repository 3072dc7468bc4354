import { normalizeDigits } from '@dalil/domain/language/digits.ts';

const CLOCK_MINUTES = 60;
const HALF_DAY = 12;

/** Marks of morning, of the rest of the day and of the hours after midnight beside an hour, with the words between. */
const MORNING_WORDS =
  'a\\.?m\\.?|in the morning|صباحا|صباحاً|الصبح|الفجر|सुबह|तड़के|صبح|subah|subha|subh|(?:el |al )?sob7|(?:el |al )?fajr';
const NIGHT_WORDS = 'at night|ليلا|بالليل|في الليل|الليل|रात|رات|raat|rat|(?:el |bel |bil )?leil|belleil';
const AFTERNOON_WORDS =
  'p\\.?m\\.?|in the afternoon|in the evening|tonight|مساء|مساءً|المسا|العصر|عصرا|الظهر|ظهرا|المغرب|العشا|शाम|दोपहर|شام|دوپہر|shaam|sham|dopahar|dopeher|(?:el |al )?3asr|(?:el |al )?masa|(?:el |al )?do[h7]r|(?:el |al )?maghrib';
const MORNING = new RegExp(`^(?:morning|${MORNING_WORDS})`, 'iu');
const NIGHT = new RegExp(`^(?:${NIGHT_WORDS})`, 'iu');
const EVENING = new RegExp(`^(?:${AFTERNOON_WORDS}|${NIGHT_WORDS})`, 'iu');
/** "On Sunday morning at 6". */
const SOMEWHERE_MORNING = new RegExp(`(?<![\\p{L}\\p{M}])(?:morning|${MORNING_WORDS})(?![\\p{L}\\p{M}])`, 'iu');
const HALVES = `${MORNING_WORDS}|${AFTERNOON_WORDS}|${NIGHT_WORDS}`;

const WRITTEN = new RegExp(
  `(?:(?<before>${HALVES})\\s+(?:को\\s+|کو\\s+|ko\\s+|के\\s+|کے\\s+)?)?(?<![\\d.,:])(?<hour>\\d{1,2})(?:[:.](?<minute>\\d{2}))?(?![\\d:])\\s*(?<after>(?:${HALVES})(?![\\p{L}\\p{M}]))?\\s*(?<oclock>o['’]?clock|बजे|بجے|baje|bje|bajay|bajey|bajy)?`,
  'giu',
);
/** The text before an hour without a mark. */
const AT = /(?:\bat|الساعة|الساعه|ساعة|ساعه|\b(?:el |al |es)?sa[3a]a|\bel sa3a)\s*$/iu;

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
    const half = before ?? after ?? SOMEWHERE_MORNING.exec(normalized)?.[0] ?? '';
    const time = minuteOfDay(Number(hour), Number(minute ?? 0), half, minute !== undefined);
    if (time !== null) return time;
  }
  return null;
}

function minuteOfDay(hour: number, minute: number, half: string, hasMinutes: boolean): number | null {
  if (hour > 24 || minute >= CLOCK_MINUTES) return null;
  let ofDay = hour % 24;
  if (EVENING.test(half) && hour < HALF_DAY) {
    // "12 at night" and "1 at night" are hours after midnight.
    const isAfterMidnight = NIGHT.test(half) && hour <= 4;
    ofDay = isAfterMidnight ? hour : hour + HALF_DAY;
  } else if (NIGHT.test(half) && hour === HALF_DAY) ofDay = 0;
  else if (MORNING.test(half) && hour === HALF_DAY) ofDay = 0;
  else if (half === '' && !hasMinutes && hour >= 1 && hour <= 6) ofDay = hour + HALF_DAY;
  return ofDay * CLOCK_MINUTES + minute;
}
