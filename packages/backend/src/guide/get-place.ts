import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import type { PlaceView } from './detail-views.ts';
import { findItem } from './find-item.ts';
import { viewPlace } from './view-place.ts';

/** A place with nearby places and the articles that mention it. Fails with `not_found`. */
export const getPlace = query({
  name: 'get-place',
  input: z.object({ id: textInput().max(80), locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async (deps, { id, locale }): Promise<PlaceView> =>
    viewPlace(deps, await findItem(deps, ['place'], id, locale), locale),
});
