import { CALCULATOR_FACTS } from '@dalil/domain/calculators/calculator-facts.ts';
import { CALCULATORS, type CalculatorId } from '@dalil/domain/calculators/calculator-ids.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import type { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { query } from '../core/query.ts';
import { readFacts } from '../guide/find-facts.ts';
import type { ItemRow } from '../guide/item-rows.ts';
import { publicFact } from '../guide/public-fact.ts';
import { type CalculatorView, calculatorViewSchema } from './calculator-view.ts';
import { findCityItems } from './find-city.ts';
import { locale } from '../core/route-parts.ts';

/** The calculators that depend on the day: on Ramadan, holidays, and the toll gates of the handbook. */
const OF_DAYS: readonly CalculatorId[] = ['salik', 'parking'];

/** What a calculator computes with: its facts with their values as data, and for tariffs the holidays and the toll gates. */
export const getCalculator = query({
  name: 'get-calculator',
  input: z.object({ calculator: z.enum(CALCULATORS).meta({ example: 'move-in' }), locale }),
  output: calculatorViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /calculators/{calculator}',
    summary: 'The facts a calculator computes with, as data',
    reading: { lists: ['handbook', 'event'] },
  },
  run: async (deps, { calculator, locale }): Promise<CalculatorView> => {
    const ids = CALCULATOR_FACTS[calculator];
    const [{ facts, terms }, ofDays] = await Promise.all([
      readFacts(deps, locale, ids),
      OF_DAYS.includes(calculator) ? findDays(deps, locale) : NO_DAYS,
    ]);
    const today = dubaiDate(deps.now());
    const views = new Map(facts.map((fact) => [fact.id, publicFact(fact, locale, { terms, today })]));
    return {
      calculator,
      facts: ids.flatMap((id) => {
        const fact = views.get(id);
        if (!fact) return [];
        const { label, locale: textLocale, text, value, type, status, source, asOf, confidence } = fact;
        return { id, label, locale: textLocale, text, value, type, status, source, asOf, confidence };
      }),
      ...ofDays,
    };
  },
});

const NO_DAYS: Pick<CalculatorView, 'holidays' | 'gates' | 'pairs'> = { holidays: [], gates: [], pairs: [] };

async function findDays(deps: Deps, locale: (typeof LOCALES)[number]): Promise<typeof NO_DAYS> {
  const { handbook, events } = await findCityItems(deps, locale, 'transport', ['public-holiday']);
  return {
    holidays: events.map(({ id, data }) => {
      const { recurrence, frequency, hasConfirmedDates } = data as EventData;
      return { id, recurrence, frequency, hasConfirmedDates };
    }),
    ...(handbook ? gatesOf(handbook) : { gates: [], pairs: [] }),
  };
}

function gatesOf(row: ItemRow): Pick<CalculatorView, 'gates' | 'pairs'> {
  const { salik } = row.data as HandbookData<'transport'>;
  const names = (row.body as HandbookBody<'transport'>).salik.gates;
  return {
    gates: salik.gates.map(({ id }) => ({ id, name: names[id]?.name ?? id, road: names[id]?.road ?? '' })),
    pairs: salik.pairs,
  };
}
