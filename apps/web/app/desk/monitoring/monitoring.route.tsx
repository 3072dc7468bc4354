import { QUIET_MINUTES } from '@dalil/domain/monitoring/alert-rules.ts';
import { MAX_SAMPLES } from '@dalil/domain/monitoring/metric-sample.ts';
import { useLingui } from '@lingui/react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { loadPrivatePage } from '../../features/session/load-private-page.ts';
import { monitoringQuery } from '../../queries/staff-monitoring.ts';
import { DeskPage } from '../kit/desk-page.tsx';
import { AlertList } from './alert-list.tsx';
import { FailedRows } from './failed-rows.tsx';
import { FigurePlot } from './figure-plot.tsx';
import { IncidentDesk } from './incident-desk.tsx';
import { HealthList } from './health-list.tsx';
import { LimitTable } from './limit-table.tsx';
import { PLOTS } from './plots.ts';
import { SampleTable } from './sample-table.tsx';
import { SetAsideJobs } from './set-aside-jobs.tsx';

const load = loadPrivatePage(['account', 'newsroom', 'status', 'monitoring'], async ({ translate, api, refresh }) => {
  await refresh(monitoringQuery(api));
  return { title: translate('monitoring.title'), description: translate('monitoring.promise'), isUnlisted: true };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** MON-1, MON-2: the health of the running servers, the alerts, their limits and the last hours. */
export default function MonitoringPage() {
  const { _ } = useLingui();
  const { data } = useSuspenseQuery(monitoringQuery(useApi()));
  return (
    <DeskPage title={_('monitoring.title')} promise={_('monitoring.promise')}>
      <div className="grid gap-8 wide:grid-cols-3">
        <section className="flex min-w-0 flex-col gap-3 wide:col-span-2">
          <h2 className="text-section font-strong">{_('monitoring.alerts')}</h2>
          <AlertList alerts={data.alerts} />
          <p className="text-meta text-text-2">
            {_('monitoring.quiet', { minutes: QUIET_MINUTES })}{' '}
            {_(data.hasWebhook ? 'monitoring.webhook.on' : 'monitoring.webhook.off')}
          </p>
        </section>
        <section className="flex min-w-0 flex-col gap-3">
          <h2 className="text-section font-strong">{_('monitoring.health')}</h2>
          <HealthList parts={data.parts} setUpParts={data.setUpParts} />
        </section>
      </div>
      <div className="grid gap-8 wide:grid-cols-2">
        <section className="flex min-w-0 flex-col gap-3">
          <h2 className="text-section font-strong">{_('monitoring.jobs')}</h2>
          <SetAsideJobs setAsideJobs={data.setAsideJobs} />
          <p className="text-meta text-text-2">{_('monitoring.jobs.promise')}</p>
        </section>
        <section className="flex min-w-0 flex-col gap-3">
          <h2 className="text-section font-strong">{_('monitoring.rows')}</h2>
          <FailedRows failedRows={data.failedRows} />
          <p className="text-meta text-text-2">{_('monitoring.rows.promise')}</p>
        </section>
      </div>
      <IncidentDesk />
      <section className="flex flex-col gap-4">
        <h2 className="text-section font-strong">{_('monitoring.plots')}</h2>
        {data.samples.length === 0 ? (
          <p className="text-label text-text-2">{_('monitoring.plot.none')}</p>
        ) : (
          <div className="grid gap-6 wide:grid-cols-2">
            {PLOTS.map((plot) => (
              <FigurePlot key={plot.id} plot={plot} samples={data.samples} />
            ))}
          </div>
        )}
        <p className="text-meta text-text-2">{_('monitoring.how', { count: MAX_SAMPLES })}</p>
        <SampleTable samples={data.samples} />
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-section font-strong">{_('monitoring.limits')}</h2>
        <LimitTable />
      </section>
    </DeskPage>
  );
}
