import type { Commute } from '@dalil/domain/city/commute.ts';
import { createDeviceText } from '../../data/device-text.ts';
import { STORAGE_KEYS } from '../../data/storage-keys.ts';

const { useText, save } = createDeviceText(STORAGE_KEYS.commutes);

/** The stored text of the commutes of this device. */
export const useCommutesText = useText;

/** Stores the commutes of this device. False if the device could not: they then last as long as the page. */
export function saveCommutes(commutes: readonly Commute[]): boolean {
  return save(commutes.length === 0 ? null : JSON.stringify(commutes));
}
