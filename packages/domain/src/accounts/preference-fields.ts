import { isLocale, LOCALES } from '../language/locale.ts';
import { isStorableText } from '../language/storable-text.ts';
import { isTimeZone } from './time-zone.ts';
import {
  ARTICLES_PER_PAGE,
  ASR_METHODS,
  CLOCKS,
  DIGITS,
  DAILY_CAPS,
  HOURS,
  MAIL_TIMINGS,
  NOTIFICATION_TOPICS,
  PRAYER_AFTER,
  PRAYER_BEFORE,
  type PreferenceCategory,
  type Preferences,
  READING_PITCH,
  READING_RATE,
  READING_VOLUME,
  RESPONSE_STYLES,
  THEMES,
  URDU_SCRIPTS,
  VISIBILITIES,
} from './preferences.ts';

/** The allowed values of a preference field. */
export type FieldRule =
  | { kind: 'flag' }
  | { kind: 'choice'; of: readonly (string | number)[]; isNullable?: true }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'text'; pattern: RegExp; isNullable?: true }
  | { kind: 'zone' }
  /** The browser's name of a voice for some languages. */
  | { kind: 'voices' };

const FLAG: FieldRule = { kind: 'flag' };
const choice = (of: readonly (string | number)[]): FieldRule => ({ kind: 'choice', of });
const between = ({ least: min, most: max }: { least: number; most: number }): FieldRule => ({
  kind: 'number',
  least: min,
  most: max,
});

/** PROF-3: the rule of every field. Device and server validate with the same table. */
export const PREFERENCE_FIELDS: {
  [Category in PreferenceCategory]: Record<keyof Preferences[Category], FieldRule>;
} = {
  appearance: { theme: choice(THEMES), digits: choice(DIGITS), urduScript: choice(URDU_SCRIPTS) },
  region: {
    language: { kind: 'choice', of: LOCALES, isNullable: true },
    timezone: { kind: 'zone' },
    clock: choice(CLOCKS),
    homeArea: { kind: 'text', pattern: /^[a-z0-9-]{1,80}$/, isNullable: true },
    showHijri: FLAG,
    asrMethod: choice(ASR_METHODS),
  },
  notifications: {
    email: FLAG,
    push: FLAG,
    sms: FLAG,
    marketing: FLAG,
    digest: FLAG,
    mailTiming: choice(MAIL_TIMINGS),
    digestHour: choice(HOURS),
    quietFrom: choice(HOURS),
    quietTo: choice(HOURS),
    dailyCap: choice(DAILY_CAPS),
    prayerQuiet: FLAG,
    prayerBefore: choice(PRAYER_BEFORE),
    prayerAfter: choice(PRAYER_AFTER),
    ...(Object.fromEntries(NOTIFICATION_TOPICS.map((topic) => [topic, FLAG])) as Record<
      (typeof NOTIFICATION_TOPICS)[number],
      FieldRule
    >),
  },
  accessibility: { reduceMotion: FLAG, highContrast: FLAG, largeFonts: FLAG, screenReader: FLAG },
  ttsSettings: {
    voices: { kind: 'voices' },
    rate: between(READING_RATE),
    pitch: between(READING_PITCH),
    volume: between(READING_VOLUME),
    autoPlay: FLAG,
    highlightText: FLAG,
    pauseOnPunctuation: FLAG,
    enableShortcuts: FLAG,
  },
  aiPreferences: {
    responseStyle: choice(RESPONSE_STYLES),
    confidenceThreshold: between({ least: 0, most: 100 }),
    biasAwareness: FLAG,
    explainDecisions: FLAG,
  },
  contentPreferences: {
    autoPlayVideos: FLAG,
    showImages: FLAG,
    compactMode: FLAG,
    articlesPerPage: choice(ARTICLES_PER_PAGE),
  },
  privacyPreferences: {
    dataCollection: FLAG,
    profileVisibility: choice(VISIBILITIES),
    analyticsOptIn: FLAG,
    marketingOptIn: FLAG,
  },
};

/** A field of an earlier version. Files and the queues of devices may still hold it: it is dropped without a word. */
const RETIRED_FIELDS: { [Category in PreferenceCategory]?: readonly string[] } = { region: ['units'] };

/**
 * Fields that are consents, or that only an account can have. A device sends one only when its user changes it, never as part of a
 * whole category: another device's default would withdraw a consent, or give one.
 */
const SENT_ALONE: { [Category in PreferenceCategory]?: readonly string[] } = {
  notifications: ['sms', 'marketing'],
  privacyPreferences: ['analyticsOptIn', 'marketingOptIn'],
};

export const PREFERENCE_CATEGORIES = Object.keys(PREFERENCE_FIELDS) as PreferenceCategory[];

/** The fields of a category without those that earlier versions had. Any other unknown field remains. */
export function withoutRetired(category: PreferenceCategory, fields: Record<string, unknown>): Record<string, unknown> {
  return without(RETIRED_FIELDS[category], fields);
}

/** The fields of a category that a device may send together. */
export function sentTogether(category: PreferenceCategory, fields: Record<string, unknown>): Record<string, unknown> {
  return without(SENT_ALONE[category], fields);
}

function without(names: readonly string[] = [], fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)));
}

/** Whether a field may hold a value. */
export function isAllowedValue(rule: FieldRule, value: unknown): boolean {
  switch (rule.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return (rule.isNullable === true && value === null) || (rule.of as readonly unknown[]).includes(value);
    case 'number':
      return typeof value === 'number' && value >= rule.least && value <= rule.most;
    case 'text':
      return (rule.isNullable === true && value === null) || (typeof value === 'string' && rule.pattern.test(value));
    case 'zone':
      return typeof value === 'string' && isTimeZone(value);
    case 'voices':
      return isVoices(value);
  }
}

const VOICE = /^.{1,200}$/u;

function isVoices(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([language, voice]) =>
      isLocale(language) && typeof voice === 'string' && VOICE.test(voice) && isStorableText(voice),
  );
}
