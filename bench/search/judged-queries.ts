import { readFile } from 'node:fs/promises';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { search } from '@dalil/search/search.ts';
import type { SearchStore } from '@dalil/search/search-store.ts';
import type { Vocabulary } from '@dalil/search/vocabulary.ts';

/** A judged query. Ids are `kind/id`, those of facts alone. */
type JudgedQuery = {
  lang: Locale;
  script: 'latin' | 'arabic' | 'devanagari';
  q: string;
  kind: string;
  /** One of these has to be among the first three results. Empty where nothing should be found. */
  best: string[];
  /** Its content is not in the starting guide. */
  needs?: 'pack';
};

export type QueryGroupName = 'English' | 'Arabic letters' | 'Devanagari' | 'romanised' | 'nothing to find';
export type Share = { right: number; number: number; share: number; wrong: string[] };

const FIRST = 3;

/** How many queries of `queries.jsonl` are answered by one of the first three results, by language and script. */
export async function shareOfRight(
  store: SearchStore,
  vocabulary: Vocabulary,
): Promise<ReadonlyMap<QueryGroupName, Share>> {
  const text = await readFile(new URL('queries.jsonl', import.meta.url), 'utf8');
  const queries = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JudgedQuery);
  const shares = new Map<QueryGroupName, Share>();
  for (const query of queries.filter(({ needs }) => needs === undefined)) {
    const { matches, total } = await search(store, vocabulary, { query: query.q, limit: FIRST, offset: 0 });
    const found = matches.map(({ kind, id }) => (kind === 'fact' ? id : `${kind}/${id}`));
    const isRight = query.kind === 'none' ? total === 0 : found.some((id) => query.best.includes(id));
    const group = groupOf(query);
    const { right, number, wrong } = shares.get(group) ?? { right: 0, number: 0, wrong: [] };
    const all = { right: right + Number(isRight), number: number + 1 };
    shares.set(group, { ...all, share: all.right / all.number, wrong: isRight ? wrong : [...wrong, query.q] });
  }
  return shares;
}

function groupOf({ kind, lang, script }: JudgedQuery): QueryGroupName {
  if (kind === 'none') return 'nothing to find';
  if (script === 'devanagari') return 'Devanagari';
  if (script === 'arabic') return 'Arabic letters';
  return lang === 'en' ? 'English' : 'romanised';
}
