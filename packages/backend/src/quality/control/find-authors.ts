import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../../core/deps.ts';
import type { Scores } from './score-texts.ts';

export const authorSchema = z.object({
  id: z.string(),
  /** `none`: imported texts, and those of deleted accounts. */
  kind: z.enum(['person', 'reporter', 'none']),
  name: z.nullable(z.string()),
  score: z.number(),
  texts: z.int(),
  trend: z.array(z.nullable(z.number())),
});
type Author = z.infer<typeof authorSchema>;

/** STAFF-5: who wrote the texts that the newest run scored, worst first, with the scores of each run, oldest first. */
export async function findAuthors({ db }: Pick<Deps, 'db'>, runs: readonly Scores[]): Promise<Author[]> {
  const latest = runs.at(-1)?.authors ?? {};
  const ids = Object.keys(latest);
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select 'person ' || id as id, coalesce(nullif(full_name, ''), email) as name from profiles
    where 'person ' || id = any(${sql.param(ids)}::text[])
    union all select 'reporter ' || id, name from reporters where 'reporter ' || id = any(${sql.param(ids)}::text[])`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return Object.entries(latest)
    .map(([id, { score, texts }]): Author => {
      const [kind = 'none'] = id.split(' ') as Author['kind'][];
      return {
        id,
        kind,
        name: names.get(id) ?? null,
        score,
        texts,
        trend: runs.map((run) => run.authors?.[id]?.score ?? null),
      };
    })
    .toSorted((a, b) => a.score - b.score || (a.id < b.id ? -1 : 1));
}
