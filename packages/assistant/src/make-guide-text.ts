import type { MarkdownBody } from '@dalil/domain/guide/article.ts';
import { inlineText } from '@dalil/domain/guide/document.ts';
import type { CollectionBody, CollectionData } from '@dalil/domain/guide/collection.ts';
import type { EventBody, EventData } from '@dalil/domain/guide/event.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import type { NeighbourhoodBody, NeighbourhoodData } from '@dalil/domain/guide/neighbourhood-profile.ts';
import { PLACE_NOTES, type PlaceBody, type PlaceData, type PlaceNote } from '@dalil/domain/guide/place.ts';
import type { ServiceBody, ServiceData } from '@dalil/domain/guide/service.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { splitSentences } from '@dalil/domain/language/sentences.ts';
import type { GuideSentence, GuideSource, GuideText, PlaceTraits, SentenceRole } from './answer-guide.ts';
import { markdownLines } from './markdown-lines.ts';
import { MESSAGES } from './messages/messages.ts';

/** A published item with its text in one language. */
export type ItemText = {
  kind: Exclude<GuideText['kind'], 'handbook'>;
  id: string;
  category: string | null;
  tags: readonly string[];
  neighbourhoods: readonly string[];
  asOf: string;
  data: unknown;
  /** The first source of the text. */
  source: GuideSource | null;
  locale: Locale;
  title: string;
  summary: string;
  body: unknown;
};

/** A line of an item before its facts are filled in. */
export type RawLine = { text: string; role: SentenceRole; heading?: string | null; topic?: string; isWhole?: boolean };

/** An item as the assistant quotes it. `facts` are the views of all facts its texts refer to, in the same language. */
export function makeGuideText(item: ItemText, facts: ReadonlyMap<string, FactView>): GuideText {
  const lines: RawLine[] = [{ text: item.summary, role: 'summary' }, ...linesOf(item)];
  const { sentences, hiddenFacts } = fillLines(lines, facts);
  return {
    kind: item.kind,
    id: item.id,
    locale: item.locale,
    title: item.title,
    href: itemHref(item),
    source: sourceOf(item),
    asOf: item.asOf,
    sentences,
    details: item.kind === 'place' ? detailsOf(item.body as PlaceBody, facts) : [],
    hiddenFacts,
    position: positionOf(item),
    place: item.kind === 'place' ? traitsOf(item) : null,
    neighbourhoods: item.neighbourhoods,
    event: item.kind === 'event' ? (item.data as EventData) : null,
    collected: item.kind === 'collection' ? (item.data as CollectionData).items : [],
  };
}

function sourceOf({ kind, data, body, source }: ItemText): GuideSource | null {
  if (kind !== 'service') return source;
  const { officialUrl } = data as ServiceData;
  return officialUrl ? { name: (body as ServiceBody).authority, url: officialUrl } : source;
}

function positionOf({ kind, data }: ItemText): GuideText['position'] {
  return kind === 'place' || kind === 'neighbourhood' ? (data as PlaceData | NeighbourhoodData).position : null;
}

function traitsOf({ tags, neighbourhoods, data }: ItemText): PlaceTraits {
  const { subcategory, setting, isFamilyFriendly, isLicensed, priceBand, operatingStatus, website, ...rest } =
    data as PlaceData;
  const { hours, prices = [], phone, worship, country, hasEmergency } = rest;
  const facts = {
    hours: [hours?.weekly, hours?.ramadan, hours?.holidays].flatMap((set) => set?.fact ?? []),
    prices: prices.map(({ fact }) => fact),
    phones: phone ? [phone.fact] : [],
    dress: worship?.dress ? [worship.dress.fact] : [],
  };
  const isOpen = operatingStatus === 'open' || operatingStatus === 'seasonal';
  return {
    subcategory,
    setting,
    isFamilyFriendly,
    isLicensed,
    priceBand,
    tags,
    neighbourhoods,
    isOpen,
    website,
    country: country ?? null,
    hasEmergency: hasEmergency ?? null,
    hours: hours ?? null,
    facts,
  };
}

function linesOf({ kind, body, locale }: ItemText): RawLine[] {
  switch (kind) {
    case 'service':
      return serviceLines(body as ServiceBody);
    case 'article':
    case 'question':
      return markdownLines((body as MarkdownBody).markdown).map(({ kind: line, heading, text }) => ({
        text,
        role: 'text',
        heading,
        isWhole: line === 'row',
      }));
    case 'event':
      return eventLines(body as EventBody);
    case 'place':
      return placeLines(body as PlaceBody, locale);
    case 'neighbourhood':
      return neighbourhoodLines(body as NeighbourhoodBody, locale);
    case 'collection':
      return planLines(body as CollectionBody);
  }
}

function serviceLines(body: ServiceBody): RawLine[] {
  const whole = (role: SentenceRole, texts: readonly string[]) => texts.map((text) => ({ text, role, isWhole: true }));
  return [
    { text: body.whoCanApply, role: 'who' },
    ...whole('step', body.steps),
    ...whole('document', body.documents),
    ...whole('channel', body.channels),
    { text: body.fee, role: 'fee' },
    ...(body.time === null ? [] : [{ text: body.time, role: 'time' as const }]),
    ...whole('deadline', body.deadlines),
    ...whole('fine', body.fines),
    ...(body.notes === null ? [] : [{ text: body.notes, role: 'note' as const }]),
    { text: body.authority, role: 'authority', isWhole: true },
  ];
}

