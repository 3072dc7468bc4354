import { useLingui } from '@lingui/react';
import { pageMeta } from '../../data/page-meta.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { AuthPage, NeedsScript } from './auth-page.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const load = loadPrivatePage(['account'], async ({ translate }) => ({
  title: translate('account.reset'),
  description: translate('account.reset.promise'),
  isUnlisted: true,
}));

export { load as clientLoader, load as loader, pageMeta as meta };

export default function ResetPassword() {
  const { _ } = useLingui();
  return (
    <AuthPage title={_('account.reset')} promise={_('account.reset.promise')}>
      <NeedsScript />
      <ResetPasswordForm />
    </AuthPage>
  );
}
