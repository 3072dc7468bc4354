import type { SquareView } from '@dalil/domain/directory/entry-view.ts';
import { squaresAround } from '@dalil/domain/directory/square.ts';
import { metresBetween } from '@dalil/domain/guide/distance.ts';
import { factIdsIn } from '@dalil/domain/guide/document.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import { viewFact } from '@dalil/domain/guide/fact-view.ts';
import type { Fact } from '@dalil/domain/guide/fact.ts';
import { HANDBOOK_IDS, type HandbookId } from '@dalil/domain/guide/handbook-id.ts';
import type { HandbookBody, HandbookData } from '@dalil/domain/guide/handbook.ts';
import { pickText, type Texts } from '@dalil/domain/guide/pick-text.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ConceptId, SearchKind } from '@dalil/search/search-document.ts';
import type { SearchStore } from '@dalil/search/search-store.ts';
import type { Vocabulary } from '@dalil/search/vocabulary.ts';
import type { AnswerGuide, ClimateNormals, GuideFact, GuideSource, GuideText, NearPlace } from './answer-guide.ts';
import { eventsOnDays, viewEventOnDays } from './events-on-days.ts';
import { viewGuideFact } from './guide-fact.ts';
import { handbookFacts, handbookTexts } from './handbook-texts.ts';
import { type ItemText, makeGuideText } from './make-guide-text.ts';

/** An item as written, in all available languages. */
export type WrittenItem = Pick<ItemText, 'id' | 'category' | 'tags' | 'neighbourhoods' | 'asOf' | 'data'> & {
  kind: GuideText['kind'];
  /** The first source of its texts. */
  source: { names: Texts<string>; url: string | null } | null;
  texts: Texts<Pick<ItemText, 'title' | 'summary' | 'body'>>;
};

/** Published content, read by name: in memory, or from the packs on a device. */
export interface WrittenGuide {
  readonly store: SearchStore;
  readonly vocabulary: Vocabulary;
  /** The terms for writing fact values. */
  readonly terms: FactTermsByLocale;
  item(kind: WrittenItem['kind'], id: string): Promise<WrittenItem | undefined>;
  /** A fact that must not be displayed has no value. */
  fact(id: string): Promise<Fact | undefined>;
  /** How people ask for an item or a fact, in every language. */
  asked(kind: SearchKind, id: string): Promise<readonly string[]>;
  /** In list order. */
  events(): Promise<readonly { id: string; data: EventData }[]>;
  /** The places filed under all of the concepts. */
  places(concepts: readonly ConceptId[]): Promise<readonly { id: string; position: PlaceData['position'] }[]>;
  /** Squares of the map with their entries of the directory, in this order. Null unless all are at hand. */
  squares?(ids: readonly string[], locale: Locale): Promise<readonly SquareView[] | null>;
}

type Reader = { written: WrittenGuide; today: string };

/**
 * The guide of an engine from items and facts as written, as of a day in Dubai (`YYYY-MM-DD`). Content that was read is cached
 * for the lifetime of the guide.
 */
export function createStoredGuide(written: WrittenGuide, today: string): AnswerGuide {
  const reader: Reader = { written, today };
  const text = remembered((key, locale) => readText(reader, key, locale));
  const fact = remembered((id, locale) => readFact(reader, id, locale));
  const books = remembered((id, locale) => readHandbook(reader, id as HandbookId, locale));
  return {
    store: written.store,
    vocabulary: written.vocabulary,
    texts: async (keys, locale) => some(await Promise.all(keys.map(({ kind, id }) => text(`${kind}/${id}`, locale)))),
    facts: async (ids, locale) => some(await Promise.all(ids.map((id) => fact(id, locale)))),
    asked: (keys) => Promise.all(keys.map(({ kind, id }) => written.asked(kind, id))),
    events: async (from, to, locale) => {
      const events = eventsOnDays(await written.events(), from, to);
      const stated = events.map(async (event) => {
        const words = await text(`event/${event.id}`, locale);
        return words && viewEventOnDays(event, words);
      });
      return some(await Promise.all(stated));
    },
    near: async (position, concepts, limit, locale) => {
      const places = (await written.places(concepts))
        .map((place) => ({ ...place, metres: metresBetween(position, place.position) }))
        .toSorted((a, b) => a.metres - b.metres)
        .slice(0, limit);
      return some(await Promise.all(places.map((place) => viewNear(place, written, locale))));
    },
    entriesAround: async (position, kinds, metres, locale) => {
      const squares = await written.squares?.(squaresAround(position, metres), locale);
      return squares?.flatMap(({ entries }) => entries.filter(({ kind }) => kinds.includes(kind))) ?? null;
    },
    climate: (locale) => readClimate(reader, locale),
    handbooks: async (locale) => (await Promise.all(HANDBOOK_IDS.map((id) => books(id, locale)))).flat(),
  };
}

