import type { EventData } from '@dalil/domain/guide/event.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import { CONCEPTS_NAME, SEARCH_PACK } from '@dalil/domain/offline/offline-guide.ts';
import { type MemoryIndex, startIndex } from '@dalil/search/memory-index.ts';
import { openIndex } from '@dalil/search/memory-store.ts';
import { packValue, readValue } from '@dalil/search/packed-rows.ts';
import { rulesFingerprint } from '@dalil/search/rules-fingerprint.ts';
import { type SearchConcept, documentNumber } from '@dalil/search/search-document.ts';
import { documentOf, type SearchSource } from '@dalil/search/search-source.ts';
import type { SearchStore } from '@dalil/search/search-store.ts';
import {
  createVocabulary,
  readVocabulary,
  type Vocabulary,
  writeVocabulary,
  type WrittenVocabulary,
} from '@dalil/search/vocabulary.ts';
import type { DeviceDatabase, PackRecord } from '../device-database.ts';
import { readSources } from './stored-source.ts';
import { type GuideReader, openGuide } from '../guide/guide-reader.ts';
import { yieldTask } from '../guide/yield-task.ts';
import { sizeOfMade } from '../guide/packed-body.ts';
import { withLock } from '../with-lock.ts';

/**
 * The entry with the index derived from the pack. It is stored because a worker lives only for seconds and creating the index
 * takes as long.
 */
const INDEX_NAME = 'made/index';
const LOCK = 'dalil.index';
/** The body for releases that do not know `made`; they create an index again. */
const NO_BODY = 'null';
/** After this many documents the worker yields to other requests. */
const INSERT_BATCH_SIZE = 8;

type IndexedEvent = { document: number; id: string; data: EventData; audience: readonly string[]; prior: number };
type IndexedPlace = { document: number; id: string; position: PlaceData['position'] };
type IndexedFact = { document: number; valid: NonNullable<SearchSource['valid']> };
/** Increase it when the record below changes. */
const FORM = 4;
/** JSON in UTF-8, parsed on demand. */
type Packed = Uint8Array<ArrayBuffer>;
/** `rules` identifies the rules of this worker: an index created with other rules is created again. */
type StoredIndex = {
  version: number;
  rules: string;
  index: MemoryIndex;
  vocabulary: Packed;
  events: Packed;
  places: Packed;
  facts: Packed;
};

/** The search index on this device, ready for queries. */
export type DeviceIndex = {
  pack: GuideReader;
  vocabulary: Vocabulary;
  events: readonly IndexedEvent[];
  places: readonly IndexedPlace[];
  /** The index for a day in Dubai, on which a fact has to be valid. */
  storeOn: (today: string) => SearchStore;
};

let cached: { key: string; opening: Promise<DeviceIndex> } | undefined;

/** Opens the index of the newest pack on the device, once in the worker's lifetime; null where there is none. */
export async function openDeviceIndex(db: DeviceDatabase): Promise<DeviceIndex | null> {
  return openIndexOf(db, await openGuide(db, SEARCH_PACK));
}

/** The same for a pack that is already open. */
export async function openIndexOf(db: DeviceDatabase, pack: GuideReader | null): Promise<DeviceIndex | null> {
  if (!pack || pack.record.version === 0) return null;
  const key = `${pack.record.generation} ${pack.record.version}`;
  if (cached?.key === key) return cached.opening;
  const opening = open(db, pack);
  cached = { key, opening };
  opening.catch(() => {
    if (cached?.opening === opening) cached = undefined;
  });
  return opening;
}

async function open(db: DeviceDatabase, pack: GuideReader): Promise<DeviceIndex> {
  const stored = await readIndex(db, pack);
  const store = openIndex(stored.index);
  const events = lazily(() => readValue(stored.events) as readonly IndexedEvent[]);
  const places = lazily(() => readValue(stored.places) as readonly IndexedPlace[]);
  const facts = lazily(() => readValue(stored.facts) as readonly IndexedFact[]);
  return {
    pack,
    vocabulary: readVocabulary(readValue(stored.vocabulary) as WrittenVocabulary),
    get events() {
      return events();
    },
    get places() {
      return places();
    },
    storeOn: (today) => {
      const ended = lazily(
        () => new Set(facts().flatMap(({ document, valid }) => (isValid(valid, today) ? [] : [document]))),
      );
      return {
        ...store,
        documents: async (numbers, counted) => {
          const { stored: found, facets } = await store.documents(numbers, counted);
          return { stored: found.filter(({ document }) => !ended().has(document)), facets };
        },
      };
    },
  };
}

/** Computes a value on first use. */
function lazily<Value extends object>(workOut: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= workOut());
}

function isValid({ from, until }: IndexedFact['valid'], today: string): boolean {
  return (from ?? today) <= today && (until ?? today) >= today;
}

async function readIndex(db: DeviceDatabase, pack: GuideReader): Promise<StoredIndex> {
  const rules = `${FORM} ${rulesFingerprint()}`;
  const stored = async () => {
    const known = (await pack.readMade(INDEX_NAME)) as StoredIndex | undefined;
    return known?.version === pack.record.version && known.rules === rules ? known : undefined;
  };
  return (
    (await stored()) ??
    // The worker of the site and that of an open chat need it at the same time: one makes it, the other waits.
    withLock(LOCK, async () => (await stored()) ?? createIndex(db, pack, rules))
  );
}

async function createIndex(db: DeviceDatabase, pack: GuideReader, rules: string): Promise<StoredIndex> {
  const made = { version: pack.record.version, rules, ...(await makeIndex(pack)) };
  // The index works even if there is no storage to save it.
  await maintainIndex(db, pack.record, made).catch(() => undefined);
  return made;
}

async function makeIndex(pack: GuideReader): Promise<Omit<StoredIndex, 'version' | 'rules'>> {
  const sources = await readSources(pack);
  const maker = startIndex();
  const events: IndexedEvent[] = [];
  const places: IndexedPlace[] = [];
  const facts: IndexedFact[] = [];
  for (const [sequence, source] of sources.entries()) {
    const document = documentNumber(sequence, source.kind);
    maker.add(documentOf(source));
    const { id, event, audience, position, prior } = source;
    if (event) events.push({ document, id, data: event, audience, prior });
    if (position) places.push({ document, id, position });
    if (source.valid) facts.push({ document, valid: source.valid });
    if (sequence % INSERT_BATCH_SIZE === 0) await yieldTask();
  }
  const concepts = ((await pack.read(CONCEPTS_NAME)) ?? []) as SearchConcept[];
  return {
    index: maker.finish(),
    vocabulary: packValue(writeVocabulary(createVocabulary(concepts))),
    events: packValue(events),
    places: packValue(places),
    facts: packValue(facts),
  };
}

/** Stored beside its source entries, so that it is deleted with them. */
async function maintainIndex(db: DeviceDatabase, made: PackRecord, index: StoredIndex): Promise<void> {
  const size = sizeOfMade(index);
  const { generation } = made;
  const tx = db.transaction(['packs', 'entries'], 'readwrite');
  const packs = tx.objectStore('packs');
  const entries = tx.objectStore('entries');
  const record = await packs.get(SEARCH_PACK);
  if (record?.generation === generation && record.version === made.version) {
    const before = await entries.get([generation, INDEX_NAME]);
    await entries.put({ generation, path: INDEX_NAME, group: 'rest', body: NO_BODY, made: index, size });
    await packs.put({
      ...record,
      entries: record.entries + (before ? 0 : 1),
      bytes: record.bytes + size - (before?.size ?? 0),
    });
  }
  await tx.done;
}
