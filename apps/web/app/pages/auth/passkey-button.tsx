import { useLingui } from '@lingui/react';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { failureWords, type Words } from '../../features/account-forms/auth-words.ts';
import { signWithPasskey, usePasskeySupport } from '../../features/account-forms/browser-passkeys.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import { beginPasskeyEntry, enterByPasskey } from '../../queries/passkeys.ts';
import { Button } from '../../ui/button.tsx';

type PasskeyButtonProps = { rememberMe: boolean; onFailure: (failure: Words | null) => void };

/** AUTH-13: signs in by a passkey, without an address; nothing where the browser cannot. */
export function PasskeyButton({ rememberMe, onFailure }: PasskeyButtonProps) {
  const { _ } = useLingui();
  const api = useApi();
  const arrive = useArrive();
  const [isBusy, setBusy] = useState(false);
  if (usePasskeySupport() === false) return null;

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
      onFailure(failureWords(error, 'account.failed.signIn'));
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
