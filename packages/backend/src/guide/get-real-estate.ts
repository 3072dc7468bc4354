import { inlineText } from '@dalil/domain/guide/document.ts';
import type { HandbookBody } from '@dalil/domain/guide/handbook.ts';
import { query } from '../core/query.ts';
import { entries, findLiving } from './find-living.ts';
import { type RealEstateView, realEstateViewSchema } from './living-view.ts';
import { inLocale } from '../core/route-parts.ts';

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
  input: inLocale,
  output: realEstateViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /real-estate',
    summary: 'Renting and buying: steps, costs, the rent law',
    failures: ['not_found'],
    reading: { lists: ['handbook', 'neighbourhood', 'service', 'article'] },
  },
  run: async (deps, { locale }): Promise<RealEstateView> => {
    const { page, data, body } = await findLiving(deps, locale, RELATED);
    return {
      ...page,
      renting: viewRenting(body),
      buying: viewBuying(body),
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
