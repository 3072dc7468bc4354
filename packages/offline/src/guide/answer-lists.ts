import { chooseListing, type ListedItem } from '@dalil/domain/guide/choose-listing.ts';
import { listTime } from '@dalil/domain/guide/closed-places.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { byTime, chooseOrWiden, eventMoment, viewEventList, withoutDate } from '@dalil/domain/guide/event-list.ts';
import { parsePeriod } from '@dalil/domain/guide/event-listing.ts';
import { eventRules } from '@dalil/domain/guide/event-view.ts';
import { type LabelOf, viewFacets } from '@dalil/domain/guide/facet-views.ts';
import { type ListingRequest, parseListing, withoutUnknown } from '@dalil/domain/guide/listing.ts';
import {
  ARTICLE_LISTING,
  type Facet,
  type ListingRules,
  SECTIONS,
  type SectionId,
  SERVICE_LISTING,
} from '@dalil/domain/guide/sections.ts';
import type { TermGroup } from '@dalil/domain/guide/term.ts';
import type { EventList, ListedEventCard, Listing, PlaceCard } from '@dalil/domain/guide/views.ts';
import { chooseWider, type Wider, widerRequests } from '@dalil/domain/guide/wider-places.ts';
import type { ListedEventSource } from '@dalil/domain/offline/listed-sources.ts';
import { LABELS_NAME, listedName, namesName } from '@dalil/domain/offline/offline-guide.ts';
import type { GuideReader } from './guide-reader.ts';

type ListOf = { kind: string; section: string | null; rules: ListingRules; terms: Partial<Record<Facet, TermGroup>> };

const PLACE_TERMS = { type: 'subcategory', cuisine: 'cuisine' } as const;
const EVENT_TERMS = { type: 'event-type' } as const;

/** The list for an API path; null if the path is not a list. */
export function listOf(path: string): ListOf | null {
  if (path === '/articles') return { kind: 'article', section: null, rules: ARTICLE_LISTING, terms: {} };
  if (path === '/services') {
    return { kind: 'service', section: null, rules: SERVICE_LISTING, terms: { type: 'service-subcategory' } };
  }
  const [, section] = /^\/sections\/(\w+)\/places$/.exec(path) ?? [];
  const rules = SECTIONS[section as SectionId] as ListingRules | undefined;
  return section && rules ? { kind: 'place', section, rules, terms: PLACE_TERMS } : null;
}

/** A page of a list, selected on the device by the server's rules; null where the pack has no such entries. */
export async function answerList(
  guide: GuideReader,
  { kind, section, rules, terms }: ListOf,
  { search, now }: { search: string; now: Date },
): Promise<Listing<unknown> | null> {
  const items = await guide.readAll(listedName(kind, ''));
  const byName = (await guide.read(namesName(kind))) as string[] | undefined;
  if (items.size === 0 || !byName) return null;
  const labels = await readLabels(guide);
  const request = dropUnknownTerms(parseListing(new URLSearchParams(search), rules), terms, labels);
  const labelOf = labelIn(labels);
  const listed = [...items.values()] as ListedItem<unknown>[];
  const input = { section, rules, request, termGroups: terms, labelOf, byName, at: listTime(now) };
  const found = chooseListing(listed, input);
  const wider = kind === 'place' && found.total === 0 ? widen(listed as ListedItem<PlaceCard>[], input) : null;
  return wider ? { ...found, wider } : found;
}

/** Where nothing fits: what fits without some of the filters. */
function widen(
  listed: readonly ListedItem<PlaceCard>[],
  input: Parameters<typeof chooseListing>[1],
): Wider<PlaceCard> | null {
  const inArea = (area: string) => listed.filter(({ values }) => values.neighbourhood?.includes(area));
  for (const wider of widerRequests(input.request)) {
    const found = chooseListing(listed, { ...input, request: wider.request });
    const around = new Map(wider.areas.map((area) => [area, inArea(area).map(({ card }) => card)]));
    const chosen = chooseWider(wider, found, around);
    if (chosen) return chosen;
  }
  return null;
}

/** The events of some days, with times relative to the current day in Dubai. */
export async function answerEvents(guide: GuideReader, search: string, now: Date): Promise<EventList | null> {
  const stored = await guide.readAll(listedName('event', ''));
  if (stored.size === 0) return null;
  const sources = ([...stored.values()] as ListedEventSource[]).toSorted(
    (a, b) => a.position - b.position || (a.card.id < b.card.id ? -1 : 1),
  );
  const today = dubaiDate(now);
  const address = new URLSearchParams(search);
  const period = parsePeriod(address, today);
  const rules = eventRules(period.view);
  const labels = await readLabels(guide);
  const request = dropUnknownTerms(parseListing(address, rules), EVENT_TERMS, labels);
  const { events, counts, nextDay, widenedTo } = chooseOrWiden(sources, { rules, request, period, today });
  const labelOf = labelIn(labels);
  const items = [
    ...byTime(events).map(({ event, occurrence }) => ({
      ...event.card,
      ...whereOf(event),
      ...eventMoment(event.data, today, occurrence),
    })),
    ...withoutDate(events, period.from).map((event) => ({
      ...event.card,
      ...whereOf(event),
      ...eventMoment(event.data, today),
    })),
  ];
  return viewEventList(items, {
    today,
    period,
    nextDay,
    widenedTo,
    facets: viewFacets(counts, request, EVENT_TERMS, labelOf),
  });
}

function whereOf({ heldAt, venue }: ListedEventSource): Pick<ListedEventCard, 'position' | 'metroMinutes'> {
  return { position: heldAt, metroMinutes: venue?.metroMinutes ?? null };
}

type Labels = Readonly<Record<string, string>>;

async function readLabels(guide: GuideReader): Promise<Labels> {
  return ((await guide.read(LABELS_NAME)) ?? {}) as Labels;
}

function labelIn(labels: Labels): LabelOf {
  return (group, id) => labels[`${group}/${id}`] ?? id;
}

/** The request without values that are no terms of the guide, as on the server. */
function dropUnknownTerms(request: ListingRequest, terms: ListOf['terms'], labels: Labels): ListingRequest {
  return withoutUnknown(request, ({ facet, value }) => {
    const group = terms[facet];
    return group === undefined || labels[`${group}/${value}`] !== undefined;
  });
}
