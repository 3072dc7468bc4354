import type { CalculatorId } from './calculator-ids.ts';
import { BUYING_FACTS } from './buying-costs.ts';
import { DEADLINE_FACTS } from './life-events.ts';
import { HOTEL_FACTS } from './hotel-bill.ts';
import { BUDGET_FACTS } from './living-budget.ts';
import { MORTGAGE_FACTS } from './mortgage.ts';
import { MOVE_IN_FACTS } from './move-in.ts';
import { NOL_FACTS } from './nol-fare.ts';
import { OVERSTAY_FACTS } from './overstay-fine.ts';
import { PARKING_FACTS } from './parking-stay.ts';
import { RENT_OR_BUY_FACTS } from './rent-or-buy.ts';
import { RENT_RISE_FACTS } from './rent-rise.ts';
import { SALIK_FACTS } from './salik-trip.ts';
import { GRATUITY_FACTS } from './service-gratuity.ts';

/** The facts that each calculator computes with. */
export const CALCULATOR_FACTS: Readonly<Record<CalculatorId, readonly string[]>> = {
  salik: SALIK_FACTS,
  parking: PARKING_FACTS,
  nol: NOL_FACTS,
  'rent-increase': RENT_RISE_FACTS,
  'move-in': MOVE_IN_FACTS,
  budget: BUDGET_FACTS,
  'rent-or-buy': RENT_OR_BUY_FACTS,
  buying: BUYING_FACTS,
  mortgage: MORTGAGE_FACTS,
  'hotel-bill': HOTEL_FACTS,
  overstay: OVERSTAY_FACTS,
  gratuity: GRATUITY_FACTS,
  deadlines: DEADLINE_FACTS,
  units: ['money.peg'],
  prayer: ['friday.prayer'],
};
