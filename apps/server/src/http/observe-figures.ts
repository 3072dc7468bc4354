import type { ProcessFigures } from '@dalil/backend/monitoring/process-figures.ts';
import { kindOf, type Metrics } from './metrics.ts';

/** Counts each answer in the figures of this process too. Answers of a model take as long as they are, so they say nothing of the API. */
export function observeFigures(metrics: Metrics, figures: ProcessFigures): Metrics {
  return {
    ...metrics,
    observe: (path, status, duration) => {
      metrics.observe(path, status, duration);
      const kind = kindOf(path);
      if (kind === 'page' || (kind === 'api' && !path.startsWith('/api/assistant/'))) {
        figures.observe(kind, status, duration);
      }
    },
  };
}
