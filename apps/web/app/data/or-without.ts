import { ApiError } from './api.ts';

/** Loads a part of a page that the rest does without: a device that cannot get it displays the page. The server never leaves it out. */
export async function orWithout(loading: Promise<unknown>): Promise<void> {
  try {
    await loading;
  } catch (error) {
    if (import.meta.env.SSR || !(error instanceof ApiError)) throw error;
  }
}
