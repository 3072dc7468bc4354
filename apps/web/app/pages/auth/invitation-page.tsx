import { maskAddress } from '@dalil/domain/accounts/confirm-link.ts';
import { INVITATION_PATH } from '@dalil/domain/accounts/invitation.ts';
import type { Role } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { ApiError } from '../../data/api.ts';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useIsHydrated } from '../../features/lazy-loading/use-is-hydrated.ts';
import { useSignOut } from '../../features/session/account-menu.tsx';
import { isolate } from '../../language/bidi.tsx';
import { useLocalePath } from '../../language/use-locale.ts';
import { type FoundInvitation, invitationQuery, sessionQuery } from '../../queries/accounts.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/skeleton.tsx';
import { AcceptForm, TakeRole } from './accept-invitation.tsx';
import { AuthPage, NeedsScript } from './auth-page.tsx';
import { InvitationAccepted } from './invitation-accepted.tsx';
import { keptInvitation } from './kept-invitation.ts';

/** The state of the page after the invitation was accepted. */
export type JoinedState = { joined: Role };

/**
 * STAFF-7: reads the invitation of the link and accepts it. Opening the link changes nothing, because programs that check mails open
 * links too. Its token is in the fragment, which the server does not receive.
 */
export function InvitationPage() {
  const { hash, state } = useLocation() as { hash: string; state: Partial<JoinedState> | null };
  const isHydrated = useIsHydrated();
  const token = hash.slice(1) || keptInvitation.read();
  useEffect(() => {
    if (hash !== '') keptInvitation.keep(hash.slice(1));
  }, [hash]);
  if (!isHydrated) return <Reading />;
  if (state?.joined !== undefined) return <InvitationAccepted role={state.joined} />;
  return token === undefined ? <Ended state="wrong" /> : <OfToken key={token} token={token} />;
}

/** What the server renders too: the page cannot be read before the device has the link. */
function Reading() {
  const { _ } = useLingui();
  return (
    <AuthPage title={_('account.invitation')}>
      <NeedsScript />
      <SkeletonRegion label={_('account.invitation.reading')}>
        <Skeleton className="min-h-32" />
      </SkeletonRegion>
    </AuthPage>
  );
}

function OfToken({ token }: { token: string }) {
  const { _ } = useLingui();
  const found = useQuery(invitationQuery(useApi(), token));
  if (found.isPending) return <Reading />;
  if (found.data) return <Found token={token} found={found.data} onChanged={() => void found.refetch()} />;
  if (found.error instanceof ApiError && found.error.code === 'invalid_link') return <Ended state="wrong" />;
  const failure = failureMessage(found.error, 'account.invitation.notRead');
  return (
    <AuthPage title={_('account.invitation')}>
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
    </AuthPage>
  );
}

type FoundProps = { token: string; found: FoundInvitation; onChanged: () => void };

function Found({ token, found, onChanged }: FoundProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { data: session } = useSuspenseQuery(sessionQuery(useApi()));
  const owner = session.profile?.email;
  if (found.state !== 'waiting') return <Ended state={found.state} isSignedIn={owner !== undefined} />;
  const role = _(`shell.role.${found.role}`);
  const asInvited = _('account.invitation.as', { role, email: isolate(found.email) });
  if (owner !== undefined && owner !== found.email)
    return <OtherAccount owner={owner} email={found.email} hash={`#${token}`} />;
  return (
    <AuthPage title={_('account.invitation')} promise={asInvited}>
      {found.asksForFactor ? (
        <p className="text-label text-text-2">{_('account.invitation.factorLater', { role })}</p>
      ) : null}
      {owner !== undefined ? (
        <TakeRole token={token} role={found.role} asksForFactor={found.asksForFactor} onChanged={onChanged} />
      ) : found.hasAccount ? (
        <>
          <p className="text-label">{_('account.invitation.hasAccount')}</p>
          <p>
            <Link
              to={`${toLocale('/auth/signin')}?next=${encodeURIComponent(toLocale(INVITATION_PATH))}`}
              className={buttonClass({ variant: 'primary' })}
            >
              {_('account.invitation.signIn')}
            </Link>
          </p>
        </>
      ) : (
        <AcceptForm token={token} role={found.role} asksForFactor={found.asksForFactor} onChanged={onChanged} />
      )}
    </AuthPage>
  );
}

/** The account in use must not be replaced unnoticed: the invitation is another person's. */
function OtherAccount({ owner, email, hash }: { owner: string; email: string; hash: string }) {
  const { _ } = useLingui();
  const signOut = useSignOut(undefined, useLocalePath()(INVITATION_PATH) + hash);
  const values = { account: isolate(maskAddress(owner)), email: isolate(maskAddress(email)) };
  return (
    <Result tone="warning" text={_('account.invitation.other', values)}>
      <Button variant="primary" onClick={signOut}>
        {_('account.confirm.leave')}
      </Button>
    </Result>
  );
}

type EndedProps = { state: Exclude<FoundInvitation['state'], 'waiting'> | 'wrong'; isSignedIn?: boolean };

/** A link that can no longer be accepted says why, and what to do. */
function Ended({ state, isSignedIn = false }: EndedProps) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
    <Result tone={state === 'member' ? 'info' : 'warning'} text={_(`account.invitation.state.${state}`)}>
      {isSignedIn ? (
        <Link to={toLocale('/dashboard')} className={buttonClass({ variant: 'primary' })}>
          {_('account.invitation.desk')}
        </Link>
      ) : (
        <Link to={toLocale('/auth/signin')} className={buttonClass()}>
          {_('account.signIn')}
        </Link>
      )}
    </Result>
  );
}

type ResultProps = { tone: 'info' | 'warning'; text: string; children: ReactNode };

function Result({ tone, text, children }: ResultProps) {
  const { _ } = useLingui();
  return (
    <AuthPage title={_('account.invitation')}>
      <Notice role="status" tone={tone}>
        {text}
      </Notice>
      <div className="flex flex-wrap gap-3">{children}</div>
    </AuthPage>
  );
}
