import type { GuidePack } from '@dalil/assistant/memory-guide.ts';
import type { WrittenItem } from '@dalil/assistant/stored-guide.ts';
import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import { collectFactTerms } from '@dalil/domain/guide/term.ts';
import { readStartingGuide } from '../search/starting-guide.ts';

/** The starting content in the form a device stores. */
export async function readPack(): Promise<GuidePack> {
  const [content, { documents, vocabulary }] = await Promise.all([readStartingContent(), readStartingGuide()]);
  const items = content.items
    .filter(({ state }) => state === 'published')
    .map((item): WrittenItem => {
      const [source] = item.provenance.sources;
      const { kind, id, category, tags, neighbourhoods, asOf, data, texts } = item;
      return {
        kind,
        id,
        category,
        tags,
        neighbourhoods,
        asOf,
        data,
        source: source ? { names: source.names, url: source.url ?? null } : null,
        texts,
      };
    });
  const terms = collectFactTerms(content.terms);
  return { items, facts: content.facts.map(({ fact }) => fact), terms, documents, vocabulary };
}
