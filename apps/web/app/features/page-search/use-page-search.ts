import { normalizeText, hasEveryWord } from '@dalil/domain/language/normalize-text.ts';
import { useMemo, useState } from 'react';

/** A searchable entry: an id and its full text. */
export type SearchEntry = { id: string; text: string };

/** A search of the entries already on the page. Nothing typed leaves the device. `found` is null while nothing is typed. */
export function usePageSearch(entries: readonly SearchEntry[]) {
  const [search, setSearch] = useState('');
  const normalized = useMemo(() => entries.map(({ id, text }) => ({ id, text: normalizeText(text) })), [entries]);
  const found = useMemo(() => {
    if (search.trim() === '') return null;
    return new Set(normalized.filter(({ text }) => hasEveryWord(text, search)).map(({ id }) => id));
  }, [normalized, search]);
  return { search, setSearch, found };
}
