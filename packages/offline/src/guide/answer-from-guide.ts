import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { type Tombstone, withdrawnProblem } from '@dalil/domain/guide/tombstone.ts';
import { hasProse } from '@dalil/domain/offline/place-prose.ts';
import { prosePackOf, readGuideAddress, SEARCH_PACK, TOMBSTONES } from '@dalil/domain/offline/offline-guide.ts';
import { type DeviceDatabase, openDevice } from '../device-database.ts';
import { STORED_AT } from '../device-caches.ts';
import {
  answerContent,
  answerFacts,
  answerNeighbourhood,
  answerPlaceNames,
  answerSaved,
  type Guides,
  readPlace,
} from './answer-items.ts';
import { answerEvents, answerList, listOf } from './answer-lists.ts';
import { answerSearching, isSearching } from '../search/answer-searching.ts';
import { type GuideReader, openGuides } from './guide-reader.ts';

/** Names in all languages, which only the texts of the search pack have together. */
const PLACE_NAMES = '/place-names';
/** They are requested without a language, and each pack has them. */
const SAME_IN_EVERY_LANGUAGE: ReadonlySet<string> = new Set(['/operator', '/guide-figures', PLACE_NAMES]);
/** Rounded to the day: exact times of reading are private. */
const DAY_MS = 86_400_000;

type QuestionInput = { path: string; values: URLSearchParams; now: Date };

/**
 * Answers a read of the API from the guide on the device, with the JSON the server would send. Null where the guide cannot
 * answer: a language that is not on the device, an item that is not in it, or anything but a public read.
 */
export async function answerFromGuide(request: Request, now: Date): Promise<Response | null> {
  if (request.method !== 'GET') return null;
  return answerAddress(await openDevice(), new URL(request.url), now);
}

/** Like answerFromGuide, for an address and an opened database. */
export async function answerAddress(db: DeviceDatabase, address: URL, now: Date): Promise<Response | null> {
  const requested = readGuideAddress(address);
  const named = LOCALES.find((known) => known === requested?.locale);
  if (!requested || !named) return null;
  const { path, values } = requested;
  const locale = SAME_IN_EVERY_LANGUAGE.has(path) ? await languageOnDevice(db, named) : named;
  const needsSearchPack = isSearching(path) || path === PLACE_NAMES;
  const [guide, other = null] = await openGuides(db, [locale, needsSearchPack ? SEARCH_PACK : prosePackOf(locale)]);
  if (!guide) return null;
  const [searchPack, prose] = needsSearchPack ? [other, null] : [null, other];
  const answer = isSearching(path)
    ? await answerSearching(db, guide, searchPack, { path, values, locale, now })
    : path === PLACE_NAMES
      ? searchPack && (await answerPlaceNames(searchPack))
      : await answerPath({ guide, prose }, { path, values, now });
  if (answer === undefined || answer === null) return answerWithdrawn(guide, path);
  if (!isSearching(path))
    await db.put('uses', { pack: locale, path, usedAt: now.getTime() - (now.getTime() % DAY_MS) });
  return new Response(JSON.stringify(answer), {
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      [STORED_AT]: guide.record.checkedAt,
    },
  });
}

/** The preferred language if it is on the device, or else any that is. */
async function languageOnDevice(db: DeviceDatabase, preferred: Locale): Promise<Locale> {
  const guides = await openGuides(db, LOCALES);
  if (guides[LOCALES.indexOf(preferred)]) return preferred;
  return LOCALES.find((_locale, at) => guides[at]) ?? preferred;
}

const ITEM = /^\/(articles|places|services|neighbourhoods|content)\/([a-z0-9-]+)$/;
const KINDS: Readonly<Record<string, readonly string[]>> = {
  articles: ['article'],
  places: ['place'],
  services: ['service'],
  neighbourhoods: ['neighbourhood'],
  content: ['event', 'place', 'neighbourhood', 'collection'],
};

/** The server's answer for an item that is no longer published. Null for any other. */
async function answerWithdrawn(guide: GuideReader, path: string): Promise<Response | null> {
  const [, folder = '', id] = ITEM.exec(path) ?? [];
  const tombstones = ((await guide.read(TOMBSTONES)) ?? []) as Tombstone[];
  const found = tombstones.find((one) => one.id === id && KINDS[folder]?.includes(one.kind));
  if (!found) return null;
  return new Response(JSON.stringify(withdrawnProblem(found)), {
    status: 410,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}

/** Whether the guide says that the item with an address (without language) is no longer published. */
export async function isWithdrawnOnDevice(href: string): Promise<boolean> {
  const guides = await openGuides(await openDevice(), LOCALES);
  for (const guide of guides) {
    const tombstones = ((await guide?.read(TOMBSTONES)) ?? []) as Tombstone[];
    if (tombstones.some((one) => one.href === href)) return true;
  }
  return false;
}

async function answerPath({ guide, prose }: Guides, { path, values, now }: QuestionInput): Promise<unknown> {
  const search = values.get('search') ?? '';
  const list = listOf(path);
  if (list) return answerList(guide, list, { search, now });
  if (path === '/events') return answerEvents(guide, search, now);
  if (path === '/shown-facts') return answerFacts(guide, values.get('ids') ?? '');
  if (path === '/items') return answerSaved(guide, values.get('references') ?? '', now);
  if (path === '/days/today') return guide.read(`/days/${dubaiDate(now)}`);
  const [, folder, id = ''] = /^\/(content|neighbourhoods)\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (folder === 'content') return answerContent({ guide, prose }, id, now);
  if (folder === 'neighbourhoods') return answerNeighbourhood(guide, id);
  if (isQuestion(values)) return undefined;
  return hasProse(path) ? readPlace({ guide, prose }, path) : guide.readAnswer(path);
}

/** Query values that filter a response which the pack only has in full. */
function isQuestion(values: URLSearchParams): boolean {
  return [...values.values()].some((value) => value !== '');
}
