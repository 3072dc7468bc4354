import { PASSKEY_NAME_LIMIT } from '@dalil/domain/accounts/account-fields.ts';
import { useApi } from '../../data/use-api.ts';
import { beginPasskey, confirmPasskey } from '../../queries/passkeys.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { makePasskey } from '../account-forms/browser-passkeys.ts';
import { checkPresent } from '../account-forms/check-fields.ts';
import { AccountPasswordField } from '../account-forms/fields.tsx';
import { useAuthForm } from '../account-forms/use-auth-form.ts';
import { checkPasskeyName, PasskeyName } from './passkey-name.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useAgentWords } from './use-agent-words.ts';

const IDS = { name: 'passkey-name', password: 'passkey-password' } as const;

/** The password first, since whoever holds a passkey has the account; then the browser asks for finger, face or PIN. */
export function AddPasskey({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const api = useApi();
  const agentWords = useAgentWords();
  const form = useAuthForm({
    initial: { name: agentWords(navigator.userAgent).slice(0, PASSKEY_NAME_LIMIT), password: '' },
    check: ({ name, password }) => ({
      name: checkPasskeyName(name),
      password: checkPresent(password, 'account.password.missing'),
    }),
    send: async ({ name, password }) => {
      const { options } = await beginPasskey(api, { password });
      const { response, ...credential } = await makePasskey(options);
      await confirmPasskey(api, { name: name.trim(), credential: { ...credential, type: 'public-key', response } });
      await onDone();
    },
    fallback: 'members.passkeys.failed',
  });
  const { values, mistakes, change, refusal } = form;
  return (
    <AccountForm
      form={form}
      mistakes={[
        [IDS.name, mistakes.name],
        [IDS.password, mistakes.password],
      ]}
      send="members.passkeys.add"
      onCancel={onCancel}
    >
      <SignInAgain refusal={refusal} />
      <PasskeyName
        id={IDS.name}
        value={values.name}
        mistake={mistakes.name}
        onChange={(value) => change('name', value)}
      />
      <AccountPasswordField
        id={IDS.password}
        isNew={false}
        value={values.password}
        mistake={mistakes.password}
        onChange={(value) => change('password', value)}
      />
    </AccountForm>
  );
}
