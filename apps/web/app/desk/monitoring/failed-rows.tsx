import { useLingui } from '@lingui/react';
import { useApi } from '../../data/use-api.ts';
import { isolate } from '../../language/bidi.tsx';
import { useFormat } from '../../language/use-format.ts';
import { type Monitoring, retryFailedRows } from '../../queries/staff-monitoring.ts';
import { Button } from '../../ui/button.tsx';
import { useJobDecision } from './use-job-decision.ts';

type Rows = Monitoring['failedRows'][number];

/** MON-1: how many entries each job could not process, and why, as a code. */
export function FailedRows({ failedRows }: Pick<Monitoring, 'failedRows'>) {
  const { _ } = useLingui();
  const jobs = [...Map.groupBy(failedRows, ({ loop }) => loop)];
  if (jobs.length === 0) return <p className="text-label text-text-2">{_('monitoring.rows.none')}</p>;
  return (
    <ul className="flex flex-col">
      {jobs.map(([loop, rows]) => (
        <FailedRowsOfJob key={loop} loop={loop} rows={rows} />
      ))}
    </ul>
  );
}

function FailedRowsOfJob({ loop, rows }: { loop: string; rows: Rows[] }) {
  const { _ } = useLingui();
  const api = useApi();
  const format = useFormat();
  const decision = useJobDecision();
  const when = (instant: string) => isolate(`${format.shortDate(instant)} ${format.time(instant)}`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="flex min-w-0 flex-col gap-1">
        <strong className="text-ui font-semibold" dir="ltr">
          {loop}
        </strong>
        {rows.map(({ code, rows: count, givenUp, lastAt }) => (
          <p key={code} className="text-label text-text-2">
            {_('monitoring.rows.count', { count, code: isolate(code) })}{' '}
            {_('monitoring.rows.givenUp', { count: givenUp })} {_('monitoring.rows.last', { when: when(lastAt) })}
          </p>
        ))}
      </div>
      <Button
        size="small"
        aria-label={_('monitoring.rows.retry.name', { job: loop })}
        disabled={decision.isPending}
        onClick={() => decision.mutate({ run: () => retryFailedRows(api, loop), done: 'monitoring.rows.retried' })}
      >
        {_('monitoring.rows.retry')}
      </Button>
    </li>
  );
}
