import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';

const KEY = 'dalil.offline-guide';
const MARK_KEY = 'dalil.offline-guide-kept';

/** The user's choices about the guide on this device. `packs` are languages stored besides that of the pages. */
export type GuideChoices = { isAutomatic: boolean; wifiOnly: boolean; packs: readonly Locale[] };

const USUAL: GuideChoices = { isAutomatic: true, wifiOnly: true, packs: [] };

/** The stored text may be anything. What is invalid counts as not chosen. */
export function readGuideChoices(): GuideChoices {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<GuideChoices> | null;
    const packs = Array.isArray(stored?.packs) ? stored.packs : [];
    return {
      isAutomatic: stored?.isAutomatic !== false,
      wifiOnly: stored?.wifiOnly !== false,
      packs: LOCALES.filter((locale) => packs.includes(locale)),
    };
  } catch {
    return USUAL;
  }
}

/** False if the browser has no storage. */
export function writeGuideChoices(choices: GuideChoices): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
    return true;
  } catch {
    return false;
  }
}

/** The record of the packs that existed, separate from their database. */
export const LOSS_MARK = {
  read: (): string | null => {
    try {
      return localStorage.getItem(MARK_KEY);
    } catch {
      return null;
    }
  },
  write: (text: string | null): void => {
    try {
      if (text === null) localStorage.removeItem(MARK_KEY);
      else localStorage.setItem(MARK_KEY, text);
    } catch {
      // Without it a loss is not noticed. The guide is fetched again all the same.
    }
  },
};
