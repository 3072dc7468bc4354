import { useLingui } from '@lingui/react';
import { pageMeta } from '../../data/page-meta.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { AuthPage, NeedsScript } from './auth-page.tsx';
import { VerifyForm } from './verify-form.tsx';

const load = loadPrivatePage(['account'], async ({ translate }) => ({
  title: translate('account.verify'),
  description: translate('account.verify.promise'),
  isUnlisted: true,
}));

export { load as clientLoader, load as loader, pageMeta as meta };

export default function VerifyEmailSent() {
  const { _ } = useLingui();
  return (
    <AuthPage title={_('account.verify')} promise={_('account.verify.promise')}>
      <NeedsScript />
      <VerifyForm />
    </AuthPage>
  );
}
