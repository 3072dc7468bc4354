import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import { LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { normalizeWord, numbersInWords } from './number-words.ts';

/**
 * A number, time, date, telephone number or address stated in a text. `keys` are the forms in which a source may state the same
 * value, a number with its unit where that is known: money, percent, days.
 */
export type StatedValue = {
  kind: 'number' | 'time' | 'date' | 'phone' | 'address';
  keys: readonly string[];
  /** The value may be another word. It counts in a source but is not required in a checked sentence. */
  isLoose?: boolean;
};

const CURRENCIES: Record<string, string> = {
  AED: 'aed dh dhs dirham dirhams درهم دراهم درهما د.إ दिरहम درہم',
  USD: '$ usd dollar dollars دولار دولارا डॉलर ڈالر',
  EUR: '€ eur euro euros يورو यूरो یورو',
  GBP: '£ gbp pound pounds جنيه पाउंड پاؤنڈ',
  RUPEE: '₹ inr pkr rs rupee rupees روبيه रुपये रुपया रुपए روپے روپیہ',
};
const UNITS: Record<string, string> = {
  percent: '% ٪ percent بالمئه بالمائه प्रतिशत فیصد فيصد',
  minute: 'minute minutes min mins دقيقه دقائق मिनट منٹ',
  hour: 'hour hours hr hrs ساعه ساعات घंटा घंटे घंटों گھنٹہ گھنٹے گھنٹوں',
  day: 'day days يوم ايام يوما दिन दिनों دن دنوں',
  week: 'week weeks اسبوع اسابيع اسبوعا सप्ताह हफ्ते हफ़्ते ہفتہ ہفتے',
  month: 'month months شهر اشهر شهرا شهور महीना महीने महीनों माह مہینہ مہینے ماہ',
  year: 'year years سنه سنوات عام اعوام عاما वर्ष साल سال',
  km: 'km kilometre kilometres kilometer kilometers كيلومتر كم किमी किलोमीटर کلومیٹر',
};
/** Arabic writes "two days" as one word. */
const DUALS: Record<string, string> = {
  minute: 'دقيقتان دقيقتين',
  hour: 'ساعتان ساعتين',
  day: 'يومان يومين',
  week: 'اسبوعان اسبوعين',
  month: 'شهران شهرين',
  year: 'سنتان سنتين عامان عامين',
  AED: 'درهمان درهمين',
};

const table = (words: Record<string, string>) =>
  new Map(Object.entries(words).flatMap(([id, list]) => list.split(' ').map((word) => [normalizeWord(word), id])));
const UNIT_OF_WORD = new Map([...table(CURRENCIES), ...table(UNITS)]);
const DUAL_OF_WORD = table(DUALS);
const MONEY = new Set(Object.keys(CURRENCIES));
type DateName = { kind: 'month' | 'weekday'; at: number; isLoose: boolean };
const DATE_NAMES = dateNames();
/** Months and weekdays that also have another meaning. */
const OTHER_WORDS = ['may', 'ہفتہ', 'پیر', 'مارس'].map(normalizeWord);

/** The names of months and weekdays in the four languages, normalized. Short ones may be other words ("sun", "mar"). */
function dateNames(): Map<string, DateName> {
  const names = new Map<string, DateName>();
  for (const style of ['short', 'long'] as const) {
    for (const locale of LOCALES) {
      const { format } = LOCALE_INFO[locale];
      const monthName = new Intl.DateTimeFormat(format, { month: style, timeZone: 'UTC' });
      const weekdayName = new Intl.DateTimeFormat(format, { weekday: style, timeZone: 'UTC' });
      const add = (name: string, kind: DateName['kind'], at: number) =>
        names.set(normalizeWord(name.replaceAll(/[^\p{L}\p{M}]/gu, '')), { kind, at, isLoose: style === 'short' });
      for (let at = 1; at <= 12; at++) add(monthName.format(Date.UTC(2024, at - 1, 15)), 'month', at);
      for (let at = 1; at <= 7; at++) add(weekdayName.format(Date.UTC(2024, 0, at)), 'weekday', at);
    }
  }
  return names;
}

/** Whether a normalized word names a month or a weekday. */
export function isDateName(word: string): boolean {
  return DATE_NAMES.has(word);
}

const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}_.+-]+@[\w-]+(?:\.[\w-]+)+|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?:\/\S*)?/giu;
const ISO_DATE = /\b(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})\S*)?/g;
const TIME =
  /(?<![\d:.])(\d{1,2}):(\d{2})(?!\d)\s*(a\.?m\.?|p\.?m\.?|ص|م)?(?![\p{L}\p{M}])|(?<![\d:.,])(\d{1,2})\s*(a\.?m\.?|p\.?m\.?)(?![\p{L}\p{M}])/giu;
