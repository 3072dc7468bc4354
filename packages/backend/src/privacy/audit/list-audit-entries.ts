import { complianceAuditLogs, profiles } from '@dalil/database/tables/accounts.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { auditConditions, auditFilter } from './audit-filter.ts';

const PAGE_SIZE = 50;

export const listAuditInput = z.object({
  ...auditFilter,
  before: z
    .optional(z.coerce.number().int().min(1))
    .meta({ description: 'Only entries with a lower number: `nextBefore` of the page before', example: 1000 }),
});

const entrySchema = z.object({
  number: z.int(),
  event: z.string(),
  at: z.string(),
  /** Who acted. The name is null where the account is erased, both are null where the product itself acted. */
  personId: z.nullable(z.string()),
  person: z.nullable(z.string()),
  metadata: z.record(z.string(), z.unknown()),
  hash: z.string(),
});

export const auditPageSchema = z.object({
  items: z.array(entrySchema),
  total: z.int(),
  nextBefore: z.nullable(z.int()),
  /** The newest entry of the whole log. */
  head: z.nullable(z.object({ number: z.int(), hash: z.string(), at: z.string() })),
});

/** PRIV-9: entries of the audit log, newest first, of the last 30 days unless asked otherwise. */
export const listAuditEntries = query({
  name: 'list-audit-entries',
  input: listAuditInput,
  permission: 'privacy:audit:any',
  run: async (deps, { before, ...filter }): Promise<z.infer<typeof auditPageSchema>> => {
    const { db } = deps;
    const where = auditConditions(deps, filter);
    const rows = await db
      .select({ entry: complianceAuditLogs, person: profiles.fullName })
      .from(complianceAuditLogs)
      .leftJoin(profiles, eq(profiles.id, complianceAuditLogs.userId))
      .where(and(where, before === undefined ? undefined : lt(complianceAuditLogs.sequence, before)))
      .orderBy(desc(complianceAuditLogs.sequence))
      .limit(PAGE_SIZE + 1);
    const [head] = await db.select().from(complianceAuditLogs).orderBy(desc(complianceAuditLogs.sequence)).limit(1);
    const items = rows.slice(0, PAGE_SIZE).map(({ entry, person }) => ({
      number: entry.sequence,
      event: entry.eventType,
      at: entry.timestamp.toISOString(),
      personId: entry.userId,
      person,
      metadata: entry.metadata,
      hash: entry.hash,
    }));
    return {
      items,
      total: await db.$count(complianceAuditLogs, where),
      nextBefore: rows.length > PAGE_SIZE ? (items.at(-1)?.number ?? null) : null,
      head: head ? { number: head.sequence, hash: head.hash, at: head.timestamp.toISOString() } : null,
    };
  },
});
