import { createDeviceText } from '../../data/device-text.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';

const stored = createDeviceText(STORAGE_KEYS.reminders);

/** The stored text of the reminders of this device, empty without any. Every page uses it, so nothing more is loaded with it. */
export const useRemindersText = stored.useText;
export const readRemindersText = stored.read;

/** Stores the text, or removes it with null. False if the device could not: it then lasts as long as the page. */
export function saveRemindersText(text: string | null): boolean {
  document.documentElement.toggleAttribute('data-reminders', text !== null);
  return stored.save(text);
}
