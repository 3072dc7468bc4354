import type { EntryKind } from '@dalil/domain/directory/entry-kind.ts';
import type { EntryView } from '@dalil/domain/directory/entry-view.ts';
import type { CollectedReference } from '@dalil/domain/guide/collection.ts';
import type { Occurrence } from '@dalil/domain/guide/event-occurrence.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import type { Confidence, Fact, FactTopic, FactType, FactVerdict } from '@dalil/domain/guide/fact.ts';
import type { PlaceHours } from '@dalil/domain/guide/opening-hours.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ConceptId, SearchKind } from '@dalil/search/search-document.ts';
import type { SearchStore } from '@dalil/search/search-store.ts';
import type { Vocabulary } from '@dalil/search/vocabulary.ts';

/** The role of a sentence in an item, so that "which papers" matches papers and "how long" matches a duration. */
export const SENTENCE_ROLES = [
  'summary',
  'text',
  'step',
  'document',
  'channel',
  'authority',
  'who',
  'fee',
  'time',
  'deadline',
  'fine',
  'note',
  'access',
  'venue',
  'when',
] as const;
export type SentenceRole = (typeof SENTENCE_ROLES)[number];

export type GuideSentence = {
  /** Plain text with fact values filled in. */
  text: string;
  role: SentenceRole;
  /** The heading above the sentence, or the subject of its table row. */
  heading: string | null;
  /** The position in a handbook in English words, because not every handbook line has a heading. */
  topic: string | null;
  /** The facts whose values the sentence contains. */
  facts: readonly string[];
};

export type GuideSource = { name: string; url: string | null };

/** Structured data of a place in addition to its text. */
export type PlaceTraits = Pick<
  PlaceData,
  'subcategory' | 'setting' | 'isFamilyFriendly' | 'isLicensed' | 'priceBand'
> & {
  tags: readonly string[];
  neighbourhoods: readonly string[];
  isOpen: boolean;
  website: string | null;
  /** Of a consulate, as in ISO 3166. */
  country: string | null;
  /** Of a hospital; null where it is not known. */
  hasEmergency: boolean | null;
  hours: PlaceHours | null;
  /** The ids of its facts. */
  facts: Readonly<Record<'hours' | 'prices' | 'phones' | 'dress', readonly string[]>>;
};

/** An item of the guide in one language, ready to be quoted. */
export type GuideText = {
  kind: Exclude<SearchKind, 'fact'> | 'handbook';
  id: string;
  /** The actual language of the text. */
  locale: Locale;
  title: string;
  href: string | null;
  source: GuideSource | null;
  asOf: string;
  /** Excludes sentences that would display a fact without a value. */
  sentences: readonly GuideSentence[];
  /** Of a place: its description and advice, sentence by sentence, which answer where nothing shorter does. */
  details: readonly string[];
  /** Referenced facts whose values must not be displayed. */
  hiddenFacts: readonly string[];
  /** Set for places and neighbourhoods. */
  position: (Position & { precisionMetres: number }) | null;
  place: PlaceTraits | null;
  /** Those of the twelve that it lies in. */
  neighbourhoods: readonly string[];
  /** Set for events. */
  event: EventData | null;
  /** The items of a collection, in its order. Empty for other kinds. */
  collected: readonly CollectedReference[];
};

/** A fact as displayed, with its value for computation. The value is null if it must not be displayed. */
export type GuideFact = FactView & {
  topic: FactTopic;
  type: FactType;
  value: Fact['value'];
  /** The English label, which names the parts identically for all languages. */
  englishLabel: string;
  sureness: Confidence;
  /** A sentence that answers by itself, with the value in it. Null if there is none in this language, or no value may be shown. */
  sentence: string | null;
  verdict: FactVerdict | null;
};

export type EventOnDays = {
  id: string;
  title: string;
  summary: string;
  href: string;
  asOf: string;
  source: GuideSource | null;
  data: EventData;
  venue: string | null;
  neighbourhoods: readonly string[];
  /** The occurrences on the requested days. Empty for an event that only usually takes place in these months. */
  occurrences: readonly Occurrence[];
};

export type NearPlace = { id: string; title: string; metres: number; position: Position & { precisionMetres: number } };

/** The usual weather of a month: means over years, never a forecast. */
export type MonthNormals = {
  month: number;
  meanMaxC: number;
  meanMinC: number;
  meanHumidityPercent: number;
  rainDays: number;
  seaTemperatureC: number;
  uvIndexTypicalMax: number;
  comfortLabel: string;
  advice: string;
};
export type ClimateNormals = {
  months: readonly MonthNormals[];
  title: string;
  href: string;
  asOf: string;
  source: GuideSource | null;
};

/**
 * The guide as the engine reads it, on the server or on a device. All content is published and displayable. Unknown keys are
 * omitted. Every method is bounded by its arguments, except the handbooks, which are few and small.
 */
export interface AnswerGuide {
  store: SearchStore;
  vocabulary: Vocabulary;
  texts(keys: readonly { kind: SearchKind; id: string }[], locale: Locale): Promise<readonly GuideText[]>;
  facts(ids: readonly string[], locale: Locale): Promise<readonly GuideFact[]>;
  /** How people ask for these, in every language: a list for each key, in their order. */
  asked(keys: readonly { kind: SearchKind; id: string }[]): Promise<readonly (readonly string[])[]>;
  /** The events between two days, both inclusive, and those that usually take place in their months. */
  events(from: string, to: string, locale: Locale): Promise<readonly EventOnDays[]>;
  /** The places nearest to a point that have all of the concepts, nearest first. */
  near(
    position: Position,
    concepts: readonly ConceptId[],
    limit: number,
    locale: Locale,
  ): Promise<readonly NearPlace[]>;
  /**
   * Entries of the directory of the city of these kinds, in the squares of the map around a position. Null where the directory is
   * not at hand.
   */
  entriesAround(
    position: Position,
    kinds: readonly EntryKind[],
    metres: number,
    locale: Locale,
  ): Promise<readonly EntryView[] | null>;
  climate(locale: Locale): Promise<ClimateNormals | null>;
  /** The chapters of the handbooks, one text each. */
  handbooks(locale: Locale): Promise<readonly GuideText[]>;
}
