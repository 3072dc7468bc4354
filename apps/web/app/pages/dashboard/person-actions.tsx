import { isRole, type Role, ROLES } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { changeRole, type Person, suspendUser, unsuspendUser } from '../../queries/members.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField } from '../../ui/select.tsx';
import { ReasonForm } from './reason-form.tsx';

/** STAFF-7: another role, suspending, letting in again. The server decides; nothing shows before it has. */
export function PersonActions({ user }: { user: Person }) {
  const { _ } = useLingui();
  const api = useApi();
  return (
    <div>
      <Disclosure title={_('members.users.changeRole')}>
        <RoleForm key={user.role} user={user} />
      </Disclosure>
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
