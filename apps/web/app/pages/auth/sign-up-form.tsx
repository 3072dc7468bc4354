import { USER_TYPES, type UserType } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useRequestedPage } from '../../features/session/use-arrive.ts';
import { useLocale, useLocalePath } from '../../language/use-locale.ts';
import { signUp } from '../../queries/accounts.ts';
import {
  AccountForm,
  AccountPasswordField,
  EmailField,
  NameField,
  SubmitButton,
  useAccountForm,
} from '../../features/account-forms/account-form.tsx';
import { checkEmail, checkFullName, checkNewPassword } from '../../features/account-forms/check-fields.ts';
import { UserTypeChoice } from '../../features/account-forms/user-type-choice.tsx';

const EMAIL = 'sign-up-email';

/** AUTH-2: creates an account, which the code from a mail confirms. */
export function SignUpForm() {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: { email?: string } | null; search: string };
  const returnTo = useRequestedPage();
  const [userType, setUserType] = useState<UserType>(USER_TYPES[0]);
  const form = useAccountForm({
    fields: {
      fullName: { id: 'sign-up-name', check: checkFullName },
      email: { id: EMAIL, value: state?.email ?? '', check: checkEmail },
      password: { id: 'sign-up-password', check: checkNewPassword },
    },
    failureField: EMAIL,
    send: async (given) => {
      await signUp(api, { ...given, userType, locale, ...(returnTo && { returnTo }) });
      await navigate(toLocale('/auth/verify-email-sent') + search, { state: { email: given.email.trim() } });
    },
    fallback: 'account.failed.signUp',
  });

  return (
    <AccountForm form={form}>
      <NameField {...form.field('fullName')} />
      <EmailField {...form.field('email')} />
      <AccountPasswordField isNew {...form.field('password')} />
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
      <SubmitButton form={form} label="account.signUp" />
      <p className="text-label">
        <Link to={toLocale('/auth/signin') + search} state={{ email: form.values.email }} className="text-link">
          {_('account.signIn.ask')}
        </Link>
      </p>
    </AccountForm>
  );
}
