import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../guide/calendar-day.ts';
import { type Draft, readAnswers } from './field.ts';
import { HOTEL_FIELDS, hotelBill } from './hotel-bill.ts';
import { OVERSTAY_FIELDS, overstayFine } from './overstay-fine.ts';
import { GRATUITY_FIELDS, serviceDays, serviceGratuity } from './service-gratuity.ts';
import { amountOf, lineOf, remarkIds, testFigures } from './test-figures.ts';

const LAW = {
  'gratuity.early': 'P21D',
  'gratuity.late': 'P30D',
  'gratuity.switch': 'P5Y',
  'gratuity.minimum': 'P1Y',
  'gratuity.cap': 'P2Y',
};
const gratuity = (draft: Draft, law: Parameters<typeof testFigures>[0] = LAW) =>
  serviceGratuity(readAnswers(GRATUITY_FIELDS, { salary: '10000', started: '2021-01-01', ...draft }), testFigures(law));
/** The last day of so many days of service. */
const after = (days: number) => addDays('2021-01-01', days - 1);

test.each([
  [364, 0],
  [365, 7000],
  [730, 14_000],
  [5 * 365, 35_000],
  [6 * 365, 45_000],
  [365 + 73, 8400],
])('ID-2 %d days of service on a basic salary of 10000 give %d', (days, amount) => {
  expect(amountOf(gratuity({ ended: after(days) }), 'gratuity')).toBe(amount);
});

test('ID-2 unpaid leave does not count, and two years of salary are the most', () => {
  expect(serviceDays('2021-01-01', '2021-01-31', 10)).toBe(21);
  expect(amountOf(gratuity({ ended: after(400), unpaid: '36' }), 'gratuity')).toBe(0);
  const long = gratuity({ ended: after(30 * 365) });
  expect(amountOf(long, 'gratuity')).toBe(240_000);
  expect(remarkIds(long)).toEqual(['capped']);
});

test('ID-2 a longer service never gives less, and without the law nothing is computed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12_000 }), (days) => {
      const [one, more] = [days, days + 1].map(
        (count) => amountOf(gratuity({ ended: after(count) }), 'gratuity') as number,
      );
      expect(more).toBeGreaterThanOrEqual(one ?? 0);
    }),
  );
  expect(amountOf(gratuity({ ended: after(800) }, { ...LAW, 'gratuity.early': null }), 'gratuity')).toBeNull();
});

const OVERSTAY = { 'visa.overstay.daily-fine': 50, 'residence.grace.60': 'P60D' };
const overstay = (draft: Draft) => overstayFine(readAnswers(OVERSTAY_FIELDS, draft), testFigures(OVERSTAY));

test.each([
  ['visit', '2026-11-20', 0, 'in-time'],
  ['visit', '2026-11-21', 50, 'exit-permit'],
  ['visit', '2026-12-20', 1500, 'exit-permit'],
  ['residence', '2027-01-19', 0, 'in-time'],
  ['residence', '2027-01-20', 50, 'exit-permit'],
])('ID-2 %s until 20 November 2026, leaving on %s: a fine of %d', (stay, leaves, fine, remark) => {
  const sheet = overstay({ stay, ends: '2026-11-20', leaves });
  expect(amountOf(sheet, 'fine')).toBe(fine);
  expect(remarkIds(sheet)).toEqual([remark]);
});

test('ID-2 another grace period is the user’s own', () => {
  const sheet = overstay({ stay: 'residence-other', ends: '2026-11-20', grace: '180', leaves: '2027-05-20' });
  expect(amountOf(sheet, 'fine')).toBe(50);
  expect(lineOf(sheet, 'grace-days')?.facts).toEqual([]);
  expect(amountOf(overstay({ stay: 'residence-other', ends: '2026-11-20', leaves: '2027-05-20' }), 'fine')).toBeNull();
});

const HOTEL = {
  'hotel.service': 10,
  'hotel.municipality-fee': 7,
  'tax.vat': 5,
  'hotel.tourism-dirham.nights': 30,
  'hotel.tourism-dirham.five-star': 20,
  'hotel.tourism-dirham.one-star': 7,
};
const hotel = (draft: Draft) =>
  hotelBill(readAnswers(HOTEL_FIELDS, { 'a-night': '1000', nights: '2', ...draft }), testFigures(HOTEL));

test('ID-2 a hotel bill has every charge in a line of its own', () => {
  const sheet = hotel({});
  expect(amountOf(sheet, 'rooms')).toBe(2000);
  expect(amountOf(sheet, 'hotel-service')).toBe(200);
  expect(amountOf(sheet, 'municipality')).toBe(140);
  expect(amountOf(sheet, 'vat')).toBe(110);
  expect(amountOf(sheet, 'tourism-dirham')).toBe(40);
  expect(amountOf(sheet, 'bill')).toBe(2490);
  expect(amountOf(hotel({ included: 'yes', hotel: 'one-star', rooms: '2' }), 'bill')).toBe(4028);
});

test.each([
  [29, 580],
  [30, 600],
  [31, 600],
])('ID-2 the tourism dirham of %d nights is %d', (nights, amount) => {
  expect(amountOf(hotel({ nights: String(nights) }), 'tourism-dirham')).toBe(amount);
});
