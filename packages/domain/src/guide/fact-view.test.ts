import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '../language/locale.ts';
import { viewFact } from './fact-view.ts';
import type { Fact } from './fact.ts';
import { makeFact, TEST_TERMS } from './test-facts.ts';

const TODAY = '2026-11-21';

/** The value in one language; no-break spaces and direction marks are left out to compare words. */
function stated(fact: Fact, locale: Locale): string | null {
  const { text } = viewFact(fact, locale, { terms: TEST_TERMS, today: TODAY });
  return text && text.replaceAll('\u00a0', ' ').replace(/[\u200e\u200f]/g, '');
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const workdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

test.each<[string, Record<string, unknown>, string, string, string, string]>([
  ['a whole price', { type: 'money', value: 25, currency: 'AED' }, 'AED 25', '25 درهما', '25 दिरहम', '25 درہم'],
  [
    'a broken price',
    { type: 'money', value: 7.5, currency: 'AED' },
    'AED 7.50',
    '7.50 درهم',
    '7.50 दिरहम',
    '7.50 درہم',
  ],
  [
    'a large price',
    { type: 'money', value: 2_000_000, currency: 'AED' },
    'AED 2,000,000',
    '2,000,000 درهم',
    '20,00,000 दिरहम',
    '2,000,000 درہم',
  ],
  [
    'a rate of exchange',
    { type: 'money', value: 3.6725, currency: 'AED' },
    'AED 3.6725',
    '3.6725 درهم',
    '3.6725 दिरहम',
    '3.6725 درہم',
  ],
  [
    'a price for each unit',
    { type: 'money', value: 6, currency: 'AED', unit: 'hour' },
    'AED 6 per hour',
    '6 دراهم في الساعة',
    '6 दिरहम प्रति घंटा',
    '6 درہم فی گھنٹہ',
  ],
  ['a number', { type: 'number', value: 20, unit: 'hour' }, '20 hours', '20 ساعة', '20 घंटे', '20 گھنٹے'],
  ['a percentage', { type: 'percent', value: 0.25 }, '0.25%', '0.25%', '0.25%', '0.25%'],
  ['a duration', { type: 'duration', value: 'PT180M' }, '180 minutes', '180 دقيقة', '180 मिनट', '180 منٹ'],
  ['a time', { type: 'time', value: '12:45' }, '12:45', '12:45', '12:45', '12:45'],
  [
    'a date',
    { type: 'date', value: '2029-09-09' },
    '9 September 2029',
    '9 سبتمبر 2029',
    '9 सितंबर 2029',
    '9 ستمبر، 2029',
  ],
  ['a code', { type: 'code', value: '971', display: '+971' }, '+971', '+971', '+971', '+971'],
  [
    'hours of some days',
    {
      type: 'schedule',
      value: [
        { days: workdays, from: '16:00', to: '20:00' },
        { days: workdays, from: '06:00', to: '10:00' },
      ],
    },
    'Mon–Sat 06:00–10:00, 16:00–20:00',
    'الاثنين إلى السبت من 06:00 إلى 10:00، من 16:00 إلى 20:00',
    'सोम–शनि 06:00–10:00, 16:00–20:00',
    'پیر تا ہفتہ 06:00 تا 10:00، 16:00 تا 20:00',
  ],
  [
    'hours with prices',
    {
      type: 'schedule',
      value: [
        { days: ['fri', 'sun'], from: '06:00', to: '01:00', price: 4 },
        { days: week, from: '01:00', to: '06:00', price: 0 },
      ],
    },
    'Fri, Sun 06:00–01:00 (AED 4); daily 01:00–06:00 (free)',
    'الجمعة، الأحد من 06:00 إلى 01:00 (4 دراهم)؛ يوميا من 01:00 إلى 06:00 (مجانا)',
    'शुक्र, रवि 06:00–01:00 (4 दिरहम); रोज़ 01:00–06:00 (मुफ़्त)',
    'جمعہ، اتوار 06:00 تا 01:00 (4 درہم)؛ روزانہ 01:00 تا 06:00 (مفت)',
  ],
])('I18N-1 %s is written with its unit in every language', (_, fields, ...expected) => {
  expect(LOCALES.map((locale) => stated(makeFact(fields), locale))).toEqual(expected);
});

test.each([
  ['zero', 0, '0 ساعة'],
  ['one', 1, 'ساعة واحدة'],
  ['two', 2, 'ساعتان'],
  ['few', 3, '3 ساعات'],
  ['few', 10, '10 ساعات'],
  ['few', 103, '103 ساعات'],
  ['many', 11, '11 ساعة'],
  ['many', 99, '99 ساعة'],
  ['other', 100, '100 ساعة'],
  ['other', 1.5, '1.5 ساعة'],
])('I18N-1 Arabic has its form for the number category %s (%d)', (category, value, expected) => {
  expect(new Intl.PluralRules('ar').select(value)).toBe(category);
  expect(stated(makeFact({ type: 'number', value, unit: 'hour' }), 'ar')).toBe(expected);
});

test('I18N-1 a number and its unit stay on one line', () => {
  const { text } = viewFact(makeFact({ type: 'money', value: 25, currency: 'AED' }), 'en', {
    terms: TEST_TERMS,
    today: TODAY,
  });
  expect(text).toBe('AED\u00a025');
});

test('I18N-2 a fact without words in a language is shown whole in English, and says so', () => {
  const words = (value: string) => ({ label: 'Fee', sourceName: 'Police', value });
  const missing = makeFact({ type: 'text', value: null, texts: { en: words('free of charge') } });
  const view = viewFact(missing, 'ur', { terms: TEST_TERMS, today: TODAY });
  expect(view).toMatchObject({ text: 'free of charge', label: 'Fee', locale: 'en', source: { name: 'Police' } });

  const noUnit = { ...TEST_TERMS, hi: { units: {}, patterns: {} } };
  const price = makeFact({ type: 'money', value: 25, currency: 'AED' });
  expect(viewFact(price, 'hi', { terms: noUnit, today: TODAY })).toMatchObject({ text: 'AED\u00a025', locale: 'en' });
});

test('a fact that must not be shown gives the official link and no value, one past its review is marked', () => {
  const view = (fields: Record<string, unknown>) =>
    viewFact(makeFact({ type: 'phone', value: '999', ...fields }), 'en', { terms: TEST_TERMS, today: TODAY });
  const source = { name: 'Fact source', url: 'https://example.ae/facts' };
  expect(view({})).toEqual({
    id: 'test.fact',
    label: 'Fact',
    text: '999',
    locale: 'en',
    href: 'tel:999',
    status: 'current',
    source,
    asOf: '2025',
    confidence: 'press',
  });
  expect(view({ reviewBy: '2026-01-01' })).toMatchObject({ text: '999', status: 'due' });
  for (const fields of [{ isShown: false }, { validUntil: '2025-12-31' }]) {
    const hidden = view(fields);
    expect(hidden).toMatchObject({ text: null, source });
    expect(hidden.href).toBeUndefined();
  }
});

test('a number to read or to send a message to is no link', () => {
  const view = viewFact(makeFact({ type: 'code', value: '7275' }), 'en', { terms: TEST_TERMS, today: TODAY });
  expect(view).toMatchObject({ text: '7275' });
  expect(view.href).toBeUndefined();
});
