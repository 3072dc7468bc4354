import type { MarkdownBody } from '@dalil/domain/guide/article.ts';
import { PROVENANCE_METHODS } from '@dalil/domain/guide/content-item.ts';
import { factIdsIn } from '@dalil/domain/guide/document.ts';
import { itemHref } from '@dalil/domain/guide/item-address.ts';
import { QUESTION_GROUPS, type QuestionData } from '@dalil/domain/guide/question.ts';
import { factViewSchema } from '@dalil/domain/guide/views.ts';
import { BASE_LOCALE, type Locale, LOCALES } from '@dalil/domain/language/locale.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Deps } from '../core/deps.ts';
import { Failure } from '../core/failure.ts';
import { query } from '../core/query.ts';
import { blockSchema } from './block-schema.ts';
import { sourceViewSchema } from './detail-views.ts';
import { findFacts } from './find-facts.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import { parseDocument } from '@dalil/domain/guide/parse-document.ts';
import { leastReviewed } from '@dalil/domain/guide/least-reviewed.ts';
import { viewProvenance } from './provenance-view.ts';
import { inLocale } from '../core/route-parts.ts';

const locale = z.enum(LOCALES);

const questionSchema = z.object({
  id: z.string().meta({ example: 'metro-fares' }),
  locale,
  title: z.string().meta({ example: 'How much is a metro ride?' }),
  blocks: z.array(blockSchema),
  related: z.array(z.object({ href: z.string(), title: z.string(), locale })),
  provenance: z.object({
    method: z.enum(PROVENANCE_METHODS),
    approvedBy: z.nullable(z.string()),
    isTranslated: z.boolean(),
    isReviewedByNative: z.boolean(),
    isComparedByMachine: z.boolean(),
    sources: z.array(sourceViewSchema),
  }),
  asOf: z.string().meta({ example: '2025' }),
});

/** The questions by group without their answers. */
export const questionsViewSchema = z.object({
  groups: z.array(
    z.object({
      id: z.enum(QUESTION_GROUPS),
      label: z.string(),
      questions: z.array(questionSchema.pick({ id: true, locale: true, title: true })),
    }),
  ),
  provenance: z.nullable(questionSchema.shape.provenance),
});

/** The questions of one group with their answers. */
export const questionGroupViewSchema = z.object({
  id: z.enum(QUESTION_GROUPS),
  label: z.string(),
  questions: z.array(questionSchema),
  /** Every fact an answer refers to. */
  facts: z.array(factViewSchema),
  groups: z.array(z.object({ id: z.enum(QUESTION_GROUPS), label: z.string(), count: z.int() })),
});

export type QuestionsView = z.infer<typeof questionsViewSchema>;
export type QuestionGroupView = z.infer<typeof questionGroupViewSchema>;
type QuestionView = z.infer<typeof questionSchema>;

/** The kinds of related items that have their own page. */
const KINDS_WITH_PAGE = ['article', 'service', 'place'];

type QuestionRow = ItemRow & {
  group_label: string;
  related: { kind: string; id: string; category: string | null; title: string; locale: Locale }[] | null;
};

/** The published questions by group. Answers are read by group: all of them are too long for one page. */
export const listQuestions = query({
  name: 'list-questions',
  input: inLocale,
  output: questionsViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /questions',
    summary: 'The frequent questions by group',
    reading: { lists: ['question'] },
  },
  run: async (deps, input): Promise<QuestionsView> => {
    const rows = await findQuestions(deps, input.locale);
    const groups = groupsOf(rows).map(({ id, label, questions }) => ({
      id,
      label,
      questions: questions.map((row) => ({ id: row.id, locale: row.locale, title: row.title })),
    }));
    const provenances = rows.map((row) => viewProvenance(row, input.locale));
    return { groups, provenance: leastReviewed(provenances) };
  },
});

/** A group of published questions, each answer with its facts and related items. Fails with `not_found`. */
export const getQuestionGroup = query({
  name: 'get-question-group',
  input: z.object({ group: z.enum(QUESTION_GROUPS).meta({ example: 'visitor' }), ...inLocale.shape }),
  output: questionGroupViewSchema,
  permission: 'guide:read:any',
  http: {
    route: 'GET /questions/{group}',
    summary: 'The frequent questions of a group, with their answers',
    failures: ['not_found'],
    reading: { lists: ['question'] },
  },
  run: async (deps, { locale: wanted, group }): Promise<QuestionGroupView> => {
    const groups = groupsOf(await findQuestions(deps, wanted));
    const found = groups.find(({ id }) => id === group);
    if (!found) throw new Failure('not_found');
    const factIds = found.questions.flatMap((row) => factIdsIn((row.body as MarkdownBody).markdown));
    const facts = await findFacts(deps, wanted, [...new Set(factIds)]);
    return {
      id: group,
      label: found.label,
      questions: found.questions.map((row) => questionView(row, wanted)),
      facts: [...facts.values()],
      groups: groups.map(({ id, label, questions }) => ({ id, label, count: questions.length })),
    };
  },
});

/** The groups that have questions, in their order. */
function groupsOf(rows: readonly QuestionRow[]) {
  return QUESTION_GROUPS.flatMap((id) => {
    const questions = rows.filter((row) => (row.data as QuestionData).group === id);
    const [first] = questions;
    return first ? [{ id, label: first.group_label, questions }] : [];
  });
}

/** One query: the questions, the names of their groups, and the titles of related items. */
async function findQuestions({ db }: Deps, locale: Locale): Promise<QuestionRow[]> {
  const { rows } = await db.execute<QuestionRow>(sql`
    select ${ITEM_COLUMNS}, coalesce(g.label, i.data->>'group') as group_label, r.related
    from content_items i ${withText(locale)}
    left join lateral (
      select x.label from terms x where x.term_group = 'question-group' and x.id = i.data->>'group'
      order by x.locale = ${locale} desc, x.locale = ${BASE_LOCALE} desc limit 1
    ) g on true
    left join lateral (
      select jsonb_agg(jsonb_build_object(
        'kind', p.kind, 'id', p.id, 'category', p.category, 'title', y.title, 'locale', y.locale) order by w.place)
        as related
      from jsonb_array_elements(i.data->'related') with ordinality w(item, place)
      join content_items p on p.kind = w.item->>'kind' and p.id = w.item->>'id' and p.state = 'published'
      join lateral (
        select x.title, x.locale from content_texts x
        where x.kind = p.kind and x.item_id = p.id and x.state = 'published'
        order by x.locale = ${locale} desc, x.locale = ${BASE_LOCALE} desc, x.locale limit 1
      ) y on true
      where p.kind = any(${sql.param(KINDS_WITH_PAGE)}::text[])
    ) r on true
    where i.kind = 'question' and i.state = 'published' order by i.position, i.id`);
  return rows;
}

function questionView(row: QuestionRow, locale: Locale): QuestionView {
  return {
    id: row.id,
    locale: row.locale,
    title: row.title,
    blocks: parseDocument((row.body as MarkdownBody).markdown),
    related: (row.related ?? []).map((item) => ({ href: itemHref(item), title: item.title, locale: item.locale })),
    provenance: viewProvenance(row, locale),
    asOf: row.as_of,
  };
}
