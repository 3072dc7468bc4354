import { useLingui } from '@lingui/react';
import { pageMeta } from '../../data/page-meta.ts';
import { ProviderButtons } from '../../features/account-forms/provider-buttons.tsx';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { providersQuery } from '../../queries/members.ts';
import { AuthPage, NeedsScript } from './auth-page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const load = loadPrivatePage(['account'], async ({ translate, api, prefetch }) => {
  await prefetch(providersQuery(api));
  return {
    title: translate('account.signUp'),
    description: translate('account.signUp.promise'),
    isUnlisted: true,
  };
});

export { load as clientLoader, load as loader, pageMeta as meta };

export default function SignUp() {
  const { _ } = useLingui();
  return (
    <AuthPage title={_('account.signUp')} promise={_('account.signUp.promise')}>
      <NeedsScript />
      <SignUpForm />
      <ProviderButtons />
    </AuthPage>
  );
}
