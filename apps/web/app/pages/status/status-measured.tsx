import { useLingui } from '@lingui/react';
import { Link } from 'react-router';
import { useLocalePath } from '../../language/use-locale.ts';
import type { Status } from '../../queries/status.ts';
import { BadDays } from './bad-days.tsx';
import { PartHistory } from './part-history.tsx';
import { SourceTable } from './source-table.tsx';
import { StatusLegend } from './status-legend.tsx';

/** What servers measured: the parts over 90 days, and the age of each live source. */
export function StatusMeasured({ status, now }: { status: Status; now: Date | null }) {
  const { _ } = useLingui();
  const toLocale = useLocalePath();
  return (
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
  );
}
