import { normalizeDigits } from '@dalil/domain/language/digits.ts';
import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { AnswerGuide, GuideFact } from '../answer-guide.ts';
import type { TopicId } from '../classifier/topics.ts';
import { addBlock, citeFact, citeTool, claim, type Draft } from '../draft.ts';
import { formatMessage } from '../messages/messages.ts';
import { type Quantity, readQuantities, type Unit } from '../read-quantities.ts';
import { writeNumber } from '../write-dates.ts';

/** A computed line: its calculation and what that gives, the result in dirhams after limits, and the facts it is made of. */
type Sum = { expression: string; exact: number; result: number; facts: readonly GuideFact[] };
type SumInput = {
  text: string;
  quantities: readonly Quantity[];
  fact: (id: string) => GuideFact | undefined;
  /** Whether the question is about a furnished home. */
  isFurnished: boolean;
  /** Whether the way back counts too. */
  isReturn: boolean;
  /** Whether the share of one month is requested. */
  isMonthly: boolean;
  /** Whether the amount itself is one of a month, so that it is no yearly rent. */
  isMonthlyAmount: boolean;
  locale: Locale;
};
type Rule = { facts: readonly string[]; compute: (input: SumInput) => Sum | null };

const DAYS: Partial<Record<Unit, number>> = { day: 1, week: 7, month: 30 };
const MAX_DAYS = 3_660;
/** Smaller numbers are not the price or rent of a home. */
const MIN_AMOUNT = 5_000;
const MIN_PAY = 500;
const MAX_COUNT = 200;
const MAX_YEARS = 60;
const MONTH_DAYS = 30;
const DAY_HOURS = 24;
const YEAR_MONTHS = 12;

/** What the guide can compute, by topic. Prices that depend on a time or on zones are left to the tools that read these. */
const RULES: Partial<Record<TopicId, readonly Rule[]>> = {
  overstay: [{ facts: ['visa.overstay.daily-fine'], compute: (input) => perDay(input, 'visa.overstay.daily-fine') }],
  'emirates-id': [
    {
      facts: ['eid.late.daily', 'eid.late.grace', 'eid.late.cap'],
      compute: (input) => perDay(input, 'eid.late.daily', { grace: 'eid.late.grace', cap: 'eid.late.cap' }),
    },
  ],
  'buying-costs': [share('buy.transfer-fee')],
  'buying-steps': [share('buy.transfer-fee')],
  'down-payment': [share('buy.down-payment', { upTo: 'buy.down-payment.limit' })],
  'rent-agent': [share('rent.agency.share', { min: 'rent.agency.minimum' })],
  'rent-deposit': [deposit()],
  'rental-dispute': [share('rdc.fee.share', { min: 'rdc.fee.min', max: 'rdc.fee.max' })],
  'housing-fee': [monthly(share('housing-fee.tenant'))],
  gratuity: [{ facts: ['gratuity.early', 'gratuity.late', 'gratuity.switch', 'gratuity.minimum'], compute: gratuity }],
  currency: [times('money.peg', 'dollar')],
  parking: [
    perHour('parking.lowest.price'),
    perHour('parking.standard.peak-price'),
    perHour('parking.premium.peak-price'),
  ],
  'metro-fare': [
    fare('nol.fare.silver.one-zone'),
    fare('nol.fare.silver.two-zones'),
    fare('nol.fare.silver.three-zones'),
  ],
  abra: [times('abra.fare', 'person', { isTrip: true })],
  tram: [times('tram.fare', 'person', { isTrip: true })],
};

/** Adds what can be computed from the quantities of a question on a topic. Returns whether there was any. */
export async function addSums(topic: TopicId, text: string, guide: AnswerGuide, draft: Draft): Promise<boolean> {
  return addSumsOf(RULES[topic] ?? [], text, guide, draft);
}

/** The same by the rules that use a fact. */
export async function addSumsWith(factId: string, text: string, guide: AnswerGuide, draft: Draft): Promise<boolean> {
  const rules = new Set(
    Object.values(RULES)
      .flat()
      .filter(({ facts }) => facts.includes(factId)),
  );
  return addSumsOf([...rules], text, guide, draft);
}

