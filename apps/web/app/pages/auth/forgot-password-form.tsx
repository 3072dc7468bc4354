import { RESET_LINK_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { forgotPassword } from '../../queries/accounts.ts';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm, EmailField, SubmitButton, useAccountForm } from '../../features/account-forms/account-form.tsx';
import { checkEmail } from '../../features/account-forms/check-fields.ts';

/** AUTH-7: requests a link; the answer is the same whether or not the address has an account. */
export function ForgotPasswordForm() {
  const { _ } = useLingui();
  const api = useApi();
  const toLocale = useLocalePath();
  const { state } = useLocation() as { state: { email?: string } | null };
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    fields: { email: { id: 'forgot-email', value: state?.email ?? '', check: checkEmail } },
    send: async ({ email }) => {
      await forgotPassword(api, { email });
      setSentTo(email.trim());
    },
    fallback: 'account.failed.reset',
  });

  return (
    <AccountForm form={form}>
      {sentTo === null ? null : (
        <Notice role="status" tone="success" title={_('account.forgot.sent', { email: isolate(sentTo) })}>
          {_('account.forgot.sentHint', { minutes: RESET_LINK_MINUTES })}
        </Notice>
      )}
      <EmailField {...form.field('email')} />
      <SubmitButton form={form} label="account.forgot.send" />
      <p className="text-label">
        <Link to={toLocale('/auth/signin')} state={{ email: form.values.email }} className="text-link">
          {_('account.signIn.back')}
        </Link>
      </p>
    </AccountForm>
  );
}
