import { ROLES } from '@dalil/domain/accounts/permissions.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';

export const staffSchema = z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES) }));

/** STAFF-6: the people of the newsroom, to whom items are assigned. */
export const listStaff = query({
  name: 'list-staff',
  input: z.object({}),
  permission: 'newsroom:read:any',
  run: async ({ db }): Promise<z.infer<typeof staffSchema>> => {
    const { rows } = await db.execute<z.infer<typeof staffSchema>[number]>(sql`
      select id::text, coalesce(full_name, '') as name, role from profiles where role <> 'user' order by full_name, id limit 500`);
    return rows;
  },
});
