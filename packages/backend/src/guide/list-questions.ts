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
import { query } from '../core/query.ts';
import { blockSchema } from './block-schema.ts';
import { findFacts } from './find-facts.ts';
import { ITEM_COLUMNS, type ItemRow, withText } from './item-rows.ts';
import { parseDocument } from './parse-document.ts';
import { viewProvenance } from './provenance-view.ts';

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
    sources: z.array(z.object({ id: z.string(), name: z.string(), url: z.optional(z.string()) })),
  }),
  asOf: z.string().meta({ example: '2025' }),
});

export const questionsViewSchema = z.object({
  groups: z.array(z.object({ id: z.enum(QUESTION_GROUPS), label: z.string(), questions: z.array(questionSchema) })),
  /** Every fact an answer refers to. */
  facts: z.array(factViewSchema),
});

export type QuestionsView = z.infer<typeof questionsViewSchema>;
type QuestionView = z.infer<typeof questionSchema>;

/** The kinds of related items that have their own page. */
const KINDS_WITH_PAGE = ['article', 'service', 'place'];

type QuestionRow = ItemRow & {
  group_label: string;
  related: { kind: string; id: string; category: string | null; title: string; locale: Locale }[] | null;
};

/** The published questions by group, each answer with its facts and related items. */
export const listQuestions = query({
  name: 'list-questions',
  input: z.object({ locale: z.enum(LOCALES) }),
  permission: 'guide:read:any',
  run: async (deps, { locale }): Promise<QuestionsView> => {
    const rows = await findQuestions(deps, locale);
    const factIds = rows.flatMap((row) => factIdsIn((row.body as MarkdownBody).markdown));
    const facts = await findFacts(deps, locale, [...new Set(factIds)]);
    const groups = QUESTION_GROUPS.map((id) => {
      const ofGroup = rows.filter((row) => (row.data as QuestionData).group === id);
      return { id, label: ofGroup[0]?.group_label ?? id, questions: ofGroup.map((row) => questionView(row, locale)) };
    });
    return { groups: groups.filter(({ questions }) => questions.length > 0), facts: [...facts.values()] };
  },
});

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
