import type { GuidePack } from '@dalil/assistant/memory-guide.ts';
import type { WrittenItem } from '@dalil/assistant/stored-guide.ts';
import { readStartingContent } from '@dalil/database/content/read-starting-content.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { collectFactTerms } from '@dalil/domain/guide/term.ts';
import { readStartingGuide } from '../search/starting-guide.ts';

/** The starting content in the form a device stores. */
export async function readPack(): Promise<GuidePack> {
  const [content, { documents, vocabulary }] = await Promise.all([readStartingContent(), readStartingGuide()]);
  const items = content.items
    .filter(({ state }) => state === 'published')
    .flatMap((item): WrittenItem[] => {
      const [source] = item.provenance.sources;
      const { id, category, tags, neighbourhoods, asOf, data, texts } = item;
      return [
        {
          kind: item.kind,
          id,
          category,
          tags,
          neighbourhoods,
          asOf,
          data,
          source: source ? { names: source.names, url: source.url ?? null } : null,
          texts,
        },
      ];
    });
  const terms = collectFactTerms(content.terms);
  return { items, facts: priced(content.facts.map(({ fact }) => fact)), terms, documents, vocabulary };
}

/** The facts as a server delivers them: each row of a schedule with the price that another fact states. */
function priced(facts: readonly Fact[]): Fact[] {
  const shown = new Map(facts.filter(({ isShown }) => isShown).map((fact) => [fact.id, fact]));
  return facts.map((fact) => {
    if (fact.type !== 'schedule') return fact;
    const value = fact.value.map((row) => {
      const price = shown.get(row.priceFact ?? '');
      if (price?.type !== 'money') return row;
      const { value: amount, validFrom, validUntil } = price;
      return {
        ...row,
        price: amount,
        ...(validFrom && { priceFrom: validFrom }),
        ...(validUntil && { priceUntil: validUntil }),
      };
    });
    return { ...fact, value };
  });
}
