import { CONSENT_KEYS, type OptionalCategory } from '@dalil/domain/privacy/consent-rules.ts';

/** Whether the user of this device has switched a category on. False while nothing was decided, or where storage is blocked. */
export function isAllowed(category: OptionalCategory): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(CONSENT_KEYS.categories) ?? 'null');
    return typeof stored === 'object' && stored !== null && (stored as Record<string, unknown>)[category] === true;
  } catch {
    return false;
  }
}
