import { CONSENT_KEYS, type OptionalCategory } from '@dalil/domain/privacy/consent-rules.ts';
import { deviceStorage } from '../../data/page-storage.ts';

/** Whether the user of this device has switched a category on. False while nothing was decided. */
export function isAllowed(category: OptionalCategory): boolean {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(CONSENT_KEYS.categories) ?? 'null');
    return typeof stored === 'object' && stored !== null && (stored as Record<string, unknown>)[category] === true;
  } catch {
    return false;
  }
}
