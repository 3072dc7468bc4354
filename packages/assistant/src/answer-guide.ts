import type { Occurrence } from '@dalil/domain/guide/event-occurrence.ts';
import type { EventData } from '@dalil/domain/guide/event.ts';
import type { Confidence, Fact, FactTopic, FactType } from '@dalil/domain/guide/fact.ts';
import type { PlaceData } from '@dalil/domain/guide/place.ts';
import type { Position } from '@dalil/domain/guide/position.ts';
import type { FactView } from '@dalil/domain/guide/views.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ConceptId, SearchKind } from '@dalil/search/search-document.ts';
import type { SearchStore } from '@dalil/search/search-store.ts';
import type { Vocabulary } from '@dalil/search/vocabulary.ts';

/** What a sentence of an item is, so that "which papers" finds papers and "how long" finds a time. */
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
  /** Plain, the facts it shows written in. */
  text: string;
  role: SentenceRole;
  /** The heading it stands under, or what its row of a table is about. */
  heading: string | null;
  /** Where it stands in a handbook, in English words, since not every line there has a heading. */
  topic: string | null;
  /** The facts whose values it shows. */
  facts: readonly string[];
};

export type GuideSource = { name: string; url: string | null };

/** What is known of a place besides its words. */
export type PlaceTraits = Pick<
  PlaceData,
  'subcategory' | 'setting' | 'isFamilyFriendly' | 'isLicensed' | 'priceBand'
> & {
  tags: readonly string[];
  neighbourhoods: readonly string[];
  isOpen: boolean;
  website: string | null;
};

/** An item of the guide in one language, ready to be quoted. */
export type GuideText = {
  kind: Exclude<SearchKind, 'fact'> | 'handbook';
  id: string;
  /** The language its words are really in. */
  locale: Locale;
  title: string;
  href: string | null;
  source: GuideSource | null;
  asOf: string;
  /** Without sentences that would show a fact which has no value. */
  sentences: readonly GuideSentence[];
  /** Facts it refers to whose value may not be shown. */
  hiddenFacts: readonly string[];
  /** Places and neighbourhoods. */
  position: (Position & { precisionMetres: number }) | null;
  place: PlaceTraits | null;
  /** Events. */
  event: EventData | null;
};

/** A fact as it is shown, with its value to compute with; null where it may not be shown. */
export type GuideFact = FactView & {
  topic: FactTopic;
  type: FactType;
  value: Fact['value'];
  /** The label in English, which names its parts the same way for every reader. */
  englishLabel: string;
  sureness: Confidence;
};

export type EventOnDays = {
  id: string;
  title: string;
  summary: string;
  href: string;
  asOf: string;
  source: GuideSource | null;
  data: EventData;
  /** The times on the days asked for; empty for one that is only usual in these months. */
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
 * The guide as the engine reads it, on the server or on a device. Everything is published and shown; a key nobody knows is
 * left out. Every method is bounded by its arguments, except the handbooks, which are few and small.
 */
export interface AnswerGuide {
  store: SearchStore;
  vocabulary: Vocabulary;
  texts(keys: readonly { kind: SearchKind; id: string }[], locale: Locale): Promise<readonly GuideText[]>;
  facts(ids: readonly string[], locale: Locale): Promise<readonly GuideFact[]>;
  /** What takes place between two days, both included, and what is usual in their months. */
  events(from: string, to: string, locale: Locale): Promise<readonly EventOnDays[]>;
  /** The places nearest to a point that have all of the concepts, the nearest first. */
  near(
    position: Position,
    concepts: readonly ConceptId[],
    limit: number,
    locale: Locale,
  ): Promise<readonly NearPlace[]>;
  climate(locale: Locale): Promise<ClimateNormals | null>;
  /** The chapters of the handbooks, one text each. */
  handbooks(locale: Locale): Promise<readonly GuideText[]>;
}
