import type { HomeOffer } from '@dalil/domain/real-estate/offer-schema.ts';
import { createRoute } from '@hono/zod-openapi';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { answers, byId } from '../core/route-parts.ts';
import { getOffer } from './get-offer.ts';
import { listOffers, OFFER_EXTENTS } from './list-offers.ts';
import { offerListSchema, offerViewSchema } from './offer-views.ts';

const list = createRoute({
  method: 'get',
  path: '/home-offers',
  summary: 'Homes on offer from the operator’s file, each with the permit number of its advertisement',
  request: {
    query: z.object({
      search: textInput().max(500).default('').meta({
        description: 'The query of the page: `purpose`, `type`, `bedrooms`, `area`, `min`, `max`, `sort`, `page`',
        example: 'purpose=sale&type=villa',
      }),
      extent: z.enum(OFFER_EXTENTS).default('page').meta({
        description: '`page`, or `map` for the homes of all pages that have a point',
        example: 'page',
      }),
    }),
  },
  responses: { ...answers(offerListSchema), ...problemResponses('invalid_input') },
});

/** Invented: offers come from a file of the operator. */
const OFFER_EXAMPLE: HomeOffer = {
  id: 'marina-view-1204',
  permit: '7100000000',
  purpose: 'rent',
  type: 'apartment',
  title: 'Flat with two bedrooms',
  locale: 'en',
  area: 'Dubai Marina',
  neighbourhood: 'dubai-marina',
  bedrooms: 2,
  sizeSqft: 1150,
  priceAed: 120_000,
  availability: 'available',
  verifiedAt: '2026-11-26T08:00:00Z',
  url: 'https://broker.example/marina-view-1204',
  furnishing: 'unfurnished',
  cheques: 4,
  serviceChargeSqft: null,
  broker: null,
  orn: null,
  brn: null,
  lat: 25.0805,
  lon: 55.1403,
};

const one = createRoute({
  method: 'get',
  path: '/home-offers/{id}',
  summary: 'A home on offer',
  request: { params: byId('marina-view-1204') },
  responses: { ...answers(offerViewSchema, OFFER_EXAMPLE), ...problemResponses('invalid_input', 'not_found') },
});

/** Homes on offer. Without a file the list is empty. */
export function offersRoutes(deps: Deps) {
  return createRouter()
    .openapi(list, async (c) => c.json(await listOffers(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(one, async (c) => c.json(await getOffer(deps, c.get('actor'), c.req.valid('param')), 200));
}
