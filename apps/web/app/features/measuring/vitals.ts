import { pagePattern } from '@dalil/domain/monitoring/page-pattern.ts';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { addVital, sendMeasured } from './send-measured.ts';

let hasStarted = false;

/**
 * Measures how fast the page that was loaded opened, as the library `web-vitals` does. Only whether a value is good or poor is sent,
 * with the route, when the page is left.
 */
export function startVitals(): void {
  if (hasStarted) return;
  hasStarted = true;
  const pattern = patternOfDocument();
  if (pattern === null) return;
  const report = ({ name, rating }: Metric) => addVital({ pattern, metric: name, rating });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queueMicrotask(() => void sendMeasured());
  });
}

/** The route of the document that was loaded: the language and the last part are all that vary in an address. */
function patternOfDocument(): string | null {
  const [entry] = performance.getEntriesByType('navigation');
  const path = URL.parse(entry?.name ?? location.href)?.pathname ?? '/';
  const lang = document.documentElement.lang;
  const last = path.split('/').at(-1) ?? '';
  return (
    pagePattern(path, { lang }) ?? pagePattern(path, { lang, id: last }) ?? pagePattern(path, { lang, group: last })
  );
}
