import { PASSKEY_NAME_LIMIT } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { TextField } from '../../ui/field.tsx';
import type { Words } from '../account-forms/auth-words.ts';

type PasskeyNameProps = { id: string; value: string; mistake: Words | undefined; onChange: (value: string) => void };

/** What the reader calls a passkey. */
export function PasskeyName({ id, value, mistake, onChange }: PasskeyNameProps) {
  const { _ } = useLingui();
  return (
    <TextField
      id={id}
      autoComplete="off"
      label={_('members.passkeys.name')}
      hint={_('members.passkeys.nameHint')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={mistake ? _(mistake.key, mistake.values) : undefined}
      errorPrefix={_('account.error')}
    />
  );
}

export function checkPasskeyName(name: string): Words | undefined {
  const { length } = name.trim();
  return length > 0 && length <= PASSKEY_NAME_LIMIT
    ? undefined
    : { key: 'members.passkeys.nameWrong', values: { most: PASSKEY_NAME_LIMIT } };
}
