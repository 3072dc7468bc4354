import type { HandbookData } from '@dalil/domain/guide/handbook.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import type { PlaceView } from './detail-views.ts';

/** The averages of each month from the climate handbook, the same for every place. Null if it is not published. */
export async function findClimateMonths(deps: Deps): Promise<PlaceView['climate']> {
  return deps.memory.remember('climate months', ['handbook'], async () => {
    const { rows } = await deps.db.execute<{ id: string; data: HandbookData<'climate'> }>(
      sql`select id, data from content_items where kind = 'handbook' and id = 'climate' and state = 'published'`,
    );
    const [row] = rows;
    if (!row) return null;
    const months = row.data.months.map(({ meanMaxC, meanMinC, sunriseMid, sunsetMid, comfort }) => ({
      meanMaxC,
      meanMinC,
      sunrise: sunriseMid,
      sunset: sunsetMid,
      comfort,
    }));
    return { id: row.id, months };
  });
}
