import { type SectionId, SECTIONS } from '@dalil/domain/guide/sections.ts';
import { sectionPlacesQuery } from '../../queries/guide.ts';
import { loadList } from './load-list.ts';
import { SECTION_WORDS } from './section-words.ts';

/** The loader of a list of places. */
export function loadSection(section: SectionId) {
  return loadList({
    rules: SECTIONS[section],
    words: SECTION_WORDS[section],
    feed: section,
    query: ({ api, locale }, search) => sectionPlacesQuery(api, locale, section, search),
  });
}
