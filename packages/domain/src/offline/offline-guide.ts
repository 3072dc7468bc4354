import { COLLECTED_KINDS } from '../guide/collection.ts';
import { CALCULATORS } from '../calculators/calculator-ids.ts';
import { addDays } from '../guide/calendar-day.ts';
import { OCCASIONS } from '../guide/occasions.ts';
import { QUESTION_GROUPS } from '../guide/question.ts';
import { BASE_LOCALE, type Locale, LOCALES } from '../language/locale.ts';
import { LEGAL_DOCUMENT_TYPES } from '../privacy/legal-document.ts';

/** A device that was offline longer than this fetches everything again. */
export const REMOVALS_RETENTION_DAYS = 60;
/** The number of days, starting with the day the guide was made, that `/days` can answer. */
export const DAYS_AHEAD = 14;

/**
 * The group of an entry, in the order in which entries are sent and stored. The first must be on the device before anything else
 * and is never evicted.
 */
export const GUIDE_GROUPS = ['emergency', 'page', 'list', 'item', 'fact', 'rest'] as const;
export type GuideGroup = (typeof GUIDE_GROUPS)[number];

/** Facts whose numbers must always be available. */
export const EMERGENCY_TOPIC = 'emergency';

/**
 * The search data and the texts the assistant quotes, in every language, because a query may be in any script and a question is
 * answered in its own language: one pack in addition to those of the languages.
 */
export const SEARCH_PACK = 'search';
/** The prose of the places in a language, which a device fetches last: half of all words, and a place is usable without. */
export type ProsePack = `${Locale}-prose`;
export const prosePackOf = (locale: Locale): ProsePack => `${locale}-prose`;
/** A pack for each language, the one for searching, and the prose of each language. */
export type PackName = Locale | typeof SEARCH_PACK | ProsePack;
export const PACK_NAMES: readonly PackName[] = [...LOCALES, SEARCH_PACK, ...LOCALES.map(prosePackOf)];

/** Something published, by kind and id. */
export type GuideItem = { kind: string; id: string };

/**
 * One API answer in the guide of a language: its path without `/api` and without the language. `lists` are the kinds it is
 * selected from, as in `tagsOfAnswer`. Undefined where it may change with anything.
 */
export type GuidePath = { path: string; group: GuideGroup; lists: readonly string[] | undefined };

/** The items that are no longer published. */
export const TOMBSTONES = '/tombstones';

const PAGES: readonly GuidePath[] = [
  { path: '/practical', group: 'emergency', lists: ['handbook'] },
  { path: '/home', group: 'page', lists: undefined },
  ...OCCASIONS.map(({ id }) => ({ path: `/occasions/${id}`, group: 'page' as const, lists: undefined })),
  { path: '/stories', group: 'page', lists: undefined },
  { path: '/weather', group: 'page', lists: ['handbook'] },
  { path: '/traffic', group: 'page', lists: ['handbook', 'service'] },
  { path: '/timetable', group: 'page', lists: ['handbook', 'timetable'] },
  { path: '/living', group: 'page', lists: undefined },
  { path: '/real-estate', group: 'page', lists: ['handbook', 'neighbourhood', 'service', 'article'] },
  { path: '/questions', group: 'page', lists: ['question'] },
  ...QUESTION_GROUPS.map((id) => ({ path: `/questions/${id}`, group: 'page' as const, lists: ['question' as const] })),
  ...CALCULATORS.map((id) => ({ path: `/calculators/${id}`, group: 'page' as const, lists: ['handbook', 'event'] })),
  { path: '/published-ideas', group: 'rest', lists: ['idea'] },
  { path: '/letters', group: 'rest', lists: ['article'] },
  { path: '/unanswered-topics', group: 'rest', lists: ['idea'] },
  { path: TOMBSTONES, group: 'rest', lists: ['article', 'place', 'service', 'event', 'neighbourhood', 'collection'] },
  { path: '/collections', group: 'page', lists: ['collection', ...COLLECTED_KINDS] },
  { path: '/guide-figures', group: 'rest', lists: undefined },
  { path: '/operator', group: 'rest', lists: undefined },
  { path: '/search/trending', group: 'rest', lists: [] },
];

