import type { LiveFeed } from '@dalil/domain/city/live/live-feed.ts';
import type {
  AirReadings,
  AreaReadings,
  ExchangeRates,
  SeaReadings,
  WeatherReadings,
} from '@dalil/domain/city/live/readings.ts';
import type { LiveSourceId } from '@dalil/domain/city/live/sources.ts';
import type { TrafficReadings } from '@dalil/domain/city/live/traffic-schema.ts';
import type { ImportedEvents } from '@dalil/domain/headlines/imported-event.ts';
import type { Headlines } from '@dalil/domain/headlines/headline.ts';
import type { Warnings } from '@dalil/domain/city/live/warning-schema.ts';

export type LiveValues = {
  weather: WeatherReadings;
  areas: AreaReadings;
  sea: SeaReadings;
  air: AirReadings;
  warnings: Warnings;
  rates: ExchangeRates;
  traffic: TrafficReadings;
  headlines: Headlines;
  listings: ImportedEvents;
  tickets: ImportedEvents;
};

/** An element of XML: its attributes with `@` before their names, its elements, and its text as `#text`. */
export type XmlNode = Record<string, unknown>;

export type ReadTools = {
  /** Another document of the same provider, for an answer that only lists them. Fails like the answer itself. */
  getText: (url: string) => Promise<string>;
  /** Of a document that is XML. Fails for what is none, and for one that takes too long. */
  readXml: (body: string) => Promise<XmlNode>;
};

/** One provider of one feed: what to ask, how often, and how to read the answer. */
export type LiveProvider<Feed extends LiveFeed = LiveFeed> = {
  feed: Feed;
  source: LiveSourceId;
  /** Distinguishes two requests to one provider, such as two points of the sea. */
  key: string;
  url: string;
  headers?: Readonly<Record<string, string>>;
  everyMinutes: number;
  /** Retries count. */
  requestsPerDay: number;
  /** The value is put together from several documents, so "not modified" of the first says nothing about the others. */
  hasParts?: boolean;
  /**
   * Turns the answer into the feed's own form. Throws `WrongAnswer` for anything that is not what the provider documents, and for an
   * answer without any value.
   */
  read: (body: string, tools: ReadTools) => LiveValues[Feed] | Promise<LiveValues[Feed]>;
};

/**
 * The providers of each feed, the preferred one first. A feed without any is switched off. Headlines and listings of events have none: a
 * job of their own fetches the sources that staff maintain.
 */
export type LiveProviders = { [Feed in LiveFeed]: readonly LiveProvider<Feed>[] };

export const NO_LIVE_PROVIDERS: LiveProviders = {
  weather: [],
  areas: [],
  sea: [],
  air: [],
  warnings: [],
  rates: [],
  traffic: [],
  headlines: [],
  listings: [],
  tickets: [],
};

/** An answer that is not what the provider documents. `reason` is a code. */
export class WrongAnswer extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** The address of a service below a base address, with parameters. */
export function addressOf(base: string, path: string, parameters: Readonly<Record<string, string>> = {}): string {
  const url = new URL(base.replace(/\/+$/, '') + path);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
