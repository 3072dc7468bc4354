import * as z from 'zod';
import { findHolders } from '../../accounts/data-protection/holders.ts';
import { query } from '../../core/query.ts';

export const holdersSchema = z.object({
  /** Nobody has the right: the admins stand in. */
  isStandIn: z.boolean(),
  items: z.array(z.object({ id: z.string(), fullName: z.string() })),
});

/** STAFF-8: who processes requests, for those who do and for admins who do not. */
export const listHolders = query({
  name: 'list-holders',
  input: z.object({}),
  permission: 'privacy:audit:any',
  run: (deps): Promise<z.output<typeof holdersSchema>> => findHolders(deps),
});
