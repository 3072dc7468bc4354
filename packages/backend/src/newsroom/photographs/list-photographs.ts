import { textInput } from '@dalil/domain/language/classic-text-input.ts';
import { PHOTOGRAPH_STATES } from '@dalil/domain/newsroom/photographs.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { query } from '../../core/query.ts';
import { deskPhotographSchema, readPhotographs } from './photograph-view.ts';

const PAGE_SIZE = 24;

export const listPhotographsInput = z.object({
  state: z.enum(PHOTOGRAPH_STATES).default('waiting').meta({ example: 'waiting' }),
  item: textInput()
    .max(80)
    .default('')
    .meta({ description: 'The id of an item, for its photographs only', example: 'dubai-frame' }),
  page: z.coerce.number().int().min(1).max(10_000).default(1).meta({ example: 1 }),
});
export const photographsSchema = z.object({
  items: z.array(deskPhotographSchema),
  total: z.int(),
  pageSize: z.int(),
});

/** STAFF-1: photographs that wait for staff, those users see, or those staff have rejected, an item's next to each other. */
export const listPhotographs = query({
  name: 'list-photographs',
  input: listPhotographsInput,
  permission: 'newsroom:read:any',
  run: async (deps, { state, item, page }) => {
    const order =
      state === 'waiting'
        ? sql`i.position, h.kind, h.item_id, h.found_by = 'position', h.created_at, h.id`
        : sql`h.decided_at desc, h.position, h.id`;
    const found = await readPhotographs(deps, {
      where: sql`h.state = ${state} and (${item} = '' or h.item_id = ${item})`,
      order,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    });
    return { ...found, pageSize: PAGE_SIZE };
  },
});
