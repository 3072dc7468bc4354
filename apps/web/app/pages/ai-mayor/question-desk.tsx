import { useLingui } from '@lingui/react';
import { type SubmitEvent, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { controlClass } from '../../ui/control-class.ts';

const TOPICS = ['driving', 'visas', 'home', 'transport', 'beaches', 'rules'] as const;
const PER_TOPIC = [1, 2] as const;

/** A field for any question, and examples by topic. Both open the chat, which asks the question. */
export function QuestionDesk() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const id = useId();
  const hrefOf = (question: string) => `${toLocale('/chat')}?${new URLSearchParams({ q: question, send: '1' })}`;

  function ask(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const asked = new FormData(event.currentTarget).get('q');
    const question = typeof asked === 'string' ? asked.trim() : '';
    void navigate(question === '' ? toLocale('/chat') : hrefOf(question), { state: { isSubmitted: true } });
  }

  return (
    <div className="flex flex-col gap-5">
      <noscript>
        <p className="text-label">{_('mayor.desk.script')}</p>
      </noscript>
      <form action={toLocale('/chat')} data-needs-script="" className="flex max-w-measure gap-2" onSubmit={ask}>
        <input type="hidden" name="send" value="1" />
        <input
          name="q"
          dir="auto"
          autoComplete="off"
          enterKeyHint="send"
          aria-label={_('mayor.desk.field')}
          placeholder={_('mayor.desk.field')}
          className={`${controlClass} min-w-0 text-start`}
        />
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          {_('mayor.desk.send')}
        </button>
      </form>
      <div className="grid gap-x-8 gap-y-5 medium:grid-cols-2">
        {TOPICS.map((topic) => (
          <section key={topic} aria-labelledby={`${id}-${topic}`}>
            <h3 id={`${id}-${topic}`} className="text-label font-semibold text-text-2">
              {_(`mayor.topic.${topic}`)}
            </h3>
            <ul>
              {PER_TOPIC.map((at) => {
                const question = _(`mayor.question.${topic}${at}`);
                return (
                  <li key={at} className="border-b border-line">
                    <Link
                      to={hrefOf(question)}
                      state={{ isSubmitted: true }}
                      className="text-link flex min-h-11 items-center py-2 text-ui"
                    >
                      {question}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
