import { useApi } from '../../data/use-api.ts';
import { type Passkey, renamePasskey } from '../../queries/passkeys.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { useAuthForm } from '../account-forms/use-auth-form.ts';
import { checkPasskeyName, PasskeyName } from './passkey-name.tsx';

type RenamePasskeyProps = { passkey: Passkey; onDone: () => Promise<void>; onCancel: () => void };

export function RenamePasskey({ passkey, onDone, onCancel }: RenamePasskeyProps) {
  const api = useApi();
  const id = `passkey-name-${passkey.id}`;
  const form = useAuthForm({
    initial: { name: passkey.name },
    check: ({ name }) => ({ name: checkPasskeyName(name) }),
    send: async ({ name }) => {
      await renamePasskey(api, { id: passkey.id, name: name.trim() });
      await onDone();
    },
    fallback: 'members.passkeys.failed',
  });
  const { values, mistakes, change } = form;
  return (
    <AccountForm form={form} mistakes={[[id, mistakes.name]]} send="members.profile.save" onCancel={onCancel}>
      <PasskeyName id={id} value={values.name} mistake={mistakes.name} onChange={(value) => change('name', value)} />
    </AccountForm>
  );
}
