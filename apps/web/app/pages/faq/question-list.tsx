import { useMemo } from 'react';
import { factsById } from '../../features/facts/fact-text.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import type { useOpenEntries } from '../../features/page-search/use-open-entries.ts';
import type { QuestionGroupView } from '../../queries/guide.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { type Question, QuestionAnswer } from './question-answer.tsx';

type QuestionListProps = Pick<QuestionGroupView, 'questions' | 'facts'> & {
  /** Which answers are open. Without it each question keeps its own state. */
  answers?: ReturnType<typeof useOpenEntries>;
};

/** Questions that open to their answers. */
export function QuestionList({ questions, facts, answers }: QuestionListProps) {
  const byId = useMemo(() => factsById(facts), [facts]);
  return questions.map((question) => (
    <Disclosure
      key={question.id}
      title={<QuestionTitle question={question} />}
      {...(answers
        ? {
            id: question.id,
            open: answers.isOpen(question.id),
            onToggle: (event) => answers.toggle(question.id, event.currentTarget.open),
          }
        : {})}
      className="scroll-mt-24"
      data-text-of={`question/${question.id}`}
      itemScope
      itemProp="mainEntity"
      itemType="https://schema.org/Question"
    >
      <QuestionAnswer question={question} facts={byId} />
    </Disclosure>
  ));
}

function QuestionTitle({ question }: { question: Question }) {
  return (
    <span itemProp="name" data-part="title" {...useTextLanguage(question.locale)}>
      {question.title}
    </span>
  );
}
