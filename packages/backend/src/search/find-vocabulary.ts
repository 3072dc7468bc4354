import type { TermGroup } from '@dalil/domain/guide/term.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ConceptId, SearchConcept } from '@dalil/search/search-document.ts';
import { createVocabulary, type Vocabulary } from '@dalil/search/vocabulary.ts';
import { addWords } from '@dalil/search/words/add-words.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** Groups of terms that are concepts of documents. The other groups are used to format values. */
const CONCEPT_GROUPS: readonly TermGroup[] = [
  'tag',
  'cuisine',
  'subcategory',
  'service-subcategory',
  'question-group',
  'event-type',
  'fact-topic',
  'audience',
];

type NameRow = { concept: ConceptId; locale: Locale; names: string[] };

/** The names of all concepts: terms, neighbourhoods, and the product's own synonyms for them. */
export function findVocabulary(deps: Deps): Promise<Vocabulary> {
  return deps.memory.remember('search vocabulary', ['term', 'neighbourhood'], async () =>
    createVocabulary(await findConcepts(deps)),
  );
}

/** The input from which a vocabulary is built. */
export async function findConcepts({ db }: Pick<Deps, 'db'>): Promise<SearchConcept[]> {
  const { rows } = await db.execute<NameRow>(sql`
      select term_group || '/' || id as concept, locale, array[label] as names from terms
      where term_group = any(${sql.param([...CONCEPT_GROUPS])}::text[])
      union all
      select 'neighbourhood/' || i.id, t.locale, t.title || array(select jsonb_array_elements_text(t.body->'alsoKnownAs'))
      from content_items i join content_texts t on t.kind = i.kind and t.item_id = i.id and t.state = 'published'
      where i.kind = 'neighbourhood' and i.state = 'published'
      order by 1, 2`);
  return addWords(gather(rows));
}

function gather(rows: readonly NameRow[]): SearchConcept[] {
  const concepts = new Map<ConceptId, Partial<Record<Locale, string[]>>>();
  for (const { concept, locale, names } of rows) {
    const known = concepts.get(concept) ?? {};
    known[locale] = [...(known[locale] ?? []), ...names];
    concepts.set(concept, known);
  }
  return Array.from(concepts, ([id, names]) => ({ id, names }));
}
