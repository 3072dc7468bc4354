import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { loadPage } from '../../data/load-page.ts';
import { orWithout } from '../../data/or-without.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useApi } from '../../data/use-api.ts';
import { useLocale } from '../../language/use-locale.ts';
import { incidentsQuery, statusQuery } from '../../queries/status.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FollowStatus } from './follow-status.tsx';
import { IncidentList } from '../../features/status/incident-list.tsx';
import { StatusMeasured } from './status-measured.tsx';
import { StatusSummary } from './status-summary.tsx';
import { useStatus } from './use-status.ts';

const load = loadPage(['status'], async ({ api, locale, prefetch, translate }) => {
  await Promise.all([orWithout(prefetch(statusQuery(api))), orWithout(prefetch(incidentsQuery(api, locale)))]);
  const feed = { path: '/status.atom', type: 'application/atom+xml' };
  return { title: translate('status.title'), description: translate('status.promise'), feed };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** MON-1: what works now and over 90 days, incidents, and how fresh each live source is. */
export default function StatusPage() {
  const { _ } = useLingui();
  const { query, now } = useStatus();
  const found = useQuery(incidentsQuery(useApi(), useLocale()));
  const incidents = found.data?.incidents ?? [];
  return (
    <div className="page-width flex flex-col gap-6 pt-2 pb-14 wide:pt-4">
      <header className="flex flex-col gap-2">
        <h1 className="headline text-title">{_('status.title')}</h1>
        <p className="measure text-ui text-text-2">{_('status.promise')}</p>
      </header>
      {query.data ? (
        <StatusSummary status={query.data} now={now} incidents={incidents} />
      ) : (
        <NoStatus retry={() => void query.refetch()} />
      )}
      {found.data ? (
        <section aria-labelledby="status-incidents" className="flex flex-col gap-3">
          <h2 id="status-incidents" className="text-section font-strong">
            {_('status.incidents')}
          </h2>
          <IncidentList incidents={incidents} />
        </section>
      ) : null}
      {query.data ? <StatusMeasured status={query.data} now={now} /> : null}
      <FollowStatus />
    </div>
  );
}

/** On a device that has no copy and cannot get one. */
function NoStatus({ retry }: { retry: () => void }) {
  const { _ } = useLingui();
  return (
    <Notice
      title={_('status.whole.none')}
      action={
        <Button size="small" onClick={retry}>
          {_('status.retry')}
        </Button>
      }
    >
      <p>{_('status.noCopy')}</p>
    </Notice>
  );
}
