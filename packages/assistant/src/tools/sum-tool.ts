import { writeDirhams } from '@dalil/domain/guide/dirham.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { AnswerGuide, GuideFact } from '../answer-guide.ts';
import type { TopicId } from '../classifier/topics.ts';
import { addBlock, citeFact, citeTool, claim, type Draft } from '../draft.ts';
import { formatMessage } from '../messages/messages.ts';
import { type Quantity, readQuantities, type Unit } from '../read-quantities.ts';
import { writeNumber } from '../write-dates.ts';

/** A computed line: how it is computed, its result in dirhams, and the facts it is made of. */
type Sum = { expression: string; result: number; facts: readonly GuideFact[] };
type SumInput = {
  quantities: readonly Quantity[];
  fact: (id: string) => GuideFact | undefined;
  /** Whether the question is about a furnished home. */
  isFurnished: boolean;
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

/** What the guide can compute, by topic. */
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
  'down-payment': [share('buy.down-payment')],
  'rent-agent': [share('rent.agency.share', { min: 'rent.agency.minimum' })],
  'rent-deposit': [deposit()],
  'rental-dispute': [share('rdc.fee.share', { min: 'rdc.fee.min', max: 'rdc.fee.max' })],
  'housing-fee': [share('housing-fee.tenant')],
  gratuity: [{ facts: ['gratuity.early', 'gratuity.late', 'gratuity.switch', 'gratuity.minimum'], compute: gratuity }],
  currency: [times('money.peg', null)],
  salik: [times('salik.peak.price', 'passage')],
  'salik-time': [times('salik.peak.price', 'passage')],
  'metro-fare': [times('nol.fare.silver.two-zones', 'person')],
  abra: [times('abra.fare', 'person')],
  tram: [times('tram.fare', 'person')],
};

/** Adds what can be computed from the quantities of a question on a topic. Returns whether there was anything. */
export async function addSums(
  topics: readonly TopicId[],
  text: string,
  guide: AnswerGuide,
  draft: Draft,
): Promise<boolean> {
  const quantities = readQuantities(text);
  if (quantities.length === 0) return false;
  const rules = topics.flatMap((topic) => RULES[topic] ?? []);
  const read = await guide.facts([...new Set(rules.flatMap(({ facts }) => facts))], draft.locale);
  const isFurnished = FURNISHED.test(text) && !UNFURNISHED.test(text);
  const fact = (id: string) => read.find((one) => one.id === id && one.text !== null);
  const sums = rules.flatMap(({ compute }) => compute({ quantities, fact, isFurnished, locale: draft.locale }) ?? []);
  addBlock(
    draft,
    'paragraph',
    sums.map(({ expression, result, facts }) => {
      const value = `${expression} = ${writeDirhams(result, draft.locale)}`;
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
  return quantities.find(({ value, unit }) => (unit === null || unit === 'year' || unit === 'month') && value >= least)
    ?.value;
}

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
  const charged = Math.max(0, days - free);
  const most = numberOf(cap) ?? Number.POSITIVE_INFINITY;
  const isCapped = charged * value > most;
  const count = free > 0 ? `(${writeNumber(days, locale)} − ${writeNumber(free, locale)})` : writeNumber(days, locale);
  return {
    expression: isCapped ? '≤' : `${count} × ${writeDirhams(value, locale)}`,
    result: isCapped ? most : charged * value,
    facts: [rate, ...(grace ? [grace] : []), ...(isCapped && cap ? [cap] : [])],
  };
}

function daysOf(quantities: readonly Quantity[]): number | null {
  const timed = quantities.flatMap(({ value, unit }) => {
    const days = unit ? DAYS[unit] : undefined;
    return days === undefined ? [] : [{ days: value * days, isDay: unit === 'day' }];
  });
  // "3 months (90 days)" says the same twice.
  return (timed.find(({ isDay }) => isDay) ?? timed[0])?.days ?? null;
}

/** A percentage of an amount. */
function share(id: string, limits: { min?: string; max?: string } = {}): Rule {
  return {
    facts: [id, ...Object.values(limits)],
    compute: ({ quantities, fact, locale }) => {
      const rate = fact(id);
      const percent = numberOf(rate);
      const amount = amountOf(quantities, MIN_AMOUNT);
      if (!rate || percent === null || amount === undefined) return null;
      const exact = (amount * percent) / 100;
      const min = limits.min ? fact(limits.min) : undefined;
      const max = limits.max ? fact(limits.max) : undefined;
      const result = Math.min(Math.max(exact, numberOf(min) ?? 0), numberOf(max) ?? Number.POSITIVE_INFINITY);
      const facts = [rate, ...(result > exact && min ? [min] : []), ...(result < exact && max ? [max] : [])];
      const sum = `${rate.text} × ${writeDirhams(amount, locale)}`;
      const relation =
        result > exact ? `${sum} = ${writeDirhams(exact, locale)} → ≥` : `${sum} = ${writeDirhams(exact, locale)} → ≤`;
      return { expression: result === exact ? sum : relation, result, facts };
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

/** A price for each of a counted unit, or for each unit of a currency. */
function times(id: string, unit: Unit | null): Rule {
  return {
    facts: [id],
    compute: ({ quantities, fact, locale }) => {
      const price = fact(id);
      const value = numberOf(price);
      const count = quantities.find((one) => one.unit === unit && one.value > 1)?.value;
      if (!price || value === null || count === undefined || (unit !== null && count > MAX_COUNT)) return null;
      const exact = unit === null ? String(value) : writeDirhams(value, locale);
      return { expression: `${writeNumber(count, locale)} × ${exact}`, result: count * value, facts: [price] };
    },
  };
}

/** The end-of-service gratuity: days of basic pay for each year. */
function gratuity({ quantities, fact, locale }: SumInput): Sum | null {
  const [early, late, change, minimum] = ['gratuity.early', 'gratuity.late', 'gratuity.switch', 'gratuity.minimum'].map(
    fact,
  );
  const [earlyDays, lateDays, switchYears, least] = [early, late, change, minimum].map(numberOf);
  const years = quantities.find(({ value, unit }) => unit === 'year' && value <= MAX_YEARS)?.value;
  const pay = amountOf(quantities, MIN_PAY);
  if (!early || !late || !earlyDays || !lateDays || !switchYears || !years || !pay || years < (least ?? 1)) return null;
  const first = Math.min(years, switchYears);
  const rest = years - first;
  const write = (value: number) => writeNumber(value, locale);
  const days = `${write(first)} × ${write(earlyDays)}`;
  const all = rest > 0 ? `(${days} + ${write(rest)} × ${write(lateDays)})` : days;
  return {
    expression: `${all} × ${writeDirhams(pay, locale)} ÷ ${write(MONTH_DAYS)}`,
    result: ((first * earlyDays + rest * lateDays) * pay) / MONTH_DAYS,
    facts: rest > 0 ? [early, late] : [early],
  };
}
