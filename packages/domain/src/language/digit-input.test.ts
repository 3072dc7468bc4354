import { expect, test } from 'vitest';
import { codeField, plainBackupCode } from '../accounts/account-fields.ts';
import { asOfSchema, dateSchema, factSchema } from '../guide/fact.ts';
import { scheduleRowSchema } from '../guide/schedule.ts';
import { factProposalSchema } from '../newsroom/item-data.ts';
import { dubaiMinuteField } from '../newsroom/text-fields.ts';
import { readReceiptNumber } from '../privacy/data-request.ts';
import { readReference } from '../quality/idea.ts';
import { readReportReference } from '../quality/report-state.ts';
import { readOfferFilter } from '../real-estate/home-offer.ts';
import { reporterInput } from '../reporters/reporter-schema.ts';
import { phoneDigits, plainCode } from './digits.ts';

const SCRIPTS = [0x30, 0x660, 0x6f0, 0x966];
const inScript = (text: string, zero: number) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

test.each(SCRIPTS)('I18N-1 codes, telephone numbers, times and dates are read in the digits of U+%i', (zero) => {
  const typed = (text: string) => inScript(text, zero);
  expect(codeField.parse(typed('718290'))).toBe('718290');
  expect(codeField.parse(` ${typed('718')} ${typed('290')}\u200f`)).toBe('718290');
  expect(dateSchema.parse(typed('2026-12-02'))).toBe('2026-12-02');
  expect(asOfSchema.parse(typed('2026-12'))).toBe('2026-12');
  expect(dubaiMinuteField.parse(typed('2026-12-01T09:00'))).toBe('2026-12-01T09:00');
  expect(scheduleRowSchema.shape.from.parse(typed('09:30'))).toBe('09:30');
  expect(factProposalSchema.shape.value.parse(typed('04 366-8888'))).toBe('043668888');
  expect(reporterInput.shape.time.parse(typed('08:00'))).toBe('08:00');
  expect(phoneDigits(typed('+971 (4) 366 8888'))).toBe('97143668888');
  expect(plainBackupCode(` Xy${typed('3')}kL ${typed('9')}mQpR`)).toBe('Xy3kL-9mQpR');
  expect(readReceiptNumber(typed('d 7kq2mx4b'))).toBe('D-7KQ2MX4B');
  expect(readReference(typed('i7kq2 mx4b '))).toBe('I-7KQ2MX4B');
  expect(readReportReference(typed('R–7KQ2MX4B'))).toBe('R-7KQ2MX4B');
  expect(readOfferFilter(new URLSearchParams({ max: typed('85,000') })).maxPrice).toBe(85_000);
});

test.each(SCRIPTS)('I18N-1 the value of a fact is read in the digits of U+%i', (zero) => {
  const base = { id: 'a.b', topic: 'transport', reviewBy: '2027-01-01', sourceUrl: 'https://a.example/', texts: {} };
  const values = { phone: '043668888', code: '7275', time: '07:30', date: '2026-12-02' };
  for (const [type, value] of Object.entries(values)) {
    const fact = { ...base, type, value: inScript(value, zero), asOf: '2026', confidence: 'official', isShown: true };
    expect(factSchema.parse(fact).value).toBe(value);
  }
});

test('I18N-1 what is no code stays none', () => {
  expect(['12345', '1234567', '12a456', ''].map((text) => codeField.safeParse(text).success)).not.toContain(true);
  expect(plainCode('\u2066١٢٣\u2069–456')).toBe('123456');
});
