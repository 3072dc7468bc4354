import { QUESTION_GROUPS } from '@dalil/domain/guide/question.ts';
import { hasEveryWord, normalizeText } from '@dalil/domain/language/normalize-text.ts';
import { useLingui } from '@lingui/react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '../../data/api.ts';
import { getQuestionGroup } from '../../endpoints/guide.ts';
import { factsById } from '../../features/facts/fact-text.ts';
import { useLocale } from '../../language/use-locale.ts';
import type { QuestionGroupView } from '../../queries/guide.ts';
import { answerText } from './answer-text.ts';

export type QuestionSearch =
  /** Nothing is typed. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; groups: QuestionGroupView[]; count: number };

/** Searches the questions and answers of every group on the device. The groups are loaded when something is typed. */
export function useQuestionSearch(search: string): QuestionSearch {
  const { _ } = useLingui();
  const locale = useLocale();
  const isSearching = search.trim() !== '';
  const { groups, isPending, isFailed, retry } = useQueries({
    queries: QUESTION_GROUPS.map((id) => ({ ...getQuestionGroup({ locale, group: id }), enabled: isSearching })),
    combine: combineGroups,
  });
  const texts = useMemo(() => {
    const seeSource = (source: string) => _('item.fact.see-source', { source });
    return new Map(
      groups.flatMap(({ questions, facts }) => {
        const byId = factsById(facts);
        return questions.map(({ id, title, blocks }): [string, string] => [
          id,
          normalizeText(`${title} ${answerText(blocks, byId, seeSource)}`),
        ]);
      }),
    );
  }, [groups, _]);
  if (!isSearching) return { state: 'none' };
  if (isFailed) return { state: 'failed', retry };
  if (isPending) return { state: 'loading' };
  const found = groups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ id }) => hasEveryWord(texts.get(id) ?? '', search)),
    }))
    .filter(({ questions }) => questions.length > 0);
  return { state: 'found', groups: found, count: found.reduce((sum, { questions }) => sum + questions.length, 0) };
}

function combineGroups(results: UseQueryResult<QuestionGroupView>[]) {
  // A group without published questions is not an error.
  const isEmpty = ({ error }: UseQueryResult) => error instanceof ApiError && error.status === 404;
  return {
    groups: results.flatMap(({ data }) => (data ? [data] : [])),
    isPending: results.some(({ isPending, isError }) => isPending && !isError),
    isFailed: results.some((result) => result.isError && !isEmpty(result)),
    retry: () => {
      for (const { isError, refetch } of results) if (isError) void refetch();
    },
  };
}
