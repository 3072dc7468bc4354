import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from '../language/locale.ts';
import { BUYING_FIELDS, buyingCosts } from './buying-costs.ts';
import { type Draft, readAnswers } from './field.ts';
import { BUDGET_FIELDS, livingBudget } from './living-budget.ts';
import { balanceAfter, MORTGAGE_FIELDS, monthlyPayment, mortgage } from './mortgage.ts';
import { MOVE_IN_FIELDS, moveIn } from './move-in.ts';
import { RENT_OR_BUY_FIELDS, rentOrBuy } from './rent-or-buy.ts';
import { type RentLetter, writeRentLetter } from './rent-letter.ts';
import { RENT_RISE_FIELDS, rentLimit, rentRise } from './rent-rise.ts';
import { amountOf, lineOf, remarkIds, testFigures } from './test-figures.ts';

const LAW = {
  'rent.band.a.limit': 10,
  'rent.band.a.increase': 0,
  'rent.band.b.limit': 20,
  'rent.band.b.increase': 5,
  'rent.band.c.limit': 30,
  'rent.band.c.increase': 10,
  'rent.band.d.limit': 40,
  'rent.band.d.increase': 15,
  'rent.band.e.increase': 20,
  'rent.notice.change': 'P90D',
};
const rise = (draft: Draft, law: Parameters<typeof testFigures>[0] = LAW, today: string | null = '2026-11-26') =>
  rentRise(readAnswers(RENT_RISE_FIELDS, draft), testFigures(law), today);

test.each([
  [72_000, 92_000, 79_200],
  [90_000, 100_000, 90_000],
  [89_999, 100_000, 94_498],
  [80_000, 100_000, 84_000],
  [79_999, 100_000, 87_998],
  [70_000, 100_000, 77_000],
  [69_999, 100_000, 80_498],
  [60_000, 100_000, 69_000],
  [59_999, 100_000, 71_998],
  [120_000, 100_000, 120_000],
])('ID-2 a rent of %d under an index of %d may become %d', (rent, index, highest) => {
  expect(amountOf(rise({ rent: String(rent), index: String(index) }), 'highest-rent')).toBe(highest);
});

test('ID-2 the landlord’s wish is compared, and the last day of notice is named', () => {
  const entered = { rent: '72000', index: '92000', renewal: '2027-03-31', asked: '86000' };
  const sheet = rise(entered);
  expect(remarkIds(sheet)).toEqual(['asked-too-much', 'notice-by']);
  expect(sheet.remarks[0]?.values.over).toEqual({ kind: 'money', low: 6800, high: 6800 });
  expect(sheet.remarks[1]?.values.last).toEqual({ kind: 'date', value: '2026-12-31' });
  expect(remarkIds(rise(entered, LAW, '2027-01-01'))).toEqual(['asked-too-much', 'notice-past']);
  expect(remarkIds(rise({ ...entered, asked: '79200' }))).toEqual(['asked-allowed', 'notice-by']);
});

test('ID-2 without a figure of the law nothing is computed', () => {
  const sheet = rise({ rent: '72000', index: '92000' }, { ...LAW, 'rent.band.c.increase': null });
  expect(amountOf(sheet, 'highest-rent')).toBeNull();
  expect(lineOf(sheet, 'band')?.value).toBeNull();
  expect(
    remarkIds(rise({ rent: '1', index: '2', renewal: '2027-03-31' }, { ...LAW, 'rent.notice.change': null })),
  ).toEqual([]);
});

const limit = rentLimit(readAnswers(RENT_RISE_FIELDS, { rent: '72000', index: '92000' }), testFigures(LAW));
const letter: RentLetter = {
  ...(limit ?? { rent: 0, index: 0, belowIndex: 0, percent: 0, highestRent: 0 }),
  asked: 86_000,
  renewal: '2027-03-31',
  landlord: 'Mr Khan',
  home: '',
  tenant: 'نورة',
};

