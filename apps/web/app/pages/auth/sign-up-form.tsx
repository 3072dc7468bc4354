import { USER_TYPES, type UserType } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { signUp } from '../../queries/accounts.ts';
import { Button } from '../../ui/button.tsx';
import { checkEmail, checkFullName, checkNewPassword } from '../../features/account-forms/check-fields.ts';
import { AccountPasswordField, EmailField, NameField } from '../../features/account-forms/fields.tsx';
import { MistakeSummary } from '../../features/account-forms/mistake-summary.tsx';
import { useAuthForm } from '../../features/account-forms/use-auth-form.ts';
import { UserTypeChoice } from '../../features/account-forms/user-type-choice.tsx';

const IDS = { fullName: 'sign-up-name', email: 'sign-up-email', password: 'sign-up-password' } as const;

/** AUTH-2: begins an account; the code that comes by mail ends it. */
export function SignUpForm() {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: { email?: string } | null; search: string };
  const [userType, setUserType] = useState<UserType>(USER_TYPES[0]);
  const { values, change, mistakes, failure, isSending, submit } = useAuthForm({
    initial: { fullName: '', email: state?.email ?? '', password: '' },
    check: ({ fullName, email, password }) => ({
      fullName: checkFullName(fullName),
      email: checkEmail(email),
      password: checkNewPassword(password),
    }),
    send: async (given) => {
      await signUp(api, { ...given, userType, locale });
      await navigate(toLocale('/auth/verify-email-sent') + search, { state: { email: given.email.trim() } });
    },
    fallback: 'account.failed.signUp',
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <form noValidate onSubmit={send} data-needs-script="" className="flex flex-col gap-5">
      <MistakeSummary
        mistakes={[
          [IDS.fullName, mistakes.fullName],
          [IDS.email, mistakes.email],
          [IDS.password, mistakes.password],
        ]}
        failure={failure}
        firstField={IDS.email}
      />
      <NameField
        id={IDS.fullName}
        value={values.fullName}
        mistake={mistakes.fullName}
        onChange={(value) => change('fullName', value)}
      />
      <EmailField
        id={IDS.email}
        value={values.email}
        mistake={mistakes.email}
        onChange={(value) => change('email', value)}
      />
      <AccountPasswordField
        id={IDS.password}
        isNew
        value={values.password}
        mistake={mistakes.password}
        onChange={(value) => change('password', value)}
      />
      <UserTypeChoice value={userType} onChange={setUserType} />
      <p className="text-meta text-text-2">
        {_('account.signUp.terms')}{' '}
        <Link to={toLocale('/terms')} className="text-link">
          {_('shell.nav.terms')}
        </Link>
        {' · '}
        <Link to={toLocale('/privacy')} className="text-link">
          {_('shell.nav.privacy')}
        </Link>
      </p>
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {_(isSending ? 'account.sending' : 'account.signUp')}
      </Button>
      <p className="text-label">
        <Link to={toLocale('/auth/signin') + search} state={{ email: values.email }} className="text-link">
          {_('account.signIn.ask')}
        </Link>
      </p>
    </form>
  );
}
