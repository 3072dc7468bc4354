import { useLingui } from '@lingui/react';
import { pageMeta } from '../../data/page-meta.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { AuthPage, NeedsScript } from './auth-page.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

const load = loadPrivatePage(['account'], async ({ translate }) => ({
  title: translate('account.forgot'),
  description: translate('account.forgot.promise'),
  isUnlisted: true,
}));

export { load as clientLoader, load as loader, pageMeta as meta };

export default function ForgotPassword() {
  const { _ } = useLingui();
  return (
    <AuthPage title={_('account.forgot')} promise={_('account.forgot.promise')}>
      <NeedsScript />
      <ForgotPasswordForm />
    </AuthPage>
  );
}
