import { PASSWORD_LENGTH } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { Words } from './auth-words.ts';

type FieldParts = { id: string; value: string; mistake: Words | undefined; onChange: (value: string) => void };

function useMistake(mistake: Words | undefined) {
  const { _ } = useLingui();
  return { error: mistake ? _(mistake.key, mistake.values) : undefined, errorPrefix: _('account.error') };
}

export function EmailField({ id, value, mistake, onChange }: FieldParts) {
  const { _ } = useLingui();
  return (
    <TextField
      id={id}
      type="email"
      name="email"
      autoComplete="username"
      label={_('account.email')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...useMistake(mistake)}
    />
  );
}

/** `isNew` tells password managers to offer one, and readers what it has to be like. */
export function AccountPasswordField({ id, value, mistake, onChange, isNew }: FieldParts & { isNew: boolean }) {
  const { _ } = useLingui();
  return (
    <PasswordField
      id={id}
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      label={_(isNew ? 'account.newPassword' : 'account.password')}
      hint={isNew ? _('account.password.hint', { least: PASSWORD_LENGTH.least }) : undefined}
      showLabel={_('account.password.show')}
      hideLabel={_('account.password.hide')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...useMistake(mistake)}
    />
  );
}

export function NameField({ id, value, mistake, onChange }: FieldParts) {
  const { _ } = useLingui();
  return (
    <TextField
      id={id}
      name="name"
      autoComplete="name"
      label={_('account.fullName')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...useMistake(mistake)}
    />
  );
}

export function CodeField({ id, value, mistake, onChange, hint }: FieldParts & { hint?: string }) {
  const { _ } = useLingui();
  return (
    <TextField
      id={id}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      label={_('account.code')}
      hint={hint}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...useMistake(mistake)}
    />
  );
}
