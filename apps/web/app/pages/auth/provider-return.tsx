import { returnPath } from '@dalil/domain/accounts/return-path.ts';
import { localePath } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import { useLocale } from '../../language/use-locale.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';

/**
 * AUTH-5: where providers redirect to. With a session the user continues; without one the page reports the failure and offers a
 * retry.
 */
export function ProviderReturn() {
  const { _ } = useLingui();
  const { data: session } = useSuspenseQuery(sessionQuery(useApi()));
  const locale = useLocale();
  const arrive = useArrive();
  const [search] = useSearchParams();
  const isSignedIn = session.actor.kind === 'user';
  const goOn = useEffectEvent(() => void arrive(returnPath(search.get('returnTo'), localePath(locale, '/'))));
  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn]);
  return (
    <AuthPage title={_('account.callback')}>
      {isSignedIn ? (
        <p role="status">{_('account.callback.promise')}</p>
      ) : (
        <>
          <Notice tone="danger">{_('account.failed.provider')}</Notice>
          <p>
            <Link to={localePath(locale, '/auth/signin')} className={buttonClass({ variant: 'primary' })}>
              {_('account.signIn')}
            </Link>
          </p>
        </>
      )}
    </AuthPage>
  );
}
