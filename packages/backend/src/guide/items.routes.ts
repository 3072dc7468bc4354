import { createRoute } from '@hono/zod-openapi';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { createRouter } from '../core/api-app.ts';
import type { Deps } from '../core/deps.ts';
import { problemResponses } from '../core/problem.ts';
import { answers, inLocale, locale } from '../core/route-parts.ts';
import { listCollections, listedCollectionSchema } from './list-collections.ts';
import { listItems, MAX_REQUESTED_ITEMS, savedItemSchema } from './list-items.ts';
import { listTombstones, tombstoneSchema } from './list-tombstones.ts';
import { listPlaceNames, placeNamesSchema } from './list-place-names.ts';

const someItems = createRoute({
  method: 'get',
  path: '/items',
  summary: 'Some items by kind and id; what is not published, or not any more, is left out',
  request: {
    query: z.object({
      locale,
      references: textInput()
        .max(MAX_REQUESTED_ITEMS * 100)
        .meta({
          description: `\`kind:id\`, at most ${MAX_REQUESTED_ITEMS}, with commas between them`,
          example: 'place:burj-khalifa,article:how-salik-gates-charge',
        }),
    }),
  },
  responses: { ...answers(z.array(savedItemSchema)), ...problemResponses('invalid_input') },
});

const placeNames = createRoute({
  method: 'get',
  path: '/place-names',
  summary: 'Every place with its names in all languages and its position',
  responses: answers(placeNamesSchema),
});

const tombstones = createRoute({
  method: 'get',
  path: '/tombstones',
  summary: 'The items that are no longer published, with the reason where it is public',
  request: { query: inLocale },
  responses: {
    ...answers(z.array(tombstoneSchema), [
      {
        kind: 'article',
        id: 'old-visa-rules',
        href: '/news/old-visa-rules',
        at: '2026-11-26T08:00:00Z',
        reason: 'outdated',
      },
    ]),
    ...problemResponses('invalid_input'),
  },
});

const collections = createRoute({
  method: 'get',
  path: '/collections',
  summary: 'The collections of the curators, with the lists that link to them',
  request: { query: inLocale },
  responses: { ...answers(z.array(listedCollectionSchema)), ...problemResponses('invalid_input') },
});

/** Items of every kind, for lists that users create. */
export function itemsRoutes(deps: Deps) {
  return createRouter()
    .openapi(someItems, async (c) => {
      const { references, ...rest } = c.req.valid('query');
      return c.json(await listItems(deps, c.get('actor'), { ...rest, references: references.split(',') }), 200);
    })
    .openapi(collections, async (c) => c.json(await listCollections(deps, c.get('actor'), c.req.valid('query')), 200))
    .openapi(tombstones, async (c) => c.json(await listTombstones(deps, c.get('actor'), {}), 200))
    .openapi(placeNames, async (c) => c.json(await listPlaceNames(deps, c.get('actor'), {}), 200));
}
