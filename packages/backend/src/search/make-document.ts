import type { Texts } from '@dalil/domain/guide/pick-text.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import type { ConceptId, SearchDocument, SearchKind } from '@dalil/domain/search/search-document.ts';
import { ALIASES } from '@dalil/domain/search/words/aliases.ts';
import { quotable, textsOfBody, withoutFacts } from './plain-text.ts';

type ItemText = { title: string; summary: string; body: unknown };
type FactText = { label: string; sourceName: string; value: string | null };

/** A published item with its published texts, as the index reads it. */
export type ItemSource = {
  kind: Exclude<SearchKind, 'fact'>;
  id: string;
  category: string | null;
  sections: string[];
  tags: string[];
  neighbourhoods: string[];
  audience: string[];
  position: number;
  data: Record<string, unknown>;
  /** Of an event: those of the place it is held at. */
  heldIn: string[] | null;
  texts: Texts<ItemText>;
};

export type FactSource = { id: string; topic: string; type: string; texts: Texts<FactText> };

/** A document and, for results to quote, its texts as they are read. */
export type IndexedDocument = { document: SearchDocument; quotes: Texts<string> };

/** Positions begin anew in every kind; this far down a list an item counts half as much as the first. */
const HALF_PRIOR_POSITION = 100;
const FACT_PRIOR = 0.5;
/** Concepts of some kinds by the name of the field that holds their id. */
const CONCEPTS_OF_DATA: Partial<Record<SearchKind, readonly (readonly [field: string, group: string])[]>> = {
  place: [
    ['subcategory', 'subcategory'],
    ['cuisine', 'cuisine'],
  ],
  service: [['subcategory', 'service-subcategory']],
  event: [['type', 'event-type']],
  question: [['group', 'question-group']],
};

export function itemDocument(source: ItemSource): IndexedDocument {
  const { kind, id, texts } = source;
  const bodies = mapTexts(texts, ({ body }) => textsOfBody(body, ['alsoKnownAs']));
  return {
    document: {
      kind,
      id,
      titles: mapTexts(texts, ({ title }) => title),
      aliases: [
        ...new Set([...Object.values(texts).flatMap(({ body }) => otherNames(body)), ...wellKnownAs(kind, id)]),
      ],
      summaries: mapTexts(texts, ({ summary }) => withoutFacts(summary)),
      bodies: mapTexts(bodies, (body) => withoutFacts(body.join('\n'))),
      concepts: conceptsOf(source),
      prior: kind === 'neighbourhood' ? 1 : HALF_PRIOR_POSITION / (HALF_PRIOR_POSITION + Math.max(0, source.position)),
    },
    quotes: mapTexts(bodies, quotable),
  };
}

export function factDocument({ id, topic, type, texts }: FactSource): IndexedDocument {
  return {
    document: {
      kind: 'fact',
      id,
      titles: mapTexts(texts, ({ label }) => label),
      aliases: wellKnownAs('fact', id),
      summaries: {},
      bodies: mapTexts(texts, ({ sourceName, value }) => [value, sourceName].filter(Boolean).join('\n')),
      concepts: ['kind/fact', `fact-topic/${topic}`, `fact-type/${type}`],
      prior: FACT_PRIOR,
    },
    quotes: {},
  };
}

function conceptsOf(source: ItemSource): ConceptId[] {
  const { kind, id, category, sections, tags, neighbourhoods, heldIn, audience, data } = source;
  const ids = (group: string, values: readonly string[]) => values.map((value): ConceptId => `${group}/${value}`);
  const ofData = (CONCEPTS_OF_DATA[kind] ?? []).flatMap(([field, group]) => {
    const value = data[field];
    return typeof value === 'string' ? ids(group, [value]) : [];
  });
  const all = [
    ...ids('kind', [kind]),
    ...ids('category', category === null ? [] : [category]),
    ...ids('neighbourhood', kind === 'neighbourhood' ? [id] : [...neighbourhoods, ...(heldIn ?? [])]),
    ...ofData,
    ...ids('section', sections),
    ...ids('tag', tags),
    ...ids('audience', audience),
  ];
  return [...new Set(all)];
}

function otherNames(body: unknown): string[] {
  const names = (body as { alsoKnownAs?: unknown }).alsoKnownAs;
  return Array.isArray(names) ? names.map(String) : [];
}

function wellKnownAs(kind: SearchKind, id: string): string[] {
  return ALIASES[`${kind}/${id}`]?.split(', ') ?? [];
}

function mapTexts<T, U>(texts: Texts<T>, map: (text: T) => U): Texts<U> {
  const entries = LOCALES.flatMap((locale): [Locale, U][] => {
    const text = texts[locale];
    return text === undefined ? [] : [[locale, map(text)]];
  });
  return Object.fromEntries(entries);
}
