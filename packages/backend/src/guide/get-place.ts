import { query } from '../core/query.ts';
import { type PlaceView, placeViewSchema } from './detail-views.ts';
import { findItem } from './find-item.ts';
import { viewPlace } from './view-place.ts';
import { itemInput } from '../core/route-parts.ts';

/** A place with nearby places and the articles that mention it. Fails with `not_found`. */
export const getPlace = query({
  name: 'get-place',
  input: itemInput('burj-khalifa'),
  output: placeViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /places/{id}',
    summary: 'A place',
    failures: ['not_found', 'withdrawn'],
    reading: { lists: [] },
  },
  run: async (deps, { id, locale }): Promise<PlaceView> =>
    viewPlace(deps, await findItem(deps, ['place'], id, locale), locale),
});
