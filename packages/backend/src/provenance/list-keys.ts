import type { ProvenanceKey } from '@dalil/domain/provenance/manifest.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { listPublicKeys, readSigningKey } from './signing-key.ts';

/** STAFF-9: the public keys of manifests, the one in use first. The first call makes it. */
export const listKeys = query({
  name: 'list-keys',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async (deps): Promise<{ keys: ProvenanceKey[] }> => {
    await readSigningKey(deps.db, deps.now());
    return { keys: await listPublicKeys(deps.db) };
  },
});
