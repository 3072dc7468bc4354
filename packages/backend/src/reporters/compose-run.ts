import { addDays } from '@dalil/domain/guide/calendar-day.ts';
import { dubaiDate } from '@dalil/domain/guide/dubai-date.ts';
import { checkDraft, type DraftChecks } from '@dalil/domain/reporters/check-draft.ts';
import type { Draft, Evidence } from '@dalil/domain/reporters/draft.ts';
import { PROMPT_VERSION, type RunState } from '@dalil/domain/reporters/reporter.ts';
import type { ReadDraft } from '@dalil/domain/reporters/read-model-draft.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../core/deps.ts';
import { composeByModel, tokensNeeded } from './compose-by-model.ts';
import { composeTemplate } from './compose-template.ts';
import { gatherItems, hashOf, type InputItem } from './gather-items.ts';
import { takeTokens } from './reporter-budget.ts';
import type { Reporter } from './reporter-row.ts';

/** What a run found out. Nothing of it is stored yet. */
export type RunOutcome = {
  state: Exclude<RunState, 'running'>;
  reasons: string[];
  detail: string[];
  tokens: number;
  model: string | null;
  promptVersion: number | null;
  draft: Draft | null;
  checks: DraftChecks | null;
  items: InputItem[];
};

const EMPTY = { detail: [], tokens: 0, model: null, promptVersion: null, draft: null, checks: null, items: [] };
/** A text of a model is news: it is checked again, or leaves the lists, within this many days. */
const NEWS_DAYS = 7;

/** STAFF-4: composes and checks a draft of a reporter. It changes nothing but the budget of a model's tokens. */
export async function composeRun(deps: Deps, reporter: Reporter): Promise<RunOutcome> {
  const outcome =
    reporter.method === 'model' ? await runModel(deps, reporter) : await runTemplate(deps, reporter, reporter.method);
  if (outcome.draft && outcome.state === 'drafted' && (await isWritten(deps, outcome.draft.slug))) {
    return { ...EMPTY, state: 'nothing', reasons: ['already_written'], detail: [outcome.draft.slug] };
  }
  return outcome;
}

async function runTemplate(
  deps: Deps,
  { languages }: Reporter,
  template: Exclude<Reporter['method'], 'model'>,
): Promise<RunOutcome> {
  const composed = await composeTemplate(deps, template);
  if (composed.kind === 'nothing') {
    return { ...EMPTY, state: 'nothing', reasons: [composed.reason], detail: composed.detail };
  }
  const texts = Object.fromEntries(languages.map((locale) => [locale, composed.draft.texts[locale]]));
  const draft = { ...composed.draft, texts };
  const checks = checkDraft({ ...draft, sentences: [], published: [] });
  const state = checks.blocks.length === 0 ? 'drafted' : 'blocked';
  const items = draft.evidence.map((one) => ({ ...one, eventKey: hashOf(`${draft.slug} ${one.id}`) }));
  return { ...EMPTY, state, reasons: checks.blocks, draft, checks, items };
}

async function runModel(deps: Deps, reporter: Reporter): Promise<RunOutcome> {
  const { model } = deps.assistant;
  if (model === null) return { ...EMPTY, state: 'skipped', reasons: ['no_model'] };
  const { items, down, asked } = await gatherItems(deps, reporter);
  if (asked === 0 || down.length === asked)
    return { ...EMPTY, state: 'skipped', reasons: ['source_down'], detail: down };
  if (items.length === 0) return { ...EMPTY, state: 'nothing', reasons: ['no_items'], detail: down };
  const taken = await takeTokens(deps, reporter, tokensNeeded(reporter, items));
  if (typeof taken === 'string') return { ...EMPTY, state: 'skipped', reasons: [taken], detail: down };
  const answer = await composeByModel(deps, model, reporter, items);
  await taken.giveBack(answer.tokens);
  const known = {
    ...EMPTY,
    detail: down,
    tokens: answer.tokens,
    model: model.name,
    promptVersion: PROMPT_VERSION,
    items,
  };
  if (answer.kind === 'failed') return { ...known, state: 'failed', reasons: [answer.reason] };
  if (answer.kind === 'nothing') return { ...known, state: 'nothing', reasons: ['no_items'] };
  const draft = draftOf(deps, reporter, answer.draft, items);
  const published = await findPublished(deps, reporter);
  const { sentences } = answer.draft;
  const checks = checkDraft({ ...draft, sentences, published });
  const state = checks.blocks.length === 0 ? 'drafted' : 'blocked';
  return { ...known, state, reasons: checks.blocks, draft, checks };
}

function draftOf(deps: Deps, reporter: Reporter, read: ReadDraft, items: readonly InputItem[]): Draft {
  const today = dubaiDate(deps.now());
  const cited = new Set(read.claims.flatMap(({ supports }) => supports.map(({ evidenceId }) => evidenceId)));
  const used = items.filter(({ id }) => cited.has(id));
  const byUrl = new Map(used.flatMap((item) => (item.url === null ? [] : [[item.url, item] as const])));
  return {
    slug: `news-${today}-${hashOf(JSON.stringify(items.map(({ eventKey }) => eventKey))).slice(0, 10)}`,
    category: reporter.category,
    tags: [],
    reviewBy: addDays(today, NEWS_DAYS),
    sources: [...byUrl].map(([url, { source }], at) => ({ id: `source-${at + 1}`, names: { en: source }, url })),
    texts: read.texts,
    claims: read.claims,
    evidence: items.map(({ eventKey: _key, ...evidence }): Evidence => evidence),
  };
}

async function isWritten({ db }: Deps, slug: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from newsroom_items where kind = 'article' and item_id = ${slug}
    union all select 1 from content_items where kind = 'article' and id = ${slug}`);
  return rows.length > 0;
}

/** The articles users can read, in the languages of the reporter. */
async function findPublished({ db }: Deps, { languages }: Reporter): Promise<{ id: string; text: string }[]> {
  const { rows } = await db.execute<{ id: string; text: string }>(sql`
    select item_id as id, title || E'\n' || summary || E'\n' || coalesce(body->>'markdown', '') as text from content_texts
    where kind = 'article' and state = 'published' and locale = any(${sql.param([...languages])}::text[])`);
  return rows;
}
