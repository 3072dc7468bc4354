import type { dataSubjectRequests } from '@dalil/database/tables/rights.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import {
  REQUEST_STATUSES,
  REQUEST_TYPES,
  type RequestStatus,
  type RequestType,
} from '@dalil/domain/privacy/data-request.ts';
import * as z from 'zod';

export type RequestRow = typeof dataSubjectRequests.$inferSelect;

const moment = z.string();
const shared = {
  id: z.string(),
  receipt_number: z.string(),
  request_type: z.enum(REQUEST_TYPES),
  status: z.enum(REQUEST_STATUSES),
  request_date: moment,
  due_date: moment,
  description: z.string(),
  response: z.nullable(z.string()),
  completion_date: z.nullable(moment),
  /** When an erasure is carried out. Null for other types. */
  execute_after: z.nullable(moment),
  timeline: z.array(z.object({ at: moment, status: z.string() })),
  messages: z.array(z.object({ at: moment, from: z.enum(['user', 'staff']), text: z.string() })),
  /** What an erasure deleted and what remains. Null while it has not been carried out. */
  outcome: z.nullable(z.record(z.string(), z.unknown())),
};

/** PRIV-6: a request as its sender sees it. */
export const requestViewSchema = z.object(shared);
export type RequestView = z.infer<typeof requestViewSchema>;

/** PRIV-6: a request as staff see it: with who sent it, and how the identity was shown. */
export const staffRequestSchema = z.object({
  ...shared,
  user_id: z.nullable(z.string()),
  /** The address to answer to. Null once the account is erased. */
  address: z.nullable(z.string()),
  full_name: z.nullable(z.string()),
  locale: z.enum(LOCALES),
  /** `session`: sent from a signed-in account. `address`: a guest entered the code that was sent to the address. */
  identity: z.enum(['session', 'address']),
  /** Who has taken it. Null: nobody. */
  assigned_to: z.nullable(z.string()),
  handled_by: z.nullable(z.string()),
});
export type StaffRequest = z.infer<typeof staffRequestSchema>;

// Written by commands that check these values.
export function viewRequest(row: RequestRow): RequestView {
  return {
    id: row.id,
    receipt_number: row.receiptNumber,
    request_type: row.requestType as RequestType,
    status: row.status as RequestStatus,
    request_date: row.requestDate.toISOString(),
    due_date: row.dueDate.toISOString(),
    description: row.description,
    response: row.response,
    completion_date: row.completionDate?.toISOString() ?? null,
    execute_after: row.executeAfter?.toISOString() ?? null,
    timeline: row.timeline,
    messages: row.messages,
    outcome: row.outcome,
  };
}

export function viewForStaff(row: RequestRow, person: { email: string; fullName: string } | null): StaffRequest {
  return {
    ...viewRequest(row),
    user_id: row.userId,
    address: person?.email ?? row.guestAddress,
    full_name: person?.fullName ?? null,
    locale: row.locale as Locale,
    identity: row.codeHash === null ? 'session' : 'address',
    assigned_to: row.assignedTo,
    handled_by: row.handledBy,
  };
}

export const REQUEST_EXAMPLE: RequestView = {
  id: '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5b',
  receipt_number: 'D-7KQ2MX4B',
  request_type: 'access',
  status: 'pending',
  request_date: '2026-11-26T08:00:00.000Z',
  due_date: '2026-12-26T08:00:00.000Z',
  description: 'Please tell me what you store about me',
  response: null,
  completion_date: null,
  execute_after: null,
  timeline: [{ at: '2026-11-26T08:00:00.000Z', status: 'pending' }],
  messages: [],
  outcome: null,
};

export const STAFF_REQUEST_EXAMPLE: StaffRequest = {
  ...REQUEST_EXAMPLE,
  user_id: '0f6d1c39-5a8b-4e02-9b1f-6c7d8e9fa0b1',
  address: 'amina@example.com',
  full_name: 'Amina',
  locale: 'en',
  identity: 'session',
  assigned_to: null,
  handled_by: null,
};
