import { LOCALE_INFO } from '@dalil/domain/language/locale.ts';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../data/use-api.ts';
import { failureMessage } from '../../features/account-forms/auth-messages.ts';
import { useToast } from '../../features/announcer/use-toast.ts';
import type { Formatters } from '../../language/format.ts';
import { useFormat } from '../../language/use-format.ts';
import { type Invited, sendInvitationAgain, withdrawInvitation } from '../../queries/members.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Dialog } from '../../ui/modal.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type DeskColumn, DeskTable } from '../kit/desk-table.tsx';
import { type InvitationLink, InvitationLinks } from './invitation-links.tsx';

/** STAFF-7: who is invited and has not accepted. A table where there is room for one, else cards. */
export function InvitationList({ items }: { items: readonly Invited[] }) {
  const { _ } = useLingui();
  const format = useFormat();
  const [links, setLinks] = useState<readonly InvitationLink[]>([]);
  if (items.length === 0)
    return <EmptyState title={_('members.invitations.none')}>{_('members.invitations.noneHint')}</EmptyState>;
  const onLink = (link: InvitationLink) => setLinks([link]);
  return (
    <>
      <div className="desk-fill hidden medium:block">
        <DeskTable
          caption={_('members.invitations')}
          isCaptionHidden
          columns={columnsOf(_, format, onLink)}
          rows={items}
          keyOf={({ id }) => id}
        />
      </div>
      <ul aria-label={_('members.invitations')} className="flex flex-col gap-3 medium:hidden">
        {items.map((one) => (
          <li
            key={one.id}
            className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 text-label high-contrast:border-2"
          >
            <bdi dir="ltr" className="w-fit font-semibold wrap-anywhere">
              {one.email}
            </bdi>
            <span className="flex flex-wrap items-center gap-2 text-meta text-text-2">
              {_(`shell.role.${one.role}`)} · {LOCALE_INFO[one.locale].nativeName} · <Until invited={one} />
              <StateTag invited={one} />
            </span>
            <Actions invited={one} onLink={onLink} />
          </li>
        ))}
      </ul>
      {links.length === 0 ? null : (
        <Dialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setLinks([])}
          title={_('members.invite.title')}
          closeLabel={_('members.close')}
        >
          <InvitationLinks links={links} onDone={() => setLinks([])} />
        </Dialog>
      )}
    </>
  );
}

function columnsOf(
  translate: (key: string) => string,
  format: Formatters,
  onLink: (link: InvitationLink) => void,
): DeskColumn<Invited>[] {
  return [
    { id: 'email', header: translate('account.email'), cell: ({ email }) => <bdi dir="ltr">{email}</bdi> },
    {
      id: 'role',
      header: translate('members.role'),
      isNarrow: true,
      cell: ({ role }) => translate(`shell.role.${role}`),
    },
    {
      id: 'language',
      header: translate('members.invite.language'),
      isNarrow: true,
      cell: ({ locale }) => LOCALE_INFO[locale].nativeName,
    },
    {
      id: 'by',
      header: translate('members.invitations.by'),
      cell: ({ invitedBy }) => (invitedBy === null ? '–' : <bdi className="desk-clip">{invitedBy}</bdi>),
    },
    {
      id: 'state',
      header: translate('members.users.state'),
      isNarrow: true,
      cell: (invited) => <StateTag invited={invited} />,
    },
    {
      id: 'until',
      header: translate('members.invitations.until'),
      isNumeric: true,
      cell: ({ expiresAt }) => `${format.shortDate(expiresAt)} · ${format.time(expiresAt)}`,
    },
    {
      id: 'actions',
      header: translate('members.invitations.actions'),
      isNarrow: true,
      cell: (invited) => <Actions invited={invited} onLink={onLink} />,
    },
  ];
}

function Until({ invited: { expiresAt } }: { invited: Invited }) {
  const format = useFormat();
  const { _ } = useLingui();
  return (
    <span>
      {_('members.invitations.until')} {format.shortDate(expiresAt)} · {format.time(expiresAt)}
    </span>
  );
}

function StateTag({ invited: { state } }: { invited: Invited }) {
  const { _ } = useLingui();
  return <Tag tone={state === 'waiting' ? 'info' : 'warn'}>{_(`members.invitations.state.${state}`)}</Tag>;
}

type ActionsProps = { invited: Invited; onLink: (link: InvitationLink) => void };

function Actions({ invited: { id, email }, onLink }: ActionsProps) {
  const { _ } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<string | undefined>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const done = await work();
      if (done !== undefined) showToast({ id: 'invitation', tone: 'success', title: _(done) });
    } catch (error) {
      const { key, values } = failureMessage(error, 'members.invite.failed');
      showToast({ id: 'invitation', tone: 'error', title: _(key, values) });
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: ['invitations'] });
    }
  }

  const again = async () => {
    const { path } = await sendInvitationAgain(api, id);
    if (path === undefined) return 'members.invitations.sentAgain';
    onLink({ email, path });
    return undefined;
  };
  const withdraw = async () => {
    await withdrawInvitation(api, id);
    return 'members.invitations.withdrawn';
  };
  return (
    <span className="flex flex-wrap gap-2 medium:flex-nowrap" data-needs-script="">
      <Button
        size="small"
        className="max-wide:min-h-11 desk-control"
        aria-disabled={isBusy}
        onClick={() => void run(again)}
      >
        {_('members.invitations.again')} <VisuallyHidden>{email}</VisuallyHidden>
      </Button>
      <Button
        size="small"
        variant="ghost"
        className="max-wide:min-h-11 desk-control"
        aria-disabled={isBusy}
        onClick={() => void run(withdraw)}
      >
        {_('members.invitations.withdraw')} <VisuallyHidden>{email}</VisuallyHidden>
      </Button>
    </span>
  );
}
