import { unwatchFile, watchFile } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { HomeOffer } from '@dalil/domain/real-estate/offer-schema.ts';
import type { Log } from '../core/deps.ts';
import { describeError } from '../core/describe-error.ts';
import type { ParseForeign } from '../providers/foreign/foreign.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_LOGGED = 20;
const CHECK_MS = 5000;

/** The offers of the operator's file, in memory. `off` without a file; `partly` if rows were refused; `failed` keeps the last. */
export type OfferFile = {
  read: () => readonly HomeOffer[];
  state: () => 'off' | 'whole' | 'partly' | 'failed';
};
export const NO_OFFERS: OfferFile = { read: () => [], state: () => 'off' };

type OfferFileParts = { file: string; log: Log; parse: ParseForeign; onChange: () => void; checkMs?: number };

/** Reads the file, then again whenever it changes. A file that is missing or unreadable leaves the last offers as they are. */
export async function openOfferFile({
  file,
  log,
  parse,
  onChange,
  checkMs = CHECK_MS,
}: OfferFileParts): Promise<OfferFile & { close: () => void }> {
  let offers: readonly HomeOffer[] = [];
  let state: ReturnType<OfferFile['state']> = 'failed';
  async function load(): Promise<void> {
    try {
      const text = await readFile(file, 'utf8');
      if (text.length > MAX_BYTES) throw new Error('too large');
      const format = file.toLowerCase().endsWith('.csv') ? 'csv' : 'json';
      const { offers: found, refused } = await parse('offers', { text, format });
      offers = found;
      state = refused.length === 0 ? 'whole' : 'partly';
      for (const row of refused.slice(0, MAX_LOGGED)) log('warn', 'listing_refused', row);
      log(refused.length === 0 ? 'info' : 'warn', 'listings_read', { listed: found.length, refused: refused.length });
    } catch (error) {
      state = 'failed';
      log('error', 'listings_not_read', describeError(error));
    }
    onChange();
  }
  await load();
  // Polling also sees a file that is replaced, and one on a network drive.
  const changed = () => void load();
  watchFile(file, { interval: checkMs, persistent: false }, changed);
  return { read: () => offers, state: () => state, close: () => unwatchFile(file, changed) };
}
