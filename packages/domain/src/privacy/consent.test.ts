import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '../language/locale.ts';
import { anonymousAddress, browserClass, type ConsentReceipt, readReceipt } from './consent.ts';
import { consentLines, COOKIE_CATEGORIES, grantedBy, OPTIONAL_CATEGORIES } from './consent-rules.ts';
import { consentText, NO_CONSENT_SERVICES } from './consent-texts.ts';

const RECEIPT: ConsentReceipt = {
  id: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5b',
  version: '1.0',
  choice: 'selected',
  granted: ['functional'],
  gpc: false,
  locale: 'ur',
  textHash: 'a'.repeat(64),
  at: '2026-11-26T08:00:00.000Z',
};

test('PRIV-1 there are seven categories, and only the necessary one needs no consent', () => {
  expect(COOKIE_CATEGORIES).toHaveLength(7);
  expect(OPTIONAL_CATEGORIES).toEqual(COOKIE_CATEGORIES.slice(1));
});

test('PRIV-2 reject all keeps only what is necessary, accept all turns all on, accept selected keeps the toggles', () => {
  fc.assert(
    fc.property(fc.subarray(OPTIONAL_CATEGORIES), (selected) => {
      expect(grantedBy('rejected', selected)).toEqual([]);
      expect(grantedBy('gpc', selected)).toEqual([]);
      expect(grantedBy('accepted', selected)).toEqual(OPTIONAL_CATEGORIES);
      expect(grantedBy('selected', selected)).toEqual(selected);
    }),
  );
});

test.each([
  ['a stored decision', RECEIPT, true],
  [
    'the signal of the browser, without a text',
    { ...RECEIPT, choice: 'gpc', granted: [], gpc: true, textHash: null },
    true,
  ],
  ['another version', { ...RECEIPT, version: '0.9' }, false],
  ['a rejection that grants', { ...RECEIPT, choice: 'rejected' }, false],
  ['an acceptance that grants a part', { ...RECEIPT, choice: 'accepted' }, false],
  ['a decision without a text', { ...RECEIPT, textHash: null }, false],
  ['an unknown category', { ...RECEIPT, granted: ['spying'] }, false],
  ['a category twice', { ...RECEIPT, granted: ['functional', 'functional'] }, false],
])('PRIV-2 %s counts as one only if it is whole and consistent', (_name, stored, isValid) => {
  expect(readReceipt(JSON.stringify(stored)) !== null).toBe(isValid);
});

test('PRIV-2 what is no receipt counts as no decision', () => {
  expect([null, '', '{', '[]', 'true'].map(readReceipt)).toEqual([null, null, null, null, null]);
});

test('PRIV-2 PRIV-3 the text says what this site uses, in each language, and its lines hold every word displayed', () => {
  const services = {
    streetMapHost: 'tiles.example',
    tagManager: { id: 'GTM-ABC123', url: 'https://tags.example' },
    errorService: { dsn: 'https://key@errors.example/7', environment: 'production', traceSampleRate: 0.1 },
  };
  const usedOf = ({ categories }: ReturnType<typeof consentText>) =>
    categories.filter(({ isUsed }) => isUsed).map(({ id }) => id);
  for (const locale of LOCALES) {
    const bare = consentText(locale, NO_CONSENT_SERVICES);
    expect(usedOf(bare)).toEqual(['necessary', 'analytics', 'performance']);
    const whole = consentText(locale, services);
    expect(usedOf(whole)).toEqual(COOKIE_CATEGORIES.filter((id) => id !== 'preferences'));
    const hostOf = {
      functional: 'tiles.example',
      marketing: 'tags.example',
      analytics: 'tags.example',
      monitoring: 'errors.example',
    };
    for (const [id, host] of Object.entries(hostOf)) {
      expect(whole.categories.find((category) => category.id === id)?.purpose).toContain(host);
    }
    const lines = consentLines(whole);
    const words = JSON.stringify(Object.values(whole).flat());
    expect(lines.every((line) => words.includes(JSON.stringify(line).slice(1, -1)))).toBe(true);
    expect(lines).toContain(whole.acceptSelected);
    expect(consentLines(bare)).not.toEqual(lines);
  }
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['unknown', null],
])('PRIV-5 of the address %s the network %s is recorded', (address, network) => {
  expect(anonymousAddress(address)).toBe(network);
});

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
    'phone, Safari',
  ],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', 'phone, Chrome'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0', 'computer, Edge'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'computer, Firefox'],
  ['curl/8', 'computer, other'],
])('PRIV-5 of a browser only its kind is recorded: %s', (userAgent, kind) => {
  expect(browserClass(userAgent)).toBe(kind);
});
