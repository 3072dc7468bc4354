import type { Position } from '@dalil/domain/guide/position.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';

/** The middle of each area that the guide describes, by its id. */
export async function findAreaMiddles(deps: Deps): Promise<ReadonlyMap<string, Position>> {
  return deps.memory.remember('area middles', ['neighbourhood'], async () => {
    const { rows } = await deps.db.execute<{ id: string; position: Position }>(
      sql`select id, data->'position' as position from content_items where kind = 'neighbourhood' and state = 'published'`,
    );
    return new Map(rows.map(({ id, position }) => [id, position]));
  });
}
