import { tool } from 'ai';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { listVisibleFacts } from '../../guide/list-visible-facts.ts';
import { factItem, MAX_ITEMS } from './cited-items.ts';
import type { ToolContext } from './tool-context.ts';

/** Facts by the ids other tools returned. */
export function factsTool({ deps, actor, locale, cited }: ToolContext) {
  return tool({
    description: 'The values of facts by their ids, with source and date. An id looks like `visa.overstay.daily-fine`.',
    inputSchema: z.object({ ids: z.array(textInput().max(80)).min(1).max(MAX_ITEMS) }),
    execute: async ({ ids }) => {
      const bare = ids.map((id) => id.replace(/^fact\//, ''));
      return cited.show((await listVisibleFacts(deps, actor, { ids: bare, locale })).map(factItem));
    },
  });
}
