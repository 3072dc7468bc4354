import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { changePassword, devicesQuery } from '../../queries/members.ts';
import { AccountPasswordField, InlineForm, useAccountForm } from '../account-forms/account-form.tsx';
import { checkNewPassword } from '../account-forms/check-fields.ts';
import { useToast } from '../announcer/use-toast.ts';
import { SignInAgain } from './owner-form.tsx';
import { FormOpener, SettingsSection } from './settings-section.tsx';

/** AUTH-7: changes the password. Every other session is signed out. */
export function ChangePassword() {
  return (
    <SettingsSection id="password" title="account.password" promise="members.password.promise">
      <FormOpener label="members.password.change" renderForm={(close) => <ChangeForm onClose={close} />} />
    </SettingsSection>
  );
}

function ChangeForm({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useAccountForm({
    fields: {
      currentPassword: { id: 'current-password' },
      newPassword: { id: 'new-password', check: checkNewPassword },
    },
    send: async (passwords) => {
      await changePassword(api, passwords);
      showToast({ id: 'password', tone: 'success', title: _('members.password.done') });
      onClose();
      await queryClient.invalidateQueries({ queryKey: devicesQuery(api).queryKey });
    },
    fallback: 'account.failed.password',
  });
  return (
    <InlineForm form={form} submit="account.reset.save" onCancel={onClose}>
      <SignInAgain formError={form.formError} />
      <AccountPasswordField {...form.field('currentPassword')} />
      <AccountPasswordField isNew {...form.field('newPassword')} />
    </InlineForm>
  );
}
