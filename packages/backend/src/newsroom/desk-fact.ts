import type { Fact } from '@dalil/domain/guide/fact.ts';
import { CONFIDENCES, FACT_TOPICS } from '@dalil/domain/guide/fact.ts';
import { FACT_STATUSES, factStatus } from '@dalil/domain/guide/fact-status.ts';
import { writeValue } from '@dalil/domain/guide/fact-value.ts';
import type { FactTermsByLocale } from '@dalil/domain/guide/term.ts';
import { BASE_LOCALE, type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { FACT_PROBLEMS, type FactProblem } from './fact-problems.ts';

/** A fact as its editors see it: with its value whatever its status. */
export const deskFactSchema = z.object({
  id: z.string(),
  topic: z.enum(FACT_TOPICS),
  type: z.string(),
  label: z.string(),
  /** The value as users would read it. Null if the language lacks words for it. */
  text: z.nullable(z.string()),
  status: z.enum(FACT_STATUSES),
  confidence: z.enum(CONFIDENCES),
  source: z.object({ name: z.string(), url: z.string() }),
  asOf: z.string(),
  validFrom: z.nullable(z.string()),
  validUntil: z.nullable(z.string()),
  reviewBy: z.string(),
  /** Null: no open finding doubts it. */
  problem: z.nullable(z.enum(FACT_PROBLEMS)),
  /** Past its last day. */
  hasEnded: z.boolean(),
  /** In how many items it appears. */
  uses: z.int(),
  /** Who looks after it. */
  owner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** The languages whose words wait for translation, those that wait longest first. */
  waiting: z.array(z.object({ locale: z.enum(LOCALES), since: z.string() })),
});
export type DeskFact = z.infer<typeof deskFactSchema>;

type Context = {
  locale: Locale;
  terms: FactTermsByLocale;
  today: string;
  uses: number;
} & DeskColumns;

/** What the newsroom stores about a fact `f`. Reads its doubts from `p` and its owner from `o`. */
export type DeskColumns = { problem: FactProblem | null } & Pick<DeskFact, 'owner' | 'waiting'>;
export const DESK_COLUMNS = sql.raw(`p.problem,
  (select jsonb_build_object('id', w.id, 'name', coalesce(w.full_name, '')) from profiles w where w.id = o.owner_id) as owner,
  (select coalesce(jsonb_agg(jsonb_build_object('locale', x.locale,
    'since', to_char(x.since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by x.since, x.locale), '[]')
    from fact_words_waiting x where x.fact_id = f.id) as waiting`);

export function deskFact(fact: Fact, { locale, terms, today, uses, problem, owner, waiting }: Context): DeskFact {
  const text = fact.texts[locale] ?? fact.texts[BASE_LOCALE];
  return {
    id: fact.id,
    topic: fact.topic,
    type: fact.type,
    label: text?.label ?? fact.id,
    text: writeValue(fact, locale, terms[locale]) ?? writeValue(fact, BASE_LOCALE, terms[BASE_LOCALE]) ?? null,
    status: factStatus(fact, today),
    confidence: fact.confidence,
    source: { name: text?.sourceName ?? fact.sourceUrl, url: fact.sourceUrl },
    asOf: fact.asOf,
    validFrom: fact.validFrom ?? null,
    validUntil: fact.validUntil ?? null,
    reviewBy: fact.reviewBy,
    problem,
    hasEnded: fact.validUntil !== undefined && fact.validUntil < today,
    uses,
    owner,
    waiting,
  };
}
