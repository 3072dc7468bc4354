import { ErrorLayout, HomeButton, SignInButton } from './error-layout.tsx';
import { useErrorWords } from './error-words.ts';

const TEXTS: Record<number, string> = {
  401: 'shell.error.unauthenticated',
  403: 'shell.error.forbidden',
  404: 'shell.error.notFoundHint',
  500: 'shell.error.server',
};

/** ERR-1: the page of an answer that is not the one asked for. */
export function StatusPage({ status, statusText }: { status: number; statusText: string }) {
  const say = useErrorWords();
  const text = TEXTS[status];
  return (
    <ErrorLayout title={say(status === 404 ? 'shell.error.notFound' : 'shell.error.oops') ?? ''}>
      <p className="text-text-2">{text ? say(text) : statusText || say('shell.error.generic')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {status === 401 ? <SignInButton label={say('shell.account.signIn') ?? ''} /> : null}
        <HomeButton label={say('shell.error.goToHomepage') ?? ''} isPrimary={status !== 401} />
      </div>
    </ErrorLayout>
  );
}
