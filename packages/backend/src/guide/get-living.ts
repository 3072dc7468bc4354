import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import { query } from '../core/query.ts';
import { entries, findLiving } from './find-living.ts';
import { type LivingView, livingViewSchema } from './living-view.ts';
import { inLocale } from '../core/route-parts.ts';

const RELATED = {
  services: [
    'residence-visa',
    'emirates-id',
    'ejari',
    'dewa-activation',
    'moving-in-permit',
    'health-insurance',
    'driving-licence-exchange',
    'school-admission',
    'dewa-moveout',
    'gratuity',
  ],
  articles: ['choosing-a-neighbourhood', 'cost-of-living', 'first-week-as-resident', 'schools-overview'],
};

/** Living in the city: a comparison of neighbourhoods, costs, and tasks after moving in. Fails with `not_found`. */
export const getLiving = query({
  name: 'get-living',
  input: inLocale,
  output: livingViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /living',
    summary: 'Neighbourhoods side by side, costs, what to do on moving in',
    failures: ['not_found'],
  },
  run: async (deps, { locale }): Promise<LivingView> => {
    const { page, data, body } = await findLiving(deps, locale, RELATED);
    return {
      ...page,
      moveIn: body.movingInChecklist,
      movingCosts: entries(body.rental.typicalCosts),
      runningCosts: runningCosts(body),
      everyday: entries(body.dailyLife.map(({ topic, text }) => ({ item: topic, value: text }))),
      residence: residence(data, body),
    };
  },
});

/** Every running cost with a fact. Their titles are messages of the page, except the kinds of fuel. */
function runningCosts({ transportCosts, schools, healthcare }: HandbookBody<'living'>): LivingView['runningCosts'] {
  const named = entries([
    { item: '', value: transportCosts.nolTrip },
    { item: '', value: transportCosts.taxi },
    { item: '', value: transportCosts.salik },
    { item: '', value: transportCosts.parking },
    { item: '', value: schools.fees },
    { item: '', value: healthcare.healthCard },
  ]).map((entry, at) => ({ ...entry, id: RUNNING[at] ?? entry.id }));
  return [...named, ...entries(transportCosts.fuel)];
}

const RUNNING = ['nol', 'taxi', 'salik', 'parking', 'school', 'health-card'];

function residence(data: HandbookData<'living'>, body: HandbookBody<'living'>): LivingView['residence'] {
  return entries(
    data.residencyTypes.flatMap(({ id }) => {
      const type = body.residencyTypes[id];
      return type ? [{ item: type.name, value: type.term }] : [];
    }),
  );
}
