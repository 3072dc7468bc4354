import type { Database } from '@dalil/database/connection.ts';
import { sql } from 'drizzle-orm';

/** For a test that has removed most places: their facts are half of all, and every build of the guide reads them. */
export async function removeLooseFacts(db: Database): Promise<void> {
  await db.execute(sql`
    delete from facts f where topic in ('place-detail', 'places', 'beaches', 'hotels')
      and not exists (select from content_facts c where c.fact_id = f.id)`);
}
