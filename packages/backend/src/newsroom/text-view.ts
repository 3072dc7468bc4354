import { CATEGORIES } from '@dalil/domain/guide/category.ts';
import { AUDIENCES, PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { LOCALES } from '@dalil/domain/language/locale.ts';
import { NEWSROOM_KINDS } from '@dalil/domain/newsroom/newsroom-kind.ts';
import { TEXT_ACTIONS, TEXT_STATES } from '@dalil/domain/newsroom/workflow.ts';
import * as z from 'zod';
import { sourceViewSchema } from '../guide/detail-views.ts';

const person = z.nullable(z.string());

const versionSchema = z.object({
  number: z.int(),
  by: person,
  at: z.string(),
  note: z.string(),
  isLive: z.boolean(),
  /** Whether users have seen it at some time. */
  wasLive: z.boolean(),
});
const entrySchema = z.object({
  id: z.int(),
  action: z.enum(TEXT_ACTIONS),
  reason: z.nullable(z.string()),
  comment: z.string(),
  version: z.int(),
  by: person,
  at: z.string(),
});

/** A text of the newsroom with its item, its history and what the asking person may do with it now. */
export const textViewSchema = z.object({
  kind: z.enum(NEWSROOM_KINDS),
  id: z.string(),
  locale: z.enum(LOCALES),
  /** The address of the published page, without the language. */
  href: z.string(),
  state: z.enum(TEXT_STATES),
  /** 0: there is no text in this language yet. */
  version: z.int(),
  liveVersion: z.nullable(z.int()),
  scheduledAt: z.nullable(z.string()),
  title: z.string(),
  summary: z.string(),
  /** Null for kinds whose text is not one piece of Markdown. */
  markdown: z.nullable(z.string()),
  /** The text of such a kind, as its schema has it. */
  body: z.nullable(z.record(z.string(), z.unknown())),
  /** Every piece of the text of such a kind, in order. */
  pieces: z.array(z.string()),
  /** The same in the language the item was written in, beside which a translation is written. */
  original: z.object({
    locale: z.enum(LOCALES),
    title: z.string(),
    summary: z.string(),
    markdown: z.nullable(z.string()),
    body: z.nullable(z.record(z.string(), z.unknown())),
  }),
  languages: z.array(
    z.object({ locale: z.enum(LOCALES), state: z.nullable(z.enum(TEXT_STATES)), isLive: z.boolean() }),
  ),
  details: z.object({
    version: z.int(),
    category: z.nullable(z.enum(CATEGORIES)),
    neighbourhoods: z.array(z.string()),
    audience: z.array(z.enum(AUDIENCES)),
    method: z.enum(PROVENANCE_METHODS),
    /** How the first text was made, and the methods that staff can state since. */
    origin: z.enum(PROVENANCE_METHODS),
    methods: z.array(z.enum(PROVENANCE_METHODS)),
    sources: z.array(sourceViewSchema.omit({ readBy: true })),
    reviewBy: z.nullable(z.string()),
    /** Of an article: news, or a guide that stays valid. */
    isNews: z.boolean(),
  }),
  approvals: z.array(z.object({ name: person, at: z.string() })),
  approvalsNeeded: z.int(),
  /** Whether the asking person wrote what is to be approved. */
  isOwn: z.boolean(),
  actions: z.array(z.enum(TEXT_ACTIONS)),
  /** The fields without which its page would be empty: it cannot be sent on. */
  missing: z.array(z.string()),
  versions: z.array(versionSchema),
  entries: z.array(entrySchema),
});
export type TextView = z.infer<typeof textViewSchema>;
