import { query } from '../core/query.ts';
import { type NeighbourhoodView, neighbourhoodViewSchema } from './detail-views.ts';
import { findItem } from './find-item.ts';
import { viewNeighbourhood } from './view-neighbourhood.ts';
import { itemInput } from '../core/route-parts.ts';

/** One of the twelve neighbourhoods. Fails with `not_found`. */
export const getNeighbourhood = query({
  name: 'get-neighbourhood',
  input: itemInput('deira'),
  output: neighbourhoodViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /neighbourhoods/{id}',
    summary: 'One of the twelve neighbourhoods',
    failures: ['not_found', 'withdrawn'],
  },
  run: async (deps, { id, locale }): Promise<NeighbourhoodView> =>
    viewNeighbourhood(deps, await findItem(deps, ['neighbourhood'], id, locale), locale),
});
