import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { pageMeta } from '../../data/page-meta.ts';
import { ProviderButtons } from '../../features/account-forms/provider-buttons.tsx';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { providersQuery } from '../../queries/members.ts';
import { AuthPage, NeedsScript } from './auth-page.tsx';
import { SessionEnded } from './session-ended.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

const load = loadPrivatePage(['account'], async ({ translate, api, prefetch }) => {
  await prefetch(providersQuery(api));
  return {
    title: translate('account.signIn'),
    description: translate('account.signIn.promise'),
    isUnlisted: true,
  };
});

export { load as clientLoader, load as loader, pageMeta as meta };

export default function SignIn() {
  const { _ } = useLingui();
  const [isCodeRequested, setCodeRequested] = useState(false);
  if (isCodeRequested) {
    return (
      <AuthPage title={_('account.secondFactor')} promise={_('account.secondFactor.promise')}>
        <SecondFactorForm onExpired={() => setCodeRequested(false)} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={_('account.signIn')} promise={_('account.signIn.promise')}>
      <NeedsScript />
      <SessionEnded />
      <SignInForm onSecondFactor={() => setCodeRequested(true)} />
      <ProviderButtons />
    </AuthPage>
  );
}
