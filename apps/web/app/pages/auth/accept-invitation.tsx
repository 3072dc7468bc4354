import { INVITATION_PATH } from '@dalil/domain/accounts/invitation.ts';
import type { Role } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import {
  AccountForm,
  AccountPasswordField,
  NameField,
  SubmitButton,
  useAccountForm,
} from '../../features/account-forms/account-form.tsx';
import { checkFullName, checkNewPassword } from '../../features/account-forms/check-fields.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import { useRenewSession } from '../../features/session/use-renew-session.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { acceptInvitation } from '../../queries/accounts.ts';
import { keptInvitation } from './kept-invitation.ts';

type AcceptProps = {
  token: string;
  role: Role;
  asksForFactor: boolean;
  /** The invitation is no longer as it was read. */
  onChanged: () => void;
};

/** Where acceptance leads: to the desk, or to the second factor that the role needs. */
function useGoal({ role, asksForFactor }: Pick<AcceptProps, 'role' | 'asksForFactor'>) {
  const toLocale = useLocalePath();
  return asksForFactor
    ? { path: toLocale(INVITATION_PATH), state: { joined: role } }
    : { path: toLocale('/dashboard'), state: undefined };
}

/** Accepts, and has the invitation read again if it changed meanwhile, so that the page says how. */
function useAccept({ token, onChanged }: Pick<AcceptProps, 'token' | 'onChanged'>) {
  const api = useApi();
  return async (person: { fullName?: string; password?: string }) => {
    try {
      await acceptInvitation(api, { token, ...person });
      keptInvitation.forget();
    } catch (error) {
      if (error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_signed_in')) onChanged();
      throw error;
    }
  };
}

/** STAFF-7: makes the account of an address that has none. The link has proved the address. */
export function AcceptForm(props: AcceptProps) {
  const { _ } = useLingui();
  const accept = useAccept(props);
  const arrive = useArrive();
  const goal = useGoal(props);
  const form = useAccountForm({
    fields: {
      fullName: { id: 'invitation-name', check: checkFullName },
      password: { id: 'invitation-password', check: checkNewPassword },
    },
    send: async (given) => {
      await accept(given);
      await arrive(goal.path, goal.state);
    },
    fallback: 'account.invitation.failed',
  });
  return (
    <AccountForm form={form}>
      <p className="text-label">{_('account.invitation.choose')}</p>
      <NameField {...form.field('fullName')} />
      <AccountPasswordField isNew {...form.field('password')} />
      <SubmitButton form={form} label="account.invitation.accept" />
    </AccountForm>
  );
}

/** STAFF-7: gives the role to the account that is signed in and has the address. */
export function TakeRole(props: AcceptProps) {
  const { _ } = useLingui();
  const accept = useAccept(props);
  const renew = useRenewSession();
  const navigate = useNavigate();
  const goal = useGoal(props);
  const form = useAccountForm({
    fields: {},
    send: async () => {
      await accept({});
      await renew();
      await navigate(goal.path, { replace: true, state: goal.state });
    },
    fallback: 'account.invitation.failed',
  });
  return (
    <AccountForm form={form}>
      <p className="text-label">{_('account.invitation.take')}</p>
      <SubmitButton form={form} label="account.invitation.accept" />
    </AccountForm>
  );
}
