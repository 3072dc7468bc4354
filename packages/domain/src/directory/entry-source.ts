/**
 * Where entries come from, under which licence, and who is named wherever they are shown. The licence stays with the entry: data
 * under the ODbL is never mixed into texts or data sets of the guide.
 */
export const ENTRY_SOURCES = {
  osm: {
    name: 'OpenStreetMap',
    licence: 'ODbL-1.0',
    attribution: '© OpenStreetMap contributors',
    url: 'https://www.openstreetmap.org/copyright',
    /** Whether the entries may be passed on as a data set. */
    isOpen: true,
  },
  overture: {
    name: 'Overture Maps',
    licence: 'CDLA-Permissive-2.0',
    attribution: 'Overture Maps Foundation',
    url: 'https://docs.overturemaps.org/attribution/',
    isOpen: true,
  },
  register: {
    name: 'data.dubai',
    licence: 'Dubai Open Data Licence',
    attribution: 'Dubai open data: DHA, KHDA, RTA',
    url: 'https://data.dubai/',
    isOpen: false,
  },
  wikidata: {
    name: 'Wikidata',
    licence: 'CC0-1.0',
    attribution: 'Wikidata',
    url: 'https://www.wikidata.org/wiki/Wikidata:Licensing',
    isOpen: true,
  },
} as const;
export type EntrySource = keyof typeof ENTRY_SOURCES;
export const ENTRY_SOURCE_IDS = Object.keys(ENTRY_SOURCES) as EntrySource[];
