import * as z from 'zod';
import { query } from '../core/query.ts';
import { askedKeyFields } from './asked-key.ts';
import { type AskedView, findAsked, requireAsked } from './find-asked.ts';

const input = z.object(askedKeyFields);

/** CHAT-2: how people ask for a fact or an item, for its editors. Fails with `not_found`. */
export const getAsked = query<typeof input, AskedView>({
  name: 'get-asked',
  input,
  permission: 'newsroom:read:any',
  run: async (deps, key) => {
    await requireAsked(deps, key);
    return findAsked(deps, key);
  },
});
