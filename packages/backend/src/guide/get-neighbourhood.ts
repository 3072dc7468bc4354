import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import type { NeighbourhoodView } from './detail-views.ts';
import { findItem } from './find-item.ts';
import { viewNeighbourhood } from './view-neighbourhood.ts';

/** One of the twelve neighbourhoods. Fails with `not_found`. */
export const getNeighbourhood = query({
  name: 'get-neighbourhood',
  input: z.object({ id: textInput().max(80), locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async (deps, { id, locale }): Promise<NeighbourhoodView> =>
    viewNeighbourhood(deps, await findItem(deps, ['neighbourhood'], id, locale), locale),
});