/** The path of an item's answer. Null for kinds without one. Of two items with one id under `/content` the first is displayed. */
const ITEM_PATHS: Readonly<Record<string, string>> = {
  place: '/places',
  article: '/articles',
  service: '/services',
  event: '/content',
  neighbourhood: '/content',
  collection: '/content',
};

/** The path of an item's own answer, or null where it has none. */
export function itemPath({ kind, id }: GuideItem): string | null {
  const folder = ITEM_PATHS[kind];
  return folder === undefined ? null : `${folder}/${id}`;
}

/** Every answer of the guide for what is published on a day in Dubai (`YYYY-MM-DD`), most important first. */
export function guidePaths(items: readonly GuideItem[], today: string): GuidePath[] {
  const addressed = new Set(items.filter(({ kind }) => kind === 'event' || kind === 'place').map(({ id }) => id));
  const own = items
    .filter(({ kind, id }) => kind !== 'neighbourhood' || !addressed.has(id))
    .flatMap((item): GuidePath[] => {
      const path = itemPath(item);
      return path === null ? [] : [{ path, group: 'item', lists: [] }];
    });
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead): GuidePath => {
    return { path: `/days/${addDays(today, ahead)}`, group: 'page', lists: ['handbook', 'event'] };
  });
  const legal = LEGAL_DOCUMENT_TYPES.map((type): GuidePath => {
    return { path: `/legal-documents/${type}`, group: 'rest', lists: ['legal-document'] };
  });
  return inOrder([...PAGES, ...days, ...own, ...legal]);
}

/** Sorted by group. The order within a group is preserved. */
export function inOrder<Entry extends { group: GuideGroup }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => GUIDE_GROUPS.indexOf(a.group) - GUIDE_GROUPS.indexOf(b.group));
}

/** Names of entries that are not API answers: the data from which the device makes answers. */
export const LISTED = 'list/';
export const listedName = (kind: string, id: string) => `${LISTED}${kind}/${id}`;
export const factName = (id: string) => `fact/${id}`;
/** An item as displayed in users' lists. */
export const savedName = (reference: string) => `saved/${reference.replace(':', '/')}`;
export const namesName = (kind: string) => `names/${kind}`;
export const LABELS_NAME = 'names/labels';
/** In the search pack: the names of concepts, items and facts as written, and the terms for writing fact values. */
export const CONCEPTS_NAME = 'names/concepts';
export const WRITTEN = 'written/';
export const writtenName = (kind: string, id: string) => `${WRITTEN}${kind}/${id}`;
export const TERMS_NAME = 'names/terms';

/**
 * The first and the last line of a response with a pack, with one line per entry between; one without its last line was cut off.
 * A whole pack is fetched in parts: `entries` of `total` from position `from`. Changes are one part, based on version `since`.
 */
export type PackHead = {
  pack: PackName;
  version: number;
  since: number | null;
  from: number;
  entries: number;
  total: number;
  /** When the answers were made, as an ISO instant. */
  madeAt: string;
};
export type PackEnd = { end: number };
export type PackEntry = { path: string; group: GuideGroup; body: unknown } | { path: string; removed: true };

/** A pack with its size before it is fetched, for users to choose. */
export type PackState = { pack: PackName; version: number; entries: number; bytes: number; madeAt: string | null };

/**
 * The guide's reading of an API request: its path without `/api`, its language, its other parameters. Null for an address outside
 * the API.
 */
export function readGuideAddress(address: URL): { path: string; locale: string; values: URLSearchParams } | null {
  if (!address.pathname.startsWith('/api/')) return null;
  const values = new URLSearchParams(address.search);
  const locale = values.get('locale') ?? BASE_LOCALE;
  values.delete('locale');
  return { path: address.pathname.slice('/api'.length), locale, values };
}
