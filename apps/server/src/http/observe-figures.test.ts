import { createProcessFigures } from '@dalil/backend/monitoring/process-figures.ts';
import { expect, test } from 'vitest';
import { observeFigures } from './observe-figures.ts';

const MEGABYTE = 1024 * 1024;

test('MON-2 MON-4 a process counts its pages and API requests since the last sample, without answers of the assistant', () => {
  let heap = 100 * MEGABYTE;
  const figures = createProcessFigures(() => heap);
  const observed: string[] = [];
  const { observe } = observeFigures({ observe: (path) => void observed.push(path), answer: () => null }, figures);
  for (let n = 1; n <= 100; n++) observe('/ar/news', 200, n * 10);
  observe('/api/days/today', 200, 2001);
  observe('/api/days/today', 503, 2000);
  observe('/api/assistant/answers', 200, 20_000);
  observe('/assets/a.js', 200, 9000);
  expect(observed).toHaveLength(104);
  [110, 160].forEach(figures.observeBrowser);
  expect(figures.take()).toEqual({
    pages: 100,
    slowPages: 0,
    pageMs: 950,
    apiRequests: 2,
    slowApiRequests: 1,
    apiMs: 2001,
    errors: 1,
    memoryMegabytes: 100,
    memoryGrowthMegabytes: 0,
    browserMeasurements: 2,
    heavyBrowsers: 2,
    veryHeavyBrowsers: 1,
    browserMegabytes: 160,
  });
  heap = 150 * MEGABYTE;
  expect(figures.take()).toMatchObject({
    pages: 0,
    pageMs: null,
    apiMs: null,
    errors: 0,
    memoryGrowthMegabytes: 50,
    browserMeasurements: 0,
    browserMegabytes: null,
  });
});
