import type { Emirate } from '../emirate.ts';
import type { Unknowable } from '../unknowable.ts';
import type { PLACE_SETTINGS, PlaceNote } from '@dalil/domain/guide/place.ts';
import type { EntryGroup } from '@dalil/domain/guide/visa-entry.ts';
import type { Prayer } from '@dalil/domain/city/prayer-times.ts';
import type { FactVerdict } from '@dalil/domain/guide/fact.ts';
import type { LineId } from '@dalil/domain/journeys/network.ts';
import type { RailMode } from '@dalil/domain/journeys/stations.ts';
import type { UnitForms } from '@dalil/domain/guide/term.ts';
import type { AskedAttribute } from '../requested-attribute.ts';
import type { Decline } from '../declined.ts';
import type { SmallTalk } from '../small-talk.ts';
import type { SafetyEvent } from '../safety/events.ts';
import type { OfficialBody, OfficialMatter } from '../sensitive-topics.ts';
import type { Certainty } from '@dalil/domain/guide/event-occurrence.ts';

export const TOOLS = [
  'prayer-times',
  'sun-times',
  'calendar',
  'clock',
  'tariffs',
  'opening',
  'rent-increase',
  'distance',
  'nearby',
  'journey',
  'event-dates',
  'sum',
  'official',
] as const;
export type ToolId = (typeof TOOLS)[number];

type PlaceSetting = (typeof PLACE_SETTINGS)[number];

/** The certainty of the date of an event or a holiday. */
type DateMessages = Record<Certainty, string>;

/** Follow-up questions after an answer. */
export const FOLLOW_UPS = [
  'documents',
  'price',
  'duration',
  'where',
  'deadline',
  'ramadan',
  'tomorrow',
  'near',
  'free',
] as const;
export type FollowUp = (typeof FOLLOW_UPS)[number];

/** What one of several requests may ask for. */
export type NotSaid = 'price' | 'hours' | 'phone' | 'where' | 'way' | 'duration' | 'documents' | 'other';

/**
 * The assistant's own messages. `{name}` is a placeholder. Messages with a counted number have every plural form of their
 * language.
 */
