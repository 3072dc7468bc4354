import { CODE_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useArrive, useRequestedPage } from '../../features/session/use-arrive.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { sendCode, verifyEmail } from '../../queries/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import {
  AccountForm,
  CodeField,
  EmailField,
  SubmitButton,
  useAccountForm,
} from '../../features/account-forms/account-form.tsx';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { checkCode, checkEmail, plainCode } from '../../features/account-forms/check-fields.ts';

const CODE = 'verify-code';

/** AUTH-8: the code from a mail confirms the address and signs in. */
export function VerifyForm() {
  const { _ } = useLingui();
  const api = useApi();
  const toLocale = useLocalePath();
  const arrive = useArrive();
  const returnTo = useRequestedPage();
  const { state, search } = useLocation() as { state: { email?: string } | null; search: string };
  const [isSentAgain, setSentAgain] = useState(false);
  const form = useAccountForm({
    fields: {
      email: { id: 'verify-email', value: state?.email ?? '', check: checkEmail },
      code: { id: CODE, check: checkCode },
    },
    failureField: CODE,
    send: async ({ email, code }) => {
      await verifyEmail(api, { email, code: plainCode(code), type: 'signup' });
      await arrive(search.includes('next=') ? undefined : toLocale('/auth/onboarding'));
    },
    fallback: 'account.failed.verify',
  });

  async function sendAgain(): Promise<void> {
    setSentAgain(false);
    const { email } = form.values;
    const wrong = checkEmail(email);
    form.setFailure(wrong ?? null);
    if (wrong) return;
    try {
      await sendCode(api, { email, ...(returnTo && { returnTo }) });
      setSentAgain(true);
    } catch (error) {
      form.setFailure(failureMessage(error, 'account.failed.sendCode'));
    }
  }

  return (
    <AccountForm form={form}>
      {isSentAgain ? (
        <Notice role="status" tone="success">
          {_('account.verify.sentAgain')}
        </Notice>
      ) : null}
      <EmailField {...form.field('email')} />
      <CodeField hint={_('account.verify.hint', { minutes: CODE_MINUTES })} {...form.field('code')} />
      <SubmitButton form={form} label="account.verify.confirm" />
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" size="small" onClick={() => void sendAgain()}>
          {_('account.verify.again')}
        </Button>
        <Link
          to={toLocale('/auth/signup') + search}
          state={{ email: form.values.email }}
          className="text-link text-label"
        >
          {_('account.verify.otherAddress')}
        </Link>
      </div>
    </AccountForm>
  );
}
