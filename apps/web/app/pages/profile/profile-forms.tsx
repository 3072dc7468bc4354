import type { UserType } from '@dalil/domain/accounts/account-fields.ts';
import { isLocale, LOCALE_INFO, LOCALES } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { AccountForm } from '../../features/account-forms/account-form.tsx';
import { checkFullName } from '../../features/account-forms/check-fields.ts';
import { NameField } from '../../features/account-forms/fields.tsx';
import { useAuthForm } from '../../features/account-forms/use-auth-form.ts';
import { UserTypeChoice } from '../../features/account-forms/user-type-choice.tsx';
import type { Profile } from '../../queries/accounts.ts';
import { SelectField } from '../../ui/select.tsx';
import { useChangeProfile } from './use-change-profile.ts';

const IDS = { fullName: 'profile-name', userType: 'profile-user-type', language: 'profile-language' } as const;
const FALLBACK = 'members.failed.profile';

type ProfileFormProps = { profile: Profile; onClose: () => void };

export function NameForm({ profile, onClose }: ProfileFormProps) {
  const change = useChangeProfile();
  const form = useAuthForm({
    initial: { fullName: profile.fullName },
    check: ({ fullName }) => ({ fullName: checkFullName(fullName) }),
    send: async ({ fullName }) => {
      await change({ fullName: fullName.trim() }, { fullName: profile.fullName });
      onClose();
    },
    fallback: FALLBACK,
  });
  return (
    <AccountForm
      form={form}
      mistakes={[[IDS.fullName, form.mistakes.fullName]]}
      send="members.profile.save"
      onCancel={onClose}
    >
      <NameField
        id={IDS.fullName}
        value={form.values.fullName}
        mistake={form.mistakes.fullName}
        onChange={(value) => form.change('fullName', value)}
      />
    </AccountForm>
  );
}

export function UserTypeForm({ profile, onClose }: ProfileFormProps) {
  const change = useChangeProfile();
  const [userType, setUserType] = useState<UserType>(profile.userType);
  const form = useAuthForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await change({ userType }, { userType: profile.userType });
      onClose();
    },
    fallback: FALLBACK,
  });
  return (
    <AccountForm form={form} mistakes={[[IDS.userType, undefined]]} send="members.profile.save" onCancel={onClose}>
      <div id={IDS.userType} tabIndex={-1}>
        <UserTypeChoice value={userType} onChange={setUserType} />
      </div>
    </AccountForm>
  );
}

export function LanguageForm({ profile, onClose }: ProfileFormProps) {
  const { _ } = useLingui();
  const change = useChangeProfile();
  const form = useAuthForm<'language'>({
    initial: { language: profile.language },
    check: () => ({}),
    send: async ({ language }) => {
      if (isLocale(language)) await change({ language }, { language: profile.language });
      onClose();
    },
    fallback: FALLBACK,
  });
  return (
    <AccountForm form={form} mistakes={[[IDS.language, undefined]]} send="members.profile.save" onCancel={onClose}>
      <SelectField
        id={IDS.language}
        label={_('members.profile.language')}
        options={LOCALES.map((locale) => ({ value: locale, label: LOCALE_INFO[locale].nativeName }))}
        value={form.values.language}
        onChange={(event) => form.change('language', event.currentTarget.value)}
      />
    </AccountForm>
  );
}
