import { CODE_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { plainCode } from '@dalil/domain/language/digits.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { requestAddressChange, confirmAddress } from '../../queries/members.ts';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CodeField, InlineForm, useAccountForm, useControl } from '../account-forms/account-form.tsx';
import { checkCode, checkEmail } from '../account-forms/check-fields.ts';
import { useToast } from '../announcer/use-toast.ts';
import { useRenewSession } from '../session/use-renew-session.ts';
import { MailFailure } from './mail-failure.tsx';
import { OwnerForm } from './owner-form.tsx';
import { FormOpener, SettingsSection } from './settings-section.tsx';

/** AUTH-13: changes the email address. It is confirmed by a code before it replaces the present one. */
export function ChangeAddress({ email }: { email: string }) {
  return (
    <SettingsSection id="address" title="account.email" promise="members.address.promise">
      <p className="text-ui">
        <bdi dir="ltr" className="wrap-anywhere">
          {email}
        </bdi>
      </p>
      <MailFailure />
      <FormOpener label="members.address.change" renderForm={(close) => <AddressForms onClose={close} />} />
    </SettingsSection>
  );
}

function AddressForms({ onClose }: { onClose: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <RequestForm onSent={setSentTo} onCancel={onClose} />
  ) : (
    <ConfirmForm newEmail={sentTo} onDone={onClose} onBack={() => setSentTo(null)} />
  );
}

function RequestForm({ onSent, onCancel }: { onSent: (newEmail: string) => void; onCancel: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const form = useAccountForm({
    fields: { newEmail: { id: 'new-email', check: checkEmail }, password: { id: 'new-email-password' } },
    send: async ({ newEmail, password }) => {
      await requestAddressChange(api, { newEmail: newEmail.trim(), password });
      onSent(newEmail.trim());
    },
    fallback: 'account.failed.sendCode',
  });
  return (
    <OwnerForm form={form} submit="members.address.sendCode" onCancel={onCancel}>
      <TextField
        type="email"
        autoComplete="email"
        label={_('members.address.new')}
        {...useControl(form.field('newEmail'))}
      />
    </OwnerForm>
  );
}

function ConfirmForm({ newEmail, onDone, onBack }: { newEmail: string; onDone: () => void; onBack: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const renew = useRenewSession();
  const showToast = useToast();
  const form = useAccountForm({
    fields: { code: { id: 'new-email-code', check: checkCode } },
    send: async ({ code }) => {
      await confirmAddress(api, { newEmail, code: plainCode(code) });
      await renew();
      showToast({ id: 'address', tone: 'success', title: _('members.address.done') });
      onDone();
    },
    fallback: 'account.failed.verify',
  });
  return (
    <InlineForm form={form} submit="account.verify.confirm" onCancel={onBack}>
      <Notice role="status">{_('members.address.sent', { email: isolate(newEmail) })}</Notice>
      <CodeField hint={_('account.verify.hint', { minutes: CODE_MINUTES })} {...form.field('code')} />
    </InlineForm>
  );
}
