import { readWrittenNumber } from '@dalil/domain/guide/written-number.ts';
import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import { normalizeWord, numbersInWords } from './number-words.ts';

export type Unit = 'hour' | 'day' | 'week' | 'month' | 'year' | 'person' | 'dollar';
/** A number in a question with the unit written beside it; without one it is an amount of money or a count. */
export type Quantity = { value: number; unit: Unit | null };

/** The words of units, in the four languages and in Latin letters, as `normalizeWord` writes them. */
const UNIT_WORDS: Record<Unit, string> = {
  hour: 'hour hours hr hrs ساعة ساعه ساعات घंटा घंटे घंटों घण्टे گھنٹہ گھنٹے گھنٹوں ghanta ghante ghanton sa3a sa3at',
  day: 'day days يوم يوما ايام أيام दिन दिनों دن دنوں din dino yom yoom youm ayam ayyam',
  week: 'week weeks اسبوع اسابيع أسبوع أسابيع हफ्ते हफ़्ते हफ्ता ہفتے ہفتہ hafte hafta',
  month:
    'month months mnths شهر شهور اشهر أشهر महीने महीना माह महीनों مہینے مہینہ ماہ mahine mahina maheene mahinay shahr shohoor shuhoor',
  year: 'year years yr yrs سنة سنوات سنين عام اعوام أعوام साल वर्ष سال برس saal sal baras sana snawat',
  person:
    'people persons person adults adult pax friends لوگ لوگوں افراد بندے लोग लोगों व्यक्ति log logon bande اشخاص أشخاص شخص افراد أفراد انفار',
  dollar: 'dollar dollars usd us دولار دولارا دولارات डॉलर डालर ڈالر ڈالرز',
};
/** Arabic has words for two of a unit. */
const DUALS: Record<string, Quantity> = {
  ساعتين: { value: 2, unit: 'hour' },
  شخصين: { value: 2, unit: 'person' },
  لشخصين: { value: 2, unit: 'person' },
  يومين: { value: 2, unit: 'day' },
  اسبوعين: { value: 2, unit: 'week' },
  شهرين: { value: 2, unit: 'month' },
  سنتين: { value: 2, unit: 'year' },
  عامين: { value: 2, unit: 'year' },
};
const SINGLE: Record<string, Quantity> = {
  monthly: { value: 1, unit: 'month' },
  weekly: { value: 1, unit: 'week' },
  yearly: { value: 1, unit: 'year' },
  annual: { value: 1, unit: 'year' },
  mahana: { value: 1, unit: 'month' },
  شهري: { value: 1, unit: 'month' },
  شهرية: { value: 1, unit: 'month' },
  اسبوعي: { value: 1, unit: 'week' },
  اسبوعية: { value: 1, unit: 'week' },
  سنوي: { value: 1, unit: 'year' },
  मासिक: { value: 1, unit: 'month' },
  साप्ताहिक: { value: 1, unit: 'week' },
  ماہانہ: { value: 1, unit: 'month' },
  شهر: { value: 1, unit: 'month' },
  اسبوع: { value: 1, unit: 'week' },
};
const MULTIPLIER_WORDS: Record<number, string> = {
  1_000: 'k thousand hazaar hazar hzar alf aalaf alaf الف الاف हज़ार हजार ہزار',
  100_000: 'lakh lakhs lac lacs लाख لاکھ',
  1_000_000: 'm million millions mn mln مليون ملايين मिलियन ملین',
  10_000_000: 'crore करोड़ کروڑ',
};
/** Small numbers in Latin letters, as Hindi and Urdu are typed, and "two", which means "give" as well. */
const ROMANISED: Record<string, number> = {
  do: 2,
  दो: 2,
  دو: 2,
  teen: 3,
  tin: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  chhe: 6,
  che: 6,
  chay: 6,
  saat: 7,
  sat: 7,
  aath: 8,
  ath: 8,
  nau: 9,
  das: 10,
  pandrah: 15,
  bees: 20,
  bis: 20,
  pachees: 25,
  tees: 30,
  chalis: 40,
  pachas: 50,
  sau: 100,
};

const lookup = <Value>(words: Record<string, string>, read: (key: string) => Value) =>
  new Map(
    Object.entries(words).flatMap(([key, list]) =>
      list.split(' ').map((word) => [normalizeWord(word), read(key)] as const),
    ),
  );
