import { expect, test } from 'vitest';
import { currentParts, findBreaches } from './alert-rules.ts';
import type { HealthParts } from './health.ts';
import type { Figures, MetricSample } from './metric-sample.ts';
import { statusHistory } from './status-history.ts';

const NOW = new Date('2026-11-26T08:00:00Z');
const PARTS: HealthParts = {
  database: 'healthy',
  storage: 'healthy',
  search: 'healthy',
  guide: 'healthy',
  jobs: 'healthy',
  mail: 'healthy',
  model: 'healthy',
  feeds: 'healthy',
  listings: 'healthy',
};
const QUIET: Figures = {
  pages: 100,
  slowPages: 0,
  pageMs: 80,
  apiRequests: 100,
  slowApiRequests: 0,
  apiMs: 20,
  errors: 0,
  memoryMegabytes: 140,
  memoryGrowthMegabytes: 10,
  browserMeasurements: 20,
  heavyBrowsers: 0,
  veryHeavyBrowsers: 0,
  browserMegabytes: 40,
  parts: PARTS,
};

/** One process with a sample a minute, the last of them now. */
function samples(figures: Partial<Figures>[], process = 'one'): MetricSample[] {
  return figures.map((own, position) => ({
    process,
    at: new Date(NOW.getTime() - (figures.length - 1 - position) * 60_000).toISOString(),
    figures: { ...QUIET, ...own },
  }));
}
const several = (count: number, figures: Partial<Figures>) => Array.from({ length: count }, () => figures);
const kinds = (given: MetricSample[]) => findBreaches(given, NOW)?.map(({ kind, severity }) => `${kind} ${severity}`);

test.each([
  ['nothing above a threshold', [{}], []],
  ['5 % slow pages', [{ slowPages: 5, pageMs: 3000 }], []],
  ['more than 5 % slow pages', [{ slowPages: 6, pageMs: 3100 }], ['pages high']],
  ['more than 5 % slow requests', [{ slowApiRequests: 6, apiMs: 2100 }], ['api high']],
  ['few requests', [{ pages: 9, slowPages: 9, apiRequests: 10, errors: 10 }], []],
  ['5 % errors', [{ errors: 10 }], []],
  ['more than 5 % errors', [{ errors: 11 }], ['errors critical']],
  ['errors that good minutes outweigh', [{ errors: 11 }, {}], []],
  ['100 MB grown', several(3, { memoryGrowthMegabytes: 100 }), []],
  ['more than 100 MB grown', several(3, { memoryGrowthMegabytes: 101 }), ['memory medium']],
  ['memory that is freed again', [{ memoryGrowthMegabytes: 150 }, { memoryGrowthMegabytes: 40 }, {}], []],
  ['5 % of pages above 100 MB', [{ heavyBrowsers: 1, browserMegabytes: 100 }], []],
  ['more than 5 % of pages above 100 MB', [{ heavyBrowsers: 2, browserMegabytes: 110 }], ['browsers medium']],
  ['above 150 MB', [{ heavyBrowsers: 3, veryHeavyBrowsers: 2, browserMegabytes: 160 }], ['browsers high']],
  ['few pages measured', [{ browserMeasurements: 19, heavyBrowsers: 19, browserMegabytes: 300 }], []],
  ['a full disk', several(2, { parts: { ...PARTS, storage: 'unhealthy' } }), ['storage critical']],
  ['feeds that fail', several(2, { parts: { ...PARTS, feeds: 'degraded' } }), ['feeds low']],
  ['a part that was degraded for a moment', [{}, { parts: { ...PARTS, mail: 'degraded' } }], []],
] as [string, Partial<Figures>[], string[]][])('MON-2 the rules with %s', (_, figures, expected) => {
  expect(kinds(samples(figures))).toEqual(expected);
});

test('MON-2 the requests of all processes are judged together, memory and parts of each', () => {
  const one = samples([{ slowApiRequests: 12, apiMs: 4000 }], 'one');
  expect(kinds([...one, ...samples([{ apiRequests: 200 }], 'two')])).toEqual([]);
  expect(kinds([...one, ...samples([{ apiRequests: 100 }], 'two')])).toEqual(['api high']);
  const failing = samples(several(3, { memoryGrowthMegabytes: 300, parts: { ...PARTS, model: 'degraded' } }), 'two');
  expect(kinds([...samples([{}, {}, {}]), ...failing])).toEqual(['memory medium', 'model low']);
});

test('MON-1 the state comes from processes that run, and is unknown without one', () => {
  expect(findBreaches([], NOW)).toBeNull();
  const ended = samples([{ parts: { ...PARTS, jobs: 'unhealthy' } }]).map((own) => ({
    ...own,
    at: new Date(NOW.getTime() - 3 * 60_000).toISOString(),
  }));
  expect(currentParts(ended, NOW)).toBeNull();
  expect(currentParts([...ended, ...samples([{}], 'two')], NOW)).toEqual(PARTS);
});

test('MON-1 the history has 90 days, those without a measurement as such', () => {
  const day = (date: string, degraded: number, unhealthy: number) => ({
    day: date,
    minutes: 1440,
    degraded,
    unhealthy,
  });
  const counts = [day('2026-11-26', 0, 0), day('2026-11-25', 1, 0), day('2026-11-24', 5, 0), day('2026-11-22', 5, 144)];
  const { letters, badDays, share } = statusHistory(counts, '2026-11-26');
  expect(letters).toHaveLength(90);
  expect(letters).toMatch(/^n{85}undhh$/);
  expect(badDays).toEqual([
    { day: '2026-11-22', degraded: 5, unhealthy: 144 },
    { day: '2026-11-24', degraded: 5, unhealthy: 0 },
  ]);
  expect(share).toBe(0.975);
  expect(statusHistory([], '2026-11-26')).toEqual({ letters: 'n'.repeat(90), badDays: [], share: null });
});
