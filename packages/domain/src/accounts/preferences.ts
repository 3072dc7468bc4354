import type { Locale } from '../language/locale.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export const CLOCKS = ['locale', '12h', '24h'] as const;
export const DIGITS = ['latin', 'native'] as const;
export const URDU_SCRIPTS = ['nastaliq', 'naskh'] as const;
export const ASR_METHODS = ['shafi', 'hanafi'] as const;
/** Whether others read the user's name where the user publishes something. */
export const VISIBILITIES = ['private', 'public'] as const;
export const RESPONSE_STYLES = ['brief', 'balanced', 'detailed'] as const;
export const READING_RATE = { least: 0.5, most: 2, step: 0.1 } as const;
export const READING_PITCH = { least: 0.5, most: 1.5, step: 0.1 } as const;
export const READING_VOLUME = { least: 0, most: 1, step: 0.1 } as const;
export const HOURS = Array.from({ length: 24 }, (_none, hour) => hour);
export const DAILY_CAPS = [1, 3, 5, 10, 20] as const;
/** NOTIF-4: a digest once a day, or a mail for each change. */
export const MAIL_TIMINGS = ['daily', 'immediate'] as const;
export const PRAYER_BEFORE = [0, 5, 10, 15, 30] as const;
export const PRAYER_AFTER = [10, 15, 20, 30, 45, 60] as const;
export const ARTICLES_PER_PAGE = [10, 20, 40, 60] as const;

/** PROF-4 */
export const NOTIFICATION_TOPICS = [
  'newsUpdates',
  'weatherAlerts',
  'trafficUpdates',
  'governmentNotices',
  'touristAlerts',
  'appUpdates',
] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** PROF-3: what a user has chosen, by category. Each category is changed separately, and only in the given fields. */
export type Preferences = {
  appearance: {
    theme: (typeof THEMES)[number];
    digits: (typeof DIGITS)[number];
    urduScript: (typeof URDU_SCRIPTS)[number];
  };
  region: {
    /** Null uses the language of the address. */
    language: Locale | null;
    /** An IANA zone. */
    timezone: string;
    clock: (typeof CLOCKS)[number];
    /** A neighbourhood's id, or null for all of Dubai. */
    homeArea: string | null;
    showHijri: boolean;
    asrMethod: (typeof ASR_METHODS)[number];
  };
  /** The channels of notifications, and PROF-4: their topics. */
  notifications: Record<'email' | 'push' | 'sms' | 'marketing' | 'digest' | NotificationTopic, boolean> & {
    /** NOTIF-4: when the mails about saved items come, which `digest` switches on. */
    mailTiming: (typeof MAIL_TIMINGS)[number];
    /** NOTIF-6: the hour of the daily digest, in the time zone of the user. */
    digestHour: number;
    /** NOTIF-3: nothing is pushed, mailed or sent as a text from one hour to the other, also across midnight. The same hour twice: no quiet hours. */
    quietFrom: number;
    quietTo: number;
    /** The most that is pushed in 24 hours, and mailed in a day of the user. The rest waits in the list, and for the digest. */
    dailyCap: (typeof DAILY_CAPS)[number];
    /** NOTIF-3: nothing is pushed in these minutes around the beginning of each prayer in Dubai. */
    prayerQuiet: boolean;
    prayerBefore: (typeof PRAYER_BEFORE)[number];
    prayerAfter: (typeof PRAYER_AFTER)[number];
  };
  accessibility: {
    reduceMotion: boolean;
    highContrast: boolean;
    largeFonts: boolean;
    /** Messages stay until they are closed. */
    screenReader: boolean;
  };
  ttsSettings: {
    /** The browser's name of a voice (`voiceURI`) for a language of texts. Without one the best voice of the device is used. */
    voices: Partial<Record<Locale, string>>;
    rate: number;
    pitch: number;
    volume: number;
    autoPlay: boolean;
    highlightText: boolean;
    pauseOnPunctuation: boolean;
    enableShortcuts: boolean;
  };
  aiPreferences: {
    responseStyle: (typeof RESPONSE_STYLES)[number];
    confidenceThreshold: number;
    biasAwareness: boolean;
    explainDecisions: boolean;
  };
  contentPreferences: {
    /** Whether the stories of `/dubaireels` move on by themselves. */
    autoPlayVideos: boolean;
    showImages: boolean;
    compactMode: boolean;
    articlesPerPage: (typeof ARTICLES_PER_PAGE)[number];
  };
  privacyPreferences: {
    /** Whether searches are stored in the account and counted as trending. */
    dataCollection: boolean;
    /** `public`: the name of the user stands at their published ideas. */
    profileVisibility: (typeof VISIBILITIES)[number];
    /** The decision on the category `analytics` of the cookie dialog. Stored with that decision only. */
    analyticsOptIn: boolean;
    /** The consent to the operator's news by mail. True once it was confirmed. Stored as the consent only. */
    marketingOptIn: boolean;
  };
};

export type PreferenceCategory = keyof Preferences;

/** The possible values of any field. */
export type PreferenceValue = string | number | boolean | null | Preferences['ttsSettings']['voices'];

/** Some fields of some categories. */
export type PreferenceChange = { [Category in PreferenceCategory]?: Partial<Preferences[Category]> };

export const DEFAULT_PREFERENCES: Preferences = {
  appearance: { theme: 'system', digits: 'latin', urduScript: 'nastaliq' },
  region: {
    language: null,
    timezone: 'Asia/Dubai',
    clock: 'locale',
    homeArea: null,
    showHijri: true,
    asrMethod: 'shafi',
  },
  notifications: {
    email: true,
    push: false,
    sms: false,
    marketing: false,
    digest: false,
    mailTiming: 'daily',
    digestHour: 7,
    quietFrom: 21,
    quietTo: 8,
    dailyCap: 3,
    prayerQuiet: false,
    prayerBefore: 5,
    prayerAfter: 20,
    newsUpdates: true,
    weatherAlerts: true,
    trafficUpdates: true,
    governmentNotices: true,
    touristAlerts: true,
    appUpdates: true,
  },
  accessibility: { reduceMotion: false, highContrast: false, largeFonts: false, screenReader: false },
  ttsSettings: {
    voices: {},
    rate: 1,
    pitch: 1,
    volume: 1,
    autoPlay: false,
    highlightText: true,
    pauseOnPunctuation: true,
    enableShortcuts: true,
  },
  aiPreferences: { responseStyle: 'balanced', confidenceThreshold: 80, biasAwareness: true, explainDecisions: false },
  contentPreferences: { autoPlayVideos: false, showImages: true, compactMode: false, articlesPerPage: 20 },
  privacyPreferences: {
    dataCollection: true,
    profileVisibility: 'private',
    analyticsOptIn: false,
    marketingOptIn: false,
  },
};
