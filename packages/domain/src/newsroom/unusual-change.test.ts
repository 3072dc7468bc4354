import { expect, test } from 'vitest';
import type { Fact } from '../guide/fact.ts';
import type { ScheduleRow } from '../guide/schedule.ts';
import { unusualChange, unusualSentences } from './unusual-change.ts';

const base = {
  id: 'a.fact',
  topic: 'other',
  reviewBy: '2027-01-01',
  sourceUrl: 'https://example.com',
  asOf: '2026',
  confidence: 'official',
  isShown: true,
  texts: {},
} as const;
const money = (value: number): Fact => ({ ...base, type: 'money', value, currency: 'AED' });
const number = (value: number, unit = 'day'): Fact => ({ ...base, type: 'number', value, unit });
const of = (type: 'time' | 'date' | 'duration' | 'phone', value: string): Fact => ({ ...base, type, value });
const words = (texts: Fact['texts']): Fact => ({ ...base, type: 'text', value: null, texts });
const text = (value: string) => ({ label: 'Label', sourceName: 'Source', value });
const week = (from: string, to: string, more: Partial<ScheduleRow> = {}): Fact => ({
  ...base,
  type: 'schedule',
  value: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], from, to, ...more }],
});

test.each([
  ['a third up is usual', money(6), money(8), null],
  ['more than a third up', money(6), money(8.5), 'third'],
  ['a slip of the finger', money(6), money(700_000), 'third'],
  ['more than a third down', money(6), money(3.9), 'third'],
  ['free now', money(6), money(0), 'sign'],
  ['below zero', number(5), number(-5), 'sign'],
  ['another unit', number(5), number(5, 'hour'), 'unit'],
  ['the same', money(6), money(6), null],
  ['an hour later', of('time', '23:30'), of('time', '00:30'), null],
  ['three hours later', of('time', '09:00'), of('time', '12:01'), 'hours'],
  ['eleven days earlier', of('date', '2027-03-09'), of('date', '2027-02-26'), null],
  ['in another decade', of('date', '2026-03-09'), of('date', '2036-03-09'), 'year'],
  ['thirty days as a month', of('duration', 'P30D'), of('duration', 'P1M'), null],
  ['days in place of hours', of('duration', 'PT2H'), of('duration', 'P2D'), 'third'],
  ['another number to call', of('phone', '8009090'), of('phone', '8009091'), null],
  ['a digit missing', of('phone', '8009090'), of('phone', '800909'), 'digits'],
  ['closing an hour later', week('09:00', '21:00'), week('09:00', '22:00'), null],
  ['open at night only', week('09:00', '21:00'), week('21:00', '09:00'), 'hours'],
  ['half the hours', week('09:00', '21:00'), week('10:00', '16:00'), 'third'],
  ['closed on most days', week('09:00', '21:00'), week('09:00', '21:00', { days: ['mon'] }), 'days'],
  ['a price in the hours', week('09:00', '21:00', { price: 5 }), week('09:00', '21:00', { price: 50 }), 'third'],
  ['other words', words({ en: text('Ask at the gate') }), words({ en: text('Ask inside') }), null],
  ['a number in words', words({ en: text('Stay 30 days') }), words({ en: text('Stay 3 days') }), 'third'],
  ['in Arabic digits', words({ ar: text('٣٠ يوما') }), words({ ar: text('٣٠٠ يوم') }), 'third'],
] as const)('STAFF-6 a change is usual or not: %s', (_, before, after, reason) => {
  expect(unusualChange(before, after)).toBe(reason);
});

test.each([
  ['a little', '10 gates, {value} each', '11 gates, {value} each', null],
  ['more than a third', '10 gates, {value} each', '20 gates, {value} each', 'third'],
  ['in the digits of the language', '١٠ بوابات، {value}', '٢٠ بوابة، {value}', 'third'],
  ['another sentence', 'Each costs {value}', '20 gates cost {value}', null],
])('STAFF-6 a number in a sentence that changes: %s', (_name, before, after, reason) => {
  const said = (sentence: string): Fact => ({
    ...base,
    type: 'money',
    value: 6,
    currency: 'AED',
    texts: { en: { label: 'Label', sourceName: 'Source', sentence } },
  });
  expect(unusualSentences(said(before), said(after))).toBe(reason);
  expect(unusualChange(said(before), said(after))).toBeNull();
});
