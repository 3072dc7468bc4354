import { useLingui } from '@lingui/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { useArrive, useRequestedPage } from '../../features/session/use-arrive.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { signIn } from '../../queries/accounts.ts';
import { beginPasskeyEntry, enterByPasskey } from '../../queries/passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxRow } from '../../ui/checkbox-row.tsx';
import { Notice } from '../../ui/notice.tsx';
import {
  AccountForm,
  AccountPasswordField,
  EmailField,
  SubmitButton,
  useAccountForm,
} from '../../features/account-forms/account-form.tsx';
import { failureMessage, type Message } from '../../features/account-forms/auth-messages.ts';
import { signWithPasskey, usePasskeySupport } from '../../features/account-forms/browser-passkeys.ts';
import { checkEmail, checkPresent } from '../../features/account-forms/check-fields.ts';
import { UnlockOffer } from './unlock-offer.tsx';
import { useUnlockToken } from './use-unlock-token.ts';
import { useSecureContext } from '../../features/connection/use-secure-context.ts';

/** AUTH-3, AUTH-4: signs in with a password. The address is passed to the pages that need it again. */
export function SignInForm({ onSecondFactor }: { onSecondFactor: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const toLocale = useLocalePath();
  const navigate = useNavigate();
  const { state, search } = useLocation() as { state: { email?: string } | null; search: string };
  const arrive = useArrive();
  const returnTo = useRequestedPage();
  const [rememberMe, setRememberMe] = useState(false);
  const unlockToken = useUnlockToken();
  const form = useAccountForm({
    fields: {
      email: { id: 'sign-in-email', value: state?.email ?? '', check: checkEmail },
      password: { id: 'sign-in-password', check: checkPresent('account.password.missing') },
    },
    send: async ({ email, password }) => {
      try {
        const more = { ...(unlockToken && { unlockToken }), ...(returnTo && { returnTo }) };
        const answer = await signIn(api, { email, password, rememberMe, ...more });
        if (answer.state === 'second_factor') onSecondFactor();
        else await arrive();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'email_not_verified')) throw error;
        await navigate(toLocale('/auth/verify-email-sent') + search, { state: { email } });
      }
    },
    fallback: 'account.failed.signIn',
  });

  return (
    <AccountForm form={form}>
      {unlockToken ? <Notice>{_('account.unlock.ready')}</Notice> : null}
      <EmailField {...form.field('email')} />
      <AccountPasswordField {...form.field('password')} />
      <CheckboxRow
        label={_('account.rememberMe')}
        hint={_('account.rememberMe.hint')}
        checked={rememberMe}
        onChange={(event) => setRememberMe(event.currentTarget.checked)}
      />
      <SubmitButton form={form} label="account.signIn" />
      {form.formError === 'too_many_requests' ? <UnlockOffer email={form.values.email} /> : null}
      <PasskeyButton rememberMe={rememberMe} onFailure={form.setFailure} />
      <ul className="flex flex-col gap-2 text-label">
        <li>
          <Link
            to={toLocale('/auth/forgot-password')}
            state={{ email: form.values.email }}
            className="text-link inline-flex min-h-6 items-center"
          >
            {_('account.forgot.ask')}
          </Link>
        </li>
        <li>
          <Link
            to={toLocale('/auth/signup') + search}
            state={{ email: form.values.email }}
            className="text-link inline-flex min-h-6 items-center"
          >
            {_('account.signUp.ask')}
          </Link>
        </li>
      </ul>
    </AccountForm>
  );
}

type PasskeyButtonProps = { rememberMe: boolean; onFailure: (failure: Message | null) => void };

/** AUTH-13: signs in with a passkey, without an address. Renders nothing where the browser has no support. */
function PasskeyButton({ rememberMe, onFailure }: PasskeyButtonProps) {
  const { _ } = useLingui();
  const api = useApi();
  const arrive = useArrive();
  const [isBusy, setBusy] = useState(false);
  const isSupported = usePasskeySupport();
  const isSecure = useSecureContext();
  if (!isSecure) return <p className="text-label text-text-2">{_('account.passkey.insecure')}</p>;
  if (isSupported === false) return null;

  async function enter(): Promise<void> {
    if (isBusy) return;
    onFailure(null);
    setBusy(true);
    try {
      const { options } = await beginPasskeyEntry(api);
      const { response, ...credential } = await signWithPasskey(options);
      const userHandle = response.userHandle ?? '';
      await enterByPasskey(api, {
        credential: { ...credential, type: 'public-key', response: { ...response, userHandle } },
        rememberMe,
      });
      await arrive();
    } catch (error) {
      onFailure(failureMessage(error, 'account.failed.signIn'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button aria-disabled={isBusy} onClick={() => void enter()}>
      <KeyRound aria-hidden className="icon-small" />
      {_(isBusy ? 'account.sending' : 'account.passkey.signIn')}
    </Button>
  );
}
