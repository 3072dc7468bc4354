import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { failureWords } from '../../features/account-forms/auth-words.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { userQuery } from '../../queries/members.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { StateTags } from './user-list.tsx';

type PersonDialogProps = { id: string; isOwn: boolean; onClose: () => void };

/** STAFF-7: a person, and what can be done about their account; about one's own only the profile and settings can. */
export function PersonDialog({ id, isOwn, onClose }: PersonDialogProps) {
  const { _ } = useLingui();
  const found = useQuery({ ...userQuery(useApi(), id), staleTime: 0, retry: false });
  const failure = found.error === null ? null : failureWords(found.error, 'members.users.unknown');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={found.data ? isolate(found.data.user.fullName) : _('members.users.person')}
      closeLabel={_('members.close')}
    >
      {failure ? (
        <Notice
          role="alert"
          tone="danger"
          action={
            <Button size="small" onClick={() => void found.refetch()}>
              {_('members.retry')}
            </Button>
          }
        >
          {_(failure.key, failure.values)}
        </Notice>
      ) : null}
      {found.isPending ? (
        <SkeletonRegion label={_('account.sending')}>
          <Skeleton className="min-h-32" />
        </SkeletonRegion>
      ) : null}
      {found.data ? <PersonDetails {...found.data} isOwn={isOwn} /> : null}
    </Dialog>
  );
}

type Details = Awaited<ReturnType<NonNullable<ReturnType<typeof userQuery>['queryFn']>>>;

function PersonDetails({ user, sessions, isOwn }: Details & { isOwn: boolean }) {
  const { _ } = useLingui();
  const format = useFormat();
  const rows = [
    { label: _('account.email'), value: <bdi dir="ltr">{user.email}</bdi> },
    { label: _('members.role'), value: _(`shell.role.${user.role}`) },
    { label: _('members.users.state'), value: <StateTags person={user} isOwn={isOwn} /> },
    ...(user.suspendedReason === null
      ? []
      : [{ label: _('members.users.suspendedReason'), value: <bdi>{user.suspendedReason}</bdi> }]),
    { label: _('members.profile.since'), value: format.shortDate(user.createdAt) },
    {
      label: _('members.twoFactor'),
      value: _(user.twoFactorEnabled ? 'members.twoFactor.on' : 'members.twoFactor.off'),
    },
  ];
  return (
    <>
      <dl className="border-t border-line text-label">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid grid-cols-5 gap-3 border-b border-line py-2">
            <dt className="col-span-2 text-text-3">{label}</dt>
            <dd className="col-span-3 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {isOwn ? <Notice>{_('members.users.ownLocked')}</Notice> : <PersonActions user={user} />}
      <PersonSessions user={user} sessions={sessions} isOwn={isOwn} />
    </>
  );
}
