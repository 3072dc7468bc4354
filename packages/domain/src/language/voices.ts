import { VOICES } from '../languages/tables/voices.ts';
import { isLocale, LOCALES, type Locale } from './locale.ts';

/** A voice as browsers describe it. */
export type Voice = { voiceURI: string; name: string; lang: string; localService: boolean; default: boolean };

/** The language of a tag, if supported: `ur_PK` and `ur-PK` are `ur`. */
export function languageOf(tag: string): Locale | null {
  const [language = ''] = tag.toLowerCase().split(/[-_]/u);
  return isLocale(language) ? language : null;
}

/** The voices that speak a language and are available now: some require a connection. */
export function voicesFor<V extends Voice>(voices: readonly V[], language: Locale, isOnline: boolean): V[] {
  return voices.filter(({ lang, localService }) => languageOf(lang) === language && (localService || isOnline));
}

/**
 * The voice for a text: the user's choice, else one of the device, else one that requires a connection. Among those the region
 * decides, then the browser's default. Null when there is none.
 */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
  language: Locale,
  requested: string | undefined,
  isOnline: boolean,
): V | null {
  const usable = voicesFor(voices, language, isOnline);
  const found = usable.find(({ voiceURI }) => voiceURI === requested);
  if (found) return found;
  const { regions } = VOICES[language];
  const rank = (voice: V) => {
    const region = regions.indexOf(voice.lang.split(/[-_]/u).at(-1)?.toUpperCase() ?? '');
    const byRegion = region < 0 ? regions.length : region;
    return (voice.localService ? 0 : 100) + byRegion * 2 + (voice.default ? 0 : 1);
  };
  return usable.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}

/** The languages of the guide this device can speak now. */
export function spokenLanguages(voices: readonly Voice[], isOnline: boolean): Locale[] {
  return LOCALES.filter((language) => voicesFor(voices, language, isOnline).length > 0);
}
