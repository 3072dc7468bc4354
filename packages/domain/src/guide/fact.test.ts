import { expect, test } from 'vitest';
import { factSchema } from './fact.ts';
import { factStatus } from './fact-status.ts';
import { makeFact } from './test-facts.ts';

const DATES = { isShown: true, reviewBy: '2026-12-31' };

test.each([
  ['a fact within its dates', DATES, '2026-11-21', 'current'],
  ['on the last day before its review', DATES, '2026-12-31', 'current'],
  ['after its review date', DATES, '2027-01-01', 'due'],
  ['on its last day', { ...DATES, validUntil: '2026-11-21' }, '2026-11-21', 'current'],
  ['after its last day', { ...DATES, validUntil: '2026-11-20' }, '2026-11-21', 'expired'],
  ['after its last day and its review', { ...DATES, validUntil: '2026-11-20' }, '2027-05-01', 'expired'],
  ['before its first day', { ...DATES, validFrom: '2026-12-01' }, '2026-11-21', 'hidden'],
  ['on its first day', { ...DATES, validFrom: '2026-11-21' }, '2026-11-21', 'current'],
  ['a doubtful one', { ...DATES, isShown: false }, '2026-11-21', 'hidden'],
  ['a doubtful one past everything', { ...DATES, isShown: false, validUntil: '2020-01-01' }, '2027-05-01', 'hidden'],
])('%s has its status', (_, fact, today, status) => {
  expect(factStatus(fact, today)).toBe(status);
});

test.each([
  ['money without currency', { type: 'money', value: 4, currency: undefined }],
  ['negative money', { type: 'money', value: -4, currency: 'AED' }],
  ['a number without unit', { type: 'number', value: 4 }],
  ['more than all', { type: 'percent', value: 101 }],
  ['a duration in words', { type: 'duration', value: '30 minutes' }],
  ['an hour that is none', { type: 'time', value: '24:30' }],
  ['a day that is none', { type: 'date', value: '2027-02-30' }],
  ['a telephone number with letters', { type: 'phone', value: '800 TAXI' }],
  ['words outside the texts', { type: 'text', value: 'free' }],
  ['a schedule without rows', { type: 'schedule', value: [] }],
  ['an unknown type', { type: 'colour', value: 'red' }],
  ['an id with capitals', { type: 'percent', value: 5, id: 'Tax.VAT' }],
  ['a source without https', { type: 'percent', value: 5, sourceUrl: 'http://example.ae' }],
  ['an unknown field', { type: 'percent', value: 5, colour: 'red' }],
])('a fact with %s is rejected', (_, fields) => {
  const { type: _type, value: _value, ...base } = makeFact({ type: 'percent', value: 5 });
  expect(factSchema.safeParse({ ...base, ...fields }).success).toBe(false);
});
