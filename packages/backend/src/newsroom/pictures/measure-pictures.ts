import { pictures } from '@dalil/database/tables/pictures.ts';
import { eq, isNull } from 'drizzle-orm';
import { forEachRow } from '../../core/for-each-row.ts';
import type { Deps } from '../../core/deps.ts';
import { addressesOf } from './picture-files.ts';

/** So many pictures in one call. */
const LIMIT = 200;

/** Notes the size of the largest file of pictures that were stored before it was noted. A file that is missing counts as nothing. */
export async function measurePictures(deps: Pick<Deps, 'db' | 'now' | 'log' | 'pictureFiles'>): Promise<void> {
  const { db, pictureFiles } = deps;
  const rows = await db
    .select({ id: pictures.id, width: pictures.width })
    .from(pictures)
    .where(isNull(pictures.largestBytes))
    .orderBy(pictures.id)
    .limit(LIMIT);
  await forEachRow(deps, {
    name: 'measure-pictures',
    rows,
    keyOf: ({ id }) => id,
    run: async (row) => {
      let largestBytes = 0;
      for (const address of addressesOf(row)) {
        const content = await pictureFiles.read(address);
        largestBytes = Math.max(largestBytes, content?.byteLength ?? 0);
      }
      await db.update(pictures).set({ largestBytes }).where(eq(pictures.id, row.id));
    },
  });
}
