import { RESET_LINK_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { forgotPassword } from '../../queries/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { checkEmail } from '../../features/account-forms/check-fields.ts';
import { EmailField } from '../../features/account-forms/fields.tsx';
import { MistakeSummary } from '../../features/account-forms/mistake-summary.tsx';
import { useAuthForm } from '../../features/account-forms/use-auth-form.ts';

const EMAIL = 'forgot-email';

/** AUTH-7: asks for a link; the answer is the same whether or not the address has an account. */
export function ForgotPasswordForm() {
  const { _ } = useLingui();
  const api = useApi();
  const toLocale = useLocalePath();
  const { state } = useLocation() as { state: { email?: string } | null };
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { values, change, mistakes, failure, isSending, submit } = useAuthForm({
    initial: { email: state?.email ?? '' },
    check: ({ email }) => ({ email: checkEmail(email) }),
    send: async ({ email }) => {
      await forgotPassword(api, { email });
      setSentTo(email.trim());
    },
    fallback: 'account.failed.reset',
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <form noValidate onSubmit={send} data-needs-script="" className="flex flex-col gap-5">
      <MistakeSummary mistakes={[[EMAIL, mistakes.email]]} failure={failure} firstField={EMAIL} />
      {sentTo === null ? null : (
        <Notice role="status" tone="success" title={_('account.forgot.sent', { email: isolate(sentTo) })}>
          {_('account.forgot.sentHint', { minutes: RESET_LINK_MINUTES })}
        </Notice>
      )}
      <EmailField
        id={EMAIL}
        value={values.email}
        mistake={mistakes.email}
        onChange={(value) => change('email', value)}
      />
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {_(isSending ? 'account.sending' : 'account.forgot.send')}
      </Button>
      <p className="text-label">
        <Link to={toLocale('/auth/signin')} state={{ email: values.email }} className="text-link">
          {_('account.signIn.back')}
        </Link>
      </p>
    </form>
  );
}
