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

/**
 * Characters of a part, about 130 kB compressed. A download that stops because its user opens a page repeats at most one part.
 * Smaller parts repeat the text that entries have in common: 250,000 characters make the guide a fifth larger.
 */
const PART_CHARACTERS = 1_000_000;
const AS_OF_ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
const PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  // Larger than a part, so that text shared by many responses is compressed once.
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};
const brotli = promisify(brotliCompress);

/** `compress` does so once, however often it is called. */
export type PackPart = { version: number; text: string; compress: () => Promise<Buffer> };
type Pack = { version: number; entries: number; madeAt: string; parts: (PackPart & { from: number })[] };
type Line = { path: string; group: string; body: string; isRemoved: boolean };

/** Building the guide of a new server takes about this long. */
const MADE_SOON_SECONDS = 30;

/**
 * The part of a whole pack that begins with entry `from`, cached in memory. Fails with `unavailable`
 * while the guide is built for the first time, so that a device does not store an empty one, and with `pack_too_old` where the
 * newest version has no part from there.
 */
export const getPack = query({
  name: 'get-pack',
  input: z.object({
    pack: z.enum(PACK_NAMES),
    from: z.number().int().min(0),
    version: z.optional(z.number().int()),
  }),
  permission: 'guide:read:any',
  run: async (deps, { pack, from, version }): Promise<PackPart> => {
    const found = await wholePack(deps, pack);
    if (found.version === 0) throw new Failure('unavailable', { retryAfter: MADE_SOON_SECONDS });
    const part = found.parts.find((one) => one.from === from);
    if (!part || (version ?? found.version) !== found.version) throw new Failure('pack_too_old');
    return part;
  },
});

/** The changes of a pack since a version. Fails with `pack_too_old` if that version is no longer known or never existed. */
export const getPackChanges = query({
  name: 'get-pack-changes',
  input: z.object({ pack: z.enum(PACK_NAMES), since: z.number().int().min(1) }),
  permission: 'guide:read:any',
  run: (deps, { pack, since }): Promise<PackPart> =>
    deps.db.transaction(async (tx) => {
      const [state] = await tx.select().from(offlineState).limit(1);
      if (!state || since < state.oldest || since > state.version) throw new Failure('pack_too_old');
      const lines = await readLines({ db: tx }, pack, since);
      const { version, madeAt } = state;
      const entries = lines.length;
      const head = { pack, version, since, from: 0, entries, total: entries, madeAt: madeAt.toISOString() };
      return writePart(head, lines.map(writeLine));
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
      const { version, entries, madeAt, parts } = await wholePack(deps, pack);
      const compressed = await Promise.all(parts.map((part) => part.compress()));
      const bytes = compressed.reduce((sum, { length }) => sum + length, 0);
      packs.push({ pack, version, entries, bytes, madeAt: version === 0 ? null : madeAt });
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
      return writePack({ pack, version: state?.version ?? 0, madeAt }, retained);
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
  return inOrder((rows as (Line & { group: GuideGroup })[]).toSorted(bySubject));
}

/** What is about one item stands together, because it shares most of its words. */
function bySubject(a: Line, b: Line): number {
  const [first, second] = [subjectOf(a), subjectOf(b)];
  return first < second ? -1 : Number(first > second);
}

/** The kind and id of an entry such as `written/place/burj-khalifa`; the path of an API answer. */
function subjectOf({ path }: Line): string {
  return path.startsWith('/') ? path : path.slice(path.indexOf('/'));
}

function writePack(
  { pack, version, madeAt }: Pick<PackHead, 'pack' | 'version' | 'madeAt'>,
  lines: readonly Line[],
): Pack {
  const total = lines.length;
  const parts: Pack['parts'] = [];
  for (const { from, texts } of splitIntoParts(lines.map(writeLine))) {
    const head = { pack, version, since: null, from, entries: texts.length, total, madeAt };
    parts.push({ from, ...writePart(head, texts) });
  }
  return { version, entries: total, madeAt, parts };
}

/** At least one part, which is empty where there are no lines. */
function splitIntoParts(texts: readonly string[]): { from: number; texts: string[] }[] {
  let part = { from: 0, texts: [] as string[] };
  const parts = [part];
  let characters = 0;
  for (const [at, text] of texts.entries()) {
    if (characters >= PART_CHARACTERS) {
      part = { from: at, texts: [] };
      parts.push(part);
      characters = 0;
    }
    part.texts.push(text);
    characters += text.length;
  }
  return parts;
}

/** Bodies are already JSON. */
function writeLine({ path, group, body, isRemoved }: Line): string {
  if (isRemoved) return JSON.stringify({ path, removed: true });
  return `{"path":${JSON.stringify(path)},"group":${JSON.stringify(group)},"body":${body}}`;
}

function writePart(head: PackHead, lines: readonly string[]): PackPart {
  const end: PackEnd = { end: head.version };
  const text = `${[JSON.stringify(head), ...lines, JSON.stringify(end)].join('\n')}\n`;
  let compressed: Promise<Buffer> | undefined;
  return { version: head.version, text, compress: () => (compressed ??= brotli(text, { params: PARAMS })) };
}
