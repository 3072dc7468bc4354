import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  '/',
  '/profile',
  '/ar/bookmarks',
  '/search?q=souk%20al&page=2',
  '/news/x#part',
  '/auth/onboarding',
  '/authors',
])('ROUTE-4 %s is a place of this site', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  undefined,
  null,
  '',
  'profile',
  'https://evil.example/',
  'HTTPS:/evil.example',
  '//evil.example',
  '///evil.example',
  String.raw`/\evil.example`,
  String.raw`\/evil.example`,
  '/\t/evil.example',
  '/\n/evil.example',
  '\u0000/evil',
  ' /evil',
  '/ /evil.example',
  '/%2f/evil.example',
  '/%5Cevil.example',
  '/\u2028/evil.example',
  '/./\u0000',
  '/x/..//evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/auth/signin',
  '/ar/auth/signup?x=1',
  `/${'x'.repeat(2001)}`,
])('ROUTE-4 %j is not gone to', (given) => {
  expect(returnPath(given, '/home')).toBe('/home');
});
