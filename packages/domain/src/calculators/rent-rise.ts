import { daysBetween } from '../guide/calendar-day.ts';
import { areBandsWhole, lastNoticeDay, type RentBand, rentIncrease } from '../guide/rent-increase.ts';
import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { date, days, money, percent } from './figure.ts';
import { line, remark, type Remark, type Sheet, total } from './sheet.ts';

const NOTICE = 'rent.notice.change';
const BANDS = ['a', 'b', 'c', 'd', 'e'] as const;
const limitOf = (band: string) => (band === BANDS.at(-1) ? null : `rent.band.${band}.limit`);
const increaseOf = (band: string) => `rent.band.${band}.increase`;
const BAND_FACTS = BANDS.flatMap((band) => [
  ...(limitOf(band) === null ? [] : [`rent.band.${band}.limit`]),
  increaseOf(band),
]);

export const RENT_RISE_FACTS = [...BAND_FACTS, NOTICE];

export const RENT_RISE_FIELDS = [
  { id: 'rent', kind: 'money', min: 1, hasHint: true },
  { id: 'index', kind: 'money', min: 1, hasHint: true },
  { id: 'renewal', kind: 'date', hasHint: true },
  { id: 'asked', kind: 'money', min: 1, hasHint: true },
] as const satisfies readonly Field[];

export type RentRiseAnswers = Answers<typeof RENT_RISE_FIELDS>;

/** The steps of the rent law by the guide's facts, or null if one of them is not known. */
export function rentBandsOf(figures: Figures): RentBand[] | null {
  const bands = BANDS.flatMap((band): RentBand[] => {
    const fact = limitOf(band);
    const limit = fact === null ? null : figures.number(fact);
    const increase = figures.number(increaseOf(band));
    return increase === null || (fact !== null && limit === null) ? [] : [{ limit, increase }];
  });
  return bands.length === BANDS.length && areBandsWhole(bands) ? bands : null;
}

/** The result of the rent law for one home, in dirhams a year. */
export type RentLimit = { rent: number; index: number; belowIndex: number; percent: number; highestRent: number };

/** What the law allows, or null while an entry is missing or the law is not known. */
export function rentLimit({ rent, index }: RentRiseAnswers, figures: Figures): RentLimit | null {
  const bands = rentBandsOf(figures);
  if (rent === null || index === null || bands === null) return null;
  return { rent, index, ...rentIncrease(rent, index, bands) };
}

/** The highest rent at renewal (Decree 43 of 2013), line by line, and until when notice has to be given. */
export function rentRise(answers: RentRiseAnswers, figures: Figures, today: string | null): Sheet {
  const { rent, index } = answers;
  const limit = rentLimit(answers, figures);
  const law = { facts: figures.stated(...BAND_FACTS) };
  const rise = limit && money(limit.highestRent - limit.rent);
  const distance = limit && money(limit.index - limit.rent);
  return {
    lines: [
      line('index', index === null ? null : money(index)),
      line('rent-now', rent === null ? null : money(rent)),
      line('below-index', limit && percent(limit.belowIndex), {
        terms: limit && distance ? [distance, '÷', money(limit.index)] : [],
      }),
      line('band', limit && percent(limit.percent), law),
      line('rise', rise, {
        ...law,
        terms: limit ? [money(limit.rent), '×', percent(limit.percent)] : [],
      }),
      total('highest-rent', limit && money(limit.highestRent), {
        terms: limit && rise ? [money(limit.rent), '+', rise] : [],
      }),
    ],
    remarks: [...remarksOnRent(answers, limit), ...remarksOnNotice(answers, figures, today)],
  };
}

function remarksOnRent({ asked }: RentRiseAnswers, limit: RentLimit | null): Remark[] {
  if (limit === null || asked === null) return [];
  const over = asked - limit.highestRent;
  return over > 0
    ? [remark('asked-too-much', { over: money(over) }, 'warning')]
    : [remark('asked-allowed', { highest: money(limit.highestRent) })];
}

function remarksOnNotice({ renewal }: RentRiseAnswers, figures: Figures, today: string | null): Remark[] {
  const notice = figures.days(NOTICE);
  if (renewal === null || notice === null) return [];
  const last = lastNoticeDay(renewal, notice);
  const values = { last: date(last), days: days(notice) };
  const isPast = today !== null && daysBetween(last, today) > 0;
  return [remark(isPast ? 'notice-past' : 'notice-by', values, isPast ? 'warning' : 'info')];
}
