import type { Locale } from '@dalil/domain/language/locale.ts';

/** The collections as the inventory lists them. */
export const collectionsFilter = (locale: Locale) => ({ locale, kind: 'collection', page: '1' }) as const;
