import { SEARCH_KINDS } from '@dalil/search/search-document.ts';
import { tool } from 'ai';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { searchCited } from '../search-cited.tool.ts';
import type { ToolContext } from './tool-context.ts';

const MAX_QUERY_LENGTH = 200;

/** Items and facts of the guide that match a query, best first. */
export function searchGuideTool(context: ToolContext) {
  return tool({
    description:
      'Searches the guide: places, services, articles, events, neighbourhoods, questions and facts (prices, fines, hours, telephone numbers). Use short queries.',
    inputSchema: z.object({
      query: textInput().max(MAX_QUERY_LENGTH),
      kinds: z.optional(z.array(z.enum(SEARCH_KINDS)).max(SEARCH_KINDS.length)),
    }),
    execute: async (input) => context.cited.show(await searchCited(context, input)),
  });
}
