import { profiles } from '@dalil/database/tables/accounts.ts';
import { qualityFindingEvents, qualityFindings } from '@dalil/database/tables/quality-control.ts';
import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import { dateSchema } from '@dalil/domain/guide/fact.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../../core/actor.ts';
import { command } from '../../core/command.ts';
import { Failure } from '../../core/failure.ts';

const assignFindingsInput = z.object({
  numbers: z.array(z.int().min(1).max(2_147_483_647)).min(1).max(200),
  /** Null: unassigned. */
  ownerId: z.nullable(z.uuid()),
  due: z.nullable(dateSchema),
});

/** STAFF-5: says who sees to some findings and until when. Fails with `invalid_input` if the owner is not one of the staff. */
export const assignFindings = command({
  name: 'assign-findings',
  input: assignFindingsInput,
  output: z.object({ assigned: z.int() }),
  permission: 'quality:control:any',
  http: {
    route: 'POST /quality-control/assignments',
    summary: 'Says who sees to findings and until when',
    example: { numbers: [1], ownerId: null, due: '2026-12-01' },
    answer: { assigned: 1 },
    failures: ['not_found'],
  },
  audit: {
    event: 'quality.assigned',
    metadata: ({ numbers, ownerId, due }, { assigned }) => ({ numbers, ownerId, due, assigned }),
  },
  run: async ({ db, now }, { numbers, ownerId, due }, actor) => {
    if (ownerId !== null) {
      const isStaff = and(eq(profiles.id, ownerId), ne(profiles.role, ROLES[0]));
      const [owner] = await db.select({ id: profiles.id }).from(profiles).where(isStaff);
      if (!owner) throw new Failure('invalid_input', { fields: [{ path: 'ownerId', code: 'unknown' }] });
    }
    const rows = await db
      .update(qualityFindings)
      .set({ ownerId, due })
      .where(inArray(qualityFindings.id, [...new Set(numbers)]))
      .returning({ id: qualityFindings.id });
    if (rows.length === 0) throw new Failure('not_found');
    const { userId } = signedIn(actor);
    await db
      .insert(qualityFindingEvents)
      .values(rows.map(({ id }) => ({ findingId: id, event: 'assigned', personId: userId, at: now() })));
    return { assigned: rows.length };
  },
});
