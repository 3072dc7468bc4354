import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { type Session, sessionQuery } from '../../queries/accounts.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageSection } from '../page-sections/page-section.tsx';
import { ChangeAddress } from './change-address.tsx';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DeviceList } from './device-list.tsx';
import { LinkedProviders } from './linked-providers.tsx';
import { Passkeys } from './passkeys.tsx';
import { TwoFactor } from './two-factor.tsx';

/** AUTH-7, AUTH-13: the group "Account" of the settings. Needs the messages of `account`, `members` and `settings`. */
export function AccountSettings() {
  const { _ } = useLingui();
  const { data: session } = useSuspenseQuery(sessionQuery(useApi()));
  const profile = session.profile;
  if (profile === null) return null;
  return (
    <PageSection id="account" title={_('settings.group.account')}>
      <FactorNeeded actor={session.actor} />
      <ChangeAddress email={profile.email} />
      <ChangePassword />
      <TwoFactor isOn={profile.twoFactorEnabled} />
      <Passkeys />
      <LinkedProviders />
      <DeviceList />
      <DeleteAccount />
    </PageSection>
  );
}

/** Staff whose role requires a second factor see what is missing. */
function FactorNeeded({ actor }: { actor: Session['actor'] }) {
  const { _ } = useLingui();
  if (actor.kind === 'guest' || actor.withheldRole === undefined) return null;
  return (
    <Notice tone="warning" title={_('members.factor.needed')}>
      {_('members.factor.why', { role: _(`shell.role.${actor.withheldRole}`) })}
    </Notice>
  );
}
