import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useSession } from '../../features/session/use-session.ts';
import { rightsOf, type Session } from '../../queries/accounts.ts';
import { holdersQuery } from '../../queries/compliance.ts';
import { Notice } from '../../ui/notice.tsx';

/** Whether somebody processes requests of people. */
export function mayProcess(session: Session): boolean {
  return isAllowed(session.actor.role, 'privacy:process:any', rightsOf(session));
}

/** STAFF-8: tells admins who processes requests, and that they stand in while nobody has the right. */
export function WhoProcesses() {
  const { _ } = useLingui();
  const { list } = useFormat();
  const session = useSession();
  const { data } = useQuery(holdersQuery(useApi()));
  if (data === undefined || session === undefined) return null;
  if (data.isStandIn) return <p className="text-meta text-text-2">{_('compliance.holders.standIn')}</p>;
  if (mayProcess(session)) return null;
  const names = list(data.items.map(({ fullName }) => isolate(fullName)));
  return <Notice>{_('compliance.holders.others', { names })}</Notice>;
}
