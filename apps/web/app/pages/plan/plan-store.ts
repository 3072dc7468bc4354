import { PLAN_KEY } from '../../data/storage-keys.ts';
import { deviceStorage } from '../../data/page-storage.ts';

/** The query string of the plan stored on this device; null if there is none. */
export function readStoredPlan(): string | null {
  return deviceStorage.getItem(PLAN_KEY);
}

/** Stores the query string of a plan on this device. False if the device refuses: it then lasts as long as the page. */
export function storePlan(search: string): boolean {
  return deviceStorage.setItem(PLAN_KEY, search);
}
