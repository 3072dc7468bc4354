import type { Locale } from '@dalil/domain/language/locale.ts';
import { editHref } from './articles-search.ts';

type Part = { kind: string; id: string; locale: Locale | 'data'; category: string | null };

/** The page on which a text, or what is the same in all languages, is edited; without the language of the page. */
export function editorOf({ kind, id, locale, category }: Part): string {
  if (kind === 'article' && locale !== 'data') return `/dashboard${editHref(id, locale)}`;
  const address = `/dashboard/content-management/${category ?? 'all'}/${kind}/${id}`;
  return locale === 'data' ? address : `${address}?language=${locale}`;
}
