import { isAllowed } from '@dalil/domain/accounts/permissions.ts';
import { Outlet, useLoaderData } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { orWithout } from '../../data/or-without.ts';
import { requestSession } from '../../features/session/load-private-page.ts';
import { workQuery } from '../../queries/newsroom.ts';
import './desk.css';
import { DeskFrame } from './desk-frame.tsx';

const load = loadPage(['desk'], async ({ api, refresh, prefetch, translate }) => {
  const { actor } = await requestSession({ api, refresh });
  const isStaff = isAllowed(actor.role, 'newsroom:read:any');
  if (isStaff) await orWithout(prefetch(workQuery(api)));
  return {
    title: translate('desk.name'),
    description: '',
    isUnlisted: true,
    ...(isStaff && { frame: 'desk' as const }),
  };
});

export { load as clientLoader, load as loader };

/** Around the pages of the staff. Who is no staff opens their own overview, or the page that says who may, in the layout of users. */
export default function Desk() {
  const { frame } = useLoaderData<typeof load>();
  return frame === 'desk' ? (
    <DeskFrame>
      <Outlet />
    </DeskFrame>
  ) : (
    <Outlet />
  );
}
