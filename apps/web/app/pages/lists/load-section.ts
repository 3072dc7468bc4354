import { SECTIONS, type SectionId } from '@dalil/domain/guide/sections.ts';
import { listCollections } from '../../endpoints/guide.ts';
import { type ListExtras, loadList } from './load-list.ts';
import { placesOf } from './places-of.ts';
import { SECTION_LABELS } from './section-labels.ts';

export function loadSection(section: SectionId, extras: ListExtras = {}) {
  return loadList({
    ...extras,
    loadExtra: async (page) => {
      // Links below the list: a list without them is still a list.
      const collections = page.prefetch(listCollections({ locale: page.locale })).catch(() => null);
      await Promise.all([collections, extras.loadExtra?.(page)]);
    },
    rules: SECTIONS[section],
    labels: SECTION_LABELS[section],
    feed: section,
    query: ({ locale }, search) => placesOf({ locale, section, search }),
  });
}
