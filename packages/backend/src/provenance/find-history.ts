import type { Role } from '@dalil/domain/accounts/permissions.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { hashOfText, type Written } from '../newsroom/text-hash.ts';
import type { TextKey } from '../newsroom/text-key.ts';

export type TextHistory = {
  /** The version users see. 1 of an imported text that staff have not worked on. */
  version: number;
  /** Who has approved exactly this content. */
  approvals: { role: Role | null; at: string }[];
  previous: (Written & { version: number }) | null;
  /** The run of a reporter that drafted it. */
  run: { method: string; model: string | null } | null;
};

type HistoryRow = {
  version: number;
  approvals: (TextHistory['approvals'][number] & { hash: string })[];
  previous: (Written & { version: number }) | null;
  run: TextHistory['run'];
};

const UTC = (moment: string) => sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);

/** What the newsroom knows of a published text: its version, its approvals and the version before it. */
export async function findHistory(
  { db }: Pick<Deps, 'db'>,
  key: TextKey,
  text: Written,
  item: Parameters<typeof hashOfText>[2],
): Promise<TextHistory> {
  const { kind, id, locale } = key;
  const { rows } = await db.execute<HistoryRow>(sql`
    select greatest(coalesce(t.live_version, 1), 1) as version,
      coalesce((select jsonb_agg(jsonb_build_object('role', a.approver_role, 'at', ${UTC('a.approved_at')}, 'hash', a.hash)
          order by a.id)
        from newsroom_approvals a where a.kind = t.kind and a.item_id = t.item_id and a.locale = t.locale), '[]') as approvals,
      (select jsonb_build_object('version', v.number, 'title', v.title, 'summary', v.summary, 'body', v.body)
        from newsroom_comments c join newsroom_versions v on v.kind = c.kind and v.item_id = c.item_id
          and v.locale = c.locale and v.number = c.replaced_version
        where c.kind = t.kind and c.item_id = t.item_id and c.locale = t.locale and c.action in ('publish', 'roll-back')
          and c.version = t.live_version
        order by c.id desc limit 1) as previous,
      (select jsonb_build_object('method', r.method, 'model', r.model) from reporter_runs r
        where t.kind = 'article' and r.article_id = t.item_id order by r.id limit 1) as run
    from newsroom_texts t where t.kind = ${kind} and t.item_id = ${id} and t.locale = ${locale}`);
  const [row] = rows;
  if (!row) return { version: 1, approvals: [], previous: null, run: null };
  const hash = hashOfText(key, text, item);
  const approvals = row.approvals.filter((one) => one.hash === hash).map(({ role, at }) => ({ role, at }));
  return { ...row, approvals };
}
