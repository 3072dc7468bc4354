import { facts } from '@dalil/database/tables/guide.ts';
import { factOwners } from '@dalil/database/tables/newsroom.ts';
import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { findStaff } from './find-staff.ts';
import { factKeyFields } from './fact-key.ts';

export const assignFactFields = {
  /** Null: the fact has no owner any more. */
  ownerId: z.nullable(z.uuid()),
};
const input = z.object({ ...factKeyFields, ...assignFactFields });

/**
 * STAFF-6: says who looks after a fact: a person who may change facts. It is stored apart from the fact, so no page changes. Fails
 * with `not_found`, and with `invalid_input` for a person without the right.
 */
export const assignFact = command<typeof input, void>({
  name: 'assign-fact',
  input,
  permission: 'newsroom:publish:any',
  audit: { event: 'newsroom.fact-assigned', metadata: ({ id, ownerId }) => ({ subject: id, ownerId }) },
  run: async (deps, { id: factId, ownerId }) => {
    const { db } = deps;
    const [fact] = await db.select({ id: facts.id }).from(facts).where(eq(facts.id, factId));
    if (!fact) throw new Failure('not_found');
    if (ownerId === null) {
      await db.delete(factOwners).where(eq(factOwners.factId, factId));
      return;
    }
    const owner = (await findStaff(deps)).find(({ id }) => id === ownerId);
    if (!owner || !isAllowed(owner.role, 'newsroom:publish:any')) {
      throw new Failure('invalid_input', { fields: [{ path: 'ownerId', code: 'not_permitted' }] });
    }
    await db
      .insert(factOwners)
      .values({ factId, ownerId })
      .onConflictDoUpdate({ target: factOwners.factId, set: { ownerId } });
  },
});
