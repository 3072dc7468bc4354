import type { ContentKind } from '@dalil/domain/guide/content-item.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { type ContentView, contentViewSchema } from './detail-views.ts';
import { findItem } from './find-item.ts';
import { viewCollection } from './view-collection.ts';
import { viewEvent } from './view-event.ts';
import { viewNeighbourhood } from './view-neighbourhood.ts';
import { viewPlace } from './view-place.ts';
import { itemInput } from '../core/route-parts.ts';

/** The kinds available under `/content`. If two share an id, the first is returned: a place has another address. */
const KINDS = ['event', 'place', 'neighbourhood', 'collection'] as const satisfies readonly ContentKind[];

/** The item under `/content/{id}`, of any kind. Fails with `not_found`. */
export const getContent = query({
  name: 'get-content',
  input: itemInput('souk-al-bahar'),
  output: contentViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /content/{id}',
    summary: 'An event, a place, a neighbourhood or a collection, as it stands under /content',
    failures: ['not_found', 'withdrawn'],
    reading: { lists: [] },
  },
  run: async (deps, { id, locale }): Promise<ContentView> => {
    const row = await findItem(deps, KINDS, id, locale);
    switch (row.kind) {
      case 'event':
        return { kind: 'event', event: await viewEvent(deps, row, locale) };
      case 'place':
        return { kind: 'place', place: await viewPlace(deps, row, locale) };
      case 'neighbourhood':
        return { kind: 'neighbourhood', neighbourhood: await viewNeighbourhood(deps, row, locale) };
      case 'collection':
        return { kind: 'collection', collection: await viewCollection(deps, row, locale) };
      default:
        throw new Failure('not_found');
    }
  },
});