export type AnswerMessages = {
  headings: Record<
    'access' | 'transit' | 'housing' | 'freehold' | 'pros' | 'cons' | 'highlights' | 'signature' | PlaceNote,
    string
  >;
  /** The separator of list parts within a sentence. */
  listJoin: string;
  /** A heading with its line. */
  headed: string;
  fact: string;
  hiddenFact: string;
  /** What comes before a sentence that answers a question for a yes or a no. */
  verdicts: Record<FactVerdict, string>;
  unknown: string;
  /** The metro does not run to `{city}`, one of the other emirates. */
  metroNotTo: string;
  emirates: Record<Exclude<Emirate, 'abuDhabi'>, string>;
  /** What nobody can know, and where to look. */
  unknowable: Record<Unknowable, string>;
  /** Nothing answers the question directly, but pages are near it. */
  noDirect: string;
  /** The introduction of the assistant. */
  self: string;
  nearest: string;
  /** No place of a sort is in a part of the city; those nearest to it follow. */
  noneInArea: string;
  /** What the guide does not state about one place, and about places of a list. */
  notStated: string;
  whichHave: string;
  officialPage: string;
  /** Before what holds for more than the place that is named. */
  inGeneral: string;
  /** Before places inside another one. */
  inside: string;
  serves: Record<'yes' | 'no', string>;
  family: Record<'yes' | 'no', string>;
  emergency: Record<'yes' | 'no', string>;
  setting: Record<PlaceSetting, string>;
  noConsulate: string;
  /** What may be asked of a place, as a phrase. */
  attributes: Record<AskedAttribute, string>;
  visaEntry: Record<EntryGroup, string>;
  /** Before links to pages that may be meant as well. */
  alsoNear: string;
  partly: string;
  /** The reply to "what did I ask", with `{question}`. */
  asked: string;
  /** Places of the sort asked for that are shut, as `{names}`. */
  closedNow: string;
  /** Where something cheap is asked for and only a price level is known. */
  priceUnknown: string;
  /** Which of the listed places, as `{names}`, are open at `{time}`, and of which it is not known. */
  openAt: string;
  openUnknown: string;
  /** Every place of a sort is known to break what was asked. */
  noneWithin: string;
  /** Whether the driving licence of a country can be exchanged. */
  licenceList: Record<'yes' | 'no', string>;
  /** Of events that families may or may not want. */
  whetherForChildren: string;
  /** Before events without a charge, and before others where there is none. */
  freeThen: string;
  noneFreeThen: string;
  /** No place in an area is cheap; those of the lowest price follow. */
  noneCheap: string;
  /** None of the listed places has what is asked for. */
  noneOfThese: string;
  /** The question for a way from one place to another, as it is read. */
  wayOn: string;
  /** Why `{names}` are chosen from a list: the lowest price level, or that no level is lower. */
  cheapestOfThese: string;
  alikeInPrice: string;
  /** What the guide does not say of one of several requests. */
  notSaid: Record<NotSaid, string>;
  /** Before another try, after a person said that the answer was not what was asked. */
  again: string;
  /** The reply to "are you sure", with `{source}` and `{date}`, and that for an answer without a source. */
  sureOf: string;
  notSureOf: string;
  onlyDubai: string;
  noLive: string;
  official: Record<OfficialMatter, string>;
  /** What an emergency is called, whom to call, and what to say. `possible` stands above an ordinary answer. */
  safety: {
    titles: Record<SafetyEvent, string>;
    call: string;
    possible: string;
    possibleMind: string;
    /** The headings of what to do, and of the answer to the question beside the emergency. */
    until: string;
    beside: string;
    where: string;
    mind: string;
    safe: string;
  };
  officialSite: string;
  bodies: Record<OfficialBody, string>;
  declined: Record<Decline, string>;
  /** The replies to messages that ask nothing. */
  smallTalk: Record<SmallTalk, string>;
  chosen: string;
  chosenNearest: string;
  chosenNext: string;
  tools: Record<ToolId, string>;
  prayers: Record<Prayer, string>;
  prayer: string;
  hanafiAsr: string;
  sunrise: string;
  sunset: string;
  clock: string;
  day: string;
  hijri: string;
  hijriMonths: readonly string[];
  dates: string;
  dateRange: string;
  otherStart: string;
  certainty: DateMessages;
  usualMonths: string;
  noEvents: string;
  programmeDays: string;
  programmeDaily: string;
  programmeFrom: string;
  noneOfKind: string;
  noProgrammes: string;
  noProgrammesIn: string;
  usualThen: string;
  climate: { temperatures: string; sea: string; rainDays: string; humidity: string; uv: string; note: string };
  /** Whether the metro runs now. `date` is the day of the service. */
  metro: Record<'runs' | 'stopped' | 'other', string>;
  tariff: Record<
    'salikPrice' | 'salikFree' | 'parkingCharged' | 'parkingPeak' | 'parkingFree' | 'unknown' | 'from',
    string
  >;
  /** Whether a place is open at a minute. `at` and `day` are when it closes, or opens next. */
  opening: Record<
    'always' | 'openUntil' | 'open' | 'opens' | 'closed' | 'closedAllDay' | 'outOfSeason' | 'notThen',
    string
  >;
  ramadanTariff: string;
  rent: Record<'below' | 'above' | 'rise' | 'none' | 'notice' | 'need', string>;
  distance: string;
  /** The way between two ends by metro and tram. `rides` is made of `ride`, `change` and `cross`. */
  journey: {
    lines: Record<LineId, string>;
    modes: Record<RailMode, string>;
    or: string;
    ride: string;
    change: string;
    cross: string;
    way: string;
    changes: UnitForms;
    minutes: UnitForms;
    direct: string;
    walkTo: string;
    walkFrom: string;
    near: string;
    fare: string;
    zones: UnitForms;
    noFare: Record<'zone' | 'short', string>;
    service: string;
    late: string;
    closed: string;
    until: string;
    taxi: string;
    /** What it costs by the tariff; `gates`: how many tolls are paid. */
    taxiSum: string;
    running: string;
    foot: string;
    none: string;
  };
  kilometres: UnitForms;
  metres: UnitForms;
  nearPlace: string;
  noNear: string;
  /** Before entries of the directory, with `{sources}`. */
  fromDirectory: string;
  /** The page with all that is around `{from}`, and around the reader. */
  nearbyPage: string;
  nearbyMe: string;
  followUps: Record<FollowUp, string>;
  starters: readonly string[];
};
