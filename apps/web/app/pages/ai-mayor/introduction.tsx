import { useLingui } from '@lingui/react';
import { Check, X } from 'lucide-react';
import { Link } from 'react-router';
import { ListenButton } from '../../features/speech/listen-button.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { AyyanStar } from '../../ui/star-mark.tsx';

const STATEMENTS = [
  { key: 'mayor.not.official', Icon: X, tone: 'text-danger' },
  { key: 'mayor.not.face', Icon: X, tone: 'text-danger' },
  { key: 'mayor.is.sourced', Icon: Check, tone: 'text-success' },
  { key: 'mayor.is.people', Icon: Check, tone: 'text-success' },
  { key: 'mayor.is.public', Icon: Check, tone: 'text-success' },
] as const;

/** What the page is and what it is not, before anything else, because its name could be taken for an office. */
export function Introduction() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <header className="grid gap-6 rounded-dialog bg-ayyan-soft p-5 high-contrast:border-2 wide:grid-cols-2 wide:items-center wide:gap-10 wide:p-8">
      <div className="flex min-w-0 flex-col gap-3">
        <p className="flex items-center gap-2 self-start rounded-pill bg-surface px-3 py-1 text-meta font-semibold high-contrast:border-2">
          <AyyanStar />
          {_('mayor.label')}
        </p>
        <div className="flex items-start justify-between gap-3 wide:justify-start">
          <h1 data-read="" className="headline text-title">
            {_('mayor.title')}
          </h1>
          <ListenButton isIcon />
        </div>
        <p data-read="" className="measure text-ui text-text-2">
          {_('mayor.promise')}
        </p>
      </div>
      <section
        aria-label={_('mayor.what')}
        className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 text-label"
      >
        <ul className="flex flex-col gap-3">
          {STATEMENTS.map(({ key, Icon, tone }) => (
            <li key={key} className="flex items-start gap-3">
              <Icon aria-hidden className={`icon mt-px ${tone}`} />
              <span data-read="">{_(key)}</span>
            </li>
          ))}
        </ul>
        <Link to={toLocale('/how-we-use-ai')} className="text-link inline-flex min-h-6 items-center self-start">
          {_('mayor.ai')}
        </Link>
      </section>
    </header>
  );
}
