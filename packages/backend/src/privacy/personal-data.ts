import { SUPPORT_KEPT_DAYS } from '@dalil/domain/quality/support-topics.ts';

/** A table that can hold something about a person: which columns, whom they belong to and when they go. */
export type PersonalData = {
  table: string;
  columns: readonly string[];
  /** How a row is found for the person it is about. */
  foundBy: string;
  /** Null: as long as the account. */
  keptDays: number | null;
};

/** Every table with personal data; export, erasure and `tooling/checks/personal-data.ts` go by it. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: 'support_requests',
    columns: ['reply_address', 'message', 'diagnostics'],
    foundBy: 'the reference number the reader was given',
    keptDays: SUPPORT_KEPT_DAYS,
  },
  {
    table: 'user_preferences',
    columns: ['user_id', 'category', 'data', 'created_at', 'updated_at'],
    foundBy: 'the account',
    keptDays: null,
  },
  {
    table: 'user_onboarding',
    columns: ['user_id', 'completed_steps', 'preferences', 'started_at', 'completed_at', 'device_id', 'updated_at'],
    foundBy: 'the account',
    keptDays: null,
  },
];
