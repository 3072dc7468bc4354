import type { Role } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../data/use-api.ts';
import { TwoFactor } from '../../features/account-settings/two-factor.tsx';
import { lazyPart } from '../../features/lazy-loading/lazy-part.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { sessionQuery } from '../../queries/accounts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AuthPage } from './auth-page.tsx';

const OwnPasskeys = lazyPart(
  async () => (await import('../../features/account-settings/passkeys.tsx')).Passkeys,
  <Skeleton className="min-h-32" />,
);

/** STAFF-7, AUTH-13: after the acceptance. What is still missing for the role is set up here. */
export function InvitationAccepted({ role }: { role: Role }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { data: session } = useSuspenseQuery(sessionQuery(useApi()));
  const isWithheld = session.actor.kind === 'user' && session.actor.withheldRole !== undefined;
  const name = _(`shell.role.${role}`);
  return (
    <AuthPage
      title={_('account.invitation')}
      promise={isWithheld ? undefined : _('account.invitation.in', { role: name })}
    >
      {isWithheld ? (
        <Notice role="status" tone="warning" title={_('members.factor.needed')}>
          {_('account.invitation.factor', { role: name })}
        </Notice>
      ) : null}
      <section aria-labelledby="second-factor" className="flex flex-col gap-6">
        <h2 id="second-factor" className="text-section font-strong">
          {_('account.invitation.secondStep')}
        </h2>
        <TwoFactor isOn={session.profile?.twoFactorEnabled ?? false} />
        <OwnPasskeys />
      </section>
      <p>
        <Link
          to={toLocale(isWithheld ? '/' : '/dashboard')}
          className={buttonClass({ variant: isWithheld ? 'secondary' : 'primary' })}
        >
          {_(isWithheld ? 'account.invitation.later' : 'account.invitation.desk')}
        </Link>
      </p>
    </AuthPage>
  );
}
