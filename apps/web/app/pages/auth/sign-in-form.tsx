import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { signIn } from '../../queries/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { checkEmail, checkPresent } from '../../features/account-forms/check-fields.ts';
import { AccountPasswordField, EmailField } from '../../features/account-forms/fields.tsx';
import { MistakeSummary } from '../../features/account-forms/mistake-summary.tsx';
import { useAuthForm } from '../../features/account-forms/use-auth-form.ts';
import { PasskeyButton } from './passkey-button.tsx';

const EMAIL = 'sign-in-email';
const PASSWORD = 'sign-in-password';

/** AUTH-3, AUTH-4: signs in with a password; the address is carried to the pages that ask for it again. */
export function SignInForm({ onSecondFactor }: { onSecondFactor: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: { email?: string } | null; search: string };
  const arrive = useArrive();
  const [rememberMe, setRememberMe] = useState(false);
  const { values, change, mistakes, failure, setFailure, isSending, submit } = useAuthForm({
    initial: { email: state?.email ?? '', password: '' },
    check: ({ email, password }) => ({
      email: checkEmail(email),
      password: checkPresent(password, 'account.password.missing'),
    }),
    send: async ({ email, password }) => {
      try {
        const answer = await signIn(api, { email, password, rememberMe });
        if (answer.state === 'second_factor') onSecondFactor();
        else await arrive();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'email_not_verified')) throw error;
        await navigate(toLocale('/auth/verify-email-sent') + search, { state: { email } });
      }
    },
    fallback: 'account.failed.signIn',
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <form noValidate onSubmit={send} data-needs-script="" className="flex flex-col gap-5">
      <MistakeSummary
        mistakes={[
          [EMAIL, mistakes.email],
          [PASSWORD, mistakes.password],
        ]}
        failure={failure}
        firstField={EMAIL}
      />
      <EmailField
        id={EMAIL}
        value={values.email}
        mistake={mistakes.email}
        onChange={(value) => change('email', value)}
      />
      <AccountPasswordField
        id={PASSWORD}
        isNew={false}
        value={values.password}
        mistake={mistakes.password}
        onChange={(value) => change('password', value)}
      />
      <CheckboxRow
        label={_('account.rememberMe')}
        hint={_('account.rememberMe.hint')}
        checked={rememberMe}
        onChange={(event) => setRememberMe(event.currentTarget.checked)}
      />
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {_(isSending ? 'account.sending' : 'account.signIn')}
      </Button>
      <PasskeyButton rememberMe={rememberMe} onFailure={setFailure} />
      <ul className="flex flex-col gap-2 text-label">
        <li>
          <Link to={toLocale('/auth/forgot-password')} state={{ email: values.email }} className="text-link">
            {_('account.forgot.ask')}
          </Link>
        </li>
        <li>
          <Link to={toLocale('/auth/signup') + search} state={{ email: values.email }} className="text-link">
            {_('account.signUp.ask')}
          </Link>
        </li>
      </ul>
    </form>
  );
}
