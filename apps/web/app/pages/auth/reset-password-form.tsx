import { useLingui } from '@lingui/react';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { resetPassword } from '../../queries/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { checkNewPassword } from '../../features/account-forms/check-fields.ts';
import { AccountPasswordField } from '../../features/account-forms/fields.tsx';
import { MistakeSummary } from '../../features/account-forms/mistake-summary.tsx';
import { useAuthForm } from '../../features/account-forms/use-auth-form.ts';

const PASSWORD = 'reset-password';

/** AUTH-7: a new password by the link of a mail. The token leaves the address bar at once, and with it the history. */
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
  const { values, change, mistakes, failure, isSending, submit } = useAuthForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: checkNewPassword(password) }),
    send: async ({ password }) => {
      await resetPassword(api, { token: token ?? '', password });
      await navigate(toLocale('/auth/signin'), { replace: true });
      showToast({ id: 'password-changed', tone: 'success', title: _('account.reset.done') });
    },
    fallback: 'account.failed.password',
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  const askAgain = (
    <Link to={toLocale('/auth/forgot-password')} className="text-link text-label">
      {_('account.reset.askAgain')}
    </Link>
  );
  if (!token) {
    return (
      <>
        <Notice tone="warning">{_('account.failed.link')}</Notice>
        <p>{askAgain}</p>
      </>
    );
  }
  return (
    <form noValidate onSubmit={send} data-needs-script="" className="flex flex-col gap-5">
      <MistakeSummary mistakes={[[PASSWORD, mistakes.password]]} failure={failure} firstField={PASSWORD} />
      <AccountPasswordField
        id={PASSWORD}
        isNew
        value={values.password}
        mistake={mistakes.password}
        onChange={(value) => change('password', value)}
      />
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {_(isSending ? 'account.sending' : 'account.reset.save')}
      </Button>
      <p>{askAgain}</p>
    </form>
  );
}
