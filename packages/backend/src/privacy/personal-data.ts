import { SUPPORT_KEPT_DAYS } from '@dalil/domain/quality/support-topics.ts';
import { JOBS } from '../core/jobs.ts';
import { OUTBOX_KEPT_DAYS } from '../providers/mail/outbox.ts';

const DAY_SECONDS = 86_400;

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
  {
    table: 'outbox_emails',
    columns: ['email_address', 'subject', 'html', 'text'],
    foundBy: 'the address it was sent to',
    keptDays: OUTBOX_KEPT_DAYS,
  },
  {
    // The queue: a mail is deleted with its payload when it is sent; one that could not be sent stays this long.
    table: 'pgboss.job',
    columns: ['data'],
    foundBy: "the address in data->>'to' of the jobs named send-email",
    keptDays: JOBS['send-email'].deadSeconds / DAY_SECONDS,
  },
];
