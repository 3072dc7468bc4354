import * as z from 'zod';
import { findLiveValues } from '../city/live/find-live-values.ts';
import { query } from '../core/query.ts';
import type { HeadlinesView } from './headlines-view.ts';

/** Headlines of other publishers, in all languages. Null where no source is switched on or none has a current headline. */
export const getHeadlines = query({
  name: 'get-headlines',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async (deps): Promise<HeadlinesView> => {
    const find = await findLiveValues(deps, ['headlines']);
    const headlines = find('headlines');
    return { headlines: headlines && headlines.value.clusters.length > 0 ? headlines : null };
  },
});
