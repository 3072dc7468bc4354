import { newsroomVersions } from '@dalil/database/tables/newsroom.ts';
import { stringsIn } from '@dalil/domain/newsroom/fact-tokens.ts';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { type ChangePart, changePartSchema, wordChanges } from '../core/word-changes.ts';
import { textKeyFields } from './text-key.ts';

export const comparedFields = {
  from: z.coerce.number().int().min(0).meta({ description: 'The older version. 0: nothing', example: 0 }),
  to: z.coerce.number().int().min(1).meta({ description: 'The newer version', example: 1 }),
};
export const compareInput = z.object({ ...textKeyFields, ...comparedFields });

export const changesSchema = z.object({
  title: z.array(changePartSchema),
  summary: z.array(changePartSchema),
  body: z.array(changePartSchema),
  added: z.int(),
  removed: z.int(),
});
export type Changes = z.infer<typeof changesSchema>;

/** STAFF-1, STAFF-3: what changed between two versions of a text, word by word. Fails with `not_found`. */
export const compareVersions = query({
  name: 'compare-versions',
  input: compareInput,
  permission: 'newsroom:read:any',
  run: async ({ db }, { kind, id, locale, from, to }): Promise<Changes> => {
    const rows = await db
      .select()
      .from(newsroomVersions)
      .where(
        and(
          eq(newsroomVersions.kind, kind),
          eq(newsroomVersions.itemId, id),
          eq(newsroomVersions.locale, locale),
          inArray(newsroomVersions.number, [from, to]),
        ),
      );
    const newer = rows.find(({ number }) => number === to);
    const older = rows.find(({ number }) => number === from);
    if (!newer || (!older && from !== 0)) throw new Failure('not_found');
    const title = wordChanges(older?.title ?? '', newer.title);
    const summary = wordChanges(older?.summary ?? '', newer.summary);
    const body = wordChanges(textOf(older?.body), textOf(newer.body));
    const count = (kind: ChangePart['kind']) =>
      [...title, ...summary, ...body].filter((part) => part.kind === kind).length;
    return { title, summary, body, added: count('added'), removed: count('removed') };
  },
});

const textOf = (body: unknown) => stringsIn(body).join('\n\n');
