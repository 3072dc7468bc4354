import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { ButtonLook } from '../../ui/button.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { checkPresent } from '../account-forms/check-fields.ts';
import { AccountPasswordField } from '../account-forms/fields.tsx';
import { useAuthForm } from '../account-forms/use-auth-form.ts';
import { SignInAgain } from './sign-in-again.tsx';

type PasswordFormProps = {
  id: string;
  hint: string | undefined;
  /** The message of the button. */
  label: string;
  variant: ButtonLook['variant'];
  fallback: string;
  send: (password: string) => Promise<void>;
  onCancel: () => void;
  children?: ReactNode;
};

/** Asks for the password, because what follows is for the owner of the account alone. */
export function PasswordForm({ id, hint, label, variant, fallback, send, onCancel, children }: PasswordFormProps) {
  const { _ } = useLingui();
  const form = useAuthForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: checkPresent(password, 'account.password.missing') }),
    send: ({ password }) => send(password),
    fallback,
  });
  const { values, mistakes, change, refusal } = form;
  return (
    <AccountForm form={form} mistakes={[[id, mistakes.password]]} send={label} variant={variant} onCancel={onCancel}>
      <SignInAgain refusal={refusal} />
      {hint === undefined ? null : <p className="text-label text-text-2">{_(hint)}</p>}
      {children}
      <AccountPasswordField
        id={id}
        isNew={false}
        value={values.password}
        mistake={mistakes.password}
        onChange={(value) => change('password', value)}
      />
    </AccountForm>
  );
}
