import { DIGITAL_SOURCE_TYPES } from '@dalil/domain/provenance/digital-source-types.ts';
import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { CardBookmark } from '../../features/bookmarks/bookmark-button.tsx';
import { savedQuestion } from '../../features/bookmarks/saved-item-of.ts';
import type { FactsById } from '../../features/facts/fact-text.ts';
import { useTextLanguage } from '../../features/guide-cards/text-language.tsx';
import { Prose } from '../../features/prose/prose.tsx';
import { CheckTextButton } from '../../features/provenance/check-text-button.tsx';
import { LanguageNote, TextIn } from '../../features/prose/text-language.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import type { QuestionGroupView } from '../../queries/guide.ts';

export type Question = QuestionGroupView['questions'][number];

/** The answer of a question, its date and related pages. */
export function QuestionAnswer({ question, facts }: { question: Question; facts: FactsById }) {
  const { _ } = useLingui();
  const format = useFormat();
  return (
    <div className="flex flex-col gap-3" itemScope itemProp="acceptedAnswer" itemType="https://schema.org/Answer">
      <meta itemProp="digitalSourceType" content={DIGITAL_SOURCE_TYPES[question.provenance.method]} />
      <LanguageNote locale={question.locale} />
      <TextIn locale={question.locale}>
        <div itemProp="text">
          <Prose blocks={question.blocks} facts={facts} voice="plain" />
        </div>
      </TextIn>
      <div className="flex items-center justify-between gap-4">
        <p className="text-meta text-text-3">{_('item.meta.as-of', { date: format.asOf(question.asOf) })}</p>
        <CardBookmark item={savedQuestion(question)} />
      </div>
      <CheckTextButton item={{ kind: 'question', id: question.id }} />
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
