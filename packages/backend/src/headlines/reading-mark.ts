import { feedSources } from '@dalil/database/tables/headlines.ts';
import { MAX_STOPPED_READINGS } from '@dalil/domain/headlines/feed-source.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { ForeignInput, ForeignName, Parsed, ParseForeign } from '../providers/foreign/foreign.ts';

/** Longer than reading a source takes with all its limits. A mark that is older is of a process that ended. */
const READING_MS = 5 * 60_000;

type Source = Pick<typeof feedSources.$inferSelect, 'id' | 'url' | 'readingSince'>;

/** Parses like `parseForeign`, with a mark at the source from before it begins. `clearReading` takes the mark away. */
export function markedParse({ db, now, parseForeign }: Deps, { id }: Source): ParseForeign {
  return async <Name extends ForeignName>(name: Name, input: ForeignInput<Name>): Promise<Parsed<Name>> => {
    await db.update(feedSources).set({ readingSince: now() }).where(eq(feedSources.id, id));
    return parseForeign(name, input);
  };
}

export async function clearReading({ db }: Deps, { id }: Source): Promise<void> {
  await db.update(feedSources).set({ readingSince: null }).where(eq(feedSources.id, id));
}

/**
 * What a mark that is left over means: another process reads the source, or it ended while it did, which counts against the source
 * and may set it aside.
 */
export async function isLeftReading(
  deps: Deps,
  source: Source,
): Promise<'no' | 'being-read' | 'counted' | 'set-aside'> {
  if (source.readingSince === null) return 'no';
  if (deps.now().getTime() - source.readingSince.getTime() < READING_MS) return 'being-read';
  return recordStoppedReading(deps, source);
}

/** Counts a reading that did not end by itself. After a second one in a row the source is off until staff switch it on. */
export async function recordStoppedReading(
  { db, now, log }: Deps,
  { id, url }: Source,
): Promise<'being-read' | 'counted' | 'set-aside'> {
  const count = sql`${feedSources.stoppedReadings} + 1`;
  const isLast = sql`${count} >= ${MAX_STOPPED_READINGS}`;
  const at = now().toISOString();
  const [row] = await db
    .update(feedSources)
    .set({
      readingSince: null,
      result: 'reading_stopped',
      fetchedAt: now(),
      stoppedReadings: count,
      isOn: sql`${feedSources.isOn} and not (${isLast})`,
      setAsideAt: sql`case when ${isLast} then ${at}::timestamptz end`,
    })
    // Of two processes that find the same mark one counts it.
    .where(and(eq(feedSources.id, id), eq(feedSources.url, url), isNotNull(feedSources.readingSince)))
    .returning({ setAsideAt: feedSources.setAsideAt });
  if (!row) return 'being-read';
  const isSetAside = row.setAsideAt !== null;
  log('warn', isSetAside ? 'feed_source_set_aside' : 'feed_source_reading_stopped', { source: id });
  return isSetAside ? 'set-aside' : 'counted';
}
