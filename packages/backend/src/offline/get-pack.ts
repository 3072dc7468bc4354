import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { offlineEntries, offlineState } from '@dalil/database/tables/offline-guide.ts';
import {
  type GuideGroup,
  inOrder,
  PACK_NAMES,
  type PackEnd,
  type PackHead,
  type PackState,
} from '@dalil/domain/offline/offline-guide.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { GUIDE_CHANGE } from './build-guide.ts';

const QUALITY = 9;
const AS_OF_ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
const compress = promisify(brotliCompress);

export type Pack = { version: number; text: string; compressed: Buffer };
type Line = { path: string; group: string; body: string; isRemoved: boolean };

/** Building the guide of a new server takes about this long. */
const MADE_SOON_SECONDS = 30;

/**
 * A whole pack, created once per version and cached in memory. Fails with `unavailable` while the guide is built for the first
 * time, so that a device does not store an empty one.
 */
export const getPack = query({
  name: 'get-pack',
  input: z.object({ pack: z.enum(PACK_NAMES), version: z.optional(z.number().int()) }),
  permission: 'guide:read:any',
  run: async (deps, { pack, version }): Promise<Pack> => {
    const found = await wholePack(deps, pack);
    if (found.version === 0) throw new Failure('unavailable', { retryAfter: MADE_SOON_SECONDS });
    if (version !== undefined && version !== found.version) throw new Failure('pack_too_old');
    return found;
  },
});

/** The changes of a pack since a version. Fails with `pack_too_old` if that version is no longer known or never existed. */
export const getPackChanges = query({
  name: 'get-pack-changes',
  input: z.object({ pack: z.enum(PACK_NAMES), since: z.number().int().min(1) }),
  permission: 'guide:read:any',
  run: (deps, { pack, since }): Promise<Pack> =>
    deps.db.transaction(async (tx) => {
      const [state] = await tx.select().from(offlineState).limit(1);
      if (!state || since < state.oldest || since > state.version) throw new Failure('pack_too_old');
      const lines = await readLines({ db: tx }, pack, since);
      const { version, madeAt } = state;
      const head = { pack, version, since, entries: lines.length, madeAt: madeAt.toISOString() };
      return writePack(head, lines);
    }, AS_OF_ONE_MOMENT),
});

/** Every pack with its size, for users who choose what to download. Version 0 is a pack that is not built yet. */
export const listPacks = query({
  name: 'list-packs',
  input: z.object({}),
  permission: 'guide:read:any',
  run: async (deps): Promise<{ packs: PackState[] }> => {
    const packs: PackState[] = [];
    for (const pack of PACK_NAMES) {
      const { version, text, compressed } = await wholePack(deps, pack);
      const { entries, madeAt } = JSON.parse(text.slice(0, text.indexOf('\n'))) as PackHead;
      packs.push({ pack, version, entries, bytes: compressed.length, madeAt: version === 0 ? null : madeAt });
    }
    return { packs };
  },
});

function wholePack(deps: Deps, pack: PackHead['pack']): Promise<Pack> {
  return deps.memory.remember(`offline pack ${pack}`, [GUIDE_CHANGE.kind], () =>
    deps.db.transaction(async (tx) => {
      const [state] = await tx.select().from(offlineState).limit(1);
      const lines = await readLines({ db: tx }, pack, 0);
      const retained = lines.filter(({ isRemoved }) => !isRemoved);
      const madeAt = (state?.madeAt ?? deps.now()).toISOString();
      return writePack({ pack, version: state?.version ?? 0, since: null, entries: retained.length, madeAt }, retained);
    }, AS_OF_ONE_MOMENT),
  );
}

async function readLines({ db }: Pick<Deps, 'db'>, pack: string, since: number): Promise<Line[]> {
  const { path, group, body, isRemoved } = offlineEntries;
  const rows = await db
    .select({ path, group, body, isRemoved })
    .from(offlineEntries)
    .where(and(eq(offlineEntries.pack, pack), gt(offlineEntries.version, since)))
    .orderBy(asc(path));
  return inOrder(rows as (Line & { group: GuideGroup })[]);
}

/** One line per entry. Bodies are already JSON. */
async function writePack(head: PackHead, lines: readonly Line[]): Promise<Pack> {
  const end: PackEnd = { end: head.version };
  const written = lines.map(({ path, group, body, isRemoved }) =>
    isRemoved
      ? JSON.stringify({ path, removed: true })
      : `{"path":${JSON.stringify(path)},"group":${JSON.stringify(group)},"body":${body}}`,
  );
  const text = `${[JSON.stringify(head), ...written, JSON.stringify(end)].join('\n')}\n`;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    // Larger than a pack, so that text shared by many responses is compressed once.
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  };
  return { version: head.version, text, compressed: await compress(text, { params }) };
}
