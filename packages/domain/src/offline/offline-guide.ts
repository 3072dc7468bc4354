import { addDays } from '../guide/calendar-day.ts';
import { BASE_LOCALE, type Locale, LOCALES } from '../language/locale.ts';
import { LEGAL_DOCUMENT_TYPES } from '../privacy/legal-document.ts';

/** What a device that has been offline longer than this asks anew. */
export const REMOVALS_RETENTION_DAYS = 60;
/** Days beginning with the day the guide was made, that `/days` can answer. */
export const DAYS_AHEAD = 14;

/**
 * What an entry is for, in the order entries are sent and kept: the first must be on the device before anything else and
 * never leaves it for want of room.
 */
export const GUIDE_GROUPS = ['emergency', 'page', 'list', 'item', 'fact', 'rest'] as const;
export type GuideGroup = (typeof GUIDE_GROUPS)[number];

/** Facts whose numbers must be there when nothing else is. */
export const EMERGENCY_TOPIC = 'emergency';

/**
 * What is searched and what the assistant quotes, in every language, since a query may be in any script and a question is
 * answered in its own language: one pack beside those of the languages.
 */
export const SEARCH_PACK = 'search';
/** A pack for each language, and the one for searching. */
export type PackName = Locale | typeof SEARCH_PACK;
export const PACK_NAMES: readonly PackName[] = [...LOCALES, SEARCH_PACK];

/** Something published, by kind and id. */
export type GuideItem = { kind: string; id: string };

/**
 * One answer of the API that is in the guide of a language: its path without `/api` and without the language. `lists` are
 * the kinds it is chosen from, as in `tagsOfAnswer`; undefined where it may change with anything.
 */
export type GuidePath = { path: string; group: GuideGroup; lists: readonly string[] | undefined };

const PAGES: readonly GuidePath[] = [
  { path: '/practical', group: 'emergency', lists: ['handbook'] },
  { path: '/home', group: 'page', lists: undefined },
  { path: '/stories', group: 'page', lists: undefined },
  { path: '/weather', group: 'page', lists: ['handbook'] },
  { path: '/traffic', group: 'page', lists: ['handbook'] },
  { path: '/living', group: 'page', lists: undefined },
  { path: '/real-estate', group: 'page', lists: ['handbook', 'neighbourhood', 'service', 'article'] },
  { path: '/questions', group: 'page', lists: ['question'] },
  { path: '/guide-figures', group: 'rest', lists: undefined },
  { path: '/search/trending', group: 'rest', lists: [] },
  { path: '/place-names', group: 'rest', lists: ['place'] },
];

/** Where an item's answer stands; null for what has none of its own. Of two with one id under `/content` the first shows. */
const ITEM_PATHS: Readonly<Record<string, string>> = {
  place: '/places',
  article: '/articles',
  service: '/services',
  event: '/content',
  neighbourhood: '/content',
};

/** The path of an item's own answer, or null where it has none. */
export function itemPath({ kind, id }: GuideItem): string | null {
  const folder = ITEM_PATHS[kind];
  return folder === undefined ? null : `${folder}/${id}`;
}

/** Every answer of the guide, for what is published on a day in Dubai (`YYYY-MM-DD`), the most needed first. */
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

/** In the order of their groups; within one as they were. */
export function inOrder<Entry extends { group: GuideGroup }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => GUIDE_GROUPS.indexOf(a.group) - GUIDE_GROUPS.indexOf(b.group));
}

/** Names of entries that are no answer of the API: what the device makes answers from. */
export const listedName = (kind: string, id: string) => `list/${kind}/${id}`;
export const factName = (id: string) => `fact/${id}`;
/** An item as lists of readers show it. */
export const savedName = (reference: string) => `saved/${reference.replace(':', '/')}`;
export const namesName = (kind: string) => `names/${kind}`;
export const LABELS_NAME = 'names/labels';
/** In the pack for searching: what is searched, by kind and id, and the names of concepts. */
export const SOURCES = 'source/';
export const sourceName = (kind: string, id: string) => `${SOURCES}${kind}/${id}`;
export const CONCEPTS_NAME = 'names/concepts';
/** In the same pack: items and facts as they were written, and what values of facts are written with. */
export const writtenName = (kind: string, id: string) => `written/${kind}/${id}`;
export const TERMS_NAME = 'names/terms';

/**
 * The first and the last line of a pack around one line an entry. `since` is the version it begins from, null for a whole
 * one. A pack without its last line was cut off.
 */
export type PackHead = {
  pack: PackName;
  version: number;
  since: number | null;
  entries: number;
  /** When the answers were made, as an ISO instant. */
  madeAt: string;
};
export type PackEnd = { end: number };
export type PackEntry = { path: string; group: GuideGroup; body: unknown } | { path: string; removed: true };

/** A pack as readers choose it: how large, before it is fetched. */
export type PackState = { pack: PackName; version: number; entries: number; bytes: number; madeAt: string | null };

/**
 * What a request for the API means in the guide: its path without `/api`, its language, its other values. Null for an
 * address that is not the API's.
 */
export function readGuideAddress(address: URL): { path: string; locale: string; values: URLSearchParams } | null {
  if (!address.pathname.startsWith('/api/')) return null;
  const values = new URLSearchParams(address.search);
  const locale = values.get('locale') ?? BASE_LOCALE;
  values.delete('locale');
  return { path: address.pathname.slice('/api'.length), locale, values };
}
