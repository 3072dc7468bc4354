import { newsroomVersions } from '@dalil/database/tables/newsroom.ts';
import { stringsIn } from '@dalil/domain/newsroom/fact-tokens.ts';
import { diffArrays } from 'diff';
import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { textKeyFields } from './text-key.ts';

export const compareInput = z.object({
  ...textKeyFields,
  from: z.coerce.number().int().min(0).meta({ description: 'The older version. 0: nothing', example: 0 }),
  to: z.coerce.number().int().min(1).meta({ description: 'The newer version', example: 1 }),
});

const partSchema = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });
export const changesSchema = z.object({
  title: z.array(partSchema),
  summary: z.array(partSchema),
  body: z.array(partSchema),
  added: z.int(),
  removed: z.int(),
});
export type Changes = z.infer<typeof changesSchema>;
type Part = Changes['title'][number];

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
    const count = (kind: Part['kind']) => [...title, ...summary, ...body].filter((part) => part.kind === kind).length;
    return { title, summary, body, added: count('added'), removed: count('removed') };
  },
});

const textOf = (body: unknown) => stringsIn(body).join('\n\n');

/**
 * Words are what stands between spaces, which holds for all four languages. The space after a word belongs to it, and a change of
 * only that is none.
 */
function wordChanges(before: string, after: string): Part[] {
  const options = { comparator: (one: string, two: string) => one.trimEnd() === two.trimEnd() };
  return diffArrays(wordsOf(before), wordsOf(after), options).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
