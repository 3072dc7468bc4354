import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import * as z from 'zod';
import { query } from '../core/query.ts';
import { findStaff } from './find-staff.ts';

export const staffSchema = z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES) }));

/** STAFF-6: the people of the newsroom, to whom items are assigned. */
export const listStaff = query({
  name: 'list-staff',
  input: z.object({}),
  permission: 'newsroom:read:any',
  run: async (deps): Promise<z.infer<typeof staffSchema>> =>
    (await findStaff(deps)).map(({ id, name, role }) => ({ id, name, role })),
});
