import { isNews } from '@dalil/domain/guide/article.ts';
import type { Provenance } from '@dalil/domain/guide/content-item.ts';
import type { Locale } from '@dalil/domain/language/locale.ts';
import { DATA_PART, isArranged } from '@dalil/domain/newsroom/item-data.ts';
import { LEGAL_KIND } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { needsTwoApprovers } from '@dalil/domain/newsroom/second-approver.ts';
import type { TextState, WorkingText } from '@dalil/domain/newsroom/workflow.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { hashOfText } from './text-hash.ts';
import type { PartKey } from './text-key.ts';

type WorkRow = {
  category: string | null;
  sections: string[];
  tags: string[];
  neighbourhoods: string[];
  audience: string[];
  provenance: Pick<Provenance, 'method' | 'sources'>;
  original: Locale;
  reviewBy: string | null;
  detailsVersion: number;
  chosenNews: boolean | null;
  wasEvergreen: boolean | null;
  group: string | null;
  state: TextState;
  version: number;
  liveVersion: number | null;
  scheduledAt: string | null;
  correction: string | null;
  reason: string | null;
  title: string;
  summary: string;
  body: unknown;
  note: string;
  authorIds: string[] | null;
  /** The versions that users have seen. */
  livedVersions: number[];
  hasLeftAuthor: boolean;
};

/** A text as the newsroom has it, with what the rules of the workflow need to know. */
export type Work = WorkRow & {
  /** Of an article, whether it is news. */ isNews: boolean;
  hash: string;
  approvals: Approval[];
  rules: WorkingText;
};
export type Approval = { approverId: string | null; name: string | null; at: string };

/** Whether users have seen a row of versions: it was published, or it was imported and then replaced. */
export const wasLive = (version: string): SQL =>
  sql.raw(`exists (select 1 from newsroom_comments m where m.kind = ${version}.kind and m.item_id = ${version}.item_id
    and m.locale = ${version}.locale and m.action in ('publish', 'roll-back')
    and ${version}.number in (m.version, m.replaced_version))`);

/**
 * A text with its item, with the words of a version: by default the one in work. Fails with `not_found`. Lock the item first
 * (`adoptItem`) to change it.
 */
export async function findWork({ db }: Pick<Deps, 'db'>, key: PartKey, number?: number): Promise<Work> {
  const { kind, id, locale } = key;
  const { rows } = await db.execute<WorkRow>(sql`
    select i.category, i.sections, i.tags, i.neighbourhoods, i.audience, i.provenance, i.original,
      i.review_by::text as "reviewBy", i.version as "detailsVersion",
      i.is_news as "chosenNews", (c.data->>'isEvergreen')::boolean as "wasEvergreen", c.data->>'group' as "group",
      t.state, t.version, t.live_version as "liveVersion", t.correction, t.reason,
      to_char(t.scheduled_at at time zone 'Asia/Dubai', 'YYYY-MM-DD"T"HH24:MI') as "scheduledAt",
      v.title, v.summary, v.body, v.note,
      (select array_agg(distinct a.author_id::text) from newsroom_versions a
       where a.kind = t.kind and a.item_id = t.item_id and a.locale = t.locale and a.author_id is not null
         and (a.number > coalesce(t.live_version, 0) or t.version = t.live_version)) as "authorIds",
      array(select a.number from newsroom_versions a where a.kind = t.kind and a.item_id = t.item_id and a.locale = t.locale
        and ${wasLive('a')}) as "livedVersions",
      exists (select from newsroom_comments m where m.kind = t.kind and m.item_id = t.item_id and m.locale = t.locale
        and m.action <> 'archive') as "hasLeftAuthor"
    from newsroom_texts t
    join newsroom_items i on i.kind = t.kind and i.item_id = t.item_id
    join newsroom_versions v on v.kind = t.kind and v.item_id = t.item_id and v.locale = t.locale and v.number = ${number ?? sql`t.version`}
    left join content_items c on c.kind = t.kind and c.id = t.item_id
    where t.kind = ${kind} and t.item_id = ${id} and t.locale = ${locale}`);
  const [row] = rows;
  if (!row) throw new Failure('not_found');
  const hash = hashOfText(key, row, row);
  const approvals = await findApprovals({ db }, key, hash);
  const nature = isNews({ chosen: row.chosenNews, wasEvergreen: row.wasEvergreen, category: row.category });
  return { ...row, isNews: nature, hash, approvals, rules: rulesOf(key, row, { approvals, number }) };
}

type Given = { approvals: readonly Approval[]; number: number | undefined };

function rulesOf({ kind, locale }: PartKey, row: WorkRow, { approvals, number }: Given): WorkingText {
  return {
    state: row.state,
    isLive: row.liveVersion !== null,
    authorIds: row.authorIds ?? [],
    // An erased account keeps its approval, without a person.
    approverIds: approvals.map(({ approverId }, at) => approverId ?? `erased ${at}`),
    needsTwoApprovers: needsTwoApprovers({ ...row, kind, group: row.group ?? undefined }),
    reviewBy: row.reviewBy,
    isArranged: isArranged(kind, locale),
    legal: legalPart(kind, locale),
    hasLeftAuthor: row.hasLeftAuthor,
    hasEarlierLive: row.livedVersions.some((one) => one !== row.liveVersion && one === (number ?? one)),
  };
}

/** Which part of a legal document it is; null: of another item. */
export function legalPart(kind: PartKey['kind'], locale: PartKey['locale']): WorkingText['legal'] {
  if (kind !== LEGAL_KIND) return null;
  return locale === DATA_PART ? 'data' : 'text';
}

/** Who has approved exactly this content, the first first. */
async function findApprovals({ db }: Pick<Deps, 'db'>, key: PartKey, hash: string): Promise<Approval[]> {
  const { kind, id, locale } = key;
  const { rows } = await db.execute<Approval>(sql`
    select a.approver_id as "approverId", p.full_name as name,
      to_char(a.approved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from newsroom_approvals a left join profiles p on p.id = a.approver_id
    where a.kind = ${kind} and a.item_id = ${id} and a.locale = ${locale} and a.hash = ${hash} order by a.id`);
  return rows;
}
