import { CODE_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { plainCode } from '@dalil/domain/language/digits.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useRequestedPage } from '../../features/session/use-arrive.ts';
import { useIsSignedIn } from '../../features/session/use-is-signed-in.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { sendCode, verifyEmail } from '../../queries/accounts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import {
  AccountForm,
  CodeField,
  EmailField,
  SubmitButton,
  useAccountForm,
} from '../../features/account-forms/account-form.tsx';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { checkCode, checkEmail } from '../../features/account-forms/check-fields.ts';
import { useArriveConfirmed } from './use-arrive-confirmed.ts';

const CODE = 'verify-code';

/** AUTH-8: the code from a mail confirms the address and signs in. */
export function VerifyForm() {
  const { _ } = useLingui();
  const api = useApi();
  const toLocale = useLocalePath();
  const arrive = useArriveConfirmed();
  const isSignedIn = useIsSignedIn();
  const returnTo = useRequestedPage();
  const goal = returnTo ?? toLocale('/auth/onboarding');
  const { state, search } = useLocation() as { state: { email?: string } | null; search: string };
  const [isSentAgain, setSentAgain] = useState(false);
  const form = useAccountForm({
    fields: {
      email: { id: 'verify-email', value: state?.email ?? '', check: checkEmail },
      code: { id: CODE, check: checkCode },
    },
    failureField: CODE,
    send: async ({ email, code }) => {
      const { hasPassword } = await verifyEmail(api, { email, code: plainCode(code), type: 'signup' });
      await arrive(hasPassword, goal);
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

  // Another tab has confirmed the address, or signed in.
  if (isSignedIn && !form.isSending)
    return (
      <>
        <Notice role="status" tone="success">
          {_('account.verify.signedIn')}
        </Notice>
        <p>
          <Link to={goal} className={buttonClass({ variant: 'primary' })}>
            {_('account.confirm.goOn')}
          </Link>
        </p>
      </>
    );
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
      <p className="text-label text-text-2">{_('account.confirm.hint')}</p>
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
