import { tariffsOn } from '../city/day-tariffs.ts';
import type { YearlyDay } from '../city/holidays.ts';
import { overTwoDays } from '../city/tariff.ts';
import { addDays } from '../guide/calendar-day.ts';
import { BUYING_FIELDS, buyingCosts } from './buying-costs.ts';
import type { CalculatorId } from './calculator-ids.ts';
import { type Answers, type Draft, type Field, readAnswers } from './field.ts';
import type { Figures } from './figures-of-facts.ts';
import { HOTEL_FIELDS, hotelBill } from './hotel-bill.ts';
import { BUDGET_FIELDS, livingBudget } from './living-budget.ts';
import { MORTGAGE_FIELDS, mortgage } from './mortgage.ts';
import { MOVE_IN_FIELDS, moveIn } from './move-in.ts';
import { NOL_FIELDS, nolFare } from './nol-fare.ts';
import { OVERSTAY_FIELDS, overstayFine } from './overstay-fine.ts';
import { PARKING_FIELDS, parkingStay } from './parking-stay.ts';
import { RENT_OR_BUY_FIELDS, rentOrBuy } from './rent-or-buy.ts';
import { RENT_RISE_FIELDS, rentRise } from './rent-rise.ts';
import { SALIK_FIELDS, salikTrip } from './salik-trip.ts';
import { GRATUITY_FIELDS, serviceGratuity } from './service-gratuity.ts';
import type { Sheet } from './sheet.ts';

/** What a calculation reads beside the answers. `gates` are the toll gates passed, by id. */
export type CalculationContext = {
  figures: Figures;
  today: string;
  holidays: readonly YearlyDay[];
  gates: readonly string[];
  pairs: readonly (readonly [string, string])[];
};

type Runner = { fields: readonly Field[]; run: (draft: Draft, context: CalculationContext) => Sheet };

function runner<const Fields extends readonly Field[]>(
  fields: Fields,
  compute: (answers: Answers<Fields>, context: CalculationContext) => Sheet,
): Runner {
  return { fields, run: (draft, context) => compute(readAnswers(fields, withToday(fields, draft, context)), context) };
}

function withToday(fields: readonly Field[], draft: Draft, { today }: CalculationContext): Draft {
  const starts = fields.filter((field) => field.kind === 'date' && field.startsToday).map(({ id }) => [id, today]);
  return { ...(Object.fromEntries(starts) as Draft), ...draft };
}

const simple = <const Fields extends readonly Field[]>(
  fields: Fields,
  compute: (answers: Answers<Fields>, figures: Figures) => Sheet,
) => runner(fields, (answers, { figures }) => compute(answers, figures));

/** The calculators whose result is a sheet. */
export const SHEET_CALCULATORS = [
  'salik',
  'parking',
  'nol',
  'rent-increase',
  'move-in',
  'budget',
  'rent-or-buy',
  'buying',
  'mortgage',
  'hotel-bill',
  'overstay',
  'gratuity',
] as const satisfies readonly CalculatorId[];
export type SheetCalculator = (typeof SHEET_CALCULATORS)[number];

/**
 * Each calculator by its id, for callers that do not know which one they run. A page imports the one it shows.
 */
export const RUN_CALCULATOR: Readonly<Record<SheetCalculator, Runner>> = {
  salik: runner(SALIK_FIELDS, (answers, { figures, holidays, gates, pairs }) => {
    const windows = answers.day === null ? [] : tariffsOn(answers.day, holidays, figures.schedule).salik;
    return salikTrip(answers, { windows, gates: { passed: gates, pairs }, figures });
  }),
  parking: runner(PARKING_FIELDS, (answers, { figures, holidays }) => {
    const onDay = (day: string) => tariffsOn(day, holidays, figures.schedule).parking;
    const { day } = answers;
    return parkingStay(answers, {
      windows: day === null ? [] : overTwoDays(onDay(day), onDay(addDays(day, 1))),
      figures,
    });
  }),
  nol: simple(NOL_FIELDS, nolFare),
  'rent-increase': runner(RENT_RISE_FIELDS, (answers, { figures, today }) => rentRise(answers, figures, today)),
  'move-in': simple(MOVE_IN_FIELDS, moveIn),
  budget: simple(BUDGET_FIELDS, livingBudget),
  'rent-or-buy': simple(RENT_OR_BUY_FIELDS, rentOrBuy),
  buying: simple(BUYING_FIELDS, buyingCosts),
  mortgage: simple(MORTGAGE_FIELDS, mortgage),
  'hotel-bill': simple(HOTEL_FIELDS, hotelBill),
  overstay: simple(OVERSTAY_FIELDS, overstayFine),
  gratuity: simple(GRATUITY_FIELDS, serviceGratuity),
};
