import { readReference } from '@dalil/domain/bookmarks/bookmark.ts';
import type { IndexedPlace } from '@dalil/domain/bookmarks/match-imported.ts';
import type { SavedItem } from '@dalil/domain/bookmarks/saved-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { comingOccurrences, eventMoment, nextOccurrence } from '@dalil/domain/guide/event-list.ts';
import type { EventCard } from '@dalil/domain/guide/views.ts';
import type { ListedEventSource } from '@dalil/domain/offline/listed-sources.ts';
import { MAX_REQUESTED_FACTS } from '@dalil/domain/guide/fact-view.ts';
import { savedOfListed } from '@dalil/domain/offline/saved-of-listed.ts';
import { joinProse, type PlaceProse } from '@dalil/domain/offline/place-prose.ts';
import { factName, listedName, savedName, writtenName } from '@dalil/domain/offline/offline-guide.ts';
import type { GuideReader } from './guide-reader.ts';

const MONTHS_AHEAD = 24;

/** The packs of a language. The prose is fetched last and may be missing. */
export type Guides = { guide: GuideReader; prose: GuideReader | null };

type ContentAnswer = { kind: string; event?: EventCard };

/** The response of `/content/{id}`. The pack has a place under its own address; the times of an event are computed now. */
export async function answerContent({ guide, prose }: Guides, id: string, now: Date): Promise<unknown> {
  const content = (await guide.readAnswer(`/content/${id}`)) as ContentAnswer | undefined;
  if (content?.event) return { ...content, event: await freshEvent(guide, content.event, now) };
  if (content) return content;
  const place = await readPlace({ guide, prose }, `/places/${id}`);
  return place === undefined ? undefined : { kind: 'place', place };
}

/** The answer of a place's own path, with its prose where that is on the device. */
export async function readPlace({ guide, prose }: Guides, path: string): Promise<unknown> {
  const words = (await prose?.read(path)) as PlaceProse | undefined;
  return guide.readAnswer(path, (place) => joinProse(place, words));
}

async function freshEvent(guide: GuideReader, event: EventCard, now: Date): Promise<EventCard> {
  const source = (await guide.read(listedName('event', event.id))) as ListedEventSource | undefined;
  if (!source) return event;
  const today = dubaiDate(now);
  const occurrences = comingOccurrences(source.data, today, MONTHS_AHEAD);
  return { ...event, ...eventMoment(source.data, today), occurrences } as EventCard;
}

/** One of the twelve neighbourhoods, which the pack stores as content. */
export async function answerNeighbourhood(guide: GuideReader, id: string): Promise<unknown> {
  const content = (await guide.readAnswer(`/content/${id}`)) as { kind: string; neighbourhood?: unknown } | undefined;
  return content?.neighbourhood;
}

/** Some facts in the requested order; unknown ids are omitted. */
export async function answerFacts(guide: GuideReader, ids: string): Promise<unknown[] | undefined> {
  const requested = [...new Set(ids.split(','))].slice(0, MAX_REQUESTED_FACTS);
  const facts = await Promise.all(requested.map((id) => guide.read(factName(id))));
  const found = facts.filter((fact) => fact !== undefined);
  return found.length > 0 ? found : undefined;
}

/** Items by kind and id, without duplicates. Items that are not, or no longer, in the guide are omitted. */
export async function answerSaved(guide: GuideReader, references: string, now: Date): Promise<SavedItem[]> {
  const keys = [...new Set(references.split(','))].filter((key) => readReference(key) !== null);
  const items = await Promise.all(keys.map((key) => readSaved(guide, key)));
  const found = items.filter((item) => item !== undefined);
  return Promise.all(found.map((item) => freshSaved(guide, item, now)));
}

type WrittenPlace = { data: { position: { lat: number; lon: number } }; texts: Record<string, { title: string }> };

/** Every place with its names in all languages. `searchPack` has the texts of all of them. */
export async function answerPlaceNames(searchPack: GuideReader): Promise<IndexedPlace[]> {
  const places = (await searchPack.readOnce(writtenName('place', ''))) as ReadonlyMap<string, WrittenPlace>;
  return Array.from(places, ([id, { data, texts }]) => {
    const { lat, lon } = data.position;
    return { id, names: [...new Set(Object.values(texts).map(({ title }) => title))].sort(), position: { lat, lon } };
  });
}

/** What differs from the data of the lists is an entry of its own. */
async function readSaved(guide: GuideReader, key: string): Promise<SavedItem | undefined> {
  const reference = readReference(key);
  const [own, listed] = await Promise.all([
    guide.read(savedName(key)),
    reference && guide.read(listedName(reference.kind, reference.itemId)),
  ]);
  if (own !== undefined || !reference || !listed) return own as SavedItem | undefined;
  return savedOfListed(reference.kind, listed as Parameters<typeof savedOfListed>[1]);
}

async function freshSaved(guide: GuideReader, item: SavedItem, now: Date): Promise<SavedItem> {
  if (item.kind !== 'event') return item;
  const source = (await guide.read(listedName('event', item.itemId))) as ListedEventSource | undefined;
  const next = source && nextOccurrence(source.data, dubaiDate(now));
  if (!source) return item;
  if (!next) return { ...item, next: null };
  const { start, end, startTime, endTime, certainty } = next;
  return { ...item, next: { start, end, startTime, endTime, certainty } };
}
