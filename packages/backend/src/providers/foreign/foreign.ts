import { createThreadPool } from '../../core/thread-pool.ts';
import { FOREIGN_PARSERS } from './foreign-parsers.ts';

type Parsers = typeof FOREIGN_PARSERS;
export type ForeignName = keyof Parsers;
type Parse<Name extends ForeignName> = Awaited<ReturnType<Parsers[Name]['load']>>;
export type ForeignInput<Name extends ForeignName> = Parameters<Parse<Name>>[0];
export type Parsed<Name extends ForeignName> = Awaited<ReturnType<Parse<Name>>>;

/**
 * Parses what others wrote in a thread with a limit of time and of memory. Throws `TaskStopped` at a limit, `TaskRefused` with the
 * parser's code for what it cannot read, and `PoolFull`.
 */
export type ParseForeign = <Name extends ForeignName>(name: Name, input: ForeignInput<Name>) => Promise<Parsed<Name>>;
export type Foreign = { parse: ParseForeign; close: () => Promise<void> };

/** A timetable is put together from millions of rows; everything else is a few megabytes at most. */
const LANES = {
  sources: { threads: 1, megabytes: 256 },
  requests: { threads: 2, megabytes: 256 },
  files: { threads: 1, megabytes: 1024 },
} as const;

/**
 * The threads start when they are needed and end when nobody has needed them for a while. No parser gets more than `maxMs`, for tests
 * that do not wait for its own limit.
 */
export function openForeign({ maxMs = Number.POSITIVE_INFINITY } = {}): Foreign {
  const entry = new URL('foreign.worker.ts', import.meta.url);
  const open = (lane: keyof typeof LANES) => createThreadPool({ entry, ...LANES[lane] });
  const pools = { sources: open('sources'), requests: open('requests'), files: open('files') };
  const close = async () => void (await Promise.all(Object.values(pools).map((pool) => pool.close())));
  return {
    parse: async <Name extends ForeignName>(name: Name, input: ForeignInput<Name>): Promise<Parsed<Name>> => {
      const { lane, seconds } = FOREIGN_PARSERS[name];
      return (await pools[lane].run({ name, input }, Math.min(seconds * 1000, maxMs))) as Parsed<Name>;
    },
    close,
  };
}
