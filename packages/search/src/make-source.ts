import type { EventData } from '@dalil/domain/guide/event.ts';
import { mapTexts, type Texts } from '@dalil/domain/guide/pick-text.ts';
import { PLACE_NOTES } from '@dalil/domain/guide/place.ts';
import type { ConceptId, SearchKind } from './search-document.ts';
import type { SearchSource } from './search-source.ts';
import { ALIASES } from './words/aliases.ts';

/** `parts` are the texts of a body in Markdown, without its marks. Those of any other body are read from it. */
type ItemText = { title: string; summary: string; body: unknown; parts?: readonly string[] };
type FactText = { label: string; sourceName: string; value: string | null };

/** A published item with its published texts, as the index reads it. */
export type ItemRow = {
  kind: Exclude<SearchKind, 'fact'>;
  id: string;
  category: string | null;
  sections: string[];
  tags: string[];
  neighbourhoods: string[];
  audience: string[];
  position: number;
  data: Record<string, unknown>;
  /** Of an event: the neighbourhoods of its venue. */
  heldIn: string[] | null;
  texts: Texts<ItemText>;
  asked: string[];
};

export type FactRow = {
  id: string;
  topic: string;
  type: string;
  validFrom: string | null;
  validUntil: string | null;
  texts: Texts<FactText>;
  asked: string[];
};

/**
 * Texts of a body that no search reads: other names are titles, and in the prose of a place every other word would lead to it.
 * What distinguishes it stands in its highlights and signature.
 */
const UNSEARCHED: readonly string[] = ['alsoKnownAs', 'description', 'tips', ...PLACE_NOTES];
/** Positions start anew in every kind. At this position an item counts half as much as the first. */
const HALF_PRIOR_POSITION = 100;
const FACT_PRIOR = 0.5;
/** Concepts of some kinds by the name of the field that contains their id. */
const CONCEPTS_OF_DATA: Partial<Record<SearchKind, readonly (readonly [field: string, group: string])[]>> = {
  place: [
    ['subcategory', 'subcategory'],
    ['cuisine', 'cuisine'],
  ],
  service: [['subcategory', 'service-subcategory']],
  event: [['type', 'event-type']],
  question: [['group', 'question-group']],
};

export function itemSource(row: ItemRow): SearchSource {
  const { kind, id, category, sections, neighbourhoods, heldIn, audience, position, data, texts, asked } = row;
  return {
    kind,
    id,
    category,
    sections,
    neighbourhoods,
    heldIn: heldIn ?? [],
    audience,
    aliases: [...new Set([...Object.values(texts).flatMap(({ body }) => otherNames(body)), ...wellKnownAs(kind, id)])],
    concepts: conceptsOf(row),
    prior: kind === 'neighbourhood' ? 1 : HALF_PRIOR_POSITION / (HALF_PRIOR_POSITION + Math.max(0, position)),
    asked,
    event: kind === 'event' ? (data as EventData) : null,
    valid: null,
    texts: mapTexts(texts, ({ title, summary, body, parts }) => ({
      title,
      summary,
      parts: parts ?? textsOfBody(body, UNSEARCHED),
    })),
  };
}

export function factSource({ id, topic, type, validFrom, validUntil, texts, asked }: FactRow): SearchSource {
  return {
    kind: 'fact',
    id,
    category: null,
    sections: [],
    neighbourhoods: [],
    heldIn: [],
    audience: [],
    aliases: wellKnownAs('fact', id),
    concepts: ['kind/fact', `fact-topic/${topic}`, `fact-type/${type}`],
    prior: FACT_PRIOR,
    asked,
    event: null,
    valid: { from: validFrom, until: validUntil },
    texts: mapTexts(texts, ({ label, sourceName, value }) => ({
      title: label,
      summary: '',
      parts: [value ?? '', sourceName].filter((part) => part !== ''),
    })),
  };
}

function conceptsOf(source: ItemRow): ConceptId[] {
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

/** The texts of a body in their order, whatever its kind. Fact tokens are still included. */
function textsOfBody(body: unknown, except: readonly string[] = []): string[] {
  if (typeof body === 'string') return [body];
  if (typeof body !== 'object' || body === null) return [];
  if (Array.isArray(body)) return body.flatMap((part) => textsOfBody(part));
  return Object.entries(body).flatMap(([name, part]) => (except.includes(name) ? [] : textsOfBody(part)));
}
