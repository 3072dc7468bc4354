import { WEEKDAYS } from '@dalil/domain/guide/calendar-day.ts';
import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { BLOCKS, CLAIM_STATES } from '@dalil/domain/reporters/check-draft.ts';
import { REPORTER_METHODS, RUN_STATES, RUN_TRIGGERS } from '@dalil/domain/reporters/reporter.ts';
import { RISKS } from '@dalil/domain/reporters/risk-flags.ts';
import * as z from 'zod';

const nullable = z.nullable(z.string());
const locale = z.enum(LOCALES);

export const runSummarySchema = z.object({
  id: z.int(),
  state: z.enum(RUN_STATES),
  /** Codes of `RUN_REASONS` or `BLOCKS`. */
  reasons: z.array(z.string()),
  detail: z.array(z.string()),
  trigger: z.enum(RUN_TRIGGERS),
  startedAt: z.string(),
  finishedAt: nullable,
  tokens: z.int(),
  /** The article of the newsroom it became. */
  articleId: nullable,
});

/** Figures of people's decisions. Null: nothing was decided yet. */
const scoresSchema = z.object({
  runs: z.int(),
  /** Runs that broke off, or whose draft its checks stopped. */
  failed: z.int(),
  drafts: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  corrected: z.int(),
  acceptance: z.nullable(z.number()),
  /** The part of the runs that failed, without those that were skipped or had nothing to say. */
  errorRate: z.nullable(z.number()),
  precision: z.nullable(z.number()),
  judged: z.int(),
  tokens: z.int(),
});

const pageSchema = z.object({ name: z.string(), url: z.string(), isOfficial: z.boolean() });
export const reporterViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  beat: z.string(),
  category: z.enum(CATEGORIES),
  languages: z.array(locale),
  method: z.enum(REPORTER_METHODS),
  style: z.string(),
  sourceIds: z.array(z.string()),
  sourceNames: z.array(z.string()),
  pages: z.array(pageSchema),
  days: z.array(z.enum(WEEKDAYS)),
  time: z.string(),
  timeZone: z.string(),
  runsPerDay: z.int(),
  tokensPerDay: z.int(),
  isOn: z.boolean(),
  pausedUntil: nullable,
  usedToday: z.object({ runs: z.int(), tokens: z.int() }),
  scores: scoresSchema,
  /** The latest, newest first. */
  runs: z.array(runSummarySchema),
});
export type ReporterView = z.infer<typeof reporterViewSchema>;

export const reportersSchema = z.object({
  isStopped: z.boolean(),
  /** The configured model, or null: then only templates work. */
  model: nullable,
  today: z.string(),
  sources: z.array(z.object({ id: z.string(), name: z.string(), isOn: z.boolean() })),
  items: z.array(reporterViewSchema),
});
export type Reporters = z.infer<typeof reportersSchema>;

export const claimSchema = z.object({
  number: z.int(),
  /** In the language asked for, else the one it was written in. */
  text: z.string(),
  locale,
  state: z.enum(CLAIM_STATES),
  /** Whether a person judged it right. Null: not judged yet. */
  isRight: z.nullable(z.boolean()),
  supports: z.array(
    z.object({ quote: z.string(), evidenceId: z.string(), source: nullable, url: nullable, date: nullable }),
  ),
});

export const checksSchema = z.object({
  blocks: z.array(z.enum(BLOCKS)),
  risks: z.array(z.enum(RISKS)),
  nearest: z.nullable(z.object({ id: z.string(), share: z.number() })),
  copiedWords: z.int(),
});

export const evidenceSchema = z.object({
  id: z.string(),
  kind: z.string(),
  source: z.string(),
  url: nullable,
  isOfficial: z.boolean(),
  date: z.string(),
  excerpt: z.string(),
  hash: z.string(),
});

export const runViewSchema = z.object({
  ...runSummarySchema.shape,
  id: z.nullable(z.int()),
  reporterId: z.string(),
  method: z.enum(REPORTER_METHODS),
  model: nullable,
  promptVersion: z.nullable(z.int()),
  items: z.array(evidenceSchema),
  claims: z.array(claimSchema),
  checks: z.nullable(checksSchema),
  texts: z.array(z.object({ locale, title: z.string(), summary: z.string(), markdown: z.string() })),
});
export type RunView = z.infer<typeof runViewSchema>;

/** What the review of a text shows of the reporter that wrote it. Null: a person wrote it. */
export const textClaimsSchema = z.object({
  run: z.nullable(
    z.object({
      id: z.int(),
      reporter: z.string(),
      method: z.enum(REPORTER_METHODS),
      model: nullable,
      promptVersion: z.nullable(z.int()),
      finishedAt: nullable,
      claims: z.array(claimSchema),
      checks: z.nullable(checksSchema),
    }),
  ),
});
export type TextClaims = z.infer<typeof textClaimsSchema>;
