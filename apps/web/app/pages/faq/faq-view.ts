import type { Block } from '@dalil/domain/guide/document.ts';
import type { questionsQuery } from '../../queries/guide.ts';

type DataOf<Query extends (...args: never) => { queryFn?: unknown }> =
  NonNullable<ReturnType<Query>['queryFn']> extends (...args: never) => infer Answer ? Awaited<Answer> : never;

type Found = DataOf<typeof questionsQuery>;
type FoundGroup = Found['groups'][number];

/** What the query gives. The typed client cannot follow prose, which holds itself, so its type is given here. */
export type Question = Omit<FoundGroup['questions'][number], 'blocks'> & { blocks: Block[] };
export type QuestionGroupView = Omit<FoundGroup, 'questions'> & { questions: Question[] };
export type QuestionsView = Omit<Found, 'groups'> & { groups: QuestionGroupView[] };
