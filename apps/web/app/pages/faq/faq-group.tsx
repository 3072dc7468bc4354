import { useLingui } from '@lingui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { CardBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedQuestion } from '../../features/bookmarks/saved-item-of.ts';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { Prose } from '../../features/prose/prose.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { Question, QuestionGroupView } from './faq-view.ts';
import type { useOpenEntries } from '../../features/page-search/use-open-entries.ts';

type FaqGroupProps = {
  group: QuestionGroupView;
  facts: FactsById;
  /** The questions a search left; null while there is none. */
  found: ReadonlySet<string> | null;
  answers: ReturnType<typeof useOpenEntries>;
};

/** A group of questions. What a search leaves out is hidden, not removed, so that an open answer stays open. */
export function FaqGroup({ group, facts, found, answers }: FaqGroupProps) {
  const titleId = useId();
  const isFound = (id: string) => found === null || found.has(id);
  return (
    <section
      data-read=""
      aria-labelledby={titleId}
      hidden={!group.questions.some(({ id }) => isFound(id))}
      className="max-w-measure"
    >
      <h2 id={titleId} className="mb-2 text-section font-strong">
        {group.label}
      </h2>
      {group.questions.map((question) => (
        <Disclosure
          key={question.id}
          id={question.id}
          title={<QuestionTitle question={question} />}
          hidden={!isFound(question.id)}
          open={answers.isOpen(question.id)}
          onToggle={(event) => answers.toggle(question.id, event.currentTarget.open)}
          className="scroll-mt-24"
        >
          <Answer question={question} facts={facts} />
        </Disclosure>
      ))}
    </section>
  );
}

function QuestionTitle({ question }: { question: Question }) {
  return <span {...useTextLanguage(question.locale)}>{question.title}</span>;
}

function Answer({ question, facts }: { question: Question; facts: FactsById }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-3">
      <LanguageNote locale={question.locale} />
      <TextIn locale={question.locale}>
        <Prose blocks={question.blocks} facts={facts} voice="plain" />
      </TextIn>
      <div className="flex items-center justify-between gap-4">
        <p className="text-meta text-text-3">{_('item.meta.as-of', { date: format.asOf(question.asOf) })}</p>
        <CardBookmark item={savedQuestion(question)} />
      </div>
      {question.related.length > 0 ? <ReadOn related={question.related} /> : null}
    </div>
  );
}

function ReadOn({ related }: Pick<Question, 'related'>) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <div>
      <h4 className="text-label font-semibold text-text">{_('faq.related')}</h4>
      <ul className="flex flex-wrap gap-x-5">
        {related.map(({ href, title, locale }) => (
          <li key={href}>
            <RelatedLink href={toLocale(href)} title={title} locale={locale} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function RelatedLink({ href, title, locale }: Question['related'][number]) {
  return (
    <Link to={href} className="text-link inline-flex min-h-8 items-center text-label" {...useTextLanguage(locale)}>
      {title}
    </Link>
  );
}
