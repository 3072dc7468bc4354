import { expect, test } from 'vitest';
import { sharedPath } from '../offline/shared-path.ts';
import { problemReportSchema } from '../quality/problem-report.ts';
import { returnPath } from '../accounts/return-path.ts';
import { isSafeLink, parseDocument } from './parse-document.ts';
import { sitePath } from './site-path.ts';

const SITE = 'https://guide.example';
const ELSEWHERE = [
  '//evil.example',
  '///evil.example',
  String.raw`/\evil.example`,
  String.raw`/\/evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '/\u0000/evil.example',
  '/ /evil.example',
  '/%2f/evil.example',
  '/%5Cevil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\u2028/evil.example',
];

test.each(ELSEWHERE)('ROUTE-4 %j is no address of this site anywhere', (given) => {
  expect(sitePath(given)).toBeNull();
  expect(isSafeLink(given)).toBe(false);
  expect(returnPath(given)).toBe('/');
  expect(problemReportSchema.safeParse({ page: given, reason: 'other', message: 'x' }).success).toBe(false);
  const shared = sharedPath({ origin: SITE, locale: 'en', title: '', text: '', url: SITE + given });
  expect(new URL(shared, SITE).origin).toBe(SITE);
});

test.each(['/', '/news/x?page=2#part', '/ar/tourism', '/search?q=سوق'])('ROUTE-4 %s is', (given) => {
  expect(new URL(sitePath(given) ?? '', SITE).href).toBe(new URL(given, SITE).href);
  expect(isSafeLink(given)).toBe(true);
});

test('STAFF-1 a link in a text that leaves the site in disguise is dropped, its words stay', () => {
  const [paragraph] = parseDocument(String.raw`A [link](/\evil.example) and [one](</	/evil.example>).`);
  expect(JSON.stringify(paragraph)).not.toContain('href');
  expect(JSON.stringify(paragraph)).toContain('link');
});
