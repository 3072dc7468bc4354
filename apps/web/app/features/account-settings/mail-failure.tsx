import { CODE_MINUTES } from '@dalil/domain/accounts/account-fields.ts';
import { plainCode } from '@dalil/domain/language/digits.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { useFormat } from '../../language/use-format.ts';
import { addressQuery, confirmOwnAddress, sendOwnAddressCode } from '../../queries/members.ts';
import { Notice } from '../../ui/notice.tsx';
import { CodeField, InlineForm, useAccountForm } from '../account-forms/account-form.tsx';
import { checkCode } from '../account-forms/check-fields.ts';
import { useToast } from '../announcer/use-toast.ts';
import { FormOpener } from './settings-section.tsx';

/** NOTIF-4: mail to the address of the account failed, and a code from a mail shows that it arrives again. */
export function MailFailure() {
  const { _ } = useLingui();
  const format = useFormat();
  const { data } = useQuery(addressQuery(useApi()));
  const failure = data?.failure;
  if (!failure) return null;
  const day = format.longDate(failure.at);
  const title = failure.kind === 'complaint' ? _('members.mail.complaint', { day }) : _('members.mail.bounce', { day });
  return (
    <>
      <Notice tone="warning" role="status" title={title}>
        {_('members.mail.effect')}
      </Notice>
      <FormOpener label="members.mail.confirm" renderForm={(close) => <Forms onClose={close} />} />
    </>
  );
}

function Forms({ onClose }: { onClose: () => void }) {
  const [isSent, setSent] = useState(false);
  return isSent ? <ConfirmForm onClose={onClose} /> : <SendForm onSent={() => setSent(true)} onCancel={onClose} />;
}

function SendForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const form = useAccountForm({
    fields: {},
    send: async () => {
      await sendOwnAddressCode(api, {});
      onSent();
    },
    fallback: 'account.failed.sendCode',
  });
  return (
    <InlineForm form={form} submit="members.address.sendCode" onCancel={onCancel}>
      <p className="text-label">{_('members.mail.try')}</p>
    </InlineForm>
  );
}

function ConfirmForm({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const cache = useQueryClient();
  const showToast = useToast();
  const form = useAccountForm({
    fields: { code: { id: 'own-address-code', check: checkCode } },
    send: async ({ code }) => {
      await confirmOwnAddress(api, { code: plainCode(code) });
      await cache.invalidateQueries(addressQuery(api));
      showToast({ id: 'mail-failure', tone: 'success', title: _('members.mail.done') });
    },
    fallback: 'account.failed.verify',
  });
  return (
    <InlineForm form={form} submit="account.verify.confirm" onCancel={onClose}>
      <Notice role="status">{_('members.mail.sent')}</Notice>
      <CodeField hint={_('account.verify.hint', { minutes: CODE_MINUTES })} {...form.field('code')} />
    </InlineForm>
  );
}
