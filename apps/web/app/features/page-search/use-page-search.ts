import { normalizeText, hasEveryWord } from '@dalil/domain/language/normalize-text.ts';
import { useMemo, useState } from 'react';

/** What can be found: an id and every word of it. */
export type SearchEntry = { id: string; text: string };

/** A search among what is on the page already; nothing typed leaves the device. `found` is null while nothing is typed. */
export function usePageSearch(entries: readonly SearchEntry[]) {
  const [search, setSearch] = useState('');
  const normalized = useMemo(() => entries.map(({ id, text }) => ({ id, text: normalizeText(text) })), [entries]);
  const found = useMemo(() => {
    if (search.trim() === '') return null;
    return new Set(normalized.filter(({ text }) => hasEveryWord(text, search)).map(({ id }) => id));
  }, [normalized, search]);
  return { search, setSearch, found };
}
