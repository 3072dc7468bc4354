import { PLAN_KEY } from '../../data/storage-keys.ts';

/** The query string of the plan stored on this device; null if there is none, or the device does not let it be read. */
export function readStoredPlan(): string | null {
  try {
    return localStorage.getItem(PLAN_KEY);
  } catch {
    return null;
  }
}

/** Stores the query string of a plan on this device. False if the device refuses. */
export function storePlan(search: string): boolean {
  try {
    localStorage.setItem(PLAN_KEY, search);
    return true;
  } catch {
    return false;
  }
}
