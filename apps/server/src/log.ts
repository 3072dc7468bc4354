import type { Log } from '@dalil/backend/core/deps.ts';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

/**
 * MON-4: writes one JSON object a line to standard error, so that standard output remains readable. Callers must not pass
 * personal data: no addresses, query texts or names. `traceId` finds the running trace, which a line then names.
 */
export function createLog(
  minimum: (typeof LEVELS)[number],
  write = (line: string) => process.stderr.write(line),
  traceId: () => string | null = () => null,
): Log {
  const from = LEVELS.indexOf(minimum);
  return (level, event, fields = {}) => {
    if (LEVELS.indexOf(level) < from) return;
    const id = traceId();
    const trace = id === null ? {} : { traceId: id };
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields, ...trace })}\n`);
  };
}
