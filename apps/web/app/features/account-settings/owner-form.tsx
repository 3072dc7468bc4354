import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { forgotPassword, sessionQuery } from '../../queries/accounts.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import {
  type AccountFormState,
  AccountPasswordField,
  type FieldProps,
  InlineForm,
  type InlineFormProps,
  useAccountForm,
} from '../account-forms/account-form.tsx';
import { failureMessage, type Message } from '../account-forms/auth-messages.ts';
import { checkPresent } from '../account-forms/check-fields.ts';

type OwnerFormProps = InlineFormProps & {
  form: AccountFormState & { formError: string | null; field: (name: 'password') => FieldProps };
};

/** A form that requires the password, because only the owner of the account may send it. */
export function OwnerForm({ form, children, ...rest }: OwnerFormProps) {
  return (
    <InlineForm form={form} {...rest}>
      <SignInAgain formError={form.formError} />
      {children}
      <AccountPasswordField {...form.field('password')} />
    </InlineForm>
  );
}

type PasswordFormProps = {
  id: string;
  hint?: string;
  /** The message of the submit button. */
  label: string;
  variant?: ButtonLook['variant'];
  fallback: string;
  send: (password: string) => Promise<void>;
  onCancel: () => void;
};

/** A form with only the password. */
export function PasswordForm({ id, hint, label, variant, fallback, send, onCancel }: PasswordFormProps) {
  const { _ } = useLingui();
  const form = useAccountForm({
    fields: { password: { id, check: checkPresent('account.password.missing') } },
    send: ({ password }) => send(password),
    fallback,
  });
  return (
    <OwnerForm form={form} submit={label} variant={variant} onCancel={onCancel}>
      {hint === undefined ? null : <p className="text-label text-text-2">{_(hint)}</p>}
    </OwnerForm>
  );
}

/** AUTH-13: an account without a password cannot be confirmed by one. It gets a link to set its first password. */
export function SignInAgain({ formError }: { formError: string | null }) {
  return formError === 'sign_in_again' ? <SetFirstPassword /> : null;
}

function SetFirstPassword() {
  const { _ } = useLingui();
  const api = useApi();
  const { data: session } = useSuspenseQuery(sessionQuery(api));
  const [isSent, setSent] = useState(false);
  const [failure, setFailure] = useState<Message | null>(null);
  const email = session.profile?.email;
  if (email === undefined) return null;

  async function sendLink(address: string): Promise<void> {
    setFailure(null);
    try {
      await forgotPassword(api, { email: address });
      setSent(true);
    } catch (error) {
      setFailure(failureMessage(error, 'account.failed.reset'));
    }
  }

  if (isSent) {
    return (
      <Notice role="status" tone="success">
        {_('members.signInAgain.sent', { email: isolate(email) })}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={_('members.signInAgain')}>
      <p>{_('members.signInAgain.why')}</p>
      {failure ? <p role="alert">{_(failure.key, failure.values)}</p> : null}
      <p className="pt-2">
        <Button size="small" onClick={() => void sendLink(email)}>
          {_('members.signInAgain.send')}
        </Button>
      </p>
    </Notice>
  );
}
