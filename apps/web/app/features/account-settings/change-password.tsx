import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { changePassword, devicesQuery } from '../../queries/members.ts';
import { Button } from '../../ui/button.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { checkNewPassword } from '../account-forms/check-fields.ts';
import { AccountPasswordField } from '../account-forms/fields.tsx';
import { useAuthForm } from '../account-forms/use-auth-form.ts';
import { useToast } from '../announcer/use-toast.ts';
import { SettingsSection } from './settings-section.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const IDS = { current: 'current-password', next: 'new-password' } as const;

/** AUTH-7: another password; whoever is signed in elsewhere is signed out. */
export function ChangePassword() {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection id="password" title="account.password" promise="members.password.promise">
      {isOpen ? (
        <PasswordForm onClose={() => setOpen(false)} />
      ) : (
        <p>
          <Button data-needs-script="" onClick={() => setOpen(true)}>
            {_('members.password.change')}
          </Button>
        </p>
      )}
    </SettingsSection>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useAuthForm({
    initial: { currentPassword: '', newPassword: '' },
    check: ({ newPassword }) => ({ newPassword: checkNewPassword(newPassword) }),
    send: async (passwords) => {
      await changePassword(api, passwords);
      showToast({ id: 'password', tone: 'success', title: _('members.password.done') });
      onClose();
      await queryClient.invalidateQueries({ queryKey: devicesQuery(api).queryKey });
    },
    fallback: 'account.failed.password',
  });
  const { values, mistakes, change, refusal } = form;
  return (
    <AccountForm
      form={form}
      mistakes={[
        [IDS.current, mistakes.currentPassword],
        [IDS.next, mistakes.newPassword],
      ]}
      send="account.reset.save"
      onCancel={onClose}
    >
      <SignInAgain refusal={refusal} />
      <AccountPasswordField
        id={IDS.current}
        isNew={false}
        value={values.currentPassword}
        mistake={mistakes.currentPassword}
        onChange={(value) => change('currentPassword', value)}
      />
      <AccountPasswordField
        id={IDS.next}
        isNew
        value={values.newPassword}
        mistake={mistakes.newPassword}
        onChange={(value) => change('newPassword', value)}
      />
    </AccountForm>
  );
}
