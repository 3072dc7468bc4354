import { MAX_REQUESTED_FACTS } from '@dalil/domain/guide/fact-view.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { findFacts } from './find-facts.ts';

/** Some facts in the requested order, for a page that is not itself content. Unknown ids are omitted. */
export const listVisibleFacts = query({
  name: 'list-visible-facts',
  input: z.object({ ids: z.array(textInput().max(80)).min(1).max(MAX_REQUESTED_FACTS), locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async (deps, { ids, locale }): Promise<FactView[]> => {
    const found = await findFacts(deps, locale, ids);
    return [...new Set(ids)].flatMap((id) => found.get(id) ?? []);
  },
});
