import type { Log } from '@dalil/backend/core/deps.ts';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;

/**
 * MON-4: writes one JSON object a line to standard error, so that standard output remains readable. Callers must not pass
 * personal data: no addresses, query texts or names.
 */
export function createLog(minimum: (typeof LEVELS)[number], write = (line: string) => process.stderr.write(line)): Log {
  const from = LEVELS.indexOf(minimum);
  return (level, event, fields = {}) => {
    if (LEVELS.indexOf(level) < from) return;
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
  };
}
