import { cutText } from '@dalil/domain/language/cut-text.ts';
import type { PicturesFilter } from '../../queries/pictures.ts';

const PARTS = ['usable', 'incomplete', 'unused'] as const;
const MAX_SEARCH = 100;

/** The filter of the media library in the address. */
export type MediaSearch = { search: string; part: PicturesFilter['part']; page: number };

export function readMediaSearch(params: URLSearchParams): MediaSearch {
  const page = Number(params.get('page'));
  return {
    search: cutText((params.get('q') ?? '').trim(), MAX_SEARCH),
    part: PARTS.find((part) => part === params.get('part')),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
}

export function writeMediaSearch({ search, part, page }: Partial<MediaSearch>): string {
  const given = { q: search, part, page: page === 1 ? undefined : page };
  const pairs = Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return `?${new URLSearchParams(pairs).toString()}`;
}

export function mediaFilter({ search, part, page }: MediaSearch): PicturesFilter {
  return { page: String(page), ...(search !== '' && { search }), ...(part && { part }) };
}
