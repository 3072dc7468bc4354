import { CODE_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { sendCode, verifyEmail } from '../../queries/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { failureWords } from '../../features/account-forms/auth-words.ts';
import { checkCode, checkEmail, plainCode } from '../../features/account-forms/check-fields.ts';
import { CodeField, EmailField } from '../../features/account-forms/fields.tsx';
import { MistakeSummary } from '../../features/account-forms/mistake-summary.tsx';
import { useAuthForm } from '../../features/account-forms/use-auth-form.ts';

const IDS = { email: 'verify-email', code: 'verify-code' } as const;

/** AUTH-8: the code that came by mail confirms the address and signs in. */
export function VerifyForm() {
  const { _ } = useLingui();
  const api = useApi();
  const toLocale = useLocalePath();
  const arrive = useArrive();
  const { state, search } = useLocation() as { state: { email?: string } | null; search: string };
  const [isSentAgain, setSentAgain] = useState(false);
  const { values, change, mistakes, failure, setFailure, isSending, submit } = useAuthForm({
    initial: { email: state?.email ?? '', code: '' },
    check: ({ email, code }) => ({ email: checkEmail(email), code: checkCode(code) }),
    send: async ({ email, code }) => {
      await verifyEmail(api, { email, code: plainCode(code), type: 'signup' });
      await arrive(search.includes('next=') ? undefined : toLocale('/auth/onboarding'));
    },
    fallback: 'account.failed.verify',
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  async function sendAgain(): Promise<void> {
    setSentAgain(false);
    setFailure(null);
    const wrong = checkEmail(values.email);
    if (wrong) return setFailure(wrong);
    try {
      await sendCode(api, { email: values.email });
      setSentAgain(true);
    } catch (error) {
      setFailure(failureWords(error, 'account.failed.sendCode'));
    }
  }

  return (
    <form noValidate onSubmit={send} data-needs-script="" className="flex flex-col gap-5">
      <MistakeSummary
        mistakes={[
          [IDS.email, mistakes.email],
          [IDS.code, mistakes.code],
        ]}
        failure={failure}
        firstField={IDS.code}
      />
      {isSentAgain ? (
        <Notice role="status" tone="success">
          {_('account.verify.sentAgain')}
        </Notice>
      ) : null}
      <EmailField
        id={IDS.email}
        value={values.email}
        mistake={mistakes.email}
        onChange={(value) => change('email', value)}
      />
      <CodeField
        id={IDS.code}
        hint={_('account.verify.hint', { minutes: CODE_MINUTES })}
        value={values.code}
        mistake={mistakes.code}
        onChange={(value) => change('code', value)}
      />
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {_(isSending ? 'account.sending' : 'account.verify.confirm')}
      </Button>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" size="small" onClick={() => void sendAgain()}>
          {_('account.verify.again')}
        </Button>
        <Link to={toLocale('/auth/signup') + search} state={{ email: values.email }} className="text-link text-label">
          {_('account.verify.otherAddress')}
        </Link>
      </div>
    </form>
  );
}
