import { SEARCH_KINDS } from '@dalil/search/search-document.ts';
import { search } from '@dalil/search/search.ts';
import { tool } from 'ai';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { listVisibleFacts } from '../../guide/list-visible-facts.ts';
import { factItem, MAX_ITEMS, textItem } from './cited-items.ts';
import type { ToolContext } from './tool-context.ts';

const MAX_QUERY_LENGTH = 200;

/** Items and facts of the guide that match a query, best first. */
export function searchGuideTool({ deps, actor, guide, locale, cited }: ToolContext) {
  return tool({
    description:
      'Searches the guide: places, services, articles, events, neighbourhoods, questions and facts (prices, fines, hours, telephone numbers). Use short queries.',
    inputSchema: z.object({
      query: textInput().max(MAX_QUERY_LENGTH),
      kinds: z.optional(z.array(z.enum(SEARCH_KINDS)).max(SEARCH_KINDS.length)),
    }),
    execute: async ({ query, kinds }) => {
      const { matches } = await search(guide.store, guide.vocabulary, {
        query,
        ...(kinds && kinds.length > 0 && { kinds }),
        limit: MAX_ITEMS,
        offset: 0,
      });
      const factIds = matches.filter(({ kind }) => kind === 'fact').map(({ id }) => id);
      const texts = await guide.texts(
        matches.filter(({ kind }) => kind !== 'fact'),
        locale,
      );
      const facts = factIds.length > 0 ? await listVisibleFacts(deps, actor, { ids: factIds, locale }) : [];
      return cited.show([...facts.map(factItem), ...texts.map(textItem)]);
    },
  });
}
