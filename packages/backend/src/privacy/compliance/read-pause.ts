const PAUSE_MS = 2 * 60 * 1000;

/** After a table was missing, it is not read for two minutes, as PRIV-8 has it for legal documents. */
export type ReadPause = {
  /** When reads are tried again. Null: now. */
  until: () => Date | null;
  begin: () => void;
};

export function createReadPause(now: () => Date): ReadPause {
  let pausedUntil = 0;
  return {
    until: () => (pausedUntil > now().getTime() ? new Date(pausedUntil) : null),
    begin: () => {
      pausedUntil = now().getTime() + PAUSE_MS;
    },
  };
}

const UNDEFINED_TABLE = '42P01';

/** Whether a statement failed because a table does not exist. */
export function isTableMissing(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === UNDEFINED_TABLE;
}
