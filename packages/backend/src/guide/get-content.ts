import type { ContentKind } from '@dalil/domain/guide/content-item.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import * as z from 'zod';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import type { ContentView } from './detail-views.ts';
import { findItem } from './find-item.ts';
import { viewEvent } from './view-event.ts';
import { viewNeighbourhood } from './view-neighbourhood.ts';
import { viewPlace } from './view-place.ts';

/** The kinds that stand under `/content`. Of two with one id the first is shown: a place has another address. */
const KINDS = ['event', 'place', 'neighbourhood'] as const satisfies readonly ContentKind[];

/** What stands under `/content/{id}`, whatever it is. Fails with `not_found`. */
export const getContent = query({
  name: 'get-content',
  input: z.object({ id: z.string().max(80), locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async (deps, { id, locale }): Promise<ContentView> => {
    const row = await findItem(deps, KINDS, id, locale);
    switch (row.kind) {
      case 'event':
        return { kind: 'event', event: await viewEvent(deps, row, locale) };
      case 'place':
        return { kind: 'place', place: await viewPlace(deps, row, locale) };
      case 'neighbourhood':
        return { kind: 'neighbourhood', neighbourhood: await viewNeighbourhood(deps, row, locale) };
      default:
        throw new Failure('not_found');
    }
  },
});
