import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { loadPage } from '../../data/load-page.ts';
import { pageMeta } from '../../data/page-meta.ts';
import { useLocalePath } from '../../language/use-locale.ts';
import { statusQuery } from '../../queries/status.ts';
import { BadDays } from './bad-days.tsx';
import { PartHistory } from './part-history.tsx';
import { SourceTable } from './source-table.tsx';
import { StatusLegend } from './status-legend.tsx';
import { StatusSummary } from './status-summary.tsx';
import { useStatus } from './use-status.ts';

const load = loadPage(['status'], async ({ api, prefetch, translate }) => {
  await prefetch(statusQuery(api));
  return { title: translate('status.title'), description: translate('status.promise') };
});

export { load as clientLoader, load as loader, pageMeta as meta };

/** MON-1: what works now and over 90 days, and how fresh each live source is. */
export default function StatusPage() {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  const { status, now } = useStatus();
  return (
    <div className="page-width flex flex-col gap-6 pt-2 pb-14 wide:pt-4">
      <header className="flex flex-col gap-2">
        <h1 className="headline text-title">{_('status.title')}</h1>
        <p className="measure text-ui text-text-2">{_('status.promise')}</p>
      </header>
      <StatusSummary status={status} now={now} />
      <div className="grid gap-8 wide:grid-cols-5">
        <section className="flex min-w-0 flex-col gap-3 wide:col-span-3">
          <h2 className="text-section font-strong">{_('status.parts')}</h2>
          <StatusLegend />
          <ul className="flex flex-col">
            {status.parts.map((part) => (
              <PartHistory key={part.part} part={part} />
            ))}
          </ul>
          <BadDays parts={status.parts} />
        </section>
        <section className="flex min-w-0 flex-col gap-3 wide:col-span-2">
          <h2 className="text-section font-strong">{_('status.sources')}</h2>
          <SourceTable status={status} now={now} />
          <p className="text-label">
            {_('status.other')}{' '}
            <Link to={toLocale('/support')} className="text-link inline-flex min-h-6 items-center">
              {_('shell.nav.support')}
            </Link>
          </p>
        </section>
      </div>
    </div>
  );
}
