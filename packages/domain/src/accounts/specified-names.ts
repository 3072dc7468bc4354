import type { PreferenceCategory, Preferences } from './preferences.ts';

/** The names that the specification has for categories, beside those of the product. */
export const SPECIFIED_CATEGORIES = {
  tts_settings: 'ttsSettings',
  ai_preferences: 'aiPreferences',
  content_preferences: 'contentPreferences',
  privacy_preferences: 'privacyPreferences',
} as const satisfies Record<string, PreferenceCategory>;

/** PROF-3, DATA-4: the preferences under the names of the specification. The voice is that of the language that was chosen. */
export function underSpecifiedNames({ appearance, region, ttsSettings, ...others }: Preferences) {
  const { voices, ...reading } = ttsSettings;
  return {
    theme: appearance.theme,
    language: region.language,
    timezone: region.timezone,
    notifications: others.notifications,
    accessibility: others.accessibility,
    tts_settings: { voice: voices[region.language ?? 'en'] ?? null, ...reading },
    ai_preferences: others.aiPreferences,
    content_preferences: others.contentPreferences,
    privacy_preferences: others.privacyPreferences,
  };
}

/** A request with the product's name of its category. Anything else is returned unchanged. */
export function withOwnCategory(request: unknown): unknown {
  if (typeof request !== 'object' || request === null || !('preference_category' in request)) return request;
  const { preference_category: name } = request;
  const known = Object.entries(SPECIFIED_CATEGORIES).find(([specified]) => specified === name);
  return known ? { ...request, preference_category: known[1] } : request;
}
