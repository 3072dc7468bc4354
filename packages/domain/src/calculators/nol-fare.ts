import type { Answers, Field } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { type Money, money, number } from './figure.ts';
import { type Line, line, remark, type Sheet, total } from './sheet.ts';

export const NOL_CARDS = ['silver', 'gold', 'red'] as const;
export const NOL_ZONES = ['one-zone', 'two-zones', 'three-zones'] as const;
const PASS_DAYS = [7, 30, 90, 365] as const;
/** A pass for three zones or more is one for all zones. */
const PASS_ZONES = { 'one-zone': 'one-zone', 'two-zones': 'two-zones', 'three-zones': 'all-zones' } as const;

export const NOL_FACTS = [
  ...NOL_CARDS.flatMap((card) => NOL_ZONES.map((zones) => `nol.fare.${card}.${zones}`)),
  'nol.day-pass.regular',
  'nol.day-pass.gold',
  ...PASS_DAYS.flatMap((days) => Object.values(PASS_ZONES).map((zones) => `nol.pass.${days}-days.${zones}`)),
  'nol.red.price',
  'nol.red.trips',
];

export const NOL_FIELDS = [
  { id: 'card', kind: 'choice', options: NOL_CARDS },
  { id: 'zones', kind: 'choice', options: NOL_ZONES, hasHint: true },
  { id: 'trips', kind: 'number', start: 2, isWhole: true, min: 1, max: 50 },
  { id: 'days', kind: 'number', start: 22, isWhole: true, min: 1, max: 366 },
] as const satisfies readonly Field[];

/** What some days of trips cost by single fares and by each pass, and which is the cheapest. */
export function nolFare({ card, zones, trips, days }: Answers<typeof NOL_FIELDS>, figures: Figures): Sheet {
  const all = trips === null || days === null ? null : trips * days;
  const times = (id: string, factId: string, count: number | null): Line => {
    const price = figures.number(factId);
    if (price === null || count === null) return line(id, null);
    const terms = [money(price), '×', number(count)] as const;
    return line(id, money(price * count), { terms, facts: figures.stated(factId) });
  };
  const singles = times('single-fares', `nol.fare.${card}.${zones}`, all);
  const whole =
    card === 'red' ? redTickets(singles, all, figures) : { lines: [singles], price: singles.value as Money | null };
  const dayPass =
    card === 'red' ? [] : [times('day-passes', `nol.day-pass.${card === 'gold' ? 'gold' : 'regular'}`, days)];
  const passes =
    card === 'silver'
      ? PASS_DAYS.filter((length) => days === null || length === 7 || days > length / 3).map((length) => {
          const count = days === null ? null : Math.ceil(days / length);
          return times(`pass-${length}`, `nol.pass.${length}-days.${PASS_ZONES[zones]}`, count);
        })
      : [];
  const others = [...dayPass, ...passes];
  const prices = [
    { id: 'single-fares', price: whole.price?.high ?? null },
    ...others.map(({ id, value }) => ({ id, price: value?.kind === 'money' ? value.high : null })),
  ].flatMap(({ id, price }) => (price === null ? [] : [{ id, price }]));
  const best = prices.toSorted((a, b) => a.price - b.price)[0];
  return {
    lines: [...whole.lines, ...others, total('cheapest', best ? money(best.price) : null)],
    remarks: best ? [remark(`best-${best.id}`)] : [],
  };
}

/** Paper tickets are bought for a number of trips each, in addition to the fares. */
function redTickets(singles: Line, trips: number | null, figures: Figures): { lines: Line[]; price: Money | null } {
  const [price, most] = [figures.number('nol.red.price'), figures.number('nol.red.trips')];
  if (price === null || most === null || most <= 0 || trips === null || singles.value?.kind !== 'money') {
    return { lines: [singles, line('red-tickets', null)], price: null };
  }
  const count = Math.ceil(trips / most);
  const tickets = line('red-tickets', money(price * count), {
    terms: [money(price), '×', number(count)],
    facts: figures.stated('nol.red.price', 'nol.red.trips'),
  });
  return { lines: [singles, tickets], price: money(singles.value.high + price * count) };
}
