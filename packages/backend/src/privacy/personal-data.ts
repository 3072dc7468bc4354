import { OPERATION_RECEIPTS_KEPT_DAYS } from '@dalil/domain/offline/operation.ts';
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
    table: 'bookmarks',
    columns: ['user_id', 'kind', 'item_id', 'folder_id', 'note', 'other_note', 'added_at', 'updated_at'],
    foundBy: 'the account',
    keptDays: null,
  },
  { table: 'bookmark_folders', columns: ['user_id', 'name', 'added_at'], foundBy: 'the account', keptDays: null },
  {
    table: 'operation_receipts',
    columns: ['user_id', 'outcome', 'applied_at'],
    foundBy: 'the account',
    keptDays: OPERATION_RECEIPTS_KEPT_DAYS,
  },
];
