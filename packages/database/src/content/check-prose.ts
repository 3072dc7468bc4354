import { factIdsIn } from '@dalil/domain/guide/document.ts';
import type { ContentFault, StartingContent } from './starting-content.ts';
import { textLeaves } from './text-leaves.ts';

const TOKEN = /\{\{[^{}]+\}\}/g;
/** Stands for a token while numbers are looked for. */
const BLANK = '\u0000';

const COUNT = 'two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|ninety|hundred';
const ARABIC_COUNT = 'ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة|عشرون|عشرين|خمسون|خمسين|مئة|مائة|ألف';
const HINDI_COUNT = 'दो|तीन|चार|पाँच|छह|सात|आठ|नौ|दस|बीस|पचास|सौ';
const URDU_COUNT = 'دو|تین|چار|پانچ|چھ|سات|آٹھ|نو|دس|بیس|پچاس|سو';
const MONEY_WORD = '(?:AED|Dhs?|dirhams?|fils)(?!\\p{L})|دراهم|درهما|درهم|فلس|दिरहम|फ़िल्स|درہم|دولار|डॉलर|ڈالر';
const PERCENT_WORD = '%|٪|percent|per cent|بالمئة|بالمائة|في المئة|في المائة|प्रतिशत|फ़ीसदी|فیصد';

/** Numbers that can change must be facts. 100 fils in a dirham is arithmetic; years, levels and the like are history. */
const FORBIDDEN: readonly [RegExp, string][] = [
  [/\b(?:AED|Dhs?)\s*\d/i, 'amount of money'],
  [new RegExp(`(?!100\\s)(?<![\\d.,])\\d[\\d,.]*\\s*(?:${MONEY_WORD})`, 'iu'), 'amount of money'],
  [new RegExp(`\\b(?:${COUNT})\\s+(?:thousand\\s+)?dirhams?\\b`, 'i'), 'amount of money in words'],
  [new RegExp(`(?:${ARABIC_COUNT})\\s+(?:درهم|دراهم)`), 'amount of money in words'],
  [new RegExp(`(?<!\\p{L})(?:${HINDI_COUNT})\\s+दिरहम`, 'u'), 'amount of money in words'],
  [new RegExp(`(?<!\\p{L})(?:${URDU_COUNT})\\s+درہم`, 'u'), 'amount of money in words'],
  [/\bUSD\s*\d|\d\s*USD\b|[$€£]\s*\d/, 'amount of money'],
  [new RegExp(`\\d\\s*(?:${PERCENT_WORD})`, 'i'), 'percentage'],
  [new RegExp(`\\b(?:${COUNT})\\s+(?:percent|per cent)`, 'i'), 'percentage in words'],
  [/(?<![\d.,])(?:999|998|997|996|991|901|7275)(?![\d.,]\d|\d)/, 'telephone number'],
  [/(?<!\d)(?:800|600|04)[ -]?\d{3,}/, 'telephone number'],
  [/\+971/, 'telephone number'],
  [
    new RegExp(`(?:${MONEY_WORD})\\s*${BLANK}|${BLANK}\\s*(?:${MONEY_WORD}|${PERCENT_WORD})`, 'iu'),
    'unit beside a fact',
  ],
  [/[٠-٩۰-۹०-९]/, 'digits that are not Latin'],
  [/<\/?[a-z]/i, 'HTML'],
];

/** A hidden fact shows only a link, which reads well after a colon, an opening bracket, in a table cell or alone. */
function standsWell(before: string): boolean {
  return before.trim() === '' || /(?:[:：]\s|\(|\|\s|\n)$/.test(before);
}

function misplaced(text: string, hidden: ReadonlySet<string>): string[] {
  return Array.from(text.matchAll(TOKEN)).flatMap((match) => {
    const [id = ''] = factIdsIn(match[0]);
    const isWrong = hidden.has(id) && !standsWell(text.slice(0, match.index));
    return isWrong ? [`the hidden fact ${id} stands inside a sentence`] : [];
  });
}

/** `names` are those of places that read like an amount: the restaurant 3 Fils. */
function numbersIn(text: string, names: readonly string[] = []): string[] {
  const plain = names.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(TOKEN, BLANK));
  const faults = /\{\{|\}\}/.test(plain) ? ['a broken token'] : [];
  for (const [pattern, what] of FORBIDDEN) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const around = plain.slice(Math.max(0, found.index - 20), found.index + found[0].length + 20);
    faults.push(`${what}: …${around.replaceAll(BLANK, '{{…}}').replace(/\s+/g, ' ')}…`);
  }
  return faults;
}

/** Prose: no number that can change, no unit beside a fact, hidden facts only where a link reads well. */
export function checkProse({ items, facts }: StartingContent): ContentFault[] {
  const names = items
    .filter(({ kind }) => kind === 'place')
    .flatMap(({ texts }) => Object.values(texts).map(({ title }) => title))
    .filter((title) => numbersIn(title).length > 0);
  const hidden = new Set(facts.filter(({ fact }) => !fact.isShown).map(({ fact }) => fact.id));
  return items.flatMap(({ path, kind, texts }) =>
    Object.entries(texts).flatMap(([locale, { title, summary, body }]) =>
      // The name of a place is a name, whatever it counts.
      [...textLeaves(kind === 'place' ? { summary, body } : { title, summary, body })].flatMap((leaf) =>
        [...numbersIn(leaf.text, names), ...misplaced(leaf.text, hidden)].map((message) => ({
          path,
          message: `${locale}.${leaf.path}: ${message}`,
        })),
      ),
    ),
  );
}
