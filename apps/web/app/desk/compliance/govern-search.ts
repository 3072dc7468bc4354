import { AUDIT_AREAS } from '@dalil/domain/accounts/audit-event.ts';
import type { AuditFilter } from '../../queries/compliance.ts';

export const GOVERN_PARTS = [
  'score',
  'documents',
  'retention',
  'records',
  'incidents',
  'confirmations',
  'access',
  'audit',
] as const;
export type GovernPart = (typeof GOVERN_PARTS)[number];

/** Days back that the audit log can be filtered by. */
export const AUDIT_DAYS = [1, 7, 30, 365, 36_500] as const;
export const DEFAULT_DAYS = 30;

export type GovernSearch = AuditFilter & { part: GovernPart; before: number | null };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const HASH = /^[\da-f]{64}$/;

/** The search parameters of the governing page: the part, and the filter of the audit log. */
export function readGovernSearch(search: URLSearchParams): GovernSearch {
  const person = search.get('person')?.trim() ?? '';
  const hash = search.get('hash')?.trim().toLowerCase() ?? '';
  const before = Number(search.get('before'));
  const part = GOVERN_PARTS.find((one) => one === search.get('part')) ?? 'score';
  return {
    part,
    isAccess: part === 'access',
    days: AUDIT_DAYS.find((days) => String(days) === search.get('days')) ?? DEFAULT_DAYS,
    area: AUDIT_AREAS.find((area) => area === search.get('area')) ?? null,
    person: UUID.test(person) ? person : null,
    hash: HASH.test(hash) ? hash : null,
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
  };
}

export function writeGovernSearch({ part, days, area, person, hash, before }: Partial<GovernSearch>): string {
  const given = { part, days: days === DEFAULT_DAYS ? null : days, area, person, hash, before };
  const pairs = Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return pairs.length === 0 ? '?' : `?${new URLSearchParams(pairs).toString()}`;
}
