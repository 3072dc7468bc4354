import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { deviceStorage } from '../../data/page-storage.ts';

const KEY = 'dalil.offline-guide';
const MARK_KEY = 'dalil.offline-guide-kept';

/** The user's choices about the guide on this device. `packs` are languages stored besides that of the pages. */
export type GuideChoices = { isAutomatic: boolean; wifiOnly: boolean; packs: readonly Locale[] };

const USUAL: GuideChoices = { isAutomatic: true, wifiOnly: true, packs: [] };

/** The stored text may be anything. What is invalid counts as not chosen. */
export function readGuideChoices(): GuideChoices {
  try {
    const stored = JSON.parse(deviceStorage.getItem(KEY) ?? '{}') as Partial<GuideChoices> | null;
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

/** False if the browser refused: they then last as long as the page. */
export function writeGuideChoices(choices: GuideChoices): boolean {
  return deviceStorage.setItem(KEY, JSON.stringify(choices));
}

/** The record of the packs that existed, separate from their database. */
export const LOSS_MARK = {
  read: (): string | null => deviceStorage.getItem(MARK_KEY),
  write: (text: string | null): void => {
    if (text === null) deviceStorage.removeItem(MARK_KEY);
    else deviceStorage.setItem(MARK_KEY, text);
  },
};
