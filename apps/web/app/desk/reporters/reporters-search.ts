const MAX_RUN = 2_000_000_000;

/** The run that is open, in the address. Null: none. */
export function readRun(search: URLSearchParams): number | null {
  const run = Number(search.get('run'));
  return Number.isInteger(run) && run > 0 && run <= MAX_RUN ? run : null;
}

export const writeRun = (run: number | null): string => (run === null ? '?' : `?run=${run}`);