async function addSumsOf(rules: readonly Rule[], text: string, guide: AnswerGuide, draft: Draft): Promise<boolean> {
  const quantities = readQuantities(text);
  if (rules.length === 0 || (quantities.length === 0 && !RETURN.test(text))) return false;
  const read = await guide.facts([...new Set(rules.flatMap(({ facts }) => facts))], draft.locale);
  const isFurnished = FURNISHED.test(text) && !UNFURNISHED.test(text);
  const fact = (id: string) => read.find((one) => one.id === id && one.text !== null);
  const input = {
    text,
    quantities,
    fact,
    isFurnished,
    isReturn: RETURN.test(text),
    isMonthly: MONTHLY.test(text),
    isMonthlyAmount: MONTHLY_AMOUNT.test(text),
    locale: draft.locale,
  };
  const sums = rules.flatMap(({ compute }) => compute(input) ?? []);
  addBlock(
    draft,
    'paragraph',
    sums.map(({ expression, exact, result, facts }) => {
      const money = (amount: number) => writeDirhams(amount, draft.locale);
      const value = `${expression} = ${money(exact)}${result === exact ? '' : ` → ${money(result)}`}`;
      const label = facts[0]?.label ?? '';
      return claim(formatMessage(draft.messages.fact, { label, value }), [
        ...facts.map((one) => citeFact(draft, one)),
        citeTool(draft, 'sum'),
      ]);
    }),
  );
  return sums.length > 0;
}

/** The number of a value. A duration counts in its own unit: 30 for `P30D`. */
function numberOf(fact: GuideFact | undefined): number | null {
  if (typeof fact?.value === 'number') return fact.value;
  const [, number] =
    fact?.type === 'duration' ? (/^P(\d+)[DYM]$/u.exec(JSON.stringify(fact.value).slice(1, -1)) ?? []) : [];
  return number === undefined ? null : Number(number);
}

/** A number that can be a sum of money. "80 thousand a year" has a unit behind it. */
function amountOf(quantities: readonly Quantity[], least: number): number | undefined {
  return quantities.find(({ value, unit }) => (unit === null || unit === 'year') && value >= least)?.value;
}

const RETURN =
  /\b(?:return|round ?trip|both ways|there and back|back and forth)\b|ذهاب(?:ا)? و|رايح جاي|رايح راجع|वापस|आना-?जाना|आने-?जाने|जाने-?आने|واپس|آنے جانے|جانے آنے|آنا جانا|\b(?:wapas|wapis|aana jaana|ana jana|aane jaane|anay janay|jane aane)\b/iu;
const MONTHLY =
  /\b(?:per month|a month|each month|every month|monthly)\b|شهري|في الشهر|بالشهر|كل شهر|महीने|मासिक|महीना|مہینے|ماہانہ|مہینہ|\b(?:mahine|mahina|mahinay|mahana)\b/iu;
/** A month written right behind a number and its currency: "6000 monthly". */
const MONTHLY_AMOUNT = new RegExp(
  `\\p{Nd}[\\p{Nd},٬]*\\s*(?:k|thousand|aed|dhs?|dirhams?|الف|درهما?|हज़ार|दिरहम|ہزار|درہم|hazar|hazaar)?\\s*(?:${MONTHLY.source})`,
  'iu',
);
const FURNISHED = /furnish|مفروش|फर्निश|फ़र्निश|فرنشڈ|فرنشد/iu;
const UNFURNISHED = /un-?furnish|غير مفروش|بدون فرش|बिना फ|अनफ|بغیر فر|ان فرنشڈ/iu;

/** Days at a daily rate, after free days and up to a cap. */
function perDay(
  { quantities, fact, locale }: SumInput,
  id: string,
  limits: { grace?: string; cap?: string } = {},
): Sum | null {
  const rate = fact(id);
  const value = numberOf(rate);
  const days = daysOf(quantities);
  if (!rate || value === null || days === null || days > MAX_DAYS) return null;
  const grace = limits.grace ? fact(limits.grace) : undefined;
  const cap = limits.cap ? fact(limits.cap) : undefined;
  const free = numberOf(grace) ?? 0;
  const exact = Math.max(0, days - free) * value;
  const result = Math.min(exact, numberOf(cap) ?? Number.POSITIVE_INFINITY);
  const count = free > 0 ? `(${writeNumber(days, locale)} − ${writeNumber(free, locale)})` : writeNumber(days, locale);
  return {
    expression: `${days > free ? count : writeNumber(0, locale)} × ${writeDirhams(value, locale)}`,
    exact,
    result,
    facts: [rate, ...(grace ? [grace] : []), ...(result < exact && cap ? [cap] : [])],
  };
}

