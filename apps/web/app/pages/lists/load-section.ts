import { SECTIONS, type SectionId } from '@dalil/domain/guide/sections.ts';
import { collectionsQuery, sectionPlacesQuery } from '../../queries/guide.ts';
import { type ListExtras, loadList } from './load-list.ts';
import { SECTION_LABELS } from './section-labels.ts';

export function loadSection(section: SectionId, extras: ListExtras = {}) {
  return loadList({
    ...extras,
    loadExtra: async (page) => {
      // Links below the list: a list without them is still a list.
      const collections = page.prefetch(collectionsQuery(page.api, page.locale)).catch(() => null);
      await Promise.all([collections, extras.loadExtra?.(page)]);
    },
    rules: SECTIONS[section],
    labels: SECTION_LABELS[section],
    feed: section,
    query: ({ api, locale }, search) => sectionPlacesQuery(api, locale, section, search),
  });
}
