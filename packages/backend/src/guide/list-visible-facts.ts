import { MAX_REQUESTED_FACTS } from '@dalil/domain/guide/fact-view.ts';
import { type FactView, factViewSchema } from '@dalil/domain/guide/views.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { findFacts } from './find-facts.ts';
import { commaList, locale } from '../core/route-parts.ts';

/** Some facts in the requested order, for a page that is not itself content. Unknown ids are omitted. */
export const listVisibleFacts = query({
  name: 'list-visible-facts',
  input: z.object({
    locale,
    ids: commaList(z.array(textInput().max(80)).min(1).max(MAX_REQUESTED_FACTS), {
      maxLength: 6000,
      example: 'emergency.police,emergency.ambulance',
    }),
  }),
  output: z.array(factViewSchema),
  permission: 'guide:read:any',
  http: {
    route: 'GET /shown-facts',
    summary: 'Some facts by id, as pages show them',
    reading: { lists: [] },
  },
  run: async (deps, { ids, locale }): Promise<FactView[]> => {
    const found = await findFacts(deps, locale, ids);
    return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  },
});