function remembered<T>(read: (name: string, locale: Locale) => Promise<T>): typeof read {
  const known = new Map<string, Promise<T>>();
  return (name, locale) => {
    const key = `${locale} ${name}`;
    const before = known.get(key);
    if (before) return before;
    const reading = read(name, locale);
    known.set(key, reading);
    reading.catch(() => known.delete(key));
    return reading;
  };
}

function some<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null);
}

async function viewFacts({ written, today }: Reader, ids: readonly string[], locale: Locale) {
  const facts = await Promise.all(ids.map((id) => written.fact(id)));
  const { terms } = written;
  return new Map<string, FactView>(
    facts.flatMap((fact) => (fact ? [[fact.id, viewFact(fact, locale, { terms, today })] as const] : [])),
  );
}

function sourceOf({ source }: WrittenItem, locale: Locale): GuideSource | null {
  if (source === null) return null;
  const name = pickText(source.names, locale)?.text;
  return name === undefined ? null : { name, url: source.url };
}

async function readText(reader: Reader, key: string, locale: Locale): Promise<GuideText | null> {
  const at = key.indexOf('/');
  const item = await reader.written.item(key.slice(0, at) as WrittenItem['kind'], key.slice(at + 1));
  const picked = item && pickText(item.texts, locale);
  if (!item || !picked || item.kind === 'handbook') return null;
  const { kind, id, category, tags, neighbourhoods, asOf, data } = item;
  const views = await viewFacts(reader, factIdsIn(JSON.stringify(picked.text)), picked.locale);
  const source = sourceOf(item, locale);
  const head = { kind, id, category, tags, neighbourhoods, asOf, data, source, locale: picked.locale };
  return makeGuideText({ ...head, ...picked.text }, views);
}

async function readHandbook(reader: Reader, id: HandbookId, locale: Locale): Promise<GuideText[]> {
  const item = await reader.written.item('handbook', id);
  const picked = item && pickText(item.texts, locale);
  if (!item || !picked) return [];
  const { title, body } = picked.text;
  const handbook = { id, asOf: item.asOf, source: sourceOf(item, locale), locale: picked.locale, title, body };
  return handbookTexts(handbook, await viewFacts(reader, handbookFacts(body), picked.locale));
}

async function readFact({ written, today }: Reader, id: string, locale: Locale): Promise<GuideFact | null> {
  const fact = await written.fact(id);
  return fact ? viewGuideFact(fact, locale, { terms: written.terms, today }) : null;
}

type PlaceNearby = Pick<NearPlace, 'id' | 'metres' | 'position'>;

async function viewNear(place: PlaceNearby, written: WrittenGuide, locale: Locale): Promise<NearPlace | null> {
  const item = await written.item('place', place.id);
  const title = item && pickText(item.texts, locale)?.text.title;
  return title === undefined ? null : { ...place, title };
}

async function readClimate({ written }: Reader, locale: Locale): Promise<ClimateNormals | null> {
  const item = await written.item('handbook', 'climate');
  const picked = item && pickText(item.texts, locale);
  if (!item || !picked) return null;
  const data = item.data as HandbookData<'climate'>;
  const body = picked.text.body as HandbookBody<'climate'>;
  const months = data.months.map((month, at) => ({
    ...month,
    comfortLabel: body.comfort[month.comfort].label,
    advice: body.advice[at] ?? '',
  }));
  return { months, title: picked.text.title, href: '/weather', asOf: item.asOf, source: sourceOf(item, locale) };
}
