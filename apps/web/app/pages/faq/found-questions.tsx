import { useLingui } from '@lingui/react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QuestionList } from './question-list.tsx';
import type { QuestionSearch } from './use-question-search.ts';

type FoundQuestionsProps = { result: Exclude<QuestionSearch, { state: 'none' }>; onClear: () => void };

/** The questions that match a search, by group. Loading is announced at the search. */
export function FoundQuestions({ result, onClear }: FoundQuestionsProps) {
  const { _ } = useLingui();
  if (result.state === 'loading') return null;
  if (result.state === 'failed') {
    return (
      <EmptyState title={_('faq.failed')} actions={<Button onClick={result.retry}>{_('faq.retry')}</Button>}>
        {_('faq.failed-hint')}
      </EmptyState>
    );
  }
  if (result.count === 0) {
    return (
      <EmptyState title={_('faq.empty')} actions={<Button onClick={onClear}>{_('faq.show-all')}</Button>}>
        {_('faq.empty-hint')}
      </EmptyState>
    );
  }
  return result.groups.map((group) => (
    <section key={group.id} aria-label={group.label} className="max-w-measure">
      <h2 className="mb-2 text-section font-strong">{group.label}</h2>
      <QuestionList questions={group.questions} facts={group.facts} />
    </section>
  ));
}
