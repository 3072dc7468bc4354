import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { resetPassword } from '../../queries/accounts.ts';
import { Notice } from '../../ui/notice.tsx';
import {
  AccountForm,
  AccountPasswordField,
  SubmitButton,
  useAccountForm,
} from '../../features/account-forms/account-form.tsx';
import { checkNewPassword } from '../../features/account-forms/check-fields.ts';

/** AUTH-7: sets a new password with the link from a mail. The token is removed from the address bar and thus from the history. */
export function ResetPasswordForm() {
  const { _ } = useLingui();
  const api = useApi();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const showToast = useToast();
  const [search] = useSearchParams();
  const [token] = useState(search.get('token'));
  useEffect(() => {
    if (location.search) history.replaceState(history.state, '', location.pathname);
  }, []);
  const form = useAccountForm({
    fields: { password: { id: 'reset-password', check: checkNewPassword } },
    send: async ({ password }) => {
      await resetPassword(api, { token: token ?? '', password });
      await navigate(toLocale('/auth/signin'), { replace: true });
      showToast({ id: 'password-changed', tone: 'success', title: _('account.reset.done') });
    },
    fallback: 'account.failed.password',
  });

  const requestAgain = (
    <Link to={toLocale('/auth/forgot-password')} className="text-link text-label">
      {_('account.reset.askAgain')}
    </Link>
  );
  if (!token) {
    return (
      <>
        <Notice tone="warning">{_('account.failed.link')}</Notice>
        <p>{requestAgain}</p>
      </>
    );
  }
  return (
    <AccountForm form={form}>
      <AccountPasswordField isNew {...form.field('password')} />
      <SubmitButton form={form} label="account.reset.save" />
      <p>{requestAgain}</p>
    </AccountForm>
  );
}
