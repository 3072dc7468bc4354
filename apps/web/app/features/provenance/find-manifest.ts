import type { Locale } from '@dalil/domain/language/locale.ts';
import type { ProvenanceKey, SignedManifest } from '@dalil/domain/provenance/manifest.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type ApiClient, ApiError } from '../../data/api.ts';
import { manifestQuery, provenanceKeysQuery } from '../../queries/provenance.ts';
import type { ItemWithManifest } from './provenance.ts';

type Reading = { api: ApiClient; queries: QueryClient; locale: Locale };
type Failed = { failed: 'offline' | 'server' | 'not-found' };

/** The manifest of an item with the published keys, from the network or from the device. */
export async function findManifest(
  { api, queries, locale }: Reading,
  item: ItemWithManifest,
): Promise<{ signed: SignedManifest; keys: readonly ProvenanceKey[] } | Failed> {
  try {
    const [signed, { keys }] = await Promise.all([
      queries.fetchQuery({ ...manifestQuery(api, locale, item), retry: false }),
      queries.fetchQuery({ ...provenanceKeysQuery(api), retry: false }),
    ]);
    return { signed, keys };
  } catch (error) {
    return { failed: failureOf(error) };
  }
}

/** The published keys alone, for a manifest from a file. */
export async function findKeys({
  api,
  queries,
}: Omit<Reading, 'locale'>): Promise<{ keys: readonly ProvenanceKey[] } | Failed> {
  try {
    return await queries.fetchQuery({ ...provenanceKeysQuery(api), retry: false });
  } catch (error) {
    return { failed: failureOf(error) };
  }
}

function failureOf(error: unknown): Failed['failed'] {
  if (!(error instanceof ApiError)) return 'server';
  if (error.status === 404) return 'not-found';
  return error.status === 0 || error.code === 'offline' ? 'offline' : 'server';
}
