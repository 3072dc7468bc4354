import { CODE_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { askToChangeAddress, confirmAddress } from '../../queries/members.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { checkCode, checkEmail, plainCode } from '../account-forms/check-fields.ts';
import { AccountPasswordField, CodeField } from '../account-forms/fields.tsx';
import { useAuthForm } from '../account-forms/use-auth-form.ts';
import { useToast } from '../announcer/use-toast.ts';
import { useRenewSession } from '../session/use-renew-session.ts';
import { SettingsSection } from './settings-section.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const IDS = { newEmail: 'new-email', password: 'new-email-password', code: 'new-email-code' } as const;

/** AUTH-13: another address, which proves itself by a code before it replaces the present one. */
export function ChangeAddress({ email }: { email: string }) {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setSentTo(null);
  };
  return (
    <SettingsSection id="address" title="account.email" promise="members.address.promise">
      <p className="text-ui">
        <bdi dir="ltr" className="wrap-anywhere">
          {email}
        </bdi>
      </p>
      {isOpen ? (
        <>
          {sentTo === null ? <AskForm onSent={setSentTo} onCancel={close} /> : null}
          {sentTo === null ? null : <ConfirmForm newEmail={sentTo} onDone={close} onBack={() => setSentTo(null)} />}
        </>
      ) : (
        <p>
          <Button data-needs-script="" onClick={() => setOpen(true)}>
            {_('members.address.change')}
          </Button>
        </p>
      )}
    </SettingsSection>
  );
}

function AskForm({ onSent, onCancel }: { onSent: (newEmail: string) => void; onCancel: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const form = useAuthForm({
    initial: { newEmail: '', password: '' },
    check: ({ newEmail }) => ({ newEmail: checkEmail(newEmail) }),
    send: async ({ newEmail, password }) => {
      await askToChangeAddress(api, { newEmail: newEmail.trim(), password });
      onSent(newEmail.trim());
    },
    fallback: 'account.failed.sendCode',
  });
  const { values, mistakes, change, refusal } = form;
  return (
    <AccountForm
      form={form}
      mistakes={[
        [IDS.newEmail, mistakes.newEmail],
        [IDS.password, mistakes.password],
      ]}
      send="members.address.sendCode"
      onCancel={onCancel}
    >
      <SignInAgain refusal={refusal} />
      <TextField
        id={IDS.newEmail}
        type="email"
        autoComplete="email"
        label={_('members.address.new')}
        value={values.newEmail}
        onChange={(event) => change('newEmail', event.currentTarget.value)}
        error={mistakes.newEmail && _(mistakes.newEmail.key)}
        errorPrefix={_('account.error')}
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

function ConfirmForm({ newEmail, onDone, onBack }: { newEmail: string; onDone: () => void; onBack: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const renew = useRenewSession();
  const showToast = useToast();
  const form = useAuthForm({
    initial: { code: '' },
    check: ({ code }) => ({ code: checkCode(code) }),
    send: async ({ code }) => {
      await confirmAddress(api, { newEmail, code: plainCode(code) });
      await renew();
      showToast({ id: 'address', tone: 'success', title: _('members.address.done') });
      onDone();
    },
    fallback: 'account.failed.verify',
  });
  return (
    <AccountForm
      form={form}
      mistakes={[[IDS.code, form.mistakes.code]]}
      send="account.verify.confirm"
      onCancel={onBack}
    >
      <Notice role="status">{_('members.address.sent', { email: isolate(newEmail) })}</Notice>
      <CodeField
        id={IDS.code}
        hint={_('account.verify.hint', { minutes: CODE_MINUTES })}
        value={form.values.code}
        mistake={form.mistakes.code}
        onChange={(value) => form.change('code', value)}
      />
    </AccountForm>
  );
}
