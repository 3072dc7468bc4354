import { isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { newsroomVersions } from '@dalil/database/tables/newsroom.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { addVersion } from './add-version.ts';
import { adoptItem } from './adopt-item.ts';
import { textKeyFields } from './text-key.ts';

export const restoreFields = { number: z.int().min(1) };
const input = z.object({ ...textKeyFields, ...restoreFields });

/** STAFF-1: copies an older version into a new one, so that nothing of the history is lost. */
export const restoreVersion = command<typeof input, { version: number }>({
  name: 'restore-version',
  input,
  permission: 'newsroom:write:any',
  audit: { none: 'a version names its author and is never changed; a change of state is recorded where it happens' },
  run: async (deps, { kind, id, locale, number }, actor) => {
    if (!isEditedKind(kind)) throw new Failure('not_found');
    const key = { kind, id, locale };
    await adoptItem(deps, key);
    const [old] = await deps.db
      .select()
      .from(newsroomVersions)
      .where(
        and(
          eq(newsroomVersions.kind, kind),
          eq(newsroomVersions.itemId, id),
          eq(newsroomVersions.locale, locale),
          eq(newsroomVersions.number, number),
        ),
      );
    if (!old) throw new Failure('not_found');
    const { title, summary, body } = old;
    const added = await addVersion(deps, signedIn(actor), key, { title, summary, body, note: `↺ ${number}` });
    return { version: added.number };
  },
});
