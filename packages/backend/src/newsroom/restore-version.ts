import { isEditedKind, type ItemDataBody } from '@dalil/domain/newsroom/item-data.ts';
import { newsroomVersions } from '@dalil/database/tables/newsroom.ts';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { signedIn } from '../core/actor.ts';
import { command } from '../core/command.ts';
import { Failure } from '../core/failure.ts';
import { addVersion } from './add-version.ts';
import { adoptItem } from './adopt-item.ts';
import { requireWriter } from './require-writer.ts';
import { earlierData } from './earlier-data.ts';
import { requireData } from './require-data.ts';
import { asTextKey, partKeyFields } from './text-key.ts';

export const restoreFields = { number: z.int().min(1) };
const input = z.object({ ...partKeyFields, ...restoreFields });

/**
 * STAFF-1: copies an older version into a new one, so that nothing of the history is lost. Of data, its facts become changes of the
 * facts as they are now. Fails with `not_found`, and with `invalid_input` if the guide does not allow such data any more.
 */
export const restoreVersion = command<typeof input, { version: number }>({
  name: 'restore-version',
  input,
  permission: 'newsroom:arrange:any',
  audit: { none: 'a version names its author and is never changed; a change of state is recorded where it happens' },
  run: async (deps, { kind, id, locale, number }, actor) => {
    requireWriter(signedIn(actor), kind);
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
    const { title, summary } = old;
    const isText = asTextKey(key) !== null;
    const body = isText ? old.body : await earlierData(deps, key, number);
    if (!isText) await requireData(deps, key, body as ItemDataBody);
    const added = await addVersion(deps, signedIn(actor), key, { title, summary, body, note: `↺ ${number}` });
    return { version: added.number };
  },
});
