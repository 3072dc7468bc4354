import { addDays, monthOf } from '../guide/calendar-day.ts';
import { metresBetween } from '../guide/distance.ts';
import { isDated, occurrencesOf } from '../guide/event-occurrence.ts';
import type { EventData } from '../guide/event.ts';
import { factIdsIn } from '../guide/document.ts';
import type { Fact } from '../guide/fact.ts';
import { viewFact } from '../guide/fact-view.ts';
import { HANDBOOK_IDS, type HandbookBody, type HandbookData, isHandbookId } from '../guide/handbook.ts';
import { itemHref } from '../guide/item-address.ts';
import { pickText, type Texts } from '../guide/pick-text.ts';
import type { PlaceData } from '../guide/place.ts';
import type { FactTermsByLocale } from '../guide/term.ts';
import type { FactView } from '../guide/views.ts';
import type { Locale } from '../language/locale.ts';
import type { SearchDocument } from '../search/search-document.ts';
import { createMemoryStore } from '../search/memory-store.ts';
import type { Vocabulary } from '../search/vocabulary.ts';
import type { AnswerGuide, ClimateNormals, EventOnDays, GuideFact, GuideSource, GuideText } from './answer-guide.ts';
import { handbookFacts, handbookTexts } from './handbook-texts.ts';
import { makeGuideText } from './make-guide-text.ts';

/** An item as a pack carries it, in all languages it has. */
export type PackItem = {
  kind: GuideText['kind'];
  id: string;
  category: string | null;
  tags: readonly string[];
  neighbourhoods: readonly string[];
  asOf: string;
  data: unknown;
  source: { names: Texts<string>; url: string | null } | null;
  texts: Texts<{ title: string; summary: string; body: unknown }>;
};

/** A guide that fits into memory: what is published, and the index of it. */
export type GuidePack = {
  items: readonly PackItem[];
  facts: readonly Fact[];
  terms: FactTermsByLocale;
  documents: readonly SearchDocument[];
  vocabulary: Vocabulary;
};

type Reader = {
  pack: GuidePack;
  today: string;
  facts: ReadonlyMap<string, Fact>;
  items: ReadonlyMap<string, PackItem>;
};

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`;

/** The guide of a device, and of tests: everything in memory, as it stands on a day in Dubai (`YYYY-MM-DD`). */
export function createMemoryGuide(pack: GuidePack, today: string): AnswerGuide {
  const reader: Reader = {
    pack,
    today,
    facts: new Map(pack.facts.map((fact) => [fact.id, fact])),
    items: new Map(pack.items.map((item) => [keyOf(item), item])),
  };
  const concepts = new Map(pack.documents.map((document) => [keyOf(document), new Set(document.concepts)]));
  const read = remembered((key: string, locale: Locale) => readText(reader, key, locale));
  const fact = remembered((id: string, locale: Locale) => factOf(reader, id, locale));
  const book = remembered((id: string, locale: Locale) => handbookOf(reader, id, locale));
  return {
    store: createMemoryStore(pack.documents),
    vocabulary: pack.vocabulary,
    texts: async (keys, locale) => keys.flatMap((key) => read(keyOf(key), locale) ?? []),
    facts: async (ids, locale) => ids.flatMap((id) => fact(id, locale) ?? []),
    events: async (from, to, locale) => eventsOn(reader, from, to, locale),
    near: async (position, wanted, limit, locale) =>
      pack.items
        .filter((item) => item.kind === 'place' && wanted.every((concept) => concepts.get(keyOf(item))?.has(concept)))
        .flatMap((item) => {
          const { position: at } = item.data as PlaceData;
          const text = pickText(item.texts, locale);
          return text
            ? [{ id: item.id, title: text.text.title, metres: metresBetween(position, at), position: at }]
            : [];
        })
        .toSorted((a, b) => a.metres - b.metres)
        .slice(0, limit),
    climate: async (locale) => climateOf(reader, locale),
    handbooks: async (locale) => HANDBOOK_IDS.flatMap((id) => book(id, locale)),
  };
}

function remembered<T>(make: (key: string, locale: Locale) => T): (key: string, locale: Locale) => T {
  const made = new Map<string, T>();
  return (key, locale) => {
    const name = `${locale} ${key}`;
    const known = made.get(name);
    if (known !== undefined) return known;
    const value = make(key, locale);
    made.set(name, value);
    return value;
  };
}

function viewsFor({ facts, pack, today }: Reader, ids: readonly string[], locale: Locale): Map<string, FactView> {
  return new Map(
    ids.flatMap((id) => {
      const fact = facts.get(id);
      return fact ? [[id, viewFact(fact, locale, { terms: pack.terms, today })] as const] : [];
    }),
  );
}

function sourceOf({ source }: PackItem, locale: Locale): GuideSource | null {
  if (source === null) return null;
  const name = pickText(source.names, locale)?.text;
  return name === undefined ? null : { name, url: source.url };
}

function readText(reader: Reader, key: string, locale: Locale): GuideText | null {
  const item = reader.items.get(key);
  const picked = item && pickText(item.texts, locale);
  if (!item || !picked || item.kind === 'handbook') return null;
  const { kind, id, category, tags, neighbourhoods, asOf, data } = item;
  const views = viewsFor(reader, factIdsIn(JSON.stringify(picked.text)), picked.locale);
  const source = sourceOf(item, locale);
  const head = { kind, id, category, tags, neighbourhoods, asOf, data, source, locale: picked.locale };
  return makeGuideText({ ...head, ...picked.text }, views);
}

function handbookOf(reader: Reader, id: string, locale: Locale): GuideText[] {
  const item = reader.items.get(`handbook/${id}`);
  const picked = item && pickText(item.texts, locale);
  if (!item || !picked || !isHandbookId(id)) return [];
  const { title, body } = picked.text;
  const handbook = { id, asOf: item.asOf, source: sourceOf(item, locale), locale: picked.locale, title, body };
  return handbookTexts(handbook, viewsFor(reader, handbookFacts(body), picked.locale));
}

function factOf({ facts, pack, today }: Reader, id: string, locale: Locale): GuideFact | null {
  const fact = facts.get(id);
  if (!fact) return null;
  const view = viewFact(fact, locale, { terms: pack.terms, today });
  return {
    ...view,
    topic: fact.topic,
    type: fact.type,
    value: view.text === null ? null : fact.value,
    englishLabel: fact.texts.en?.label ?? view.label,
    sureness: fact.confidence,
  };
}

function eventsOn(reader: Reader, from: string, to: string, locale: Locale): EventOnDays[] {
  const months = monthsBetween(from, to);
  return reader.pack.items
    .filter(({ kind }) => kind === 'event')
    .flatMap((item) => {
      const data = item.data as EventData;
      const occurrences = occurrencesOf(data, from, to);
      const isUsual = !isDated(data) && data.usualMonths.some((month) => months.has(month));
      const text = readText(reader, keyOf(item), locale);
      if (!text || (occurrences.length === 0 && !isUsual)) return [];
      const summary = text.sentences.find(({ role }) => role === 'summary')?.text ?? '';
      const { id, title, asOf, source } = text;
      return [{ id, title, summary, href: itemHref(item), asOf, source, data, occurrences }];
    });
}

function monthsBetween(from: string, to: string): Set<number> {
  const months = new Set<number>();
  for (let day = from; day <= to && months.size < 12; day = addDays(day, 1)) months.add(monthOf(day));
  return months;
}

function climateOf(reader: Reader, locale: Locale): ClimateNormals | null {
  const item = reader.items.get('handbook/climate');
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
