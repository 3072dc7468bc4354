import { expect, test } from 'vitest';
import { envelopeAddress } from './measuring-services.ts';
import { pageHealth } from './page-health.ts';
import { PAGE_PATTERNS, pagePattern } from './page-pattern.ts';

test.each([
  ['/', {}, '/'],
  ['/ar', { lang: 'ar' }, '/'],
  ['/ur/news/how-salik-gates-charge', { lang: 'ur', id: 'how-salik-gates-charge' }, '/news/:id'],
  ['/faq/visas', { group: 'visas' }, '/faq/:group'],
  ['/practical/calculators/salik', {}, '/practical/calculators/salik'],
  ['/ar/%ZZ', { lang: 'ar' }, null],
  ['/somebody@example.org', { '*': 'somebody@example.org' }, null],
  ['/dashboard', {}, null],
  ['/settings', {}, null],
])('PRIV-3 the page %s is counted as its route', (path, params, pattern) => {
  expect(pagePattern(path, params)).toBe(pattern);
});

test('PRIV-3 each route is listed once', () => {
  expect(new Set(PAGE_PATTERNS).size).toBe(PAGE_PATTERNS.length);
});

test('MON-3 an error service takes envelopes at the address of its project', () => {
  expect(envelopeAddress('https://abc@errors.example/sub/7')).toBe(
    'https://errors.example/sub/api/7/envelope/?sentry_version=7&sentry_key=abc',
  );
  expect(['https://errors.example/7', 'https://abc@errors.example/', 'nothing'].map(envelopeAddress)).toEqual([
    null,
    null,
    null,
  ]);
});

const QUIET = { waitingViews: 0, loadMs: null, memoryMegabytes: null, errors: 0 };

test.each([
  ['ten views that wait', { waitingViews: 10 }, 'analytics', 'healthy'],
  ['eleven', { waitingViews: 11 }, 'analytics', 'degraded'],
  ['5000 ms', { loadMs: 5000 }, 'frontend', 'healthy'],
  ['more', { loadMs: 5001 }, 'frontend', 'unhealthy'],
  ['more than 150 MB', { memoryMegabytes: 151 }, 'frontend', 'unhealthy'],
  ['five errors', { errors: 5 }, 'monitoring', 'healthy'],
  ['six', { errors: 6 }, 'monitoring', 'unhealthy'],
] as const)('PRIV-3 MON-1 with %s a page is %s', (_name, given, part, state) => {
  expect(pageHealth({ ...QUIET, ...given })[part]).toBe(state);
});
