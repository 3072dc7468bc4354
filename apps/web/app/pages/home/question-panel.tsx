import { useLingui } from '@lingui/react';
import type { SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import { buttonClass } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip-class.ts';
import { controlClass } from '../../ui/control-class.ts';
import { AyyanStar } from '../../ui/star-mark.tsx';

const CHIPS = ['guide.home.ask.chip1', 'guide.home.ask.chip2', 'guide.home.ask.chip3'] as const;

/**
 * A question to Ayyan from the home page. The chat requires scripts; before hydration the form passes the question in the
 * address.
 */
export function QuestionPanel() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const hrefOf = (question: string) => `${toLocale('/chat')}?${new URLSearchParams({ q: question, send: '1' })}`;

  function sendQuestion(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const question = new FormData(event.currentTarget).get('q');
    const text = typeof question === 'string' ? question.trim() : '';
    void navigate(text === '' ? toLocale('/chat') : hrefOf(text), { state: { isSubmitted: true } });
  }

  return (
    <section aria-labelledby="ask-ayyan" data-needs-script="" className="border-t border-line py-8 wide:py-10">
      <div className="flex flex-col gap-4 rounded-dialog bg-ayyan-soft p-5 high-contrast:border-2 wide:flex-row wide:items-center wide:gap-10 wide:p-8">
        <div className="flex flex-col gap-1 wide:flex-1">
          <h2 id="ask-ayyan" className="flex items-center gap-3 text-section font-strong">
            <AyyanStar className="size-6" />
            {_('guide.home.ask')}
          </h2>
          <p className="text-label text-text-2">{_('guide.home.ask.text')}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-3 wide:flex-1">
          <form action={toLocale('/chat')} className="flex gap-2" onSubmit={sendQuestion}>
            <input type="hidden" name="send" value="1" />
            <input
              name="q"
              dir="auto"
              autoComplete="off"
              enterKeyHint="send"
              aria-label={_('guide.home.ask.field')}
              placeholder={_('guide.home.ask.field')}
              className={`${controlClass} min-w-0 text-start`}
            />
            <button type="submit" className={buttonClass({ variant: 'primary' })}>
              {_('guide.home.ask.send')}
            </button>
          </form>
          <ul className="flex flex-wrap gap-2">
            {CHIPS.map((chip) => (
              <li key={chip}>
                <Link to={hrefOf(_(chip))} state={{ isSubmitted: true }} className={`${chipClass()} max-w-full`}>
                  <span className="min-w-0 whitespace-normal">{_(chip)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
