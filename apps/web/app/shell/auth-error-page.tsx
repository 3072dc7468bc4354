import { useLocation } from 'react-router';
import { buttonClass } from '../ui/button.tsx';
import { ErrorLayout, HomeButton } from './error-layout.tsx';
import { useErrorWords } from './error-words.ts';

/** ERR-4: refreshing is a plain link, so that it works without scripts too. */
export function AuthErrorPage() {
  const say = useErrorWords();
  const { pathname, search } = useLocation();
  return (
    <ErrorLayout title={say('shell.error.oops') ?? ''}>
      <p className="text-text-2">{say('shell.error.session')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <a href={pathname + search} className={buttonClass({ variant: 'primary' })}>
          {say('shell.error.refresh')}
        </a>
        <HomeButton label={say('shell.error.goToHomepage') ?? ''} />
      </div>
    </ErrorLayout>
  );
}
