import type { QuestionSubject } from '@dalil/assistant/answer.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { assistantStateQuery } from '../../queries/assistant.ts';

const ABILITIES = ['facts', 'services', 'day', 'places'] as const;
const STARTERS = ['first', 'second', 'third', 'fourth'] as const;
/** Starter questions about the page the user came from, by its type. */
const ABOUT_STARTERS = ['first', 'second', 'third'] as const;
const EXAMPLE_QUESTIONS = {
  place: 'place',
  service: 'service',
  event: 'event',
  neighbourhood: 'neighbourhood',
  article: 'text',
  question: 'text',
  fact: 'text',
  collection: 'text',
} as const;

type ChatStartProps = { about: QuestionSubject | null; onQuestion: (question: string) => void };

/** Displayed before the first question: what Ayyan can do, example questions, and how questions are processed. */
export function ChatStart({ about, onQuestion }: ChatStartProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { data } = useQuery({ ...assistantStateQuery(useApi()), retry: false });
  const model = data?.name;
  const questions = about
    ? ABOUT_STARTERS.map((at) => _(`chat.about.${EXAMPLE_QUESTIONS[about.kind]}.${at}`))
    : STARTERS.map((at) => _(`chat.starter.${at}`));
  return (
    <div className="flex flex-col gap-8 py-6">
      <div className="flex flex-col gap-3">
        <h2 className="headline text-heading">{_('chat.start.title')}</h2>
        <ul className="flex flex-col gap-1 text-ui text-text-2">
          {ABILITIES.map((ability) => (
            <li key={ability} className="flex items-baseline gap-3">
              <span aria-hidden data-star="" className="star-clip size-3 shrink-0 bg-ayyan-mark" />
              {_(`chat.ability.${ability}`)}
            </li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="chat-starters" data-needs-script="" className="flex flex-col gap-2">
        <h2 id="chat-starters" className="text-label font-semibold">
          {_(about ? 'chat.start.about' : 'chat.start.try')}
        </h2>
        <ul className="border-t border-line">
          {questions.map((question) => (
            <li key={question} className="border-b border-line">
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 py-2 text-start text-ui font-medium underline-offset-4 hover:underline"
                onClick={() => onQuestion(question)}
              >
                <span className="grow">{question}</span>
                <ArrowRight aria-hidden className="icon-small shrink-0 flip-rtl text-text-3" />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <p className="text-label text-text-2">
        {_('chat.privacy')} {_('chat.privacy.device')}{' '}
        {model ? `${_('chat.privacy.model', { name: isolate(model) })} ` : null}
        <Link to={toLocale('/privacy')} className="text-link">
          {_('chat.privacy.more')}
        </Link>{' '}
        <Link to={toLocale('/how-we-use-ai')} className="text-link">
          {_('shell.nav.howWeUseAi')}
        </Link>
      </p>
    </div>
  );
}