/** The days of a question. Null if it names several: "my 30 day visa ended 5 days ago". "3 months (90 days)" is one length. */
function daysOf(quantities: readonly Quantity[]): number | null {
  const days = new Set(
    quantities.flatMap(({ value, unit }) => (unit && DAYS[unit] ? [value * (DAYS[unit] ?? 1)] : [])),
  );
  const [only] = days;
  return days.size === 1 && only !== undefined ? only : null;
}

/** A percentage of an amount. It does not hold for amounts over the fact `upTo`. */
function share(id: string, limits: { min?: string; max?: string; upTo?: string } = {}): Rule {
  return {
    facts: [id, ...Object.values(limits)],
    compute: ({ quantities, fact, locale }) => {
      const rate = fact(id);
      const percent = numberOf(rate);
      const amount = amountOf(quantities, MIN_AMOUNT);
      if (!rate || percent === null || amount === undefined) return null;
      const highest = limits.upTo ? numberOf(fact(limits.upTo)) : null;
      if (highest !== null && amount > highest) return null;
      const exact = (amount * percent) / 100;
      const min = limits.min ? fact(limits.min) : undefined;
      const max = limits.max ? fact(limits.max) : undefined;
      const result = Math.min(Math.max(exact, numberOf(min) ?? 0), numberOf(max) ?? Number.POSITIVE_INFINITY);
      const facts = [rate, ...(result > exact && min ? [min] : []), ...(result < exact && max ? [max] : [])];
      return { expression: `${rate.text} × ${writeDirhams(amount, locale)}`, exact, result, facts };
    },
  };
}

/** A share of a yearly amount, by the month if that is requested: it is billed with each month's electricity. */
function monthly(rule: Rule): Rule {
  return {
    ...rule,
    compute: (input) => {
      if (input.isMonthlyAmount) return null;
      const sum = rule.compute(input);
      if (!sum || !input.isMonthly) return sum;
      const result = sum.result / YEAR_MONTHS;
      const expression = `${sum.expression} ÷ ${writeNumber(YEAR_MONTHS, input.locale)}`;
      return { ...sum, expression, exact: result, result };
    },
  };
}

/** The deposit of a home: unfurnished unless the question says otherwise. */
function deposit(): Rule {
  const [unfurnished, furnished] = [share('rent.deposit.unfurnished'), share('rent.deposit.furnished')];
  return {
    facts: [...unfurnished.facts, ...furnished.facts],
    compute: (input) => (input.isFurnished ? furnished : unfurnished).compute(input),
  };
}

/** A price for each of a counted unit; that of a trip twice if the way back counts. */
function times(id: string, unit: Unit, { isTrip = false } = {}): Rule {
  return {
    facts: [id],
    compute: ({ quantities, fact, isReturn, locale }) => {
      const price = fact(id);
      const value = numberOf(price);
      const count = quantities.find((one) => one.unit === unit && one.value > 1)?.value;
      if (!price || value === null || count === undefined || (unit === 'person' && count > MAX_COUNT)) return null;
      const ways = isTrip && isReturn ? 2 : 1;
      const exact = count * ways * value;
      const factors = [count, ...(ways > 1 ? [ways] : [])].map((factor) => writeNumber(factor, locale));
      return { expression: `${factors.join(' × ')} × ${price.text}`, exact, result: exact, facts: [price] };
    },
  };
}

/** A rate for an hour, for the hours of each day. "Three days of five hours" counts both. */
function perHour(id: string): Rule {
  return {
    facts: [id],
    compute: ({ quantities, fact, locale }) => {
      const rate = fact(id);
      const value = numberOf(rate);
      const [hours, ...otherHours] = quantities.filter(({ unit }) => unit === 'hour');
      const days = daysOf(quantities);
      const isDays = quantities.some(({ unit }) => unit !== null && DAYS[unit] !== undefined);
      if (!rate || value === null || !hours || otherHours.length > 0 || hours.value > DAY_HOURS) return null;
      if (isDays && (days === null || days > MAX_DAYS)) return null;
      const factors = [...(days !== null && days > 1 ? [days] : []), ...(hours.value === 1 ? [] : [hours.value])];
      if (factors.length === 0) return null;
      const exact = factors.reduce((product, factor) => product * factor, value);
      return { expression: product(factors, writeDirhams(value, locale), locale), exact, result: exact, facts: [rate] };
    },
  };
}

