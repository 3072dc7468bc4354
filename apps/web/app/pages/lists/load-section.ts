import { SECTIONS, type SectionId } from '@dalil/domain/guide/sections.ts';
import { sectionPlacesQuery } from '../../queries/guide.ts';
import { type ListExtras, loadList } from './load-list.ts';
import { SECTION_LABELS } from './section-labels.ts';

export function loadSection(section: SectionId, extras: ListExtras = {}) {
  return loadList({
    ...extras,
    rules: SECTIONS[section],
    labels: SECTION_LABELS[section],
    feed: section,
    query: ({ api, locale }, search) => sectionPlacesQuery(api, locale, section, search),
  });
}