const PHONE = /(?:\+\d|(?<!\d)0\d|(?<!\d)800)[\d\s\-()\u00a0]{4,}\d|(?<!\d)\d{7,}/g;
const GROUPED = String.raw`\d{1,3}(?:[,٬’'\u00a0\u202f]\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const NUMBER = new RegExp(GROUPED, 'gu');
const WORD = /[\p{L}\p{M}]+(?:\.\p{L}+)?|[$€£₹%٪]/gu;
const MARKS_OF_DIRECTION = /[\u200e\u200f\u061c\u2066-\u2069]/g;

/** Every number, time, date, telephone number and address in a text, in the digits and words of the four languages. */
export function statedValues(text: string): StatedValue[] {
  const found: StatedValue[] = [];
  let rest = normalizeDigits(text.replaceAll(MARKS_OF_DIRECTION, ''));
  /** Parsed text is blanked so that it is not parsed again as something else. */
  const take = (pattern: RegExp, read: (match: RegExpExecArray) => StatedValue[] | null) => {
    rest = rest.replaceAll(pattern, (...parts: unknown[]) => {
      const groups = parts.slice(
        0,
        parts.findIndex((part) => typeof part === 'number'),
      );
      const values = read(groups as unknown as RegExpExecArray);
      if (values === null) return String(parts[0]);
      found.push(...values);
      return ' '.repeat(String(parts[0]).length);
    });
  };
  take(ADDRESS, ([address]) => [{ kind: 'address', keys: [`u:${bareAddress(address)}`] }]);
  take(ISO_DATE, ([, year, month, day, hour, minute]) => [
    number(Number(year)),
    date(Number(month), Number(day)),
    ...(hour === undefined ? [] : [time(Number(hour), Number(minute), undefined)]),
  ]);
  take(TIME, ([, hour, minute, mark, bareHour, bareMark]) => {
    const [h, m] = [Number(hour ?? bareHour), Number(minute ?? 0)];
    return h > 24 || m > 59 ? null : [time(h, m, mark ?? bareMark)];
  });
  take(PHONE, ([phone = '']) => {
    const digits = phone.replaceAll(/\D/g, '');
    return digits.length < 7 ? null : [{ kind: 'phone', keys: phoneKeys(digits) }];
  });
  const tokens = tokensOf(rest);
  found.push(...datesWithNames(tokens), ...numbersWithUnits(rest, tokens));
  return found;
}

const number = (value: number, unit?: string): StatedValue => ({
  kind: 'number',
  keys: unit === undefined ? [`n:${value}`] : [`n:${value}:${unit}`],
});

const date = (month: number, day: number): StatedValue => ({ kind: 'date', keys: [`d:${month}-${day}`] });

/** A clock time without "am" or "pm" matches both. */
function time(hour: number, minute: number, mark: string | undefined): StatedValue {
  const isLate = mark !== undefined && /^[pم]/iu.test(mark);
  const isEarly = mark !== undefined && /^[aص]/iu.test(mark);
  const hours = isLate ? [(hour % 12) + 12] : isEarly ? [hour % 12] : hour <= 12 ? [hour, (hour % 12) + 12] : [hour];
  return { kind: 'time', keys: hours.map((one) => `t:${(one % 24) * 60 + minute}`) };
}

function phoneKeys(digits: string): string[] {
  const national = digits.replace(/^(?:00)?971/, '').replace(/^0+/, '');
  return [`p:${national}`, `n:${Number(digits)}`];
}

function bareAddress(address = ''): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?)\]}؟۔،]+$/u, '')
    .replace(/\/$/, '');
}

type Token = { start: number; end: number; word?: string; value?: number; isDay?: boolean };

function tokensOf(text: string): Token[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word: normalizeWord(word),
  }));
  const numbers = Array.from(text.matchAll(NUMBER), ({ 0: digits, index }) => ({
    start: index,
    end: index + digits.length,
    value: Number(digits.replaceAll(/[^\d.]/g, '')),
  }));
  return [...words, ...numbers].toSorted((a, b) => a.start - b.start);
}

const RANGE_WORDS = new Set(['to', 'and', 'الي', 'و', 'से', 'और', 'سے', 'تا', 'اور'].map(normalizeWord));

/** "2 December", "December 2nd", "2–5 December", and names of weekdays and months. Numbers that are days are marked. */
function datesWithNames(all: readonly Token[]): StatedValue[] {
  const tokens = all.filter(({ word }) => !/^(?:st|nd|rd|th|of)$/.test(word ?? ''));
  return tokens.flatMap(({ word = '' }, at): StatedValue[] => {
    const name = DATE_NAMES.get(word);
    if (name === undefined) return [];
    const isLoose = name.isLoose || OTHER_WORDS.includes(word);
    if (name.kind === 'weekday') return [{ kind: 'date', keys: [`w:${name.at}`], isLoose }];
    const days = daysBeside(tokens, at);
    if (days.length === 0) return [{ kind: 'date', keys: [`m:${name.at}`], isLoose }];
    for (const day of days) day.isDay = true;
    return days.flatMap(({ value }) => (value === undefined ? [] : [date(name.at, value)]));
  });
}

/** The days of the month before or after its name. */
function daysBeside(tokens: readonly Token[], at: number): Token[] {
  const dayAt = (index: number): Token[] => {
    const token = tokens[index];
    return token?.value !== undefined && token.value >= 1 && token.value <= 31 ? [token] : [];
  };
  const before = dayAt(at - 1);
  if (before.length === 0) return dayAt(at + 1);
  const isRange = RANGE_WORDS.has(tokens[at - 2]?.word ?? '');
  return [...before, ...dayAt(isRange ? at - 3 : at - 2)];
}

const BETWEEN = /^\s*(?:[-–—/]|to|and|or|الي|و|او|से|और|या|سے|تا|اور|يا)?\s*$/u;

function numbersWithUnits(text: string, tokens: readonly Token[]): StatedValue[] {
  const unitBeside = (at: number): string | undefined => {
    const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    const next = after?.word === undefined ? undefined : UNIT_OF_WORD.get(after.word);
    if (next !== undefined) return next;
    const previous = before?.word === undefined ? undefined : UNIT_OF_WORD.get(before.word);
    if (previous !== undefined && MONEY.has(previous) && isClose(text, before, token)) return previous;
    return undefined;
  };
  const units = tokens.map((token, at) => (token.value === undefined ? undefined : unitBeside(at)));
  // "50 to 100 days": both ends have the same unit.
  for (const step of [1, -1]) {
    tokens.forEach((token, at) => {
      if (token.value === undefined || units[at] !== undefined) return;
      for (const other of [at + step, at + 2 * step]) {
        const neighbour = tokens[other];
        if (neighbour?.value === undefined) continue;
        const [first, last] = step > 0 ? [token, neighbour] : [neighbour, token];
        if (units[other] !== undefined && BETWEEN.test(normalizeWord(text.slice(first.end, last.start))))
          units[at] = units[other];
      }
    });
  }
  const duals = tokens.flatMap(({ word }) => {
    const unit = word === undefined ? undefined : DUAL_OF_WORD.get(word);
    return unit === undefined ? [] : [number(2, unit)];
  });
  const inWords = numbersInWords(tokens.map(({ word }) => word ?? '')).map(({ value, next }) =>
    number(value, UNIT_OF_WORD.get(next)),
  );
  const inDigits = tokens.flatMap(({ value, isDay }, at) =>
    value === undefined || isDay === true ? [] : [number(value, units[at])],
  );
  return [...inDigits, ...inWords, ...duals];
}

function isClose(text: string, first: Token | undefined, second: Token | undefined): boolean {
  return first !== undefined && second !== undefined && text.slice(first.end, second.start).trim() === '';
}

/** The values a source states, ready for lookup: a number also without its unit, a date also by its month and its day. */
export function knownValues(text: string): ReadonlySet<string> {
  const known = new Set<string>();
  for (const key of statedValues(text).flatMap(({ keys }) => keys)) {
    known.add(key);
    const [kind, value = '', unit] = key.split(':');
    if (kind === 'n') known.add(unit === undefined ? `n:${value}:bare` : `n:${value}`);
    if (kind === 'd') {
      const [month, day] = value.split('-');
      known.add(`m:${month}`).add(`n:${day}`);
    }
  }
  return known;
}

/** Whether a source states a value. Money and percent match only with their unit, other units also where the source has none. */
export function isKnown({ keys, isLoose }: StatedValue, known: ReadonlySet<string>): boolean {
  if (isLoose === true) return true;
  return keys.some((key) => {
    if (known.has(key)) return true;
    const [kind, value, unit] = key.split(':');
    return kind === 'n' && unit !== undefined && !MONEY.has(unit) && unit !== 'percent' && known.has(`n:${value}:bare`);
  });
}
