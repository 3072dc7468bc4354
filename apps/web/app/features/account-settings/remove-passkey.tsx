import { useApi } from '../../data/use-api.ts';
import { type Passkey, removePasskey } from '../../queries/passkeys.ts';
import { PasswordForm } from './password-form.tsx';

type RemovePasskeyProps = { passkey: Passkey; onDone: () => Promise<void>; onCancel: () => void };

/** Says what is lost, and asks for the password: a removed passkey does not come back. */
export function RemovePasskey({ passkey, onDone, onCancel }: RemovePasskeyProps) {
  const api = useApi();

  async function send(password: string): Promise<void> {
    await removePasskey(api, { id: passkey.id, password });
    await onDone();
  }

  return (
    <PasswordForm
      id={`passkey-password-${passkey.id}`}
      hint="members.passkeys.removeHint"
      label="members.passkeys.remove"
      variant="danger"
      fallback="members.passkeys.failed"
      send={send}
      onCancel={onCancel}
    />
  );
}
