import { randomBytes } from 'node:crypto';
import { metricSamples } from '@dalil/database/tables/alerts.ts';
import { GUEST } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { describeError } from '../core/describe-error.ts';
import { getHealth } from './get-health.ts';
import type { ProcessFigures } from './process-figures.ts';

const EVERY_MS = 60_000;

export type Sampling = { close: () => Promise<void> };

/** Stores what this process has measured since its last sample, and the state of the parts as it sees them. */
export async function saveSample(deps: Deps, figures: ProcessFigures, process: string): Promise<void> {
  const { parts } = await getHealth(deps, GUEST, {});
  await deps.db.insert(metricSamples).values({ process, at: deps.now(), figures: { ...figures.take(), parts } });
}

/** MON-2: stores a sample immediately and each minute. While the database does not answer, none is stored and the log says so. */
export function startSampling(deps: Deps, figures: ProcessFigures): Sampling {
  const process = randomBytes(4).toString('hex');
  let running = Promise.resolve();
  const sample = () => {
    running = saveSample(deps, figures, process).catch((error: unknown) =>
      deps.log('warn', 'sample_not_stored', describeError(error)),
    );
  };
  sample();
  const timer = setInterval(sample, EVERY_MS);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
