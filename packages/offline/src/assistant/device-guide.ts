import type { AnswerGuide } from '@dalil/assistant/answer-guide.ts';
import { createStoredGuide, type WrittenGuide, type WrittenItem } from '@dalil/assistant/stored-guide.ts';
import { type SquareView, squareViewSchema } from '@dalil/domain/directory/entry-view.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import type { FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { TERMS_NAME, writtenName } from '@dalil/domain/offline/offline-guide.ts';
import type { ConceptId } from '@dalil/search/search-document.ts';
import type { IndexedPart } from '@dalil/search/search-source.ts';
import { DEVICE_CACHES, deviceCaches } from '../device-caches.ts';
import type { DeviceDatabase } from '../device-database.ts';
import { type DeviceIndex, openDeviceIndex } from '../search/device-index.ts';

/** Data read for one question is reused for the next. */
let cached: { index: DeviceIndex; today: string; guide: AnswerGuide } | undefined;

/**
 * The guide of this device in the assistant's format, and when the device last learned that it is the newest (an ISO instant).
 * Null where it is not on the device.
 */
export async function openDeviceGuide(
  db: DeviceDatabase,
  now: Date,
): Promise<{ guide: AnswerGuide; checkedAt: string } | null> {
  const index = await openDeviceIndex(db);
  if (!index) return null;
  const today = dubaiDate(now);
  if (cached?.index !== index || cached.today !== today) {
    const terms = (await index.pack.read(TERMS_NAME)) as FactTermsByLocale | undefined;
    if (!terms) return null;
    cached = { index, today, guide: createStoredGuide(writtenGuide(index, terms, today), today) };
  }
  return { guide: cached.guide, checkedAt: index.pack.record.checkedAt };
}

function writtenGuide(index: DeviceIndex, terms: FactTermsByLocale, today: string): WrittenGuide {
  const { pack, vocabulary } = index;
  const store = index.storeOn(today);
  // The order of a list is that of its priors.
  const events = index.events.toSorted((a, b) => b.prior - a.prior || (a.id < b.id ? -1 : 1));
  return {
    store,
    vocabulary,
    terms,
    item: (kind, id) => pack.read(writtenName(kind, id)) as Promise<WrittenItem | undefined>,
    // A question reads hundreds of facts, which are most of them, so all are read together.
    fact: async (id) => (await pack.readAll(writtenName('fact', ''))).get(id) as Fact | undefined,
    asked: async (kind, id) =>
      ((await pack.read(writtenName(kind, id))) as { search?: IndexedPart } | undefined)?.search?.asked ?? [],
    events: async () => events,
    places: (concepts) => placesUnder(concepts, index, store),
    squares: storedSquares,
  };
}

async function placesUnder(
  concepts: readonly ConceptId[],
  { places }: DeviceIndex,
  store: WrittenGuide['store'],
): Promise<DeviceIndex['places']> {
  if (concepts.length === 0) return places;
  const numbers = places.map(({ document }) => document);
  const found = await store.probe(
    concepts.map((concept) => `#${concept}`),
    numbers,
  );
  const under = found.map(({ documents }) => new Set(documents));
  return places.filter(({ document }) => under.every((documents) => documents.has(document)));
}

/** The squares of the map that this device keeps since its page of what is nearby was opened. Null unless it keeps all of these. */
async function storedSquares(ids: readonly string[], locale: Locale): Promise<SquareView[] | null> {
  const cache = await deviceCaches()?.open(DEVICE_CACHES.answers);
  const stored = ids.map(async (id) => {
    const address = new URL(`/api/directory/squares/${id}?locale=${locale}`, globalThis.location.origin);
    const kept = await cache?.match(address, { ignoreVary: true });
    return squareViewSchema.safeParse(await kept?.json()).data ?? null;
  });
  const squares = (await Promise.all(stored)).filter((square) => square !== null);
  return squares.length === ids.length ? squares : null;
}
