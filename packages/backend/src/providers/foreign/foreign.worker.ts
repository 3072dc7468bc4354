import { parentPort } from 'node:worker_threads';
import type { ThreadReport, ThreadTask } from '../../core/thread-pool.ts';
import { FOREIGN_PARSERS } from './foreign-parsers.ts';

/** A thread that parses what others wrote. It has no database, no network and no settings. */
parentPort?.on('message', async ({ name, input }: ThreadTask) => report(await answer(name, input)));

function report(given: ThreadReport): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
  parentPort?.postMessage(given);
}

async function answer(name: string, input: unknown): Promise<ThreadReport> {
  const parser = FOREIGN_PARSERS[name as keyof typeof FOREIGN_PARSERS];
  const parse = (await parser.load()) as (input: unknown) => unknown;
  report({ kind: 'begun' });
  try {
    return { kind: 'done', value: await parse(input) };
  } catch (error) {
    const fault = faultOf(error);
    if (fault !== null) return { kind: 'refused', fault };
    return { kind: 'failed', message: error instanceof Error ? `${error.name} in ${name}` : `failure in ${name}` };
  }
}

/** Parsers name what is wrong with a file by a code. A stack that overflows is the file's nesting. */
function faultOf(error: unknown): string | null {
  if (error instanceof RangeError) return 'too_deep';
  if (typeof error !== 'object' || error === null) return null;
  const { reason, fault } = error as { reason?: unknown; fault?: unknown };
  const code = reason ?? fault;
  return typeof code === 'string' ? code : null;
}
