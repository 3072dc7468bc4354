import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { WITHDRAW_REASONS } from '@dalil/domain/guide/tombstone.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../core/query.ts';

/** An item that was taken from users, with the address it had. */
export const tombstoneSchema = z.object({
  kind: z.string(),
  id: z.string(),
  href: z.string(),
  at: z.string(),
  reason: z.nullable(z.enum(WITHDRAW_REASONS)),
});
type Tombstone = z.infer<typeof tombstoneSchema>;

/** The items that staff have taken from users, the newest first. A device answers their addresses from this list. */
export const listTombstones = query({
  name: 'list-tombstones',
  input: z.object({}),
  output: z.array(tombstoneSchema),
  permission: 'guide:read:any',
  http: {
    route: 'GET /tombstones',
    summary: 'The items that are no longer published, with the reason where it is public',
    answer: [
      {
        kind: 'article',
        id: 'old-visa-rules',
        href: '/news/old-visa-rules',
        at: '2026-11-26T08:00:00Z',
        reason: 'outdated',
      },
    ],
    reading: { lists: ['article', 'place', 'service', 'event', 'neighbourhood', 'collection'] },
  },
  run: async ({ db }): Promise<Tombstone[]> => {
    const { rows } = await db.execute<Omit<Tombstone, 'href'> & { category: string | null }>(sql`
      select kind, id, category, withdrawn->>'at' as at, withdrawn->>'reason' as reason from content_items
      where withdrawn is not null order by withdrawn->>'at' desc, kind, id`);
    return rows.map(({ category, ...row }) => ({ ...row, href: itemHref({ ...row, category }) }));
  },
});
