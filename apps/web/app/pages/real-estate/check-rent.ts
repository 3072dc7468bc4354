import { isDay } from '@dalil/domain/guide/calendar-day.ts';
import { readWrittenNumber } from '@dalil/domain/guide/written-number.ts';

/** The contents of the fields, exactly as typed. */
export type RentDraft = { rent: string; index: string; renewal: string };
export type RentField = keyof RentDraft;
/** The input of the calculation: dirhams a year, and the day of renewal if given. */
export type RentQuestion = { rent: number; index: number; renewal: string | null };

export type CheckedRent =
  | { question: RentQuestion; fieldErrors: null }
  | { question: null; fieldErrors: Partial<Record<RentField, string>> };

const LARGEST = 1_000_000_000;

function fieldErrorIn(field: 'rent' | 'index', text: string): string | null {
  if (text.trim() === '') return `real-estate.rent.error.${field}-missing`;
  const value = readWrittenNumber(text);
  return value === null || value <= 0 || value > LARGEST ? 'real-estate.rent.error.number' : null;
}

/** Parses the fields. Field errors are messages, by field. The date is optional. */
export function checkRent({ rent, index, renewal }: RentDraft): CheckedRent {
  const inRent = fieldErrorIn('rent', rent);
  const inIndex = fieldErrorIn('index', index);
  const isDateWrong = renewal !== '' && !isDay(renewal);
  if (inRent || inIndex || isDateWrong) {
    return {
      question: null,
      fieldErrors: {
        ...(inRent ? { rent: inRent } : {}),
        ...(inIndex ? { index: inIndex } : {}),
        ...(isDateWrong ? { renewal: 'real-estate.rent.error.date' } : {}),
      },
    };
  }
  const question = {
    rent: readWrittenNumber(rent) ?? 0,
    index: readWrittenNumber(index) ?? 0,
    renewal: renewal === '' ? null : renewal,
  };
  return { question, fieldErrors: null };
}
