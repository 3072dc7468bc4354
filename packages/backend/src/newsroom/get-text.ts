import { viewSources } from '@dalil/domain/guide/content-item.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { LOCALES, type Locale } from '@dalil/domain/language/locale.ts';
import { methodsOf } from '@dalil/domain/newsroom/how-made.ts';
import { isArranged, isEditedKind } from '@dalil/domain/newsroom/item-data.ts';
import { missingWords } from '@dalil/domain/newsroom/missing-words.ts';
import { stringsIn } from '@dalil/domain/newsroom/fact-tokens.ts';
import { actionsFor, approversNeeded, type TextState, type WorkingText } from '@dalil/domain/newsroom/workflow.ts';
import { sql } from 'drizzle-orm';
import { signedIn } from '../core/actor.ts';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { adoptItem } from './adopt-item.ts';
import { findWork, legalPart, wasLive, type Work } from './find-work.ts';
import { findMade, type Made } from './settle-method.ts';
import { type ItemKey, type PartKey, textKeySchema } from './text-key.ts';
import type { TextView } from './text-view.ts';

/**
 * STAFF-1: a text for its editor or reviewer. A language without a text answers an empty one of version 0. The item enters the
 * newsroom when it is opened for the first time. Fails with `not_found`.
 */
export const getText = query({
  name: 'get-text',
  input: textKeySchema,
  permission: 'newsroom:read:any',
  run: async (deps, key, actor): Promise<TextView> => {
    const person = signedIn(actor);
    await deps.db.transaction((transaction) => adoptItem({ ...deps, db: transaction }, key));
    const languages = await findLanguages(deps, key);
    const found = await Promise.all(languages.map(({ locale }) => findWork(deps, { ...key, locale })));
    const works = new Map(languages.map(({ locale }, at) => [locale, found[at] as Work]));
    const own = works.get(key.locale);
    const any = own ?? [...works.values()][0];
    if (!any) throw new Failure('not_found');
    const original = works.get(any.original) ?? any;
    const now = deps.now();
    const moment = { today: dubaiDate(now), now };
    return {
      ...key,
      href: itemHref({ ...key, category: any.category }),
      ...wordsOf(own),
      state: own?.state ?? 'draft',
      version: own?.version ?? 0,
      liveVersion: own?.liveVersion ?? null,
      scheduledAt: own?.scheduledAt ?? null,
      original: { locale: any.original, ...wordsOf(original) },
      languages: LOCALES.map((locale) => {
        const work = works.get(locale);
        return { locale, state: work?.state ?? null, isLive: work?.rules.isLive ?? false };
      }),
      details: detailsOf(any, key.locale, await findMade(deps, key)),
      approvals: (own?.approvals ?? []).map(({ name, at }) => ({ name, at })),
      approvalsNeeded: approversNeeded(any.rules),
      missing: own ? missingWords(key.kind, own).map(({ path }) => path) : [],
      isOwn: own?.rules.authorIds.includes(person.userId) ?? false,
      actions: actionsFor(
        own?.rules ?? {
          ...NOT_WRITTEN,
          isArranged: isArranged(key.kind, key.locale),
          legal: legalPart(key.kind, key.locale),
        },
        person,
        moment,
      )
        .filter((action) => own !== undefined || action === 'save')
        .filter((action) => isEditedKind(key.kind) || action === 'approve'),
      ...(await findHistory(deps, key)),
    };
  },
});

export const NOT_WRITTEN: WorkingText = {
  state: 'draft',
  isLive: false,
  authorIds: [],
  approverIds: [],
  needsTwoApprovers: false,
  reviewBy: null,
  isArranged: false,
  legal: null,
  hasEarlierLive: false,
  hasLeftAuthor: false,
};

function wordsOf(work: Work | undefined) {
  if (!work) return { title: '', summary: '', markdown: '', body: null, pieces: [] };
  const { title, summary, body } = work;
  const markdown = typeof body === 'object' && body !== null && 'markdown' in body ? String(body.markdown) : null;
  const pieces = markdown === null ? stringsIn(body) : [];
  return { title, summary, markdown, body: markdown === null ? (body as TextView['body']) : null, pieces };
}

export function detailsOf(work: Work, locale: Locale, { origin, isEdited }: Made): TextView['details'] {
  const { category, neighbourhoods, audience, provenance, reviewBy, detailsVersion, isNews } = work;
  return {
    version: detailsVersion,
    category: category as TextView['details']['category'],
    neighbourhoods,
    audience: audience as TextView['details']['audience'],
    method: provenance.method,
    origin,
    methods: [...methodsOf(origin, isEdited)],
    sources: viewSources(provenance, locale).map(({ id, name, url }) => ({ id, name, ...(url && { url }) })),
    reviewBy,
    isNews,
  };
}

async function findLanguages({ db }: Deps, { kind, id }: ItemKey): Promise<{ locale: Locale; state: TextState }[]> {
  const { rows } = await db.execute<{ locale: Locale; state: TextState }>(sql`
    select locale, state from newsroom_texts where kind = ${kind} and item_id = ${id}
      and locale <> 'data' order by locale = 'en' desc, locale`);
  return rows;
}

type History = Pick<TextView, 'versions' | 'entries'>;

export async function findHistory({ db }: Deps, { kind, id, locale }: PartKey): Promise<History> {
  const at = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
  const { rows } = await db.execute<{ versions: History['versions'] | null; entries: History['entries'] | null }>(sql`
    select (select jsonb_agg(jsonb_build_object('number', v.number, 'by', coalesce(p.full_name, (select r.name from
          reporter_runs u join reporters r on r.id = u.reporter_id where v.kind = 'article' and v.number = 1
          and u.article_id = v.item_id limit 1)), 'at', ${at('v.created_at')},
        'note', v.note, 'wasLive', ${wasLive('v')},
        'isLive', v.number is not distinct from t.live_version) order by v.number desc)
      from newsroom_versions v left join profiles p on p.id = v.author_id
      left join newsroom_texts t on t.kind = v.kind and t.item_id = v.item_id and t.locale = v.locale
      where v.kind = ${kind} and v.item_id = ${id} and v.locale = ${locale}) as versions,
    (select jsonb_agg(jsonb_build_object('id', c.id, 'action', c.action, 'reason', c.reason, 'comment', c.comment,
        'version', c.version, 'by', p.full_name, 'at', ${at('c.created_at')}) order by c.id desc)
      from newsroom_comments c left join profiles p on p.id = c.author_id
      where c.kind = ${kind} and c.item_id = ${id} and c.locale = ${locale}) as entries`);
  return { versions: rows[0]?.versions ?? [], entries: rows[0]?.entries ?? [] };
}