const UNITS = lookup(UNIT_WORDS, (unit) => unit as Unit);
const MULTIPLIERS = lookup(MULTIPLIER_WORDS, Number);
const DUAL_WORDS = new Map(Object.entries(DUALS).map(([word, value]) => [normalizeWord(word), value]));
const SINGLE_WORDS = new Map(Object.entries(SINGLE).map(([word, value]) => [normalizeWord(word), value]));

const SMALL_NUMBERS = new Map(Object.entries(ROMANISED).map(([word, value]) => [normalizeWord(word), value]));

const MAX_NUMBER_WORDS = 4;

/** Words between a number and its unit. */
const BETWEEN = new Set(
  ['a', 'an', 'per', 'each', 'every', 'في', 'كل', 'हर', 'प्रति', 'ہر', 'فی', 'har'].map(normalizeWord),
);

/** The Arabic "and" is written to its word. */
const JOINED_AND = /^و/u;

/** Digits with their separators, or a word. A unit can be written to its number: "90days". */
const TOKEN = /\p{Nd}[\p{Nd},٬٫.]*\p{Nd}|\p{Nd}|[\p{L}\p{M}]+/gu;

/** The quantities in a question, in order. "1 lakh 20 thousand" is one number. Ordinals, dates and times are not told apart. */
export function readQuantities(text: string): Quantity[] {
  const tokens = (normalizeDigits(text).match(TOKEN) ?? []).map(normalizeWord);
  const found: Quantity[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    const known = DUAL_WORDS.get(token) ?? DUAL_WORDS.get(token.replace(JOINED_AND, ''));
    if (known) found.push(known);
    const number = known ? null : readNumber(tokens, at);
    if (number === null) {
      const single = SINGLE_WORDS.get(token);
      if (single) found.push(single);
      at += 1;
      continue;
    }
    at = number.end;
    // "6 thousand a month"
    const isApart = BETWEEN.has(tokens[at] ?? '') && UNITS.has(tokens[at + 1] ?? '');
    const unit = UNITS.get(tokens[isApart ? at + 1 : at] ?? '') ?? null;
    if (unit) at += isApart ? 2 : 1;
    found.push({ value: number.value, unit });
  }
  return found;
}

/** The number that begins at a token: digits or words, with multipliers, and smaller parts that follow directly. */
function readNumber(tokens: readonly string[], from: number): { value: number; end: number } | null {
  let total = 0;
  let end = from;
  let least = Number.POSITIVE_INFINITY;
  while (end < tokens.length) {
    const part = simpleNumber(tokens, end);
    if (part === null) break;
    const factor = MULTIPLIERS.get(tokens[part.end] ?? '') ?? 1;
    const value = part.value * factor;
    // The next number belongs to this one only if it fills up smaller places.
    if (total > 0 && (factor === 1 ? least === 1 || value >= least : factor >= least)) break;
    total += value;
    least = factor;
    end = factor === 1 ? part.end : part.end + 1;
    if (factor === 1) break;
  }
  return end === from ? null : { value: total, end };
}

function simpleNumber(tokens: readonly string[], at: number): { value: number; end: number } | null {
  const token = tokens[at] ?? '';
  if (/^\p{Nd}/u.test(token)) {
    const value = readWrittenNumber(token);
    return value === null ? null : { value, end: at + 1 };
  }
  const isCounting = UNITS.has(tokens[at + 1] ?? '') || MULTIPLIERS.has(tokens[at + 1] ?? '');
  const latin = isCounting ? SMALL_NUMBERS.get(token) : undefined;
  if (latin !== undefined) return { value: latin, end: at + 1 };
  let end = at + 1;
  while (end < tokens.length && isOneNumber(tokens.slice(at, end + 1))) end += 1;
  const [word] = numbersInWords(tokens.slice(at, end));
  // A thousand alone is a multiplier.
  return word && word.value < 1000 ? { value: word.value, end } : null;
}

/** Whether all of these words together are one number: "two hundred". */
function isOneNumber(words: readonly string[]): boolean {
  if (words.length > MAX_NUMBER_WORDS || MULTIPLIERS.has(words.at(-1) ?? '')) return false;
  const found = numbersInWords(words);
  return found.length === 1 && found[0]?.next === '' && numbersInWords(words.slice(-1)).length === 1;
}
