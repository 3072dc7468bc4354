import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { type StaffAlert, staffAlertsQuery } from '../../queries/city-alerts.ts';
import { Button } from '../../ui/button.tsx';
import { LoadedPanel } from '../newsroom/loaded-panel.tsx';
import { Panel } from '../quality/panel.tsx';
import { DeskPage } from '../kit/desk-page.tsx';
import { AlertCard } from './alert-card.tsx';
import { AlertForm } from './alert-form.tsx';

const load = loadPrivatePage(
  ['account', 'newsroom', 'city-alerts', 'alert-desk'],
  async ({ translate, api, refresh }) => {
    await refresh(staffAlertsQuery(api));
    return { title: translate('city-alerts.title'), description: translate('alert-desk.promise'), isUnlisted: true };
  },
);

export { load as clientLoader, load as loader, pageMeta as meta };

const LISTS = [
  { id: 'waiting', has: ({ state, proposal }: StaffAlert) => state !== 'ended' && proposal !== null },
  { id: 'current', has: ({ state, proposal }: StaffAlert) => /active|planned/.test(state) && proposal === null },
  { id: 'ended', has: ({ state }: StaffAlert) => state === 'ended' },
] as const;

/** Alerts for the city: what waits for a second person, what users see or will see, and what has ended. */
export default function CityAlertsPage() {
  const { _ } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const query = useQuery(staffAlertsQuery(useApi()));
  return (
    <DeskPage title={_('city-alerts.title')} promise={_('alert-desk.promise')}>
      {isWriting ? (
        <Panel title={_('alert-desk.write')}>
          <AlertForm alert={null} onClose={() => setWriting(false)} />
        </Panel>
      ) : (
        <div>
          <Button variant="primary" onClick={() => setWriting(true)}>
            {_('alert-desk.write')}
          </Button>
        </div>
      )}
      <LoadedPanel query={query}>{({ items }) => <AlertLists items={items} />}</LoadedPanel>
    </DeskPage>
  );
}

function AlertLists({ items }: { items: readonly StaffAlert[] }) {
  const { _ } = useLingui();
  return LISTS.map(({ id, has }) => {
    const alerts = items.filter(has);
    return (
      <section key={id} aria-labelledby={`alerts-${id}`} className="flex flex-col gap-4">
        <h2 id={`alerts-${id}`} className="text-section font-strong">
          {_(`alert-desk.list.${id}`)}
        </h2>
        {alerts.length === 0 ? <p className="text-label text-text-2">{_(`alert-desk.none.${id}`)}</p> : null}
        {alerts.map((alert) => (
          <AlertCard key={alert.id} alert={alert} />
        ))}
      </section>
    );
  });
}
