import { complianceAuditLogs } from '@dalil/database/tables/accounts.ts';
import { ACCESS_EVENTS, AUDIT_AREAS, eventsOfArea } from '@dalil/domain/accounts/audit-event.ts';
import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';

const DAY_MS = 86_400_000;
export const DEFAULT_DAYS = 30;
const EXAMPLE_PERSON = '0198f3a2-7c1d-4e5f-8a9b-0c1d2e3f4a5b';

/** Which entries of the audit log a list or an export has. */
export const auditFilter = {
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(36_500)
    .default(DEFAULT_DAYS)
    .meta({ description: 'How many days back', example: DEFAULT_DAYS }),
  area: z
    .optional(z.enum(AUDIT_AREAS))
    .meta({ description: 'Only events of one area, the part before the dot', example: 'account' }),
  person: z
    .optional(z.uuid())
    .meta({ description: 'Only what this person did, or what was done to their account', example: EXAMPLE_PERSON }),
  only: z
    .optional(z.enum(['access']))
    .meta({ description: 'Only reads of the data of people by staff', example: 'access' }),
  hash: z
    .optional(textInput().regex(/^[0-9a-f]{64}$/))
    .meta({ description: 'Only the entry with this hash', example: '0'.repeat(64) }),
};

type AuditFilter = z.output<z.ZodObject<typeof auditFilter>>;

/** The condition of a filter. An entry that is looked up by its hash is found whatever its age. */
export function auditConditions(
  { now }: Pick<Deps, 'now'>,
  { days, area, person, only, hash }: AuditFilter,
): SQL | undefined {
  return and(
    hash === undefined
      ? gte(complianceAuditLogs.timestamp, new Date(now().getTime() - days * DAY_MS))
      : eq(complianceAuditLogs.hash, hash),
    area === undefined ? undefined : inArray(complianceAuditLogs.eventType, eventsOfArea(area)),
    only === undefined ? undefined : inArray(complianceAuditLogs.eventType, ACCESS_EVENTS),
    person === undefined ? undefined : concerns(person),
  );
}

/** What a person did, or what was done to their account. */
function concerns(person: string): SQL | undefined {
  return or(eq(complianceAuditLogs.userId, person), sql`${complianceAuditLogs.metadata} ->> 'subject' = ${person}`);
}
