/**
 * Numbers as words of the four languages, normalized as `normalizeText` does. "One" is omitted because it is also an article or a
 * pronoun.
 */
const WORDS: Record<number, string> = {
  2: 'two اثنان اثنين اثنتان اثنتين दो دو',
  3: 'three ثلاثه ثلاث तीन تين',
  4: 'four اربعه اربع चार چار',
  5: 'five خمسه خمس पांच पाँच پانچ',
  6: 'six سته ست छह छः چھ',
  7: 'seven سبعه سبع सात سات',
  8: 'eight ثمانيه ثماني ثمان आठ اٹھ آٹھ',
  9: 'nine تسعه تسع नौ نو',
  10: 'ten عشره عشر दस دس',
  11: 'eleven ग्यारह گياره',
  12: 'twelve बारह باره',
  13: 'thirteen तेरह تيره',
  14: 'fourteen चौदह چوده',
  15: 'fifteen पंद्रह پندره',
  16: 'sixteen सोलह سوله',
  17: 'seventeen सत्रह ستره',
  18: 'eighteen अठारह اٹھاره',
  19: 'nineteen उन्नीस انيس',
  20: 'twenty عشرون عشرين बीस بيس',
  25: 'पच्चीस پچيس',
  30: 'thirty ثلاثون ثلاثين तीस تيس',
  40: 'forty اربعون اربعين चालीस چاليس',
  50: 'fifty خمسون خمسين पचास پچاس',
  60: 'sixty ستون ستين साठ ساٹھ',
  70: 'seventy سبعون سبعين सत्तर ستر',
  80: 'eighty ثمانون ثمانين अस्सी اسي',
  90: 'ninety تسعون تسعين नब्बे نوے',
  100: 'hundred مئه مائه सौ سو',
  200: 'مئتان مئتين مائتان مائتين مئتا مئتي',
  300: 'ثلاثمئه ثلاثمائه',
  400: 'اربعمئه اربعمائه',
  500: 'خمسمئه خمسمائه',
  600: 'ستمئه ستمائه',
  700: 'سبعمئه سبعمائه',
  800: 'ثمانمئه ثمانمائه',
  900: 'تسعمئه تسعمائه',
  1000: 'thousand الف الاف हज़ार हजार ہزار هزار',
  2000: 'الفان الفين الفا',
  100_000: 'lakh लाख لاکھ لاكھ',
  1_000_000: 'million مليون ملايين मिलियन ملين',
  10_000_000: 'crore करोड़ करोड کروڑ كروڑ',
};

const VALUES = new Map(
  Object.entries(WORDS).flatMap(([value, words]) =>
    words.split(' ').map((word) => [normalizeWord(word), Number(value)]),
  ),
);
/** These words have another meaning on their own: "give", "thus". */
const AMBIGUOUS = new Set(['दो', 'دو', 'سو', 'نو', 'ست', 'ستر'].map(normalizeWord));
const CONNECTORS = new Set(['and', 'و']);

/** A word normalized for comparison: as `normalizeText`, plus the letters of Urdu that it does not normalize. */
export function normalizeWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u093c]/gu, '')
    .replaceAll(/[ىی]/gu, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll(/[ہۃة]/gu, 'ه')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ـ', '');
}

function valueOf(normalized: string): number | undefined {
  return VALUES.get(normalized) ?? (normalized.startsWith('و') ? VALUES.get(normalized.slice(1)) : undefined);
}

/**
 * The numbers written as words, "two hundred" as one number. `next` is the word after each, for its unit. A word with another
 * meaning counts only beside another number.
 */
export function numbersInWords(words: readonly string[]): { value: number; next: string }[] {
  const found: { value: number; next: string }[] = [];
  let at = 0;
  while (at < words.length) {
    const run: number[] = [];
    let end = at;
    while (end < words.length) {
      const word = words[end] ?? '';
      const value = valueOf(word);
      if (value !== undefined) run.push(value);
      else if (!(run.length > 0 && CONNECTORS.has(word) && valueOf(words[end + 1] ?? '') !== undefined)) break;
      end += 1;
    }
    const isAmbiguous = run.length === 1 && AMBIGUOUS.has(words[at] ?? '');
    if (run.length > 0 && !isAmbiguous) found.push({ value: compose(run), next: words[end] ?? '' });
    at = Math.max(end, at + 1);
  }
  return found;
}

/** "two hundred and fifty thousand": values below a hundred are added, larger values multiply the preceding ones. */
function compose(values: readonly number[]): number {
  let total = 0;
  let current = 0;
  for (const value of values) {
    if (value < 100) current += value;
    else if (value < 1000) current = value === 100 ? Math.max(1, current) * 100 : current + value;
    else {
      total += Math.max(1, current) * value;
      current = 0;
    }
  }
  return total + current;
}
