import type { BeachAlert } from '@dalil/domain/city/live/beach-alert.ts';
import { createDeviceText } from '../../data/device-text.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';

const { useText, save } = createDeviceText(STORAGE_KEYS.beachAlert);

/** The stored text of the alert of this device. */
export const useBeachAlertText = useText;

/** Stores an alert, or removes it with null. False if the device could not: it then lasts as long as the page. */
export function saveBeachAlert(alert: BeachAlert | null): boolean {
  return save(alert && JSON.stringify(alert));
}
