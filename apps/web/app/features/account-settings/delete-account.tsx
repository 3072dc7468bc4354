import { localePath } from '@dalil/domain/language/locale.ts';
import { OUTBOX_KEPT_DAYS } from '@dalil/domain/privacy/retention-days.ts';
import { SUPPORT_KEPT_DAYS } from '@dalil/domain/quality/support-topics.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { deleteAccount } from '../../queries/members.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { AccountPasswordField } from '../account-forms/fields.tsx';
import { useAuthForm } from '../account-forms/use-auth-form.ts';
import { useToast } from '../announcer/use-toast.ts';
import { authMarker } from '../session/auth-marker.ts';
import { forgetOwner, leaveDevice } from '../session/leave-device.ts';
import { announceSessionEvent } from '../session/session-events.ts';
import { useSession } from '../session/use-session.ts';
import { SettingsSection } from './settings-section.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const IDS = { word: 'delete-word', password: 'delete-password' } as const;

/** AUTH-13: the account with everything in it, for good. What goes and what stays is said first. */
export function DeleteAccount() {
  const { _ } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection id="delete" title="members.delete" promise="members.delete.promise">
      <ul className="measure flex list-disc flex-col gap-1 ps-5 text-label text-text-2">
        <li>{_('members.delete.goes')}</li>
        <li>{_('members.delete.stays')}</li>
        <li>{_('members.delete.mails', { days: OUTBOX_KEPT_DAYS })}</li>
        <li>{_('members.delete.messages', { days: SUPPORT_KEPT_DAYS })}</li>
        <li>{_('members.delete.device')}</li>
      </ul>
      {isOpen ? (
        <DeleteForm onCancel={() => setOpen(false)} />
      ) : (
        <p>
          <Button data-needs-script="" variant="danger" onClick={() => setOpen(true)}>
            {_('members.delete.begin')}
          </Button>
        </p>
      )}
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
  const form = useAuthForm({
    initial: { word: '', password: '' },
    check: (given) => ({
      word:
        given.word.trim().toLocaleLowerCase() === word
          ? undefined
          : { key: 'members.delete.wordWrong', values: { word } },
    }),
    send: async ({ password }) => {
      await deleteAccount(api, { password });
      // The account is gone already; a device that cannot forget now never shows or sends it either.
      await forgetOwner(session?.actor.kind === 'user' ? session.actor.userId : undefined).catch(() => undefined);
      authMarker.clear();
      leaveDevice();
      queryClient.clear();
      announceSessionEvent('SIGNED_OUT');
      await navigate(localePath(locale, '/'), { replace: true });
      showToast({ id: 'deleted', tone: 'success', title: _('members.delete.done') });
    },
    fallback: 'members.delete.failed',
  });
  const { values, mistakes, change, refusal } = form;
  return (
    <AccountForm
      form={form}
      mistakes={[
        [IDS.word, mistakes.word],
        [IDS.password, mistakes.password],
      ]}
      send="members.delete.confirm"
      variant="danger"
      onCancel={onCancel}
    >
      <SignInAgain refusal={refusal} />
      <TextField
        id={IDS.word}
        autoComplete="off"
        autoCapitalize="none"
        label={_('members.delete.type', { word })}
        value={values.word}
        onChange={(event) => change('word', event.currentTarget.value)}
        error={mistakes.word && _(mistakes.word.key, mistakes.word.values)}
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
