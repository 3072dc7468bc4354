import {
  ARTICLES_PER_PAGE,
  ASR_METHODS,
  DAILY_CAPS,
  DIGITS,
  HOURS,
  MAIL_TIMINGS,
  NOTIFICATION_TOPICS,
  PRAYER_AFTER,
  PRAYER_BEFORE,
  type PreferenceCategory,
  type Preferences,
  type PreferenceValue,
  READING_PITCH,
  READING_RATE,
  READING_VOLUME,
  RESPONSE_STYLES,
  THEMES,
  URDU_SCRIPTS,
  VISIBILITIES,
} from '@dalil/domain/accounts/preferences.ts';

export const SETTING_GROUPS = [
  'appearance',
  'region',
  'content',
  'reading',
  'ayyan',
  'notifications',
  'privacy',
] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

/** One setting of the page: where it is stored and its options. With `hasHint` a description is displayed below its name. */
export type Setting = {
  group: SettingGroup;
  category: PreferenceCategory;
  field: string;
  hasHint: boolean;
  control:
    | { kind: 'flag' }
    | { kind: 'choice'; of: readonly string[] }
    | { kind: 'share' | 'hour' | 'count' | 'minutes'; of: readonly number[] }
    | { kind: 'range'; limits: { least: number; most: number; step: number } }
    | { kind: 'size' | 'zone' | 'area' | 'language' | 'voices' | 'sms' | 'analytics' | 'news' };
};

const flag = { kind: 'flag' } as const;
const choice = (of: readonly string[]) => ({ kind: 'choice', of }) as const;

/** In percent. */
const THRESHOLDS = [50, 60, 70, 80, 90, 95];

/** Every setting, in display order. */
export const SETTINGS: readonly Setting[] = [
  { group: 'appearance', category: 'appearance', field: 'theme', hasHint: false, control: choice(THEMES) },
  { group: 'appearance', category: 'accessibility', field: 'highContrast', hasHint: true, control: flag },
  { group: 'appearance', category: 'accessibility', field: 'largeFonts', hasHint: false, control: flag },
  { group: 'appearance', category: 'accessibility', field: 'reduceMotion', hasHint: true, control: flag },
  { group: 'appearance', category: 'accessibility', field: 'screenReader', hasHint: true, control: flag },
  { group: 'appearance', category: 'appearance', field: 'digits', hasHint: true, control: choice(DIGITS) },
  { group: 'appearance', category: 'appearance', field: 'urduScript', hasHint: true, control: choice(URDU_SCRIPTS) },
  { group: 'region', category: 'region', field: 'language', hasHint: false, control: { kind: 'language' } },
  { group: 'region', category: 'region', field: 'clock', hasHint: true, control: choice(['24h', '12h']) },
  { group: 'region', category: 'region', field: 'timezone', hasHint: true, control: { kind: 'zone' } },
  { group: 'region', category: 'region', field: 'homeArea', hasHint: true, control: { kind: 'area' } },
  { group: 'region', category: 'region', field: 'showHijri', hasHint: true, control: flag },
  { group: 'region', category: 'region', field: 'asrMethod', hasHint: true, control: choice(ASR_METHODS) },
  { group: 'content', category: 'contentPreferences', field: 'showImages', hasHint: true, control: flag },
  { group: 'content', category: 'contentPreferences', field: 'compactMode', hasHint: true, control: flag },
  { group: 'content', category: 'contentPreferences', field: 'autoPlayVideos', hasHint: true, control: flag },
  {
    group: 'content',
    category: 'contentPreferences',
    field: 'articlesPerPage',
    hasHint: false,
    control: { kind: 'size' },
  },
  reading('voices', { kind: 'voices' }),
  reading('rate', { kind: 'range', limits: READING_RATE }),
  reading('pitch', { kind: 'range', limits: READING_PITCH }),
  reading('volume', { kind: 'range', limits: READING_VOLUME }),
  reading('highlightText', flag),
  reading('pauseOnPunctuation', flag),
  reading('autoPlay', flag),
  reading('enableShortcuts', flag),
  ayyan('responseStyle', choice(RESPONSE_STYLES)),
  ayyan('confidenceThreshold', { kind: 'share', of: THRESHOLDS }),
  ayyan('biasAwareness', flag),
  ayyan('explainDecisions', flag),
  notification('digest', flag),
  notification('mailTiming', choice(MAIL_TIMINGS)),
  notification('digestHour', { kind: 'hour', of: HOURS }),
  notification('email', flag),
  notification('push', flag),
  notification('sms', { kind: 'sms' }),
  notification('marketing', flag),
  notification('quietFrom', { kind: 'hour', of: HOURS }),
  notification('quietTo', { kind: 'hour', of: HOURS }),
  notification('prayerQuiet', flag),
  notification('prayerBefore', { kind: 'minutes', of: PRAYER_BEFORE }),
  notification('prayerAfter', { kind: 'minutes', of: PRAYER_AFTER }),
  notification('dailyCap', { kind: 'count', of: DAILY_CAPS }),
  ...NOTIFICATION_TOPICS.map((topic) => notification(topic, flag)),
  { group: 'privacy', category: 'privacyPreferences', field: 'dataCollection', hasHint: true, control: flag },
  privacy('profileVisibility', choice(VISIBILITIES)),
  privacy('analyticsOptIn', { kind: 'analytics' }),
  privacy('marketingOptIn', { kind: 'news' }),
];

function reading(field: keyof Preferences['ttsSettings'], control: Setting['control']): Setting {
  return { group: 'reading', category: 'ttsSettings', field, hasHint: control.kind === 'flag', control };
}

function ayyan(field: keyof Preferences['aiPreferences'], control: Setting['control']): Setting {
  return { group: 'ayyan', category: 'aiPreferences', field, hasHint: control.kind === 'flag', control };
}

function notification(field: keyof Preferences['notifications'], control: Setting['control']): Setting {
  return { group: 'notifications', category: 'notifications', field, hasHint: true, control };
}

function privacy(field: keyof Preferences['privacyPreferences'], control: Setting['control']): Setting {
  return { group: 'privacy', category: 'privacyPreferences', field, hasHint: true, control };
}

export const PAGE_SIZES = ARTICLES_PER_PAGE.map(String);

/** Time zones where users of the guide live or call. The current zone is added if it is not listed. */
export const ZONES = [
  'Asia/Dubai',
  'Asia/Riyadh',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Colombo',
  'Asia/Manila',
  'Asia/Shanghai',
  'Asia/Beirut',
  'Africa/Cairo',
  'Africa/Lagos',
  'Africa/Nairobi',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Moscow',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Sydney',
];

export function valueOf(preferences: Preferences, { category, field }: Setting): PreferenceValue {
  const fields: Record<string, PreferenceValue> = preferences[category];
  return fields[field] ?? null;
}

/** A value as an option of a select. No value, or a value that is not a single option, is the empty string. */
export function optionOf(value: PreferenceValue): string {
  return typeof value === 'object' ? '' : String(value);
}