const product = (factors: readonly number[], price: string, locale: Locale) =>
  [...factors.map((factor) => writeNumber(factor, locale)), price].join(' × ');

/** The zones that a question names. */
const ZONES: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'nol.fare.silver.one-zone',
    /(?:\b(?:1|one|same|single|within a|ek)|واحدة|एक|ایک) ?-?(?:zone|ज़ोन|जोन|زون)|منطقة واحدة/iu,
  ],
  ['nol.fare.silver.two-zones', /(?:\b(?:2|two|do)|दो|دو) ?-?(?:zone|ज़ोन|जोन|زون)|منطقتين/iu],
  ['nol.fare.silver.three-zones', /(?:\b(?:3|three|teen)|तीन|تین) ?-?(?:zone|ज़ोन|जोन|زون)|(?:3|ثلاث) مناطق/iu],
];

/** The fare of one trip for each person, twice if the way back counts. */
function fare(id: string): Rule {
  return {
    facts: [id],
    compute: ({ text, quantities, fact, isReturn, locale }) => {
      const price = fact(id);
      const value = numberOf(price);
      const named = ZONES.filter(([, words]) => words.test(normalizeDigits(text)));
      const isOther = named.length > 0 && !named.some(([one]) => one === id);
      const counts = quantities.filter(({ unit }) => unit === 'person');
      const persons = counts.reduce((sum, one) => sum + one.value, 0);
      const isOfTime = quantities.some(({ unit }) => unit !== null && unit !== 'person');
      if (!price || value === null || isOther || isOfTime || persons > MAX_COUNT) return null;
      const factors = [...(persons > 1 ? [persons] : []), ...(isReturn ? [2] : [])];
      if (factors.length === 0) return null;
      const exact = factors.reduce((sum, factor) => sum * factor, value);
      return {
        expression: product(factors, writeDirhams(value, locale), locale),
        exact,
        result: exact,
        facts: [price],
      };
    },
  };
}

/** The end-of-service gratuity: days of basic pay for each year. */
function gratuity({ quantities, fact, locale }: SumInput): Sum | null {
  const [early, late, change, minimum] = ['gratuity.early', 'gratuity.late', 'gratuity.switch', 'gratuity.minimum'].map(
    fact,
  );
  const [earlyDays, lateDays, switchYears, least] = [early, late, change, minimum].map(numberOf);
  const whole = quantities.find(({ value, unit }) => unit === 'year' && value <= MAX_YEARS)?.value;
  const months = quantities.find(({ value, unit }) => unit === 'month' && value < YEAR_MONTHS)?.value ?? 0;
  // Months beside years count in proportion; months alone are less than the law asks for.
  const years = whole === undefined ? undefined : whole + months / YEAR_MONTHS;
  const pay = amountOf(quantities, MIN_PAY);
  if (!early || !late || !earlyDays || !lateDays || !switchYears || !years || !pay || years < (least ?? 1)) return null;
  const first = Math.min(years, switchYears);
  const rest = years - first;
  const write = (value: number) => writeNumber(value, locale);
  const inMonths = (part: number) =>
    Number.isInteger(part) ? write(part) : `${write(Math.round(part * YEAR_MONTHS))}/${write(YEAR_MONTHS)}`;
  const days = `${inMonths(first)} × ${write(earlyDays)}`;
  const all = rest > 0 ? `(${days} + ${inMonths(rest)} × ${write(lateDays)})` : days;
  const exact = ((first * earlyDays + rest * lateDays) * pay) / MONTH_DAYS;
  return {
    expression: `${all} × ${writeDirhams(pay, locale)} ÷ ${write(MONTH_DAYS)}`,
    exact,
    result: exact,
    facts: rest > 0 ? [early, late] : [early],
  };
}
