import { SEARCH_KINDS } from '@dalil/search/search-document.ts';
import { search } from '@dalil/search/search.ts';
import { tool } from 'ai';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import * as z from 'zod';
import { MAX_ITEMS, textItem } from './cited-items.ts';
import type { ToolContext } from './tool-context.ts';
import { TOOL_LABELS } from './tool-labels.ts';

const MAX_NAME_LENGTH = 120;

/** Places near a place or a neighbourhood of the guide, nearest first. */
export function placesNearTool({ guide, locale, cited }: ToolContext) {
  return tool({
    description:
      'Places of the guide near a place or neighbourhood, the nearest first, with the distance as the crow flies.',
    inputSchema: z.object({
      near: textInput().max(MAX_NAME_LENGTH).describe('The name of a place or neighbourhood'),
    }),
    execute: async ({ near }) => {
      const kinds = SEARCH_KINDS.filter((kind) => kind === 'place' || kind === 'neighbourhood');
      const { matches } = await search(guide.store, guide.vocabulary, {
        query: near,
        kinds,
        isByWordsOnly: true,
        limit: 1,
        offset: 0,
      });
      const [middle] = await guide.texts(matches, locale);
      if (!middle?.position) return cited.show([]);
      const found = await guide.near(middle.position, [], MAX_ITEMS, locale);
      const metres = new Map(found.map((place) => [place.id, place.metres]));
      const texts = await guide.texts(
        found.map(({ id }) => ({ kind: 'place' as const, id })),
        locale,
      );
      const items = texts.map(textItem).map((item) => ({
        ...item,
        text: `${middle.title}: ${Math.round(metres.get(item.citation.id) ?? 0)} ${TOOL_LABELS.metres}\n${item.text}`,
      }));
      return cited.show(items);
    },
  });
}
