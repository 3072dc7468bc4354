import type { UserType } from '@dalil/domain/accounts/account-fields.ts';
import { isLocale, LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, NameField, useAccountForm } from '../../features/account-forms/account-form.tsx';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { checkFullName } from '../../features/account-forms/check-fields.ts';
import { UserTypeChoice } from '../../features/account-forms/user-type-choice.tsx';
import { useToast } from '../../features/announcer/use-toast.ts';
import { useRenewSession } from '../../features/session/use-renew-session.ts';
import type { Profile } from '../../queries/accounts.ts';
import { changeProfile, type ProfileChange } from '../../queries/members.ts';
import { SelectField } from '../../ui/select.tsx';

const USER_TYPE = 'profile-user-type';
const FALLBACK = 'members.failed.profile';

type ProfileFormProps = { profile: Profile; onClose: () => void };

export function NameForm({ profile, onClose }: ProfileFormProps) {
  const change = useChangeProfile();
  const form = useAccountForm({
    fields: { fullName: { id: 'profile-name', value: profile.fullName, check: checkFullName } },
    send: async ({ fullName }) => {
      await change({ fullName: fullName.trim() }, { fullName: profile.fullName });
      onClose();
    },
    fallback: FALLBACK,
  });
  return (
    <InlineForm form={form} submit="members.profile.save" onCancel={onClose}>
      <NameField {...form.field('fullName')} />
    </InlineForm>
  );
}

export function UserTypeForm({ profile, onClose }: ProfileFormProps) {
  const change = useChangeProfile();
  const [userType, setUserType] = useState<UserType>(profile.userType);
  const form = useAccountForm({
    fields: {},
    failureField: USER_TYPE,
    send: async () => {
      await change({ userType }, { userType: profile.userType });
      onClose();
    },
    fallback: FALLBACK,
  });
  return (
    <InlineForm form={form} submit="members.profile.save" onCancel={onClose}>
      <div id={USER_TYPE} tabIndex={-1}>
        <UserTypeChoice value={userType} onChange={setUserType} />
      </div>
    </InlineForm>
  );
}

export function LanguageForm({ profile, onClose }: ProfileFormProps) {
  const { _ } = useLingui();
  const change = useChangeProfile();
  const form = useAccountForm({
    fields: { language: { id: 'profile-language', value: profile.language } },
    send: async ({ language }) => {
      if (isLocale(language)) await change({ language }, { language: profile.language });
      onClose();
    },
    fallback: FALLBACK,
  });
  return (
    <InlineForm form={form} submit="members.profile.save" onCancel={onClose}>
      <SelectField
        id="profile-language"
        label={_('members.profile.language')}
        options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_INFO[locale].nativeName }))}
        value={form.values.language}
        onChange={(event) => form.change('language', event.currentTarget.value)}
      />
    </InlineForm>
  );
}

/** PROF-2: saves the given fields and offers to undo it; `before` has their earlier values. Rejects on failure. */
function useChangeProfile(): (change: ProfileChange, before: ProfileChange) => Promise<void> {
  const { _ } = useLingui();
  const api = useApi();
  const renew = useRenewSession();
  const showToast = useToast();

  async function save(change: ProfileChange): Promise<void> {
    await changeProfile(api, change);
    await renew();
  }

  function undo(before: ProfileChange): void {
    save(before).then(
      () => showToast({ id: 'profile', tone: 'success', title: _('members.profile.undone') }),
      (error: unknown) => {
        const { key, values } = failureMessage(error, 'members.failed.profile');
        showToast({ id: 'profile', tone: 'error', title: _(key, values) });
      },
    );
  }

  return async (change, before) => {
    await save(change);
    const action = { label: _('members.profile.undo'), run: () => undo(before) };
    showToast({ id: 'profile', tone: 'success', title: _('members.profile.saved'), action, isPassing: true });
  };
}