test.each(LOCALES)('I18N-2 the letter is whole in %s, with its figures and names, and isolates them', (locale) => {
  const text = writeRentLetter(letter, locale).join('\n');
  for (const part of ['79,200', '72,000', '92,000', '86,000', '10', '21.7', '2027', '43', '2013', 'Mr Khan', 'نورة']) {
    expect(text, part).toContain(part);
  }
  expect(text).toMatch(/\u2068\[.+\]\u2069/);
  expect(text.split('\u2068')).toHaveLength(text.split('\u2069').length);
  expect(text).not.toMatch(/undefined|null|NaN|\{/);
});

test('I18N-2 a letter about no increase says so, and leaves out what was not entered', () => {
  const text = writeRentLetter(
    { ...letter, belowIndex: -3, percent: 0, highestRent: 72_000, asked: null, renewal: null },
    'en',
  ).join('\n');
  expect(text).toContain('does not lie below it');
  expect(text).toContain('no increase is then allowed');
  expect(text).not.toContain('You asked');
  expect(text).not.toContain('2027');
});

const BUYING = {
  'buy.transfer-fee': 4,
  'buy.title-deed': 250,
  'buy.trustee.low': 2000,
  'buy.trustee.high': 4000,
  'buy.trustee.threshold': 500_000,
  'buy.agent': 2,
  'tax.vat': 5,
  'buy.noc.min': 500,
  'buy.noc.max': 5000,
  'buy.mortgage.registration': 0.25,
  'buy.mortgage.admin': 290,
  'buy.down-payment': 20,
  'buy.down-payment.limit': 5_000_000,
  'housing-fee.tenant': 5,
};
const buying = (draft: Draft) => buyingCosts(readAnswers(BUYING_FIELDS, draft), testFigures(BUYING));

test('ID-2 every fee of buying stands in a line of its own', () => {
  const sheet = buying({ price: '1500000', borrowed: '1200000', noc: '1000' });
  expect(amountOf(sheet, 'transfer-fee')).toBe(60_000);
  expect(amountOf(sheet, 'trustee')).toBe(4200);
  expect(amountOf(sheet, 'title-deed')).toBe(250);
  expect(amountOf(sheet, 'agent')).toBe(31_500);
  expect(amountOf(sheet, 'noc')).toBe(1000);
  expect(amountOf(sheet, 'loan-fee')).toBe(3290);
  expect(amountOf(sheet, 'fees')).toBe(100_240);
  expect(amountOf(buying({ price: '1000000', agent: 'no' }), 'fees')).toEqual([44_950, 49_450]);
});

test.each([
  [499_999, 2100],
  [500_000, 4200],
])('ID-2 the trustee fee of a price of %d is %d', (price, fee) => {
  expect(amountOf(buying({ price: String(price) }), 'trustee')).toBe(fee);
});

test('ID-2 a fee that is not known leaves its line and the total open', () => {
  const sheet = buyingCosts(
    readAnswers(BUYING_FIELDS, { price: '1000000' }),
    testFigures({ ...BUYING, 'buy.title-deed': null }),
  );
  expect(amountOf(sheet, 'title-deed')).toBeNull();
  expect(amountOf(sheet, 'fees')).toBeNull();
  const filled = testFigures({ ...BUYING, 'buy.title-deed': null }, { 'buy.title-deed': 300 });
  const own = buyingCosts(readAnswers(BUYING_FIELDS, { price: '1000000' }), filled);
  expect(amountOf(own, 'title-deed')).toBe(300);
  expect(lineOf(own, 'title-deed')?.facts).toEqual([]);
});

// Standard annuity tables.
test.each([
  [1_200_000, 4, 25, 6334.04],
  [100_000, 6, 10, 1110.21],
  [120_000, 0, 10, 1000],
])('ID-2 a loan of %d at %d percent over %d years costs %d a month', (loan, rate, years, payment) => {
  expect(monthlyPayment(loan, rate, years)).toBeCloseTo(payment, 2);
});

test('ID-2 the payments of a loan repay it exactly, and never less than it', () => {
  const loans = fc.tuple(
    fc.integer({ min: 1000, max: 1e7 }),
    fc.integer({ min: 0, max: 200 }),
    fc.integer({ min: 1, max: 40 }),
  );
  fc.assert(
    fc.property(loans, ([loan, tenths, years]) => {
      const rate = tenths / 10;
      expect(monthlyPayment(loan, rate, years) * years * 12).toBeGreaterThanOrEqual(loan - 0.01);
      expect(balanceAfter(loan, { rate, years, after: 0 })).toBeCloseTo(loan, 2);
      expect(balanceAfter(loan, { rate, years, after: years })).toBe(0);
      // One year before the end, the remaining payments are worth what is owed.
      const owed = balanceAfter(loan, { rate, years, after: years - 1 });
      expect(monthlyPayment(Math.max(owed, 0.01), rate, 1) / monthlyPayment(loan, rate, years)).toBeCloseTo(1, 3);
    }),
  );
});

test('ID-2 a small down payment is pointed out, and a dear home has another rule', () => {
  const ids = (draft: Draft) => remarkIds(mortgage(readAnswers(MORTGAGE_FIELDS, draft), testFigures(BUYING)));
  expect(ids({ price: '1000000', rate: '4', down: '15' })).toEqual(['down-low']);
  expect(ids({ price: '1000000', rate: '4' })).toEqual([]);
  expect(ids({ price: '5000000', rate: '4' })).toEqual(['down-above-limit']);
  const sheet = mortgage(readAnswers(MORTGAGE_FIELDS, { price: '1500000', rate: '4' }), testFigures(BUYING));
  expect(amountOf(sheet, 'monthly')).toBe(6334.04);
  expect(amountOf(sheet, 'interest')).toBe(700_212);
});

const MOVING = {
  'rent.deposit.unfurnished': 5,
  'rent.deposit.furnished': 10,
  'rent.agency.share': 5,
  'rent.agency.minimum': 5000,
  'tax.vat': 5,
  'ejari.fee': 220,
  'dewa.deposit.flat': 2000,
  'dewa.deposit.villa': 4000,
  'dewa.activation.max': 155,
  'cooling.deposit.flat': 2000,
  'cooling.deposit.villa': 3000,
  'housing-fee.tenant': 5,
};
const moving = (draft: Draft) => moveIn(readAnswers(MOVE_IN_FIELDS, draft), testFigures(MOVING));

test('ID-2 the cash of the first day adds up, and it is said what of DEWA differs between a flat and a villa', () => {
  const sheet = moving({ rent: '80000', movers: '1500' });
  expect(amountOf(sheet, 'first-cheque')).toBe(20_000);
  expect(amountOf(sheet, 'deposit')).toBe(4000);
  expect(amountOf(sheet, 'agency')).toBe(5250);
  expect(amountOf(sheet, 'dewa-deposit')).toBe(2000);
  expect(amountOf(sheet, 'dewa-activation')).toBe(155);
  expect(amountOf(sheet, 'day-one')).toBe(33_125);
  expect(sheet.remarks[0]).toMatchObject({
    id: 'dewa',
    values: { flat: { high: 2000 }, villa: { high: 4000 }, fee: { high: 155 } },
  });
  expect(
    amountOf(
      moving({ rent: '200000', home: 'villa', furnished: 'furnished', cheques: '1', cooling: 'yes', agent: 'no' }),
      'day-one',
    ),
  ).toBe(227_375);
});

test.each([
  [99_999, 5250],
  [100_000, 5250],
  [100_020, 5251.05],
])('ID-2 the commission on a rent of %d is %d, and never below the minimum', (rent, fee) => {
  expect(amountOf(moving({ rent: String(rent) }), 'agency')).toBe(fee);
});

test('ID-2 a month of a household is its lines, and yearly ones count a twelfth', () => {
  const figures = testFigures({ 'housing-fee.tenant': 5, 'salik.peak.price': 6, 'nol.pass.30-days.two-zones': 230 });
  const draft = {
    income: '20000',
    rent: '72000',
    groceries: '2000',
    'school-a-year': '30000',
    'gates-a-month': '40',
    pass: 'two-zones',
    passes: '2',
  };
  const sheet = livingBudget(readAnswers(BUDGET_FIELDS, draft), figures);
  expect(amountOf(sheet, 'housing-fee')).toBe(300);
  expect(amountOf(sheet, 'school-a-year')).toBe(2500);
  expect(amountOf(sheet, 'a-month')).toBe(6000 + 300 + 2000 + 2500 + 240 + 460);
  expect(amountOf(sheet, 'left')).toBe(20_000 - 11_500);
  expect(lineOf(sheet, 'fuel')).toBeUndefined();
});

test('ID-2 renting and buying are compared over the same years', () => {
  const draft = { rent: '100000', price: '1000000', rate: '4', 'stay-years': '5', down: '100' };
  const sheet = rentOrBuy(readAnswers(RENT_OR_BUY_FIELDS, draft), testFigures(BUYING));
  expect(amountOf(sheet, 'renting-costs')).toBe(525_000);
  // All fees, the range of the certificate included, and the agent of the sale; the price comes back.
  expect(amountOf(sheet, 'buying-costs')).toEqual([65_950 + 20_000, 70_450 + 20_000]);
  expect(remarkIds(sheet)).toContain('buying-cheaper');
});

test('ID-2 a higher rent never speaks for renting', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 500_000 }), fc.integer({ min: 1, max: 30 }), (rent, years) => {
      const cost = (amount: number) =>
        amountOf(
          rentOrBuy(
            readAnswers(RENT_OR_BUY_FIELDS, {
              rent: String(amount),
              price: '900000',
              rate: '4',
              'stay-years': String(years),
            }),
            testFigures(BUYING),
          ),
          'renting-costs',
        ) as number;
      expect(cost(rent + 1000)).toBeGreaterThan(cost(rent));
    }),
  );
});
