import { isDay } from '@dalil/domain/guide/calendar-day.ts';
import { readWrittenNumber } from '@dalil/domain/guide/written-number.ts';

/** What stands in the fields, exactly as it was typed. */
export type RentDraft = { rent: string; index: string; renewal: string };
export type RentField = keyof RentDraft;
/** What can be calculated: dirhams a year, and the day of renewal where one was given. */
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

/** Reads the fields; the mistakes are messages, by field. The date may be left out. */
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
