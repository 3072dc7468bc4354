import { inlineText } from '@dalil/domain/guide/document.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { durationParts } from '@dalil/domain/guide/duration.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { factStatus } from '@dalil/domain/guide/fact-status.ts';
import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import { areBandsWhole } from '@dalil/domain/guide/rent-increase.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { entries, findLiving } from './find-living.ts';
import type { RealEstateView } from './living-view.ts';

const NOTICE = 'rent.notice.change';
const RELATED = {
  services: [
    'ejari',
    'rental-increase',
    'rental-dispute',
    'dewa-activation',
    'housing-fee',
    'buying-property',
    'oqood',
  ],
  articles: ['renting-a-home', 'buying-a-home', 'getting-an-ejari', 'scams-and-digital-safety'],
};

/** Renting and buying: steps, costs, the rent law, where foreigners may own. Fails with `not_found`. */
export const getRealEstate = query({
  name: 'get-real-estate',
  input: z.object({ locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async (deps, { locale }): Promise<RealEstateView> => {
    const { page, data, body, row } = await findLiving(deps, locale, RELATED);
    return {
      ...page,
      renting: viewRenting(body),
      buying: viewBuying(body),
      rentLaw: readRentLaw(data, row.facts, dubaiDate(deps.now())),
      serviceCharges: data.serviceCharges.flatMap(({ id }, at) => {
        const charge = body.buying.serviceCharges[at];
        return charge ? [{ id, area: charge.area, text: inlineText(charge.value) }] : [];
      }),
    };
  },
});

function viewRenting({ rental }: HandbookBody<'living'>): RealEstateView['renting'] {
  const { rules } = rental;
  const bands = entries(rules.bands.map(({ belowMarket, maxIncrease }) => ({ item: belowMarket, value: maxIncrease })));
  const others = entries([rules.freeze, rules.eviction, rules.index].map((value) => ({ item: '', value })));
  return {
    steps: rental.steps.map(inlineText),
    costs: entries(rental.typicalCosts),
    rules: [
      ...others.map((entry, at) => ({ ...entry, id: ['freeze', 'eviction', 'index'][at] ?? entry.id })),
      ...bands.map((entry) => ({ ...entry, id: `band-${entry.id}` })),
    ],
    law: inlineText(rules.law),
  };
}

function viewBuying({ buying }: HandbookBody<'living'>): RealEstateView['buying'] {
  const { offPlan } = buying;
  const notes = [offPlan.register, offPlan.money, offPlan.advice, buying.visa, buying.financing];
  const ids = ['off-plan-register', 'off-plan-money', 'off-plan-advice', 'visa', 'financing'];
  return {
    steps: buying.steps.map(inlineText),
    costs: entries(buying.typicalCosts),
    notes: entries(notes.map((value) => ({ item: '', value }))).map((entry, at) => ({
      ...entry,
      id: ids[at] ?? entry.id,
    })),
  };
}

/** The figures of the rent law as numbers, or null if one of them is hidden, expired or of another kind. */
function readRentLaw(data: HandbookData<'living'>, facts: readonly Fact[], today: string): RealEstateView['rentLaw'] {
  const visible = new Map(
    facts.filter((fact) => ['current', 'due'].includes(factStatus(fact, today))).map((fact) => [fact.id, fact]),
  );
  const percentOf = (id: string) => {
    const fact = visible.get(id);
    return fact?.type === 'percent' ? fact.value : null;
  };
  const notice = visible.get(NOTICE);
  const noticeParts = notice?.type === 'duration' ? durationParts(notice.value) : [];
  const [days] = noticeParts;
  const bands = data.rentBands.flatMap(({ limit, increase }) => {
    const [max, min] = [percentOf(increase.fact), limit === null ? null : percentOf(limit.fact)];
    return max === null || (limit !== null && min === null) ? [] : [{ limit: min, increase: max }];
  });
  const isWhole = bands.length === data.rentBands.length && areBandsWhole(bands);
  if (!isWhole || days?.unit !== 'day' || noticeParts.length !== 1) return null;
  const factIds = data.rentBands.flatMap(({ limit, increase }) => [...(limit ? [limit.fact] : []), increase.fact]);
  return { bands, noticeDays: days.count, factIds: [...factIds, NOTICE] };
}
