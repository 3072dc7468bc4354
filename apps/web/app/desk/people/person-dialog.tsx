import { REASON_LIMIT } from '@dalil/domain/accounts/account-fields.ts';
import { isRole, type Role, ROLES } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { InlineForm, useAccountForm, useControl } from '../../features/account-forms/account-form.tsx';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useDeviceLabel } from '../../features/account-settings/use-device-label.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import { isolate, Ltr } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import {
  changeDataProtection,
  changeRole,
  type Device,
  endUserSessions,
  type Person,
  suspendUser,
  unsuspendUser,
  userQuery,
} from '../../queries/members.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { StateTags } from './user-list.tsx';

const MIN_REASON_LENGTH = 3;

type PersonDialogProps = { id: string; isOwn: boolean; onClose: () => void };

/** STAFF-7: a person, and the actions on their account. One's own account can only be changed in profile and settings. */
export function PersonDialog({ id, isOwn, onClose }: PersonDialogProps) {
  const { _ } = useLingui();
  const found = useQuery({ ...userQuery(useApi(), id), staleTime: 0, retry: false });
  const failure = found.error === null ? null : failureMessage(found.error, 'members.users.unknown');
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

/**
 * STAFF-7: changes the role, suspends an account and ends a suspension. The interface changes only after the server has
 * confirmed.
 */
function PersonActions({ user }: { user: Person }) {
  const { _ } = useLingui();
  const api = useApi();
  return (
    <div>
      <Disclosure title={_('members.users.changeRole')}>
        <RoleForm key={user.role} user={user} />
      </Disclosure>
      {user.role === 'user' || user.suspendedAt !== null ? null : <DataProtectionRight user={user} />}
      {user.suspendedAt === null ? (
        <Disclosure key="suspend" title={_('members.users.suspend')}>
          <ReasonForm
            label="members.users.suspend"
            variant="danger"
            hint="members.users.suspendHint"
            done="members.users.suspendDone"
            send={(reason) => suspendUser(api, user.id, { reason })}
          />
        </Disclosure>
      ) : (
        <Disclosure key="unsuspend" title={_('members.users.unsuspend')}>
          <ReasonForm
            label="members.users.unsuspend"
            hint="members.users.unsuspendHint"
            done="members.users.unsuspendDone"
            send={(reason) => unsuspendUser(api, user.id, { reason })}
          />
        </Disclosure>
      )}
    </div>
  );
}

/** STAFF-8: gives the right of data protection, or takes it. */
function DataProtectionRight({ user }: { user: Person }) {
  const { _ } = useLingui();
  const api = useApi();
  const step = user.isDataProtection ? 'take' : 'give';
  return (
    <Disclosure key={step} title={_(`members.right.${step}`)}>
      <ReasonForm
        label={`members.right.${step}`}
        variant={user.isDataProtection ? 'danger' : undefined}
        hint={`members.right.${step}Hint`}
        done={`members.right.${step}Done`}
        send={(reason) => changeDataProtection(api, user.id, { isHolder: !user.isDataProtection, reason })}
      />
    </Disclosure>
  );
}

function RoleForm({ user }: { user: Person }) {
  const { _ } = useLingui();
  const api = useApi();
  const [role, setRole] = useState<Role>(ROLES.find((other) => other !== user.role) ?? user.role);
  const options = ROLES.filter((other) => other !== user.role);
  return (
    <ReasonForm
      label="members.users.changeRole"
      hint="members.users.roleHint"
      done="members.users.roleDone"
      send={(reason) => changeRole(api, user.id, { role, reason })}
    >
      <SelectField
        label={_('members.users.newRole')}
        options={options.map((value) => ({ value, label: _(`shell.role.${value}`) }))}
        value={role}
        onChange={({ currentTarget }) => isRole(currentTarget.value) && setRole(currentTarget.value)}
      />
    </ReasonForm>
  );
}

type PersonSessionsProps = { user: Person; sessions: readonly Device[]; isOwn: boolean };

/** STAFF-7: the sessions of a person, which can be ended one by one or all together. */
function PersonSessions({ user, sessions, isOwn }: PersonSessionsProps) {
  const { _ } = useLingui();
  const format = useFormat();
  const deviceLabel = useDeviceLabel();
  return (
    <section aria-labelledby="person-sessions" className="flex flex-col gap-2">
      <h3 id="person-sessions" className="text-ui font-semibold">
        {_('members.users.sessions')}
      </h3>
      {sessions.length === 0 ? <p className="text-label text-text-2">{_('members.users.noSessions')}</p> : null}
      <ul className="flex flex-col gap-2 text-label">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-col">
            <bdi>{deviceLabel(session.userAgent)}</bdi>
            <span className="text-meta text-text-2">
              {_('members.devices.lastActive')} {format.shortDate(session.lastActiveAt)}
              {' · '}
              <Ltr>{format.time(session.lastActiveAt)}</Ltr>
            </span>
          </li>
        ))}
      </ul>
      {isOwn || sessions.length === 0 ? null : (
        <Disclosure title={_('members.users.endSessions')} level={4}>
          <EndForm key={sessions.length} user={user} sessions={sessions} />
        </Disclosure>
      )}
    </section>
  );
}

function EndForm({ user, sessions }: Omit<PersonSessionsProps, 'isOwn'>) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const deviceLabel = useDeviceLabel();
  const [chosen, setChosen] = useState('');
  const options = sessions.map(({ id, userAgent, lastActiveAt }) => ({
    value: id,
    label: `${deviceLabel(userAgent)}, ${format.time(lastActiveAt)}`,
  }));
  return (
    <ReasonForm
      label="members.users.endSessions"
      variant="danger"
      hint="members.users.endSessionsHint"
      done="members.users.endSessionsDone"
      send={(reason) => endUserSessions(api, user.id, { reason, ...(chosen !== '' && { sessionId: chosen }) })}
    >
      <SelectField
        label={_('members.users.whichSession')}
        options={[{ value: '', label: _('members.users.allSessions') }, ...options]}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </ReasonForm>
  );
}

type ReasonFormProps = {
  /** The label of the button. */
  label: string;
  variant?: ButtonLook['variant'];
  /** Describes the consequence. */
  hint: string;
  /** The message after success. */
  done: string;
  send: (reason: string) => Promise<unknown>;
  children?: ReactNode;
};

/** STAFF-7: changes another person's account. A reason is required and is written to the audit log. */
function ReasonForm({ label, variant, hint, done, send, children }: ReasonFormProps) {
  const { _ } = useLingui();
  const id = useId();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const form = useAccountForm({
    fields: { reason: { id, check: checkReason } },
    send: async ({ reason }) => {
      await send(reason.trim());
      showToast({ id: 'person', tone: 'success', title: _(done) });
      form.restart();
      await Promise.all(['user', 'users'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
    },
    fallback: 'members.users.failed',
  });
  return (
    <InlineForm form={form} submit={label} variant={variant}>
      <p className="text-label text-text-2">{_(hint)}</p>
      {children}
      <TextAreaField
        rows={2}
        maxLength={REASON_LIMIT}
        label={_('members.reason')}
        hint={_('members.reason.hint')}
        {...useControl(form.field('reason'))}
      />
    </InlineForm>
  );
}

function checkReason(text: string) {
  const { length } = text.trim();
  const isReason = MIN_REASON_LENGTH <= length && length <= REASON_LIMIT;
  return isReason ? undefined : { key: 'account.reason.wrong', values: { most: REASON_LIMIT } };
}
