import { SUPPORT_KEPT_DAYS } from '@dalil/domain/quality/support-topics.ts';

/** A table that can hold something about a person: which columns, whom they belong to and when they go. */
export type PersonalData = {
  table: string;
  columns: readonly string[];
  /** How a row is found for the person it is about. */
  foundBy: string;
  keptDays: number;
};

/** Every table with personal data; export, erasure and `tooling/checks/personal-data.ts` go by it. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: 'support_requests',
    columns: ['reply_address', 'message', 'diagnostics'],
    foundBy: 'the reference number the reader was given',
    keptDays: SUPPORT_KEPT_DAYS,
  },
];
