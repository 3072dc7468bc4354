import { localePath } from '@dalil/domain/language/locale.ts';
import { MAIL_LOG_RETENTION_DAYS } from '@dalil/domain/privacy/retention-days.ts';
import { SUPPORT_RETENTION_DAYS } from '@dalil/domain/quality/support-topics.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { deleteAccount } from '../../queries/members.ts';
import { TextField } from '../../ui/field.tsx';
import { useAccountForm, useControl } from '../account-forms/account-form.tsx';
import { useToast } from '../announcer/use-toast.ts';
import { authMarker } from '../session/auth-marker.ts';
import { forgetOwner, leaveDevice } from '../session/leave-device.ts';
import { announceSessionEvent } from '../session/session-events.ts';
import { useSession } from '../session/use-session.ts';
import { OwnerForm } from './owner-form.tsx';
import { FormOpener, SettingsSection } from './settings-section.tsx';

/** AUTH-13: deletes the account with all its data. What is deleted and what stays is listed first. */
export function DeleteAccount() {
  const { _ } = useLingui();
  return (
    <SettingsSection id="delete" title="members.delete" promise="members.delete.promise">
      <ul className="measure flex list-disc flex-col gap-1 ps-5 text-label text-text-2">
        <li>{_('members.delete.goes')}</li>
        <li>{_('members.delete.stays')}</li>
        <li>{_('members.delete.mails', { days: MAIL_LOG_RETENTION_DAYS })}</li>
        <li>{_('members.delete.messages', { days: SUPPORT_RETENTION_DAYS })}</li>
        <li>{_('members.delete.device')}</li>
      </ul>
      <FormOpener
        label="members.delete.begin"
        variant="danger"
        renderForm={(close) => <DeleteForm onCancel={close} />}
      />
    </SettingsSection>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { _ } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const session = useSession();
  const word = _('members.delete.word');
  const wordWrong = { key: 'members.delete.wordWrong', values: { word } };
  const form = useAccountForm({
    fields: {
      word: {
        id: 'delete-word',
        check: (value) => (value.trim().toLocaleLowerCase() === word ? undefined : wordWrong),
      },
      password: { id: 'delete-password' },
    },
    send: async ({ password }) => {
      await deleteAccount(api, { password });
      // The account is deleted already. A device that cannot delete its part never displays or sends it either.
      await forgetOwner(session?.actor.kind === 'user' ? session.actor.userId : undefined).catch(() => undefined);
      authMarker.end();
      leaveDevice();
      queryClient.clear();
      announceSessionEvent('SIGNED_OUT');
      // Before the navigation, which does not complete where the connection is lost.
      showToast({
        id: 'deleted',
        tone: 'success',
        title: _('members.delete.done'),
        isOfNextPage: true,
        isLasting: true,
      });
      await navigate(localePath(locale, '/'), { replace: true });
    },
    fallback: 'members.delete.failed',
  });
  return (
    <OwnerForm form={form} submit="members.delete.confirm" variant="danger" onCancel={onCancel}>
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        label={_('members.delete.type', { word })}
        {...useControl(form.field('word'))}
      />
    </OwnerForm>
  );
}
