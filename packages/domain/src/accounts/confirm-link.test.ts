import { expect, test } from 'vitest';
import { type ConfirmLink, confirmHash, maskAddress, readConfirmHash } from './confirm-link.ts';

const LINK: ConfirmLink = { email: 'amina@example.com', code: '012345' };

test.each([
  [undefined, undefined],
  ['/ar/bookmarks?tab=history#first', '/ar/bookmarks?tab=history#first'],
  ['/search?q=كنافة', '/search?q=%D9%83%D9%86%D8%A7%D9%81%D8%A9'],
  ['https://elsewhere.example/', undefined],
  ['//elsewhere.example', undefined],
  ['/auth/signin', undefined],
  [`/search?q=${'x'.repeat(500)}`, undefined],
])('AUTH-2 ROUTE-5 a link holds code, address and a page of this site: %s', (returnTo, expected) => {
  const hash = confirmHash({ ...LINK, returnTo });
  expect(hash).toMatch(/^#confirm=[\w-]+$/);
  expect(readConfirmHash(hash)).toEqual({ ...LINK, ...(expected && { returnTo: expected }) });
});

/** A fragment that the product did not write. */
const forged = (content: unknown) => `#confirm=${btoa(JSON.stringify(content)).replaceAll('=', '')}`;

test('AUTH-2 what is damaged or forged is no link, and leads to no other site', () => {
  const hash = confirmHash(LINK);
  const wrong = [
    '',
    '#confirm=',
    '#confirm=%%%',
    hash.slice(0, -4),
    hash.replace('confirm', 'other'),
    forged(['amina', '012345']),
    forged(['amina@example.com', '01234']),
    forged({ email: 'amina@example.com' }),
  ];
  for (const text of wrong) expect(readConfirmHash(text), text).toBeUndefined();
  expect(readConfirmHash(forged([LINK.email, LINK.code, '//elsewhere.example']))).toEqual(LINK);
});

test('AUTH-2 a masked address shows its first letter and where it is', () => {
  expect(maskAddress('amina@example.com')).toBe('a•••@example.com');
});