function planLines({ lead, hours = [], hoursNote, tips = [], wayHome = [] }: CollectionBody): RawLine[] {
  const whole = (texts: readonly string[]) => texts.map((text): RawLine => ({ text, role: 'text', isWhole: true }));
  return whole([
    ...(lead === undefined ? [] : [lead]),
    ...tips,
    ...wayHome,
    ...(hoursNote === undefined ? [] : [hoursNote]),
    ...hours.map(({ at, what }) => `${at}: ${what}`),
  ]);
}

function eventLines({ venue, recurrenceNote }: EventBody): RawLine[] {
  return [
    { text: recurrenceNote, role: 'when', isWhole: true },
    ...(venue === null ? [] : [{ text: venue, role: 'venue' as const, isWhole: true }]),
  ];
}

export const SIGNATURE_TOPIC = 'order eat dish speciality';
/** What each note of a place is about, in English words. */
export const NOTE_TOPICS: Readonly<Record<PlaceNote, string>> = {
  timeNeeded: 'duration how long',
  bestTime: 'best time to visit',
  booking: 'booking ticket',
  dress: 'dress code',
  children: 'children family',
  diet: 'halal vegetarian alcohol food',
  gettingThere: 'metro get there',
};

function placeLines(body: PlaceBody, locale: Locale): RawLine[] {
  const { areaName, accessibility, statusNote, highlights, signature } = body;
  const { headings, listJoin } = MESSAGES[locale];
  const line = (heading: string, text: string | undefined, topic: string): RawLine[] =>
    text === undefined ? [] : [{ text, role: 'text', heading, isWhole: true, topic }];
  return [
    { text: areaName, role: 'venue', isWhole: true, topic: 'area' },
    ...(accessibility === null
      ? []
      : [
          {
            text: accessibility,
            role: 'access' as const,
            heading: headings.access,
            isWhole: true,
            topic: 'wheelchair',
          },
        ]),
    ...(statusNote === null ? [] : [{ text: statusNote, role: 'note' as const }]),
    ...line(headings.highlights, highlights?.join(listJoin), 'see do'),
    ...line(headings.signature, signature?.join(listJoin), SIGNATURE_TOPIC),
    ...PLACE_NOTES.flatMap((about) => line(headings[about], body[about], NOTE_TOPICS[about])),
  ];
}

function detailsOf({ description, tips = [] }: PlaceBody, facts: ReadonlyMap<string, FactView>): string[] {
  const lines = [description ?? '', ...tips].map((text): RawLine => ({ text, role: 'text' }));
  return fillLines(lines, facts).sentences.map(({ text }) => text);
}

function neighbourhoodLines(body: NeighbourhoodBody, locale: Locale): RawLine[] {
  const { headings, listJoin } = MESSAGES[locale];
  const joined = (texts: readonly string[]) => [...new Set(texts)].join(listJoin);
  const line = (heading: keyof typeof headings, text: string, topic: string): RawLine[] =>
    text === '' ? [] : [{ text, role: 'text', heading: headings[heading], isWhole: true, topic }];
  return [
    ...line('transit', joined(body.transit), 'metro station'),
    ...line('housing', body.housing, 'property flat rent'),
    ...line('freehold', body.freehold, 'freehold'),
    ...line('pros', joined(body.pros), 'best'),
    ...line('cons', joined(body.cons), ''),
  ];
}

/** Lines as sentences with the facts filled in. A sentence that would display a fact without a value is omitted. */
export function fillLines(
  lines: readonly RawLine[],
  facts: ReadonlyMap<string, FactView>,
): { sentences: GuideSentence[]; hiddenFacts: string[] } {
  const hidden = new Set<string>();
  const fill = (text: string): { text: string; facts: string[] } | null => {
    const shown: string[] = [];
    const parts = inlineText(text).map((part) => {
      if (part.type !== 'fact') return part.type === 'text' ? part.text : '';
      const value = facts.get(part.id)?.text ?? null;
      if (value === null) hidden.add(part.id);
      else shown.push(part.id);
      return value;
    });
    return parts.includes(null) ? null : { text: parts.join('').trim(), facts: shown };
  };
  const sentences = lines.flatMap(({ text, role, heading = null, topic, isWhole }) => {
    const above = heading === null ? { text: null, facts: [] } : fill(heading);
    if (above === null) return [];
    return piecesOf(text, isWhole ?? false).flatMap((piece): GuideSentence[] => {
      const filled = fill(piece);
      if (filled === null) return [];
      const shown = [...above.facts, ...filled.facts];
      return [{ text: filled.text, role, heading: above.text, topic: topic ?? null, facts: shown }];
    });
  });
  return { sentences: sentences.filter(({ text }) => text !== ''), hiddenFacts: [...hidden] };
}

/** Tokens contain dots, so they are replaced while sentences are split. */
function piecesOf(text: string, isWhole: boolean): string[] {
  if (isWhole) return [text];
  const tokens: string[] = [];
  const masked = text.replaceAll(/\{\{[^{}]+\}\}/gu, (token) => `\u{e000}${tokens.push(token) - 1}\u{e001}`);
  const unmask = (piece: string) =>
    piece.replaceAll(/\u{e000}(\d+)\u{e001}/gu, (_, at: string) => tokens[Number(at)] ?? '');
  return splitSentences(masked).map(({ start, end }) => unmask(masked.slice(start, end)));
}
